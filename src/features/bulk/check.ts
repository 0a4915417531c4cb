// The checks of one row, the same as the server's as far as a browser can make them (BLK-101). Only the server knows where an
// address is and whether riders serve it.
import { asciiDigits } from '#contract/foreign-data.ts'
import { isLonger } from '#contract/sent-characters.ts'
import { joinAddress, NOTES_MAX_BYTES, STREET_MAX_BYTES, utf8Bytes } from '#features/addresses/places.ts'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import type { Phones } from '#features/phones/phones.ts'
import { decimalSignIn, type MoneySpelling, moneyText } from '#features/pricing/money.ts'
import { DESCRIPTION_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '#features/request/checks.ts'
import { amountProblem, amountToSend, minimumProblem, type ValueRules } from '#features/request/item-value.ts'
import { isSlotOpen } from '#features/request/service-hours.ts'
import { type BulkColumn, bulkColumns, bulkPayments, type Cells, cellOf } from './columns.ts'
import type { Fault, FaultKind } from './faults.ts'
import { NO_VALUE, readMoment, secondsOf, typedReadings } from './normalizer.ts'

export type CheckContext = MoneySpelling & {
  /** Unix milliseconds. */
  now: number
  /** IANA zone of the country. */
  zone: string
  rules: ValueRules & { unitNumberRequired: boolean }
  phones: Pick<Phones, 'isPossible' | 'international'>
}

type Check = (text: string, context: CheckContext, cells: Cells) => FaultKind | undefined

const BROKEN = /^#(REF|N\/A|VALUE|DIV\/0|NAME|NULL|NUM|SPILL|CALC|GETTING_DATA)[!?]?$/
const SHORTENED = /^\d([.,]\d+)?E\+?\d+$/i
const DAY = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2})?$/

/** The checks of each column in their order; the first that fails counts. */
const checks: Record<BulkColumn, readonly Check[]> = {
  name: [
    text => (text === '' ? { code: 'name_missing' } : undefined),
    text => (/\p{Nd}/u.test(text) ? { code: 'name_invalid' } : undefined),
    text => (isLonger(text, NAME_MAX_CHARACTERS) ? { code: 'name_too_long', limit: NAME_MAX_CHARACTERS } : undefined),
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
    (_, __, cells) => {
      const beyond = charactersBeyond(wholeAddress(cells), STREET_MAX_BYTES)
      return beyond > 0 ? { code: 'address_too_long', beyond } : undefined
    },
  ],
  notes: [
    text => {
      const beyond = charactersBeyond(text, NOTES_MAX_BYTES)
      return beyond > 0 ? { code: 'notes_too_long', beyond } : undefined
    },
  ],
  description: [
    text =>
      isLonger(text, DESCRIPTION_MAX_CHARACTERS)
        ? { code: 'description_too_long', limit: DESCRIPTION_MAX_CHARACTERS }
        : undefined,
  ],
  amount: [
    (text, context) => amountFault(text, context),
    (text, context) =>
      context.rules.minimumAmount === undefined ? undefined : minimumProblem(text, context, context.rules),
  ],
  payment: [
    text => (text === '' ? { code: 'payment_missing' } : undefined),
    text => (bulkPayments.some(payment => payment === text) ? undefined : { code: 'payment_invalid' }),
  ],
  delivery: [text => (['', 'instant', 'scheduled'].includes(text) ? undefined : { code: 'delivery_invalid' })],
  scheduled: [
    (text, _, cells) => (text === '' && isScheduled(cells) ? { code: 'time_missing' } : undefined),
    (text, _, cells) => (isScheduled(cells) && readMoment(text) === undefined ? { code: 'time_format' } : undefined),
    (text, context, cells) => (isScheduled(cells) && !isPossible(text, context) ? { code: 'time_gone' } : undefined),
    (text, _, cells) => (text !== '' && cellOf(cells, 'delivery') === 'instant' ? { code: 'time_unused' } : undefined),
  ],
}

