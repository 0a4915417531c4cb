import { afterEach, expect, test, vi } from 'vitest'
import type { Fault } from '#sandbox/faults/kinds.ts'
import { singleVendor } from './single-vendor.ts'

const { kit, as, vendor } = await singleVendor()
afterEach(() => kit.sandbox.control.faults.clear())

const on = (kind: Fault['kind'], call: string, more: Partial<Fault> = {}) =>
  kit.sandbox.control.addFault({ kind, call, probability: 1, ...more })
const hours = () => kit.call('serviceHours', { params: { id: kit.ids.single }, as })
const orders = () => kit.sandbox.sites.shared.db.get<{ n: number }>('SELECT count(*) AS n FROM orders')?.n ?? 0

test('[API-103] 429 carries how long to wait, and happens as often as asked', async () => {
  on('tooMany', 'serviceHours', { seconds: 7, times: 1 })
  const response = await kit.sandbox.fetch(`${kit.base}/orders/api/v1/vendor/no2000/service-hours`, {
    headers: { Authorization: as },
  })
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '7'])
  await hours()
})

test('[API-103] only the call that is named is struck', async () => {
  on('serverError', 'readVendor', { status: 503 })
  await hours()
  expect((await kit.refused('readVendor', { params: { id: kit.ids.single }, as })).status).toBe(503)
})

test('[API-103] any refusal can be asked for, such as each login failure', async () => {
  on('refusal', 'login', { status: 500, message: 'InvalidSmsRoleAccessPolicyException' })
  const body = { email_address: 'single@no.sandbox.example', password: 'x' }
  expect(await kit.refused('login', { body })).toEqual({ status: 500, message: 'InvalidSmsRoleAccessPolicyException' })
})

test('[API-103] a connection that is cut before has done nothing, one that is cut after has done all', async () => {
  const body = await kit.order(as, vendor)
  const before = orders()
  on('cut', 'placeOrder', { times: 1 })
  await expect(kit.call('placeOrder', { body, as })).rejects.toThrow('fetch failed')
  expect(orders()).toBe(before)
  kit.sandbox.control.faults.clear()
  on('answerLost', 'placeOrder', { times: 1 })
  await expect(kit.call('placeOrder', { body, as })).rejects.toThrow('fetch failed')
  expect(orders()).toBe(before + 1)
})

test('[API-103] a malformed answer is no JSON', async () => {
  on('malformed', 'serviceHours')
  await expect(hours()).rejects.toThrow(SyntaxError)
})

test('[API-103] an expired signature and closed hours are answered by the calls that meet them', async () => {
  const body = await kit.order(as, vendor)
  on('signatureExpired', 'placeOrder', { times: 1 })
  expect((await kit.refused('placeOrder', { body, as })).message).toBe('SignatureExpired')
  on('closedHours', '*')
  expect((await hours()).answer.result.status).toBe('closed')
  expect((await kit.refused('placeOrder', { body, as })).message).toBe('ServiceClosed')
})

test('[API-103] a skewed clock changes the date, and latency the wait', async () => {
  on('clockSkew', '*', { seconds: 86_400 })
  const { headers } = await hours()
  expect(Date.parse(headers.get('date') ?? '') - kit.sandbox.sites.shared.clock.now()).toBeGreaterThan(86_000_000)
  on('latency', 'serviceHours', { milliseconds: 60 })
  const started = performance.now()
  await hours()
  expect(performance.now() - started).toBeGreaterThan(55)
})

test('[API-103] a fault with a probability of one half fails about half of the calls', async () => {
  on('serverError', 'serviceHours', { probability: 0.5 })
  const answers = await Promise.allSettled(Array.from({ length: 200 }, hours))
  const struck = answers.filter(answer => answer.status === 'rejected').length
  expect(struck).toBeGreaterThan(60)
  expect(struck).toBeLessThan(140)
})

test('[API-103] each call has its random sequence: what else is called does not change what happens to it', async () => {
  const struck = async (others: number): Promise<boolean[]> => {
    kit.sandbox.control.faults.clear()
    on('serverError', '*', { probability: 0.5 })
    const happened: boolean[] = []
    for (let turn = 0; turn < 30; turn++) {
      for (let other = 0; other < others; other++)
        await kit.call('readVendor', { params: { id: kit.ids.single }, as }).catch(() => {})
      happened.push(
        await hours().then(
          () => false,
          () => true,
        ),
      )
    }
    return happened
  }
  const alone = await struck(0)
  expect(new Set(alone).size).toBe(2)
  expect(await struck(3)).toEqual(alone)
})

