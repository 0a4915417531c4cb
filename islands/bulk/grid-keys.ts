// Where keys lead in the grid, as spreadsheets have it: arrows by sight, Home and End by row, with Ctrl by sheet.

export type Spot = { place: number; column: number }
export type Extent = { rows: number; columns: number /** Rows that fill the sight. */; page: number }

/** The spot that a key leads to; undefined for any other key. @param rtl the first column is on the right */
export function movedSpot(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  { place, column }: Spot,
  { rows, columns, page }: Extent,
  rtl: boolean,
): Spot | undefined {
  const far = ctrlKey || metaKey
  const lastRow = rows - 1
  const lastColumn = columns - 1
  const within = (value: number, last: number) => Math.max(0, Math.min(last, value))
  const across = (by: number) => ({
    place,
    column: far ? (by > 0 ? lastColumn : 0) : within(column + by, lastColumn),
  })
  switch (key) {
    case 'ArrowDown':
      return { place: far ? lastRow : within(place + 1, lastRow), column }
    case 'ArrowUp':
      return { place: far ? 0 : within(place - 1, lastRow), column }
    case 'ArrowRight':
      return across(rtl ? -1 : 1)
    case 'ArrowLeft':
      return across(rtl ? 1 : -1)
    case 'Home':
      return { place: far ? 0 : place, column: 0 }
    case 'End':
      return { place: far ? lastRow : place, column: lastColumn }
    case 'PageDown':
      return { place: within(place + page, lastRow), column }
    case 'PageUp':
      return { place: within(place - page, lastRow), column }
    default:
      return undefined
  }
}

export type Area = { top: number; bottom: number; first: number; last: number }

/** The cells from one spot to another, whichever comes first. */
export const areaOf = (one: Spot, other: Spot): Area => ({
  top: Math.min(one.place, other.place),
  bottom: Math.max(one.place, other.place),
  first: Math.min(one.column, other.column),
  last: Math.max(one.column, other.column),
})
