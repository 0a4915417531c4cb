import { expect, test } from 'vitest'
import { loggedOut, type Session } from '#features/session/session.ts'
import { createVendors } from '#features/vendors/store.ts'
import type { Vendor } from '#schema/wire.ts'
import { isVendorAnswer } from '#validators/vendor.js'
import { fakeBrowser, fakeClock, fakeSend, lost, Refused, refusedWith } from '../platform/tabs.ts'
import { NOW, storedLogin } from '../session/examples.ts'
import { vendorOf } from './examples.ts'

const parent = vendorOf('no-1', { is_parent: true })
const outlet = vendorOf('no-2', { parent_vendor_id: 'no-1' })
const user: Session = { mode: 'CLASSIC', login: storedLogin(NOW + 1e6) }

type Answers = { list?: unknown; own?: unknown; offered?: boolean | Promise<boolean> }

function shop(session: Session, { list = [parent, outlet], own, offered = true }: Answers = {}) {
  const { storage } = fakeBrowser(NOW).tab()
  const notified: string[] = []
  const answers = {
    listVendors: () => (list instanceof Refused ? list : { result: { vendors: list } }),
    readVendor: () => own ?? lost(),
  }
  const { send, names } = fakeSend(answers)
  const clock = fakeClock(NOW)
  const make = () =>
    createVendors({
      send,
      clock,
      storage,
      session: () => session,
      currency: () => 'NOK',
      allOutletsOffered: async () => offered,
      notify: ({ code }) => notified.push(code),
    })
  return { vendors: make(), make, storage, notified, names, answers, clock }
}

const ids = (vendors: ReturnType<typeof shop>['vendors']) => {
  const now = vendors.$vendors.get()
  return now.state === 'ready' ? now.value.map(one => one.vendor_id) : now.state
}

test('[API-020] a user has the vendors of the list; the one in the address is chosen, else the first parent', async () => {
  const { vendors, names } = shop(user)
  await vendors.load()
  expect(ids(vendors)).toEqual(['no-1', 'no-2'])
  expect(vendors.$chosen.get()?.vendor_id).toBe('no-1')
  vendors.show({ vendorId: 'no-2', requesting: false })
  expect(vendors.$chosen.get()?.vendor_id).toBe('no-2')
  expect(names()).toEqual(['listVendors'])
})

test('a branch that is renamed, or a new one before it, does not make another one the chosen one while a page is open', async () => {
  const [alfa, beta] = [vendorOf('no-1', { is_parent: true }), vendorOf('no-2', { is_parent: true })]
  const named = (vendor: Vendor, name: string): Vendor => ({
    ...vendor,
    vendor_information: { ...vendor.vendor_information, name },
  })
  const { vendors, answers } = shop(user, { list: [named(alfa, 'Alfa'), named(beta, 'Beta')] })
  const chosen: (string | undefined)[] = []
  vendors.$chosen.listen(vendor => chosen.push(vendor?.vendor_id))
  await vendors.load()
  answers.listVendors = () => ({ result: { vendors: [named(beta, 'Beta'), named(alfa, 'Zeta')] } })
  await vendors.refresh()
  expect(vendors.$chosen.get()?.vendor_information.name).toBe('Zeta')
  expect(chosen).toEqual(['no-1', 'no-1'])
  answers.listVendors = () => ({ result: { vendors: [named(beta, 'Beta')] } })
  await vendors.refresh()
  expect(vendors.$chosen.get()?.vendor_id, 'one that is not there any more gives way').toBe('no-2')
})

test.each<[string, Answers, string[], string | string[]]>([
  ['[COL-023] none', { list: [] }, ['no_vendors'], []],
  ['[COL-024] not answered', { list: lost() }, ['vendors_failed'], 'failed'],
  ['[COL-024] refused', { list: refusedWith(500, 'InternalError') }, ['vendors_failed'], 'failed'],
  ['no longer wanted', { list: new Refused({ code: 'cancelled' }) }, [], 'failed'],
])('the vendors are %s', async (_, answers, notices, state) => {
  const { vendors, notified } = shop(user, answers)
  await vendors.load()
  expect(notified).toEqual(notices)
  expect(ids(vendors)).toEqual(state)
})

