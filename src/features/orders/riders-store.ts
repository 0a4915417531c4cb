// Riders by order, fetched from a queue (TRK-033, TRK-034, Q63).
import { atom, type ReadableAtom } from 'nanostores'
import type { Clock, Send } from '#platform/ports.ts'
import type { Rider } from '#schema/wire.ts'

/** After a fetch, and while nothing is queued. */
export const RIDER_POLL_MS = 2000
export const EMPTY_QUEUE_MS = 1000
/** A call that takes longer holds back the riders of no other order, in milliseconds. */
const RIDER_WAIT_MS = 5000

export type Riders = ReadonlyMap<string, Rider>

export type RidersPorts = {
  send: Send
  clock: Clock
  /** Numbers of the orders whose rider is wanted, in the order in which they are asked for at first. */
  wanted(): readonly string[]
  /** The order that is looked at. */
  looked(): string | undefined
}

export type RidersStore = {
  $riders: ReadableAtom<Riders>
  /** Begins to fetch, one rider at a time; returns a function that stops this. */
  start(): () => void
  /** The session ended: an answer that is under way belongs to nobody any more (SES-007). */
  reset(): void
}

/** @returns the riders; none until `start` */
export function createRiders({ send, clock, wanted, looked }: RidersPorts): RidersStore {
  const $riders = atom<Riders>(new Map())
  let queue: string[] = []
  let asked: ReadonlySet<string> = new Set()
  let last: string | undefined
  /** Orders whose call is not answered yet. */
  const underway = new Set<string>()
  let run = 0
  let isStarted = false
  let stopWaiting = () => {}

  /**
   * Every order once, first those that were never asked for; orders that are no longer wanted are removed, and their riders
   * too.
   */
  function fill(): readonly string[] {
    const ids = wanted()
    const still = new Set(ids)
    asked = new Set([...asked].filter(id => still.has(id)))
    const waiting = new Set(queue.filter(id => still.has(id)))
    const isNew = (id: string) => !asked.has(id)
    queue = [...ids.filter(isNew), ...[...waiting, ...ids.filter(id => !waiting.has(id))].filter(id => !isNew(id))]
    const riders = $riders.get()
    if ([...riders.keys()].some(id => !still.has(id))) $riders.set(new Map([...riders].filter(([id]) => still.has(id))))
    return ids
  }

  /** Every second call is for the order that is looked at; the others take turns. */
  function take(): string | undefined {
    const isFree = (id: string) => !underway.has(id)
    const first = fill().find(id => id === looked() && isFree(id))
    const next = first !== undefined && first !== last ? first : (queue.find(id => id !== first && isFree(id)) ?? first)
    queue = queue.filter(id => id !== next)
    if (next !== undefined) asked = new Set([...asked, next])
    last = next
    return next
  }

  async function work(mine: number): Promise<void> {
    const id = take()
    if (id === undefined) return wait(mine, EMPTY_QUEUE_MS)
    let isLate = false
    stopWaiting = clock.after(RIDER_WAIT_MS, () => {
      isLate = true
      void work(mine)
    })
    underway.add(id)
    const answer = await send('rider', { params: { id } })
    underway.delete(id)
    if (mine !== run) return
    if (answer.state === 'answered') keep(id, answer.value.result)
    else if (answer.problem.code === 'refused' && answer.problem.status === 404) drop(id)
    if (isLate) return
    stopWaiting()
    wait(mine, RIDER_POLL_MS)
  }

  function wait(mine: number, ms: number): void {
    stopWaiting = clock.after(ms, () => void work(mine))
  }

  function keep(id: string, rider: Rider): void {
    const known = $riders.get().get(id)
    // An answer older than the shown one would make the rider jump back.
    if (known && known.rider_id === rider.rider_id && known.updated_at > rider.updated_at) return
    $riders.set(new Map($riders.get()).set(id, rider))
  }

  /** There is no rider, or no longer one. */
  function drop(id: string): void {
    if (!$riders.get().has(id)) return
    $riders.set(new Map([...$riders.get()].filter(([one]) => one !== id)))
  }

  return {
    $riders,
    start() {
      isStarted = true
      void work(++run)
      return () => {
        isStarted = false
        run++
        stopWaiting()
      }
    },
    reset() {
      queue = []
      asked = new Set()
      last = undefined
      $riders.set(new Map())
      const next = ++run
      stopWaiting()
      if (isStarted) wait(next, EMPTY_QUEUE_MS)
    },
  }
}
