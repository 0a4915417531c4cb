// Which answers and buttons each step takes, and what exactly they change. All others do nothing: they are late, or of another step.
import { expect, test } from 'vitest'
import type { RequestCommand, RequestEvent, RequestState, Stage } from '#features/request/flow-state.ts'
import { isLoading } from '#features/request/selectors.ts'
import type { OfferedPaymentMethod } from '#schema/wire.ts'
import {
  answered,
  asked,
  chosen,
  closed,
  context,
  deliverable,
  fee,
  feeRun,
  filled,
  lost,
  NOON,
  open,
  order,
  place,
  refused,
  run,
  type Step,
  started,
  submission,
  submit,
  toDetails,
  vendor,
  vendorThere,
} from './examples.ts'

const spot = { latitude: 59.9, longitude: 10.7 }
const address = { id: 'a', formatted_address: 'Storgata 1, Oslo', ...spot }
const byCard: Step = { type: 'formChanged', changes: { payment: 'card' }, now: NOON }
const wallet: Step = s => ({ type: 'walletOpened', run: asked(s), wallet: { id: 'w', token: 't' } })
const methods: OfferedPaymentMethod[] = [
  {
    name: 'cybersource_creditcard',
    payment_instruments: [],
    encryption_key: { kty: 'RSA', kid: 'k', use: 'enc', alg: 'RSA-OAEP-256', n: 'n', e: 'AQAB' },
  },
]
const intent: Step = s => ({ type: 'intentOpened', run: asked(s), intentId: 'i', methods })
const entered: Step = {
  type: 'cardEntered',
  kind: 'cybersource_creditcard',
  entered: { isValid: true, scheme: 'visa', lastDigits: '4242', bin: '424242', problems: [] },
}
const holder: Step = { type: 'cardOptionsChanged', nameOnCard: 'Ingrid Solberg' }
const bare = vendorThere(vendor({}, {}))
const editing: Step = { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'k' }
const at = (steps: readonly Step[], from?: RequestState): RequestState => run(steps, context(), from).state

/** Every answer, to the request with this ID. */
const answers = (id: number): RequestEvent[] => [
  { type: 'vendorArrived', run: id, vendor: vendor() },
  { type: 'vendorFailed', run: id },
  { type: 'orderArrived', run: id, order: order() },
  { type: 'orderFailed', run: id, problem: { code: 'no_answer' } },
  { type: 'hoursArrived', run: id, hours: { status: 'open', currentTime: '12:00' }, now: NOON },
  { type: 'hoursFailed', run: id },
  { type: 'originKept', run: id },
  { type: 'originNotKept', run: id, problem: { code: 'no_answer' } },
  { type: 'reversed', run: id, address },
  { type: 'reverseFailed', run: id },
  { type: 'areaArrived', run: id, deliverable: true },
  { type: 'areaFailed', run: id },
  { type: 'feeArrived', run: id, fee: { fee: 1, signature: 's' }, now: NOON },
  { type: 'feeFailed', run: id, now: NOON },
  {
    type: 'voucherArrived',
    run: id,
    answer: { voucher: { code: 'A', amount: 1, type: 'amount' }, delivery_fee: 1, signature: 's' },
    now: NOON,
  },
  { type: 'voucherRefused', run: id, now: NOON },
  { type: 'submissionSent', run: id, sent: { key: 'key-x' } as never },
  { type: 'submissionAnswered', run: id, orderId: 'o', newKey: 'key-x' },
  { type: 'submissionRefused', run: id, problem: { code: 'no_answer' }, newKey: 'key-x' },
  { type: 'lookedUp', run: id, orders: [], now: NOON, newKey: 'key-x' },
  { type: 'lookUpFailed', run: id, now: NOON },
  { type: 'walletOpened', run: id, wallet: { id: 'w', token: 't' } },
  { type: 'walletFailed', run: id },
  { type: 'intentOpened', run: id, intentId: 'i', methods },
  { type: 'intentFailed', run: id, problem: { code: 'no_answer' } },
  { type: 'cardEncrypted', run: id, details: {} as never },
  { type: 'cardNotEncrypted', run: id },
]

