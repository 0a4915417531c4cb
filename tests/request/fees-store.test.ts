// Fees, vouchers and payments whose answers are late, changed or wrong, over the real client and the sandbox.
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RequestStore } from '#features/request/store.ts'
import { createClock } from '#platform/browser-ports.ts'
import type { CorrectedClock } from '#platform/ports.ts'
import { endFakeTime, startFakeTime } from '../platform/fake-time.ts'
import { filledIn, form, isPlaced, NOON, until } from './filled-form.ts'
import { createRig, type Rig } from './rig.ts'

let clock: CorrectedClock
let rig: Rig

beforeEach(async () => {
  startFakeTime(NOON)
  clock = createClock()
  rig = await createRig({ clock })
})
afterEach(() => {
  reprice(undefined)
  rig.sandbox.close()
  endFakeTime()
})

/** The server charges something else from now on. */
function reprice(base: number | undefined): void {
  const { country } = rig.sandbox.sites.open('NO')
  if (base === undefined) delete country.pricing
  else country.pricing = { base, perKm: 0 }
}

const filled = () => filledIn(rig)
const expire = (call: string) =>
  rig.sandbox.control.addFault({ kind: 'signatureExpired', call, probability: 1, times: 1 })
const problem = (tab: RequestStore) => tab.$state.get().problem?.problem.code
const sentOrders = () => rig.wire.filter(line => /POST \S+\/order /.test(line))

test('[FEE-001] [FEE-003] [FEE-004] an expired signature with another fee is asked about; yes sends the new fee with its own signature', async () => {
  const tab = await filled()
  const { fee } = tab.$view.get()
  const before = fee.state === 'ready' ? fee.amount : 0
  reprice(before + 30)
  expire('placeOrder')
  tab.submit()
  await until(() => tab.$view.get().newFee !== undefined)
  expect(tab.$view.get().newFee).toEqual({ amount: before + 30, before })
  expect(rig.notices.map(({ code }) => code)).toEqual(['fee_changed'])
  expect(isPlaced(tab)).toBe(false)
  tab.acceptNewFee()
  await until(() => isPlaced(tab))
  const [first, second] = sentOrders().map(line => JSON.parse(line.slice(line.indexOf('{'))))
  expect(second.delivery_fee).toBe(before + 30)
  expect(second.signature).not.toBe(first.signature)
})

test('[FEE-003] no to the new fee goes back to the payment with everything filled in; the next submission is for the new fee', async () => {
  const tab = await filled()
  reprice(321)
  expire('placeOrder')
  tab.submit()
  await until(() => tab.$view.get().newFee !== undefined)
  tab.declineNewFee()
  expect(isPlaced(tab)).toBe(false)
  expect(tab.$view.get()).toMatchObject({ step: 'FILL_PAYMENT_DETAILS', submitting: false, fee: { amount: 321 } })
  expect(tab.$state.get().form.name).toBe(form.name)
  tab.submit()
  await until(() => isPlaced(tab))
  expect(isPlaced(tab)).toBe(true)
})

test('[FEE-002] [FEE-008] a voucher is applied to the renewed fee too', async () => {
  const tab = await filled()
  tab.typeVoucher('TENPERCENT')
  tab.applyVoucher()
  await until(() => tab.$state.get().voucher.applied !== undefined)
  reprice(200)
  expire('placeOrder')
  tab.submit()
  await until(() => tab.$view.get().newFee !== undefined)
  expect(tab.$view.get().newFee?.amount).toBe(180)
})

test('[REQ-102] [FEE-008] a voucher is applied again after a reload, also where another code was typed and erased', async () => {
  const tab = await filled()
  tab.typeVoucher('TENPERCENT')
  tab.applyVoucher()
  await until(() => tab.$state.get().voucher.applied !== undefined)
  tab.typeVoucher('W')
  tab.typeVoucher('')
  tab.leave()
  const again = rig.tab()
  again.show({ vendorId: rig.vendor.vendor_id })
  await until(() => again.$view.get().fee.state === 'ready')
  expect(again.$state.get().voucher.applied?.code).toBe('TENPERCENT')
})

test('[FEE-002] [FEE-008] a fee that expired before its voucher was checked is fetched again, and the voucher lowers it', async () => {
  const tab = await filled()
  reprice(200)
  expire('validateVoucher')
  tab.typeVoucher('TENPERCENT')
  tab.applyVoucher()
  await until(() => tab.$state.get().voucher.applied !== undefined || problem(tab) !== undefined)
  expect(problem(tab)).toBeUndefined()
  expect(tab.$view.get().fee).toMatchObject({ state: 'ready', amount: 180 })
  // Another time has an applied one checked again.
  expire('validateVoucher')
  tab.change({ time: 'later', collectAt: NOON / 1000 + 3600 })
  await until(() => tab.$view.get().fee.state === 'ready' || problem(tab) !== undefined)
  expect([problem(tab), tab.$state.get().voucher.applied?.code]).toEqual([undefined, 'TENPERCENT'])
  expect(tab.$view.get().fee).toMatchObject({ state: 'ready', amount: 180 })
})

