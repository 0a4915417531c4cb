// The help centre while it is open: its token, its page, and the messages of its frame (HLP-003 to HLP-006).
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, PageLifecycle, Send } from '#platform/ports.ts'
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

/** The store finds out itself which build of the site it is. */
type HelpOpening = Omit<HelpContext, 'version'>

export type HelpCentrePorts = {
  send: Send
  clock: Clock
  pageLifecycle: Pick<PageLifecycle, 'onReturn'>
  /** The configured host of the region. */
  host: string
  /** Origin of the portal itself. */
  portal: string
  notify(notice: HelpNotice): void
}

export type HelpCentreStore = {
  $help: ReadableAtom<HelpCentre>
  /** Opens it for a vendor; starts again if it is open. */
  open(context: HelpOpening): Promise<void>
  /** Handles a message with the origin that the browser reports. */
  receive(origin: string, data: unknown): void
  close(): void
}

/** @returns a closed help centre */
export function createHelpCentre({
  send,
  clock,
  pageLifecycle,
  host,
  portal,
  notify,
}: HelpCentrePorts): HelpCentreStore {
  const $help = atom<HelpCentre>({ open: false })
  let run = 0
  let stops: (() => void)[] = []
  let stopRenewing = () => {}

  function end(): void {
    run++
    stopRenewing()
    for (const stop of stops) stop()
    stops = []
  }

  async function open(context: HelpOpening): Promise<void> {
    end()
    const mine = run
    $help.set({ open: true, stage: 'opening' })
    const [token, version] = await Promise.all([readToken(context), readVersion()])
    if (mine !== run) return
    if (token === undefined) return fail('no-token', 'help_centre_failed')
    const answer = await send('initHelpCentre', { input: helpInit({ ...context, version }, token) })
    if (mine !== run) return
    const url = answer.state === 'answered' ? answer.value.url : ''
    const origin = frameOrigin(url, host, portal)
    if (origin === undefined) return fail('no-page', 'help_centre_not_loaded')
    $help.set({ open: true, stage: 'loading', token, url, origin })
    stops.push(clock.after(HELP_FRAME_TIMEOUT_MS, giveUpWaiting))
    renewAfter(HELP_TOKEN_REFRESH_MS, context)
  }

  async function readVersion(): Promise<string> {
    const answer = await send('assetManifest', { query: { t: clock.now() } })
    return answer.state === 'answered' ? answer.value.build : 'unknown'
  }

  async function readToken({ vendor }: HelpOpening): Promise<string | undefined> {
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

  function renewAfter(delayMs: number, context: HelpOpening): void {
    const dueAt = clock.now() + delayMs
    const renewNow = () => {
      stopRenewing()
      void renew(context)
    }
    const stopTimer = clock.after(delayMs, renewNow)
    // Timers stand still while a device sleeps, and tokens end all the same.
    const stopListening = pageLifecycle.onReturn(() => {
      if (clock.now() >= dueAt) renewNow()
    })
    stopRenewing = () => {
      stopTimer()
      stopListening()
    }
  }

  async function renew(context: HelpOpening): Promise<void> {
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