/** Buttons of one step. */
const buttons: readonly RequestEvent[] = [
  { type: 'detailsDone', now: NOON },
  { type: 'wentBackToDetails' },
  { type: 'newFeeAccepted', now: NOON },
  { type: 'newFeeDeclined' },
  { type: 'triedAgain' },
  { type: 'submissionGivenUp' },
  { type: 'originConfirmed' },
  { type: 'originTyped', text: 'Stor' },
  { type: 'originChosen', address },
  { type: 'originPinMoved', spot },
  { type: 'destinationTyped', text: 'Byg' },
  { type: 'destinationChosen', place },
  { type: 'pinMoved', spot },
  { type: 'voucherApplied', now: NOON },
  { type: 'cardSelected', kind: 'generic_creditcard' },
  { type: 'cardEntered', kind: 'cybersource_creditcard', entered: { isValid: false, problems: [] } as never },
  { type: 'cardOptionsChanged', save: true },
]

const originShown = at([started, bare, { type: 'originChosen', address }])
const cardShown = at([...toDetails, byCard, submit, wallet, intent])
type Types = readonly RequestEvent['type'][]

/** The events that change something, or have something done. */
const taken = (state: RequestState, events: readonly RequestEvent[]): Types =>
  events
    .filter(event => {
      const { state: next, commands } = run([event], context(), state)
      return next !== state || commands.length > 0
    })
    .map(({ type }) => type)

test.each<[string, RequestState, Types, Types]>([
  [
    'the vendor is awaited',
    at([started]),
    ['vendorArrived', 'vendorFailed'],
    ['destinationTyped', 'destinationChosen'],
  ],
  [
    'the order is awaited',
    at([editing, vendorThere()]),
    ['orderArrived', 'orderFailed'],
    ['destinationTyped', 'destinationChosen'],
  ],
  [
    'the collection point is asked',
    at([started, bare]),
    [],
    ['originConfirmed', 'originTyped', 'originChosen', 'originPinMoved', 'destinationTyped', 'destinationChosen'],
  ],
  [
    'the collection point is shown',
    originShown,
    [],
    ['originConfirmed', 'originTyped', 'originChosen', 'originPinMoved', 'destinationTyped', 'destinationChosen'],
  ],
  [
    'the collection point is saved',
    at([{ type: 'originConfirmed' }], originShown),
    ['originKept', 'originNotKept'],
    ['originTyped', 'originChosen', 'originPinMoved', 'destinationTyped', 'destinationChosen'],
  ],
  [
    'the hours are awaited',
    at([started, vendorThere()]),
    ['hoursArrived', 'hoursFailed'],
    ['destinationTyped', 'destinationChosen'],
  ],
  ['the service is closed', at([started, vendorThere(), closed]), [], ['destinationTyped', 'destinationChosen']],
  [
    'the destination is asked',
    at([started, vendorThere(), open]),
    [],
    ['destinationTyped', 'destinationChosen', 'pinMoved'],
  ],
  [
    'the address of a pin is awaited',
    at([started, vendorThere(), open, { type: 'pinMoved', spot }]),
    ['reversed', 'reverseFailed'],
    ['destinationTyped', 'destinationChosen', 'pinMoved'],
  ],
  [
    'the area is checked',
    at([started, vendorThere(), open, chosen]),
    ['areaArrived', 'areaFailed'],
    ['destinationTyped', 'destinationChosen', 'pinMoved'],
  ],
  [
    'the fee is awaited',
    at([started, vendorThere(), open, chosen, deliverable]),
    ['feeArrived', 'feeFailed'],
    ['detailsDone', 'destinationTyped', 'destinationChosen', 'pinMoved'],
  ],
  [
    'the details are filled in',
    at(toDetails),
    [],
    ['detailsDone', 'destinationTyped', 'destinationChosen', 'pinMoved'],
  ],
  [
    'the payment is filled in',
    at([...toDetails, { type: 'detailsDone', now: NOON }]),
    [],
    ['wentBackToDetails', 'destinationTyped', 'destinationChosen', 'pinMoved'],
  ],
  ['it is sent', submission.state, ['submissionSent', 'submissionAnswered', 'submissionRefused'], []],
  ['it is looked for', at([lost], submission.state), ['lookedUp', 'lookUpFailed'], []],
  [
    'its outcome is unknown',
    at([lost, s => ({ type: 'lookUpFailed', run: asked(s), now: NOON })], submission.state),
    [],
    ['triedAgain', 'submissionGivenUp'],
  ],
  ['the fee is renewed', at([refused('SignatureExpired')], submission.state), ['feeArrived', 'feeFailed'], []],
  [
    'another fee is asked about',
    at([refused('SignatureExpired'), fee(95)], submission.state),
    [],
    ['newFeeAccepted', 'newFeeDeclined'],
  ],
  ['the wallet is opened', at([...toDetails, byCard, submit]), ['walletOpened', 'walletFailed'], []],
  ['the payment is prepared', at([...toDetails, byCard, submit, wallet]), ['intentOpened', 'intentFailed'], []],
  [
    'a card is entered',
    cardShown,
    [],
    [
      'wentBackToDetails',
      'destinationTyped',
      'destinationChosen',
      'pinMoved',
      'cardSelected',
      'cardEntered',
      'cardOptionsChanged',
    ],
  ],
  ['a card is encrypted', at([entered, holder, submit], cardShown), ['cardEncrypted', 'cardNotEncrypted'], []],
  ['it is placed', at([answered()], submission.state), [], ['destinationTyped', 'destinationChosen']],
  ['it is cancelled', at([...toDetails, { type: 'cancelled' }]), [], ['destinationTyped', 'destinationChosen']],
])('[REQ-012] while %s, only its own answers and buttons do anything', (_, state, awaited, pressed) => {
  const id = asked(state) === -1 ? state.run : asked(state)
  expect(taken(state, answers(id))).toEqual(awaited)
  expect(taken(state, answers(id + 100))).toEqual([])
  expect(taken(state, buttons)).toEqual(pressed)
  // The screen waits with it, but for the address of a pin, which may still be moved.
  expect(isLoading(state)).toBe(awaited.length > 0 && !awaited.includes('reversed'))
})

