import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followVendor, type RequestPlace, type RequestStore } from '#features/request/store.ts'
import type { RequestView } from '#features/request/view.ts'
import { createClock } from '#platform/browser-ports.ts'
import type { CorrectedClock } from '#platform/ports.ts'
import type { Vendor } from '#schema/wire.ts'
import { endFakeTime, pass, startFakeTime, turn } from '../platform/fake-time.ts'
import { filledIn, form, isPlaced, NOON, until } from './filled-form.ts'
import { createRig, ordersTo, type Rig } from './rig.ts'

let clock: CorrectedClock
let rig: Rig

beforeEach(async () => {
  startFakeTime(NOON)
  clock = createClock()
  rig = await createRig({ clock })
})
afterEach(() => {
  rig.sandbox.close()
  endFakeTime()
})

const filled = (tab?: RequestStore) => filledIn(rig, tab)
const fault = (
  kind: 'answerLost' | 'cut' | 'signatureExpired' | 'malformed' | 'refusal',
  call: string,
  times: number,
  more = {},
) => rig.sandbox.control.addFault({ kind, call, probability: 1, times, ...more })
const stage = (tab: RequestStore) => tab.$state.get().stage

test('[REQ-001] [REQ-032] a rider is requested', async () => {
  const tab = await filled()
  expect(tab.$view.get()).toMatchObject({
    step: 'FILL_ORDER_DETAILS',
    choice: 'paid',
    canSubmit: true,
    fee: { state: 'ready' },
  })
  expect(tab.$state.get().estimates?.pickup).toBeGreaterThanOrEqual(15)
  tab.submit()
  await until(() => isPlaced(tab))
  expect(isPlaced(tab)).toBe(true)
  expect(rig.notices).toContainEqual(expect.objectContaining({ code: 'order_pushed' }))
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
})

test('[FLG-005] [FLG-006] a form at rest follows flags that arrive late', async () => {
  const { $context } = rig
  const { flags } = $context.get()
  const offered = ({ voucherOffered, laterOffered, vatOffered }: RequestView) => [
    voucherOffered,
    laterOffered,
    vatOffered,
  ]
  $context.set({ ...$context.get(), flags: { ...flags, Voucher: false, PreOrder: false, PaymentVat: false } })
  const tab = await filled()
  const seen: boolean[][] = []
  const stop = tab.$view.listen(view => seen.push(offered(view)))
  expect(offered(tab.$view.get())).toEqual([false, false, false])
  $context.set({ ...$context.get(), flags })
  expect(seen).toEqual([[true, true, true]])
  stop()
  tab.leave()
})

test('[REQ-007] a form at rest follows the clock: past times go, and the chosen one stays while it can be had', async () => {
  const tab = rig.tab()
  tab.show({ vendorId: rig.vendor.vendor_id })
  await until(() => stage(tab).step === 'ASK_FOR_DESTINATION_ADDRESS')
  tab.change({ time: 'later' })
  const offered = () => tab.$view.get().days.flatMap(({ slots }) => slots)
  let drawn = 0
  const stop = tab.$view.listen(() => {
    drawn += 1
  })
  const [chosen = 0, next = 0] = offered()
  tab.change({ collectAt: chosen })
  const passTo = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000 - clock.now())
  await passTo(chosen - 30)
  expect(offered().slice(0, 2)).toEqual([chosen, next])
  await passTo(chosen + 90)
  expect(offered()[0]).toBe(next + 900)
  tab.leave()
  const before = drawn
  await vi.advanceTimersByTimeAsync(300_000)
  expect(drawn, 'nothing goes on once it is left').toBe(before)
  stop()
})

