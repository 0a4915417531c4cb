// Checks every five minutes whether this page is outdated (NTC-008, NTC-009, API-008).
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, Navigate, Send, Storage } from '#platform/ports.ts'
import type { AssetManifest } from '#schema/wire.ts'

// When an open page is outdated, and what happens then (NTC-008, NTC-009, NTC-101, Q86).

/** How often an open page checks the current build, in milliseconds (NTC-009). */
const OUTDATED_CHECK_MS = 300_000
/** How long the notice is shown before the page reloads, in milliseconds (NTC-008). */
const RELOAD_AFTER_MS = 3000

type OutdatedState =
  | { state: 'current' }
  /** The page reloads by itself. */
  | { state: 'reloading'; build: string }
  /** Typed text would be lost: the reader decides. */
  | { state: 'asking'; build: string }

/**
 * Whether the page runs scripts that are not in the current build.
 * @param loaded paths of the scripts of this page, such as /_assets/request.3f2a.js
 */
const isOutdated = (loaded: readonly string[], { files }: AssetManifest): boolean =>
  loaded.some(path => !files.includes(path))

/**
 * What to do with an answer. A tab reloads once per build: if the scripts still differ after that, a cache is
 * behind, and reloading would never end.
 * @param reloadedFor the build for which this tab last reloaded
 */
function outdatedBy(context: {
  manifest: AssetManifest
  loaded: readonly string[]
  reloadedFor: string | undefined
  unsaved: boolean
}): OutdatedState {
  const { manifest, loaded, reloadedFor, unsaved } = context
  const { build } = manifest
  if (!isOutdated(loaded, manifest) || reloadedFor === build) return { state: 'current' }
  return unsaved ? { state: 'asking', build } : { state: 'reloading', build }
}

export type OutdatedPorts = {
  send: Send
  clock: Clock
  storage: Storage
  navigate: Navigate
  /** Paths of the scripts that this page has loaded. */
  loaded(): readonly string[]
  /** A form has typed contents that are stored nowhere (NTC-101). */
  unsaved(): boolean
  /** Somebody is on the way to another page, which loading this one again would keep them from. */
  leaving(): boolean
  notify(notice: { code: 'outdated' }): void
}

export type OutdatedStore = {
  $outdated: ReadableAtom<OutdatedState>
  /** Begins to check; returns a function that stops this. */
  start(): () => void
  /** Checks now: a module of this page no longer exists. */
  look(): void
  /** The reader agrees to reload. */
  reload(): void
}

/** @returns the check of this page's build; an unreadable manifest is ignored (Q86) */
export function createOutdated(ports: OutdatedPorts): OutdatedStore {
  const { send, clock, storage, navigate } = ports
  const $outdated = atom<OutdatedState>({ state: 'current' })
  let stopWaiting = () => {}
  /** What this page has noted is for the one after it: whoever is still here stayed when the browser asked. */
  let noted: string | undefined

  async function check(): Promise<void> {
    stopWaiting = clock.after(OUTDATED_CHECK_MS, () => void check())
    if ($outdated.get().state === 'reloading') return
    const answer = await send('assetManifest', { query: { t: clock.now() } })
    // Several parts may be missed at once: the first answer decides when the page loads again.
    if (answer.state === 'failed' || $outdated.get().state === 'reloading') return
    const { build } = answer.value
    const reloadedFor = noted === build ? undefined : storage.read('reloaded-for')
    const context = { manifest: answer.value, loaded: ports.loaded(), reloadedFor }
    const next = outdatedBy({ ...context, unsaved: ports.unsaved() })
    $outdated.set(next)
    if (next.state !== 'reloading') return
    ports.notify({ code: 'outdated' })
    clock.after(RELOAD_AFTER_MS, reload)
  }

  function reload(): void {
    const now = $outdated.get()
    if (now.state === 'current') return
    if (now.state === 'reloading' && ports.leaving()) return void clock.after(RELOAD_AFTER_MS, reload)
    // What was typed while the notice was shown is not lost either; and nothing would end what is not noted.
    const mayReload = now.state === 'asking' || !ports.unsaved()
    if (mayReload && (isNoted(now.build) || now.state === 'asking')) navigate.reload()
    else $outdated.set({ state: 'asking', build: now.build })
  }

  /** Notes for which build this tab is loaded again; answers whether there is room for that. */
  function isNoted(build: string): boolean {
    storage.write('reloaded-for', build)
    noted = build
    const isKept = storage.outlives('reloaded-for')
    if (!isKept) storage.remove('reloaded-for')
    return isKept
  }

  return {
    $outdated,
    start() {
      stopWaiting = clock.after(OUTDATED_CHECK_MS, () => void check())
      return () => stopWaiting()
    },
    look() {
      stopWaiting()
      void check()
    },
    reload,
  }
}
