// What can be wrong with a file as a whole: each says what it is, and src/text says how to mend it (BLK-010, BLK-105).
import type { BulkColumn } from './columns.ts'

/** The file itself (BLK-011). */
export const BULK_FILE_MAX_BYTES = 5_242_880
/** Rows that a file may have; a row further down is a slip of the hand, and no order. */
export const SHEET_ROWS_MAX = 60_000
export const SHEET_COLUMNS_MAX = 100
export const SHEETS_MAX = 20

export type FileProblem =
  /** Neither a name nor contents of an XLSX file. */
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
  /** Something stands far outside of any sheet of orders, such as in XFD1048576. */
  | { code: 'far_cell'; cell: string }
  | { code: 'no_headings' }
  | { code: 'columns_missing'; columns: readonly BulkColumn[] }
  | { code: 'no_rows' }
  /** Reading took longer than any honest file takes. */
  | { code: 'too_slow' }
  /** The part of the portal that reads files could not be loaded. */
  | { code: 'reader_failed' }

/** What the name and the size say, before a byte is read (BLK-010, BLK-011). */
export function outsideProblem({ name, size }: { name: string; size: number }): FileProblem | undefined {
  if (/\.xls$/i.test(name)) return { code: 'old_format' }
  if (!/\.xlsx$/i.test(name)) return { code: 'not_xlsx' }
  if (size > BULK_FILE_MAX_BYTES) return { code: 'too_large', bytes: size }
  return size === 0 ? { code: 'empty' } : undefined
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
const ZIP = [0x50, 0x4b, 3, 4]
/** The compound files of Excel 97, and the envelope of an encrypted workbook. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0]
const ENVELOPE = [...'EncryptedPackage'].flatMap(letter => [letter.charCodeAt(0), 0])

/** What the first bytes say, whatever the name is. */
export function insideProblem(bytes: Uint8Array): FileProblem | undefined {
  if (bytes.length === 0) return { code: 'empty' }
  if (startsWith(bytes, ZIP)) return undefined
  if (startsWith(bytes, COMPOUND)) return { code: holds(bytes, ENVELOPE) ? 'encrypted' : 'old_format' }
  return { code: 'not_xlsx' }
}

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true
  return false
}
