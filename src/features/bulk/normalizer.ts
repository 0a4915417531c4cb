// Undoes what spreadsheets change by themselves, where that is certain (BLK-103). The same for a file, for what is
// pasted and for what is typed into a cell.
import { parseDateTime, toZoned } from '@internationalized/date'
import { asciiDigits, UNSEEN } from '#contract/foreign-data.ts'
import { sentText } from '#contract/sent-characters.ts'
import type { Phones } from '#features/phones/phones.ts'
import { type MoneySpelling, moneyText } from '#features/pricing/money.ts'
import {
  type BulkColumn,
  type BulkWords,
  bulkPayments,
  type Cells,
  cellOf,
  choiceReader,
  deliveryTypes,
  withCell,
} from './columns.ts'

/** A cell as the file has it. */
export type RawCell =
  | string
  | { number: number /** Shown as a day or a time. */; dated: boolean }
  | { flag: boolean }
  /** The error value of a formula, such as #REF! */
  | { error: string }
  /** A formula without a result. */
  | { formula: true }

/** Placeholders for a missing value. */
export const NO_VALUE = '#FORMULA?'

export type Normalizer = {
  /** The text of a cell. */
  cell(column: BulkColumn, raw: RawCell, from1904?: boolean): string
  /** A whole row, for cells that depend on each other. */
  row(cells: Cells): Cells
}

/** An apostrophe that keeps a text from being read as a formula is not part of the text. */
const QUOTED = /^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/
const PLAIN = /^[\x20-\x7e]*$/

export type NormalizerPhones = Pick<Phones, 'isPossible' | 'international'>

export function createNormalizer(words: BulkWords, phones: NormalizerPhones, spelling: MoneySpelling): Normalizer {
  const payment = choiceReader(bulkPayments, words.payments)
  const delivery = choiceReader(deliveryTypes, words.deliveries)

  const own: Partial<Record<BulkColumn, (text: string) => string>> = {
    phone: text => phoneOf(seen(text), phones),
    amount: text => seen(text),
    payment: text => payment(text) ?? text,
    delivery: text => delivery(text) ?? text,
    scheduled: text => {
      const plain = seen(text)
      return readMoment(plain) ?? plain
    },
  }
  const textOf = (column: BulkColumn, typed: string): string => {
    // A fast path: most cells are plain, and a large file has 550,000 of them.
    const clean = PLAIN.test(typed) ? typed.trim() : sentText(typed.normalize('NFC')).trim()
    const text = clean.startsWith("'") ? clean.replace(QUOTED, '') : clean
    return text === '' ? '' : (own[column]?.(text) ?? text)
  }

  return {
    cell(column, raw, from1904 = false) {
      if (typeof raw === 'string') return textOf(column, raw)
      if ('error' in raw) return raw.error
      if ('formula' in raw) return NO_VALUE
      if ('flag' in raw) return raw.flag ? 'TRUE' : 'FALSE'
      const moment = column === 'scheduled' || raw.dated ? momentOfSerial(raw.number, from1904) : undefined
      if (moment !== undefined) return column === 'scheduled' ? moment : moment.replace(' 00:00', '')
      // With the signs of the country: in some, 1.234 means 1234.
      if (column === 'amount') return moneyText(Number(raw.number.toPrecision(15)), spelling)
      return textOf(column, plainNumber(raw.number))
    },
    row(cells) {
      // A time without a delivery type can only mean one thing.
      const timed = cellOf(cells, 'scheduled') !== '' && cellOf(cells, 'delivery') === ''
      return timed ? withCell(cells, 'delivery', 'scheduled') : cells
    },
  }
}

/** All digits of a whole number, without an exponent; others without binary rounding errors. */
const plainNumber = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(15)))

/** Without invisible characters, with the digits 0 to 9. */
const seen = (text: string): string =>
  PLAIN.test(text) ? text : asciiDigits(text.replace(UNSEEN, '')).replace('\uff0b', '+').trim()

/** As +4740612345. A number that lost its plus gets it back if it is valid with it and not without. */
function phoneOf(text: string, phones: NormalizerPhones): string {
  if (!/^[+\d(][\d ().\-/]{5,40}$/.test(text)) return text
  if (phones.isPossible(text)) return phones.international(text)
  const whole = `+${text}`
  return text.startsWith('+') || !phones.isPossible(whole) ? text : phones.international(whole)
}

// Times of a bulk file: spreadsheet dates, typed dates, and times when riders can come (BLK-103, Q24).

const DAY_MS = 86_400_000
const MINUTES_OF_DAY = 1440
/** Day 0 of both date systems. In the first, 1900 has a 29 February that never existed, so real days begin at 61. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)
const LAST_SERIAL = 2_958_465

const two = (value: number): string => String(value).padStart(2, '0')

/** A spreadsheet date as `2026-03-02 18:30`; undefined for a number that is not a present-day date. */
export function momentOfSerial(serial: number, from1904: boolean): string | undefined {
  if (!(serial >= 1) || serial > LAST_SERIAL) return undefined
  // Half past six is 0.7708333…: rounded to minutes, or the fraction would cost a minute.
  const minutes = Math.round(serial * MINUTES_OF_DAY)
  const date = new Date((from1904 ? FROM_1904 : FROM_1900) + (minutes / MINUTES_OF_DAY) * DAY_MS)
  const day = `${date.getUTCFullYear()}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`
}

const TYPED = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[ T,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/

/** Typed text as `2026-03-02 18:30`; undefined if the order of day and month is ambiguous. */
export function readMoment(text: string): string | undefined {
  const typed = TYPED.exec(text.trim())
  if (!typed) return undefined
  const [year, month, day, hour, minute] = typed.slice(1).map(part => part?.padStart(2, '0'))
  const moment = `${year}-${month}-${day} ${hour}:${minute}`
  return isReal(moment) ? moment : undefined
}

const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})[ T,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/

/** What a date with the year last can mean: day first, as most of the world writes it, or month first, as Americans do. */
export function typedReadings(text: string): string[] {
  const typed = DAY_FIRST.exec(text.trim())
  if (!typed) return []
  const [, one, other, year, hour, minute] = typed
  const readings = [
    readMoment(`${year}-${other}-${one} ${hour}:${minute}`),
    readMoment(`${year}-${one}-${other} ${hour}:${minute}`),
  ].filter(moment => moment !== undefined)
  return [...new Set(readings)]
}

function isReal(moment: string): boolean {
  try {
    parseDateTime(moment.replace(' ', 'T'))
    return true
  } catch {
    return false
  }
}

/** Unix seconds of `2026-03-02 18:30` on the clocks of the country; the later one of a skipped hour. @param zone IANA */
export const secondsOf = (moment: string, zone: string): number =>
  toZoned(parseDateTime(moment.replace(' ', 'T')), zone)
    .toDate()
    .getTime() / 1000
