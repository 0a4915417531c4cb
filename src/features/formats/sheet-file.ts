// A table to be written as a file: the type of a column decides how a spreadsheet shows it (HIS-101, BLK-102).

/** The types of columns; moments are `2026-03-02 21:48` in the country's zone. */
export type ColumnKind =
  | { kind: 'text' }
  | { kind: 'moment' }
  | { kind: 'number' }
  /** A share from 0 to 1, shown in percent. */
  | { kind: 'share' }
  | { kind: 'money'; currency: string; decimals: number }

export type SheetColumn = ColumnKind & {
  heading: string
  /** Values that the reader may choose in it. */
  choices?: readonly string[]
}

/** A number only in a column of money, numbers or shares. */
export type SheetCell = string | number

export type SheetTask = {
  /** Name of the sheet. */
  name: string
  columns: readonly SheetColumn[]
  /** `number`: row of the sheet, 1 is the headings; rows without one follow the previous one. */
  rows: readonly { number?: number; cells: readonly SheetCell[] }[]
  /** The label of the row of sums; the headings are then a filter. */
  totals?: string
}

export const textColumn = (heading: string, choices?: readonly string[]): SheetColumn => ({
  kind: 'text',
  heading,
  ...(choices && { choices }),
})

/** Invisible characters before a sign that begins a formula, in any width, and signs that spreadsheets skip. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\n\r]/u

/**
 * The text with an apostrophe before it if a spreadsheet would run it as a formula (HIS-101, Q68). For untyped files
 * such as CSV: a text cell of a workbook is never run.
 */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Where a program that takes another sign for the separator would begin a cell, with what it would run. */
const FORMULA_WITHIN = /([,;\t\r\n][\p{Zs}\p{Cf}]*)(?=[=@\uff1d\uff20]|[+\-\uff0b\uff0d][^,;\t\r\n]*[(|!])/gu

/** A cell of a text file, which a spreadsheet of another country may cut at other signs. */
export const neutralisedCell = (text: string): string => neutralised(text.replace(FORMULA_WITHIN, "$1'"))
