// Writes a sheet of texts: every cell is text, so no phone number loses its plus and nothing is a formula (BLK-102, BLK-103).
import { strToU8, zipSync } from 'fflate'
import type { SheetTask } from '#domain/bulk/failed-rows'
import { sheetName } from '../sheet-name.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** Styles by their place: text, and the headings. */
const TEXT = 0
const HEADING = 1
/** The same bytes for the same rows: the server knows a file again by them. */
const NO_DATE = new Date('2000-01-01T00:00:00Z')
const WIDTH_MAX = 48
const WIDTH_MIN = 10
/** Rows that are looked at for the width of a column. */
const SAMPLE = 200

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** What XML cannot hold at all. */
const IMPOSSIBLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replace(IMPOSSIBLE, '')
    .replace(/[&<>"]/g, sign => signs[sign] ?? sign)

function letters(column: number): string {
  const before = Math.floor(column / 26)
  return (before > 0 ? letters(before - 1) : '') + String.fromCharCode(65 + (column % 26))
}

const rowXml = (number: number, texts: readonly string[], style: number): string =>
  `<row r="${number}">${texts
    .map((text, at) =>
      text === ''
        ? ''
        : `<c r="${letters(at)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xml(text)}</t></is></c>`,
    )
    .join('')}</row>`

/** A workbook of one sheet. */
export function writeSheet({ name, headings, rows, choices }: SheetTask): Uint8Array<ArrayBuffer> {
  const numbered = rows.map(({ number, texts }, at) => ({ number: number ?? at + 2, texts }))
  const last = Math.max(2, numbered.at(-1)?.number ?? 2)
  const widths = headings.map((heading, at) =>
    Math.min(
      WIDTH_MAX,
      Math.max(WIDTH_MIN, heading.length + 2, ...rows.slice(0, SAMPLE).map(row => row.texts[at]?.length ?? 0)),
    ),
  )
  const cols = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="${TEXT}"/>`)
    .join('')
  const lists = choices
    .map(
      ({ at, values }) =>
        `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${letters(at)}2:${letters(at)}${last}"><formula1>"${xml(values.join())}"</formula1></dataValidation>`,
    )
    .join('')
  const sheet = [
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols>${cols}</cols><sheetData>`,
    rowXml(1, headings, HEADING),
    ...numbered.map(({ number, texts }) => rowXml(number, texts, TEXT)),
    '</sheetData>',
    choices.length > 0 ? `<dataValidations count="${choices.length}">${lists}</dataValidations>` : '',
    '</worksheet>',
  ].join('')
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${xml(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/styles.xml': STYLES,
  }
  const packed = Object.fromEntries(Object.entries(parts).map(([part, text]) => [part, strToU8(text)]))
  return new Uint8Array(zipSync(packed, { mtime: NO_DATE, level: 6 }))
}

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9ECEF"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`
