import { describe, expect, test } from 'vitest'
import {
  type FollowedOrder,
  isOrderId,
  learn,
  REFRESH_MS,
  REFRESH_WITH_RIDER_MS,
  refreshAfter,
} from '#domain/followed-order'
import type { CallProblem } from '#domain/problems'
import { trackedOrder } from './tracked-orders.ts'

const NOW = 1_790_000_000_000
const ID = 'v12-Kx82hQ9mWz'
const facts = { orderId: ID, now: NOW, online: true }
const refused = (status: number): CallProblem => ({ code: 'refused', status, message: '' })
const failed = (problem: CallProblem) => ({ state: 'failed' as const, problem })
const answered = (orderId = ID) => ({ state: 'answered' as const, value: { result: trackedOrder(orderId) } })
const known: FollowedOrder = { state: 'known', order: trackedOrder(ID), readAt: NOW - 9000 }

describe('[Q70] unknown, expired and unreachable are three things', () => {
  test.each<[CallProblem, FollowedOrder['state']]>([
    [refused(404), 'unknown'],
    [refused(400), 'unknown'],
    [refused(410), 'expired'],
    [refused(500), 'failed'],
    [refused(429), 'failed'],
    [{ code: 'no_answer' }, 'failed'],
    [{ code: 'foreign_answer' }, 'failed'],
    [{ code: 'cancelled' }, 'loading'],
  ])('%j leads to %s', (problem, state) => {
    expect(learn({ state: 'loading' }, failed(problem), facts).state).toBe(state)
  })
})

test('[PUB-102] an answer about another order is not believed', () => {
  const learned = learn({ state: 'loading' }, answered('v12-another'), facts)
  expect(learned).toEqual({ state: 'failed', problem: { code: 'foreign_answer' } })
})

describe('[Q106] what is on the screen stays', () => {
  test.each<[CallProblem, boolean, string]>([
    [{ code: 'no_answer' }, true, 'unanswered'],
    [{ code: 'no_answer' }, false, 'offline'],
    [{ code: 'foreign_answer' }, true, 'unanswered'],
    [refused(500), true, 'unanswered'],
    [refused(410), true, 'expired'],
    [refused(404), true, 'expired'],
  ])('%j, online %s: it is shown as %s', (problem, online, doubt) => {
    expect(learn(known, failed(problem), { ...facts, online })).toEqual({ ...known, doubt })
  })

  test('the next answer takes the doubt away', () => {
    expect(learn({ ...known, doubt: 'offline' }, answered(), facts)).toEqual({
      state: 'known',
      order: trackedOrder(ID),
      readAt: NOW,
    })
  })
})

describe('how often the page asks', () => {
  test.each([
    ['PICKED_UP', REFRESH_WITH_RIDER_MS],
    ['NEW', REFRESH_MS],
    ['RETURN_INITIATED', REFRESH_MS],
    ['DELIVERED', undefined],
    ['CANCELLED', undefined],
  ] as const)('%s: again after %s ms', (status, after) => {
    expect(refreshAfter({ state: 'known', order: trackedOrder(ID, status), readAt: NOW }, NOW)).toBe(after)
  })

  test.each<[FollowedOrder, number | undefined]>([
    [{ state: 'unknown' }, undefined],
    [{ state: 'expired' }, undefined],
    [{ state: 'failed', problem: { code: 'no_answer' } }, REFRESH_MS],
    [{ ...known, doubt: 'expired' }, undefined],
    [{ ...known, doubt: 'offline' }, REFRESH_WITH_RIDER_MS],
  ])('%j: %s', (now, after) => expect(refreshAfter(now, NOW)).toBe(after))
})

test.each([
  [undefined, false],
  ['', false],
  ['ab', false],
  ['<script>', false],
  ['v12-Kx82hQ9mWz', true],
])('[RTE-018] %s is the number of an order: %s', (text, is) => expect(isOrderId(text)).toBe(is))
