// A table to be written as a file: what its columns hold decides how a spreadsheet shows them (HIS-101, BLK-102).

/** What the cells of a column hold; moments are `2026-03-02 21:48` on the clocks of the country. */
export type ColumnKind =
  | { kind: 'text' }
  | { kind: 'moment' }
  | { kind: 'number' }
  /** Part of a whole, 0 to 1, shown in percent. */
  | { kind: 'share' }
  | { kind: 'money'; currency: string; decimals: number }

export type SheetColumn = ColumnKind & {
  heading: string
  /** Values that may be chosen in it. */
  choices?: readonly string[]
}

/** A number only in a column of money, numbers or shares. */
export type SheetCell = string | number

export type SheetTask = {
  /** Name of the sheet. */
  name: string
  columns: readonly SheetColumn[]
  /** `number`: row of the sheet, 1 is the headings; rows without one follow each other. */
  rows: readonly { number?: number; cells: readonly SheetCell[] }[]
  /** The word before the sums of the columns of money; the headings then filter the rows. */
  totals?: string
}

export const textColumn = (heading: string, choices?: readonly string[]): SheetColumn => ({
  kind: 'text',
  heading,
  ...(choices && { choices }),
})

/** What nobody sees before a sign that begins a formula, in any width, and signs that spreadsheets leave out. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\n\r]/u

/**
 * The text with an apostrophe before it when a spreadsheet would take it for a formula (HIS-101, Q68). For texts without
 * types, such as CSV: a cell of a workbook that is a text is never run.
 */
export const neutralised = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
