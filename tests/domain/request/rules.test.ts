import { expect, test } from 'vitest'
import { loginEstimation, shownEstimates } from '#domain/request/estimates'
import { changedForm, coldBagNeeded, collectAt, emptyForm } from '#domain/request/form'
import { numberDoubt } from '#domain/request/house-number'
import { amountProblem, amountToSend, minimumProblem, readAmount, valueLimit } from '#domain/request/item-value'
import { paymentChoices, requestedMethod, standingChoice } from '#domain/request/payment-choices'
import { coordinatesOf, joinAddress, splitAddress, utf8Bytes } from '#domain/request/places'
import { savedChoice } from '#domain/request/prefill'
import { allowedRedirect } from '#domain/request/redirect'
import { hoursOf, isOpenAt, nextOpening, readHours } from '#domain/request/service-hours'
import { isSlotOpen, slots, slotsByDay } from '#domain/request/slots'
import { isVatOffered, vatProblem } from '#domain/request/vat'
import { NOON } from './examples.ts'

const hours = (value: string) => {
  const read = readHours(value)
  if (read.state === 'refused') throw new Error(read.problem.code)
  return read.hours
}

const refusedHours: [string, string][] = [
  ['900:2200', 'service_hours_format'],
  ['0900-2200', 'service_hours_format'],
  ['09000:2200', 'service_hours_format'],
  ['0900:2360', 'service_hours_range'],
  ['2400:0900', 'service_hours_range'],
]

test.each(refusedHours)('[REQ-022] [REQ-023] service hours %s are refused: %s', (value, code) => {
  expect(readHours(value)).toEqual({ state: 'refused', problem: { code } })
})

const openMinutes: [string, number, boolean][] = [
  ['0900:2200', 540, true],
  ['0900:2200', 539, false],
  ['0900:2200', 1320, false],
  ['2200:0200', 60, true],
  ['2200:0200', 1320, true],
  ['2200:0200', 120, false],
  ['0800:0800', 0, true],
  ['0000:2359', 1439, true],
  ['0070:2200', 69, false],
  ['0070:2200', 70, true],
]

test.each(openMinutes)('[REQ-021] with %s minute %i of the day is open: %s', (value, minute, open) => {
  expect(isOpenAt(hours(value), minute)).toBe(open)
})

test('[REQ-019] unknown hours are open', () => {
  expect(isOpenAt(undefined, 0)).toBe(true)
  expect(hoursOf({ status: 'closed', currentTime: '12:00' })).toBeUndefined()
})

const iso = (ms: number | undefined) => (ms === undefined ? undefined : new Date(ms).toISOString())

test.each([
  // Past midnight: the hours of the next day.
  ['0900:2200', 'Europe/Oslo', '2026-03-04T22:30:00Z', '2026-03-05T08:00:00.000Z'],
  ['2200:0200', 'Europe/Oslo', '2026-03-04T02:30:00Z', '2026-03-04T21:00:00.000Z'],
  // The night in which Oslo's clocks go from 02:00 to 03:00.
  ['0900:2200', 'Europe/Oslo', '2026-03-28T22:00:00Z', '2026-03-29T07:00:00.000Z'],
  // Opening time falls into the hour that does not exist: it opens when the clocks have passed it.
  ['0230:2200', 'Europe/Oslo', '2026-03-29T00:30:00Z', '2026-03-29T01:00:00.000Z'],
  // The night in which they go back, and 02:30 comes twice: the first one counts.
  ['0230:2200', 'Europe/Oslo', '2026-10-24T23:00:00Z', '2026-10-25T00:30:00.000Z'],
  // Cairo's clocks change at midnight.
  ['0000:0600', 'Africa/Cairo', '2026-04-23T20:00:00Z', '2026-04-23T22:00:00.000Z'],
  ['0900:2200', 'Europe/Oslo', '2026-03-04T12:00:00Z', undefined],
])('[REQ-106] with %s in %s, at %s it opens next at %s', (value, zone, now, opening) => {
  expect(iso(nextOpening(hours(value), Date.parse(now), zone))).toBe(opening)
})

