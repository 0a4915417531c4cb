import { memo, useRef } from 'react'
import { pathFor } from '#contract/routes'
import { deployment } from '#deployment'
import { feeOf } from '#domain/history/series'
import { shortId, shownAddress } from '#domain/orders/order'
import { m } from '#messages'
import type { Order } from '#schema/wire'
import { directionOf } from '#text/direction'
import { paymentWords } from '#text/order-labels'
import { LongTable } from '#ui/LongTable'
import type { Format } from '../shell/use-format.ts'
import { StatusChip } from '../tracking/StatusChip.tsx'
import { useWindow } from './use-window.ts'

type Props = { orders: readonly Order[]; now: number; format: Format; prefix: string }

/** The past orders, of which only the rows around the sight are drawn; on phones each in three lines. */
export function HistoryRows({ orders, now, format, prefix }: Props) {
  const body = useRef<HTMLTableSectionElement>(null)
  const { from, to, before, after } = useWindow(body, orders.length)
  const { currency } = deployment().settings
  return (
    <LongTable
      className="history-table"
      caption={m.history_caption()}
      columns={[
        { text: m.history_col_order(), className: 'id' },
        { text: m.history_col_placed() },
        { text: m.history_col_customer() },
        { text: m.history_col_to() },
        { text: m.history_col_payment(), className: 'leaves' },
        { text: m.history_col_status() },
        { text: m.history_col_items({ currency }), className: 'end leaves' },
        { text: m.history_col_fee({ currency }), className: 'end' },
      ]}
      count={orders.length}
      {...{ body, before, after }}
    >
      {orders.slice(from, to).map((order, index) => (
        <Row key={order.order_id} {...{ order, now, format, prefix }} at={from + index + 2} />
      ))}
    </LongTable>
  )
}

type RowProps = Omit<Props, 'orders'> & { order: Order; at: number }

const Row = memo(
  function Row({ order, at, now, format, prefix }: RowProps) {
    const fee = feeOf(order)
    const { currency } = deployment().settings
    const address = shownAddress(order.customer.location.address)
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
          {/* What became of it, with its proofs and its receipt. */}
          <a href={pathFor('tracking', { orderID: order.order_id }, prefix)}>
            <bdi className="cut">{order.customer.name || m.tracking_no_name()}</bdi>
          </a>
        </td>
        <td role="cell" className="to muted">
          <bdi className="cut" dir={directionOf(address)}>
            {address}
          </bdi>
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
              {format.codeFirst && <span className="currency">{currency} </span>}
              {format.amount(fee)}
              {!format.codeFirst && <span className="currency"> {currency}</span>}
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
