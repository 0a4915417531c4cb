// What a workbook states about its sheets: their names and parts, how days are counted, shared texts, which cells show days.
import { Parser } from 'htmlparser2'
import { SHEETS_MAX } from '#features/bulk/file-problems.ts'
import { type Packed, type PartReader, Refusal } from './unpack.ts'

export type Workbook = {
  /** Those that are shown before those that are hidden, which have no name here. */
  sheets: { part: string; name: string | undefined }[]
  /** Days are counted from 1904 (BLK-103). */
  from1904: boolean
  texts: readonly string[]
  /** By the number of a style: whether it shows a day or a time. */
  dated: readonly boolean[]
}

type Attributes = Readonly<Record<string, string>>
export type XmlReader = {
  /** Names come with their prefixes. */
  qualified?: true

  open?(name: string, attributes: Attributes): void
  /** The same in pieces, for parts with a million elements: the name, then each attribute. */
  start?(name: string): void
  attribute?(name: string, value: string): void
  close?(name: string): void
  text?(text: string): void
  /** For parts that name few things. */
  elementsMax?: number
}

/** Elements within each other; a sheet has some ten. The parser's own time grows with the square of it. */
const DEPTH_MAX = 64
const ATTRIBUTES_MAX = 200
/** Of all elements on average. */
const ATTRIBUTES_EACH_MAX = 4
/** More than a sheet of the largest size has, and more than a part that lists sheets or styles. */
const ELEMENTS_MAX = 5_000_000
const LISTING_ELEMENTS_MAX = 400_000
/** Remarks and instructions in a part; spreadsheets write one or none. */
const ASIDES_MAX = 10_000

/** Name of an element without the prefix of the part; undefined for an extension. */
type OwnName = (name: string) => string | undefined

/** Some programs write `x:row` for `row`; what has another prefix than the outermost element is of another vocabulary. */
function ownNames(): OwnName {
  let prefix: string | undefined
  return name => {
    const colon = name.indexOf(':')
    prefix ??= name.slice(0, colon + 1)
    if (prefix === '') return colon === -1 ? name : undefined
    return name.startsWith(prefix) ? name.slice(prefix.length) : undefined
  }
}

/**
 * A reader of a part that is XML; document types and their entities are left unread, and extensions. Throws Refusal for
 * what no spreadsheet writes (BLK-105).
 */
