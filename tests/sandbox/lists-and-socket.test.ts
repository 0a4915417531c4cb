import { expect, test } from 'vitest'
import { check } from '#sandbox/http/validate.ts'
import { course } from '#sandbox/rules/statuses.ts'
import type { Order, ServerMessage } from '#schema/wire.ts'
import { NOON } from './kit.ts'
import { singleVendor } from './single-vendor.ts'

const { kit, as, vendor } = await singleVendor()

const place = async () => {
  const { answer } = await kit.call('placeOrder', { body: await kit.order(as, vendor), as })
  return answer.result.order_id
}

test('[API-029] pages of orders follow each other without a gap, newest first, and find a telephone number', async () => {
  const seen: Order[] = []
  let pagination_key: string | undefined
  do {
    const query = { count: 50, ...(pagination_key && { pagination_key }) }
    const { result } = (await kit.call('listOrders', { params: { id: kit.ids.single }, query, as })).answer.data
    seen.push(...result.data)
    pagination_key = result.pagination_key
  } while (pagination_key)
  expect(seen.length).toBeGreaterThan(350)
  expect(new Set(seen.map(order => order.order_id)).size).toBe(seen.length)
  expect(seen).toEqual(
    seen.toSorted((one, other) => other.created_at - one.created_at || (other.order_id > one.order_id ? 1 : -1)),
  )
  const [first] = seen.slice(-1)
  const number = first?.customer.phone_number ?? ''
  const typed = number.replace('+47', '').replace(/(...)/, '$1 ')
  const found = await kit.call('listOrders', {
    params: { id: kit.ids.single },
    query: { customer_phone_number: typed, count: 200 },
    as,
  })
  const numbers = new Set(found.answer.data.result.data.map(order => order.customer.phone_number))
  expect([...numbers]).toEqual([number])
  expect(
    (await kit.refused('listOrders', { params: { id: kit.ids.single }, query: { pagination_key: 'zzz' }, as })).status,
  ).toBe(400)
})

test('[SES-017] only a parent has its outlets in its list', async () => {
  const parent = await kit.login('parent')
  const query = { include_outlets: true, count: 200 }
  const { data } = (await kit.call('listOrders', { params: { id: kit.ids.parent }, query, as: parent })).answer.data
    .result
  expect(new Set(data.map(order => order.vendor_id)).size).toBeGreaterThan(4)
  expect((await kit.refused('listOrders', { params: { id: kit.ids.single }, query, as })).status).toBe(403)
})

test('[ADR-009] who received something is in the address book, and words in any order find them', async () => {
  await place()
  const { body } = (
    await kit.call('searchAddressBook', { params: { vendorId: kit.ids.single }, query: { query: 'storgata KARI' }, as })
  ).answer.data
  expect(body).toMatchObject([{ name: 'Kari Berg', address: '4, B, Storgata 5' }])
})

test('[ADR-009] a receiver who comes again is in the address book with the pin and the notes of the newest order', async () => {
  const placeAgain = async (notes: string, metres: number) => {
    const to = kit.near(vendor, metres)
    const { fee: delivery_fee, signature } = await kit.fee(as, vendor, to)
    const location = { address: '7, D, Torggata 3', latitude: to.lat, longitude: to.lng, notes }
    const order = await kit.order(as, vendor, { delivery_fee, signature })
    await kit.call('placeOrder', {
      body: { ...order, customer: { ...order.customer, name: 'Ola Nord', location } },
      as,
    })
    kit.sandbox.control.advance(5)
    const sent = { params: { vendorId: kit.ids.single }, query: { query: 'ola nord' }, as }
    return (await kit.call('searchAddressBook', sent)).answer.data.body
  }
  const [first] = await placeAgain('Ring twice', 800)
  const entries = await placeAgain('Knock', 900)
  expect(entries).toEqual([{ ...first, notes: 'Knock', latitude: kit.near(vendor, 900).lat }])
})

test('[RTM-004] the socket sends every change of the vendor asked for, and refuses another vendor', async () => {
  const address = (header: string) =>
    `ws://no.sandbox.localhost:4600/socket?Authorization=${encodeURIComponent(btoa(header))}`
  const user = await kit.login('single')
  const socket = kit.sandbox.socket(address(user))
  const received: ServerMessage[] = []
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    expect(check('ServerMessage', message)).toEqual([])
    received.push(message)
  }
  await new Promise<void>(resolve => {
    socket.onopen = () => resolve()
  })
  const subscribe = (vendor_id: string) =>
    socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id } }))
  subscribe(kit.ids.parent)
  socket.send('no JSON')
  subscribe(kit.ids.single)
  expect(received.map(message => message.event.type)).toEqual(['subscribe_refused', 'subscribe_ok'])
  const id = await place()
  kit.sandbox.control.advance(3500)
  const updates = received
    .map(message => message.event)
    .filter(event => event.type === 'order_update' && event.data.order_id === id)
    .map(event => event.data as Order)
  expect(updates.map(order => order.status)).toEqual([...course])
  const moments = updates.map(order => Date.parse(String(order.updated_at)))
  expect(moments.every((moment, index) => index === 0 || moment > (moments[index - 1] ?? 0))).toBe(true)
  const closed = new Promise<void>(resolve => {
    socket.onclose = () => resolve()
  })
  kit.sandbox.control.endSessions('NO', 'single@no.sandbox.example')
  await closed
  const refused = kit.sandbox.socket(address(user))
  await new Promise<void>(resolve => {
    refused.onclose = () => resolve()
  })
  expect(kit.sandbox.sites.shared.hub.count()).toBe(0)
})

test('[SES-103] every answer carries the time of the sandbox', async () => {
  const { headers } = await kit.call('readVendor', { params: { id: kit.ids.single }, as })
  expect(Date.parse(headers.get('date') ?? '')).toBeGreaterThan(NOON)
  expect(Date.parse(headers.get('date') ?? '')).toBe(Math.floor(kit.sandbox.sites.shared.clock.now() / 1000) * 1000)
})
