import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClock } from '#platform/browser-ports.ts'
import { createSend } from '#platform/client.ts'
import { validators } from '#validators/answers.js'
import { endFakeTime, pass, settled, startFakeTime } from './fake-time.ts'

type Reply = (request: Request) => Response | Promise<Response>

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const refused = (status: number, headers = {}) => json({ status, message: 'Refused' }, status, headers)
const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
const vendors = { result: { vendors: [] } }

beforeEach(() => startFakeTime(Date.UTC(2026, 0, 5, 12)))
afterEach(endFakeTime)

/** A client over a list of replies; the last one stays. `sends` are the requests with the time of each. */
function client(replies: Reply[], more: Partial<Parameters<typeof createSend>[0]> = {}) {
  const sends: { request: Request; at: number }[] = []
  const began = Date.now()
  const clock = createClock()
  const reported: unknown[] = []
  const send = createSend({
    api: 'https://api.example',
    helpCentre: 'https://help.example',
    site: 'https://site.example',
    clock,
    uuid: () => crypto.randomUUID(),
    authorization: () => undefined,
    report: what => reported.push(what),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      sends.push({ request, at: Date.now() - began })
      return (replies[Math.min(sends.length, replies.length) - 1] ?? lost)(request)
    },
    ...more,
  })
  return { send, sends, clock, reported }
}

const cancel = { input: { vendor_id: 'no-1', order_id: 'no-1-abc', reason: 'DUPLICATE' as const } }

test('[API-056] the orders of a job are placed by a POST without a body', async () => {
  const { send, sends } = client([() => json({})])
  await send('placeBulkOrders', { params: { bulkJobId: 'bulk-1' } })
  const [sent] = sends
  expect([sent?.request.method, sent?.request.url]).toEqual([
    'POST',
    'https://api.example/orders/api/v1/bulk-job/place-orders/bulk-1',
  ])
  expect(await sent?.request.text()).toBe('')
})

test('a refusal has its status where the part that reads why does not come', async () => {
  vi.spyOn(validators, 'ErrorAnswer').mockRejectedValue(new TypeError('Failed to fetch'))
  const { send } = client([() => refused(404)])
  expect(await settled(send('trackPublicly', { params: { orderID: 'no-1' } }))).toEqual({
    state: 'failed',
    problem: { code: 'refused', status: 404, message: '' },
  })
  vi.restoreAllMocks()
})

test('invisible characters are not sent, neither in a body nor in an address', async () => {
  const { send, sends } = client([() => json({})])
  const input = { vendor_id: 'no-1', order_id: 'no-1-\0abc', reason: 'DUPLICATE' as const }
  await settled(send('cancelOrder', { input }))
  expect(await sends[0]?.request.json()).toEqual({ ...input, order_id: 'no-1-abc' })
  const query = { query: 'Stor\ud83dgata\u202e', country: 'NO', lat: 1, lng: 1, language: 'en' }
  await settled(send('autocompleteAddress', { query }))
  expect(new URL(sends[1]?.request.url ?? '').searchParams.get('query')).toBe('Storgata')
})

test('a call carries no cookies, follows no redirect, is kept nowhere, and does not name the page', async () => {
  const { send, sends } = client([() => json(vendors)])
  await settled(send('listVendors', {}))
  expect(sends[0]?.request).toMatchObject({
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  })
})

