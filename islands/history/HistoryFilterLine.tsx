import { clock } from '#app/world'
import { deployment } from '#deployment'
import { type Category, presetRange, presets } from '#domain/history/days'
import { type HistoryFilters, statusFilters } from '#domain/history/filters'
import { m } from '#messages'
import { listWords } from '#text/order-labels'
import { Segments } from '#ui/Choices'
import { Select } from '#ui/Select'

type Props = { filters: HistoryFilters; onChange(next: HistoryFilters): void }

const periods: Record<Category, () => string> = {
  yesterday: () => m.history_yesterday(),
  'past-week': () => m.history_week(),
  'past-month': () => m.history_month(),
  custom: () => m.history_custom(),
}

const statusWords = {
  ANY: () => m.history_status_any(),
  NEW: () => listWords('new'),
  COLLECTED: () => listWords('collected'),
  DELIVERED: () => listWords('delivered'),
  CANCELLED: () => listWords('cancelled'),
}

/** Period and status in one line (HIS-002, HIS-004). */
export function HistoryFilterLine({ filters, onChange }: Props) {
  const zone = deployment().settings.timezone
  return (
    <div className="history-filters">
      <Segments
        label={m.history_period()}
        labelHidden
        value={filters.category}
        options={[...presets].map(value => ({ value, text: periods[value]() }))}
        onChange={category =>
          onChange({
            ...filters,
            category,
            range: presetRange(category as (typeof presets)[number], { now: clock.now(), zone }),
          })
        }
      />
      <Select
        label={m.history_status()}
        labelHidden
        value={filters.status}
        options={statusFilters.map(value => ({ value, text: statusWords[value]() }))}
        onChange={status => onChange({ ...filters, status })}
      />
    </div>
  )
}
