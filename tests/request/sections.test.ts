import { expect, test } from 'vitest'
import type { Checked } from '#features/request/checks.ts'
import type { Stage } from '#features/request/flow-state.ts'
import type { RequestField } from '#features/request/form.ts'
import { checkedOf } from '#features/request/selectors.ts'
import { doneSections, type Section, stepName } from '#features/request/view.ts'
import { context, form, NOON, run, toDetails } from './examples.ts'

const good: Checked = checkedOf(run(toDetails).state, context(), NOON)

const all: Section[] = ['destination', 'customer', 'contents']
const cases: [what: string, more: Partial<Checked>, shown: RequestField | undefined, done: Section[]][] = [
  ['everything', {}, undefined, all],
  ['no name', { form: { ...form, name: '' } }, undefined, ['destination', 'contents']],
  ['no possible phone', { form: { ...form, phone: '1' } }, undefined, ['destination', 'contents']],
  ['an address that is not found', { destination: { query: 'Storgata' } }, undefined, ['customer', 'contents']],
  [
    'a pin that nobody confirmed',
    { destination: { ...good.destination, moved: true } },
    undefined,
    ['customer', 'contents'],
  ],
  [
    'no unit where one is asked for',
    { form: { ...form, unit: '' }, rules: { ...good.rules, unitNumberRequired: true } },
    undefined,
    ['customer', 'contents'],
  ],
  [
    'a building that is too long',
    { form: { ...form, building: 'x'.repeat(171) } },
    undefined,
    ['customer', 'contents'],
  ],
  ['notes that are too long', { form: { ...form, notes: 'x'.repeat(1001) } }, undefined, ['customer', 'contents']],
  [
    'a description that is too long',
    { form: { ...form, description: 'x'.repeat(201) } },
    undefined,
    ['destination', 'customer'],
  ],
  ['no value', { form: { ...form, amount: '' } }, undefined, ['destination', 'customer']],
  [
    'nothing where nothing is asked for',
    { form: { ...form, amount: '', description: '' }, rules: { ...good.rules, amountRequired: false } },
    undefined,
    ['destination', 'customer'],
  ],
  [
    'spaces where nothing is asked for',
    { form: { ...form, amount: ' ', description: ' ' }, rules: { ...good.rules, amountRequired: false } },
    undefined,
    ['destination', 'customer'],
  ],
  ['a value to be confirmed', { limit: 1 }, undefined, ['destination', 'customer']],
  ['something the server said', {}, 'destination', ['customer', 'contents']],
]

test.each(cases)('[REQ-004] [REQ-005] sections that are done with %s', (_, more, notified, done) => {
  expect(doneSections({ ...good, ...more }, notified)).toEqual(done)
})

const names: [step: Stage['step'], name: string | undefined][] = [
  ['ASK_FOR_ORIGIN_ADDRESS', 'AskForOriginAddress'],
  ['ASK_FOR_ORIGIN_ADDRESS_DETAILS', 'AskForOriginAddressDetails'],
  ['CHECK_SERVICE_HOURS', 'CheckServiceHours'],
  ['SERVICE_CLOSED', 'ServiceClosed'],
  ['ASK_FOR_DESTINATION_ADDRESS', 'AskForDestinationAddress'],
  ['CHECK_IF_DESTINATION_IS_VALID', 'CheckIfDestinationIsValid'],
  ['FILL_ORDER_DETAILS', 'FillOrderDetails'],
  ['FILL_PAYMENT_DETAILS', 'FillPaymentDetails'],
  ['WAIT_FOR_VENDOR', undefined],
  ['ENDED', undefined],
]

test.each(names)('[REQ-003] the action of the step %s is called %s', (step, name) => {
  expect(stepName(step)).toBe(name)
})
