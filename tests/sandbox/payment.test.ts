import { CompactEncrypt, importJWK } from 'jose'
import { expect, test, vi } from 'vitest'
import type { CardEncryptionKey, CardSecret, IntentAnswer, PlaceOrder } from '#schema/wire.ts'
import { kitFor } from './kit.ts'
import { singleVendor } from './single-vendor.ts'

const { kit, as, vendor } = await singleVendor()

const encrypted = async (key: CardEncryptionKey, secret: CardSecret): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(secret)))
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'RSA-OAEP-256'))

type Opened = { order: PlaceOrder; bearer_token: string; intent: IntentAnswer; as: string }

const open = async (who = as, order?: PlaceOrder): Promise<Opened> => {
  const placed = order ?? (await kit.order(who, vendor))
  const wallet = await kit.call('paymentAuth', { params: { vendorID: placed.vendor_id }, as: who })
  const { wallet_id, access_token: bearer_token } = wallet.answer.wallet
  const body = { wallet_id, bearer_token, vendor_id: placed.vendor_id, order: placed }
  const { answer } = await kit.call('createIntent', { body, as: who })
  return { order: placed, bearer_token, intent: answer, as: who }
}

const withCard = async ({ order, bearer_token, intent }: Opened, number: string, more: Partial<CardSecret> = {}) => {
  const method = intent.payment_methods.find(one => one.name === 'generic_creditcard')
  if (!method) throw new Error('No card kind is offered')
  const secret = { card_number: number, expiry_month: '08', expiry_year: '2029', security_code: '123', ...more }
  return {
    order,
    bearer_token,
    purchase_intent_id: intent.intent_id,
    payment_method: method.name,
    card_details: {
      save_card: false,
      holder_name: 'Kari Berg',
      encrypted_card_data: await encrypted(method.encryption_key, secret),
      card_last_digits: number.slice(-4),
      bin: number.slice(0, 6),
      scheme: 'visa' as const,
    },
  }
}

const statuses = async (orderId: string, who = as, vendorId = kit.ids.single) => {
  const { answer } = await kit.call('readOrder', { query: { vendorId, orderId }, as: who })
  return answer.result.status_history.map(entry => entry.status)
}

