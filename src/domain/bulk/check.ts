// The checks of one row, the same as the server's as far as a browser can make them (BLK-101). Where the address lies and
// whether a rider can get there only the server knows.
import type { Phones } from '#domain/phones'
import { DESCRIPTION_MAX_CHARACTERS } from '../request/checks.ts'
import { amountProblem, minimumProblem, type ValueRules } from '../request/item-value.ts'
import { joinAddress, NOTES_MAX_BYTES, STREET_MAX_BYTES, utf8Bytes } from '../request/places.ts'
import { isSlotOpen } from '../request/slots.ts'
import { type BulkColumn, bulkColumns, bulkPayments, type Cells, cellOf } from './columns.ts'
import type { Fault, FaultKind } from './faults.ts'
import { readMoment, secondsOf } from './moments.ts'

export type CheckFacts = {
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
  /** ISO 4217. */
  currency: string
  rules: ValueRules & { unitNumberRequired: boolean }
  phones: Pick<Phones, 'isPossible'>
}

type Check = (text: string, facts: CheckFacts, cells: Cells) => FaultKind | undefined

const BROKEN = /^#(REF|N\/A|VALUE|DIV\/0|NAME|NULL|NUM|SPILL|CALC|GETTING_DATA)[!?]?$/
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i
const DAY = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/

/** The checks of each column in their order; the first that fails counts. */
const checks: Record<BulkColumn, readonly Check[]> = {
  name: [
    text => (text === '' ? { code: 'name_missing' } : undefined),
    text => (/\p{Nd}/u.test(text) ? { code: 'name_invalid' } : undefined),
  ],
  phone: [
    text => (text === '' ? { code: 'phone_missing' } : undefined),
    text => (SHORTENED.test(text) ? { code: 'phone_shortened' } : undefined),
    (text, { phones }) =>
      /^[+\d(][\d ()./-]*$/.test(text) && phones.isPossible(text) ? undefined : { code: 'phone_invalid' },
  ],
  unit: [
    (text, { rules }) => (text === '' && rules.unitNumberRequired ? { code: 'unit_missing' } : undefined),
    text => (DAY.test(text) ? { code: 'became_date' } : undefined),
  ],
  building: [text => (DAY.test(text) ? { code: 'became_date' } : undefined)],
  address: [
    text => (text === '' ? { code: 'address_missing' } : undefined),
    (_, __, cells) =>
      isLonger(wholeAddress(cells), STREET_MAX_BYTES)
        ? { code: 'address_too_long', limit: STREET_MAX_BYTES }
        : undefined,
  ],
  notes: [text => (isLonger(text, NOTES_MAX_BYTES) ? { code: 'notes_too_long', limit: NOTES_MAX_BYTES } : undefined)],
  description: [
    text =>
      text.length > DESCRIPTION_MAX_CHARACTERS && [...text].length > DESCRIPTION_MAX_CHARACTERS
        ? { code: 'description_too_long', limit: DESCRIPTION_MAX_CHARACTERS }
        : undefined,
  ],
  amount: [
    (text, { currency, rules }) => amountProblem(text, currency, rules),
    (text, { currency, rules }) =>
      rules.minimumAmount === undefined ? undefined : minimumProblem(text, currency, rules),
  ],
  payment: [
    text => (text === '' ? { code: 'payment_missing' } : undefined),
    text => (bulkPayments.some(payment => payment === text) ? undefined : { code: 'payment_invalid' }),
  ],
  delivery: [text => (['', 'instant', 'scheduled'].includes(text) ? undefined : { code: 'delivery_invalid' })],
  scheduled: [
    (text, _, cells) => (text === '' && isScheduled(cells) ? { code: 'time_missing' } : undefined),
    (text, _, cells) =>
      isScheduled(cells) && text !== '' && readMoment(text) === undefined ? { code: 'time_format' } : undefined,
    (text, { now, zone }, cells) =>
      isScheduled(cells) && text !== '' && !isSlotOpen(secondsOf(text, zone), { now, zone, hours: undefined })
        ? { code: 'time_gone' }
        : undefined,
  ],
}

const isScheduled = (cells: Cells): boolean => cellOf(cells, 'delivery') === 'scheduled'

/** A sign has at most three bytes in UTF-8 for each of its units here. */
const isLonger = (text: string, bytes: number): boolean => text.length * 3 > bytes && utf8Bytes(text) > bytes

/** Unit, building and street as one line, as the rider gets it. */
const wholeAddress = (cells: Cells): string =>
  joinAddress({ unit: cellOf(cells, 'unit'), building: cellOf(cells, 'building'), street: cellOf(cells, 'address') })

/** What is wrong with a row: at most one thing for each cell, in the order of the columns. */
export function checkRow(cells: Cells, facts: CheckFacts): Fault[] {
  const faults: Fault[] = []
  for (const column of bulkColumns) {
    const text = cellOf(cells, column)
    const found: FaultKind | undefined =
      text.startsWith('#') && BROKEN.test(text)
        ? { code: 'spreadsheet_error', text }
        : firstOf(checks[column], text, facts, cells)
    if (found) faults.push({ column, ...found })
  }
  return faults
}

function firstOf(all: readonly Check[], text: string, facts: CheckFacts, cells: Cells): FaultKind | undefined {
  for (const check of all) {
    const found = check(text, facts, cells)
    if (found) return found
  }
  return undefined
}
