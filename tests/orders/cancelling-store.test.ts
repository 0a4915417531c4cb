import { describe, expect, test } from 'vitest'
import { createCancelling } from '#features/orders/cancelling-store.ts'
import { ordersNotices } from '#features/orders/notices.ts'
import { lost, refusedWith } from '../platform/tabs.ts'
import { open } from '../tracking/tracking-portal.ts'
import { historyOf, orderOf, SECONDS } from './examples.ts'

describe('cancelling', () => {
  const order = orderOf({ status: 'RECEIVED' })
  function press() {
    const portal = open()
    portal.server.orders = [order]
    let keys = 0
    const cancelling = createCancelling({ ...portal, uuid: () => `key-${++keys}`, apply: portal.tracking.apply })
    const sent = () => portal.sent.filter(({ name }) => name === 'cancelOrder').map(({ call }) => call)
    return { ...portal, cancelling, cancels: sent }
  }
  test('[TRK-029] [API-033] shows a notice, sends the reason and adopts the new state of the order', async () => {
    const { cancelling, cancels, server, notified, tracking } = press()
    server.cancel = () => {
      server.orders = [
        { ...order, status: 'CANCELLED', status_history: historyOf('CANCELLED'), updated_at: SECONDS + 9 },
      ]
    }
    expect(await cancelling.cancel(order, 'NO_RIDERS')).toBe(true)
    expect(notified).toEqual([{ code: 'cancelling' }])
    expect(cancels()).toEqual([
      { input: { order_id: order.order_id, vendor_id: 'v1', reason: 'NO_RIDERS' }, key: 'key-1' },
    ])
    expect(tracking.$orders.get().get(order.order_id)?.status).toBe('CANCELLED')
    expect(cancelling.$busy.get().size).toBe(0)
  })
  test('[TRK-027] [TRK-028] a refusal is shown, and for 7 s', async () => {
    const refusals = [
      ['order cannot be cancelled at this stage', 'cancel_wrong_stage'],
      ['Forbidden', 'cancel_failed'],
    ] as const
    for (const [message, code] of refusals) {
      const { cancelling, server, notified } = press()
      server.cancel = () => refusedWith(409, message)
      expect(await cancelling.cancel(order, 'DUPLICATE')).toBe(false)
      expect(notified.at(-1)).toEqual({ code })
      expect(ordersNotices[code].durationMs).toBe(7000)
    }
  })
  test('[SES-007] an answer that comes after a logout brings no order back, and is shown to nobody', async () => {
    const { cancelling, server, notified, tracking } = press()
    server.cancel = () => refusedWith(409, 'order cannot be cancelled at this stage')
    const cancelled = cancelling.cancel(order, 'DUPLICATE')
    tracking.reset()
    cancelling.reset()
    expect(await cancelled).toBe(false)
    expect(tracking.$orders.get().size).toBe(0)
    expect(cancelling.$busy.get().size).toBe(0)
    expect(notified).toEqual([{ code: 'cancelling' }])
  })
  test.each([
    ['a lost answer', () => lost()],
    ['the answer of something on the way to the server', () => refusedWith(504, '')],
    ['that the first sending of it is still being carried out', () => refusedWith(409, 'IdempotencyKeyInUse')],
  ])('a double submission is one, and %s may have been a yes', async (_, answer) => {
    const { cancelling, server, notified, cancels } = press()
    server.cancel = () => {
      server.orders = [{ ...order, status: 'CANCELLED', updated_at: SECONDS + 9 }]
      return answer()
    }
    const both = await Promise.all([cancelling.cancel(order, 'DUPLICATE'), cancelling.cancel(order, 'DUPLICATE')])
    expect(both).toEqual([true, false])
    expect(cancels()).toHaveLength(1)
    expect(notified).toEqual([{ code: 'cancelling' }])
  })
  test('a submission after a lost answer carries the same key', async () => {
    const { cancelling, server, cancels, notified } = press()
    server.cancel = () => lost()
    expect(await cancelling.cancel(order, 'DUPLICATE')).toBe(false)
    expect(notified.at(-1)).toEqual({ code: 'cancel_failed' })
    server.cancel = () => ({})
    expect(await cancelling.cancel(order, 'DUPLICATE')).toBe(true)
    await cancelling.cancel(order, 'DUPLICATE')
    expect(cancels().map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2'])
  })
})
