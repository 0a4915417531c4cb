import { timeline } from '#domain/orders/timeline'
import { m } from '#messages'
import type { Order } from '#schema/wire'
import { labelWords } from '#text/order-labels'
import { Timeline } from '#ui/Timeline'
import type { Format } from '../shell/use-format.ts'

/** What happened to an order; steps of other days say which. */
export function DetailTimeline({ order, format, now }: { order: Order; format: Format; now: number }) {
  const all = timeline(order)
  // Two statuses that are called alike are one step for whoever reads; the later one says whether it is now.
  const steps = all.filter(({ label }, index) => label !== all[index + 1]?.label)
  const entries = steps.map(({ id, label, at, current }, index) => ({
    id,
    state: current ? ('now' as const) : ('past' as const),
    text: index === 0 ? m.tracking_placed() : labelWords(label),
    detail: format.isSameDay(at / 1000, now / 1000) ? undefined : format.day(at / 1000),
    time: { text: format.time(at / 1000), iso: new Date(at).toISOString() },
  }))
  return <Timeline label={m.tracking_timeline()} entries={entries} />
}
