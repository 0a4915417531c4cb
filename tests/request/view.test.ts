// What the screen shows of a request in each of its states.
import { describe, expect, test } from 'vitest'
import type { FeeState, Placing, RequestContext, RequestState } from '#features/request/flow-state.ts'
import { type RequestView, type ShownFee, viewOf } from '#features/request/view.ts'
import type { Order } from '#schema/wire.ts'
import {
  asked,
  chosen,
  closed,
  context,
  NOON,
  open,
  order,
  parameters,
  place,
  run,
  started,
  submit,
  toDetails,
  vendor,
  vendorThere,
} from './examples.ts'

const MINUTE = 60
const HOUR = 3600
const now = NOON / 1000

/** Nothing but the vendor is known, and no address. */
const fresh = run([started, vendorThere(), open]).state
const complete = run(toDetails).state

const view = (state: RequestState, more: Partial<RequestContext> = {}, ms = NOON): RequestView =>
  viewOf(state, context(more), ms)

const flags = (changes: Partial<RequestContext['flags']>): Partial<RequestContext> => ({
  flags: { ...context().flags, ...changes },
})

const change = (changes: Partial<RequestState['form']>, state = complete): RequestState =>
  run([{ type: 'formChanged', changes, now: NOON }], context(), state).state

const withFee = (changed: FeeState, state = complete): RequestState => {
  if (state.stage.step !== 'FILL_ORDER_DETAILS') throw new Error(`There is no fee in ${state.stage.step}`)
  return { ...state, stage: { ...state.stage, fee: changed } }
}

/** The order details are done. @param changed the fee, if it is not the one that has arrived */
const inPayment = (placing: Placing, changed?: FeeState, state = complete): RequestState => {
  if (state.stage.step !== 'FILL_ORDER_DETAILS') throw new Error(`There are no order details in ${state.stage.step}`)
  const { vendor: ofStage, from, place: to, fee: present } = state.stage
  const stage = { step: 'FILL_PAYMENT_DETAILS', vendor: ofStage, from, place: to, fee: changed ?? present } as const
  return { ...state, stage: { ...stage, placing } }
}

/** An order that is edited, with its address as it was. */
const editing = (more: Partial<Order> = {}): RequestState =>
  run([
    { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'k' },
    parameters,
    vendorThere(),
    state => ({ type: 'orderArrived', run: asked(state), order: order(more) }),
    open,
  ]).state

const inCash = (more: Partial<Order> = {}): RequestState =>
  editing({ order: { ...order().order, payment_method: 'CASH_ON_DELIVERY' }, ...more })

test('an empty form shows what the flags offer, and nothing that is not known', () => {
  expect(view(fresh)).toStrictEqual({
    step: 'ASK_FOR_DESTINATION_ADDRESS',
    loading: false,
    submitting: false,
    editing: false,
    from: { latitude: 59.9229, longitude: 10.7588 },
    fee: { state: 'none' },
    choices: [],
    nothingToPayWith: false,
    paymentCheckFailed: false,
    cardOpen: false,
    valueLimit: { required: false, confirmed: false, limit: -1 },
    voucherOffered: true,
    voucherFixed: false,
    vatOffered: true,
    laterOffered: true,
    waits: false,
    days: [],
    unsure: false,
    canSubmit: true,
  } satisfies RequestView)
})

test('before the vendor has come, the map shows no point', () => {
  const shown = view(run([started]).state)
  expect([shown.step, shown.from, shown.to, shown.metres]).toEqual(['WAIT_FOR_VENDOR', undefined, undefined, undefined])
})

test('the map shows the way as soon as both ends are known, also while the pin is not confirmed', () => {
  const { latitude, longitude } = place
  const shown = view(complete)
  expect(shown.to).toStrictEqual({ latitude, longitude })
  // The two streets are about four kilometres apart.
  expect(shown.metres).toBeGreaterThan(3900)
  expect(shown.metres).toBeLessThan(4000)
  const moved = run([{ type: 'pinMoved', spot: { latitude: 59.91, longitude: 10.7 } }], context(), fresh).state
  expect(view(moved).to).toStrictEqual({ latitude: 59.91, longitude: 10.7 })
  // The place of a draft is known before the vendor is.
  const early = run([started, chosen]).state
  expect(view({ ...early, destination: complete.destination })).not.toHaveProperty('metres')
})