const details = at(toDetails)
const paid = at([...toDetails, { type: 'detailsDone', now: NOON + 5 }])
const orderAwaited = at([editing, vendorThere()])
const vendorAwaited = at([started])
const hoursAwaited = at([started, vendorThere()])
const serviceClosed = at([started, vendorThere(), closed])
const destinationAsked = at([started, vendorThere(), open])
const originSaved = at([{ type: 'originConfirmed' }], originShown)
const closedLater = at(
  [
    filled,
    { type: 'formChanged', changes: { time: 'later', collectAt: NOON / 1000 + 7200 }, now: NOON },
    chosen,
    deliverable,
    fee(),
  ],
  serviceClosed,
)
const withVoucher = at(
  [
    { type: 'voucherTyped', text: ' ONE ' },
    { type: 'voucherApplied', now: NOON },
    s => ({
      type: 'voucherArrived',
      run: feeRun(s),
      answer: { voucher: { code: 'ONE', amount: 10, type: 'amount' }, delivery_fee: 77.4, signature: 'v' },
      now: NOON,
    }),
  ],
  details,
)
const validating = at(
  [
    { type: 'voucherTyped', text: 'ONE' },
    { type: 'voucherApplied', now: NOON },
  ],
  details,
)
const readingVoucher = at(
  [s => ({ type: 'orderArrived', run: asked(s), order: order({ voucher: { code: 'A', amount: 1, type: 'amount' } }) })],
  orderAwaited,
)
const failing = at([
  started,
  vendorThere(),
  open,
  chosen,
  deliverable,
  s => ({ type: 'feeFailed', run: asked(s), now: NOON }),
])
const placed = { code: 'A', amount: 1, type: 'amount' } as const
const next = ({ run: before }: RequestState) => before + 1
const stageOf = (state: RequestState, more: object) => ({ ...state.stage, ...more }) as Stage
const ended = { step: 'ENDED', reason: 'failed' } as const

type Changes = { [Name in keyof RequestState]?: RequestState[Name] | undefined }

