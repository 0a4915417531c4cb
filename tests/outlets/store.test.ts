// The form of a collection point over the real client and a sandbox in the same process.
import metadata from 'libphonenumber-js/min/metadata'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutletDialog } from '#features/outlets/dialog-store.ts'
import { createOutletForm } from '#features/outlets/form-store.ts'
import { createPhones } from '#features/phones/phones.ts'
import { createSend } from '#platform/client.ts'
import type { CorrectedClock } from '#platform/ports.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { DEMO_PASSWORD, demoVendorIds } from '#sandbox/seed/users.ts'
import type { Vendor } from '#schema/wire.ts'

const clock: CorrectedClock = {
  now: () => Date.now(),
  after: () => () => {},
  correct: () => {},
  onCorrection: () => () => {},
}
const ids = demoVendorIds('NO')

let sandbox: Sandbox
let sent: { address: string; method: string; key: string | null; body: string }[]
let cut: (call: string) => boolean
let notified: string[]
let saves: number
let shop: Awaited<ReturnType<typeof open>>

async function open() {
  let authorization: string | undefined
  const send = createSend({
    api: 'http://no.sandbox.localhost:4600',
    helpCentre: '',
    site: '',
    clock,
    uuid: () => crypto.randomUUID(),
    authorization: () => authorization,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const key = request.headers.get('Idempotency-Key')
      sent.push({ address: pathname, method: request.method, key, body: await request.clone().text() })
      const answer = await sandbox.fetch(request)
      // The server did it; its answer is lost on the way.
      return cut(pathname) ? new Response('{}', { status: 500 }) : answer
    },
  })
  const input = { email_address: 'parent@no.sandbox.example', password: DEMO_PASSWORD }
  const login = await send('login', { input })
  if (login.state === 'failed') throw new Error('nobody can log in')
  const { AccessToken, IdToken } = login.value.result.AuthenticationResult
  authorization = `Bearer ${AccessToken}|${IdToken}`
  const list = async (): Promise<Vendor[]> => {
    const answer = await send('listVendors', {})
    if (answer.state === 'failed') throw new Error('no vendors')
    return answer.value.result.vendors
  }
  const vendors = await list()
  const outlet = createOutletForm({
    send,
    uuid: () => crypto.randomUUID(),
    country: 'NO',
    language: 'en',
    phones: createPhones('NO', metadata),
    vendors: () => vendors,
    saved: () => {
      saves += 1
    },
    placed: text => opened.settled(text),
    notify: ({ code }) => notified.push(code),
  })
  const known = (id: string | undefined): Vendor => {
    const vendor = vendors.find(({ vendor_id }) => vendor_id === id)
    if (!vendor) throw new Error(`${id} is not there`)
    return vendor
  }
  const opened = { outlet, list, known, settled: (_text: string): unknown => undefined }
  return opened
}

beforeEach(async () => {
  sandbox = createSandbox({ countries: ['NO'], log: () => {} })
  sent = []
  notified = []
  saves = 0
  cut = () => false
  shop = await open()
})
afterEach(() => sandbox.close())

const { $dialog, ...dialogActions } = createOutletDialog()

test('[COL-004] the dialog is visible, for a new one or for the one to edit', () => {
  expect($dialog.get()).toEqual({ collectionPointDialogVisible: false })
  dialogActions.add('no1000')
  expect($dialog.get()).toEqual({ collectionPointDialogVisible: true, parentWanted: 'no1000' })
  const vendorToEdit = shop.known(ids.outlets[0])
  dialogActions.edit(vendorToEdit)
  expect($dialog.get()).toEqual({ collectionPointDialogVisible: true, vendorToEdit })
  dialogActions.close()
  expect($dialog.get().collectionPointDialogVisible).toBe(false)
})

