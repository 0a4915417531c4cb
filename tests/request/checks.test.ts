import { expect, test } from 'vitest'
import { type Checked, detailsProblem, documentedChecks, faultsOf, originProblem } from '#features/request/checks.ts'
import { emptyOrigin } from '#features/request/prefill.ts'
import { context, form, NOON, place, vendor } from './examples.ts'

const good: Checked = {
  vendor: vendor(),
  form,
  destination: { query: place.text, place },
  origin: emptyOrigin('NO'),
  editing: false,
  addressEdited: false,
  guest: false,
  vatOffered: true,
  choices: ['paid', 'cash_on_delivery'],
  choice: 'paid',
  limit: 500_000,
  rules: { unitNumberRequired: true, amountRequired: true, minimumAmount: 100 },
  spelling: { country: 'NO', currency: 'NOK', languages: ['nb-NO', 'en'] },
  zone: 'Europe/Oslo',
  hours: { from: 540, to: 1320, always: false },
  phones: context().phones,
  now: NOON,
}

const withForm = (changes: Partial<typeof form>): Partial<Checked> => ({ form: { ...form, ...changes } })
const codeOf = (more: Partial<Checked>) => {
  const problem = faultsOf({ ...good, ...more })[0]
  return problem && [problem.at, problem.problem.code]
}

/** What is wrong, in the documented order, with the field that it is shown at. */
const wrong: [string, Partial<Checked>, string, string][] = [
  ['REQ-040', { vendor: undefined }, 'vendor', 'vendor_missing'],
  ['REQ-036', withForm({ unit: ' ' }), 'unit', 'unit_missing'],
  ['REQ-034', withForm({ name: '  ' }), 'name', 'name_missing'],
  ['REQ-037', withForm({ phone: '' }), 'phone', 'phone_missing'],
  ['REQ-039', withForm({ description: 'x'.repeat(201) }), 'description', 'description_too_long'],
  ['REQ-041', { destination: { query: ' ' } }, 'destination', 'address_missing'],
  ['REQ-042', { destination: { query: 'Storgata' } }, 'destination', 'address_not_located'],
  ['REQ-043', withForm({ amount: '' }), 'amount', 'amount_invalid'],
  ['REQ-044', withForm({ amount: '99' }), 'amount', 'amount_below_minimum'],
  ['REQ-045', { choice: undefined }, 'payment', 'payment_not_selected'],
]

test.each(wrong)('[REQ-034] [REQ-036] [REQ-037] %s is found and shown at its field', (_, more, field, code) => {
  expect(codeOf(more)).toEqual([field, code])
})

test('[REQ-046] the first failure counts, in the documented order', () => {
  const names = ['unit', 'name', 'phone', 'description', 'amount'] as const
  const formOf = (from: number) =>
    Object.assign({}, ...wrong.slice(from).flatMap(([, more]) => (more.form ? [changed(more.form)] : [])))
  const changed = (bad: typeof form) =>
    Object.fromEntries(names.filter(name => bad[name] !== form[name]).map(name => [name, bad[name]]))
  expect(documentedChecks).toHaveLength(10)
  wrong.forEach(([, more, field, code], index) => {
    // Everything from here on is wrong at once; of the two amounts the empty one comes first.
    const rest: Partial<Checked> = Object.assign(
      {},
      ...wrong
        .slice(index)
        .toReversed()
        .map(([, one]) => one),
    )
    const both = { ...rest, ...more, form: { ...form, ...formOf(index + 1), ...(more.form ? changed(more.form) : {}) } }
    expect(codeOf(both)).toEqual([field, code])
  })
  expect(codeOf({})).toBeUndefined()
})

test('[REQ-036] [REQ-043] [REQ-044] what a country does not ask for is not checked', () => {
  const free = { unitNumberRequired: false, amountRequired: false }
  expect(codeOf({ rules: free, ...withForm({ unit: '', amount: '' }) })).toBeUndefined()
  expect(codeOf({ rules: free, ...withForm({ amount: '5' }) })).toBeUndefined()
  expect(codeOf({ rules: free, ...withForm({ amount: '5.1234' }) })).toEqual(['amount', 'amount_invalid'])
  expect(codeOf({ rules: free, ...withForm({ amount: '5.123' }) })).toEqual(['amount', 'amount_ambiguous'])
})