test('[FEE-005] a fee that cannot be computed again is shown, and the draft stays', async () => {
  const tab = await filled()
  expire('placeOrder')
  rig.bent.set('/delivery/fee', () => ({ fee: '87', signature: 5 }))
  tab.submit()
  await until(() => problem(tab) !== undefined)
  expect(problem(tab)).toBe('price_failed_on_submit')
  expect(tab.$state.get().form.name).toBe(form.name)
  rig.bent.clear()
  // No fee is in sight: the one that comes is asked about first.
  tab.submit()
  await until(() => tab.$view.get().newFee !== undefined)
  tab.acceptNewFee()
  await until(() => isPlaced(tab))
  expect(isPlaced(tab)).toBe(true)
})

const foreignFees: readonly (readonly [unknown])[] = [
  [{}],
  [{ fee: -1, signature: 'x' }],
  [{ fee: null, signature: 'x' }],
  [[]],
  ['87'],
]

test.each(foreignFees)('[FEE-007] the answer %j is no fee', async answer => {
  rig.bent.set('/delivery/fee', () => answer)
  const tab = await filled()
  await until(() => problem(tab) !== undefined)
  expect(problem(tab)).toBe('price_failed')
  expect(tab.$view.get().fee).toEqual({ state: 'failed' })
})

test('[REQ-010] invalid estimates are left out, and the request continues', async () => {
  rig.bent.set('/estimations', () => ({ result: { pickup: 'soon' } }))
  const tab = await filled()
  expect(tab.$state.get().estimates).toBeUndefined()
  tab.submit()
  await until(() => isPlaced(tab))
  expect(isPlaced(tab)).toBe(true)
})

test('[FEE-010] a voucher whose answer does not fit is not available; the fee stays', async () => {
  const tab = await filled()
  const { fee } = tab.$view.get()
  rig.bent.set('/voucher/validate', answer => ({ ...answer, voucher: { code: 'X', amount: 1, type: 'gift' } }))
  tab.typeVoucher('WELCOME')
  tab.applyVoucher()
  await until(() => problem(tab) !== undefined)
  expect(problem(tab)).toBe('voucher_not_available')
  expect(tab.$view.get().fee).toMatchObject({ state: 'ready', amount: fee.state === 'ready' ? fee.amount : 0 })
})

test('[PAY-010] a wallet that does not fit is a payment that could not be initialised', async () => {
  const tab = await filled()
  rig.bent.set(`/payment/auth/${rig.vendor.vendor_id}`, () => ({ wallet: { wallet_id: 7 } }))
  tab.change({ payment: 'card' })
  tab.submit()
  await until(() => problem(tab) !== undefined)
  expect(problem(tab)).toBe('payment_failed_to_start')
})

test('[PAY-011] an intent that does not fit could not be prepared', async () => {
  const tab = await filled()
  rig.bent.set('/payment/intent', () => ({ intent_id: 'int-1', payment_methods: [{ name: 'gold' }] }))
  tab.change({ payment: 'card' })
  tab.submit()
  await until(() => problem(tab) !== undefined)
  expect(problem(tab)).toBe('payment_intent_failed')
})

test('[PAY-009] a confirmation that does not fit leaves the outcome unknown; trying again is the same payment', async () => {
  const tab = await filled()
  tab.change({ payment: 'card' })
  tab.submit()
  await until(() => tab.$view.get().cardOpen)
  const { card } = tab.$state.get()
  const saved = card.state === 'open' ? card.methods[0]?.payment_instruments[0] : undefined
  tab.selectSavedCard('cybersource_creditcard', saved?.payment_instrument_id ?? '')
  rig.bent.set('/payment/intent/confirm', () => ({ order: 1 }))
  tab.submit()
  await until(() => tab.$view.get().unsure)
  expect(problem(tab)).toBe('order_unsure')
  rig.bent.clear()
  tab.tryAgain()
  await until(() => isPlaced(tab))
  const { db } = rig.sandbox.sites.shared
  expect(db.get<{ n: number }>('SELECT count(*) AS n FROM intents WHERE order_id IS NOT NULL')?.n).toBe(1)
})

test('[PAY-101] however the card form is closed, nothing of the card is left in the memory of the vault', async () => {
  const tab = await filled()
  tab.change({ payment: 'card' })
  tab.submit()
  await until(() => tab.$view.get().cardOpen)
  tab.enterCard('generic_creditcard', { number: '4242424242424242', month: '12', year: '2030', code: '737' })
  // Another address is another payment.
  tab.chooseDestination(rig.near(700))
  expect(tab.$view.get().cardOpen).toBe(false)
  await until(() => !tab.$view.get().loading)
  tab.submit()
  await until(() => tab.$view.get().cardOpen)
  tab.selectNewCard('generic_creditcard')
  tab.changeCardOptions({ nameOnCard: 'Åsne Prøve' })
  tab.submit()
  expect(problem(tab)).toBe('card_number')
})