test('[REQ-012] a branch that moved begins its request again: an edited order is still the one that is edited', () => {
  const { vendor } = rig
  const shown: RequestPlace[] = []
  const $chosen = atom<Vendor | undefined>(vendor)
  const editing = { vendorId: vendor.vendor_id, editOrderId: 'no1000-1' }
  const stop = followVendor({ show: place => void shown.push(place) }, $chosen, {
    named: editing.vendorId,
    editOrderId: editing.editOrderId,
  })
  const { vendor_information: information } = vendor
  const location = { ...information.location, latitude: (information.location.latitude ?? 0) + 0.01 }
  const moved = { ...vendor, vendor_information: { ...information, location } }
  $chosen.set(moved)
  expect(shown).toEqual([editing, editing])
  $chosen.set({ ...moved, vendor_id: 'no1001' })
  expect(shown.slice(2), 'an order belongs to its branch').toEqual([{ vendorId: 'no1001' }])
  stop()
})

test('[REQ-013] the flow waits for the vendor, looking every 200 ms', async () => {
  const { vendor } = rig
  const tab = rig.tab()
  let known: typeof vendor | 'waiting' = 'waiting'
  const { createRequest } = await import('#features/request/store.ts')
  let looks = 0
  const store = createRequest({
    send: rig.send,
    storage: rig.storage,
    clock,
    uuid: () => crypto.randomUUID(),
    exclusive: (_, action) => action(),
    encryptCard: async () => '',
    language: 'en',
    parameters: { read: async () => undefined },
    $context: rig.$context,
    vendor: () => {
      looks += 1
      return known
    },
    notify: () => {},
    measure: () => {},
    follow: () => {},
    openTracking: () => {},
    vendorChanged: () => {},
    placed: () => {},
  })
  store.show({ vendorId: vendor.vendor_id })
  await pass(1000)
  expect(looks).toBe(6)
  expect(stage(store).step).toBe('WAIT_FOR_VENDOR')
  known = vendor
  await pass(200)
  expect(stage(store).step).not.toBe('WAIT_FOR_VENDOR')
  tab.leave()
})

test('[REQ-024] [ADR-101] a suggestion whose place is on its way gives way to what is done meanwhile', async () => {
  const tab = rig.tab()
  const awaited = async () => {
    tab.show({ vendorId: rig.vendor.vendor_id })
    await until(() => stage(tab).step === 'ASK_FOR_DESTINATION_ADDRESS')
    tab.typeDestination('Storgata 1')
    tab.awaitPlace('destination')
    expect(rig.placed.splice(0)).toEqual([])
  }
  await awaited()
  tab.movePin({ latitude: 59.91, longitude: 10.75 })
  expect([rig.placed.splice(0), tab.$state.get().locating]).toEqual([[['destination', 'Storgata 1']], undefined])
  await awaited()
  tab.clear()
  expect([rig.placed.splice(0), tab.$state.get().locating]).toEqual([[['destination', '']], undefined])
  await awaited()
  // Another branch has another form.
  tab.show({ vendorId: 'no1' })
  expect(rig.placed.splice(0)).toEqual([['destination', '']])
  await awaited()
  tab.restart()
  expect(rig.placed.splice(0)).toEqual([['destination', 'Storgata 1']])
  await awaited()
  tab.chooseDestination(rig.near(900))
  expect(rig.placed, 'the place itself ends nothing').toEqual([])
  tab.leave()
})

test('[SES-101] [REQ-104] what was changed in an order is there again after a session that has ended, and its fee is asked for anew', async () => {
  const placing = await filled()
  placing.submit()
  await until(() => isPlaced(placing))
  const orderId = rig.notices.flatMap(notice => (notice.code === 'order_pushed' ? notice.orderId : []))[0] ?? ''
  rig.sandbox.control.setStatus('NO', orderId, 'RECEIVED')
  const editing = { vendorId: rig.vendor.vendor_id, editOrderId: orderId }
  const tab = rig.tab()
  const open = async () => {
    tab.show(editing)
    await until(() => stage(tab).step === 'FILL_ORDER_DETAILS' && !tab.$view.get().loading)
    const { form: shown, destination, addressEdited } = tab.$state.get()
    return { amount: shown.amount, notes: shown.notes, at: destination.query, addressEdited }
  }
  const before = await open()
  tab.change({ amount: '700', name: 'Somebody else' })
  tab.chooseDestination({ ...rig.near(2000), formatted_address: 'Storgata 9' })
  await until(() => !tab.$view.get().loading)
  tab.change({ notes: 'Ring twice' })
  rig.browser.isFull = true
  expect(tab.losesAtEnd(), 'without room').toBe(true)
  rig.browser.isFull = false
  expect(tab.losesAtEnd()).toBe(false)
  expect(rig.storage.has('changed-order'), 'the session goes on').toBe(false)
  tab.reset({ keepDraft: true })
  expect(await open()).toEqual({ amount: '700', notes: 'Ring twice', at: 'Storgata 9', addressEdited: true })
  expect([tab.$state.get().form.name, tab.$view.get().fee.state, tab.isUnsaved()]).toEqual([form.name, 'ready', true])
  tab.leave()
  expect(await open(), 'whoever leaves it gives it up').toEqual(before)
  tab.change({ amount: '701' })
  tab.reset({ keepDraft: false })
  expect(await open(), 'so does whoever logs out').toEqual(before)
  tab.leave()
})

