// What spreadsheets do to a row without being asked, undone where that is sure (BLK-103). The same for a file, for what is
// pasted and for what is typed in a cell.
import type { Phones } from '#domain/phones'
import { asciiDigits } from '../request/digits.ts'
import {
  type BulkColumn,
  type BulkWords,
  bulkColumns,
  bulkPayments,
  type Cells,
  cellOf,
  choiceReader,
  deliveryTypes,
  withCell,
} from './columns.ts'
import { momentOfSerial, readMoment } from './moments.ts'

/** A cell as the file holds it. */
export type RawCell =
  | string
  | { number: number /** Shown as a day or a time. */; dated: boolean }
  | { flag: boolean }
  /** What a formula came to, such as #REF! */
  | { error: string }

export type Mender = {
  /** The text of a cell. */
  cell(column: BulkColumn, raw: RawCell, from1904?: boolean): string
  /** A whole row, where one cell says something about another. */
  row(cells: Cells): Cells
}

/** Marks of direction and widths that are seen by nobody and break numbers. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
/** An apostrophe that keeps a text from being a formula is none of the text. */
const QUOTED = /^'(?=[=+\-@])/
const PLAIN = /^[\x20-\x7e]*$/
/** All but the ends of lines. */
const CONTROL = /[^\P{Cc}\t\n\r]/gu

export function createMender(words: BulkWords, phones: Pick<Phones, 'isPossible'>): Mender {
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
    // Most cells are plain: what they cannot hold need not be looked for, 550,000 times in a large file.
    const clean = PLAIN.test(typed) ? typed.trim() : typed.normalize('NFC').replace(CONTROL, '').trim()
    const text = clean.startsWith("'") ? clean.replace(QUOTED, '') : clean
    return text === '' ? '' : (own[column]?.(text) ?? text)
  }

  return {
    cell(column, raw, from1904 = false) {
      if (typeof raw === 'string') return textOf(column, raw)
      if ('error' in raw) return raw.error
      if ('flag' in raw) return raw.flag ? 'TRUE' : 'FALSE'
      const moment = column === 'scheduled' || raw.dated ? momentOfSerial(raw.number, from1904) : undefined
      if (moment !== undefined) return column === 'scheduled' ? moment : moment.replace(' 00:00', '')
      return textOf(column, plainNumber(raw.number))
    },
    row(cells) {
      // A time without a type can only mean one thing.
      const timed = cellOf(cells, 'scheduled') !== '' && cellOf(cells, 'delivery') === ''
      return timed ? withCell(cells, 'delivery', 'scheduled') : cells
    },
  }
}

/** All digits of a number, never an exponent; without the noise of binary fractions. */
function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return BigInt(value).toString()
  return String(Number(value.toPrecision(15)))
}

/** Without what nobody sees, with the digits 0 to 9. */
const seen = (text: string): string =>
  PLAIN.test(text) ? text : asciiDigits(text.replace(UNSEEN, '')).replace('\uff0b', '+').trim()

/** A number that lost its plus gets it back when it is one with it and none without. */
function phoneOf(text: string, phones: Pick<Phones, 'isPossible'>): string {
  if (!/^\d[\d ().\-/]{6,}$/.test(text)) return text
  if (phones.isPossible(text)) return text
  const whole = `+${text}`
  return phones.isPossible(whole) ? whole : text
}

/** A row of a file or of a paste without anything in it. */
export const isBlank = (cells: Cells): boolean => bulkColumns.every(column => cellOf(cells, column) === '')
