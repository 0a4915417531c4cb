import { useCallback, useState } from 'react'
import { clock, storage } from '#app/world'
import { deployment } from '#deployment'
import { type HistoryFilters, readFilters, storedFilters, writeFilters } from '#domain/history/filters'

const place = () => ({ now: clock.now(), zone: deployment().settings.timezone })

/** The filters: from the address, else as kept, and both follow every change (HIS-101). In the browser only. */
export function useFilters(): [HistoryFilters, (next: HistoryFilters) => void] {
  const [filters, setFilters] = useState(() => readFilters(location.search, storage.read('filters'), place()))
  const change = useCallback((next: HistoryFilters) => {
    setFilters(next)
    storage.write('filters', storedFilters(next, place().zone))
    history.replaceState(history.state, '', location.pathname + writeFilters(next))
  }, [])
  return [filters, change]
}
