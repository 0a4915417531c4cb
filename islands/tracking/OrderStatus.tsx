// The progress of an order: its status in a chip, and the one time that matters.

import { clock } from '#app/services.ts'
import { deployment } from '#deployment'
import { type Label, labelOf, toneOf } from '#features/orders/labels.ts'
import { stopsReached } from '#features/orders/order.ts'
import { orderTime } from '#features/orders/order-time.ts'
import { timeWords } from '#features/orders/order-time-text.ts'
import { labelWords } from '#features/orders/text.ts'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire.ts'
import { Chip, type StatusIcon } from '#ui/Chip.tsx'
import type { Tone } from '#ui/Notice.tsx'

/** The status of an order in a chip. @param now unix milliseconds */
export function StatusChip({ order, now }: { order: Order; now: number }) {
  const label = labelOf(order, now)
  return (
    <Chip tone={chipTone(label)} statusIcon={statusIconOf(label, order)}>
      {labelWords(label)}
    </Chip>
  )
}

const signs: Partial<Record<Label, StatusIcon>> = {
  delivered: 'done',
  scheduled: 'scheduled',
  delayed: 'late',
  returning: 'returning',
  returned: 'returning',
  cancelled: 'cancelled',
  stalled: 'failed',
  unknown: 'failed',
}

/** The icon next to a label: the progress of the order, or a sign that it failed or is returned. */
const statusIconOf = (label: Label, order: Order): StatusIcon =>
  signs[label] ?? (Math.min(5, Math.max(1, stopsReached(order).reached)) as 1 | 2 | 3 | 4 | 5)

/** A cancelled order needs no alarm in a list of many. */
const chipTone = (label: Label): Tone => (label === 'cancelled' ? 'neutral' : toneOf(label))

type TimeProps = {
  order: Order
  rider: Rider | undefined
  /** Unix milliseconds; the time of the last answer where that is old. */
  now: number
  /** Set where that is old. */
  asOf: number | undefined
  format: Format
}

/** The one time of an order that matters, with its name; with its age where it is an estimate that may be old (TRK-105). */
export function OrderTimeLine({ order, rider, now, asOf, format }: TimeProps) {
  const shown = orderTime(order, rider, now, deployment().settings)
  // The day is left out for what is today, not for what was today when the answer came.
  const today = clock.now()
  const { label, day, clock: time } = timeWords(shown, format, { reader: 'sender', now: today })
  const isEstimate = shown.kind === 'collection' || shown.kind === 'arrival' || shown.kind === 'arriving'
  return (
    <>
      <span className="label">{label}</span>
      {time && (
        <span className="num">
          {day && (
            <>
              <bdi>{day}</bdi>{' '}
            </>
          )}
          <bdi dir="ltr">{time}</bdi>
        </span>
      )}
      {asOf !== undefined && isEstimate && (
        <span className="as-of">{m.tracking_as_of({ time: format.moment(asOf / 1000, today / 1000) })}</span>
      )}
    </>
  )
}
