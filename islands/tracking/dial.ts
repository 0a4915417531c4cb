import { type Label, toneOf } from '#domain/orders/labels'
import { stopsReached } from '#domain/orders/timeline'
import type { Order } from '#schema/wire'
import type { Dial } from '#ui/Chip'
import type { Tone } from '#ui/Notice'

const signs: Partial<Record<Label, Dial>> = {
  delivered: 'done',
  scheduled: 'scheduled',
  delayed: 'late',
  returning: 'returning',
  returned: 'returning',
  cancelled: 'cancelled',
  stalled: 'failed',
  unknown: 'failed',
}

/** What is drawn beside a label: how far the order has come, or the sign of what has left that line. */
export const dialOf = (label: Label, order: Order): Dial =>
  signs[label] ?? (Math.min(5, Math.max(1, stopsReached(order).reached)) as 1 | 2 | 3 | 4 | 5)

/** A cancelled order needs no alarm in a list of many. */
export const chipTone = (label: Label): Tone => (label === 'cancelled' ? 'neutral' : toneOf(label))