describe('the fee', () => {
  const full = { fee: 87.4, signature: 'sig' }
  const reduced = { fee: 77.4, signature: 'lower' }
  const voucher = { code: 'ONE', amount: 10, type: 'amount' } as const
  const lowered = { ...complete, voucher: { typed: 'ONE', applied: voucher } }
  const byCash = change({ payment: 'cash_on_delivery' })
  const surcharge = { cashOnDeliveryFee: 25 }

  test.each<[what: string, RequestState, Partial<RequestContext>, ShownFee]>([
    ['is not shown before the order details', run([started, parameters, vendorThere()]).state, {}, { state: 'none' }],
    ['is awaited without an amount', withFee({ state: 'loading', run: 1 }), {}, { state: 'loading' }],
    ['is awaited in cash, too', withFee({ state: 'loading', run: 1 }, byCash), surcharge, { state: 'loading' }],
    [
      'shows the previous amount while it is fetched again',
      withFee({ state: 'loading', run: 1, held: { full, reduced } }),
      {},
      { state: 'loading', amount: 77.4 },
    ],
    [
      'shows the previous amount with the surcharge for cash',
      withFee({ state: 'loading', run: 1, held: { full } }, byCash),
      surcharge,
      { state: 'loading', amount: 112.4 },
    ],
    ['could not be fetched', withFee({ state: 'failed' }, byCash), surcharge, { state: 'failed' }],
    ['[REQ-104] is shown once it is there', complete, surcharge, { state: 'ready', amount: 87.4, full: 87.4 }],
    [
      '[REQ-104] has its previous amount next to it, and its end',
      withFee({ state: 'ready', full: { ...full, validUntil: now + 600 }, before: 80 }),
      {},
      { state: 'ready', amount: 87.4, full: 87.4, before: 80, validUntil: now + 600 },
    ],
    [
      '[FEE-006] is lowered by the voucher that is applied',
      withFee({ state: 'ready', full, reduced }, lowered),
      {},
      { state: 'ready', amount: 77.4, full: 87.4, voucher },
    ],
    [
      '[FEE-006] is not lowered while the voucher has not been checked with it',
      withFee({ state: 'ready', full }, lowered),
      {},
      { state: 'ready', amount: 87.4, full: 87.4 },
    ],
    [
      'names no voucher that was taken back meanwhile',
      withFee({ state: 'ready', full, reduced }),
      {},
      { state: 'ready', amount: 77.4, full: 87.4 },
    ],
    [
      '[PAY-003] has the surcharge for cash in every amount',
      withFee({ state: 'ready', full, reduced, before: 80 }, byCash),
      surcharge,
      { state: 'ready', amount: 102.4, full: 112.4, before: 105, cash: 25 },
    ],
    [
      '[PAY-003] names no surcharge where the country has none',
      byCash,
      { cashOnDeliveryFee: 0 },
      { state: 'ready', amount: 87.4, full: 87.4 },
    ],
    [
      'is rounded to what the currency has',
      withFee({ state: 'ready', full: { ...full, fee: 0.1 }, before: 0.7 }, byCash),
      { cashOnDeliveryFee: 0.2 },
      { state: 'ready', amount: 0.3, full: 0.3, before: 0.9, cash: 0.2 },
    ],
    ['of an edited order is not known where the order has none', editing(), {}, { state: 'none' }],
    [
      'of an edited order is its own',
      editing({ delivery_fee: { fee: 90, signature: 's' } }),
      {},
      { state: 'ready', amount: 90, full: 90 },
    ],
    [
      'of an edited order with a voucher is the lower one',
      editing({
        delivery_fee: { fee: 90, signature: 's' },
        discounted_delivery_fee: { fee: 60, signature: 'd' },
      }),
      {},
      { state: 'ready', amount: 60, full: 90 },
    ],
    [
      'of an edited order is the discounted one where no other is given',
      editing({ discounted_delivery_fee: { fee: 60, signature: 'd' } }),
      {},
      { state: 'ready', amount: 60, full: 60 },
    ],
    [
      '[PAY-003] of an edited order contains the surcharge that was paid',
      inCash({ delivery_fee: { fee: 115, signature: 's' }, discounted_delivery_fee: { fee: 85, signature: 'd' } }),
      surcharge,
      { state: 'ready', amount: 85, full: 115, cash: 25 },
    ],
    [
      '[PAY-003] of an edited order that is no longer paid in cash is without the surcharge',
      change({ payment: 'paid' }, inCash({ delivery_fee: { fee: 115, signature: 's' } })),
      surcharge,
      { state: 'ready', amount: 90, full: 90 },
    ],
  ])('%s', (_, state, more, shown) => {
    expect(view(state, more).fee).toStrictEqual(shown)
  })
})

