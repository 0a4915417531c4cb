// The flags of this moment: the last good ones at once, fresh ones when they come (FLG-001 to FLG-003, FLG-101).
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, FlagService, Storage } from '#platform/ports.ts'
import type { FlagEvaluation } from '#schema/wire.ts'
import { type AllFlags, FLAGS_DEBOUNCE_MS, FLAGS_REFRESH_MS, FLAGS_RETRY_MS, withFlags } from './flags.ts'

export type FlagsPorts = {
  service: FlagService
  storage: Storage
  clock: Clock
  /** Flags of the static file as the page carries them; the last resort (FLG-002). */
  fallback(): AllFlags
  /** Whom the flags are for, at the moment of asking. */
  context(): FlagEvaluation['context']
}

export type FlagsStore = {
  /** null until `start`, which is at once. */
  $flags: ReadableAtom<AllFlags | null>
  /** What a service has answered, now or earlier in this tab; this alone may close a route (Q109). */
  $known: ReadableAtom<Readonly<Partial<AllFlags>>>
  /** True once the services answered or failed. */
  $settled: ReadableAtom<boolean>
  /** Shows the last good flags, asks for fresh ones and goes on asking; the answer ends that. */
  start(): () => void
  /** Asks again when user or vendor are others than those last asked for; several calls within 400 ms are one. */
  refresh(): void
  /** Asks again now. */
  retry(): Promise<void>
  /** Forgets what was for the user who left (SES-007). */
  reset(): void
}

/** @returns the flags of this page; nothing is asked before `start` */
export function createFlags({ service, storage, clock, fallback, context }: FlagsPorts): FlagsStore {
  const $flags = atom<AllFlags | null>(null)
  const $known = atom<Readonly<Partial<AllFlags>>>({})
  const $settled = atom(false)
  let run = 0
  let askedFor = ''
  let retryMs = FLAGS_RETRY_MS
  let stopWaiting = () => {}

  async function load(): Promise<void> {
    const mine = ++run
    wait(FLAGS_REFRESH_MS)
    const question = context()
    askedFor = JSON.stringify(question)
    const answer = await service({ context: question, withFile: storage.read('flags') === undefined })
    // An answer for somebody who has left, or an older one that comes late.
    if (mine !== run) return
    if (answer?.from === 'service') {
      const good = withFlags(fallback(), answer.flags)
      $flags.set(good)
      $known.set(good)
      // Only good ones are kept: a substitute must not close a route of the next page before it is seen.
      storage.write('flags', good)
    } else if (storage.read('flags') === undefined) {
      if (answer) $flags.set(withFlags(fallback(), answer.flags))
      // A slow start must not take features away for five minutes.
      wait(retryMs)
      retryMs = Math.min(2 * retryMs, FLAGS_REFRESH_MS)
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