describe('[API-006] [API-007] sending again', () => {
  test('a lost call is sent four times, 1, 2 and 3 s apart, then there is no answer', async () => {
    const { send, sends } = client([lost])
    expect(await settled(send('listVendors', {}))).toEqual({ state: 'failed', problem: { code: 'no_answer' } })
    expect(sends.map(one => one.at)).toEqual([0, 1000, 3000, 6000])
  })

  test('one that hangs is given up on the network too, and has failed after less than 30 s in all', async () => {
    const ended: number[] = []
    const began = Date.now()
    const hangs: Reply = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          ended.push(Date.now() - began)
          reject(signal.reason)
        })
      })
    const { send, sends } = client([hangs])
    expect(await settled(send('listVendors', {}))).toEqual({ state: 'failed', problem: { code: 'no_answer' } })
    expect(sends.map(one => one.at)).toEqual([0, 21_000])
    expect(ended).toEqual([20_000, 26_000])
    expect(Date.now() - began).toBeLessThan(30_000)
  })

  test('one that is cancelled is given up on the network too', async () => {
    const cancelled = new AbortController()
    let gone = false
    const { send } = client([
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            gone = true
            reject(signal.reason)
          })
          cancelled.abort()
        }),
    ])
    const answer = await settled(send('listVendors', { signal: cancelled.signal }))
    expect(answer).toEqual({ state: 'failed', problem: { code: 'cancelled' } })
    expect(gone).toBe(true)
  })

  test('the answer of a later sending counts', async () => {
    const { send, sends } = client([lost, () => json(vendors)])
    expect(await settled(send('listVendors', {}))).toEqual({ state: 'answered', value: vendors })
    expect(sends).toHaveLength(2)
  })

  test.each<[string, 'listVendors' | 'cancelOrder' | 'addOutlet', number, number]>([
    ['429 on a GET', 'listVendors', 429, 4],
    ['429 on a PUT', 'cancelOrder', 429, 4],
    ['429 on a POST', 'addOutlet', 429, 4],
    ['503 on a GET', 'listVendors', 503, 4],
    ['500 on a PUT', 'cancelOrder', 500, 4],
    ['500 on a POST', 'addOutlet', 500, 1],
    ['404 on a GET', 'listVendors', 404, 1],
    ['409 on a PUT', 'cancelOrder', 409, 1],
  ])('%s', async (_, name, status, count) => {
    const { send, sends } = client([() => refused(status)])
    const answer = await settled(send(name as 'cancelOrder', name === 'listVendors' ? ({} as never) : cancel))
    expect(answer).toEqual({ state: 'failed', problem: { code: 'refused', status, message: 'Refused' } })
    expect(sends).toHaveLength(count)
  })

  test('Retry-After sets the wait instead', async () => {
    const { send, sends } = client([() => refused(429, { 'retry-after': '7' }), () => json(vendors)])
    await settled(send('listVendors', {}))
    expect(sends.map(one => one.at)).toEqual([0, 7000])
  })

  test.each([
    ['right', 0],
    ['a day ahead', -86_400_000],
    ['ten minutes behind', 600_000],
  ])('[SES-103] Retry-After as a time is waited for on a device whose clock is %s', async (_, difference) => {
    const at = (seconds: number) => new Date(Date.now() + difference + seconds * 1000).toUTCString()
    const { send, sends } = client([
      () => refused(429, { date: at(0), 'retry-after': at(7) }),
      () => json(vendors, 200, { date: at(0) }),
    ])
    expect(await settled(send('listVendors', {}))).toMatchObject({ state: 'answered' })
    expect(sends.map(one => one.at)).toEqual([0, 7000])
  })

  test.each([['900'], [new Date(Date.now() + 3_600_000).toUTCString()]])(
    'a wait of minutes is not waited for: the refusal is told at once (Retry-After: %s)',
    async wait => {
      const { send, sends } = client([() => refused(429, { 'retry-after': wait })])
      const answer = await settled(send('listVendors', {}))
      expect(answer).toMatchObject({ state: 'failed', problem: { code: 'refused', status: 429 } })
      expect(sends).toHaveLength(1)
    },
  )

  test('an answer that breaks off half-way counts as lost', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          start(stream) {
            stream.enqueue(new TextEncoder().encode('{"result"'))
            stream.error(new TypeError('terminated'))
          },
        }),
      )
    const { send, sends } = client([broken, () => json(vendors)])
    expect(await settled(send('listVendors', {}))).toMatchObject({ state: 'answered' })
    expect(sends).toHaveLength(2)
  })

  test('one submission has one Idempotency-Key for all its sendings, a new submission a new one', async () => {
    const { send, sends } = client([lost, lost, () => json({ result: {} })])
    await settled(send('cancelOrder', cancel))
    await settled(send('cancelOrder', cancel))
    const keys = sends.map(one => one.request.headers.get('idempotency-key'))
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[3]).not.toBe(keys[0])
  })

  test('the same submission sent again by hand keeps its key; a reading call has none', async () => {
    const { send, sends } = client([() => json({ result: {} })])
    await settled(send('cancelOrder', { ...cancel, key: 'press-1' }))
    expect(sends[0]?.request.headers.get('idempotency-key')).toBe('press-1')
    const reading = client([() => json(vendors)])
    await settled(reading.send('listVendors', {}))
    expect(reading.sends[0]?.request.headers.has('idempotency-key')).toBe(false)
  })
})

