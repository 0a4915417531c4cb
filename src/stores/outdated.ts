// Looks every five minutes whether this page is outdated (NTC-008, NTC-009, API-008).
import { atom, type ReadableAtom } from 'nanostores'
import { OUTDATED_CHECK_MS, type OutdatedState, outdatedBy, RELOAD_AFTER_MS } from '#domain/outdated'
import type { Clock, Navigate, Send, Storage } from '#ports'

export type OutdatedPorts = {
  send: Send
  clock: Clock
  storage: Storage
  navigate: Navigate
  /** Paths of the scripts that this page has loaded. */
  loaded(): readonly string[]
  /** A form holds something that was typed and is not kept (NTC-101). */
  unsaved(): boolean
  notify(notice: { code: 'outdated' }): void
}

export type OutdatedStore = {
  $outdated: ReadableAtom<OutdatedState>
  /** Begins to look; the answer ends it. */
  start(): () => void
  /** The reader agrees to load again. */
  reload(): void
}

/** @returns the watch over this page's build; a manifest that cannot be read is ignored (Q86) */
export function createOutdated(ports: OutdatedPorts): OutdatedStore {
  const { send, clock, storage, navigate } = ports
  const $outdated = atom<OutdatedState>({ state: 'current' })
  let stopWaiting = () => {}

  async function check(): Promise<void> {
    stopWaiting = clock.after(OUTDATED_CHECK_MS, () => void check())
    if ($outdated.get().state === 'reloading') return
    const answer = await send('assetManifest', { query: { t: clock.now() } })
    if (answer.state === 'failed') return
    const facts = { manifest: answer.value, loaded: ports.loaded(), reloadedFor: storage.read('reloaded-for') }
    const next = outdatedBy({ ...facts, unsaved: ports.unsaved() })
    $outdated.set(next)
    if (next.state !== 'reloading') return
    ports.notify({ code: 'outdated' })
    clock.after(RELOAD_AFTER_MS, reload)
  }

  function reload(): void {
    const now = $outdated.get()
    if (now.state === 'current') return
    // What was typed while the notice stood is not thrown away either.
    if (now.state === 'reloading' && ports.unsaved()) {
      $outdated.set({ state: 'asking', build: now.build })
      return
    }
    storage.write('reloaded-for', now.build)
    navigate.reload()
  }

  return {
    $outdated,
    start() {
      stopWaiting = clock.after(OUTDATED_CHECK_MS, () => void check())
      return () => stopWaiting()
    },
    reload,
  }
}
