import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Vendor } from '#schema/wire.ts'
import { type Kit, kitFor } from './kit.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
const db = join(folder, 'sandbox.sqlite')
let kit: Kit
let as: string
let vendor: Vendor
beforeAll(async () => {
  kit = kitFor('NO', { db })
  as = `GoDroid ${await kit.sandbox.control.godroidToken('NO', kit.ids.single)}`
  vendor = await kit.vendor(as, kit.ids.single)
})
afterAll(() => {
  kit.sandbox.close()
  rmSync(folder, { recursive: true })
})

const orders = () => kit.sandbox.sites.shared.db.get<{ n: number }>('SELECT count(*) AS n FROM orders')?.n ?? 0
let keys = 0
const newKey = () => `key-${++keys}-0000`

test('[REQ-105] one submission makes one order, however often it is sent, also at the same time', async () => {
  const body = await kit.order(as, vendor)
  const before = orders()
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 5 }, () => kit.call('placeOrder', { body, as, key })))
  expect(new Set(answers.map(({ answer }) => answer.result.order_id)).size).toBe(1)
  expect(orders()).toBe(before + 1)
  expect((await kit.call('placeOrder', { body, as, key })).headers.get('Idempotency-Replayed')).toBe('true')
  await kit.call('placeOrder', { body, as, key: newKey() })
  expect(orders()).toBe(before + 2)
})

test('[REQ-105] the same key with another body, or for another call, is refused', async () => {
  const body = await kit.order(as, vendor)
  const key = newKey()
  await kit.call('placeOrder', { body, as, key })
  const other = { ...body, age_validation_required: true }
  const reused = { status: 409, message: 'IdempotencyKeyReused' }
  expect(await kit.refused('placeOrder', { body: other, as, key })).toEqual(reused)
  expect(await kit.refused('paymentAuth', { params: { vendorID: kit.ids.single }, as, key })).toEqual(reused)
})

test('keys of one caller mean nothing to another', async () => {
  const key = newKey()
  const user = await kit.login('single')
  const one = await kit.call('placeOrder', { body: await kit.order(as, vendor), as, key })
  const other = await kit.call('placeOrder', { body: await kit.order(user, vendor), as: user, key })
  expect(one.answer).not.toEqual(other.answer)
})

test('a refusal is the same the next time, and a key that is none is refused', async () => {
  const body = await kit.order(as, vendor)
  const key = newKey()
  kit.sandbox.control.addFault({ kind: 'closedHours', call: 'placeOrder', probability: 1, times: 1 })
  expect((await kit.refused('placeOrder', { body, as, key })).message).toBe('ServiceClosed')
  expect((await kit.refused('placeOrder', { body, as, key })).message).toBe('ServiceClosed')
  kit.sandbox.control.faults.clear()
  expect((await kit.refused('placeOrder', { body, as, key: 'x' })).status).toBe(400)
})

test('[API-103] a refusal that was asked for does not contradict what the same submission has made', async () => {
  const body = await kit.order(as, vendor)
  const key = newKey()
  const { answer } = await kit.call('placeOrder', { body, as, key })
  kit.sandbox.control.addFault({
    kind: 'refusal',
    call: 'placeOrder',
    status: 422,
    message: 'NotDeliverable',
    probability: 1,
    times: 1,
  })
  expect((await kit.call('placeOrder', { body, as, key })).answer).toEqual(answer)
  expect(await kit.refused('placeOrder', { body, as, key: newKey() })).toEqual({
    status: 422,
    message: 'NotDeliverable',
  })
})

test('[Q88] an answer that was lost is there for the next send, also after a restart, for a day', async () => {
  const body = await kit.order(as, vendor)
  const key = newKey()
  const before = orders()
  kit.sandbox.control.addFault({ kind: 'answerLost', call: 'placeOrder', probability: 1, times: 1 })
  await expect(kit.call('placeOrder', { body, as, key })).rejects.toThrow(TypeError)
  expect(orders()).toBe(before + 1)
  kit.sandbox.control.advance(60)
  const moved = kit.sandbox.sites.shared.clock.now()
  kit.sandbox.close()
  kit = kitFor('NO', { db })
  expect(kit.sandbox.sites.shared.clock.now()).toBe(moved)
  const { answer } = await kit.call('placeOrder', { body, as, key })
  expect(orders()).toBe(before + 1)
  await kit.call('readOrder', { query: { vendorId: kit.ids.single, orderId: answer.result.order_id }, as })
  kit.sandbox.control.advance(86_401)
  expect((await kit.refused('placeOrder', { body, as, key })).message).toBe('SignatureExpired')
})

test('tokens and passwords are nowhere in the database, and the same key is answered with the same tokens', async () => {
  const key = newKey()
  const login = { email_address: 'single@no.sandbox.example', password: 'Sandbox!2026' }
  const one = await kit.call('login', { body: login, key })
  expect((await kit.call('login', { body: login, key })).answer).toEqual(one.answer)
  const { AccessToken, IdToken, RefreshToken } = one.answer.result.AuthenticationResult
  const guest = await kit.call('loginAsGuest', { body: { country: 'NO' }, key: newKey() })
  const wallet = await kit.call('paymentAuth', { params: { vendorID: kit.ids.single }, as, key: newKey() })
  const secrets = [AccessToken, IdToken, RefreshToken, guest.answer.result.token, wallet.answer.wallet.access_token]
  const { db: shared } = kit.sandbox.sites.shared
  const tables = shared.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
  const all = tables.map(({ name }) => JSON.stringify(shared.all(`SELECT * FROM ${name}`))).join('')
  for (const secret of [...secrets, login.password, key]) expect(all).not.toContain(secret)
})
