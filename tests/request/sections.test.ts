import { expect, test } from 'vitest'
import type { Checked } from '#features/request/checks.ts'
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

test('[REQ-003] the documented steps have the names of their actions', () => {
  const { state } = run(toDetails)
  expect(stepName(state.stage.step)).toBe('FillOrderDetails')
  expect(stepName('CHECK_IF_DESTINATION_IS_VALID')).toBe('CheckIfDestinationIsValid')
  expect(stepName('ENDED')).toBeUndefined()
})
