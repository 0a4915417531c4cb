import { memo } from 'react'
import { shortId, shownAddress } from '#domain/orders/order'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire'
import { directionOf } from '#text/direction'
import { classNames } from '../../src/ui/class-names.ts'
import type { Format } from '../shell/use-format.ts'
import { StatusChip } from './StatusChip.tsx'
import { windowOf } from './window-of.ts'

type Props = {
  order: Order
  rider: Rider | undefined
  /** Unix milliseconds, by the minute: a row says nothing finer. */
  now: number
  format: Format
  selected: boolean
  /** New or changed a moment ago. */
  fresh: boolean
  /** The one row of the list that Tab stops at; arrows lead on from there. */
  reachable: boolean
  onOpen(orderId: string): void
}

/** One order in two lines; drawn again only when the order, the minute or the choice changes. */
export const OrderRow = memo(function OrderRow({
  order,
  rider,
  now,
  format,
  selected,
  fresh,
  reachable,
  onOpen,
}: Props) {
  const window = windowOf(order, rider, now)
  const address = shownAddress(order.customer.location.address)
  return (
    <li>
      <button
        type="button"
        className={classNames('order', selected && 'selected', fresh && 'fresh')}
        aria-current={selected ? 'true' : undefined}
        tabIndex={reachable ? 0 : -1}
        data-order={order.order_id}
        onClick={() => onOpen(order.order_id)}
      >
        <span className="who">
          <bdi className="cut">{order.customer.name || m.tracking_no_name()}</bdi>{' '}
          <bdi className="muted">#{shortId(order)}</bdi>
        </span>
        <bdi className="num eta">{window && format.window(window.from / 1000, window.to / 1000)}</bdi>
        <span className="what">
          <StatusChip order={order} now={now} />
          <bdi className="cut muted" dir={directionOf(address)}>
            {address}
          </bdi>
        </span>
        <span className="ago muted">{format.ago(order.created_at * 1000, now)}</span>
      </button>
    </li>
  )
})