describe('ways to pay', () => {
  test('[REQ-045] the choices and the one in force are shown', () => {
    expect(view(complete)).toMatchObject({ choices: ['paid', 'cash_on_delivery', 'card'], choice: 'paid' })
    // The reader has to select one.
    const open = view(complete, { defaultPayment: 'PAYMENT_ON_DELIVERY' })
    expect(open).not.toHaveProperty('choice')
  })

  const withParameters = (changed: RequestState['parameters'], state = complete): RequestState => ({
    ...state,
    parameters: changed,
  })
  const guest = { guest: true }
  const { flags: ofVendor } = vendor()
  const strict = vendor({ flags: { ...ofVendor, payment_methods: { PAID: false } } })
  const forbidden = run([started, vendorThere(strict), open]).state

  test.each<[what: string, RequestState, Partial<RequestContext>, nothing: boolean]>([
    ['nothing is known yet', withParameters({}), {}, false],
    ['the methods are there', complete, {}, false],
    ['the country offers none', withParameters({ paymentMethods: '' }), {}, true],
    ['the vendor may use none', withParameters({ paymentMethods: 'PAID' }, forbidden), {}, true],
    ['a guest cannot pay online', withParameters({ onlinePaymentActivated: false }), guest, true],
    ['a guest can pay online', withParameters({ onlinePaymentActivated: true }), guest, false],
    // Submitting fetches it again (PAY-012).
    ['a part could not be fetched', withParameters({ paymentMethods: '', checkFailed: true }), {}, false],
    ['the vendor is not known yet', withParameters({ paymentMethods: '' }, run([started]).state), {}, false],
  ])('[PAY-013] there is nothing to pay with only where that is certain: %s', (_, state, more, nothing) => {
    const shown = view(state, more)
    expect([shown.nothingToPayWith, shown.canSubmit]).toEqual([nothing, !nothing])
  })

  test('[PAY-012] it is shown that the methods could not be fetched', () => {
    expect(view(withParameters({ checkFailed: true })).paymentCheckFailed).toBe(true)
  })

  test('[PAY-005] the cards are shown from the time that the payment is open', () => {
    const card: RequestState['card'] = {
      state: 'open',
      wallet: { id: 'w', token: 't' },
      intentId: 'i',
      methods: [],
      selection: 'NOT_SET',
      kind: 'generic_creditcard',
      save: false,
      nameOnCard: '',
      cards: {},
    }
    expect(view({ ...complete, card }).cardOpen).toBe(true)
  })
})

test.each<[what: string, RequestState, Partial<RequestContext>, Partial<RequestView>]>([
  ['no voucher without its flag', fresh, flags({ Voucher: false }), { voucherOffered: false, voucherFixed: false }],
  ['no voucher for an edited order', editing(), {}, { voucherOffered: false, voucherFixed: true }],
  [
    'no word of vouchers for an edited order without their flag',
    editing(),
    flags({ Voucher: false }),
    { voucherOffered: false, voucherFixed: false },
  ],
  ['no VAT number without its flag', fresh, flags({ PaymentVat: false }), { vatOffered: false }],
  ['no VAT number for a guest', fresh, { guest: true }, { vatOffered: false }],
  ['no VAT number for an edited order', editing(), {}, { vatOffered: false }],
  ['no later time without its flag', change({ time: 'later' }), flags({ PreOrder: false }), { laterOffered: false }],
  ['no later time for an edited order', editing(), {}, { laterOffered: false, editing: true }],
])('the form offers %s', (_, state, more, shown) => {
  expect(view(state, more)).toMatchObject(shown)
})

