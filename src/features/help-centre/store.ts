// The help centre while it is open: its token, its page, and the messages of its frame (HLP-003 to HLP-006).
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, Send } from '#platform/ports.ts'
import {
  frameOrigin,
  HELP_FRAME_TIMEOUT_MS,
  HELP_TOKEN_REFRESH_MS,
  HELP_TOKEN_RETRY_MS,
  type HelpContext,
  helpInit,
  helpMessageOf,
} from './help-centre.ts'

export type HelpNotice = { code: 'help_centre_failed' } | { code: 'help_centre_not_loaded' }

/** late: the frame has not reported ready in time, and may still do so. */
export type HelpStage = 'opening' | 'loading' | 'ready' | 'late' | 'no-token' | 'no-page'

export type HelpCentre =
  | { open: false }
  | { open: true; stage: HelpStage; token?: string; url?: string; origin?: string }

export type HelpCentrePorts = {
  send: Send
  clock: Clock
  /** The configured host of the region. */
  host: string
  /** Origin of the portal itself. */
  portal: string
  notify(notice: HelpNotice): void
}

export type HelpCentreStore = {
  $help: ReadableAtom<HelpCentre>
  /** Opens it for a vendor; starts again if it is open. */
  open(context: HelpContext): Promise<void>
  /** Handles a message with the origin that the browser reports. */
  receive(origin: string, data: unknown): void
  close(): void
}

/** @returns a closed help centre */
export function createHelpCentre({ send, clock, host, portal, notify }: HelpCentrePorts): HelpCentreStore {
  const $help = atom<HelpCentre>({ open: false })
  let run = 0
  let stops: (() => void)[] = []

  function end(): void {
    run++
    for (const stop of stops) stop()
    stops = []
  }

  async function open(context: HelpContext): Promise<void> {
    end()
    const mine = run
    $help.set({ open: true, stage: 'opening' })
    const token = await readToken(context)
    if (mine !== run) return
    if (token === undefined) return fail('no-token', 'help_centre_failed')
    const answer = await send('initHelpCentre', { input: helpInit(context, token) })
    if (mine !== run) return
    const url = answer.state === 'answered' ? answer.value.url : ''
    const origin = frameOrigin(url, host, portal)
    if (origin === undefined) return fail('no-page', 'help_centre_not_loaded')
    $help.set({ open: true, stage: 'loading', token, url, origin })
    stops.push(clock.after(HELP_FRAME_TIMEOUT_MS, giveUpWaiting))
    renewAfter(HELP_TOKEN_REFRESH_MS, context)
  }

  async function readToken({ vendor }: HelpContext): Promise<string | undefined> {
    const answer = await send('helpCentreToken', { params: { id: vendor.vendor_id } })
    return answer.state === 'answered' ? answer.value.result : undefined
  }

  function fail(stage: HelpStage, code: HelpNotice['code']): void {
    $help.set({ open: true, stage })
    notify({ code })
  }

  function giveUpWaiting(): void {
    const now = $help.get()
    if (!now.open || now.stage !== 'loading') return
    $help.set({ ...now, stage: 'late' })
    notify({ code: 'help_centre_not_loaded' })
  }

  function renewAfter(delayMs: number, context: HelpContext): void {
    stops.push(clock.after(delayMs, () => void renew(context)))
  }

  async function renew(context: HelpContext): Promise<void> {
    const mine = run
    const token = await readToken(context)
    const now = $help.get()
    if (mine !== run || !now.open) return
    if (token !== undefined) $help.set({ ...now, token })
    renewAfter(token === undefined ? HELP_TOKEN_RETRY_MS : HELP_TOKEN_REFRESH_MS, context)
  }

  function close(): void {
    end()
    $help.set({ open: false })
  }

  return {
    $help,
    open,
    receive(origin, data) {
      const now = $help.get()
      if (!now.open || now.origin === undefined || origin !== now.origin) return
      const message = helpMessageOf(data)
      if (message === 'ready') $help.set({ ...now, stage: 'ready' })
      if (message === 'close') close()
    },
    close,
  }
}
