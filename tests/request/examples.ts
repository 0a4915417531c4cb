// Things that requests are made of, for the tests of their rules.
import metadata from 'libphonenumber-js/min/metadata'
import { expect } from 'vitest'
import type { FoundPlace } from '#features/addresses/places.ts'
import { createPhones } from '#features/phones/phones.ts'
import { initialRequest } from '#features/request/begin.ts'
import { step } from '#features/request/flow.ts'
import type { RequestCommand, RequestContext, RequestEvent, RequestState, Stage } from '#features/request/flow-state.ts'
import { emptyForm, type RequestForm } from '#features/request/form.ts'
import type { Order, Vendor } from '#schema/wire.ts'
import { vendorOf } from '../vendors/examples.ts'

/** Wednesday 4 March 2026, 12:00 in Oslo, unix milliseconds. */
export const NOON = Date.UTC(2026, 2, 4, 11)

export const vendor = (more: Partial<Vendor> = {}, location: Vendor['vendor_information']['location'] = OSLO): Vendor =>
  vendorOf('no2041', {
    vendor_information: {
      name: 'Løkka Blomster',
      owners: [],
      contact: { phone: '+4741258036' },
      currency: 'NOK',
      location,
    },
    ...more,
  })

const OSLO = { latitude: 59.9229, longitude: 10.7588, address_text: 'Thorvald Meyers gate 61, 0552 Oslo' }

export const place: FoundPlace = { latitude: 59.9175, longitude: 10.6893, text: 'Bygdøy allé 23', from: 'typed' }

export const form: RequestForm = {
  ...emptyForm,
  name: 'Ingrid Solberg',
  phone: '41258036',
  unit: '3',
  description: 'Bouquet of peonies',
  amount: '649',
}

export const context = (more: Partial<RequestContext> = {}): RequestContext => ({
  country: 'NO',
  currency: 'NOK',
  languages: ['nb-NO', 'en'],
  zone: 'Europe/Oslo',
  rules: { unitNumberRequired: false, amountRequired: true },
  minimumEtaMinutes: 15,
  defaultPayment: 'PAID',
  redirectHosts: ['pay.example'],
  flags: {
    Voucher: true,
    PreOrder: true,
    PaymentVat: true,
    PayAtPickup: false,
    NonePaymentMethod: false,
    CyberSourceCreditCard: true,
    ModifyOrderButton: true,
    DelayedCancellation: false,
  },
  guest: false,
  phones: createPhones('NO', metadata),
  ...more,
})

export const order = (more: Partial<Order> = {}): Order => ({
  order_id: 'no2041-abc',
  vendor_id: 'no2041',
  created_at: NOON / 1000,
  updated_at: NOON / 1000,
  status: 'RECEIVED',
  status_history: [{ status: 'RECEIVED', created_at: NOON / 1000 }],
  customer: {
    name: 'Ingrid Solberg',
    phone_number: '+4741258036',
    location: { address: '3, , Bygdøy allé 23', latitude: 59.9175, longitude: 10.6893 },
  },
  order: { payment_method: 'PAID', amount: 649, description: 'Bouquet of peonies', cold_bag_needed: false },
  ...more,
})

/** Runs events one after the other; `what` may use the state so far, such as the number of a question. */
export function run(
  events: readonly (RequestEvent | ((state: RequestState) => RequestEvent))[],
  given: RequestContext = context(),
  from: RequestState = initialRequest('NO'),
): { state: RequestState; commands: RequestCommand[] } {
  let state = from
  let commands: readonly RequestCommand[] = []
  for (const what of events) [state, commands] = step(state, typeof what === 'function' ? what(state) : what, given)
  return { state, commands: [...commands] }
}

/** The number of the question that the step waits for. */
export const asked = ({ stage }: RequestState): number => {
  if ('run' in stage) return stage.run
  if ('saving' in stage && stage.saving !== undefined) return stage.saving
  if ('reversing' in stage && stage.reversing !== undefined) return stage.reversing
  if ('placing' in stage && 'run' in stage.placing) return stage.placing.run
  if ('fee' in stage && stage.fee.state === 'loading') return stage.fee.run
  return -1
}

export type Step = RequestEvent | ((state: RequestState) => RequestEvent)

