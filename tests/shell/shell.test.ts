import { describe, expect, test } from 'vitest'
import type { RouteId } from '#contract/routes.ts'
import { remembered } from '#features/orders/recent-searches-store.ts'
import {
  firstWalkthrough,
  nextWalkthrough,
  showsBanner,
  trackingEvent,
  tracks,
  type Walkthrough,
  type WalkthroughEvent,
} from '#features/shell/shell.ts'
import { guestVendor } from '#features/vendors/vendors.ts'

describe('[LND-005] the walkthrough', () => {
  test.each([
    [false, 'CLASSIC', 'open'],
    [false, 'GUEST', 'open'],
    [true, 'CLASSIC', 'closed'],
    [false, 'GODROID', 'closed'],
  ] as const)('done %s in mode %s: %s', (done, mode, state) => {
    expect(firstWalkthrough({ done, mode })).toEqual(state === 'open' ? { state, step: 1 } : { state })
  })

  const at = (step: 1 | 2 | 3): Walkthrough => ({ state: 'open', step })
  test.each<[Walkthrough, WalkthroughEvent, Walkthrough]>([
    [at(1), 'next', at(2)],
    [at(2), 'next', at(3)],
    [at(3), 'next', at(3)],
    [at(1), 'start', at(1)],
    [at(2), 'start', at(2)],
    [at(1), 'skip', { state: 'closed' }],
    [{ state: 'closed' }, 'start', { state: 'closed' }],
    [at(3), 'start', { state: 'closed' }],
    [at(2), 'skip', { state: 'closed' }],
    [{ state: 'closed' }, 'next', { state: 'closed' }],
  ])('%j and %s: %j', (now, event, next) => {
    expect(nextWalkthrough(now, event)).toEqual(next)
  })
})

test.each([
  [[], 'a', ['a']],
  [['a', 'b'], 'c', ['c', 'a', 'b']],
  [['a', 'b'], 'b', ['b', 'a']],
  [['a'], '  ', ['a']],
  [[...'0123456789'], 'x', ['x', ...'012345678']],
])('[SES-015] after %j, searching for %j keeps %j', (history, key, kept) => {
  expect(remembered(history, key)).toEqual(kept)
})

const banner = { from: '2026-01-05T00:00:00Z', to: '2026-01-06T00:00:00Z' }
test.each([
  ['2026-01-04T23:59:59Z', undefined, false],
  ['2026-01-05T00:00:00Z', undefined, true],
  ['2026-01-05T23:59:59Z', undefined, true],
  ['2026-01-06T00:00:00Z', undefined, false],
  ['2026-01-05T12:00:00Z', banner.to, false],
  ['2026-01-05T12:00:00Z', 'another', true],
])('[NTC-005] the banner at %s, closed %s: %s', (now, closed, shown) => {
  expect(showsBanner(banner, Date.parse(now), closed)).toBe(shown)
  expect(showsBanner(undefined, Date.parse(now), closed)).toBe(false)
})

test.each([
  ['prd', false, true],
  ['san', false, true],
  ['stg', false, false],
  ['prd', true, false],
] as const)('[CST-002] events in %s, development %s: %s', (environment, development, pushed) => {
  expect(tracks(environment, development)).toBe(pushed)
})

test.each<[RouteId | undefined, string]>([
  ['vendorRequest', '/request-a-rider/{vendorID}'],
  ['tracking', '/tracking/{orderID}'],
  [undefined, '/404'],
])('[CST-002] a page view of %s sends five fields, and of the address only %s', (route, location) => {
  const context = { route, userId: '7', vendor: guestVendor('g-1', 'NOK'), currency: 'NOK' }
  expect(trackingEvent({ event: 'page_view' }, context)).toEqual({
    event: 'page_view',
    userId: '7',
    vendorCode: 'g-1',
    vendorName: 'guest',
    location,
    currency: 'NOK',
  })
})

test('[CST-002] an action has its name, and what is not known is empty', () => {
  const context = { route: undefined, userId: undefined, vendor: undefined, currency: 'NOK' }
  expect(trackingEvent({ event: 'action', action: 'order_placed' }, context)).toEqual({
    event: 'action',
    action: 'order_placed',
    userId: '',
    vendorCode: '',
    vendorName: '',
    location: '/404',
    currency: 'NOK',
  })
})
