// Period, status and search in one line; the store keeps them in the address (HIS-002, HIS-004, HIS-101).
import { useState } from 'react'
import { pastOrders } from '#app/history'
import type { Category } from '#domain/history/days'
import { statusFilters } from '#domain/history/filters'
import { m } from '#messages'
import { listWords } from '#text/order-labels'
import { Segments } from '#ui/Choices'
import { Select } from '#ui/Select'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { HistorySearch } from './HistorySearch.tsx'
import { OwnRange } from './OwnRange.tsx'

const periods: Record<Category, () => string> = {
  yesterday: () => m.history_yesterday(),
  'past-week': () => m.history_week(),
  'past-month': () => m.history_month(),
  custom: () => m.history_custom(),
}
const categories = Object.keys(periods) as Category[]

const statusWords = {
  ANY: () => m.history_status_any(),
  NEW: () => listWords('new'),
  COLLECTED: () => listWords('collected'),
  DELIVERED: () => listWords('delivered'),
  CANCELLED: () => listWords('cancelled'),
}

export function HistoryFilterLine({ format }: { format: Format }) {
  const filters = useLive(pastOrders.$filters, pastOrders.$filters.get())
  const [own, setOwn] = useState(filters.category === 'custom')
  function choose(category: Category): void {
    setOwn(category === 'custom')
    if (category !== 'custom') pastOrders.setPeriod(category)
  }
  return (
    <search className="history-filters">
      <Segments
        label={m.history_period()}
        labelHidden
        value={own ? 'custom' : filters.category}
        options={categories.map(value => ({ value, text: periods[value]() }))}
        onChange={choose}
      />
      <Select
        className="status"
        label={m.history_status()}
        labelHidden
        value={filters.status}
        options={statusFilters.map(value => ({ value, text: statusWords[value]() }))}
        onChange={pastOrders.setStatus}
      />
      <HistorySearch key={filters.searchKey} asked={filters.searchKey} />
      {own && <OwnRange key={filters.category} range={filters.range} format={format} />}
    </search>
  )
}