async function filled() {
  const { outlet, known } = shop
  outlet.open({ collectionPointDialogVisible: true })
  outlet.set({ clientVendorId: 'shop-77' })
  outlet.set({ name: 'Kiosk' })
  outlet.set({ phone: '406 12 345 ext' })
  const { latitude = 0, longitude = 0 } = known(ids.parent).vendor_information.location
  await outlet.movePin({ latitude, longitude })
  return outlet
}

test('[COL-001] [COL-010] [COL-019] a new one is sent once, shown, and in the list', async () => {
  const outlet = await filled()
  expect(outlet.$state.get().form.phone).toBe('40612345')
  expect(outlet.$state.get().form.location?.formatted_address).toBeTruthy()
  expect(await outlet.submit()).toBe(true)
  expect(notified).toEqual(['outlet_created'])
  expect(saves).toBe(1)
  const made = (await shop.list()).find(({ client_vendor_id }) => client_vendor_id === 'shop-77')
  expect(made).toMatchObject({
    parent_vendor_id: ids.parent,
    is_active: false,
    vendor_information: { name: 'Kiosk', contact: { phone: '+4740612345' }, owners: [] },
  })
})

test('[SES-007] after a logout nothing of a collection point is left, and an answer that comes later says nothing', async () => {
  const outlet = await filled()
  const saving = outlet.submit()
  outlet.reset()
  expect(await saving).toBe(false)
  expect(outlet.$state.get()).toMatchObject({ form: { name: '', clientVendorId: '' }, saving: false, touched: false })
  expect([notified, saves]).toEqual([[], 0])
})

test('[COL-016] [COL-017] mistakes are at their fields until they are corrected; nothing is sent, and nothing twice', async () => {
  const { outlet } = shop
  outlet.open({ collectionPointDialogVisible: true })
  const before = sent.length
  expect(await outlet.submit()).toBe(false)
  expect(Object.keys(outlet.$state.get().problems)).toEqual(['clientVendorId', 'name', 'location', 'phone'])
  outlet.set({ name: 'Kiosk' })
  expect(Object.keys(outlet.$state.get().problems)).toEqual(['clientVendorId', 'location', 'phone'])
  outlet.addOwner()
  outlet.setOwner(1, 'nobody')
  await outlet.submit()
  expect(outlet.$state.get().problems['owners.1']?.code).toBe('outlet_email_invalid')
  outlet.removeOwner(1)
  expect(outlet.$state.get().problems['owners.1']).toBeUndefined()
  expect(sent).toHaveLength(before)
  await filled()
  const pressed = Promise.all([outlet.submit(), outlet.submit()])
  expect(outlet.$state.get().saving).toBe(true)
  outlet.set({ name: 'Too late' })
  expect(await pressed).toEqual([true, false])
  expect(sent.filter(({ address }) => address.endsWith('/outlet'))).toHaveLength(1)
  expect(JSON.parse(sent.at(-1)?.body ?? '').name).toBe('Kiosk')
})

test('[COL-014] [COL-020] an edited one keeps parent and ID, and is shown without the second sentence', async () => {
  const { outlet, known, list } = shop
  const vendorToEdit = known(ids.outlets[0])
  outlet.open({ collectionPointDialogVisible: true, vendorToEdit })
  outlet.set({ name: 'Renamed', riderInstructions: 'Ring twice' })
  expect(await outlet.submit()).toBe(true)
  expect(notified).toEqual(['outlet_saved'])
  const changed = (await list()).find(({ vendor_id }) => vendor_id === ids.outlets[0])
  expect(changed).toMatchObject({
    parent_vendor_id: vendorToEdit.parent_vendor_id,
    client_vendor_id: vendorToEdit.client_vendor_id,
    vendor_information: { name: 'Renamed', location: { rider_instructions: 'Ring twice' } },
  })
})

