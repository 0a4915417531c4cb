// GNU gettext's PO. A unit's id is its msgctxt, so that two equal English texts stay two messages.
import { po as gettext } from 'gettext-parser'
import type { TextFile } from '../load/inputs.ts'
import { problemAtOffset } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import {
  type Format,
  type IncomingFile,
  type IncomingUnit,
  notOurs,
  notReadable,
  type OutgoingUnit,
  offsetOfLine,
  twice,
  unusable,
} from './translation-file.ts'

export const po: Format = { name: 'po', extensions: ['.po'], write, read }

function write(locale: string, units: readonly OutgoingUnit[]): string {
  const headers = {
    'Project-Id-Version': 'rider-portal',
    Language: locale.replaceAll('-', '_'),
    'X-Source-Language': 'en',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const translations = Object.fromEntries(
    units.map(({ id, source, target, isStale, notes, places }) => {
      const comments = {
        ...(notes.length > 0 && { extracted: notes.join('\n') }),
        ...(places.length > 0 && { reference: places.map(({ file, line }) => `${file}:${line}`).join('\n') }),
        ...(isStale && target !== undefined && { flag: 'fuzzy' }),
      }
      return [id, { [source]: { msgctxt: id, msgid: source, msgstr: [target ?? ''], comments } }]
    }),
  )
  // A text stays on its line: folded lines make every comparison of two versions hard to read.
  const table = { charset: 'utf-8', headers, translations }
  return `${gettext.compile(table, { foldLength: 0 }).toString('utf8').trimEnd()}\n`
}

function read(file: TextFile): IncomingFile {
  const places = placesOf(file.text)
  const problems: Problem[] = []
  for (const { id, offset, isSecond } of places)
    if (isSecond) problems.push(problemAtOffset(file, offset, 'msgctxt'.length, [id], twice(id)))
  if (problems.length > 0) return { file, locale: { tag: '', offset: 0 }, units: [], problems }
  const offsets = new Map(places.map(({ id, target }) => [id, target]))
  try {
    const { headers, translations } = gettext.parse(file.text, { validation: true })
    const units = Object.values(translations)
      .flatMap(entries => Object.values(entries))
      .filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt !== undefined)
      .map(({ msgctxt = '', msgid, msgstr, comments }): IncomingUnit => {
        const target = msgstr.join('')
        const place = offsets.get(msgctxt) ?? { offset: Math.max(file.text.indexOf('msgid "', 1), 0), length: 1 }
        const isFuzzy = comments?.flag?.split(/[\s,]+/).includes('fuzzy') ?? false
        return { id: msgctxt, source: msgid, target, isFinished: !isFuzzy, isConfirmed: !isFuzzy, ...place }
      })
    const tag = headers['Language'] ?? ''
    return { file, locale: { tag, offset: Math.max(file.text.indexOf('"Language:'), 0) }, units, problems }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = 'lineNumber' in error ? Number(error.lineNumber) : undefined
    const named = /in "(.*)" context/.exec(error.message)?.[1]
    const offset = line === undefined ? offsets.get(named ?? '')?.offset : offsetOfLine(file.text, line)
    // The parser fails on a file without a header.
    if (error instanceof TypeError) return unusable(file, 0, notOurs('This has no header as PO files have', EXPORT))
    const what = error.message.replace(/^Error parsing PO data: /, '').replace(/ at line \d+.*$/s, '')
    return unusable(file, offset ?? 0, notReadable('PO', what))
  }
}

const EXPORT = 'Export anew with --format po.'

type PlaceOfEntry = { id: string; offset: number; isSecond: boolean; target: { offset: number; length: number } }

/** Where each entry is, which the parser does not report. */
function placesOf(text: string): PlaceOfEntry[] {
  const seen = new Set<string>()
  return [...text.matchAll(/^msgctxt((?:\s*"(?:[^"\\\n]|\\.)*")+)/gm)].map(match => {
    const strings = [...(match[1] ?? '').matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    const id = strings.map(([, piece = '']) => piece.replace(/\\(.)/g, '$1')).join('')
    const isSecond = seen.has(id)
    seen.add(id)
    const target = text.indexOf('\nmsgstr', match.index) + 1
    const end = text.indexOf('\n\n', target)
    const length = (end === -1 ? text.length : end) - target
    return {
      id,
      offset: match.index,
      isSecond,
      target: target > 0 ? { offset: target, length } : { offset: match.index, length: 7 },
    }
  })
}
