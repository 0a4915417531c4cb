// Rows of a text: CSV and TSV of shop systems and spreadsheets. Encoding, separator and decimal sign are found out (BLK-106).
import Papa from 'papaparse'
import { headingReader } from '#features/bulk/columns.ts'
import {
  type DecimalSign,
  type Separator,
  SHEET_COLUMNS_MAX,
  SHEET_ROWS_MAX,
  separators,
  type TextReading,
} from '#features/bulk/file-problems.ts'
import { decimalSignIn, moneyText } from '#features/pricing/money.ts'
import { encodingOf } from './encoding.ts'
import { headingFinder, ROWS_ABOVE_MAX } from './headings.ts'
import type { RawRow, ReadingContext } from './rows.ts'
import { Enough, Refusal } from './unpack.ts'
import { CELL_MAX_CHARACTERS } from './workbook.ts'

/** Rows that are looked at for the separator, and for the decimal sign. */
const SAMPLE_ROWS = 30
const AMOUNT_ROWS = 2000

/**
 * Reads the rows of a text as `chosen`, and detects what was not chosen.
 * @param onRow is called with every row that is not empty, with its number as a spreadsheet would show it
 */
export function readText(
  bytes: Uint8Array,
  context: ReadingContext,
  onRow: (number: number, row: RawRow) => void,
): TextReading {
  const encoding = context.chosen?.encoding ?? encodingOf(bytes, context.languages)
  const decoded = new TextDecoder(encoding).decode(bytes)
  // What is no text holds signs that no text has.
  if (decoded.includes('\0')) throw new Refusal({ code: 'not_xlsx' })
  // Excel writes the separator above the headings, for itself.
  const [declaration, sign] = /^sep=(.)\r?\n/.exec(decoded) ?? []
  // Files that several programs have written to end their lines in several ways, of which the parser knows one.
  const text = decoded.slice(declaration?.length ?? 0).replace(/\r\n?/g, '\n')
  const declared = separators.find(separator => separator === sign)
  const separator = context.chosen?.separator ?? declared ?? separatorOf(text, context)
  const amounts = amountsOf(text, separator, context)
  const decimal = context.chosen?.decimal ?? decimalOf(amounts.texts, context)
  const above = declaration === undefined ? 0 : 1
  let number = above
  parse(text, separator, undefined, fields => {
    number += 1
    if (number > SHEET_ROWS_MAX) throw new Refusal({ code: 'too_many_rows', limit: SHEET_ROWS_MAX })
    const row = new Map<number, string>()
    for (const [at, field] of fields.entries()) {
      if (field === '') continue
      if (at >= SHEET_COLUMNS_MAX || field.length > CELL_MAX_CHARACTERS) throw new Refusal({ code: 'broken' })
      const isAmount = at === amounts.column && number - above > amounts.headingRow
      row.set(at, isAmount && decimal !== undefined ? inCountryFormat(field, decimal, context) : field)
    }
    if (row.size > 0) onRow(number, row)
  })
  return { encoding, separator, decimal }
}

/** Some programs write ="0501234567", a formula, so that a spreadsheet leaves the value as it is. */
const unguarded = (field: string): string =>
  field.startsWith('="') && field.endsWith('"') && field.length > 2 ? field.slice(2, -1).replaceAll('""', '"') : field

/** @param most rows; undefined for all */
function parse(text: string, separator: Separator, most: number | undefined, onRow: (fields: string[]) => void): void {
  let stopped: unknown
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: '\n',
    ...(most !== undefined && { preview: most }),
    step({ data, errors }, parser) {
      try {
        // A quote that begins and never ends would swallow all rows after it.
        if (most === undefined && errors.some(({ code }) => code === 'MissingQuotes' || swallowsRows(code, data)))
          throw new Refusal({ code: 'broken' })
        onRow(data.map(unguarded))
      } catch (reason) {
        stopped = reason
        parser.abort()
      }
    },
  })
  if (stopped !== undefined && !(stopped instanceof Enough)) throw stopped
}

