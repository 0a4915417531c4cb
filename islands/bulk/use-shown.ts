import { useMemo, useRef } from 'react'
import { type RowFilter, type SheetRow, stateOf } from '#domain/bulk/sheet'

/**
 * The rows of a filter. A row that is mended stays where it is until the filter is chosen anew: nothing moves away from
 * under whoever mends it.
 */
export function useShown(rows: readonly SheetRow[], filter: RowFilter): readonly SheetRow[] {
  const kept = useRef({ filter, numbers: new Set<number>() })
  return useMemo(() => {
    if (filter === 'all') {
      kept.current = { filter, numbers: new Set() }
      return rows
    }
    if (kept.current.filter !== filter) kept.current = { filter, numbers: new Set() }
    const { numbers } = kept.current
    const shown = rows.filter(row => stateOf(row) === filter || numbers.has(row.number))
    for (const { number } of shown) numbers.add(number)
    return shown
  }, [rows, filter])
}