test('[COL-024] asked for again after a failure, they are seen to be on their way', async () => {
  const { vendors } = shop(user, { list: lost() })
  await vendors.load()
  const asked = vendors.load()
  expect(ids(vendors)).toBe('loading')
  await asked
  expect(ids(vendors)).toBe('failed')
})

test.each<[string, unknown, string[]]>([
  ['[API-021] its own', { result: vendorOf('no-7') }, []],
  ['[COL-025] not answered', lost(), ['vendor_failed']],
  ['[COL-025] unknown', refusedWith(404, 'NotFound'), ['vendor_failed']],
  ['[COL-026] closed to it', refusedWith(403, 'Forbidden'), ['vendor_info_failed']],
  ['[COL-026] closed to its token', refusedWith(401, 'Unauthorized'), ['vendor_info_failed']],
])('the vendor of the embedded portal is %s', async (_, own, notices) => {
  const { vendors, notified, names } = shop({ mode: 'GODROID', token: 'x', vendorId: 'no-7' }, { own })
  await vendors.load()
  expect(notified).toEqual(notices)
  expect(names()).toEqual(['readVendor'])
  expect(ids(vendors)).toEqual(notices.length > 0 ? 'failed' : ['no-7'])
})

test('[GST-003] the vendor of a guest is named guest and has no location; no call is sent', async () => {
  const { vendors, names } = shop({ mode: 'GUEST', guest: null })
  await vendors.load()
  expect(vendors.$chosen.get()).toMatchObject({
    vendor_id: 'vendorID',
    vendor_information: { name: 'guest', location: {}, currency: 'NOK' },
  })
  expect(names()).toEqual([])
})

test('without a session there are no vendors, and no notice', async () => {
  const { vendors, notified, names } = shop(loggedOut)
  await vendors.load()
  expect([ids(vendors), notified, names()]).toEqual(['loading', [], []])
})

test.each([
  ['a parent on a list', 'no-1', false, true, { shown: true, usable: true }],
  ['an outlet', 'no-2', false, true, { shown: true, usable: false }],
  ['the request page', 'no-1', true, true, { shown: true, usable: false }],
  ['a country that does not offer it', 'no-1', false, false, { shown: false, usable: false }],
] as const)('[COL-021] the all-outlets toggle for %s', async (_, vendorId, requesting, offered, toggle) => {
  const { vendors } = shop(user, { offered })
  await vendors.load()
  vendors.show({ vendorId, requesting })
  expect(vendors.$toggle.get()).toMatchObject(toggle)
})

test('[COL-021] the vendors are there before it is known whether the toggle is offered, which it is then', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { vendors } = shop(user, { offered: promise })
  await vendors.load()
  expect(ids(vendors)).toEqual(['no-1', 'no-2'])
  expect(vendors.$toggle.get().shown).toBe(false)
  await vendors.refresh()
  resolve(true)
  await expect.poll(() => vendors.$toggle.get()).toEqual({ shown: true, usable: true, on: false })
})

test('[COL-021] [SES-016] where the toggle was on, the vendors wait until it is known whether it still is', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { vendors, storage } = shop(user, { offered: promise })
  storage.write('vendors', { showToggleOutlet: true, enableToggleOutlet: true })
  const loading = vendors.load()
  await Promise.resolve()
  expect(ids(vendors)).toBe('loading')
  resolve(true)
  await loading
  expect(vendors.$toggle.get().on).toBe(true)
})

test('[COL-021] without a parent there is no toggle', async () => {
  const { vendors } = shop(user, { list: [vendorOf('no-3')] })
  await vendors.load()
  expect(vendors.$toggle.get().shown).toBe(false)
})

