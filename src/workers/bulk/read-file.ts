// From the bytes of a file to rows that are mended and checked (BLK-101, BLK-103, BLK-105). Runs in a worker.
import { type CheckFacts, checkRow } from '#domain/bulk/check'
import { type BulkColumn, type BulkWords, bulkColumns, headingReader, neededColumns } from '#domain/bulk/columns'
import { insideProblem } from '#domain/bulk/file-problems'
import { createMender, isBlank } from '#domain/bulk/mending'
import type { FileOutcome, ReadRow } from '#domain/bulk/reading'
import { type RawRow, rowReader } from './rows.ts'
import { Enough, openPacked, type Packed, Refusal } from './unpack.ts'
import { readWorkbook, type Workbook } from './workbook.ts'

export type FileFacts = CheckFacts & { words: BulkWords }

/** Rows handed over at once: few enough that the page takes them between two frames. */
const ROWS_AT_ONCE = 250
/** Titles and remarks may stand above the headings, but not more than this. */
const ROWS_ABOVE_MAX = 20
/** So many known headings make a row the headings. */
const HEADINGS_LEAST = 2

type Headings = { at: Map<BulkColumn, number>; unused: string[] }

/**
 * Reads the first sheet that has the headings.
 * @param emit hears of the rows in parts, in their order
 */
export function readFile(bytes: Uint8Array, facts: FileFacts, emit: (rows: ReadRow[]) => void): FileOutcome {
  try {
    const problem = insideProblem(bytes)
    if (problem) throw new Refusal(problem)
    const packed = openPacked(bytes)
    const workbook = readWorkbook(packed)
    for (const part of workbook.sheets) {
      const outcome = readSheet(packed, workbook, part, facts, emit)
      if (outcome) return outcome
    }
    throw new Refusal({ code: 'no_headings' })
  } catch (error) {
    if (error instanceof Refusal) return { state: 'refused', problem: error.problem }
    throw error
  }
}

/** Undefined for a sheet without the headings. */
function readSheet(
  packed: Packed,
  workbook: Workbook,
  part: string,
  facts: FileFacts,
  emit: (rows: ReadRow[]) => void,
): FileOutcome | undefined {
  const phones = askedOnce(facts.phones)
  const mender = createMender(facts.words, phones)
  const checked = { ...facts, phones }
  const columnOf = headingReader(facts.words)
  let headings: Headings | undefined
  let above = 0
  let rows = 0
  let ready: ReadRow[] = []

  function onRow(number: number, raw: RawRow): void {
    if (!headings) {
      headings = headingsOf(raw, columnOf)
      if (!headings && ++above > ROWS_ABOVE_MAX) throw new Enough()
      return
    }
    const { at } = headings
    const cells = mender.row(
      bulkColumns.map(column => {
        const cell = raw.get(at.get(column) ?? -1)
        return cell === undefined ? '' : mender.cell(column, cell, workbook.from1904)
      }),
    )
    if (isBlank(cells)) return
    rows += 1
    ready.push({ number, cells, faults: checkRow(cells, checked) })
    if (ready.length < ROWS_AT_ONCE) return
    emit(ready)
    ready = []
  }

  packed.read(name => (name === part ? rowReader(workbook, onRow) : undefined))
  if (!headings) return undefined
  if (rows === 0) throw new Refusal({ code: 'no_rows' })
  if (ready.length > 0) emit(ready)
  return { state: 'read', rows, unused: (headings as Headings).unused }
}

/** Mending and checking ask for the same number one after the other. */
function askedOnce({ isPossible }: CheckFacts['phones']): CheckFacts['phones'] {
  let asked = ''
  let answer = false
  return {
    isPossible(text) {
      if (text !== asked) answer = isPossible(text)
      asked = text
      return answer
    },
  }
}

/** Undefined for a row that is no row of headings. Raises Refusal when a column is missing without which no order is. */
function headingsOf(row: RawRow, columnOf: (text: string) => BulkColumn | undefined): Headings | undefined {
  const at = new Map<BulkColumn, number>()
  const unused: string[] = []
  for (const [place, cell] of row) {
    const text = typeof cell === 'string' ? cell.trim() : ''
    const column = columnOf(text)
    if (column !== undefined && !at.has(column)) at.set(column, place)
    else if (text !== '') unused.push(text)
  }
  if (at.size < HEADINGS_LEAST) return undefined
  const missing = neededColumns.filter(column => !at.has(column))
  if (missing.length > 0) throw new Refusal({ code: 'columns_missing', columns: missing })
  return { at, unused }
}
