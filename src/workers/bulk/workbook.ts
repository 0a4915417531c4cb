// What a workbook says of its sheets: their names and parts, how days are counted, shared texts, which cells show days.
import { Parser } from 'htmlparser2'
import { SHEETS_MAX } from '#domain/bulk/file-problems'
import { type Packed, type PartReader, Refusal } from './unpack.ts'

export type Workbook = {
  /** Parts of the sheets, those that are shown before those that are hidden. */
  sheets: string[]
  /** Days are counted from 1904 (BLK-103). */
  from1904: boolean
  texts: readonly string[]
  /** By the number of a style: whether it shows a day or a time. */
  dated: readonly boolean[]
}

type Attributes = Readonly<Record<string, string>>
export type XmlReader = {
  open?(name: string, attributes: Attributes): void
  /** The same in pieces, for parts with a million elements: the name, then each attribute. */
  start?(name: string): void
  attribute?(name: string, value: string): void
  close?(name: string): void
  text?(text: string): void
}

/** Some programs write `x:row` for `row`. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** A reader of a part that is XML; document types and their entities are left unread. */
export function xmlReader({ open, start, attribute, close, text }: XmlReader): PartReader {
  const parser = new Parser(
    {
      // The parser gathers attributes only for who asks for them all.
      ...(open && { onopentag: (name, attributes) => open(localName(name), attributes) }),
      ...(start && { onopentagname: name => start(localName(name)) }),
      ...(attribute && { onattribute: attribute }),
      ...(close && { onclosetag: name => close(localName(name)) }),
      ...(text && { ontext: text }),
    },
    { xmlMode: true, decodeEntities: true },
  )
  return (piece, last) => {
    parser.write(piece)
    if (last) parser.end()
  }
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'

/** Reads everything but the sheets themselves. Raises Refusal when there is no workbook or it has too many sheets. */
export function readWorkbook(packed: Packed): Workbook {
  const listed: { id: string; hidden: boolean }[] = []
  const targets = new Map<string, string>()
  const formats = new Map<number, string>()
  const styles: number[] = []
  const texts: string[] = []
  let from1904 = false

  const workbook = () =>
    xmlReader({
      open(name, attributes) {
        if (name === 'workbookPr') from1904 = isOn(attributes['date1904'])
        if (name !== 'sheet') return
        const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? []
        listed.push({ id, hidden: attributes['state'] === 'hidden' || attributes['state'] === 'veryHidden' })
      },
    })
  const relations = () =>
    xmlReader({
      open(name, { Id = '', Target = '' }) {
        if (name === 'Relationship') targets.set(Id, Target)
      },
    })
  const readers: Readonly<Record<string, () => PartReader>> = {
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/styles.xml': () => styleReader(formats, styles),
    'xl/sharedStrings.xml': () => textReader(texts),
  }
  const names = packed.read(name => (Object.hasOwn(readers, name) ? readers[name]?.() : undefined))
  if (!names.includes('xl/workbook.xml')) throw new Refusal({ code: 'not_xlsx' })
  if (listed.length > SHEETS_MAX)
    throw new Refusal({ code: 'too_many_sheets', sheets: listed.length, limit: SHEETS_MAX })
  const inOrder = [...listed.filter(sheet => !sheet.hidden), ...listed.filter(sheet => sheet.hidden)]
  const sheets = inOrder.map(({ id }) => partOf(targets.get(id) ?? '')).filter(part => names.includes(part))
  return { sheets, from1904, texts, dated: styles.map(id => isDated(id, formats)) }
}

/** Targets are relative to the folder of the workbook, or absolute. */
const partOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

function styleReader(formats: Map<number, string>, styles: number[]): PartReader {
  let inCells = false
  return xmlReader({
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells) styles.push(Number(attributes['numFmtId'] ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') inCells = false
    },
  })
}

/** Days and times among the formats that every spreadsheet knows by number. */
const isBuiltIn = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58)

function isDated(id: number, formats: ReadonlyMap<number, string>): boolean {
  const code = formats.get(id)
  if (code === undefined) return isBuiltIn(id)
  // Colours and conditions stand in brackets, words in quotes.
  return /[ymdhs]/i.test(code.replace(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]|General/gi, ''))
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
      if (wanted) text += piece
    },
    close(name) {
      if (name === 'si') texts.push(text)
      else if (name === 'rPh') aloud = false
      else if (name === 't') wanted = false
    },
  })
}
