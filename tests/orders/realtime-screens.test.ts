import { describe, expect, test } from 'vitest'
import { isForScreen, liveScreenOf } from '#features/orders/realtime-flow.ts'
import { orderOf, SECONDS } from './examples.ts'

describe('[RTE-028] [RTM-007] the screen that live updates are for', () => {
  test.each([
    ['/history', 'history'],
    ['/history/no1000', 'history'],
    ['/ar/history', 'history'],
    ['/nb-NO/history/no1000', 'history'],
    ['/shop/history-of-orders', 'history'],
    ['/order-tracking', 'tracking'],
    ['/en/order-tracking/no1000', 'tracking'],
    ['/request-a-rider', undefined],
    ['/bulk-order/no1000', undefined],
    ['/', undefined],
  ] as const)('live updates count %s as %s', (path, screen) => {
    expect(liveScreenOf(path)).toBe(screen)
  })

  test.each([
    ['/en/history/v1', false, true],
    ['/en/order-tracking/v1', true, false],
    ['/en/request-a-rider/v1', false, false],
  ] as const)('on %s an order of today is taken: %s, one of yesterday: %s', (path, today, before) => {
    const startOfToday = SECONDS * 1000
    const taken = [SECONDS, SECONDS - 1].map(created_at =>
      isForScreen(orderOf({ created_at }), liveScreenOf(path), startOfToday),
    )
    expect(taken).toEqual([today, before])
  })
})