test('[REQ-006] [REQ-007] slots stand every 15 minutes, from now + minimum ETA to 2 days ahead, inside the hours', () => {
  const question = { now: NOON + 60_000, zone: 'Europe/Oslo', minimumEtaMinutes: 15, hours: hours('0900:2200') }
  const all = slots(question)
  expect(iso((all[0] ?? 0) * 1000)).toBe('2026-03-04T11:30:00.000Z')
  expect(iso((all.at(-1) ?? 0) * 1000)).toBe('2026-03-06T20:45:00.000Z')
  expect(all.every(slot => slot % 900 === 0)).toBe(true)
  expect(slotsByDay(all, 'Europe/Oslo').map(({ day, slots: ofDay }) => [day, ofDay.length])).toEqual([
    ['2026-03-04', 38],
    ['2026-03-05', 52],
    ['2026-03-06', 52],
  ])
  expect(isSlotOpen(all[0] ?? 0, question)).toBe(true)
  expect(isSlotOpen((all[0] ?? 0) - 3600, question)).toBe(false)
  expect(isSlotOpen((all.at(-1) ?? 0) + 900, question)).toBe(false)
})

test('[REQ-007] on the day that clocks change, no slot is doubled or missing', () => {
  const now = Date.parse('2026-10-24T20:00:00Z')
  const all = slots({ now, zone: 'Europe/Oslo', minimumEtaMinutes: 15, hours: undefined })
  expect(all.length).toBe(new Set(all).size)
  expect(slotsByDay(all, 'Europe/Oslo').find(({ day }) => day === '2026-10-25')?.slots.length).toBe(100)
})

test.each([
  ['59.91,10.75', { latitude: 59.91, longitude: 10.75 }],
  [' -33.5 , 151.2 ', { latitude: -33.5, longitude: 151.2 }],
  ['91,10', undefined],
  ['59.91,181', undefined],
  ['Storgata 1, 2', undefined],
  ['12', undefined],
])('[ADR-005] "%s" is a point: %j', (query, spot) => {
  expect(coordinatesOf(query)).toEqual(spot)
})

test.each([
  [
    '3, Rosenborg, Bygdøy allé 23, 0262 Oslo',
    { unit: '3', building: 'Rosenborg', street: 'Bygdøy allé 23, 0262 Oslo' },
  ],
  [', , Storgata 1', { unit: '', building: '', street: 'Storgata 1' }],
  ['Storgata 1, Oslo', { unit: '', building: '', street: 'Storgata 1, Oslo' }],
  ['Storgata 1', { unit: '', building: '', street: 'Storgata 1' }],
])('[ADR-009] %s is split at the first two commas', (text, parts) => {
  expect(splitAddress(text)).toEqual(parts)
})

test('[ADR-009] what is joined is split alike, also with commas in its parts', () => {
  const parts = { unit: '3', building: 'B', street: 'Storgata 1, 0155 Oslo' }
  expect(splitAddress(joinAddress(parts))).toEqual(parts)
  expect(splitAddress(joinAddress({ ...parts, unit: '3, left' }))).toEqual({ ...parts, unit: '3 left' })
})

test('[ADR-009] a saved address fills in customer, unit, building and place', () => {
  const saved = {
    id: '7',
    name: 'Kari',
    phone_number: '+4741258036',
    latitude: 1,
    longitude: 2,
    notes: 'Ring',
    address: '3, B, Storgata 1',
  }
  expect(savedChoice(saved)).toEqual({
    changes: { name: 'Kari', phone: '+4741258036', notes: 'Ring', unit: '3', building: 'B' },
    place: { text: 'Storgata 1', latitude: 1, longitude: 2, from: 'saved', savedId: '7' },
  })
})

test('[ADR-012] lengths are counted in UTF-8 bytes', () => {
  expect([utf8Bytes('abc'), utf8Bytes('å'), utf8Bytes('ع'), utf8Bytes('🏠')]).toEqual([3, 2, 2, 4])
})

