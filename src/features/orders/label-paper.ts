// The papers that labels of parcels are printed on, and how many fit on a page (BLK-110).

declare module '#platform/stored.ts' {
  interface StoredValues {
    /** The paper that this device printed labels on last (BLK-110). */
    'label-paper': LabelPaper
  }
}

/** Sheets to be cut or peeled, a thermal printer's label, and a roll of 62 mm. */
export const labelPapers = ['a4-8', 'a4-24', '4x6', '62mm'] as const
export type LabelPaper = (typeof labelPapers)[number]

export const isLabelPaper = (data: unknown): data is LabelPaper => labelPapers.some(paper => paper === data)

/** Labels on one page, filled in reading order. */
export const labelsOnPage: Readonly<Record<LabelPaper, number>> = { 'a4-8': 8, 'a4-24': 24, '4x6': 1, '62mm': 1 }

/** The items of each page. */
export function pagesOf<Item>(items: readonly Item[], paper: LabelPaper): Item[][] {
  const size = labelsOnPage[paper]
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}
