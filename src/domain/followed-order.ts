// What a public page knows of its order, from answer to answer (Q70, Q106).
import type { PublicTracking } from '#schema/wire'
import type { CallProblem } from './problems.ts'
import { hasEnded, isRiderShown, stageOf } from './tracked-order.ts'

/** Why what is shown may no longer be true: the device has no network, nobody answers, or the link has ended meanwhile. */
export type Doubt = 'offline' | 'unanswered' | 'expired'

export type FollowedOrder =
  | { state: 'loading' }
  /** There is no such order, or the address names none. */
  | { state: 'unknown' }
  | { state: 'expired' }
  | { state: 'failed'; problem: CallProblem }
  /** `readAt`: when it was true, in unix milliseconds. */
  | { state: 'known'; order: PublicTracking; readAt: number; doubt?: Doubt }

export type TrackingAnswer =
  | { state: 'answered'; value: { result: PublicTracking } }
  | { state: 'failed'; problem: CallProblem }

/** How long to wait before asking again, in milliseconds: a rider moves, an order that waits hardly does. */
export const REFRESH_WITH_RIDER_MS = 8000
export const REFRESH_MS = 20_000

const NOT_FOUND = 404
const GONE = 410
/** The id does not have the shape of one. */
const NOT_AN_ID = 400

/** Whether a part of an address can be the number of an order at all. */
export const isOrderId = (text: string | undefined): text is string =>
  text !== undefined && /^[A-Za-z0-9][A-Za-z0-9_-]{2,79}$/.test(text)

/**
 * What is known after an answer. A failure takes nothing off the screen: what was read stays, with a doubt.
 * An answer about another order than the one asked for is not believed (PUB-102).
 */
export function learn(
  before: FollowedOrder,
  answer: TrackingAnswer,
  { orderId, now, online }: { orderId: string; now: number; online: boolean },
): FollowedOrder {
  if (answer.state === 'answered' && answer.value.result.order_id === orderId)
    return { state: 'known', order: answer.value.result, readAt: now }
  const problem: CallProblem = answer.state === 'failed' ? answer.problem : { code: 'foreign_answer' }
  if (problem.code === 'cancelled') return before
  const status = problem.code === 'refused' ? problem.status : undefined
  if (before.state === 'known') {
    if (status === GONE || status === NOT_FOUND) return { ...before, doubt: 'expired' }
    return { ...before, doubt: online ? 'unanswered' : 'offline' }
  }
  if (status === GONE) return { state: 'expired' }
  if (status === NOT_FOUND || status === NOT_AN_ID) return { state: 'unknown' }
  return { state: 'failed', problem }
}

/** How long until it is worth asking again, in milliseconds; undefined when it is not (`now` in unix milliseconds). */
export function refreshAfter(known: FollowedOrder, now: number): number | undefined {
  if (known.state === 'failed') return REFRESH_MS
  if (known.state !== 'known' || known.doubt === 'expired') return undefined
  const stage = stageOf(known.order, now / 1000)
  if (hasEnded(stage)) return undefined
  return isRiderShown(known.order, stage) ? REFRESH_WITH_RIDER_MS : REFRESH_MS
}