test.each(['Kari 2', 'Kari ٢', 'Kari २', 'Kari 𝟚'])('[REQ-035] a name must not contain digits: %s', name => {
  expect(codeOf(withForm({ name }))).toEqual(['name', 'name_invalid'])
})

test.each([
  ['123', 'phone_invalid'],
  ['hello', 'phone_invalid'],
  ['412 58 036', undefined],
  ['+46 70 123 45 67', undefined],
  ['٤١٢٥٨٠٣٦', undefined],
])('[REQ-038] phone %s: %s', (phone, code) => {
  expect(codeOf(withForm({ phone }))?.[1]).toBe(code)
})

test('[REQ-039] 200 characters are counted as people count them', () => {
  expect(codeOf(withForm({ description: '🎁'.repeat(200) }))).toBeUndefined()
})

test.each<[string, Partial<Checked>, string | undefined]>([
  ['[ADR-012] notes of 1000 bytes', withForm({ notes: 'å'.repeat(500) }), undefined],
  ['[ADR-012] notes of 1001 bytes', withForm({ notes: `${'å'.repeat(500)}x` }), 'notes_too_long'],
  [
    '[ADR-013] a street of 256 bytes',
    { destination: { query: 'x', place: { ...place, text: 'x'.repeat(256) } } },
    'street_too_long',
  ],
  ['[REQ-007] Later without a time', withForm({ time: 'later' }), 'time_missing'],
  ['[REQ-007] a time in the past', withForm({ time: 'later', collectAt: NOON / 1000 - 1 }), 'time_gone'],
  ['[REQ-007] a time outside the hours', withForm({ time: 'later', collectAt: NOON / 1000 + 11 * 3600 }), 'time_gone'],
  ['[FEE-015] a VAT number of 7', withForm({ vat: '1234567' }), 'vat_length'],
  ['[PAY-013] nothing to pay with', { choices: [], choice: undefined }, 'payment_none_offered'],
  ['[FEE-012] a value above the limit', withForm({ amount: '500001' }), 'item_value_exceeds'],
  ['[FEE-012] the same, confirmed', withForm({ amount: '500001', confirmedAmount: '500001' }), undefined],
  ['[REQ-015] a vendor without location', { vendor: vendor({}, {}) }, 'origin_missing'],
  ['[GST-004] a guest without a name', { guest: true }, 'sender_name_missing'],
  [
    '[GST-004] a guest without an address',
    { guest: true, ...withForm({ senderName: 'K', senderEmail: 'x' }) },
    'sender_email_invalid',
  ],
])('%s: %s', (_, more, code) => {
  expect(codeOf(more)?.[1]).toBe(code)
})

test('[REQ-048] whether the age is checked is no matter of a check', () => {
  expect(codeOf(withForm({ ageCheck: true }))).toBeUndefined()
})

test('[REQ-029] going on to the payment needs no payment method yet', () => {
  expect(detailsProblem({ ...good, choice: undefined })).toBeUndefined()
})

test('[ADR-011] [ADR-012] [ADR-013] an origin: coordinates, then notes, then the street', () => {
  expect(originProblem(emptyOrigin('NO'))?.problem.code).toBe('origin_missing')
  const origin = {
    ...emptyOrigin('NO'),
    addressQuery: 'Storgata',
    notes: 'x'.repeat(1001),
    street_address: 'x'.repeat(256),
  }
  expect(originProblem(origin)?.problem.code).toBe('origin_not_located')
  const located = { ...origin, latitude: 1, longitude: 2 }
  expect(originProblem(located)?.problem.code).toBe('notes_too_long')
  expect(originProblem({ ...located, notes: '' })?.problem.code).toBe('street_too_long')
  expect(originProblem({ ...located, notes: '', street_address: 'x'.repeat(255) })).toBeUndefined()
})