test.each([
  ['Bygdøy allé 23', { number: '23', formatted_address: 'Bygdøy allé 23' }, undefined],
  ['Bygdøy allé 23', { number: '25', formatted_address: 'Bygdøy allé 25' }, 'house_number_changed'],
  ['Bygdøy allé 54B', { number: '54', formatted_address: 'Bygdøy allé 54' }, 'house_number_changed'],
  ['54 b', { number: '54B', formatted_address: 'Bygdøy allé 54B' }, undefined],
  ['Bygdøy allé 23', { formatted_address: 'Bygdøy allé' }, 'house_number_dropped'],
  ['Bygdøy allé', { number: '1', formatted_address: 'Bygdøy allé 1' }, undefined],
  ['شارع الملك ٢٣', { number: '23', formatted_address: 'شارع الملك 23' }, undefined],
  ['12-14 Main', { number: '12', formatted_address: '12 Main' }, 'house_number_changed'],
])('[ADR-101] "%s" found as %j: %s', (typed, found, code) => {
  expect(numberDoubt(typed, found)?.code).toBe(code)
})

test.each([
  ['649', 'NOK', 649],
  ['649.50', 'NOK', 649.5],
  ['649,5', 'NOK', 649.5],
  ['1,250', 'PKR', 1250],
  ['1 250,75', 'NOK', 1250.75],
  ['1,250.75', 'AED', 1250.75],
  ['٣٢٠٫٥٠', 'AED', 320.5],
  ['1.234', 'KWD', 1.234],
  ['0', 'NOK', undefined],
  ['-1', 'NOK', undefined],
  ['1.234', 'NOK', undefined],
  ['1.5', 'JPY', undefined],
  ['1e3', 'NOK', undefined],
  ['abc', 'NOK', undefined],
  ['Infinity', 'NOK', undefined],
])('[REQ-043] "%s" %s is the amount %s', (typed, currency, amount) => {
  const read = readAmount(typed, currency)
  expect(read.state === 'given' ? read.amount : undefined).toBe(amount)
})

test('[REQ-043] an amount may be left out only where the country says so, and is then sent as 0', () => {
  const optional = { amountRequired: false }
  expect(amountProblem('', 'KWD', { amountRequired: true })).toEqual({ code: 'amount_invalid' })
  expect(amountProblem('', 'KWD', optional)).toBeUndefined()
  expect(amountProblem('0', 'KWD', optional)).toEqual({ code: 'amount_invalid' })
  expect(amountToSend('', 'KWD')).toBe(0)
})

test('[REQ-044] the minimum of a country passes, less does not', () => {
  const rules = { amountRequired: true, minimumAmount: 100 }
  expect(minimumProblem('99', 'PKR', rules)).toEqual({ code: 'amount_below_minimum', minimum: 100, currency: 'PKR' })
  expect(minimumProblem('100', 'PKR', rules)).toBeUndefined()
  expect(minimumProblem('99', 'PKR', { amountRequired: true })).toBeUndefined()
})

test.each([
  [500, '500', undefined, { required: false, confirmed: false, limit: 500 }],
  [500, '501', undefined, { required: true, confirmed: false, limit: 500 }],
  [500, '501', '501', { required: true, confirmed: true, limit: 500 }],
  [500, '502', '501', { required: true, confirmed: false, limit: 500 }],
  [-1, '999999', undefined, { required: false, confirmed: false, limit: -1 }],
])('[FEE-012] [FEE-013] limit %i, value %s, confirmed %s', (limit, typed, confirmed, expected) => {
  expect(valueLimit(typed, 'NOK', limit, confirmed)).toEqual(expected)
})

test('[FEE-012] changing the amount takes the confirmation back', () => {
  const confirmed = { ...emptyForm, amount: '900', confirmedAmount: '900' }
  expect(changedForm(confirmed, { name: 'Kari' }).confirmedAmount).toBe('900')
  expect(changedForm(confirmed, { amount: '901' }).confirmedAmount).toBeUndefined()
})

const offer = {
  offered: 'PAID|CASH_ON_DELIVERY|PAYMENT_ON_DELIVERY',
  online: false,
  vendor: {},
  flags: { PayAtPickup: false, NonePaymentMethod: false, CyberSourceCreditCard: true },
  guest: false,
}

