// Which answers and buttons each step takes. All others do nothing: they are late, or of another step.
import { expect, test } from 'vitest'
import type { RequestEvent, RequestState } from '#features/request/flow-state.ts'
import type { OfferedPaymentMethod } from '#schema/wire.ts'
import {
  answered,
  asked,
  chosen,
  closed,
  context,
  deliverable,
  fee,
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
  { type: 'orderFailed', run: id },
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
})
