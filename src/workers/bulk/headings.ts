// Where the headings of a sheet are: our own, those that the vendor has mapped, or those that have to be looked at (BLK-107).
import { type BulkColumn, type BulkWords, headingReader, neededColumns, plainWord } from '#features/bulk/columns.ts'
import type { HeadingMap } from '#features/bulk/heading-map.ts'
import { type ForeignSheet, HEADING_MAX_CHARACTERS, mapFor } from '#features/bulk/heading-map.ts'
import { type ForeignHeading, isPlain, knownHeadings, proposeColumns } from '#features/bulk/heading-proposals.ts'
import type { RawCell } from '#features/bulk/normalizer.ts'
import { momentOfSerial } from '#features/bulk/normalizer.ts'
import type { RawRow, ReadingContext, Sheets } from './rows.ts'

export type Headings = {
  /** Places of each column; several are joined. */
  at: ReadonlyMap<BulkColumn, readonly number[]>
  unused: string[]
  /** The vendor's own map, where one was used. */
  map?: HeadingMap
}

/** So many known headings make a row the headings. */
const HEADINGS_LEAST = 2

/** The texts of a row that can be headings, by their place. */
function textsOf(row: RawRow): [number, string][] {
  const texts: [number, string][] = []
  for (const [place, cell] of row)
    if (typeof cell === 'string' && cell.trim() !== '')
      texts.push([place, cell.trim().slice(0, HEADING_MAX_CHARACTERS)])
  return texts.sort(([one], [other]) => one - other)
}

/** Headings that nothing is ever read from, such as those of saved failed rows. */
const isNote = (text: string, { notes }: BulkWords): boolean => notes.some(note => plainWord(note) === plainWord(text))

/** Finds the headings in a row; `unsure` where somebody has to look at them, undefined for a row that has none. */
export function headingFinder(context: ReadingContext): (row: RawRow) => Headings | 'unsure' | undefined {
  const columnOf = headingReader(context.words)
  return row => {
    const texts = textsOf(row)
    const map = mapFor(
      texts.map(([, text]) => text),
      context.maps ?? [],
    )
    if (map) return mapped(texts, map)
    const at = new Map<BulkColumn, number[]>()
    const unused: string[] = []
    for (const [place, text] of texts) {
      const column = columnOf(text)
      if (column !== undefined && !at.has(column)) at.set(column, [place])
      else if (!isNote(text, context.words)) unused.push(text)
    }
    if (at.size < HEADINGS_LEAST) return undefined
    const missing = neededColumns.some(column => !at.has(column))
    const plain = isPlain(
      texts.map(([, text]) => text).filter(text => !isNote(text, context.words)),
      context,
    )
    return missing || !plain ? 'unsure' : { at, unused }
  }
}

function mapped(texts: readonly [number, string][], map: HeadingMap): Headings {
  const at = new Map<BulkColumn, number[]>()
  for (const [index, { column }] of map.entries())
    if (column !== undefined) at.set(column, [...(at.get(column) ?? []), texts[index]?.[0] ?? -1])
  return { at, unused: [], map }
}

/** Titles and remarks may come before the headings, but not more rows than this. */
export const ROWS_ABOVE_MAX = 20
/** Rows that are looked at under them. */
const SAMPLE_ROWS = 50
/** Values that the vendor is shown of each heading. */
const SHOWN_SAMPLES = 3
const SHOWN_CHARACTERS = 80
/** A sheet of orders needs a name, a phone and an address. */
const FOREIGN_HEADINGS_LEAST = 3

type SheetSample = { rows: RawRow[]; from1904: boolean }

/** Looks at the first rows of each sheet instead of reading them, for headings that somebody has to look at. */
export function headingSampler(context: ReadingContext): Sheets & {
  /** Undefined where no sheet has anything like headings. `empty`: they are there, and nothing under them. */
  found(): ForeignSheet | 'empty' | undefined
} {
  const sheets: SheetSample[] = []
  return {
    begin(from1904) {
      const rows: RawRow[] = []
      sheets.push({ rows, from1904 })
      return (_, row) => {
        if (rows.length < ROWS_ABOVE_MAX + SAMPLE_ROWS) rows.push(row)
      }
    },
    end: () => 'next',
    found() {
      const find = (isHeading: (texts: [number, string][], sheet: SheetSample, at: number) => boolean) => {
        for (const sheet of sheets)
          for (const [at, row] of sheet.rows.slice(0, ROWS_ABOVE_MAX + 1).entries())
            if (isHeading(textsOf(row), sheet, at)) return { sheet, at }
        return undefined
      }
      const place =
        find(
          texts =>
            knownHeadings(
              texts.map(([, text]) => text),
              context.words,
            ) >= HEADINGS_LEAST,
        ) ?? find((texts, { rows }, at) => isUnknownHeadings(texts, rows[at], rows[at + 1]))
      return place && sampleOf(place.sheet, place.at, context)
    },
  }
}

/** Words alone, at least three, over a row that has as many cells: the headings of a system that we know nothing of. */
function isUnknownHeadings(texts: [number, string][], row: RawRow | undefined, next: RawRow | undefined): boolean {
  if (!row || !next || texts.length < FOREIGN_HEADINGS_LEAST || texts.length !== row.size) return false
  return (
    next.size >= FOREIGN_HEADINGS_LEAST &&
    texts.every(([, text]) => /^\p{L}/u.test(text) && !/\d{2}/.test(text) && text.length <= 60)
  )
}

function sampleOf({ rows, from1904 }: SheetSample, at: number, context: ReadingContext): ForeignSheet | 'empty' {
  const under = rows.slice(at + 1, at + 1 + SAMPLE_ROWS)
  if (under.length === 0) return 'empty'
  const headings = textsOf(rows[at] ?? new Map()).map(([place, text]): ForeignHeading => {
    const samples = under.map(row => sampleText(row.get(place), from1904)).filter(text => text !== '')
    return { text, samples }
  })
  const known = mapFor(
    headings.map(({ text }) => text),
    context.maps ?? [],
  )
  return {
    map: known ?? proposeColumns(headings, context),
    samples: headings.map(({ samples }) =>
      [...new Set(samples)].slice(0, SHOWN_SAMPLES).map(text => text.slice(0, SHOWN_CHARACTERS)),
    ),
  }
}

/** A value as the vendor knows it. */
function sampleText(cell: RawCell | undefined, from1904: boolean): string {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell.trim()
  if (!('number' in cell)) return ''
  return dayOrTime(cell, from1904) ?? String(Number(cell.number.toPrecision(15)))
}

/** A day, a time, or both; undefined for a cell that is shown as neither. */
export function dayOrTime(cell: RawCell, from1904: boolean): string | undefined {
  if (typeof cell === 'string' || !('number' in cell) || !cell.dated) return undefined
  const { number: serial } = cell
  if (serial < 1) return momentOfSerial(serial + 1, from1904)?.slice(-5)
  return momentOfSerial(serial, from1904)?.replace(' 00:00', '')
}