export function xmlReader(reader: XmlReader): PartReader {
  const { qualified, open, start, attribute, close, text, elementsMax = ELEMENTS_MAX } = reader
  const ownName: OwnName = qualified ? name => name : ownNames()
  let depth = 0
  let elements = 0
  let attributes = 0
  let allAttributes = 0
  let asides = 0
  const countAside = () => {
    if (++asides > ASIDES_MAX) throw new Refusal({ code: 'unpacks_too_large' })
  }
  const parser = new Parser(
    {
      // The parser gathers attributes only for who asks for them all.
      ...(open && {
        onopentag: (name, all) => {
          const own = ownName(name)
          if (own !== undefined) open(own, all)
        },
      }),
      onopentagname(name) {
        attributes = 0
        if (++depth > DEPTH_MAX) throw new Refusal({ code: 'broken' })
        if (++elements > elementsMax) throw new Refusal({ code: 'unpacks_too_large' })
        start?.(ownName(name) ?? '')
      },
      onattribute(name, value) {
        if (++attributes > ATTRIBUTES_MAX) throw new Refusal({ code: 'broken' })
        if (++allAttributes > elementsMax * ATTRIBUTES_EACH_MAX) throw new Refusal({ code: 'unpacks_too_large' })
        attribute?.(name, value)
      },
      onclosetag(name) {
        depth -= 1
        close?.(ownName(name) ?? '')
      },
      ...(text && { ontext: text }),
      oncommentend: countAside,
      onprocessinginstruction: countAside,
      oncdatastart() {
        if (++elements > elementsMax) throw new Refusal({ code: 'unpacks_too_large' })
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  return (piece, last) => {
    parser.write(piece)
    if (last) parser.end()
  }
}

/** Sheets, parts, formats and styles that a workbook may list; spreadsheets stop at 65,490 styles. */
const LISTED_MAX = 66_000
/** Texts that the cells of a workbook may share. */
const TEXTS_MAX = 1_000_000
/** Spreadsheets hold no longer text in a cell. */
export const CELL_MAX_CHARACTERS = 32_767

const ESCAPED = /_x([0-9a-f]{4})_/gi

/** A text and its next piece; refused as soon as it is longer than any cell, however it is written. */
export function withPiece(text: string, piece: string): string {
  if (text.length + piece.length > CELL_MAX_CHARACTERS * 2) throw new Refusal({ code: 'unpacks_too_large' })
  return text + piece
}

/** The text that a part writes: signs that XML cannot hold are written as `_x000D_`, and CR LF is one end of line. */
export function writtenText(written: string): string {
  const text = written.includes('_x')
    ? written.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : written
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Reads everything but the sheets themselves. Throws Refusal when there is no workbook or it has too many sheets. */
export function readWorkbook(packed: Packed): Workbook {
  const listed: { id: string; name: string; hidden: boolean }[] = []
  const formats = new Map<number, string>()
  const styles: number[] = []
  const texts: string[] = []
  let from1904 = false

  const workbook = () =>
    xmlReader({
      elementsMax: LISTING_ELEMENTS_MAX,
      open(element, attributes) {
        if (element === 'workbookPr') from1904 = isOn(attributes['date1904'])
        if (element !== 'sheet') return
        if (listed.length > LISTED_MAX) throw new Refusal({ code: 'unpacks_too_large' })
        const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
        const { name = '', state } = attributes
        listed.push({ id, name, hidden: state === 'hidden' || state === 'veryHidden' })
      },
    })
  const relations = relationsOf(packed)
  const main = relations.main
  const readers = new Map<string, () => PartReader>([
    [relations.styles, () => styleReader(formats, styles)],
    [relations.texts, () => textReader(texts)],
    [main, workbook],
  ])
  const names = packed.read(name => readers.get(name)?.())
  if (!names.includes(main)) throw new Refusal({ code: 'not_xlsx' })
  if (listed.length > SHEETS_MAX)
    throw new Refusal({ code: 'too_many_sheets', sheets: listed.length, limit: SHEETS_MAX })
  const inOrder = [...listed.filter(sheet => !sheet.hidden), ...listed.filter(sheet => sheet.hidden)]
  const sheets = inOrder
    .map(({ id, name, hidden }) => ({ part: relations.sheet(id), name: hidden ? undefined : name }))
    .filter(({ part }) => names.includes(part))
  const dated = new Map([...new Set(styles)].map(id => [id, isDated(id, formats)]))
  return { sheets, from1904, texts, dated: styles.map(id => dated.get(id) ?? false) }
}

type Relation = { type: string; target: string }

/**
 * Where the parts of a workbook are. Most programs use the same names, but what counts are the relations of the package and of
 * the workbook.
 */
function relationsOf(packed: Packed) {
  const all = new Map<string, Map<string, Relation>>()
  let count = 0
  packed.read(name => {
    if (!name.endsWith('.rels') || name.includes('/worksheets/')) return undefined
    const relations = new Map<string, Relation>()
    all.set(name, relations)
    return xmlReader({
      elementsMax: LISTING_ELEMENTS_MAX,
      open(element, { Id = '', Type = '', Target = '' }) {
        if (element !== 'Relationship') return
        if (++count > LISTED_MAX) throw new Refusal({ code: 'unpacks_too_large' })
        relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target: Target })
      },
    })
  })
  const typed = (relations: ReadonlyMap<string, Relation> | undefined, wanted: string) =>
    [...(relations?.values() ?? [])].find(({ type }) => type === wanted)?.target
  const main = partOf('', typed(all.get('_rels/.rels'), 'officeDocument') ?? 'xl/workbook.xml')
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  const own = all.get(`${folder}_rels/${main.slice(folder.length)}.rels`)
  return {
    main,
    styles: partOf(folder, typed(own, 'styles') ?? 'styles.xml'),
    texts: partOf(folder, typed(own, 'sharedStrings') ?? 'sharedStrings.xml'),
    sheet: (id: string) => partOf(folder, own?.get(id)?.target ?? ''),
  }
}

/** Targets are relative to the folder of the part that names them, or absolute. */
function partOf(folder: string, target: string): string {
  const parts: string[] = []
  for (const part of (target.startsWith('/') ? target : folder + target).split('/'))
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  return parts.join('/')
}

function styleReader(formats: Map<number, string>, styles: number[]): PartReader {
  let inCells = false
  return xmlReader({
    elementsMax: LISTING_ELEMENTS_MAX,
    open(name, attributes) {
      if (Math.max(formats.size, styles.length) > LISTED_MAX) throw new Refusal({ code: 'unpacks_too_large' })
      const code = attributes['formatCode'] ?? ''
      if (code.length > FORMAT_MAX_CHARACTERS) throw new Refusal({ code: 'broken' })
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), code)
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) styles.push(Number(attributes['numFmtId'] ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
}

/** Days and times among the formats that every spreadsheet knows by number; 27 to 36 and 50 to 58 are those of East Asia. */
const isBuiltIn = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** Spreadsheets take no longer code. */
const FORMAT_MAX_CHARACTERS = 255
/** Time that has passed, such as `[h]`; other brackets hold colours, conditions and languages. */
const ELAPSED = /^\[(h+|m+|s+)\]$/i
/** What is shown as it is, with its mark: a text in quotes, a sign, room as wide as a sign, a sign that fills the cell. */
const SHOWN = /^(?:"[^"]*"?|[\\_*][\s\S]?|\[[^\]]*\]?|General)/i

function isDated(id: number, formats: ReadonlyMap<number, string>): boolean {
  const code = formats.get(id)
  return code === undefined ? isBuiltIn(id) : isDateFormat(code)
}

/** Whether a format shows a day or a time. */
export function isDateFormat(code: string): boolean {
  for (let at = 0; at < code.length; ) {
    const [shown] = SHOWN.exec(code.slice(at)) ?? []
    if (shown === undefined ? /[ymdhs]/i.test(code[at] ?? '') : ELAPSED.test(shown)) return true
    at += shown?.length ?? 1
  }
  return false
}

/** Shared texts in their order; of a rich text its runs, without how it is read aloud. */
function textReader(texts: string[]): PartReader {
  let text = ''
  let wanted = false
  let aloud = false
  return xmlReader({
    open(name) {
      if (name === 'si') text = ''
      else if (name === 'rPh') aloud = true
      else if (name === 't') wanted = !aloud
    },
    text(piece) {
      if (wanted) text = withPiece(text, piece)
    },
    close(name) {
      if (name === 'si' && texts.push(writtenText(text)) > TEXTS_MAX) throw new Refusal({ code: 'unpacks_too_large' })
      else if (name === 'rPh') aloud = false
      else if (name === 't') wanted = false
    },
  })
}