/** A quote that ends within its cell, as in "Big" Joe, ends for the parser where the next one does, rows further down. */
const swallowsRows = (code: string, fields: readonly string[]): boolean =>
  code === 'InvalidQuotes' && fields.some(field => field.includes('\n'))

/** The sign that makes most headings known, and else the most columns in rows that are alike. */
function separatorOf(text: string, { words }: ReadingContext): Separator {
  const columnOf = headingReader(words)
  const score = (separator: Separator): number => {
    let known = 0
    const widths = new Map<number, number>()
    parse(text, separator, SAMPLE_ROWS, fields => {
      known = Math.max(known, fields.filter(field => columnOf(field) !== undefined).length)
      widths.set(fields.length, (widths.get(fields.length) ?? 0) + 1)
    })
    const [width = 1, rows = 0] = [...widths].sort(([, one], [, other]) => other - one)[0] ?? []
    return known * 1000 + (width > 1 ? rows + width / 1000 : 0)
  }
  const scores = separators.map(separator => ({ separator, score: score(separator) }))
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator
}

/** The column of amounts, and those of the first rows. */
function amountsOf(text: string, separator: Separator, context: ReadingContext) {
  const findHeadings = headingFinder(context)
  const found = { column: -1, headingRow: Number.POSITIVE_INFINITY, texts: [] as string[] }
  let number = 0
  parse(text, separator, AMOUNT_ROWS, fields => {
    number += 1
    if (found.column !== -1) found.texts.push(fields[found.column] ?? '')
    else if (number <= ROWS_ABOVE_MAX + 1) {
      const headings = findHeadings(new Map(fields.flatMap((field, at) => (field === '' ? [] : [[at, field]]))))
      found.column = (typeof headings === 'object' ? headings.at.get('amount')?.[0] : undefined) ?? -1
      if (found.column !== -1) found.headingRow = number
    }
  })
  return found
}

/**
 * The decimal sign that the amounts agree on: one of them shows it, and none contradicts. A sign that is not the country's
 * needs two, or one odd amount would change how all others are read. Undefined where each is to be read by itself.
 */
function decimalOf(amounts: readonly string[], context: ReadingContext): DecimalSign | undefined {
  const found = amounts.flatMap(text => shownIn(text) ?? [])
  const [sign] = found.find(({ isCertain }) => isCertain)?.sign ?? ''
  if ((sign !== ',' && sign !== '.') || found.some(one => one.sign !== sign)) return undefined
  return sign === decimalSignIn(context) || found.length > 1 ? sign : undefined
}

/** The decimal sign that an amount shows; three digits after its only separator are most likely thousands. */
function shownIn(text: string): { sign: DecimalSign; isCertain: boolean } | undefined {
  const digits = text.replace(/^\D+|\D+$|[\s']/g, '')
  const [, whole = '', separator, end = ''] = /^([\d.,]*)([.,])(\d+)$/.exec(digits) ?? []
  if (separator !== ',' && separator !== '.') return undefined
  const other = separator === ',' ? '.' : ','
  if (whole.includes(separator)) return isReadable(digits, other) ? { sign: other, isCertain: false } : undefined
  if (whole.includes(other)) return isReadable(digits, separator) ? { sign: separator, isCertain: true } : undefined
  return end.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
    ? { sign: other, isCertain: false }
    : { sign: separator, isCertain: true }
}

const isReadable = (text: string, decimal: DecimalSign): boolean =>
  (decimal === ',' ? /^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+(,\d+)?$/ : /^\d{1,3}(,\d{3})+(\.\d+)?$|^\d+(\.\d+)?$/).test(text)

/** An amount of this file in the signs of the country; what is no such amount stays as it is. */
function inCountryFormat(text: string, decimal: DecimalSign, context: ReadingContext): string {
  const thousands = decimal === ',' ? '.' : ','
  const plain = text.trim()
  if (!isReadable(plain, decimal)) return text
  const amount = Number(plain.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isSafeInteger(Math.floor(amount)) ? moneyText(amount, context) : text
}
