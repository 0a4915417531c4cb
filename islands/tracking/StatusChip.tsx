import { labelOf } from '#domain/orders/labels'
import type { Order } from '#schema/wire'
import { labelWords } from '#text/order-labels'
import { Chip } from '#ui/Chip'
import { chipTone, dialOf } from './dial.ts'

/** Where an order is, in a pill. @param now unix milliseconds */
export function StatusChip({ order, now }: { order: Order; now: number }) {
  const label = labelOf(order, now)
  return (
    <Chip tone={chipTone(label)} dial={dialOf(label, order)}>
      {labelWords(label)}
    </Chip>
  )
}