export const started: Step = { type: 'started', vendorId: 'no2041', now: NOON, newKey: 'key-0001' }
export const parameters: Step = {
  type: 'parametersArrived',
  parameters: { paymentMethods: 'PAID|CASH_ON_DELIVERY', onlinePaymentActivated: true, orderItemValueExceedLimit: -1 },
  now: NOON,
}
export const vendorThere =
  (given: Vendor = vendor()): Step =>
  state => ({
    type: 'vendorArrived',
    run: asked(state),
    vendor: given,
  })
export const open: Step = state => ({
  type: 'hoursArrived',
  run: asked(state),
  hours: { status: 'open', from: '09:00', to: '22:00', currentTime: '12:00' },
  now: NOON,
})
/** Closed at noon, open half an hour later. */
export const closed = (state: RequestState) =>
  ({
    type: 'hoursArrived',
    run: asked(state),
    hours: { status: 'closed', from: '12:30', to: '22:00', currentTime: '12:00' },
    now: NOON,
  }) as const
export const chosen: Step = { type: 'destinationChosen', place }
export const deliverable: Step = state => ({ type: 'areaArrived', run: asked(state), deliverable: true })
export const fee =
  (amount = 87.4, signature = `sig-${amount}`): Step =>
  state => ({ type: 'feeArrived', run: feeRun(state), fee: { fee: amount, signature }, now: NOON })
export const feeRun = ({ stage }: RequestState): number =>
  'fee' in stage && stage.fee.state === 'loading' ? stage.fee.run : -1
/** The address of a pin that was moved. */
export const named: Step = state => ({
  type: 'reversed',
  run: asked(state),
  address: { id: 'x', formatted_address: 'Frognerveien 4', latitude: 59.9101, longitude: 10.7001 },
})
export const filled: Step = { type: 'formChanged', changes: form, now: NOON }
export const submit: Step = { type: 'submitted', now: NOON }

/** Everything up to a submission that has been sent. */
export const toDetails: Step[] = [started, parameters, vendorThere(), open, chosen, deliverable, fee(), filled]
export const toPress: Step[] = [...toDetails, submit]
export const submission = run(toPress)

export const answered =
  (orderId = 'no2041-new'): Step =>
  state => ({ type: 'submissionAnswered', run: asked(state), orderId, newKey: 'key-0009' })
export const refused =
  (message: string, status = 422): Step =>
  state => ({
    type: 'submissionRefused',
    run: asked(state),
    problem: { code: 'refused', status, message },
    newKey: 'key-0002',
  })
export const lost: Step = state => ({
  type: 'submissionRefused',
  run: asked(state),
  problem: { code: 'no_answer' },
  newKey: 'key-0002',
})

export const stepOf = ({ stage }: { stage: Stage }): string => stage.step
export const placingOf = ({ stage }: RequestState): string => ('placing' in stage ? stage.placing.at : 'none')
export const done = (commands: readonly RequestCommand[]): string[] => commands.map(command => command.do)
export const problemCode = (state: RequestState): string | undefined => state.problem?.problem.code

type Changes = { [Name in keyof RequestState]?: RequestState[Name] | undefined }
type Becoming = readonly [changes: Changes, commands: readonly RequestCommand[]]
/** A rule of the flow: after `before`, `event` changes this and has that done. All else stays as it is. */
export type Rule = [
  rule: string,
  before: readonly Step[],
  event: Step,
  becomes: (state: RequestState) => Becoming,
  given?: Partial<RequestContext>,
]

export function expectRule(...[, before, event, becomes, more]: Rule): void {
  const given = context(more)
  const { state } = run(before, given)
  const [changes, commands] = becomes(state)
  const expected = Object.entries({ ...state, ...changes }).filter(([, value]) => value !== undefined)
  expect(run([event], given, state)).toStrictEqual({ state: Object.fromEntries(expected), commands })
}

export const spot = { latitude: 59.9, longitude: 10.7 }
export const stageOf = ({ stage }: RequestState, more: object): Stage => ({ ...stage, ...more }) as Stage
/** The steps of an order that is edited, up to its form. */
export const editing = (more: Partial<Order> = {}): Step[] => [
  { type: 'started', vendorId: 'no2041', editOrderId: 'no2041-abc', now: NOON, newKey: 'key-0001' },
  parameters,
  vendorThere(),
  s => ({ type: 'orderArrived', run: asked(s), order: order(more) }),
  open,
]
