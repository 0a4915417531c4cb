// Until when the fee holds: counts down, and says when the time is up (REQ-104).
import { atom, type ReadableAtom } from 'nanostores'
import { feeToPay, isFilling } from '#domain/request/flow-fee'
import type { RequestState } from '#domain/request/flow-state'
import type { Clock } from '#ports'

const SECOND_MS = 1000

export type FeeClock = {
  $secondsLeft: ReadableAtom<number | undefined>
  /** The state of the request changed. */
  watch(state: RequestState): void
}

/** Unix milliseconds until which the fee of a request holds. */
function endOf({ stage }: RequestState): number | undefined {
  if (!isFilling(stage) || stage.fee.state !== 'ready') return undefined
  const { validUntil } = feeToPay(stage.fee)
  return validUntil === undefined ? undefined : validUntil * SECOND_MS
}

/** @param lapsed is called once for each fee whose time is up */
export function createFeeClock(clock: Clock, lapsed: () => void): FeeClock {
  const $secondsLeft = atom<number | undefined>(undefined)
  let end: number | undefined
  let stop = () => {}

  function tick(): void {
    if (end === undefined) return
    const left = Math.ceil((end - clock.now()) / SECOND_MS)
    $secondsLeft.set(Math.max(0, left))
    if (left > 0) {
      stop = clock.after(SECOND_MS, tick)
      return
    }
    end = undefined
    lapsed()
  }

  return {
    $secondsLeft,
    watch(state) {
      const next = endOf(state)
      if (next === end) return
      stop()
      end = next
      if (end === undefined) $secondsLeft.set(undefined)
      else tick()
    },
  }
}