test('[Q100] an encrypted card pays, and its number is found nowhere in the database', async () => {
  const opened = await open()
  const body = await withCard(opened, '4111111111111111')
  const { answer } = await kit.call('confirmIntent', { body, as })
  expect(answer).not.toHaveProperty('redirect_required')
  expect(await statuses(answer.order_id)).toEqual(['INITIATED', 'PAYMENT_INITIATED', 'PAYMENT_COMMITTED'])
  expect(await kit.refused('confirmIntent', { body, as })).toEqual({ status: 422, message: 'PaymentExpired' })
  const { db } = kit.sandbox.sites.shared
  for (const { name } of db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'"))
    expect(JSON.stringify(db.all(`SELECT * FROM ${name}`))).not.toContain('4111111111111111')
})

test.each([
  ['4000000000000002', {}],
  ['4111111111111112', {}],
  ['4111111111111111', { expiry_year: '2025' }],
])('[PAY-007] the card %s %o is refused, and no order is made', async (number, more) => {
  const opened = await open()
  expect((await kit.refused('confirmIntent', { body: await withCard(opened, number, more), as })).message).toBe(
    'CardRefused',
  )
  await kit.call('confirmIntent', { body: await withCard(opened, '5555555555554444'), as })
})

test('a card that was encrypted for another key is refused', async () => {
  const opened = await open()
  const { publicKey } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  const { n = '', e = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  const foreign: CardEncryptionKey = { kty: 'RSA', kid: 'x', use: 'enc', alg: 'RSA-OAEP-256', n, e }
  const intent = {
    ...opened.intent,
    payment_methods: [{ name: 'generic_creditcard' as const, payment_instruments: [], encryption_key: foreign }],
  }
  expect(
    (await kit.refused('confirmIntent', { body: await withCard({ ...opened, intent }, '4111111111111111'), as }))
      .message,
  ).toBe('CardRefused')
})

test.each([
  ['accept', 'PAYMENT_COMMITTED'],
  ['reject', 'PAYMENT_FAILED'],
] as const)('[Q50] the bank sends a payer who answers %s back, and the order is %s', async (answered, status) => {
  const opened = await open()
  const body = await withCard(opened, '4000000000003220')
  const { answer } = await kit.call('confirmIntent', { body, as, headers: { Origin: 'http://localhost:4700' } })
  const url = answer.redirect_required?.redirectUrl ?? ''
  expect(url).toMatch(/^http:\/\/no\.sandbox\.localhost:4600\/bank\//)
  const page = await kit.sandbox.fetch(url)
  expect(await page.text()).toContain('3220')
  const form = new URLSearchParams({ answer: answered, return: 'https://elsewhere.example/' })
  const back = await kit.sandbox.fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  expect([back.status, back.headers.get('location')]).toEqual([303, 'http://localhost:4700/order-tracking'])
  expect((await statuses(answer.order_id)).at(-1)).toBe(status)
  const twice = new URLSearchParams({ answer: answered === 'accept' ? 'reject' : 'accept' })
  await kit.sandbox.fetch(url, { method: 'POST', body: twice, redirect: 'manual' })
  expect((await statuses(answer.order_id)).at(-1)).toBe(status)
})

test('[Q50] an answer to the bank that could not be kept with its order can be given again', async () => {
  const body = await withCard(await open(), '4000000000003220')
  const { answer } = await kit.call('confirmIntent', { body, as })
  const accept = () => {
    const form = new URLSearchParams({ answer: 'accept' })
    const url = answer.redirect_required?.redirectUrl ?? ''
    return kit.sandbox.fetch(url, { method: 'POST', body: form, redirect: 'manual' })
  }
  const { db } = kit.sandbox.sites.shared
  db.run("CREATE TEMP TRIGGER full BEFORE UPDATE ON main.orders BEGIN SELECT RAISE(ABORT, 'The disk is full'); END")
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  expect((await accept()).status).toBe(500)
  printed.mockRestore()
  db.run('DROP TRIGGER full')
  await accept()
  expect((await statuses(answer.order_id)).at(-1)).toBe('PAYMENT_COMMITTED')
})

test('[Q50] a payer who never answers has a cancelled payment after a quarter of an hour', async () => {
  const body = await withCard(await open(), '4000000000003220')
  const { answer } = await kit.call('confirmIntent', { body, as })
  kit.sandbox.control.advance(890)
  expect((await statuses(answer.order_id)).at(-1)).toBe('PAYMENT_INITIATED')
  kit.sandbox.control.advance(20)
  expect((await statuses(answer.order_id)).at(-1)).toBe('PAYMENT_CANCELLED')
})

test('[Q61] a paid order can be cancelled from exactly ten minutes after its payment', async () => {
  const { data } = (await kit.call('listOrders', { params: { id: kit.ids.single }, query: { count: 200 }, as })).answer
    .data.result
  expect(data.length).toBeGreaterThan(0)
  const { answer } = await kit.call('confirmIntent', { body: await withCard(await open(), '4111111111111111'), as })
  const order = { vendor_id: kit.ids.single, order_id: answer.order_id, reason: 'DUPLICATE' as const }
  kit.sandbox.control.advance(3)
  expect((await statuses(answer.order_id)).at(-1)).toBe('PAYMENT_COMMITTED')
  expect((await kit.refused('cancelOrder', { body: order, as })).message).toBe(
    'order cannot be cancelled at this stage',
  )
})

test('[GST-007] a guest pays online, names the sender, and sees the order again', async () => {
  const { as: guest, vendorId } = await kit.guest()
  const from = vendor.vendor_information.location
  const to = kit.near(vendor)
  const source = { lat: from.latitude ?? 0, lng: from.longitude ?? 0 }
  const signed = (
    await kit.call('deliveryFee', {
      body: { source, destination: to, vendor_id: vendorId, delivery_type: 'food' },
      as: guest,
    })
  ).answer
  const sender = {
    location: { address: ', , Storgata 1', latitude: source.lat, longitude: source.lng },
    name: 'Ola Dahl',
    email: { email: 'ola@home.example' },
    phone_number: { phone: '+4740612346' },
  }
  const template = await kit.order(as, vendor)
  const order: PlaceOrder = {
    ...template,
    vendor_id: vendorId,
    delivery_fee: signed.fee,
    signature: signed.signature,
    login_pickup_estimation: 0,
    sender,
  }
  expect((await kit.refused('placeOrder', { body: order, as: guest })).message).toBe('GuestMustPayOnline')
  const opened = await open(guest, order)
  expect(opened.intent.payment_methods.flatMap(one => one.payment_instruments)).toEqual([])
  const { answer } = await kit.call('confirmIntent', { body: await withCard(opened, '4111111111111111'), as: guest })
  expect((await statuses(answer.order_id, guest, vendorId)).at(-1)).toBe('PAYMENT_COMMITTED')
  const other = await kit.guest()
  expect(
    (await kit.refused('readOrder', { query: { vendorId: other.vendorId, orderId: answer.order_id }, as: other.as }))
      .status,
  ).toBe(404)
  const tracking = await kit.call('trackPublicly', { params: { orderID: answer.order_id } })
  expect(tracking.answer.result).toMatchObject({
    kind: 'c2c',
    sender: { name: 'Ola Dahl', phone_number: '•••• 23 46' },
  })
})

test('[PAY-006] a card that was saved does not pay once it has expired', async () => {
  const late = kitFor('NO')
  late.clock.at += 4 * 365 * 86_400_000
  const who = await late.login('single')
  const order = await late.order(who, await late.vendor(who, late.ids.single))
  const wallet = await late.call('paymentAuth', { params: { vendorID: order.vendor_id }, as: who })
  const { wallet_id, access_token: bearer_token } = wallet.answer.wallet
  const sent = { wallet_id, bearer_token, vendor_id: order.vendor_id, order }
  const { intent_id, payment_methods } = (await late.call('createIntent', { body: sent, as: who })).answer
  const [method] = payment_methods
  const card = method?.payment_instruments.find(one => one.card_last_digits === '1111')
  const body = {
    order,
    bearer_token,
    purchase_intent_id: intent_id,
    payment_method: method?.name ?? 'generic_creditcard',
    payment_instrument_id: card?.payment_instrument_id ?? '',
  } as const
  expect(card?.expiry_year).toBe(2029)
  expect(await late.refused('confirmIntent', { body, as: who })).toEqual({ status: 422, message: 'CardRefused' })
  late.sandbox.close()
})

test('[API-046] nothing is paid after online payment was switched off', async () => {
  const opened = await open()
  const body = await withCard(opened, '4111111111111111')
  const { settings } = kit.sandbox.sites.open('NO')
  settings.setParameter('onlinePaymentActivated', false)
  const gone = { status: 422, message: 'PaymentMethodNotAvailable' }
  expect(await kit.refused('confirmIntent', { body, as })).toEqual(gone)
  settings.setParameter('onlinePaymentActivated', true)
  await kit.call('confirmIntent', { body, as })
})

test('[PAY-006] a card that was saved pays the next time without its number', async () => {
  const user = await kit.login('single')
  const opened = await open(user)
  const body = await withCard(opened, '5555555555554444')
  await kit.call('confirmIntent', {
    body: { ...body, card_details: { ...body.card_details, save_card: true } },
    as: user,
  })
  const next = await open(user)
  const saved = next.intent.payment_methods.find(one => one.name === 'generic_creditcard')?.payment_instruments ?? []
  const card = saved.find(one => one.card_last_digits === '4444')
  const { order, bearer_token, intent } = next
  const paid = {
    order,
    bearer_token,
    purchase_intent_id: intent.intent_id,
    payment_method: 'generic_creditcard' as const,
    payment_instrument_id: card?.payment_instrument_id ?? '',
  }
  const ofOtherKind = { ...paid, payment_method: 'cybersource_creditcard' as const }
  expect((await kit.refused('confirmIntent', { body: ofOtherKind, as: user })).status).toBe(404)
  const { answer } = await kit.call('confirmIntent', { body: paid, as: user })
  expect((await statuses(answer.order_id)).at(-1)).toBe('PAYMENT_COMMITTED')
  const stranger = { ...paid, purchase_intent_id: (await open()).intent.intent_id }
  expect((await kit.refused('confirmIntent', { body: stranger, as })).status).toBe(404)
})
