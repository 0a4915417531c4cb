// From the bytes of a file to rows that are normalised and checked (BLK-101, BLK-103, BLK-105). Runs in a worker.

import { changesVisibly } from '#contract/sent-characters.ts'
import { checkRow } from '#features/bulk/check.ts'
import { type BulkColumn, bulkColumns, isBlank, isExample } from '#features/bulk/columns.ts'
import type { FileOutcome, ReadRow, TextReading } from '#features/bulk/file-problems.ts'
import { type Contents, contentsOf, FILE_ORDERS_MAX } from '#features/bulk/file-problems.ts'
import { type ForeignSheet, joined, missingColumns } from '#features/bulk/heading-map.ts'
import { createNormalizer, type NormalizerPhones, type RawCell } from '#features/bulk/normalizer.ts'
import { dayOrTime, type Headings, headingFinder, headingSampler, ROWS_ABOVE_MAX } from './headings.ts'
import { isOpenDocument, readOpenDocument } from './open-document.ts'
import { readText } from './read-text.ts'
import { type Merged, mergedReader, type RawRow, type ReadingContext, rowReader, type Sheets } from './rows.ts'
import { Enough, openPacked, Refusal } from './unpack.ts'
import { readWorkbook } from './workbook.ts'

/** Merged cells are named after all rows, so that the sheet is read twice; files that are larger are written by programs, without any. */
const MERGED_FILE_MAX_BYTES = 1_000_000
/** Rows handed over at once: few enough that the page takes them between two frames. */
const ROWS_AT_ONCE = 250

/**
 * Reads the first sheet that has the headings; where they are those of another system, returns them (BLK-107).
 * @param emit is called with the rows in parts, in their order
 * @param readOldWorkbook reads workbooks of Excel 97; loaded for them alone
 */
export function readFile(
  bytes: Uint8Array,
  context: ReadingContext,
  emit: (rows: ReadRow[]) => void,
  readOldWorkbook?: OldWorkbookReader,
): FileOutcome {
  try {
    const contents = contentsOf(bytes, context.formats)
    if (typeof contents === 'object') throw new Refusal(contents)
    const read = (sheets: Sheets) => readers[contents](bytes, context, sheets, readOldWorkbook)
    const orders = orderSheets(context, emit)
    if (!context.ask) {
      const textReading = readOrders()
      const outcome = orders.outcome()
      if (outcome) return outcome.state === 'read' && textReading ? { ...outcome, textReading } : outcome
    }
    const sampler = headingSampler(context)
    read(sampler)
    return foreignOutcome(sampler.found())

    function readOrders(): TextReading | undefined {
      try {
        return read(orders)
      } catch (error) {
        // What is wrong with another sheet does not matter once the orders are read.
        if (error instanceof Refusal && orders.outcome()) return undefined
        throw error
      }
    }
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', problem: error.problem }
    throw error
  }
}

/** What there is to ask; headings that lack a column which none of the others can be are no question. */
function foreignOutcome(sheet: ForeignSheet | 'empty' | undefined): FileOutcome {
  if (sheet === undefined) throw new Refusal({ code: 'no_headings' })
  if (sheet === 'empty') throw new Refusal({ code: 'no_rows' })
  const free = sheet.map.filter(({ column }) => column === undefined).length
  const columns = missingColumns(sheet.map)
  if (columns.length > free) throw new Refusal({ code: 'columns_missing', columns })
  return { state: 'headings', sheet }
}

/** Gives the rows of a file to `sheets`; returns how a text was read. */
type Reader = (
  bytes: Uint8Array,
  context: ReadingContext,
  sheets: Sheets,
  readOldWorkbook: OldWorkbookReader | undefined,
) => TextReading | undefined

export type OldWorkbookReader = (bytes: Uint8Array, sheets: Sheets) => void

const readers: Readonly<Record<Contents, Reader>> = {
  packed(bytes, context, sheets) {
    const packed = openPacked(bytes)
    if (context.formats.includes('ods') && isOpenDocument(packed)) {
      readOpenDocument(packed, sheets)
      return undefined
    }
    const workbook = readWorkbook(packed)
    for (const sheet of workbook.sheets) {
      const merged: Merged = new Map()
      if (bytes.length <= MERGED_FILE_MAX_BYTES)
        packed.read(name => (name === sheet.part ? mergedReader(merged) : undefined))
      const onRow = sheets.begin(workbook.from1904, merged)
      packed.read(name => (name === sheet.part ? rowReader(workbook, onRow) : undefined))
      if (sheets.end(sheet.name) === 'stop') break
    }
    return undefined
  },
  text(bytes, context, sheets) {
    const textReading = readText(bytes, context, sheets.begin(false))
    sheets.end(undefined)
    return textReading
  },
  compound(bytes, _, sheets, readOldWorkbook) {
    if (!readOldWorkbook) throw new Refusal({ code: 'reader_failed' })
    readOldWorkbook(bytes, sheets)
    return undefined
  },
}

function orderSheets(
  context: ReadingContext,
  emit: (rows: ReadRow[]) => void,
): Sheets & { outcome(): FileOutcome | undefined } {
  let rows: ReturnType<typeof rowsOf> | undefined
  let outcome: (FileOutcome & { state: 'read' }) | undefined
  /** What is looked for in a sheet after the one that was read. */
  let other: ReturnType<typeof headingsOf> | undefined
  const sheetsLeft: string[] = []
  return {
    begin(from1904, merged) {
      if (outcome) {
        other = headingsOf(context)
        return other.onRow
      }
      rows = rowsOf(context, emit, { from1904, merged })
      const { onRow } = rows
      return onRow
    },
    end(name) {
      if (outcome) {
        if (name !== undefined && other?.areFound()) sheetsLeft.push(name)
        return 'next'
      }
      outcome = rows?.end()
      if (outcome) return 'read'
      // Headings that somebody has to look at are not passed over for another sheet.
      return rows?.isUnsure() ? 'stop' : 'next'
    },
    outcome: () => outcome && (sheetsLeft.length > 0 ? { ...outcome, sheetsLeft } : outcome),
  }
}

