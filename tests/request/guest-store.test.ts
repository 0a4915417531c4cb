import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { rememberGuestOrder } from '#features/request/drafts-store.ts'
import { createGuestInvitation } from '#features/request/guest-invitation-store.ts'
import { createOpenPayment } from '#features/request/open-payment-store.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { fakeBrowser, fakeSend, refusedWith } from '../platform/tabs.ts'
import { order as anOrder } from './examples.ts'

const order = (id: string) => ({ order_id: `g-1-${id}`, vendor_id: 'g-1' })
const sender = {
  location: { address: ', , A', latitude: 1, longitude: 2 },
  name: 'Kari',
  email: { email: 'kari@example.com' },
  phone_number: { phone: '+4741258036' },
}
const at = (id: string, status: OrderStatus): Order => anOrder({ ...order(id), status, sender })

function guest(handlers: Parameters<typeof fakeSend>[0] = {}) {
  const { storage } = fakeBrowser(0).tab()
  const network = fakeSend({ register: () => ({ data: {} }), ...handlers })
  const $orders = atom<ReadonlyMap<string, Order>>(new Map())
  const show = (...orders: Order[]) => $orders.set(new Map(orders.map(one => [one.order_id, one])))
  const invitation = createGuestInvitation({
    send: network.send,
    uuid: () => crypto.randomUUID(),
    storage,
    country: 'NO',
    $orders,
  })
  invitation.start()
  return { storage, ...network, invitation, show }
}

test('[GST-005] orders of a guest are remembered, each once', () => {
  const { storage } = guest()
  for (const id of ['abc', 'def', 'abc']) rememberGuestOrder(storage, order(id))
  expect(storage.read('guest-orders')).toEqual([order('abc'), order('def')])
})

test('[GST-002] the first order that is paid invites to an account with the sender’s own data', async () => {
  const { storage, invitation, sent, show } = guest()
  show(at('abc', 'NEW'))
  expect(invitation.$invited.get()).toBeNull()
  rememberGuestOrder(storage, order('abc'))
  show(at('abc', 'PAYMENT_INITIATED'))
  expect(invitation.$invited.get()).toBeNull()
  show(at('abc', 'PAYMENT_COMMITTED'))
  expect(invitation.$invited.get()).toMatchObject({ name: 'Kari', email: 'kari@example.com' })
  expect(await invitation.accept('Secret!2026')).toBeUndefined()
  expect(sent.at(-1)?.call['input']).toEqual({
    email_address: 'kari@example.com',
    password: 'Secret!2026',
    business_name: 'Kari',
    mobile_number: '+4741258036',
    country: 'NO',
    terms_accepted: true,
  })
  invitation.close()
  show(at('abc', 'RECEIVED'))
  expect(invitation.$invited.get()).toBeNull()
})

test('[GST-002] "Not now" ends it, also after the next order; a refused account does not', async () => {
  const { storage, invitation, show } = guest({ register: () => refusedWith(400, 'InvalidRequest') })
  rememberGuestOrder(storage, order('abc'))
  show(at('abc', 'NEW'))
  expect(await invitation.accept('x')).toEqual({ code: 'registration_failed' })
  expect(invitation.$invited.get()).not.toBeNull()
  invitation.close()
  rememberGuestOrder(storage, order('def'))
  show(at('abc', 'NEW'), at('def', 'NEW'))
  expect(invitation.$invited.get()).toBeNull()
})

test.each(['PAYMENT_FAILED', 'CANCELLED'] as const)(
  '[GST-002] an order that is %s triggers no invitation: the next one does',
  status => {
    const { storage, invitation, show } = guest()
    rememberGuestOrder(storage, order('abc'))
    show(at('abc', status))
    expect(invitation.$invited.get()).toBeNull()
    rememberGuestOrder(storage, order('def'))
    show(at('abc', status), at('def', 'PAYMENT_COMMITTED'))
    expect(invitation.$invited.get()).toMatchObject({ name: 'Kari' })
  },
)

test('[GST-002] an invitation that is shown stays when its order is cancelled: somebody may be choosing a password', () => {
  const { storage, invitation, show } = guest()
  rememberGuestOrder(storage, order('abc'))
  show(at('abc', 'PAYMENT_COMMITTED'))
  show(at('abc', 'CANCELLED'))
  expect(invitation.$invited.get()).not.toBeNull()
})

test('[GST-002] [SES-007] after a logout nobody is invited any more', () => {
  const { storage, invitation, show } = guest()
  rememberGuestOrder(storage, order('abc'))
  show(at('abc', 'NEW'))
  expect(invitation.$invited.get()).not.toBeNull()
  invitation.reset()
  expect(invitation.$invited.get()).toBeNull()
})

const outcomes = [
  ['PAYMENT_COMMITTED', 'order_pushed', false],
  ['RECEIVED', 'order_pushed', false],
  ['PAYMENT_INITIATED', 'payment_waiting', true],
  ['PAYMENT_FAILED', 'payment_not_made', false],
  ['PAYMENT_CANCELLED', 'payment_not_made', false],
  ['CANCELLED', undefined, false],
  ['STALLED', undefined, false],
] as const

test.each(outcomes)('[PAY-009] back from the bank with %s: %s', async (status, code, again) => {
  const { storage, send } = guest({ readOrder: () => ({ result: at('abc', status) }) })
  const notified: string[] = []
  const payment = createOpenPayment({
    send,
    storage,
    notify: notice => notified.push(notice.code),
    redirectHosts: () => ['bank.example'],
  })
  await payment.look()
  expect(notified).toEqual([])
  payment.leave({ orderId: 'g-1-abc', vendorId: 'g-1', url: 'https://bank.example/pay/7' })
  await payment.look()
  expect(notified).toEqual(code ? [code] : [])
  expect(storage.has('open-payment')).toBe(again)
  // Whoever has not paid yet is led back there.
  expect(payment.bank()).toBe(again ? 'https://bank.example/pay/7' : undefined)
})

test('[PAY-009] an outcome that is asked for twice is notified once, and after a logout to nobody', async () => {
  const { storage, send } = guest({ readOrder: () => ({ result: at('abc', 'PAYMENT_COMMITTED') }) })
  const notified: string[] = []
  const payment = createOpenPayment({
    send,
    storage,
    notify: notice => notified.push(notice.code),
    redirectHosts: () => ['bank.example'],
  })
  const left = { orderId: 'g-1-abc', vendorId: 'g-1', url: 'https://bank.example/pay/7' }
  payment.leave(left)
  await Promise.all([payment.look(), payment.look()])
  expect(notified).toEqual(['order_pushed'])
  payment.leave(left)
  const looked = payment.look()
  storage.remove('open-payment')
  await looked
  expect(notified).toEqual(['order_pushed'])
})
