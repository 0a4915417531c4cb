import { expect, test } from 'vitest'
import { createGuestInvitation } from '#stores/request/guest-invitation'
import { rememberGuestOrder } from '#stores/request/guest-orders'
import { fakeBrowser, fakeSend, refusedWith } from '../tabs.ts'

const order = (id: string) => ({ order_id: `g-1-${id}`, vendor_id: 'g-1' })
const sender = {
  location: { address: ', , A', latitude: 1, longitude: 2 },
  name: 'Kari',
  email: { email: 'kari@example.com' },
  phone_number: { phone: '+4741258036' },
}

function guest(handlers: Parameters<typeof fakeSend>[0] = {}) {
  const { storage } = fakeBrowser(0).tab()
  const network = fakeSend({ readOrder: () => ({ result: { sender } }), register: () => ({ data: {} }), ...handlers })
  return { storage, ...network, invitation: createGuestInvitation({ send: network.send, storage, country: 'NO' }) }
}

test('[GST-005] orders of a guest are remembered, each once', () => {
  const { storage } = guest()
  for (const id of ['abc', 'def', 'abc']) rememberGuestOrder(storage, order(id))
  expect(storage.read('guest-orders')).toEqual([order('abc'), order('def')])
})

test('[GST-002] the first order invites to an account with the sender’s own data', async () => {
  const { storage, invitation, sent } = guest()
  await invitation.look()
  expect(invitation.$invited.get()).toBeNull()
  rememberGuestOrder(storage, order('abc'))
  await invitation.look()
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
  expect(invitation.$invited.get()).toBeNull()
})

test('[GST-002] "Not now" ends it, also after the next order; a refused account does not', async () => {
  const { storage, invitation } = guest({ register: () => refusedWith(400, 'InvalidRequest') })
  rememberGuestOrder(storage, order('abc'))
  await invitation.look()
  expect(await invitation.accept('x')).toEqual({ code: 'registration_failed' })
  expect(invitation.$invited.get()).not.toBeNull()
  invitation.decline()
  rememberGuestOrder(storage, order('def'))
  await invitation.look()
  expect(invitation.$invited.get()).toBeNull()
})
