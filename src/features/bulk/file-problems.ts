// What can be wrong with a file as a whole; text.ts explains how to fix it (BLK-010, BLK-105).
import type { BulkColumn, Cells } from './columns.ts'
import type { Fault } from './faults.ts'
import { type ForeignSheet, HEADINGS_MAX, type HeadingMap } from './heading-map.ts'

/** Formats of bulk files; which of them are read, a country or brand decides (Q111). */
export type BulkFormat = 'xlsx' | 'csv' | 'tsv' | 'ods' | 'xls'

/** The file itself (BLK-011). */
export const BULK_FILE_MAX_BYTES = 5_242_880
/** Orders that a file may have. */
export const FILE_ORDERS_MAX = 60_000
/** The last row that is read: headings and empty rows count; a row further down is a slip of the hand, and no order. */
export const SHEET_ROWS_MAX = 61_000
export const SHEET_COLUMNS_MAX = HEADINGS_MAX
export const SHEETS_MAX = 20

export type FileProblem =
  /** Neither a name nor contents of a format that is read. */
  | { code: 'not_xlsx' }
  | { code: 'too_large'; bytes: number }
  | { code: 'empty' }
  /** A file of Excel 97 that was given another name, or still has its own. */
  | { code: 'old_format' }
  | { code: 'encrypted' }
  /** Cut off, or damaged. */
  | { code: 'broken' }
  /** Unpacks to far more than a sheet of orders can be. */
  | { code: 'unpacks_too_large' }
  | { code: 'too_many_sheets'; sheets: number; limit: number }
  | { code: 'too_many_rows'; limit: number }
  /** A cell far outside of any sheet of orders holds something, such as XFD1048576. */
  | { code: 'far_cell'; cell: string }
  | { code: 'no_headings' }
  | { code: 'columns_missing'; columns: readonly BulkColumn[] }
  /** The headings are there, and nothing under them: an invitation, no mistake. */
  | { code: 'no_rows' }
  /** Reading took longer than any honest file takes. */
  | { code: 'too_slow' }
  /** The part of the portal that reads files could not be loaded. */
  | { code: 'reader_failed' }

const isFormat = (ending: string, formats: readonly BulkFormat[]): ending is BulkFormat =>
  formats.some(format => format === ending)

/** What is wrong with the name or the size, before a byte is read (BLK-010, BLK-011). */
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
/** The compound files of Excel 97, and the envelope of an encrypted workbook. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ENVELOPE = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0])

/** What the bytes hold, whatever the name is; `packed` is XLSX or ODS. */
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

// What reading a file comes to.

/** A row of a file, normalised and checked. @property number the row as the spreadsheet shows it */
export type ReadRow = { number: number; cells: Cells; faults: readonly Fault[] }

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export const separators = [',', ';', '\t', '|'] as const
export type Encoding = (typeof encodings)[number]
export type Separator = (typeof separators)[number]
export type DecimalSign = '.' | ','

/** How a text without types was read. @property decimal undefined where no amount shows it */
export type TextReading = { encoding: Encoding; separator: Separator; decimal: DecimalSign | undefined }

/** How a file is to be read, where that is not found out. */
export type ReadAs = {
  chosen: Partial<TextReading>
  /** Maps of headings that the vendor has made. */
  maps: readonly HeadingMap[]
  /** Asks about the headings again, whatever is known of them. */
  ask: boolean
}

export type FileOutcome =
  | {
      state: 'read'
      rows: number
      /** Headings of columns that nothing is read from. */
      unused: string[]
      /** Example rows of the template, which are no orders. */
      examples: number
      /** Of CSV and TSV: what was found out, or chosen. */
      textReading?: TextReading
      /** The vendor's own map of its headings, where one was used (BLK-107). */
      headings?: HeadingMap
    }
  /** Headings of another system, for the vendor to look at. */
  | { state: 'headings'; sheet: ForeignSheet }
  | { state: 'refused'; problem: FileProblem }

/** The file behind the rows that are shown. */
export type SheetFile = {
  name: string
  /** Undefined for rows of an earlier visit. */
  bytes: number | undefined
  /** Unix milliseconds. */
  readAt: number
  /** Headings that nothing was read from. */
  unused: readonly string[]
  /** Example rows of the template that were left out. */
  examples: number
  /** Of CSV and TSV: how it was read. */
  textReading: TextReading | undefined
  /** The vendor's own map of its headings, where one was used. */
  headings: HeadingMap | undefined
  /** Orders that were placed from it before. */
  placed: number
}

/** Nothing is known yet of what is in it. */
export const unreadFile = {
  bytes: undefined,
  unused: [],
  examples: 0,
  placed: 0,
  textReading: undefined,
  headings: undefined,
} as const

/** What is under way with a file or its rows. */
export type BulkProgress = {
  doing: 'reading' | 'checking' | 'looking' | 'placing'
  done: number
  of: number | undefined
}