test('[API-103] updates on the socket come twice, late, in another order, or end with the socket', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const address = `ws://no.sandbox.localhost:4600/socket?Authorization=${encodeURIComponent(btoa(as))}`
  const socket = kit.sandbox.socket(address)
  const received: string[] = []
  let closed = false
  socket.onclose = () => {
    closed = true
  }
  await new Promise<void>(resolve => {
    socket.onopen = () => resolve()
  })
  socket.onmessage = ({ data }) => {
    const { event } = JSON.parse(data)
    if (event.type === 'order_update') received.push(event.data.status)
  }
  socket.send(JSON.stringify({ action: 'subscribeToVendor', data: { vendor_id: kit.ids.single } }))
  const { answer } = await kit.call('placeOrder', { body: await kit.order(as, vendor), as })
  const set = (status: 'RECEIVED' | 'RECEIVED_BY_VENDOR' | 'ACCEPTED_BY_VENDOR' | 'DELAYED' | 'CANCELLED') => {
    received.length = 0
    kit.sandbox.control.setStatus('NO', answer.result.order_id, status)
  }
  on('socketDuplicated', '*', { times: 1 })
  set('RECEIVED')
  expect(received).toEqual(['RECEIVED', 'RECEIVED'])
  on('socketLate', '*', { times: 1, milliseconds: 500 })
  set('RECEIVED_BY_VENDOR')
  expect(received).toEqual([])
  vi.advanceTimersByTime(500)
  expect(received).toEqual(['RECEIVED_BY_VENDOR'])
  on('socketReordered', '*', { times: 1 })
  set('ACCEPTED_BY_VENDOR')
  expect(received).toEqual([])
  kit.sandbox.control.setStatus('NO', answer.result.order_id, 'DELAYED')
  expect(received).toEqual(['DELAYED', 'ACCEPTED_BY_VENDOR'])
  on('socketCut', '*', { times: 1 })
  set('CANCELLED')
  await Promise.resolve()
  expect([received, closed]).toEqual([[], true])
  vi.useRealTimers()
})

test('[API-103] the control page works by forms alone, and not from a page of another origin', async () => {
  const page = await kit.sandbox.fetch(`${kit.base}/control`)
  const text = await page.text()
  expect(text).not.toContain('<script')
  expect(text).toContain('parent@no.sandbox.example')
  const send = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    kit.sandbox.fetch(`${kit.base}/control`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
      redirect: 'manual',
    })
  expect((await send({ do: 'fault', kind: 'serverError', call: 'serviceHours', percent: '100' })).status).toBe(303)
  await expect(hours()).rejects.toThrow('InternalError')
  expect((await send({ do: 'preset', preset: 'calm' })).status).toBe(303)
  await hours()
  expect((await send({ do: 'preset', preset: 'chaos' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  expect((await send({ do: 'nothing' })).status).toBe(400)
  expect((await send({ do: 'fault', kind: 'refusal', status: '600' })).status).toBe(400)
  expect(kit.sandbox.control.faults.list()).toEqual([])
})

test('the control answers tests over HTTP', async () => {
  const send = async (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const response = await kit.sandbox.fetch(`${kit.base}/control/api/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, answer: (await response.json()) as { result: Record<string, unknown> } }
  }
  expect((await send('state')).answer.result).toMatchObject({ country: 'NO', speed: 1 })
  await send('faults', { kind: 'cut', call: 'serviceHours' })
  await expect(hours()).rejects.toThrow('fetch failed')
  await send('faults/clear', {})
  await send('speed', { speed: 5 })
  expect((await send('state')).answer.result).toMatchObject({ speed: 5, faults: [] })
  await send('flags', { name: 'PlannedMaintenance', on: true })
  expect((await kit.call('flagFile')).answer).toMatchObject({ PlannedMaintenance: true })
  for (const [path, body] of [
    ['faults', { kind: 'nothing' }],
    ['faults', { kind: 'refusal', status: 42 }],
    ['faults', { kind: 'serverError', status: 204 }],
    ['speed', { speed: 0 }],
    ['orders/none/status', { status: 'NEW' }],
    ['flags', []],
  ] as const)
    expect((await send(path, body)).status).toBeGreaterThanOrEqual(400)
})

test('[REQ-022] [REQ-023] hours that are none are not set, and both ways to set them say what they have to be', async () => {
  const post = (path: string, body: URLSearchParams | string) =>
    kit.sandbox.fetch(`${kit.base}/control${path}`, { method: 'POST', body, redirect: 'manual' })
  const { parameters } = kit.sandbox.sites.open('NO').settings
  const before = parameters().serviceHours
  const format = 'format has to be dddd:dddd (0000:2359 for 24/24)'
  const range = 'service hours has to been between 0 & 2359'
  for (const [value, message] of [
    ['', format],
    ['9-22', format],
    ['900:2200', format],
    ['0900:22000', format],
    ['٠٩٠٠:2200', format],
    ['0900:2360', range],
    ['2400:0900', range],
  ] as const) {
    const form = await post('', new URLSearchParams({ do: 'parameter', name: 'serviceHours', value }))
    const api = await post('/api/parameters', JSON.stringify({ name: 'serviceHours', value }))
    for (const response of [form, api]) {
      expect(response.status).toBe(400)
      expect((await response.json()) as unknown).toMatchObject({ errors: [{ path: 'body/value', message }] })
    }
    expect(parameters().serviceHours).toBe(before)
  }
  for (const value of ['0900:2359', '2200:0275', before]) {
    expect((await post('/api/parameters', JSON.stringify({ name: 'serviceHours', value }))).status).toBe(200)
    expect(parameters().serviceHours).toBe(value)
  }
})