test('[REQ-012] "Start again" after an order that is not there begins a new request, and one that no server answered for is read again', async () => {
  const tab = rig.tab()
  const editing = { vendorId: rig.vendor.vendor_id, editOrderId: `${rig.vendor.vendor_id}-none` }
  const problem = () => tab.$state.get().problem?.problem.code
  const ended = async () => {
    await until(() => stage(tab).step === 'ENDED')
    return [stage(tab).step, problem()]
  }
  fault('cut', 'readOrder', 4)
  tab.show(editing)
  expect(await ended()).toEqual(['ENDED', 'order_not_read'])
  tab.restart()
  expect(await ended()).toEqual(['ENDED', 'order_not_found'])
  tab.restart()
  await until(() => stage(tab).step === 'ASK_FOR_DESTINATION_ADDRESS' || stage(tab).step === 'ENDED')
  expect([stage(tab).step, problem(), tab.$state.get().editOrderId]).toEqual([
    'ASK_FOR_DESTINATION_ADDRESS',
    undefined,
    undefined,
  ])
  tab.leave()
})

test.each([
  ['[REQ-102] [GST-003] of a guest stays when a new token names another vendor', true, 'Kari'],
  ['[REQ-102] of a user is that of one branch', false, ''],
])('what was typed %s', async (_, guest, name) => {
  rig.$context.set({ ...rig.$context.get(), guest })
  const tab = rig.tab()
  tab.show({ vendorId: 'guest-1' })
  tab.change({ name: 'Kari' })
  tab.show({ vendorId: 'guest-2' })
  expect(tab.$state.get().form.name).toBe(name)
  tab.leave()
  await pass(1000)
})

test.each(['answerLost', 'malformed'] as const)(
  '[REQ-105] %s: the order is found among the recent ones',
  async kind => {
    const tab = await filled()
    fault(kind, 'placeOrder', 4)
    tab.submit()
    await pass(10_000)
    expect(isPlaced(tab)).toBe(true)
    expect(await ordersTo(rig, form.name)).toHaveLength(1)
  },
)

test('[REQ-105] a network that is cut before the server: nothing is found, and trying again places one order', async () => {
  const tab = await filled()
  fault('cut', 'placeOrder', 4)
  tab.submit()
  tab.submit()
  await pass(10_000)
  expect(tab.$view.get().unsure).toBe(true)
  expect(tab.$state.get().problem).toEqual({ problem: { code: 'order_unsure', looked: true } })
  tab.tryAgain()
  await pass(300)
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
})

test('[REQ-105] two tabs with the same draft make one order', async () => {
  const one = await filled()
  const other = rig.tab()
  other.show({ vendorId: rig.vendor.vendor_id })
  await pass(500)
  expect(other.$state.get().form.name).toBe(form.name)
  one.submit()
  other.submit()
  await pass(10_000)
  expect([isPlaced(one), isPlaced(other)]).toEqual([true, true])
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
})

