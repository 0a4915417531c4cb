// Which heading of another system's file belongs to which column, and the maps that this browser stores (BLK-107).
import { isRecord } from '#contract/foreign-data.ts'
import { type BulkColumn, bulkColumns, neededColumns } from './columns.ts'

/** A heading of a file; without a column it is not read. */
export type MappedHeading = { readonly heading: string; readonly column?: BulkColumn }

/** All headings of a file, in its order. Several for one column are joined in this order. */
export type HeadingMap = readonly MappedHeading[]

/** A sheet whose headings must be checked, with the values of its first rows by heading. */
export type ForeignSheet = { map: HeadingMap; samples: readonly (readonly string[])[] }

declare module '#platform/stored.ts' {
  interface StoredValues {
    /** Maps of headings, the newest first; `headingMapsOf` reads them and is loaded with bulk orders only (BLK-107). */
    'bulk-headings': readonly unknown[]
  }
}

/** A longer text is not a heading. */
export const HEADING_MAX_CHARACTERS = 200
/** The maximum number of headings of a sheet. */
export const HEADINGS_MAX = 100
/** For all vendors of this browser together. */
const MAPS_MAX = 20

/** Columns that may take several headings, such as first and last name. */
const joins: Partial<Record<BulkColumn, string>> = {
  name: ' ',
  unit: ' ',
  building: ' ',
  address: ', ',
  notes: '; ',
  description: ', ',
  scheduled: ' ',
}

/** "5", "12a" or "5-7": the number of a house in a cell of its own; postcodes are longer. */
const HOUSE_NUMBER = /^\d{1,3} ?\p{L}?([-/]\d{1,3} ?\p{L}?)?$/u

/** A street and the number of its house are one part of an address, whichever comes first. */
const isHouseOf = (one: string, other: string): boolean => HOUSE_NUMBER.test(one) && !/\d/.test(other)

/** The text of a column that takes several cells. */
export function joined(column: BulkColumn, texts: readonly string[]): string {
  const parts = [...new Set(texts.filter(text => text !== ''))]
  const between = (before: string, text: string, at: number) =>
    column === 'address' && (isHouseOf(text, before) || (at === 1 && isHouseOf(before, text)))
      ? ' '
      : (joins[column] ?? ' ')
  return parts.map((text, at) => (at === 0 ? text : between(parts[at - 1] ?? '', text, at) + text)).join('')
}

/** The map with another column for one heading; a column that takes one heading only is removed from the previous one. */
export const withColumn = (map: HeadingMap, at: number, column: BulkColumn | undefined): HeadingMap =>
  map.map((one, index) => {
    if (index === at) return column === undefined ? { heading: one.heading } : { heading: one.heading, column }
    return one.column === column && column !== undefined && joins[column] === undefined ? { heading: one.heading } : one
  })

const unmapped = (map: HeadingMap, columns: readonly BulkColumn[]): BulkColumn[] =>
  columns.filter(column => !map.some(one => one.column === column))

/** Columns without which a row cannot be an order. */
export const missingColumns = (map: HeadingMap): BulkColumn[] => unmapped(map, neededColumns)

/** Columns that each row needs on this site and that can be filled in later. */
export function columnsToFill(
  map: HeadingMap,
  rules: { amountRequired: boolean; unitNumberRequired: boolean },
): BulkColumn[] {
  const { amountRequired, unitNumberRequired } = rules
  return unmapped(map, [
    ...(unitNumberRequired ? (['unit'] as const) : []),
    ...(amountRequired ? (['amount'] as const) : []),
    'payment',
  ])
}

const keyOf = (headings: readonly string[]): string => JSON.stringify([...headings].sort())

/** The map for a file with exactly these headings, in its order; undefined if none is stored. */
export function mapFor(headings: readonly string[], maps: readonly HeadingMap[]): HeadingMap | undefined {
  const key = keyOf(headings)
  const map = maps.find(one => keyOf(one.map(({ heading }) => heading)) === key)
  if (!map) return undefined
  const left = [...map]
  return headings.map(
    heading =>
      left.splice(
        left.findIndex(one => one.heading === heading),
        1,
      )[0] ?? { heading },
  )
}

type KeptMap = { vendorId: string; map: HeadingMap }

const isHeading = (data: unknown): data is MappedHeading =>
  isRecord(data) &&
  typeof data['heading'] === 'string' &&
  data['heading'].length <= HEADING_MAX_CHARACTERS &&
  (data['column'] === undefined || bulkColumns.some(column => column === data['column']))

const isMap = (data: unknown): data is HeadingMap =>
  Array.isArray(data) &&
  data.length <= HEADINGS_MAX &&
  data.every(isHeading) &&
  missingColumns(data).length === 0 &&
  bulkColumns.every(column => joins[column] !== undefined || data.filter(one => one.column === column).length <= 1)

const isKept = (data: unknown): data is KeptMap =>
  isRecord(data) && typeof data['vendorId'] === 'string' && isMap(data['map'])

const keptOf = (stored: readonly unknown[] | undefined): KeptMap[] => (stored ?? []).slice(0, MAPS_MAX).filter(isKept)

/** The maps of a vendor in stored data, which may be anything. */
export const headingMapsOf = (stored: readonly unknown[] | undefined, vendorId: string): HeadingMap[] =>
  keptOf(stored).flatMap(one => (one.vendorId === vendorId ? [one.map] : []))

/** What is stored next: this map replaces the one for the same headings, and the oldest is dropped. */
export function withMap(stored: readonly unknown[] | undefined, vendorId: string, map: HeadingMap): KeptMap[] {
  const key = keyOf(map.map(({ heading }) => heading))
  const others = keptOf(stored).filter(
    one => one.vendorId !== vendorId || keyOf(one.map.map(({ heading }) => heading)) !== key,
  )
  return [{ vendorId, map }, ...others].slice(0, MAPS_MAX)
}
