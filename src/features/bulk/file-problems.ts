// What can be wrong with a file as a whole; text.ts explains how to fix it (BLK-010, BLK-105).
import type { BulkColumn, Cells } from './columns.ts'
import type { Fault } from './faults.ts'
import { type ForeignSheet, HEADINGS_MAX, type HeadingMap } from './heading-map.ts'

/** Formats of bulk files; country or brand decides which of them are read (Q111). */
export type BulkFormat = 'xlsx' | 'csv' | 'tsv' | 'ods' | 'xls'

/** The file itself (BLK-011). */
export const BULK_FILE_MAX_BYTES = 5_242_880
/** The maximum number of orders in a file. */
export const FILE_ORDERS_MAX = 60_000
/** The last row that is read, with headings and empty rows; a cell further down is an accident. */
export const SHEET_ROWS_MAX = 61_000
export const SHEET_COLUMNS_MAX = HEADINGS_MAX
export const SHEETS_MAX = 20

export type FileProblem =
  /** Neither the name nor the contents are of a supported format. */
  | { code: 'not_xlsx' }
  | { code: 'too_large'; bytes: number }
  | { code: 'empty' }
  /** An Excel 97 file, whether or not it was renamed. */
  | { code: 'old_format' }
  | { code: 'encrypted' }
  /** Truncated or damaged. */
  | { code: 'broken' }
  /** Unpacks to far more than a sheet of orders can be. */
  | { code: 'unpacks_too_large' }
  | { code: 'too_many_sheets'; sheets: number; limit: number }
  | { code: 'too_many_rows'; limit: number }
  /** A cell far outside any sheet of orders has a value, such as XFD1048576. */
  | { code: 'far_cell'; cell: string }
  | { code: 'no_headings' }
  | { code: 'columns_missing'; columns: readonly BulkColumn[] }
  /** Headings without rows: a hint, not a mistake. */
  | { code: 'no_rows' }
  /** Reading took longer than a valid file can take. */
  | { code: 'too_slow' }
  /** The module that reads files could not be loaded. */
  | { code: 'reader_failed' }

const isFormat = (ending: string, formats: readonly BulkFormat[]): ending is BulkFormat =>
  formats.some(format => format === ending)

/** What is wrong with the name or the size, before anything is read (BLK-010, BLK-011). */
export function outsideProblem(
  { name, size }: { name: string; size: number },
  formats: readonly BulkFormat[],
): FileProblem | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!isFormat(ending, formats)) return ending === 'xls' ? { code: 'old_format' } : { code: 'not_xlsx' }
  if (size > BULK_FILE_MAX_BYTES) return { code: 'too_large', bytes: size }
  return size === 0 ? { code: 'empty' } : undefined
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
const ZIP = [0x50, 0x4b, 3, 4]
/** The compound files of Excel 97, also used for encrypted workbooks. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ENVELOPE = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0])

/** The kind of the contents, whatever the file name; `packed` is XLSX or ODS. */
export type Contents = 'packed' | 'compound' | 'text'

/** What the first bytes show. */
export function contentsOf(bytes: Uint8Array, formats: readonly BulkFormat[]): Contents | FileProblem {
  if (bytes.length === 0) return { code: 'empty' }
  if (startsWith(bytes, ZIP)) return 'packed'
  if (startsWith(bytes, COMPOUND)) {
    if (holds(bytes, ENVELOPE)) return { code: 'encrypted' }
    return formats.includes('xls') ? 'compound' : { code: 'old_format' }
  }
  return formats.includes('csv') || formats.includes('tsv') ? 'text' : { code: 'not_xlsx' }
}

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true
  return false
}

// The result of reading a file.

/** A row of a file, normalised and checked. @property number the row as the spreadsheet shows it */
export type ReadRow = { number: number; cells: Cells; faults: readonly Fault[] }

/** Unicode, and the code pages of the languages of all countries. */
export const encodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1256',
  'windows-874',
  'big5',
  'gbk',
  'shift_jis',
] as const
export const separators = [',', ';', '\t', '|'] as const
export type Encoding = (typeof encodings)[number]
export type Separator = (typeof separators)[number]
export type DecimalSign = '.' | ','

/** How a text file was read. @property decimal undefined if no amount shows it */
export type TextReading = { encoding: Encoding; separator: Separator; decimal: DecimalSign | undefined }

/** How to read a file, for what is not detected. */
export type ReadAs = {
  chosen: Partial<TextReading>
  /** The vendor's saved maps of headings. */
  maps: readonly HeadingMap[]
  /** Asks about the headings again, even if they are known. */
  ask: boolean
}

export type FileOutcome =
  | {
      state: 'read'
      rows: number
      /** Headings of columns that are not read. */
      unused: string[]
      /** Example rows of the template, which are not orders. */
      examples: number
      /** Names of other sheets that hold orders, too; one is read. */
      sheetsLeft?: string[]
      /** For CSV and TSV: what was detected or chosen. */
      textReading?: TextReading
      /** The vendor's map of headings, if one was used (BLK-107). */
      headings?: HeadingMap
      /** Characters were removed that could be seen and cannot be sent. */
      removed?: true
    }
  /** Headings of another system, for the vendor to check. */
  | { state: 'headings'; sheet: ForeignSheet }
  | { state: 'refused'; problem: FileProblem }

/** The file behind the rows that are shown. */
export type SheetFile = {
  name: string
  /** Undefined for rows of an earlier visit. */
  bytes: number | undefined
  /** Unix milliseconds. */
  readAt: number
  /** Headings that were not read. */
  unused: readonly string[]
  /** Example rows of the template, which were left out. */
  examples: number
  /** Names of other sheets with orders, which were not read. */
  sheetsLeft: readonly string[]
  /** For CSV and TSV: how it was read. */
  textReading: TextReading | undefined
  /** The vendor's map of headings, if one was used. */
  headings: HeadingMap | undefined
  /** Orders that were placed from this file before. */
  placed: number
  /** Characters were removed that could be seen and cannot be sent: from the file, or from what was typed or pasted since. */
  removed?: true
}

/** The contents are not known yet. */
export const unreadFile = {
  bytes: undefined,
  unused: [],
  examples: 0,
  sheetsLeft: [],
  placed: 0,
  textReading: undefined,
  headings: undefined,
} as const

/** What is in progress for a file or its rows. */
export type BulkProgress = {
  doing: 'reading' | 'checking' | 'looking' | 'placing'
  done: number
  of: number | undefined
}
