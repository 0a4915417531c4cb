import { expect, test } from 'vitest'
import { joinAddress } from '#features/addresses/places.ts'
import { type Checked, detailsProblem, documentedChecks, faultsOf, originFaults } from '#features/request/checks.ts'
import type { RequestField } from '#features/request/form.ts'
import { emptyOrigin } from '#features/request/prefill.ts'
import type { AnyRequestProblem } from '#features/request/problems.ts'
import { requestWords } from '#features/request/text.ts'
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
  laterOffered: true,
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
const wrong: [Partial<Checked>, string, string][] = [
  [{ vendor: undefined }, 'vendor', 'vendor_missing'],
  [withForm({ unit: ' ' }), 'unit', 'unit_missing'],
  [withForm({ name: '  ' }), 'name', 'name_missing'],
  [withForm({ phone: '' }), 'phone', 'phone_missing'],
  [withForm({ description: 'x'.repeat(201) }), 'description', 'description_too_long'],
  [{ destination: { query: ' ' } }, 'destination', 'address_missing'],
  [{ destination: { query: 'Storgata' } }, 'destination', 'address_not_located'],
  [withForm({ amount: '' }), 'amount', 'amount_invalid'],
  [withForm({ amount: '99' }), 'amount', 'amount_below_minimum'],
  [{ choice: undefined }, 'payment', 'payment_not_selected'],
]

/** Holds one of them to its field and, in the documented words, to its text. */
function isFound(problem: AnyRequestProblem, words: string): void {
  const [more = {}, field] = wrong.find(row => row[2] === problem.code) ?? []
  expect(codeOf(more)).toEqual([field, problem.code])
  expect(requestWords(problem, String)).toBe(words)
}

test('[REQ-034] a blank name is missing', () => {
  isFound({ code: 'name_missing' }, "Please fill the customer's name")
})

test('[REQ-036] the unit must be given where the country asks for it', () => {
  isFound({ code: 'unit_missing' }, "Please fill the customer's unit number")
})

test('[REQ-037] a phone must be given', () => {
  isFound({ code: 'phone_missing' }, "Fill the customer's phone")
})

test('[REQ-039] a description has 200 characters at most', () => {
  isFound({ code: 'description_too_long', limit: 200 }, 'Please do not exceed 200 characters')
})

test('[REQ-040] a vendor must be there', () => {
  isFound({ code: 'vendor_missing' }, 'Could not get your informations - please logout & login again')
})

test('[REQ-041] an address must be typed', () => {
  isFound({ code: 'address_missing' }, 'Please type in the address')
})

test('[REQ-042] an address that is only typed has no location', () => {
  isFound({ code: 'address_not_located' }, 'We cannot compute the location of this address')
})

test('[REQ-043] an amount must be valid', () => {
  isFound({ code: 'amount_invalid' }, 'Please put a valid amount for the order')
})

test('[REQ-044] an amount has the minimum of the country', () => {
  isFound({ code: 'amount_below_minimum', minimum: 100, currency: 'PKR' }, 'Minimum amount of 100 PKR')
})

test('[REQ-045] a payment method must be selected', () => {
  isFound({ code: 'payment_not_selected' }, 'Please select a payment method')
})