test('[REQ-102] what is changed in one tab is in the other one a second later, and is not lost by typing there', async () => {
  const one = await filled()
  const other = rig.tab()
  other.show({ vendorId: rig.vendor.vendor_id })
  await pass(2000)
  one.change({ name: 'Nora Berg' })
  await pass(500)
  one.change({ name: 'Nora Bergersen' })
  await pass(2000)
  expect(other.$state.get().form.name).toBe('Nora Bergersen')
  other.change({ description: 'Two cakes' })
  await pass(2000)
  expect(one.$state.get().form).toMatchObject({ name: 'Nora Bergersen', description: 'Two cakes' })
  // Neither answers the other for ever.
  const sent = rig.wire.length
  await pass(10_000)
  expect(rig.wire.length).toBe(sent)
})

test('[REQ-102] what is done in one tab right after typing in another does not overwrite what was typed', async () => {
  const one = await filled()
  const other = rig.tab()
  other.show({ vendorId: rig.vendor.vendor_id })
  await pass(2000)
  one.change({ name: 'Nora Berg' })
  await pass(200)
  other.change({ description: 'Two cakes' })
  await pass(3000)
  for (const tab of [one, other])
    expect(tab.$state.get().form).toMatchObject({ name: 'Nora Berg', description: 'Two cakes' })
})

test('[REQ-102] [REQ-105] a reload in the middle of a submission: the draft is back, the order is found, the form is empty', async () => {
  const tab = await filled()
  fault('answerLost', 'placeOrder', 4)
  tab.submit()
  await turn()
  tab.leave()
  await pass(10_000)
  const again = rig.tab()
  again.show({ vendorId: rig.vendor.vendor_id })
  expect(again.$state.get().form.name).toBe(form.name)
  await pass(1000)
  expect(isPlaced(again)).toBe(true)
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
  again.show({ vendorId: rig.vendor.vendor_id })
  expect(again.$state.get().form.name).toBe('')
})

test('[FEE-002] [FEE-003] an expired signature with the same fee is renewed after a second, silently', async () => {
  const tab = await filled()
  fault('signatureExpired', 'placeOrder', 1)
  tab.submit()
  await pass(900)
  expect(isPlaced(tab)).toBe(false)
  await until(() => isPlaced(tab))
  expect(isPlaced(tab)).toBe(true)
  expect(rig.notices.map(({ code }) => code)).toEqual(['order_pushed'])
})

test('[REQ-104] the fee counts down, and another one is there when its time is up', async () => {
  const tab = await filled()
  const { fee } = tab.$view.get()
  expect(fee).toMatchObject({ validUntil: expect.any(Number) })
  const before = tab.$feeSecondsLeft.get() ?? 0
  await pass(10_000)
  expect(tab.$feeSecondsLeft.get()).toBe(before - 10)
  await pass((before - 10) * 1000 + 500)
  expect(tab.$view.get().fee).toMatchObject({ state: 'ready' })
  expect(tab.$feeSecondsLeft.get()).toBeGreaterThan(590)
})

test('[REQ-019] [REQ-028] [FEE-007] answers that fail or do not fit are shown as documented', async () => {
  fault('malformed', 'serviceHours', 9)
  fault('malformed', 'validateArea', 9)
  const tab = await filled()
  await pass(8000)
  expect(tab.$state.get().problem).toEqual({ at: 'destination', problem: { code: 'deliverability_unknown' } })
  rig.sandbox.control.faults.clear()
  fault('malformed', 'deliveryFee', 9)
  tab.proceed()
  await pass(8000)
  expect(tab.$state.get().problem?.problem.code).toBe('price_failed')
  expect(tab.$state.get().form.name).toBe(form.name)
})

test('[FEE-008] the voucher of a draft lowers the fee once the flags are here, though the fee came before them', async () => {
  const before = await filled()
  before.typeVoucher('WELCOME')
  before.leave()
  const known = rig.$context.get()
  rig.$context.set({ ...known, flags: { ...known.flags, Voucher: false }, flagsAwaited: true })
  const tab = rig.tab()
  tab.show({ vendorId: rig.vendor.vendor_id })
  await until(() => tab.$view.get().fee.state === 'ready')
  expect(tab.$state.get().voucher.applied).toBeUndefined()
  rig.$context.set(known)
  await until(() => tab.$state.get().voucher.applied !== undefined)
  tab.leave()
})