test('[API-001] [API-002] address, path, query and content type', async () => {
  const { send, sends } = client([() => refused(404)])
  await settled(send('listOrders', { params: { id: 'no-1' }, query: { from: 1, to: 2, count: 30 } }))
  await settled(send('cancelOrder', cancel))
  await settled(send('evaluateFlags', { origin: 'https://eu.example', input: { context: { targetingKey: 'x' } } }))
  expect(sends.map(one => one.request.url)).toEqual([
    'https://api.example/orders/api/v1/vendor/no-1/orders?from=1&to=2&count=30',
    'https://api.example/orders/api/v1/order/cancel',
    'https://eu.example/ofrep/v1/evaluate/flags',
  ])
  expect(sends[1]?.request.headers.get('content-type')).toBe('application/json')
  expect(await sends[1]?.request.json()).toEqual(cancel.input)
})

test('[API-003] [API-004] [API-005] Authorization goes to the services that ask for it, and to no other', async () => {
  const { send, sends } = client([() => refused(404)], { authorization: () => 'Bearer a|b' })
  await settled(send('listVendors', {}))
  await settled(send('login', { input: { email_address: 'a@b.example', password: 'x' } }))
  await settled(send('autocompleteAddress', { query: { query: 'x', country: 'NO', lat: 1, lng: 1, language: 'en' } }))
  expect(sends.map(one => one.request.headers.get('authorization'))).toEqual(['Bearer a|b', null, null])
})

test('[SES-005] a refused token is renewed once, and the call is sent once more with the same key', async () => {
  let token = 'Bearer old|x'
  const { send, sends } = client([() => refused(401), () => json({ result: {} })], {
    authorization: () => token,
    unauthorized: async used => {
      expect(used).toBe('Bearer old|x')
      token = 'Bearer new|x'
      return true
    },
  })
  expect(await settled(send('cancelOrder', cancel))).toMatchObject({ state: 'answered' })
  expect(sends.map(one => one.request.headers.get('authorization'))).toEqual(['Bearer old|x', 'Bearer new|x'])
  expect(sends[0]?.request.headers.get('idempotency-key')).toBe(sends[1]?.request.headers.get('idempotency-key'))
})

test('[SES-005] a call that is refused without a token is notified too; a login that is refused is not', async () => {
  const notified: unknown[] = []
  const { send } = client([() => refused(401)], {
    authorization: () => undefined,
    unauthorized: async used => {
      notified.push(used)
      return false
    },
  })
  expect(await settled(send('login', { input: { email_address: 'a@b.example', password: 'x' } }))).toMatchObject({
    state: 'failed',
  })
  expect(notified).toEqual([])
  expect(await settled(send('cancelOrder', cancel))).toMatchObject({ state: 'failed' })
  expect(notified).toEqual([undefined])
})