test('[REQ-046] the first failure counts, in the documented order', () => {
  const names = ['unit', 'name', 'phone', 'description', 'amount'] as const
  const formOf = (from: number) =>
    Object.assign({}, ...wrong.slice(from).flatMap(([more]) => (more.form ? [changed(more.form)] : [])))
  const changed = (bad: typeof form) =>
    Object.fromEntries(names.filter(name => bad[name] !== form[name]).map(name => [name, bad[name]]))
  expect(documentedChecks).toHaveLength(10)
  wrong.forEach(([more, field, code], index) => {
    // Everything from here on is wrong at once; of the two amounts the empty one comes first.
    const rest: Partial<Checked> = Object.assign(
      {},
      ...wrong
        .slice(index)
        .toReversed()
        .map(([one]) => one),
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

test('[REQ-035] a name must not contain digits, in no script', () => {
  for (const name of ['Kari 2', 'Kari ٢', 'Kari २', 'Kari 𝟚'])
    expect(codeOf(withForm({ name })), name).toEqual(['name', 'name_invalid'])
  expect(requestWords({ code: 'name_invalid' }, String)).toBe('The customer name is not valid')
})

test('[REQ-038] a phone must be a possible number, of the country or with the prefix of another', () => {
  for (const phone of ['123', 'hello', '412 58 036 99 88 77 66', '+46 7'])
    expect(codeOf(withForm({ phone })), phone).toEqual(['phone', 'phone_invalid'])
  for (const phone of ['412 58 036', '+46 70 123 45 67', '٤١٢٥٨٠٣٦'])
    expect(codeOf(withForm({ phone })), phone).toBeUndefined()
  expect(requestWords({ code: 'phone_invalid' }, String)).toBe("The phone number doesn't seem correct")
})

test('[REQ-039] 200 characters are counted as people count them', () => {
  expect(codeOf(withForm({ description: '🎁'.repeat(200) }))).toBeUndefined()
})

const asGuest = (changes: Partial<typeof form>): Partial<Checked> => ({
  guest: true,
  ...withForm({ senderName: 'K', senderEmail: 'k@example.com', senderPhone: '41258036', ...changes }),
})
const toStreet = (bytes: number): Partial<Checked> => ({
  destination: { query: 'x', place: { ...place, text: 'x'.repeat(bytes) } },
})
const blank = '  '.repeat(100)
const laterToday = { time: 'later', collectAt: NOON / 1000 + 3600 } as const

test.each<[what: string, Partial<Checked>, found: [field: RequestField, code: string] | undefined]>([
  ['[REQ-039] a description of 200 with spaces around', withForm({ description: ` ${'x'.repeat(200)} ` }), undefined],
  ['[ADR-012] notes of 1000 bytes', withForm({ notes: 'å'.repeat(500) }), undefined],
  ['[ADR-012] the same with spaces around', withForm({ notes: `${blank}${'å'.repeat(500)}${blank}` }), undefined],
  ['[ADR-012] notes of 1001 bytes', withForm({ notes: `${'å'.repeat(500)}x` }), ['notes', 'notes_too_long']],
  ['[ADR-013] a street of 255 bytes', toStreet(255), undefined],
  ['[ADR-013] a street of 256 bytes', toStreet(256), ['destination', 'street_too_long']],
  ['[REQ-007] Later without a time', withForm({ time: 'later' }), ['collectAt', 'time_missing']],
  ['[REQ-007] a time in the past', withForm({ time: 'later', collectAt: NOON / 1000 - 1 }), ['collectAt', 'time_gone']],
  [
    '[REQ-007] a time outside the hours',
    withForm({ time: 'later', collectAt: NOON / 1000 + 11 * 3600 }),
    ['collectAt', 'time_gone'],
  ],
  ['[REQ-007] a time that is open', withForm(laterToday), undefined],
  [
    '[FLG-005] the same where none is offered',
    { laterOffered: false, ...withForm(laterToday) },
    ['collectAt', 'time_gone'],
  ],
  ['[FEE-015] a VAT number of 7', withForm({ vat: '1234567' }), ['vat', 'vat_length']],
  ['[FEE-014] the same where none is offered', { vatOffered: false, ...withForm({ vat: '1234567' }) }, undefined],
  ['[PAY-013] nothing to pay with', { choices: [], choice: undefined }, ['payment', 'payment_none_offered']],
  ['[FEE-012] a value above the limit', withForm({ amount: '500001' }), ['amount', 'item_value_exceeds']],
  ['[FEE-012] the same, confirmed', withForm({ amount: '500001', confirmedAmount: '500001' }), undefined],
  ['[REQ-015] a vendor without location', { vendor: vendor({}, {}) }, ['origin', 'origin_missing']],
  ['[GST-004] a guest with all of it', asGuest({}), undefined],
  ['[GST-004] a guest without a name', asGuest({ senderName: ' ' }), ['senderName', 'sender_name_missing']],
  ['[GST-004] a guest without an address', asGuest({ senderEmail: 'x' }), ['senderEmail', 'sender_email_invalid']],
  ['[GST-004] a guest without a phone', asGuest({ senderPhone: '' }), ['senderPhone', 'sender_phone_invalid']],
  ['[GST-004] a guest with half a phone', asGuest({ senderPhone: '412' }), ['senderPhone', 'sender_phone_invalid']],
])('%s: %s', (_, more, found) => {
  expect(codeOf(more)).toEqual(found)
})

test.each<[what: string, Partial<Checked>, found: [field: RequestField, code: string] | undefined]>([
  ['a name of 200 characters', withForm({ name: ` ${'😀'.repeat(200)} ` }), undefined],
  ['a longer one', withForm({ name: 'x'.repeat(201) }), ['name', 'text_too_long']],
  ['a long unit', withForm({ unit: 'x'.repeat(171) }), ['unit', 'text_too_long']],
  ['a long building', withForm({ building: 'x'.repeat(171) }), ['building', 'text_too_long']],
  ['a long sender', asGuest({ senderName: 'x'.repeat(201) }), ['senderName', 'text_too_long']],
  ['no sender of a vendor', withForm({ senderName: 'x'.repeat(201) }), undefined],
  ['the name of an edited order', { editing: true, ...withForm({ name: 'x'.repeat(201) }) }, undefined],
  ['its address, if that stays', { editing: true, ...withForm({ unit: 'x'.repeat(171) }) }, undefined],
])('[REQ-047] what an order cannot hold is said at its field: %s', (_, more, found) => {
  expect(codeOf(more)).toEqual(found)
})

test('[REQ-047] the longest address that the form takes fits into an order', () => {
  const longest = 'x'.repeat(170)
  const destination = { query: 'x', place: { ...place, text: 'x'.repeat(255) } }
  expect(codeOf({ ...withForm({ unit: longest, building: longest }), destination })).toBeUndefined()
  expect(joinAddress({ unit: longest, building: longest, street: destination.place.text }).length).toBeLessThan(601)
})

// The update of an order has no field for these, so that a mistake in them could not be corrected.
test.each<[what: string, Partial<Checked>, found: [field: RequestField, code: string] | undefined]>([
  ['its name', withForm({ name: '' }), undefined],
  ['its phone', withForm({ phone: '' }), undefined],
  ['its time', withForm({ time: 'later' }), undefined],
  ['its VAT number', withForm({ vat: '1234567' }), undefined],
  ['its unit, if its address stays', withForm({ unit: '' }), undefined],
  ['its new address', { addressEdited: true, ...withForm({ unit: '' }) }, ['unit', 'unit_missing']],
  ['its description', withForm({ description: 'x'.repeat(201) }), ['description', 'description_too_long']],
])('of an edited order only what can change is checked: %s', (_, more, found) => {
  expect(codeOf({ editing: true, ...more })).toEqual(found)
})

test('[REQ-048] whether the age is checked is no matter of a check', () => {
  expect(codeOf(withForm({ ageCheck: true }))).toBeUndefined()
})

test('[REQ-029] going on to the payment needs no payment method yet', () => {
  expect(detailsProblem({ ...good, choice: undefined })).toBeUndefined()
})

test('[ADR-011] [ADR-012] [ADR-013] an origin: coordinates, then notes, then the street', () => {
  expect(originFaults(emptyOrigin('NO'))).toEqual([{ at: 'origin', problem: { code: 'origin_missing' } }])
  const origin = {
    ...emptyOrigin('NO'),
    addressQuery: 'Storgata',
    notes: 'x'.repeat(1001),
    street_address: 'x'.repeat(256),
  }
  expect(originFaults(origin)).toEqual([{ at: 'origin', problem: { code: 'origin_not_located' } }])
  const located = { ...origin, latitude: 1, longitude: 2 }
  expect(originFaults(located)[0]).toEqual({ at: 'originNotes', problem: { code: 'notes_too_long', limit: 1000 } })
  const noted = { ...located, notes: `${' '.repeat(9)}${'x'.repeat(1000)}` }
  expect(originFaults(noted)).toEqual([{ at: 'origin', problem: { code: 'street_too_long', limit: 255 } }])
  expect(originFaults({ ...noted, street_address: `${'x'.repeat(255)} ` })).toEqual([])
})

test('[REQ-109] a unit or a building of an origin that is too long is marked, with how long it may be', () => {
  const origin = { ...emptyOrigin('NO'), addressQuery: 'Storgata', latitude: 1, longitude: 2 }
  expect(originFaults({ ...origin, unit: ` ${'x'.repeat(64)}`, building: 'x'.repeat(128) })).toEqual([])
  expect(originFaults({ ...origin, unit: 'x'.repeat(65), building: 'x'.repeat(129) })).toEqual([
    { at: 'originUnit', problem: { code: 'text_too_long', limit: 64 } },
    { at: 'originBuilding', problem: { code: 'text_too_long', limit: 128 } },
  ])
})

test('[REQ-109] of an origin that is saved both the street and the notes are marked where both are too long', () => {
  const origin = { ...emptyOrigin('NO'), addressQuery: 'Storgata', latitude: 1, longitude: 2 }
  const found = originFaults({ ...origin, notes: 'x'.repeat(1001), street_address: 'x'.repeat(256) })
  expect(found.map(({ at, problem }) => [at, problem.code])).toEqual([
    ['originNotes', 'notes_too_long'],
    ['origin', 'street_too_long'],
  ])
})