test('[FEE-010] [FEE-009] vouchers of the server', async () => {
  const tab = await filled()
  tab.typeVoucher('NOSUCH')
  tab.applyVoucher()
  await pass(300)
  expect(tab.$state.get().problem).toEqual({ at: 'voucher', problem: { code: 'voucher_not_available' } })
  tab.typeVoucher('WELCOME')
  tab.applyVoucher()
  await pass(300)
  const { fee } = tab.$view.get()
  expect(fee).toMatchObject({ state: 'ready', voucher: { code: 'WELCOME' } })
  if (fee.state === 'ready') expect(fee.amount).toBeLessThan(fee.full)
  tab.submit()
  await pass(300)
  expect(isPlaced(tab)).toBe(true)
})

const CARD = { number: '4242 4242 4242 4242', month: '12', year: '2030', code: '737' }

test('[PAY-007] [PAY-101] a new card pays, and its number is found nowhere', async () => {
  const tab = await filled()
  tab.change({ payment: 'card' })
  tab.submit()
  await until(() => tab.$view.get().cardOpen)
  expect(tab.$view.get().cardOpen).toBe(true)
  tab.selectNewCard('generic_creditcard')
  tab.enterCard('generic_creditcard', CARD)
  tab.changeCardOptions({ nameOnCard: 'Åsne Prøve' })
  tab.submit()
  // Encryption is real, and takes real time.
  await until(() => isPlaced(tab))
  expect(isPlaced(tab)).toBe(true)
  const everything = JSON.stringify([tab.$state.get(), rig.wire, rig.storage.read('request-drafts')])
  expect(everything).not.toContain('4242424242424242')
  expect(everything).not.toContain('4242 4242')
  expect(everything).not.toContain('"737"')
  expect(rig.wire.some(line => line.includes('encrypted_card_data'))).toBe(true)
})

test('[NTC-101] what is typed into the form of a card is unsaved, a draft is not', async () => {
  const tab = await filled()
  tab.change({ payment: 'card' })
  tab.submit()
  await until(() => tab.$view.get().cardOpen)
  tab.selectNewCard('generic_creditcard')
  expect([tab.isUnsaved(), tab.losesAtEnd()]).toEqual([false, false])
  tab.enterCard('generic_creditcard', CARD)
  expect([tab.isUnsaved(), tab.losesAtEnd()]).toEqual([true, true])
  tab.leave()
  expect(tab.isUnsaved()).toBe(false)
})

test('[REQ-102] a draft that the browser had no room for is unsaved, and lost with the session; once there is room it is kept', async () => {
  const tab = await filled()
  const lost = () => [tab.isUnsaved(), tab.losesAtEnd()]
  expect(lost()).toEqual([false, false])
  rig.browser.isFull = true
  tab.change({ notes: 'Ring twice' })
  expect(lost()).toEqual([true, true])
  rig.browser.isFull = false
  tab.change({ notes: 'Ring once' })
  expect(lost()).toEqual([false, false])
  tab.leave()
})

test('[PAY-009] a card that its bank asks about sends the payer there', async () => {
  const tab = await filled()
  tab.change({ payment: 'card' })
  tab.submit()
  await until(() => tab.$view.get().cardOpen)
  tab.selectNewCard('generic_creditcard')
  tab.enterCard('generic_creditcard', { ...CARD, number: '4000 0000 0000 3220' })
  tab.changeCardOptions({ nameOnCard: 'Åsne Prøve' })
  tab.submit()
  await until(() => rig.followed.length > 0)
  expect(tab.$state.get().problem).toBeUndefined()
  expect(rig.followed).toEqual([expect.stringContaining('/bank/')])
})

test('[REQ-102] a logout takes the drafts away, a session that ended by itself does not', async () => {
  const tab = await filled()
  tab.reset({ keepDraft: true })
  expect(Object.keys(rig.storage.read('request-drafts') ?? {})).toEqual([rig.vendor.vendor_id])
  tab.reset({ keepDraft: false })
  expect(rig.storage.read('request-drafts')).toBeUndefined()
})