test.each<[string, Reply]>([
  ['a page instead of JSON', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ['another shape', () => json({ result: { vendors: 'none' } })],
  ['nothing', () => new Response(null, { status: 204 })],
])(
  '[API-020] an answer that is %s is a foreign answer, and its place is reported without its contents',
  async (_, reply) => {
    const { send, reported } = client([reply])
    expect(await settled(send('listVendors', {}))).toEqual({ state: 'failed', problem: { code: 'invalid_response' } })
    expect(reported).toEqual([{ call: 'listVendors', place: expect.any(String) }])
  },
)

test('[API-009] a refused registration names the translation key of its first error', async () => {
  const errors = [{ message: 'taken', meta: { translation_key: 'auth.registration.emailTaken' } }]
  const { send } = client([() => json({ status: 409, message: 'Conflict', errors }, 409)])
  const input = {
    email_address: 'a@b.example',
    password: 'Abcdef1!',
    business_name: 'B',
    mobile_number: '+4712345678',
    country: 'NO',
    terms_accepted: true,
  } as const
  expect(await settled(send('register', { input }))).toMatchObject({
    problem: { code: 'refused', status: 409, translationKey: 'auth.registration.emailTaken' },
  })
})

test('[FLG-101] a huge answer under the name of flags is not read to its end', async () => {
  let read = 0
  const endless = () =>
    new Response(
      new ReadableStream({
        pull(stream) {
          read += 65_536
          stream.enqueue(new Uint8Array(65_536))
        },
      }),
    )
  const { send } = client([endless])
  const call = send('flagFile', { origin: 'https://flags.example/flags.json' })
  expect(await settled(call)).toEqual({ state: 'failed', problem: { code: 'no_answer' } })
  expect(read).toBeLessThan(1_000_000)
})

test('[API-006] a call that is no longer wanted is cancelled, also between two sendings', async () => {
  const stop = new AbortController()
  const { send, sends } = client([lost])
  const call = send('listVendors', { signal: stop.signal })
  await pass(1500)
  stop.abort()
  expect(await settled(call)).toEqual({ state: 'failed', problem: { code: 'cancelled' } })
  expect(sends).toHaveLength(2)
})

test.each([
  ['a day ahead', -86_400_000],
  ['a day behind', 86_400_000],
  ['right', 0],
])('[SES-103] a device clock that is %s is corrected by the Date header', async (_, difference) => {
  const date = () => new Date(Date.now() + difference).toUTCString()
  const { send, clock } = client([() => json(vendors, 200, { date: date() })])
  await settled(send('listVendors', {}))
  expect(Math.abs(clock.now() - (Date.now() + difference))).toBeLessThanOrEqual(1000)
})

test.each([
  ['is written at its end', 0, 12_000],
  ['is written at its beginning', 12_000, 0],
])('[SES-103] a device clock that is right stays so with an answer of 12 s that %s', async (_, after, before) => {
  const slow = async () => {
    await new Promise(done => setTimeout(done, before))
    const date = new Date().toUTCString()
    await new Promise(done => setTimeout(done, after))
    return json(vendors, 200, { date })
  }
  const { send, clock } = client([slow])
  await settled(send('listVendors', {}))
  expect(clock.now()).toBe(Date.now())
})

test('[SES-103] a clock that was corrected and is right meanwhile is corrected back by the next quick answer', async () => {
  const date = (difference: number) => new Date(Date.now() + difference).toUTCString()
  let difference = 5000
  const { send, clock } = client([() => json(vendors, 200, { date: date(difference) })])
  await settled(send('listVendors', {}))
  expect(Math.abs(clock.now() - Date.now() - 5000)).toBeLessThanOrEqual(1000)
  difference = 0
  await settled(send('listVendors', {}))
  expect(clock.now()).toBe(Date.now())
})

test('[SES-103] flag services and cached answers do not set the time', async () => {
  const date = new Date(0).toUTCString()
  const { send, clock } = client([
    () => json({ flags: [] }, 200, { date }),
    () => json(vendors, 200, { date, age: '5' }),
  ])
  await settled(send('evaluateFlags', { origin: 'https://eu.example', input: { context: { targetingKey: 'x' } } }))
  await settled(send('listVendors', {}))
  expect(clock.now()).toBe(Date.now())
})
