// Orders for later: they wait, also after a change, and their estimates are those of the chosen time.
import { expect, test } from 'vitest'
import type { Order } from '#schema/wire.ts'
import { singleVendor } from './single-vendor.ts'

const { kit, as, vendor } = await singleVendor()

const { clock } = kit.sandbox.sites.shared
const QUARTER_SECONDS = 900
const slotIn = (hours: number) => Math.ceil((clock.seconds() + hours * 3600) / QUARTER_SECONDS) * QUARTER_SECONDS

async function place(preordered_for?: number): Promise<string> {
  const body = await kit.order(as, vendor, preordered_for === undefined ? {} : { preordered_for })
  return (await kit.call('placeOrder', { body, as })).answer.result.order_id
}
const read = async (orderId: string): Promise<Order> =>
  (await kit.call('readOrder', { query: { vendorId: kit.ids.single, orderId }, as })).answer.result
const modify = (id: string) =>
  kit.call('updateOrder', {
    params: { id },
    as,
    body: { vendor_id: kit.ids.single, amount: 300, item_details: 'Two cakes', payment_method: 'paid' },
  })
const scheduledFrom = async (from: number) => {
  const query = { scheduled: true, from, count: 200 }
  const { data } = (await kit.call('listOrders', { params: { id: kit.ids.single }, query, as })).answer.data.result
  return data.map(order => order.order_id)
}
const track = async (orderID: string) => (await kit.call('trackPublicly', { params: { orderID } })).answer.result
const timeOf = ({ status_history }: Order, status: string) =>
  status_history.find(entry => entry.status === status)?.created_at ?? 0

test('a scheduled order that is modified keeps its time, stays in the scheduled list and still waits', async () => {
  const slot = slotIn(3)
  const id = await place(slot)
  kit.sandbox.control.advance(60)
  await modify(id)
  expect(await read(id)).toMatchObject({ status: 'MODIFIED', preordered_for: slot, order: { amount: 300 } })
  expect(await scheduledFrom(clock.seconds())).toContain(id)
  kit.sandbox.control.advance(3600)
  await modify(id)
  kit.sandbox.control.setSpeed(20)
  kit.sandbox.control.setSpeed(1)
  kit.sandbox.control.advance(slot - 1200 - clock.seconds())
  expect((await read(id)).status).toBe('MODIFIED')
  kit.sandbox.control.advance(3600)
  const order = await read(id)
  expect(order).toMatchObject({ status: 'DELIVERED', preordered_for: slot })
  expect(timeOf(order, 'WAITING_FOR_TRANSPORT')).toBeGreaterThan(slot - 1200)
})

test('a scheduled order is collected from its time on, and arrives after it, as estimated all along', async () => {
  const slot = slotIn(2)
  const id = await place(slot)
  const estimates: (readonly [number | undefined, number | undefined])[] = []
  while (timeOf(await read(id), 'PICKED_UP') === 0) {
    const { pickup_eta, dropoff_eta } = await track(id)
    estimates.push([pickup_eta, dropoff_eta])
    kit.sandbox.control.advance(120)
  }
  expect(estimates.length).toBeGreaterThan(50)
  for (const [pickup = 0, dropoff = 0] of estimates) {
    expect(pickup).toBeGreaterThanOrEqual(slot)
    expect(pickup).toBeLessThan(slot + 300)
    expect(dropoff).toBeGreaterThan(pickup)
  }
  expect(timeOf(await read(id), 'PICKED_UP')).toBeGreaterThanOrEqual(slot)
})

test('at any speed the estimated arrival is later than the collection', async () => {
  for (const speed of [1, 1000]) {
    kit.sandbox.control.setSpeed(speed)
    const id = await place()
    for (let looks = 0; (await read(id)).status !== 'DELIVERED'; looks++) {
      const { pickup_eta, dropoff_eta = 0, status_history } = await track(id)
      const collected = status_history.find(entry => entry.status === 'PICKED_UP')?.created_at
      expect(dropoff_eta).toBeGreaterThan(collected ?? pickup_eta ?? Number.POSITIVE_INFINITY)
      expect(looks).toBeLessThan(500)
      kit.sandbox.control.advance(speed === 1 ? 30 : 0.1)
    }
  }
  kit.sandbox.control.setSpeed(1)
})
