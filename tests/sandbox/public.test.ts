import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OrderStatus } from '#schema/wire.ts'
import { singleVendor } from './single-vendor.ts'

const { kit, as } = await singleVendor()

const idOf = (status: OrderStatus): string =>
  kit.sandbox.sites.shared.db.get<{ id: string }>(
    'SELECT id FROM orders WHERE country = ? AND status = ? ORDER BY created_at DESC',
    'NO',
    status,
  )?.id ?? ''

const track = async (orderID: string) => (await kit.call('trackPublicly', { params: { orderID } })).answer.result

test('[PUB-102] a link shows one order without login, telephones masked', async () => {
  const result = await track(idOf('DELIVERED'))
  expect(result).toMatchObject({ kind: 'business', status: 'DELIVERED', payment: { currency: 'NOK' } })
  expect(result.receiver.phone_number).toMatch(/^•••• \d\d \d\d$/)
  expect(JSON.stringify(result)).not.toMatch(/\+47\d{6}/)
  expect((await kit.refused('trackPublicly', { params: { orderID: 'no2000-AAAAAAAAAAAAAA' } })).status).toBe(404)
})

test('[Q70] the rider is shown only between assignment and delivery', async () => {
  for (const status of ['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'DELIVERED', 'CANCELLED'] as const)
    expect(await track(idOf(status))).not.toHaveProperty('rider')
  for (const status of ['ASSIGNED_TO_TRANSPORT', 'NEAR_VENDOR', 'PICKED_UP', 'NEAR_CUSTOMER'] as const)
    expect(await track(idOf(status))).toHaveProperty('rider')
})

test('[Q70] a link ends after thirty days', async () => {
  const { id = '' } =
    kit.sandbox.sites.shared.db.get<{ id: string }>('SELECT id FROM orders ORDER BY created_at LIMIT 1') ?? {}
  expect(await kit.refused('trackPublicly', { params: { orderID: id } })).toEqual({
    status: 410,
    message: 'TrackingExpired',
  })
})

test('[Q69, HIS-103] a vendor sees the proofs of its own orders of any age, somebody with the link for thirty days', async () => {
  const { id = '' } =
    kit.sandbox.sites.shared.db.get<{ id: string }>(
      "SELECT id FROM orders WHERE vendor_id = ? AND status = 'DELIVERED' ORDER BY created_at LIMIT 1",
      kit.ids.single,
    ) ?? {}
  const params = { orderId: id, type: 'delivery' } as const
  expect(await kit.refused('proof', { params })).toEqual({ status: 410, message: 'TrackingExpired' })
  expect(await kit.refused('proof', { params, as: await kit.login('nolocation') })).toMatchObject({ status: 410 })
  expect((await kit.call('proof', { params, as })).status).toBe(200)
})

test('[Q69] a proof is a picture of its own, there once its status is reached', async () => {
  const [delivered, collected] = [idOf('DELIVERED'), idOf('PICKED_UP')]
  const picture = async (orderId: string, type: 'delivery' | 'pickup' | 'return') =>
    Buffer.from(await ((await kit.call('proof', { params: { orderId, type } })).answer as Blob).arrayBuffer())
  const [one, other] = [await picture(delivered, 'delivery'), await picture(collected, 'pickup')]
  expect(one.equals(other)).toBe(false)
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 720 })
  expect((await kit.refused('proof', { params: { orderId: collected, type: 'delivery' } })).status).toBe(404)
})

test('[FLG-004] flag services of both regions and the file give the same, and follow a switch', async () => {
  const body = { context: { targetingKey: 'anonymous' } }
  kit.sandbox.control.setFlag('NO', 'Voucher', false)
  const { answer } = await kit.call('evaluateFlags', { body })
  expect(answer.flags.find(flag => flag.key === 'Voucher')).toMatchObject({ value: false })
  expect((await kit.call('flagFile')).answer).toMatchObject({
    Voucher: false,
    PreOrder: true,
    PlannedMaintenance: false,
  })
  const asia = await kit.sandbox.fetch(`${kit.base}/flags/asia/ofrep/v1/evaluate/flags`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(await asia.json()).toEqual(answer)
  const again = await kit.sandbox.fetch(`${kit.base}/flags/asia/ofrep/v1/evaluate/flags`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'If-None-Match': asia.headers.get('ETag') ?? '' },
  })
  expect(again.status).toBe(304)
  expect(await kit.refused('evaluateFlags', { body: {} as never })).toMatchObject({
    status: 400,
    errorCode: 'INVALID_CONTEXT',
  })
})

test('[I18-005] translations come as one file for a locale', async () => {
  const { answer } = await kit.call('translations', { params: { locale: 'en' } })
  expect(Object.keys(answer).length).toBeGreaterThan(50)
  expect((await kit.refused('translations', { params: { locale: 'xx' } })).status).toBe(404)
})

test('[API-049] the help centre opens with the token of the vendor, and speaks to nobody but the page that asked', async () => {
  const user = await kit.login('single')
  const token = (await kit.call('helpCentreToken', { params: { id: kit.ids.single }, as: user })).answer.result
  const body = {
    user_id: 'u1',
    email: { email: 'single@no.sandbox.example' },
    guest: false,
    name: { name: '<b>Kafé</b>' },
    brand: 'pandago',
    global_entity_id: 'PANDAGO_NO',
    country: 'NO',
    locale: 'nb-NO',
    app_version: '1',
    verification_token: token,
    bridge: 'message',
    service_type: 'rider',
  }
  const { answer } = await kit.call('initHelpCentre', { body, headers: { Origin: 'http://localhost:4700' } })
  const page = await kit.sandbox.fetch(answer.url)
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:4700')
  const text = await page.text()
  expect(text).toContain('"http://localhost:4700"')
  expect(text).toContain('&lt;b&gt;Kafé')
  expect((await kit.refused('initHelpCentre', { body: { ...body, verification_token: 'x' } })).status).toBe(401)
})

test('[API-015] suggestions, details and reverse agree with each other', async () => {
  const {
    latitude = 0,
    longitude = 0,
    street = '',
  } = (await kit.vendor(as, kit.ids.single)).vendor_information.location
  const query = { query: street, country: 'NO', lat: latitude, lng: longitude, language: 'nb-NO' }
  const { data } = (await kit.call('autocompleteAddress', { query })).answer.data
  expect(data.length).toBeGreaterThan(0)
  const query_id = data[0]?.address.id ?? ''
  const details = (await kit.call('placeDetails', { query: { query_id, language: 'nb-NO' } })).answer
  expect(details).toMatchObject({ id: query_id, formatted_address: data[0]?.address.formatted_address })
  const at = 'latitude' in details ? { lat: details.latitude, lng: details.longitude } : { lat: 0, lng: 0 }
  const reverse = (await kit.call('reverseGeocode', { query: { ...at, language: 'nb-NO' } })).answer.data.data.address
  expect(reverse.country_code).toBe('NO')
  expect((await kit.refused('placeDetails', { query: { query_id: 'nothing' } })).status).toBe(404)
  expect((await kit.refused('reverseGeocode', { query: { lat: -60, lng: 0, language: 'en' } })).status).toBe(404)
})

test('the style of the map names the tiles of this country', async () => {
  const style = await (await kit.sandbox.fetch(`${kit.base}/map/style.json?scheme=dark&lang=en`)).json()
  expect(JSON.stringify(style)).toContain('no.sandbox.localhost:4600/map/tiles/{z}/{x}/{y}')
  const tile = await kit.sandbox.fetch(`${kit.base}/map/tiles/0/0/0`)
  expect(tile.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
  expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})
