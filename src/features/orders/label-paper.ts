// The papers that labels of parcels are printed on, and how many fit on a page (BLK-110).
import { asciiDigits, isRecord } from '#contract/foreign-data.ts'

declare module '#platform/stored.ts' {
  interface StoredValues {
    /** The paper that this device printed labels on last (BLK-110), for `paperOf`. */
    'label-paper': string
    /** The sheet of labels that was entered on this device, for `sheetOf`. */
    'label-sheet': string
  }
}

/** Sheets to be cut or peeled, one of them with measures of the sender's choice, a thermal printer's label, and a roll of 62 mm. */
export const labelPapers = ['a4-8', 'a4-24', 'a4-custom', '4x6', '62mm'] as const
export type LabelPaper = (typeof labelPapers)[number]

/** The paper of a stored text, or eight labels on A4 where it is none. */
export const paperOf = (stored: string | undefined): LabelPaper =>
  labelPapers.find(paper => JSON.stringify(paper) === stored) ?? 'a4-8'

/** Whether the paper has several labels, of which some may have been used before. */
export const hasManyLabels = (paper: LabelPaper): boolean => paper.startsWith('a4-')

/** The labels of an A4 sheet, as the package of the sheets says; all but the counts in millimetres. */
export type LabelSheet = {
  columns: number
  rows: number
  /** Left of the first and right of the last column. */
  sides: number
  /** Above the first and below the last row. */
  ends: number
  columnGap: number
  rowGap: number
}

/** 21 labels of 63.5 × 38.1 mm, which most makers sell. */
export const commonSheet: LabelSheet = { columns: 3, rows: 7, sides: 7.2, ends: 15.1, columnGap: 2.5, rowGap: 0 }

/** The most that each may be; labels below the least size follow from these too. */
export const sheetMost: LabelSheet = { columns: 6, rows: 16, sides: 50, ends: 50, columnGap: 30, rowGap: 30 }
/** Millimetres. The height leaves a browser's rounding some room before the next page. */
const A4 = { width: 210, height: 296.9 }
/** Below this, the QR code and the address have no room beside each other; in millimetres. */
export const LABEL_LEAST = { width: 45, height: 25 }
/** From this size on, a label has the larger letters; in millimetres. */
const LARGE = { width: 90, height: 55 }

export const sheetParts = ['columns', 'rows', 'sides', 'ends', 'columnGap', 'rowGap'] as const
export type SheetPart = (typeof sheetParts)[number]
const isCount = (part: SheetPart) => part === 'columns' || part === 'rows'

/** The least that a part may be. */
export const sheetLeast = (part: SheetPart): number => (isCount(part) ? 1 : 0)

/** A part of a sheet as it was typed, with the decimal sign of any language; undefined if it is no such figure. */
export function sheetPart(part: SheetPart, typed: string): number | undefined {
  const text = asciiDigits(typed)
    .trim()
    .replace(/[,\u066b]/, '.')
  const value = (isCount(part) ? /^\d{1,2}$/ : /^\d{1,2}(\.\d{1,2})?$/).test(text) ? Number(text) : Number.NaN
  return isPart(part, value) ? value : undefined
}

const isPart = (part: SheetPart, value: unknown): value is number =>
  typeof value === 'number' &&
  value >= sheetLeast(part) &&
  value <= sheetMost[part] &&
  (!isCount(part) || Number.isInteger(value))

/** Width and height of each label of a sheet, in millimetres. */
export const labelSize = (sheet: LabelSheet): { width: number; height: number } => ({
  width: (A4.width - 2 * sheet.sides - (sheet.columns - 1) * sheet.columnGap) / sheet.columns,
  height: (A4.height - 2 * sheet.ends - (sheet.rows - 1) * sheet.rowGap) / sheet.rows,
})

/** Whether everything that a label says finds room on it. */
export function isPrintable(sheet: LabelSheet): boolean {
  const { width, height } = labelSize(sheet)
  return width >= LABEL_LEAST.width && height >= LABEL_LEAST.height
}

/** Whether the labels have room for the larger letters. */
export function isLarge(sheet: LabelSheet): boolean {
  const { width, height } = labelSize(sheet)
  return width >= LARGE.width && height >= LARGE.height
}

const isLabelSheet = (data: unknown): data is LabelSheet =>
  isRecord(data) && sheetParts.every(part => isPart(part, data[part])) && isPrintable(data as LabelSheet)

/** The sheet of a stored text, or the common one where it is none. */
export function sheetOf(stored: string | undefined): LabelSheet {
  try {
    const data: unknown = JSON.parse(stored ?? 'null')
    return isLabelSheet(data) ? data : commonSheet
  } catch {
    return commonSheet
  }
}

/** Labels on one page, filled in reading order. */
export function labelsOnPage(paper: LabelPaper, { columns, rows }: LabelSheet): number {
  if (paper === 'a4-8') return 8
  if (paper === 'a4-24') return 24
  return paper === 'a4-custom' ? columns * rows : 1
}

/**
 * The items of each page.
 * @param onPage labels on a page
 * @param used labels of the first page that are used up
 */
export function pagesOf<Item>(items: readonly Item[], onPage: number, used = 0): Item[][] {
  return Array.from({ length: Math.ceil((items.length + used) / onPage) }, (_, page) =>
    items.slice(Math.max(0, page * onPage - used), (page + 1) * onPage - used),
  )
}