/** @param moment such as `2026-03-02 18:30` */
const isPossible = (moment: string, { now, zone }: CheckContext): boolean =>
  isSlotOpen(secondsOf(moment, zone), { now, zone, hours: undefined })

/** What is wrong with an amount, as precisely as possible. */
function amountFault(text: string, context: CheckContext): FaultKind | undefined {
  const problem = amountProblem(text, context, context.rules)
  if (!problem && hasSwappedSigns(text, context))
    return { code: 'amount_other_sign', amount: amountToSend(text, context) }
  if (problem?.code !== 'amount_invalid' || text === '') return problem
  const decimals = currencyDecimals(context.currency)
  const digits = asciiDigits(text)
  if (/^\d+[.,]\d+$/.test(digits) && (digits.split(/[.,]/)[1]?.length ?? 0) > decimals)
    return { code: 'amount_decimals', decimals }
  return /^[-+]?[\d.,'\s]+$/.test(digits) ? problem : { code: 'amount_no_number' }
}

/** Thousands and decimals, each behind the sign that the country has for the other. */
function hasSwappedSigns(text: string, context: CheckContext): boolean {
  const [, thousands, decimal] = /\d([.,])[\d.,]*([.,])\d+\D*$/.exec(asciiDigits(text)) ?? []
  return decimal !== undefined && decimal !== thousands && decimal !== decimalSignIn(context)
}

/** A correction for a mistake. */
export type Fix = { column: BulkColumn; text: string }

/** Corrections that are offered, where the intended value is certain; none is applied automatically. */
export function fixesOf(fault: Fault, cells: Cells, context: CheckContext): Fix[] {
  const { column } = fault
  switch (fault.code) {
    case 'amount_other_sign':
      return [{ column, text: moneyText(fault.amount, context) }]
    case 'amount_ambiguous':
      return fault.readings
        .map(amount => ({ column, text: moneyText(amount, context) }))
        .filter(({ text }) => amountFault(text, context) === undefined)
    case 'time_format': {
      const possible = typedReadings(cellOf(cells, column)).filter(moment => isPossible(moment, context))
      return possible.length === 1 ? possible.map(text => ({ column, text })) : []
    }
    case 'time_unused':
      return [
        { column, text: '' },
        ...(readMoment(cellOf(cells, column)) === undefined
          ? []
          : [{ column: 'delivery' as const, text: 'scheduled' }]),
      ]
    default:
      return []
  }
}

const isScheduled = (cells: Cells): boolean => cellOf(cells, 'delivery') === 'scheduled'

/** How many characters at the end of a text do not fit into so many bytes of UTF-8. */
function charactersBeyond(text: string, bytes: number): number {
  // A character has at most three bytes for each unit of its UTF-16.
  if (text.length * 3 <= bytes || utf8Bytes(text) <= bytes) return 0
  let used = 0
  return [...text].filter(character => {
    used += utf8Bytes(character)
    return used > bytes
  }).length
}

/** Unit, building and street in one line, as the rider reads it. */
const wholeAddress = (cells: Cells): string =>
  joinAddress({ unit: cellOf(cells, 'unit'), building: cellOf(cells, 'building'), street: cellOf(cells, 'address') })

/** What is wrong with a row: at most one thing for each cell, in the order of the columns. */
export function checkRow(cells: Cells, context: CheckContext): Fault[] {
  const faults: Fault[] = []
  for (const column of bulkColumns) {
    const text = cellOf(cells, column)
    const found: FaultKind | undefined =
      text.startsWith('#') && (text === NO_VALUE || BROKEN.test(text))
        ? text === NO_VALUE
          ? { code: 'formula_without_value' }
          : { code: 'spreadsheet_error', text }
        : firstOf(checks[column], text, context, cells)
    if (found) faults.push({ column, ...found })
  }
  return faults
}

function firstOf(all: readonly Check[], text: string, context: CheckContext, cells: Cells): FaultKind | undefined {
  for (const check of all) {
    const found = check(text, context, cells)
    if (found) return found
  }
  return undefined
}
