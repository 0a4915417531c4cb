// Comma-separated values, for translators who work in a spreadsheet. The heading of the third column is the language.
import type { TextFile } from '../load/inputs.ts'
import { problemAtOffset } from '../load/locate.ts'
import {
  type Format,
  type IncomingFile,
  type IncomingUnit,
  notOurs,
  notReadable,
  type OutgoingUnit,
  unusable,
} from './translation-file.ts'

export const csv: Format = { name: 'csv', extensions: ['.csv'], write, read }

/** Spreadsheets take a file without it for one in the script of their country. */
const BYTE_ORDER_MARK = '\uFEFF'
/** In the column `state`: English has changed since this was translated. */
const TO_CHECK = 'check'
/** What spreadsheets of different countries put between cells. */
const SEPARATORS = [',', ';', '\t']

function write(locale: string, units: readonly OutgoingUnit[]): string {
  const rows = units.map(({ id, source, target, isStale, notes, places }) => [
    id,
    source,
    target ?? '',
    isStale && target !== undefined ? TO_CHECK : '',
    notes.join(' '),
    places.map(({ file, line }) => `${file}:${line}`).join(' '),
  ])
  const lines = [['id', 'en', locale, 'state', 'notes', 'places'], ...rows].map(row => row.map(quoted).join(','))
  return `${BYTE_ORDER_MARK}${lines.join('\n')}\n`
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

type Cell = { text: string; offset: number; length: number }

function read(file: TextFile): IncomingFile {
  const { rows, fault } = rowsOf(file.text)
  if (fault) return unusable(file, fault.offset, notReadable('CSV', fault.what))
  const [head = [], ...entries] = rows
  const names = head.map(({ text }) => text.trim())
  const [id, english, tag = ''] = names
  if (id !== 'id' || english !== 'en')
    return unusable(file, 0, notOurs('The first row does not begin with "id" and "en"', EXPORT))
  const state = names.indexOf('state')
  const units = entries.map((cells): IncomingUnit => {
    const [first, source, target] = cells
    const isFinished = state === -1 || (cells[state]?.text.trim() ?? '') === ''
    const { offset, length } = target ?? first ?? { offset: 0, length: 1 }
    return {
      id: first?.text ?? '',
      source: source?.text ?? '',
      target: target?.text ?? '',
      isFinished,
      // Without the column of states nobody has said of a text that it still fits.
      isConfirmed: state !== -1 && isFinished,
      offset,
      length,
    }
  })
  const problems = entries
    .filter(cells => cells.length < 3)
    .map(cells => {
      const { offset, length } = cells[0] ?? { offset: 0, length: 1 }
      const what = 'This row has less than three cells'
      return problemAtOffset(file, offset, Math.max(length, 1), [cells[0]?.text ?? ''], notReadable('CSV', what))
    })
  return { file, locale: { tag, offset: head[2]?.offset ?? 0 }, units, problems }
}

const EXPORT = 'Export anew with --format csv and keep the first row as it is.'

/** Rows with at least one cell that is not empty. A cell in quotation marks may hold separators, line breaks and doubled marks. */
function rowsOf(text: string): { rows: Cell[][]; fault?: { offset: number; what: string } } {
  let at = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0
  const separator =
    SEPARATORS.find(sign =>
      text
        .slice(at)
        .replace(/^"?id"?/, '')
        .startsWith(sign),
    ) ?? ','
  const rows: Cell[][] = []
  let row: Cell[] = []
  while (at < text.length) {
    const offset = at
    let cell = ''
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1)
      if (end === -1) return { rows, fault: { offset, what: 'a quotation mark is opened and not closed' } }
      cell = text.slice(at + 1, end).replaceAll('""', '"')
      at = end + 1
      if (at < text.length && text[at] !== separator && text[at] !== '\n')
        return { rows, fault: { offset: at, what: 'a quotation mark inside a cell is not doubled' } }
    } else {
      while (at < text.length && text[at] !== separator && text[at] !== '\n') at += 1
      cell = text.slice(offset, at)
    }
    row.push({ text: cell, offset, length: at - offset })
    const isLast = at >= text.length || text[at] === '\n'
    // A separator at the very end has an empty cell behind it.
    if (text[at] === separator && (at + 1 >= text.length || text[at + 1] === '\n'))
      row.push({ text: '', offset: at, length: 1 })
    if (isLast || text[at + 1] === '\n' || at + 1 >= text.length) {
      if (row.some(one => one.text !== '')) rows.push(row)
      row = []
      at += isLast ? 1 : 2
    } else at += 1
  }
  return { rows }
}

/** Where the mark is that closes a cell: the next one that is not doubled; -1 if there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
