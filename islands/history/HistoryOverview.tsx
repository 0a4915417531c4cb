// The chosen days at a glance: how many, what they cost, how long they took.

import { useStore } from '@nanostores/react'
import { useId, useState } from 'react'
import { pastOrders } from '#app/history.ts'
import { deployment } from '#deployment'
import { boundsOf } from '#features/orders/days.ts'
import { shareWords } from '#features/orders/notices-text.ts'
import type { DayCount, StatusShare } from '#features/orders/series.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'

const nothing = { complete: false, fetching: false, problem: undefined, paginationKey: undefined }

export function HistoryOverview({ format }: { format: Format }) {
  const figures = useStore(pastOrders.$figures, { ssr: () => undefined })
  const { problem } = useStore(pastOrders.$extent, { ssr: () => nothing })
  const { currency } = deployment().settings
  if (!figures || (figures.complete && figures.shares.length === 0)) return null
  const { totals, perDay, shares, range, complete } = figures
  const counted = totals.orders + totals.cancelled.orders
  const isPartial = !complete && problem !== undefined && problem.code !== 'cancelled'
  const first = format.day(isoDay(range.from))
  const days = range.from === range.to ? first : `${first} – ${format.day(isoDay(range.to))}`
  return (
    <div className="overview-room">
      <section className="overview" aria-label={m.history_overview()} aria-busy={!complete}>
        <dl>
          <div className="lead">
            <dt>{m.history_orders_in({ days })}</dt>
            <dd className="num">
              {format.count(totals.orders)}
              {!complete && !isPartial && <small className="counting"> {m.history_counting()}</small>}
            </dd>
            {isPartial && (
              <dd className="counting" role="status">
                {m.history_counted_partly({
                  orders: m.history_orders({ count: counted, number: format.count(counted) }),
                })}
              </dd>
            )}
          </div>
          <div>
            <dt>{m.history_fees()}</dt>
            <dd className="num">
              <bdi>{format.money(totals.fees, currency)}</bdi>
            </dd>
          </div>
          {totals.cancelled.orders > 0 && (
            <div>
              <dt>{m.history_left_out()}</dt>
              <dd className="num">{format.count(totals.cancelled.orders)}</dd>
              {totals.cancelled.refunded > 0 && (
                <dd className="counting">
                  {m.history_refunded({ amount: format.money(totals.cancelled.refunded, currency) })}
                </dd>
              )}
            </div>
          )}
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
    </div>
  )
}

const steps = [2, 4, 6, 10, 16, 20]

/** The end of a scale for counts: a round even number that none of them passes, 2 at least. */
export function topOf(most: number): number {
  for (let power = 1; ; power *= 10) {
    const fitting = steps.find(step => step * power >= most)
    if (fitting !== undefined) return fitting * power
  }
}

/** Columns of the drawing in its own units: it is stretched to the room there is. */
const STEP = 10
const BAR = 7
const HEIGHT = 100
/** Corners: their height, and for each day that shares the width, their width. They end below the drawing, which cuts them off. */
const CORNER_HEIGHT = 4
const CORNER_WIDTH_PER_DAY = 0.075

/** Orders per day as columns. Each says its day when pointed at; the whole is also a list for who listens. */
function DayChart({ days, format }: { days: readonly DayCount[]; format: Format }) {
  const [at, setAt] = useState<number>()
  const id = useId()
  const { currency } = deployment().settings
  const top = topOf(Math.max(...days.map(day => day.orders)))
  const words = ({ day, orders, fees }: DayCount) =>
    m.history_day_orders({
      day: format.day(isoDay(day)),
      orders: m.history_orders({ count: orders, number: format.count(orders) }),
      fees: format.money(fees, currency),
    })
  const shown = at === undefined ? undefined : days[at]
  // Names of days are long in some languages: of a week every second has its name, of a month every seventh.
  const every = days.length <= 7 ? 2 : 7
  const daysBefore = (index: number) => days.length - 1 - index
  return (
    <figure className="chart">
      <figcaption id={id}>
        {m.history_per_day()}
        <output className="num">{shown && words(shown)}</output>
      </figcaption>
      <div className="plot">
        <span className="scale" aria-hidden="true">
          <bdi>{format.count(top)}</bdi>
          <bdi>{format.count(top / 2)}</bdi>
        </span>
        <svg
          viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          onPointerLeave={() => setAt(undefined)}
        >
          {days.map(({ day, orders }, index) => {
            const height = (orders / top) * HEIGHT
            return (
              <g key={day} className={index === at ? 'on' : undefined} onPointerEnter={() => setAt(index)}>
                <rect className="catch" x={index * STEP} width={STEP} height={HEIGHT} />
                {orders > 0 && (
                  <rect
                    x={index * STEP + (STEP - BAR) / 2}
                    y={HEIGHT - height}
                    width={BAR}
                    height={height + CORNER_HEIGHT}
                    rx={days.length * CORNER_WIDTH_PER_DAY}
                    ry={CORNER_HEIGHT}
                  />
                )}
              </g>
            )
          })}
        </svg>
        <div className="days" aria-hidden="true">
          {days.map(({ day }, index) => (
            <span key={day}>
              {daysBefore(index) % every === 0 && (
                <b className={daysBefore(index) % (2 * every) === 0 ? undefined : 'between'}>
                  {format.shortDay(isoDay(day))}
                </b>
              )}
            </span>
          ))}
        </div>
      </div>
      <ul className="hidden-text" aria-labelledby={id}>
        {days.map(day => (
          <li key={day.day}>{words(day)}</li>
        ))}
      </ul>
    </figure>
  )
}

const WIDTH = 100

/** What became of the orders: one bar in parts, and the same in words and figures. */
function StatusShares({ shares, format }: { shares: readonly StatusShare[]; format: Format }) {
  if (shares.length === 0) return null
  let from = 0
  const parts = shares.map(({ list, share }) => {
    const part = { list, x: from * WIDTH, width: share * WIDTH }
    from += share
    return part
  })
  return (
    <figure className="shares">
      <figcaption>{m.history_by_status()}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ list, x, width }) => (
          <rect key={list} className={list} x={x} width={width} height="4" />
        ))}
      </svg>
      <ul>
        {shares.map(({ list, orders, share }) => (
          <li key={list}>
            <i className={list} aria-hidden="true" />
            {shareWords(list)} <span className="num">{format.count(orders)}</span>{' '}
            <span className="num muted">{format.percent(share)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

const NOON_S = 12 * 3600

/** The middle of an ISO day in the country, in unix seconds, for writing the day. */
export const isoDay = (iso: string): number =>
  boundsOf({ from: iso, to: iso }, deployment().settings.timezone).from + NOON_S