test.each<[string, RequestState, RequestEvent, Changes, readonly RequestCommand[]]>([
  [
    'without a vendor there is no request',
    vendorAwaited,
    { type: 'vendorFailed', run: asked(vendorAwaited) },
    { stage: ended, problem: { at: 'vendor', problem: { code: 'vendor_missing' } } },
    [],
  ],
  [
    'the order to be edited is read once the vendor is there',
    at([editing]),
    { type: 'vendorArrived', run: asked(at([editing])), vendor: vendor() },
    { run: 2, stage: { step: 'WAIT_FOR_ORDER', run: 2, vendor: vendor() } },
    [{ do: 'readOrder', run: 2, vendorId: 'no2041', orderId: 'no2041-abc', waitMs: 0 }],
  ],
  [
    'an order that is not found cannot be edited',
    orderAwaited,
    { type: 'orderFailed', run: asked(orderAwaited), problem: { code: 'refused', status: 404, message: 'none' } },
    { stage: ended, problem: { problem: { code: 'order_not_found' } } },
    [],
  ],
  [
    'an order that was not read may be there: only a server that has answered knows',
    orderAwaited,
    { type: 'orderFailed', run: asked(orderAwaited), problem: { code: 'no_answer' } },
    { stage: ended, problem: { problem: { code: 'order_not_read', problem: { code: 'no_answer' } } } },
    [],
  ],
  [
    'nor can one that went too far',
    orderAwaited,
    { type: 'orderArrived', run: asked(orderAwaited), order: order({ status: 'PICKED_UP' }) },
    { stage: ended, problem: { problem: { code: 'order_not_editable' } } },
    [],
  ],
  [
    'leaving closes the card, and no answer counts any more',
    cardShown,
    { type: 'cancelled' },
    {
      run: next(cardShown),
      stage: { step: 'ENDED', reason: 'cancelled' },
      card: { state: 'closed' },
      estimating: undefined,
      seenFee: 87.4,
    },
    [{ do: 'forgetCard' }],
  ],
  [
    'going back to the collection point begins again',
    details,
    { type: 'wentBackToOriginDetails', now: NOON + 9 },
    {
      run: next(details),
      stage: { step: 'WAIT_FOR_VENDOR', run: next(details), back: true },
      startTime: NOON + 9,
      estimating: undefined,
      seenFee: 87.4,
    },
    [{ do: 'forgetCard' }, { do: 'waitForVendor', run: next(details), vendorId: 'no2041' }],
  ],
  [
    'a draft that is cleared while the hours are read leaves them being read',
    hoursAwaited,
    { type: 'draftCleared', now: NOON + 9, newKey: 'key-0003' },
    { key: 'key-0003', startTime: NOON + 9 },
    [{ do: 'forgetCard' }, { do: 'keepDraft' }],
  ],
  [
    'a draft that is cleared while service is closed leaves it closed',
    serviceClosed,
    { type: 'draftCleared', now: NOON + 9, newKey: 'key-0003' },
    { key: 'key-0003', startTime: NOON + 9 },
    [{ do: 'forgetCard' }, { do: 'keepDraft' }],
  ],
  [
    'typing another collection point takes the first off the map',
    originShown,
    { type: 'originTyped', text: 'Stor' },
    {
      origin: {
        ...originShown.origin,
        latitude: undefined,
        longitude: undefined,
        addressQuery: 'Stor',
        street_address: 'Stor',
      } as unknown as RequestState['origin'],
      stage: { step: 'ASK_FOR_ORIGIN_ADDRESS', vendor: vendor({}, {}) },
    },
    [{ do: 'keepDraft' }],
  ],
  [
    'a moved pin asks for its address and keeps the name that the place has',
    originShown,
    { type: 'originPinMoved', spot: { latitude: 1, longitude: 2 } },
    {
      run: next(originShown),
      origin: { ...originShown.origin, latitude: 1, longitude: 2 },
      stage: stageOf(originShown, { reversing: next(originShown) }),
    },
    [{ do: 'reverse', run: next(originShown), spot: { latitude: 1, longitude: 2 } }],
  ],
  [
    'other parts of the collection point are kept',
    originShown,
    { type: 'originEdited', changes: { notes: 'Back door' } },
    { origin: { ...originShown.origin, notes: 'Back door' } },
    [{ do: 'keepDraft' }],
  ],
  ['but not while it is being saved', originSaved, { type: 'originEdited', changes: { notes: 'Back door' } }, {}, []],
  [
    'an order for later that is for now after all waits for the opening',
    closedLater,
    { type: 'formChanged', changes: { time: 'asap' }, now: NOON },
    {
      form: { ...closedLater.form, time: 'asap' },
      stage: serviceClosed.stage,
    },
    [{ do: 'keepDraft' }, { do: 'forgetCard' }],
  ],
  [
    'no place came for what was chosen',
    at([{ type: 'placeAwaited', of: 'destination' }], destinationAsked),
    { type: 'placeMissed', of: 'destination' },
    { locating: undefined },
    [],
  ],
  [
    'no place came for something else',
    at([{ type: 'placeAwaited', of: 'destination' }], destinationAsked),
    { type: 'placeMissed', of: 'origin' },
    {},
    [],
  ],
  ['nothing was awaited', destinationAsked, { type: 'placeMissed', of: 'destination' }, {}, []],
  [
    'a collection point whose place did not come, unconfirmed',
    at([started, bare, { type: 'placeAwaited', of: 'origin' }]),
    { type: 'placeMissed', of: 'origin' },
    { locating: undefined },
    [],
  ],
  [
    'paying otherwise closes the card',
    at([{ type: 'wentBackToDetails' }], cardShown),
    { type: 'formChanged', changes: { payment: 'cash_on_delivery' }, now: NOON },
    { form: { ...cardShown.form, payment: 'cash_on_delivery' }, card: { state: 'closed' } },
    [{ do: 'forgetCard' }, { do: 'keepDraft' }],
  ],
  [
    'another note does not',
    at([{ type: 'wentBackToDetails' }], cardShown),
    { type: 'formChanged', changes: { notes: 'Ring' }, now: NOON },
    { form: { ...cardShown.form, notes: 'Ring' } },
    [{ do: 'keepDraft' }],
  ],
  [
    'a mistake in the details keeps the reader there',
    at([{ type: 'formChanged', changes: { name: '' }, now: NOON }], details),
    { type: 'detailsDone', now: NOON },
    { problem: { at: 'name', problem: { code: 'name_missing' } } },
    [],
  ],
  [
    'the payment begins',
    details,
    { type: 'detailsDone', now: NOON + 5 },
    { stage: stageOf(details, { step: 'FILL_PAYMENT_DETAILS', placing: { at: 'idle' } }), startTime: NOON + 5 },
    [{ do: 'measure', name: 'order_details', milliseconds: 5 }],
  ],
  [
    'a fee that lapses is fetched again, and the last one is known meanwhile',
    details,
    { type: 'feeLapsed', now: NOON },
    {
      run: next(details),
      stage: stageOf(details, {
        fee: { state: 'loading', run: next(details), held: { full: { fee: 87.4, signature: 'sig-87.4' } } },
      }),
    },
    [expect.objectContaining({ do: 'fetchFee', run: next(details), waitMs: 0 })],
  ],
  [
    'so is one that failed',
    failing,
    { type: 'feeLapsed', now: NOON },
    { run: next(failing), stage: stageOf(failing, { fee: { state: 'loading', run: next(failing) } }) },
    [expect.objectContaining({ do: 'fetchFee', waitMs: 0 })],
  ],
  [
    'so is one while the payment is filled in',
    paid,
    { type: 'feeLapsed', now: NOON },
    {
      run: next(paid),
      stage: stageOf(paid, {
        fee: { state: 'loading', run: next(paid), held: { full: { fee: 87.4, signature: 'sig-87.4' } } },
      }),
    },
    [expect.objectContaining({ do: 'fetchFee', waitMs: 0 })],
  ],
  ['not while the order is sent with it', submission.state, { type: 'feeLapsed', now: NOON }, {}, []],
  ['not while another one is on its way', validating, { type: 'feeLapsed', now: NOON }, {}, []],
  ['nor while there is none', destinationAsked, { type: 'feeLapsed', now: NOON }, {}, []],
  ['a voucher does not change while it is checked', validating, { type: 'voucherTyped', text: 'TWO' }, {}, []],
  ['nor is it removed', validating, { type: 'voucherRemoved' }, {}, []],
  ['nor is it checked twice', validating, { type: 'voucherApplied', now: NOON }, {}, []],
  [
    'no voucher is no voucher',
    at([{ type: 'voucherTyped', text: '  ' }], details),
    { type: 'voucherApplied', now: NOON },
    {},
    [],
  ],
  [
    'the only voucher was refused',
    validating,
    { type: 'voucherRefused', run: feeRun(validating), now: NOON },
    {
      voucher: { typed: 'ONE' },
      stage: details.stage,
      problem: { at: 'voucher', problem: { code: 'voucher_not_available' } },
    },
    [],
  ],
  [
    'a typed voucher is cleared',
    at([{ type: 'voucherTyped', text: 'ONE' }], details),
    { type: 'voucherRemoved' },
    { voucher: { typed: '' } },
    [{ do: 'keepDraft' }],
  ],
  [
    'the full fee is back without the voucher',
    withVoucher,
    { type: 'voucherRemoved' },
    {
      voucher: { typed: '' },
      stage: stageOf(details, { fee: { state: 'ready', full: { fee: 87.4, signature: 'sig-87.4' }, before: 77.4 } }),
    },
    [{ do: 'keepDraft' }],
  ],
  [
    'the voucher of an edited order is read',
    readingVoucher,
    { type: 'voucherRead', run: readingVoucher.voucher.reading ?? -1, voucher: placed, now: NOON },
    { voucher: { typed: 'A', applied: placed } },
    [],
  ],
  [
    'only the one that is asked for',
    readingVoucher,
    { type: 'voucherRead', run: 99, voucher: placed, now: NOON },
    {},
    [],
  ],
  ['whether it is read or not', readingVoucher, { type: 'voucherNotRead', run: 99 }, {}, []],
])('%s', (_, state, event, changes, commands) => {
  expect(run([event], context(), state)).toEqual({ state: { ...state, ...changes }, commands })
})
