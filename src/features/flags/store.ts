// The current flags: the last good ones at once, new ones when they arrive (FLG-001 to FLG-003, FLG-101).
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Clock, FlagService, Storage } from '#platform/ports.ts'
import type { FlagEvaluation } from '#schema/wire.ts'
import { type AllFlags, FLAGS_DEBOUNCE_MS, FLAGS_REFRESH_MS, flagsRetryDelays, withFlags } from './flags.ts'

export type FlagsPorts = {
  service: FlagService
  storage: Storage
  clock: Clock
  /** Flags of the static file as the page carries them; the last resort (FLG-002). */
  fallback(): AllFlags
  /** Whom the flags are for; read for each request. */
  context(): FlagEvaluation['context']
}

export type FlagsStore = {
  /** null until `start`. */
  $flags: ReadableAtom<AllFlags | null>
  /** The flags of a service's answer, from now or earlier in this tab; only these may close a route (Q109). */
  $known: ReadableAtom<Readonly<Partial<AllFlags>>>
  /** True once the services have answered or failed. */
  $settled: ReadableAtom<boolean>
  /** False once there are flags of a service, or it is known that none come for now. */
  $awaited: ReadableAtom<boolean>
  /** Shows the last good flags, then fetches them regularly; returns a function that stops this. */
  start(): () => void
  /** Fetches again if user or vendor have changed; several calls within 400 ms are one. */
  refresh(): void
  /** Fetches again now. */
  retry(): Promise<void>
  /** Drops the flags of the user who has logged out (SES-007). */
  reset(): void
}

/** @returns the flags of this page; nothing is fetched before `start` */
export function createFlags({ service, storage, clock, fallback, context }: FlagsPorts): FlagsStore {
  const $flags = atom<AllFlags | null>(null)
  const $known = atom<Readonly<Partial<AllFlags>>>({})
  const $settled = atom(false)
  let run = 0
  let askedFor = ''
  const retryDelay = flagsRetryDelays()
  let stopWaiting = () => {}

  async function load(): Promise<void> {
    const mine = ++run
    wait(FLAGS_REFRESH_MS)
    const question = context()
    askedFor = JSON.stringify(question)
    const answer = await service({ context: question, withFile: storage.read('flags') === undefined })
    // An answer for another user, or an older one that arrives late.
    if (mine !== run) return
    if (answer?.from === 'service') {
      const good = withFlags(fallback(), answer.flags)
      $flags.set(good)
      $known.set(good)
      // Only good ones are stored: a substitute must not close a route of the next page at once.
      storage.write('flags', good)
    } else if (storage.read('flags') === undefined) {
      if (answer) $flags.set(withFlags(fallback(), answer.flags))
      // A slow start must not switch features off for five minutes.
      wait(retryDelay())
    }
    $settled.set(true)
  }

  function wait(delayMs: number): void {
    stopWaiting()
    stopWaiting = clock.after(delayMs, () => void load())
  }

  return {
    $flags,
    $known,
    $settled,
    $awaited: computed(
      [$flags, $known, $settled],
      (flags, known, settled) => flags === null || (!settled && Object.keys(known).length === 0),
    ),
    retry: load,
    start() {
      $known.set(storage.read('flags') ?? {})
      $flags.set(withFlags(fallback(), storage.read('flags') ?? {}))
      void load()
      return () => {
        run++
        stopWaiting()
      }
    },
    refresh() {
      if (JSON.stringify(context()) !== askedFor) wait(FLAGS_DEBOUNCE_MS)
    },
    reset() {
      run++
      storage.remove('flags')
      $flags.set(fallback())
      $known.set({})
      wait(FLAGS_DEBOUNCE_MS)
    },
  }
}