/** Whether a sheet has headings of orders, and something under them. */
function headingsOf(context: ReadingContext): { onRow(number: number, row: RawRow): void; areFound(): boolean } {
  const findHeadings = headingFinder(context)
  let isUnder = false
  let found = false
  let above = 0
  return {
    onRow(_, row) {
      found = isUnder
      if (found) throw new Enough()
      isUnder = findHeadings(row) !== undefined
      if (!isUnder && ++above > ROWS_ABOVE_MAX) throw new Enough()
    },
    areFound: () => found,
  }
}

/** Normalises and checks the rows of one sheet. `end` is undefined for a sheet without the headings. */
function rowsOf(
  context: ReadingContext,
  emit: (rows: ReadRow[]) => void,
  { from1904, merged = new Map() }: { from1904: boolean; merged: Merged | undefined },
): {
  onRow(number: number, row: RawRow): void
  isUnsure(): boolean
  end(): (FileOutcome & { state: 'read' }) | undefined
} {
  const phones = askedOnce(context.phones)
  const normalizer = createNormalizer(context.words, phones, context)
  const checked = { ...context, phones }
  const findHeadings = headingFinder(context)
  const filled = mergedFiller(merged)
  let headings: Headings | undefined
  let unsure = false
  let above = 0
  let rows = 0
  let examples = 0
  let removed = false
  let ready: ReadRow[] = []

  function onRow(number: number, written: RawRow): void {
    if (!headings) {
      const found = findHeadings(written)
      unsure = found === 'unsure'
      if (unsure || (!found && ++above > ROWS_ABOVE_MAX)) throw new Enough()
      headings = found === 'unsure' ? undefined : found
      return
    }
    const { at } = headings
    const raw = filled(number, written, at.get('amount'))
    const cells = normalizer.row(
      bulkColumns.map(column => {
        const [place = -1, ...more] = at.get(column) ?? []
        if (more.length > 0) return joinedCell(column, [place, ...more])
        const cell = raw.get(place)
        return cell === undefined ? '' : cellText(column, cell)
      }),
    )
    if (isBlank(cells)) return

    function cellText(column: BulkColumn, cell: RawCell): string {
      removed ||= typeof cell === 'string' && changesVisibly(cell)
      return normalizer.cell(column, cell, from1904)
    }

    /** Several cells of the file as one; a day and a time are one moment. */
    function joinedCell(column: BulkColumn, places: readonly number[]): string {
      const held = places.flatMap(one => raw.get(one) ?? [])
      const numbers = held.flatMap(cell => (typeof cell === 'object' && 'number' in cell ? cell.number : []))
      if (column === 'scheduled' && numbers.length > 1 && numbers.length === held.length)
        return normalizer.cell(column, { number: numbers.reduce((sum, one) => sum + one), dated: true }, from1904)
      // A day alone would be midnight.
      const partOf = (cell: RawCell) => (column === 'scheduled' ? dayOrTime(cell, from1904) : undefined)
      const text = joined(
        column,
        held.map(cell => partOf(cell) ?? cellText(column, cell)),
      )
      return normalizer.cell(column, text)
    }

    if (isExample(cells)) {
      examples += 1
      return
    }
    rows += 1
    if (rows > FILE_ORDERS_MAX) throw new Refusal({ code: 'too_many_rows', limit: FILE_ORDERS_MAX })
    ready.push({ number, cells, faults: checkRow(cells, checked) })
    if (ready.length < ROWS_AT_ONCE) return
    emit(ready)
    ready = []
  }

  return {
    onRow,
    isUnsure: () => unsure,
    end() {
      if (!headings) return undefined
      if (rows === 0) throw new Refusal({ code: 'no_rows' })
      if (ready.length > 0) emit(ready)
      const { unused, map } = headings
      return { state: 'read', rows, unused, examples, ...(map && { headings: map }), ...(removed && { removed }) }
    },
  }
}

/**
 * Fills the cells that are one with the cell above them, as a spreadsheet shows them; not those of `amounts`, for one amount of
 * several orders is not the amount of each.
 */
function mergedFiller(merged: Merged) {
  const open = new Map<number, { to: number; cell: RawCell }>()
  return (number: number, row: RawRow, amounts: readonly number[] = []): RawRow => {
    let result: Map<number, RawCell> | undefined
    for (const [column, { to, cell }] of open) {
      if (to < number) open.delete(column)
      else if (!row.has(column)) result = (result ?? new Map(row)).set(column, cell)
    }
    for (const { column, to } of merged.get(number) ?? []) {
      const cell = row.get(column)
      if (cell !== undefined && !amounts.includes(column)) open.set(column, { to, cell })
    }
    return result ?? row
  }
}

/** Normalising and checking ask for the same number one after the other. */
function askedOnce({ isPossible, international }: NormalizerPhones): NormalizerPhones {
  let asked = ''
  let answer = false
  return {
    isPossible(text) {
      if (text !== asked) answer = isPossible(text)
      asked = text
      return answer
    },
    international(text) {
      const whole = international(text)
      // A possible number is possible in this form, too.
      if (text === asked) asked = whole
      return whole
    },
  }
}
