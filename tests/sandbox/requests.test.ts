import { afterAll, beforeAll, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'
import { type Kit, kitFor } from './kit.ts'

let kit: Kit
let as: string
const logged: string[] = []
beforeAll(async () => {
  kit = kitFor('NO', { log: text => logged.push(text) })
  as = await kit.login('single')
})
afterAll(() => kit.sandbox.close())

const send = (path: string, init: RequestInit = {}) =>
  kit.sandbox.fetch(kit.base + path, { ...init, headers: { Authorization: as, ...init.headers } })
const answerOf = async (response: Response) => ({ ...((await response.json()) as object), status: response.status })

test('[API-101] what breaks the schema is refused with every place and rule', async () => {
  const body = JSON.stringify({ vendor_id: 'no2000', order_id: 5, reason: 'BORED', __proto__x: 1 })
  const answer = await answerOf(await send('/orders/api/v1/order/cancel', { method: 'PUT', body }))
  expect(answer).toMatchObject({ status: 400, message: 'InvalidRequest' })
  const places = (answer as unknown as { errors: { path: string; rule: string }[] }).errors.map(
    ({ path, rule }) => `${path} ${rule}`,
  )
  expect(places.toSorted()).toEqual(['body/__proto__x additionalProperties', 'body/order_id type', 'body/reason enum'])
  const query = await answerOf(await send('/orders/api/v1/vendor/no2000/orders?count=9999&from=x&count=1'))
  expect(query).toMatchObject({
    status: 400,
    errors: expect.arrayContaining([expect.objectContaining({ path: 'query/count', rule: 'type' })]),
  })
  const path = await answerOf(await send('/orders/api/v1/vendor/%20/service-hours'))
  expect(path).toMatchObject({ status: 400, errors: [{ path: 'path/id', rule: 'pattern' }] })
})

test.each([
  ['no JSON', '{', 400],
  ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
  ['nothing', '', 400],
  ['a prototype key', '{"__proto__": {"a": 1}}', 400],
  ['too large', `"${'x'.repeat(300_000)}"`, 413],
])('a body with %s is refused', async (_, body, status) => {
  expect((await send('/orders/api/v1/order', { method: 'POST', body })).status).toBe(status)
})

test.each([
  ['http://no.sandbox.localhost:4600/nothing', 404],
  ['http://no.sandbox.localhost:4600/orders/api/v1/vendor/no2000/%E0%A4%A', 404],
  ['http://xx.sandbox.localhost:4600/orders/api/v1/vendors', 404],
  ['http://evil.example/orders/api/v1/vendors', 403],
])('%s is answered %i', async (url, status) => {
  const response = await kit.sandbox.fetch(url, { headers: { Authorization: as } })
  expect(await answerOf(response)).toMatchObject({ status })
})

test('pages of this machine may read, others may not', async () => {
  const preflight = async (origin: string) => {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,idempotency-key',
    }
    const response = await kit.sandbox.fetch(`${kit.base}/orders/api/v1/order`, { method: 'OPTIONS', headers })
    return response.headers.get('access-control-allow-origin')
  }
  for (const origin of ['http://localhost:4700', 'http://127.0.0.1:4321', 'http://pandago-no.localhost:4700'])
    expect(await preflight(origin)).toBe(origin)
  for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null'])
    expect(await preflight(origin)).toBeNull()
  const response = await send('/orders/api/v1/vendors', { headers: { Origin: 'http://localhost:4700' } })
  expect(response.headers.get('access-control-expose-headers')).toContain('Date')
})

test('random requests made from the schemas, valid and broken, never meet a fault of the sandbox', async () => {
  const result = await fuzz(kit, { requests: 1500, seed: 7 })
  expect(logged).toEqual([])
  expect(result.faults).toEqual([])
  // The run is worth something: many calls get through, and many are refused.
  expect(result.answered).toBeGreaterThan(150)
  expect(result.refused).toBeGreaterThan(500)
})

test.each(['__proto__', 'constructor', 'toString'])(
  '%s from outside names nothing: refused or not found, never a fault',
  async name => {
    const before = logged.length
    const json = (path: string, body: string) => send(path, { method: 'POST', body })
    const search = await send(`/hurrier/api/v1/geolocator/autocomplete?query=${name}&country=NO&language=${name}`)
    expect([200, 400, 422]).toContain(search.status)
    const answers = await Promise.all([
      send(`/translations/${name}.json`),
      json('/control/api/preset', `{"preset":"${name}"}`),
      json('/control/api/faults', `{"kind":"${name}"}`),
      json('/control/api/faults', `{"kind":"cut","call":"${name}"}`),
      json('/control/api/parameters', `{"name":"${name}","value":"1"}`),
      json('/control/api/flags', `{"name":"${name}","on":true}`),
      json('/control/api/preset', `{"${name}":{"preset":"chaos"}}`),
      send('/control/api/state', { headers: { 'X-Country': name } }),
    ])
    for (const { url, status } of answers) {
      expect(status, url).toBeGreaterThanOrEqual(400)
      expect(status, url).toBeLessThan(500)
    }
    expect(logged.length).toBe(before)
  },
)