test('one submission makes one collection point, also when the answer was lost and it is submitted again', async () => {
  const outlet = await filled()
  cut = address => address.endsWith('/outlet')
  expect(await outlet.submit()).toBe(false)
  expect(outlet.$state.get()).toMatchObject({ saving: false, refusal: { code: 'refused', status: 500 } })
  expect(outlet.$state.get().form.name).toBe('Kiosk')
  cut = () => false
  expect(await outlet.submit()).toBe(true)
  const keys = sent.filter(({ address }) => address.endsWith('/outlet')).map(({ key }) => key)
  expect(new Set(keys).size).toBe(1)
  expect((await shop.list()).filter(({ client_vendor_id }) => client_vendor_id === 'shop-77')).toHaveLength(1)
})

test('what was typed is still there when the dialog is opened again, until it is given up', async () => {
  const outlet = await filled()
  outlet.open({ collectionPointDialogVisible: true })
  expect(outlet.$state.get().form.name).toBe('Kiosk')
  outlet.open({ collectionPointDialogVisible: true, vendorToEdit: shop.known(ids.outlets[1]) })
  expect(outlet.$state.get().form.isEditMode).toBe(true)
  outlet.set({ name: 'Changed' })
  outlet.discard()
  outlet.open({ collectionPointDialogVisible: true, vendorToEdit: shop.known(ids.outlets[1]) })
  expect(outlet.$state.get().form.name).toBe(shop.known(ids.outlets[1]).vendor_information.name)
})

test('[COL-011] a pin without a known address shows it at the address; the address before stays', async () => {
  const outlet = await filled()
  const { location } = outlet.$state.get().form
  await outlet.movePin({ latitude: 0, longitude: 0 })
  expect(outlet.$state.get().problems.location?.code).toBe('outlet_place_unknown')
  expect(outlet.$state.get().form.location).toEqual(location)
  outlet.typeAddress('Somewhere else')
  expect(outlet.$state.get().problems.location).toBeUndefined()
  await outlet.submit()
  expect(outlet.$state.get().problems.location?.code).toBe('outlet_address_missing')
})

test('[COL-011] a pin without a known address is not saved at the address before, which it no longer shows', async () => {
  const outlet = await filled()
  const { location } = outlet.$state.get().form
  await outlet.movePin({ latitude: 0, longitude: 0 })
  expect(await outlet.submit()).toBe(false)
  expect(outlet.$state.get()).toMatchObject({
    refusedSubmissions: 1,
    saving: false,
    problems: { location: { code: 'outlet_place_unknown' } },
  })
  expect(await outlet.submit()).toBe(false)
  expect(sent.filter(({ address }) => address.endsWith('/outlet'))).toEqual([])
  const { latitude = 0, longitude = 0 } = location ?? {}
  await outlet.movePin({ latitude, longitude })
  expect(await outlet.submit()).toBe(true)
})

test('[ADR-004] [ADR-008] saved while the address of the pin is on its way, it is where the pin is', async () => {
  const outlet = await filled()
  const { latitude = 0, longitude = 0 } = shop.known(ids.parent).vendor_information.location
  const spot = { latitude: latitude + 0.002, longitude }
  void outlet.movePin(spot)
  const pressed = Promise.all([outlet.submit(), outlet.submit()])
  expect(outlet.$state.get().awaiting).toBe(true)
  expect(await pressed).toEqual([true, false])
  expect(outlet.$state.get().awaiting).toBe(false)
  const made = (await shop.list()).find(({ client_vendor_id }) => client_vendor_id === 'shop-77')
  expect(made?.vendor_information.location).toMatchObject(spot)
})

test('[ADR-004] saved while the pin is moved once more, it is where the pin is in the end', async () => {
  const outlet = await filled()
  const { latitude = 0, longitude = 0 } = shop.known(ids.parent).vendor_information.location
  const last = { latitude: latitude + 0.003, longitude }
  void outlet.movePin({ latitude: latitude + 0.002, longitude })
  const pressed = outlet.submit()
  void outlet.movePin(last)
  expect(await pressed).toBe(true)
  const made = (await shop.list()).find(({ client_vendor_id }) => client_vendor_id === 'shop-77')
  expect(made?.vendor_information.location).toMatchObject(last)
})

