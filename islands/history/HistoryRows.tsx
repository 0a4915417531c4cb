import { memo, useRef } from 'react'
import { deployment } from '#deployment'
import { feeOf } from '#domain/history/series'
import { shortId, shownAddress } from '#domain/orders/order'
import { m } from '#messages'
import type { Order } from '#schema/wire'
import { paymentWords } from '#text/order-labels'
import { StatusChip } from '../tracking/StatusChip.tsx'
import type { Format } from '../tracking/use-format.ts'
import { useWindow } from './use-window.ts'

type Props = { orders: readonly Order[]; now: number; format: Format }

/**
 * The past orders in a table of which only the rows around the sight are drawn; on phones each in three lines. Roles are
 * said, for a table that is laid out in lines is none to browsers any more.
 */
export function HistoryRows({ orders, now, format }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, before, after } = useWindow(body, orders.length)
  const { currency } = deployment().settings
  const head = (text: string, className?: string) => (
    // biome-ignore lint/a11y/noRedundantRoles: laid out in lines on phones
    <th scope="col" role="columnheader" className={className}>
      {text}
    </th>
  )
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out in lines on phones
    <table className="table history-table" role="table" aria-rowcount={orders.length + 1}>
      <caption className="hidden-text">{m.history_caption()}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: laid out in lines on phones */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: laid out in lines on phones */}
        <tr role="row" aria-rowindex={1}>
          {head(m.history_col_order(), 'id')}
          {head(m.history_col_placed())}
          {head(m.history_col_customer())}
          {head(m.history_col_to())}
          {head(m.history_col_payment(), 'leaves')}
          {head(m.history_col_status())}
          {head(m.history_col_items({ currency }), 'end leaves')}
          {head(m.history_col_fee({ currency }), 'end')}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: laid out in lines on phones */}
      <tbody role="rowgroup" ref={body}>
        <Room height={before} />
        {orders.slice(from, to).map((order, index) => (
          <Row key={order.order_id} order={order} at={from + index + 2} now={now} format={format} />
        ))}
        <Room height={after} />
      </tbody>
    </table>
  )
}

/** The room of rows that are not drawn; never in the server's markup, so the policy of the page allows its style. */
const Room = ({ height }: { height: number }) =>
  height > 0 && (
    <tr className="room">
      <td colSpan={8} style={{ blockSize: height }} />
    </tr>
  )

type RowProps = { order: Order; at: number; now: number; format: Format }

const Row = memo(
  function Row({ order, at, now, format }: RowProps) {
    const fee = feeOf(order)
    const { currency } = deployment().settings
    return (
      // biome-ignore lint/a11y/noRedundantRoles: laid out in lines on phones
      <tr role="row" data-row aria-rowindex={at}>
        {/* biome-ignore-start lint/a11y/noRedundantRoles: laid out in lines on phones */}
        <td role="cell" className="id">
          <bdi title={order.order_id}>#{shortId(order)}</bdi>
        </td>
        <td role="cell" className="when num">
          {format.shortDay(order.created_at)} <bdi className="muted">{format.time(order.created_at)}</bdi>
        </td>
        <td role="cell" className="who">
          <bdi className="cut">{order.customer.name || m.tracking_no_name()}</bdi>
        </td>
        <td role="cell" className="to muted">
          <bdi className="cut">{shownAddress(order.customer.location.address)}</bdi>
        </td>
        <td role="cell" className="leaves">
          {paymentWords(order.order.payment_method)}
        </td>
        <td role="cell" className="st">
          <StatusChip order={order} now={now} />
        </td>
        <td role="cell" className="end num leaves">
          {format.amount(order.order.amount)}
        </td>
        <td role="cell" className="fee end num">
          {fee !== undefined && (
            <>
              <span className="currency">{currency} </span>
              {format.amount(fee)}
            </>
          )}
        </td>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: laid out in lines on phones */}
      </tr>
    )
  },
  // The time only tells a scheduled order from another, and these are of earlier days.
  (before, after) => before.order === after.order && before.at === after.at && before.format === after.format,
)
