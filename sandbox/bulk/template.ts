// The empty spreadsheet (API-053): written by hand, because libraries drop the drop-downs (BLK-103), and not by the portal's
// own writer, so that the portal is proved with a file that it did not make.
import { strToU8, zipSync } from 'fflate'
import { type Column, columnNames, columns, deliveryTypes, example, paymentTypes } from './columns.ts'
import { BULK_ROWS_MAX } from './read.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Styles by their place in cellXfs: plain, heading, text. */
const HEADING = 1
const TEXT = 2
/** Grey and slanted: not meant to stay. */
const EXAMPLE = 3

const letterOf = (column: Column): string => String.fromCharCode(65 + columnNames.indexOf(column))

const choice = (column: Column, values: readonly string[]): string => {
  const area = `${letterOf(column)}2:${letterOf(column)}${BULK_ROWS_MAX + 1}`
  return `<dataValidation type="list" allowBlank="1" showInputMessage="1" showErrorMessage="1" sqref="${area}"><formula1>"${values.join()}"</formula1></dataValidation>`
}

const heading = (column: Column): string =>
  `<c r="${letterOf(column)}1" s="${HEADING}" t="inlineStr"><is><t>${columns[column].heading}</t></is></c>`

const exampleCell = (column: Column): string =>
  `<c r="${letterOf(column)}2" s="${EXAMPLE}" t="inlineStr"><is><t>${example[column]}</t></is></c>`

// Everything but the amount is text: a spreadsheet would take the plus off a telephone number.
const width = (column: Column, index: number): string =>
  `<col min="${index + 1}" max="${index + 1}" width="${columns[column].width}" customWidth="1" style="${column === 'amount' ? 0 : TEXT}"/>`

const sheet = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columnNames.map(width).join('')}</cols><sheetData><row r="1">${columnNames.map(heading).join('')}</row><row r="2">${columnNames.map(exampleCell).join('')}</row></sheetData><dataValidations count="2">${choice('payment', paymentTypes)}${choice('delivery', deliveryTypes)}</dataValidations></worksheet>`

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="11"/><color rgb="FF868E96"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9ECEF"/><bgColor indexed="64"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="2" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const files: Record<string, string> = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
  'xl/styles.xml': styles,
}

/** The template; the same bytes every time. */
export function template(): Blob {
  const parts = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  const bytes = zipSync(parts, { mtime: new Date('2000-01-01T00:00:00Z'), level: 6 })
  return new Blob([new Uint8Array(bytes)], { type: TYPE })
}