test.each([
  [{}, ['paid', 'cash_on_delivery', 'card_on_delivery']],
  [{ offered: undefined }, []],
  [{ offered: undefined, online: true }, []],
  [{ offered: '' }, []],
  [{ vendor: { CASH_ON_DELIVERY: false } }, ['paid', 'card_on_delivery']],
  [{ online: true }, ['paid', 'cash_on_delivery', 'card_on_delivery', 'card']],
  [
    { flags: { PayAtPickup: true, NonePaymentMethod: true, CyberSourceCreditCard: true } },
    ['paid', 'cash_on_delivery', 'card_on_delivery', 'cash_on_pickup', 'none'],
  ],
  [{ guest: true, online: true }, ['card']],
  [{ guest: true }, []],
])('[PAY-001] [PAY-003] [GST-007] with %j these are offered: %j', (more, choices) => {
  expect(paymentChoices({ ...offer, ...more })).toEqual(choices)
})

test('[PAY-002] what is sent: cash on pick-up and no choice are sent as paid', () => {
  expect(requestedMethod).toEqual({
    paid: 'paid',
    cash_on_delivery: 'cash_on_delivery',
    card_on_delivery: 'card_on_delivery',
    cash_on_pickup: 'paid',
    none: 'paid',
    card: 'paid',
  })
})

test('[REQ-045] the choice that stands: the reader’s, else none at all, else the country’s, else the only one', () => {
  expect(standingChoice(['paid', 'cash_on_delivery'], 'cash_on_delivery', 'PAID')).toBe('cash_on_delivery')
  expect(standingChoice(['paid', 'none'], undefined, 'PAID')).toBe('none')
  expect(standingChoice(['paid', 'cash_on_delivery'], undefined, 'PAID')).toBe('paid')
  expect(standingChoice(['cash_on_delivery', 'card'], undefined, 'PAID')).toBeUndefined()
  expect(standingChoice(['card'], 'paid', 'PAID')).toBe('card')
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['1234567', 'vat_length'],
  ['123456789', 'vat_length'],
  ['1234-678', 'vat_invalid'],
  ['12 45678', 'vat_invalid'],
  [' AB345678 ', undefined],
])('[FEE-015] [FEE-016] VAT number "%s": %s', (typed, code) => {
  expect(vatProblem(typed)?.code).toBe(code)
})

test('[FEE-014] VAT is offered to businesses where the flag is on', () => {
  expect(isVatOffered({ PaymentVat: true }, false)).toBe(true)
  expect(isVatOffered({ PaymentVat: true }, true)).toBe(false)
  expect(isVatOffered({ PaymentVat: false }, false)).toBe(false)
})

test.each([
  ['https://pay.example/3ds?x=1', 'https://pay.example/3ds?x=1'],
  ['http://pay.example/3ds', undefined],
  ['https://pay.example.evil.example/', undefined],
  ['https://pay.example:8443/', undefined],
  ['https://user@pay.example/', undefined],
  ['https://pay.example@evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['//pay.example/', undefined],
  ['http://no.sandbox.localhost:4600/bank/1', 'http://no.sandbox.localhost:4600/bank/1'],
  ['http://evil.localhost:4600/', undefined],
])('[PAY-102] %s is followed as %s', (url, followed) => {
  expect(allowedRedirect(url, ['pay.example', 'no.sandbox.localhost:4600'])).toBe(followed)
})

test('[REQ-010] estimates are never less than the country’s minimum', () => {
  expect(shownEstimates({ result: { pickup: 9, delivery: 32 } }, 15)).toEqual({ pickup: 15, delivery: 32 })
})

test('[REQ-011] [API-048] the minutes that are sent: the vendor’s, else 15 logged in and none in an intent', () => {
  expect(loginEstimation(20, false)).toBe(20)
  expect(loginEstimation(undefined, false)).toBe(15)
  expect(loginEstimation(undefined, true)).toBe(0)
  expect(loginEstimation(20, true)).toBe(20)
})

test('[REQ-006] only Later is sent as a time; only food can need a cold bag', () => {
  expect(collectAt({ ...emptyForm, time: 'within', collectAt: 5 })).toBeUndefined()
  expect(collectAt({ ...emptyForm, time: 'later', collectAt: 5 })).toBe(5)
  expect(coldBagNeeded({ ...emptyForm, parcel: 'gifts', coldBag: true })).toBe(false)
  expect(coldBagNeeded({ ...emptyForm, parcel: 'food', coldBag: true })).toBe(true)
})
