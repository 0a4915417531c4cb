import { expect, test } from 'vitest'
import { DRAWN_POINTS_MAX, lineToDraw } from '#sandbox/city/paths.ts'
import { check } from '#sandbox/http/validate.ts'
import type { LatLng, OrderStatus } from '#schema/wire.ts'
import { singleVendor } from './single-vendor.ts'

const { kit, as, vendor } = await singleVendor()

const METRES_PER_DEGREE = 111_195
/** Metres from a point to the nearest part of a way. */
function distanceTo(way: readonly LatLng[], { lat, lng }: LatLng): number {
  const narrowing = Math.cos((lat * Math.PI) / 180)
  const flat = way.map(point => [
    (point.lng - lng) * narrowing * METRES_PER_DEGREE,
    (point.lat - lat) * METRES_PER_DEGREE,
  ])
  return Math.min(
    ...flat.slice(1).map(([bx = 0, by = 0], index) => {
      const [ax = 0, ay = 0] = flat[index] ?? []
      const [dx, dy] = [bx - ax, by - ay]
      const share = Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(ax + share * dx, ay + share * dy)
    }),
  )
}
const place = async () =>
  (await kit.call('placeOrder', { body: await kit.order(as, vendor), as })).answer.result.order_id
const read = async (orderId: string) =>
  (await kit.call('readOrder', { query: { vendorId: kit.ids.single, orderId }, as })).answer.result
const until = async (id: string, status: OrderStatus) => {
  for (let count = 0; (await read(id)).status !== status && count < 600; count++) kit.sandbox.control.advance(5)
}

test('[TRK-106] an order, its rider and its public page carry the route from door to door along the streets', async () => {
  const id = await place()
  const { geometry = [], customer } = await read(id)
  const { latitude = 0, longitude = 0 } = vendor.vendor_information.location
  expect(geometry.length).toBeGreaterThan(2)
  expect(distanceTo(geometry, { lat: latitude, lng: longitude })).toBeLessThan(2)
  const door = { lat: customer.location.latitude, lng: customer.location.longitude }
  expect(distanceTo(geometry, door)).toBeLessThan(2)
  const city = kit.sandbox.sites.open('NO').geo.city
  const narrowing = Math.cos((city.at.latitude * Math.PI) / 180)
  // Corners of the way are crossings or bends of streets: most of them are crossings.
  const crossings = city.nodes.map(({ at: [x, y] }) => ({
    lat: city.at.latitude + y / METRES_PER_DEGREE,
    lng: city.at.longitude + x / METRES_PER_DEGREE / narrowing,
  }))
  const onWay = crossings.filter(crossing => distanceTo(geometry, crossing) < 3)
  expect(onWay.length).toBeGreaterThan(3)
  expect((await kit.call('trackPublicly', { params: { orderID: id } })).answer.result.geometry).toEqual(geometry)
  await until(id, 'ASSIGNED_TO_TRANSPORT')
  expect((await kit.call('rider', { params: { id }, as })).answer.result.geometry).toEqual(geometry)
})

test('[TRK-106] the rider rides along the way that the order carries', async () => {
  const id = await place()
  await until(id, 'COURIER_LEFT_VENDOR')
  const places = new Set<string>()
  while ((await read(id)).status !== 'DELIVERED') {
    const { geometry = [], latitude, longitude } = (await kit.call('rider', { params: { id }, as })).answer.result
    expect(distanceTo(geometry, { lat: latitude, lng: longitude })).toBeLessThan(3)
    places.add(`${latitude},${longitude}`)
    kit.sandbox.control.advance(15)
  }
  expect(places.size).toBeGreaterThan(5)
})

test('lists of orders carry no route, and an order that has ended still has its route', async () => {
  const id = await place()
  kit.sandbox.control.advance(7200)
  expect((await read(id)).geometry?.length).toBeGreaterThan(2)
  const { data } = (await kit.call('listOrders', { params: { id: kit.ids.single }, query: { count: 200 }, as })).answer
    .data.result
  expect(data.some(order => 'geometry' in order)).toBe(false)
})

test('a long way is drawn with a bounded number of points, from its first to its last', async () => {
  const points = Array.from({ length: 5000 }, (_, index) => ({
    latitude: 59.9 + index * 0.0001,
    longitude: 10.7 + Math.sin(index / 3) * 0.002 + Math.sin(index / 90) * 0.05,
  }))
  const drawn = lineToDraw({ points, distance: 60_000 })
  expect(drawn.length).toBeLessThanOrEqual(DRAWN_POINTS_MAX)
  expect(drawn.length).toBeGreaterThan(20)
  expect([drawn[0], drawn.at(-1)]).toEqual([points[0], points.at(-1)])
  const order = await read(await place())
  const withPoints = (length: number) => ({
    result: { ...order, geometry: Array.from({ length }, () => ({ lat: 1, lng: 1 })) },
  })
  expect(check('OrderAnswer', withPoints(DRAWN_POINTS_MAX))).toEqual([])
  expect(check('OrderAnswer', withPoints(DRAWN_POINTS_MAX + 1))).toHaveLength(1)
})