describe('[REQ-007] the times of Later', () => {
  const slotsOf = (state: RequestState, more = {}) => view(state, more).days.flatMap(({ slots }) => slots)
  const later = (collectAt?: number) =>
    change({ time: 'later', ...(collectAt !== undefined && { collectAt }) }, { ...complete })
  const offered = slotsOf(later())
  const first = now + 15 * MINUTE

  test('are listed by day once Later is selected, within the hours and from the earliest on', () => {
    expect(view(later()).days.map(({ day }) => day)).toEqual(['2026-03-04', '2026-03-05', '2026-03-06'])
    expect(offered[0]).toBe(first)
    // The shop closes at 22:00.
    expect(offered.filter(slot => slot < now + 12 * HOUR).at(-1)).toBe(now + 10 * HOUR - 15 * MINUTE)
    expect(view(change({ time: 'within' })).days).toEqual([])
    expect(view(later(), flags({ PreOrder: false })).days).toEqual([])
  })

  test.each<[what: string, number, isAdded: boolean]>([
    ['is kept while it can still be collected, although nobody can choose it any more', now + 5 * MINUTE, true],
    ['is not listed twice', first + HOUR, false],
    ['goes once it has passed', now - 15 * MINUTE, false],
    ['goes when the shop is closed then', now + 12 * HOUR, false],
  ])('a time that was chosen %s', (_, collectAt, isAdded) => {
    expect(slotsOf(later(collectAt))).toEqual(isAdded ? [collectAt, ...offered] : offered)
  })
})

describe('while the shop is closed', () => {
  const shut = run([started, parameters, vendorThere(), closed]).state
  const opening = NOON + 30 * MINUTE * 1000

  test.each<[what: string, RequestState, number, number | undefined]>([
    ['the next opening', shut, NOON, opening],
    [
      'the opening of the next day, where the page was left open overnight',
      shut,
      NOON + 11 * HOUR * 1000,
      opening + 24 * HOUR * 1000,
    ],
    ['the opening that was told, until the hours are fetched again', shut, opening + 1000, opening],
    ['none to somebody who orders for later', change({ time: 'later', collectAt: now + HOUR }, shut), NOON, undefined],
    ['none while it is open', complete, NOON, undefined],
  ])('[REQ-106] the screen tells %s', (_, state, ms, opensAt) => {
    expect(view(state, {}, ms).opensAt).toBe(opensAt)
  })

  test('[REQ-106] nothing can be submitted for now', () => {
    expect(view(shut).canSubmit).toBe(false)
  })
})

describe('a submission', () => {
  const sending = run([...toDetails, submit]).state
  if (sending.stage.step !== 'FILL_PAYMENT_DETAILS' || sending.stage.placing.at !== 'sending')
    throw new Error('not sent')
  const { submission } = sending.stage.placing
  const asking: Placing = { at: 'asking', purpose: 'order' }

  test.each<[what: string, Placing, Partial<RequestView>]>([
    ['that has not begun', { at: 'idle' }, { submitting: false, canSubmit: true, unsure: false, loading: false }],
    ['under way', sending.stage.placing, { submitting: true, canSubmit: false, unsure: false, loading: true }],
    [
      '[Q88] whose outcome is unknown',
      { at: 'unsure', submission, looked: true },
      { submitting: true, canSubmit: false, unsure: true, loading: false },
    ],
    ['that waits for the reader', asking, { submitting: true, canSubmit: false, unsure: false, loading: false }],
  ])('%s is shown', (_, placing, shown) => {
    expect(view(inPayment(placing))).toMatchObject(shown)
  })

  test('before the order details nothing is unsure, and no fee is asked about', () => {
    expect(view(fresh)).not.toHaveProperty('newFee')
    expect(view(inPayment({ at: 'idle' }))).not.toHaveProperty('newFee')
  })

  const ready: FeeState = { state: 'ready', full: { fee: 99, signature: 's' } }
  const byCash = change({ payment: 'cash_on_delivery' })

  test.each<[what: string, RequestState, RequestView['newFee']]>([
    ['next to the one that was seen', inPayment({ ...asking, before: 87.4 }, ready), { amount: 99, before: 87.4 }],
    ['alone, where none was seen', inPayment(asking, ready), { amount: 99 }],
    [
      'with the surcharge for cash in both',
      inPayment({ ...asking, before: 87.4 }, ready, byCash),
      { amount: 124, before: 112.4 },
    ],
    ['not while another one is fetched', inPayment(asking, { state: 'loading', run: 9 }), undefined],
    ['not if it could not be fetched', inPayment(asking, { state: 'failed' }), undefined],
  ])('[REQ-107] the reader is asked about a new fee: %s', (_, state, newFee) => {
    expect(view(state, { cashOnDeliveryFee: 25 }).newFee).toStrictEqual(newFee)
  })
})
