// Rows of a text: CSV and TSV of shop systems and spreadsheets. Encoding, separator and decimal sign are found out (BLK-106).
import Papa from 'papaparse'
import { asciiDigits } from '#contract/foreign-data.ts'
import { headingReader } from '#features/bulk/columns.ts'
import {
  type DecimalSign,
  type Encoding,
  type Separator,
  SHEET_COLUMNS_MAX,
  SHEET_ROWS_MAX,
  separators,
  type TextReading,
} from '#features/bulk/file-problems.ts'
import { decimalSignIn, moneyText } from '#features/pricing/money.ts'
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
  parse(text, separator, undefined, written => {
    number += 1
    const fields = amounts.areSplit ? withWholeAmount(written, amounts) : written
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

/** The column of amounts, how many headings there are, and the amounts of the first rows. */
function amountsOf(text: string, separator: Separator, context: ReadingContext) {
  const findHeadings = headingFinder(context)
  const found = { column: -1, width: 0, headingRow: Number.POSITIVE_INFINITY }
  const rows: string[][] = []
  let number = 0
  parse(text, separator, AMOUNT_ROWS, fields => {
    number += 1
    if (found.column !== -1) rows.push(fields)
    else if (number <= ROWS_ABOVE_MAX + 1) {
      const headings = findHeadings(new Map(fields.flatMap((field, at) => (field === '' ? [] : [[at, field]]))))
      found.column = (typeof headings === 'object' ? headings.at.get('amount')?.[0] : undefined) ?? -1
      if (found.column !== -1) Object.assign(found, { headingRow: number, width: fields.length })
    }
  })
  const longer = rows.filter(fields => fields.length > found.width)
  const areSplit = separator === ',' && longer.length > 0 && longer.every(fields => isSplit(fields, found))
  const whole = areSplit ? rows.map(fields => withWholeAmount(fields, found)) : rows
  return { ...found, areSplit, texts: whole.map(fields => fields[found.column] ?? '') }
}

type AmountColumn = { column: number; width: number }

/** Whether 12,50 without quotes fell into two fields, since its decimal sign is the separator: the row is longer by one. */
const isSplit = (fields: readonly string[], { column, width }: AmountColumn): boolean =>
  fields.length === width + 1 &&
  /\d$/.test(asciiDigits(fields[column] ?? '')) &&
  /^\d{2,3}(?!\d)/.test(asciiDigits(fields[column + 1] ?? ''))

function withWholeAmount(fields: string[], amounts: AmountColumn): string[] {
  if (!isSplit(fields, amounts)) return fields
  const { column: at } = amounts
  return [...fields.slice(0, at), `${fields[at]},${fields[at + 1]}`, ...fields.slice(at + 2)]
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

/** The figures of an amount, and what is before and after them, such as its currency. */
const AMOUNT = /^(\D*)(\d(?:[\d.,]*\d)?)(\D*)$/
/** The decimal sign of an amount below one: ".50" and "KD .50", but not the end of "Rs." */
const ENDS_WITH_SIGN = /(?:^|\P{L})[.,]$/u

/** An amount of this file in the signs of the country; what is no such amount stays as it is. */
function inCountryFormat(text: string, decimal: DecimalSign, context: ReadingContext): string {
  const thousands = decimal === ',' ? '.' : ','
  const [, before = '', figures = '', after = ''] = AMOUNT.exec(asciiDigits(text.trim())) ?? []
  if (!isReadable(figures, decimal) || ENDS_WITH_SIGN.test(before)) return text
  const amount = Number(figures.replaceAll(thousands, '').replace(decimal, '.'))
  return Number.isSafeInteger(Math.floor(amount)) ? before + moneyText(amount, context) + after : text
}

// The encoding: programs that do not write Unicode write the code page of their language.

/** Bytes that are looked at for an encoding of two bytes a letter. */
const SAMPLE_BYTES = 2000
/** Characters that are looked at for letters of a language. */
const SAMPLE_CHARACTERS = 200_000

/** The code pages that programs use for a language; all others are written in windows-1252, or in Unicode alone. */
const codePages: Readonly<Record<string, readonly Encoding[]>> = {
  ar: ['windows-1256'],
  cs: ['windows-1250'],
  el: ['windows-1253'],
  hu: ['windows-1250'],
  ja: ['shift_jis'],
  pl: ['windows-1250'],
  ro: ['windows-1250'],
  sr: ['windows-1250', 'windows-1251'],
  th: ['windows-874'],
  ur: ['windows-1256'],
  'zh-HK': ['big5'],
  'zh-MY': ['gbk'],
  'zh-TW': ['big5'],
}

/** Letters besides a to z that a language is written with. */
const ownLetters: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  cs: /[áčďéěíňóřšťúůýž]/iu,
  el: /\p{Script=Greek}/u,
  hu: /[áéíóöőúüű]/iu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  pl: /[ąćęłńóśźż]/iu,
  ro: /[ăâîșțşţ]/iu,
  sr: /[\p{Script=Cyrillic}čćđšž]/iu,
  th: /\p{Script=Thai}/u,
  ur: /\p{Script=Arabic}/u,
  zh: /\p{Script=Han}/u,
}

/**
 * By the mark at the beginning, by zeros, and by whether it can be UTF-8; else the code page of a language in which the words
 * are written with that language's letters, and windows-1252 where no code page shows any.
 * @param languages BCP 47 tags of the country, its own first
 */
function encodingOf(bytes: Uint8Array, languages: readonly string[]): Encoding {
  const [one, two] = bytes
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (let at = 0; at < Math.min(bytes.length, SAMPLE_BYTES); at++)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Latin letters have a zero in every second byte.
  if (Math.max(even, odd) > Math.min(bytes.length, SAMPLE_BYTES) / 5) return even > odd ? 'utf-16be' : 'utf-16le'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return codePageOf(bytes, languages)
  }
}

function codePageOf(bytes: Uint8Array, languages: readonly string[]): Encoding {
  const own = languages.flatMap(tag => ownLetters[languageOf(tag)] ?? [])
  const pages = new Set(languages.flatMap(tag => codePages[tag] ?? codePages[languageOf(tag)] ?? []))
  if (pages.size === 0) return 'windows-1252'
  // Where both read it alike, it is written as the country writes.
  const best = [...pages, 'windows-1252' as const]
    .map(page => ({ page, fit: fit(new TextDecoder(page).decode(bytes).slice(0, SAMPLE_CHARACTERS), own) }))
    .reduce((best, one) => (one.fit > best.fit ? one : best))
  return best.fit > 0 ? best.page : 'windows-1252'
}

const languageOf = (tag: string): string => tag.split('-')[0] ?? tag

/** What a text has only when it was read in another encoding than it was written in. */
const WRONG = /[\ufffd\u0080-\u009f\ue000-\uf8ff]/g
const WRONG_WEIGHT = 5
const WORD = /[\p{L}\p{M}]+/gu
const LATIN = /\p{Script=Latin}/u
/** Letters of Western Europe, some of which stand at the same place in other code pages. */
const WESTERN = /[\u00c0-\u00ff]/

/** How well the words of a text are words of these letters: each letter counts, and against it where two scripts share a word. */
function fit(text: string, own: readonly RegExp[]): number {
  let sum = -WRONG_WEIGHT * (text.match(WRONG)?.length ?? 0)
  for (const [word] of text.matchAll(WORD)) {
    // Beside signs for whole words, capitals name buildings and gates.
    const hasAscii = /[a-z]/.test(word) || (/[A-Z]/.test(word) && !/\p{Script=Han}/u.test(word))
    for (const letter of word) {
      if (letter < '\u0080') continue
      const isOwn = own.some(one => one.test(letter))
      if (LATIN.test(letter)) sum += isOwn ? 2 : hasAscii && WESTERN.test(letter) ? 1 : 0
      else sum += hasAscii ? -2 : isOwn ? 2 : 0
    }
  }
  return sum
}
