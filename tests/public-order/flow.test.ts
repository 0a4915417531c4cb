import { describe, expect, test } from 'vitest'
import type { CallProblem } from '#contract/call-problem.ts'
import {
  isOrderId,
  learn,
  type PublicOrder,
  REFRESH_AT_MOST_MS,
  REFRESH_MS,
  REFRESH_SLOWLY_MS,
  refreshAfter,
} from '#features/public-order/public-order.ts'
import type { OrderStatus } from '#schema/wire.ts'
import { trackedOrder } from './examples.ts'

const NOW = 1_790_000_000_000
const ID = 'v12-Kx82hQ9mWz'
const context = { orderId: ID, now: NOW, online: true }
const refused = (status: number): CallProblem => ({ code: 'refused', status, message: '' })
const failed = (problem: CallProblem) => ({ state: 'failed' as const, problem })
const answered = (orderId = ID) => ({ state: 'answered' as const, value: { result: trackedOrder(orderId) } })
const known: PublicOrder = { state: 'known', order: trackedOrder(ID), readAt: NOW - 9000 }

describe('[Q70] unknown, expired and unreachable are three things', () => {
  test.each<[CallProblem, PublicOrder['state']]>([
    [refused(404), 'unknown'],
    [refused(400), 'unknown'],
    [refused(410), 'expired'],
    [refused(500), 'failed'],
    [refused(429), 'failed'],
    [{ code: 'no_answer' }, 'failed'],
    [{ code: 'invalid_response' }, 'failed'],
    [{ code: 'cancelled' }, 'loading'],
  ])('%j leads to %s', (problem, state) => {
    expect(learn({ state: 'loading' }, failed(problem), context).state).toBe(state)
  })
})

test('a call that was given up changes nothing, also of what is on the screen', () => {
  expect(learn(known, failed({ code: 'cancelled' }), context)).toBe(known)
})

test('[Q70] a failure without an answer is kept with its reason', () => {
  const problem: CallProblem = { code: 'no_answer' }
  expect(learn({ state: 'unknown' }, failed(problem), context)).toEqual({ state: 'failed', problem })
})

test('[PUB-102] an answer about another order is not believed', () => {
  const learned = learn({ state: 'loading' }, answered('v12-another'), context)
  expect(learned).toEqual({ state: 'failed', problem: { code: 'invalid_response' } })
})

describe('[Q106] what is on the screen stays', () => {
  test.each<[CallProblem, boolean, string]>([
    [{ code: 'no_answer' }, true, 'unanswered'],
    [{ code: 'no_answer' }, false, 'offline'],
    [{ code: 'invalid_response' }, true, 'unanswered'],
    [refused(500), true, 'unanswered'],
    [refused(400), true, 'unanswered'],
    [refused(410), true, 'expired'],
    [refused(404), true, 'expired'],
  ])('%j, online %s: it is shown as %s', (problem, online, stale) => {
    expect(learn(known, failed(problem), { ...context, online })).toEqual({ ...known, stale })
  })

  test('the next answer makes it current again', () => {
    expect(learn({ ...known, stale: 'offline' }, answered(), context)).toEqual({
      state: 'known',
      order: trackedOrder(ID),
      readAt: NOW,
    })
  })
})

test('[RTM-008] an answer that is older than what is on the screen takes the place of nothing', () => {
  const at = Number(trackedOrder(ID).updated_at) - 1
  const older = { ...trackedOrder(ID, 'NEAR_VENDOR'), updated_at: at }
  const answer = { state: 'answered' as const, value: { result: older } }
  expect(learn(known, answer, context)).toBe(known)
  const asText = { ...older, updated_at: new Date(at * 1000).toISOString() }
  expect(learn(known, { state: 'answered', value: { result: asText } }, context)).toBe(known)
})

describe('[PUB-103] how often the page asks', () => {
  const looking = { visible: true, unseen: 0, now: NOW }
  const inStatus = (status: OrderStatus): PublicOrder => ({
    state: 'known',
    order: trackedOrder(ID, status),
    readAt: NOW,
  })
  test.each<[OrderStatus, number | undefined]>([
    ['PICKED_UP', REFRESH_MS],
    ['NEW', REFRESH_MS],
    ['RETURN_INITIATED', REFRESH_MS],
    ['DELIVERED', undefined],
    ['CANCELLED', undefined],
  ])('%s, while the page is visible: again after %s ms', (status, after) => {
    expect(refreshAfter(inStatus(status), looking)).toBe(after)
    expect(REFRESH_MS).toBeLessThan(5000)
  })

  test('one for a later day is no hurry', () => {
    const order = { ...trackedOrder(ID, 'NEW'), preordered_for: NOW / 1000 + 86_400 }
    expect(refreshAfter({ state: 'known', order, readAt: NOW }, looking)).toBe(REFRESH_SLOWLY_MS)
  })

  test('a hidden page asks less and less often', () => {
    const waits = [0, 1, 2, 3, 4, 50].map(unseen =>
      refreshAfter(inStatus('PICKED_UP'), { ...looking, visible: false, unseen }),
    )
    expect(waits).toEqual([14_000, 28_000, 56_000, 112_000, REFRESH_AT_MOST_MS, REFRESH_AT_MOST_MS])
    expect(REFRESH_SLOWLY_MS).toBeLessThan(15_000)
  })

  test.each<[PublicOrder, number | undefined]>([
    [{ state: 'loading' }, undefined],
    [{ state: 'unknown' }, undefined],
    [{ state: 'expired' }, undefined],
    [{ state: 'failed', problem: { code: 'no_answer' } }, REFRESH_SLOWLY_MS],
    [{ ...known, stale: 'expired' }, undefined],
    [{ ...known, stale: 'offline' }, REFRESH_MS],
  ])('%j: %s', (now, after) => expect(refreshAfter(now, looking)).toBe(after))
})

test.each([
  [undefined, false],
  ['', false],
  ['ab', false],
  ['<script>', false],
  ['v12-Kx82hQ9mWz', true],
  ['abc', true],
  ['-bc', false],
  ['_bc', false],
  ['v12 Kx82', false],
  ['v12/Kx82', false],
  ['a'.repeat(80), true],
  ['a'.repeat(81), false],
])('[RTE-018] %s is the number of an order: %s', (text, is) => expect(isOrderId(text)).toBe(is))