test('[COL-022] [SES-016] turning it on is shown and kept, turning it off is silent', async () => {
  const { vendors, make, storage, notified } = shop(user)
  await vendors.load()
  vendors.setAllOutlets(true)
  expect(vendors.$toggle.get().on).toBe(true)
  expect(notified).toEqual(['all_outlets_shown'])
  expect(storage.read('vendors')).toEqual({ showToggleOutlet: true, enableToggleOutlet: true })
  const next = make()
  await next.load()
  expect(next.$toggle.get().on).toBe(true)
  next.setAllOutlets(false)
  expect(notified).toEqual(['all_outlets_shown'])
  expect(storage.read('vendors')?.enableToggleOutlet).toBe(false)
})

test('[SES-007] after logging out nothing is left, also not of an answer under way', async () => {
  const { vendors } = shop(user)
  const loading = vendors.load()
  vendors.reset()
  await loading
  expect(ids(vendors)).toBe('loading')
  expect(vendors.$chosen.get()).toBeUndefined()
})

test('[COL-002] every documented field of a vendor fits its shape, and one without any of the required ones does not', () => {
  const whole: Vendor = { ...outlet, client_vendor_id: 'shop-2', flags: { payment_methods: { PAID: false } } }
  expect(isVendorAnswer({ result: whole })).toBe(true)
  for (const key of Object.keys(vendorOf('no-9'))) {
    const { [key as keyof Vendor]: _, ...rest } = whole
    expect(isVendorAnswer({ result: rest }), key).toBe(false)
  }
})

test('[COL-101] while a collection point is being set up it is looked every 30 s, and what cannot be read changes nothing', async () => {
  const pending = { ...outlet, is_active: false, is_registered: false }
  const { vendors, names, clock, answers } = shop(user, { list: [parent, pending] })
  await vendors.load()
  await clock.pass(29_999)
  expect(names()).toEqual(['listVendors'])
  answers.listVendors = () => lost()
  await clock.pass(1)
  expect(ids(vendors)).toEqual(['no-1', 'no-2'])
  answers.listVendors = () => ({ result: { vendors: [parent, outlet] } })
  await clock.pass(30_000)
  expect(vendors.$vendors.get()).toMatchObject({ value: [{}, { is_active: true }] })
  await clock.pass(120_000)
  expect(names()).toHaveLength(3)
})

test('[COL-019] what was saved is looked for until it can be read', async () => {
  const { vendors, names, clock, answers } = shop(user)
  await vendors.load()
  answers.listVendors = () => lost()
  await vendors.refresh()
  await clock.pass(30_000)
  expect(ids(vendors)).toEqual(['no-1', 'no-2'])
  answers.listVendors = () => ({ result: { vendors: [parent] } })
  await clock.pass(30_000)
  expect(ids(vendors)).toEqual(['no-1'])
  await clock.pass(120_000)
  expect(names()).toHaveLength(4)
})

test('[ADR-014] the embedded portal reads its vendor again once that has an address, and no failure takes it away', async () => {
  const bare = vendorOf('no-7')
  const { vendors, clock, answers, notified } = shop(
    { mode: 'GODROID', token: 'x', vendorId: 'no-7' },
    { own: { result: bare } },
  )
  await vendors.load()
  answers.readVendor = () => lost()
  await vendors.refresh()
  expect([ids(vendors), notified]).toEqual([['no-7'], []])
  const location = { latitude: 59.91, longitude: 10.75 }
  const placed = { ...bare, vendor_information: { ...bare.vendor_information, location } }
  answers.readVendor = () => ({ result: placed })
  await clock.pass(30_000)
  expect(vendors.$chosen.get()).toEqual(placed)
})

test("[RTE-101] an id in the address that is none of the user's is named, and no other takes its place", async () => {
  const { vendors } = shop(user)
  vendors.show({ vendorId: 'no-9', requesting: true })
  expect(vendors.$foreignId.get()).toBeUndefined()
  await vendors.load()
  expect(vendors.$chosen.get()).toBeUndefined()
  expect(vendors.$foreignId.get()).toBe('no-9')
  vendors.show({ vendorId: 'no-2', requesting: true })
  expect(vendors.$foreignId.get()).toBeUndefined()
})
