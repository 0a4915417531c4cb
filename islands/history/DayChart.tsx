import { useId, useState } from 'react'
import { deployment } from '#deployment'
import type { DayCount } from '#domain/history/series'
import { m } from '#messages'
import type { Format } from '../shell/use-format.ts'
import { isoDay } from './iso-day.ts'
import { topOf } from './scale.ts'

/** Columns of the drawing in its own units: it is stretched to the room there is. */
const STEP = 10
const BAR = 7
const HEIGHT = 100
/** Corners: their height, and for each day that shares the width, their width. They end below the drawing, which cuts them off. */
const CORNER_HEIGHT = 4
const CORNER_WIDTH_PER_DAY = 0.075

/** Orders per day as columns. Each says its day when pointed at; the whole is also a list for who listens. */
export function DayChart({ days, format }: { days: readonly DayCount[]; format: Format }) {
  const [at, setAt] = useState<number>()
  const id = useId()
  const { currency } = deployment().settings
  const top = topOf(Math.max(...days.map(day => day.orders)))
  const words = ({ day, orders, fees }: DayCount) =>
    m.history_day_orders({
      day: format.day(isoDay(day)),
      orders: m.history_orders({ count: orders }),
      fees: format.money(fees, currency),
    })
  const shown = at === undefined ? undefined : days[at]
  // Names of days are long in some languages: of a week every second has its name, of a month every seventh.
  const every = days.length <= 7 ? 2 : 7
  const isMarked = (index: number) => (days.length - 1 - index) % every === 0
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
            <span key={day}>{isMarked(index) && <b>{format.shortDay(isoDay(day))}</b>}</span>
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