test('what was waited for to be saved is not saved when another form has been opened meanwhile', async () => {
  const outlet = await filled()
  const { latitude = 0, longitude = 0 } = shop.known(ids.parent).vendor_information.location
  void outlet.movePin({ latitude: latitude + 0.002, longitude })
  const pressed = outlet.submit()
  outlet.open({ collectionPointDialogVisible: true, vendorToEdit: shop.known(ids.outlets[1]) })
  void outlet.movePin({ latitude: latitude + 0.003, longitude })
  expect(await pressed).toBe(false)
  expect(outlet.$state.get()).toMatchObject({ saving: false, awaiting: false, refusedSubmissions: 0 })
})

test.each([
  ['no address is known there', () => {}],
  ['it is given up', (outlet: typeof shop.outlet) => outlet.discard()],
])('[COL-011] nothing is saved when the address of the pin is waited for and %s', async (_, meanwhile) => {
  const outlet = await filled()
  void outlet.movePin({ latitude: 0, longitude: 0 })
  const pressed = outlet.submit()
  meanwhile(outlet)
  expect(await pressed).toBe(false)
  expect(outlet.$state.get()).toMatchObject({ saving: false, awaiting: false })
  expect(sent.filter(({ address }) => address.endsWith('/outlet'))).toEqual([])
})

test('[COL-011] saved while the place of a suggestion is on its way, it is there once the place has come', async () => {
  const outlet = await filled()
  const { latitude = 0, longitude = 0 } = shop.known(ids.parent).vendor_information.location
  outlet.typeAddress('Storgata')
  outlet.awaitPlace()
  const pressed = Promise.all([outlet.submit(), outlet.submit()])
  expect(outlet.$state.get().awaiting).toBe(true)
  outlet.chooseAddress({ id: 'one', formatted_address: 'Storgata 17, Oslo', latitude, longitude })
  expect(await pressed).toEqual([true, false])
  const made = (await shop.list()).find(({ client_vendor_id }) => client_vendor_id === 'shop-77')
  expect(made?.vendor_information.location.address_text).toBe('Storgata 17, Oslo')
})

test.each<[string, (outlet: typeof shop.outlet) => void]>([
  ['it will not come', outlet => outlet.missPlace()],
  ['something else is typed', outlet => outlet.typeAddress('Bygdøy')],
  ['the form is given up', outlet => outlet.discard()],
  [
    'the dialog is closed before it comes',
    outlet => {
      outlet.close()
      outlet.chooseAddress({ id: 'one', formatted_address: 'Storgata 17, Oslo', latitude: 59.9, longitude: 10.7 })
    },
  ],
])('[COL-011] nothing is saved when the place of a suggestion is waited for and %s', async (_, meanwhile) => {
  const outlet = await filled()
  outlet.typeAddress('Storgata')
  outlet.awaitPlace()
  const pressed = outlet.submit()
  meanwhile(outlet)
  expect(await pressed).toBe(false)
  expect(outlet.$state.get()).toMatchObject({ saving: false, awaiting: false })
  expect(sent.filter(({ address }) => address.endsWith('/outlet'))).toEqual([])
})

test('a form that was given up is not filled in by what its address field was fetching', async () => {
  const outlet = await filled()
  const settled: string[] = []
  shop.settled = text => settled.push(text)
  outlet.awaitPlace()
  outlet.discard()
  expect(settled).toEqual([''])
  expect(outlet.$state.get().touched).toBe(false)
})

test('[ADR-004] a pin that is moved after a suggestion was chosen is the place, however late the suggestion answers', async () => {
  const outlet = await filled()
  const { location } = outlet.$state.get().form
  const settled: string[] = []
  shop.settled = text => {
    settled.push(text)
    outlet.missPlace()
  }
  outlet.typeAddress('Storgata')
  outlet.awaitPlace()
  await outlet.movePin({ latitude: location?.latitude ?? 0, longitude: location?.longitude ?? 0 })
  expect(settled).toEqual(['Storgata', location?.formatted_address])
  expect(await outlet.submit()).toBe(true)
})
