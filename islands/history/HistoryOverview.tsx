// The chosen days at a glance: how many, what they cost, how long they took (issue of looking rather than reading).
import { pastOrders } from '#app/history'
import { deployment } from '#deployment'
import { m } from '#messages'
import type { Format } from '../shell/use-format.ts'
import { useLive } from '../shell/use-live.ts'
import { DayChart } from './DayChart.tsx'
import { isoDay } from './iso-day.ts'
import { StatusShares } from './StatusShares.tsx'

export function HistoryOverview({ format }: { format: Format }) {
  const figures = useLive(pastOrders.$figures, undefined)
  const { range } = useLive(pastOrders.$filters, pastOrders.$filters.get())
  const { currency } = deployment().settings
  if (!figures || (figures.complete && figures.totals.orders === 0)) return null
  const { totals, perDay, shares, complete } = figures
  const first = format.day(isoDay(range.from))
  const days = range.from === range.to ? first : `${first} – ${format.day(isoDay(range.to))}`
  return (
    <section className="overview" aria-label={m.history_overview()} aria-busy={!complete}>
      <dl>
        <div className="lead">
          <dt>{m.history_orders_in({ days })}</dt>
          <dd className="num">{format.count(totals.orders)}</dd>
          {!complete && <dd className="counting">{m.history_counting()}</dd>}
        </div>
        <div>
          <dt>{m.history_fees()}</dt>
          <dd className="num">
            <bdi>{format.money(totals.fees, currency)}</bdi>
          </dd>
        </div>
        {totals.medianMinutes !== undefined && (
          <div>
            <dt>{m.history_median()}</dt>
            <dd className="num">{m.history_minutes({ count: format.count(Math.round(totals.medianMinutes)) })}</dd>
          </div>
        )}
      </dl>
      {perDay.length > 1 && <DayChart days={perDay} format={format} />}
      <StatusShares shares={shares} format={format} />
    </section>
  )
}
