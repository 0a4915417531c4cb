import { deployment } from '#deployment'
import { feeOf } from '#domain/history/series'
import { shortId } from '#domain/orders/order'
import { m } from '#messages'
import type { Order } from '#schema/wire'
import { paymentWords } from '#text/order-labels'
import { Table } from '#ui/Table'
import { StatusChip } from '../tracking/StatusChip.tsx'
import type { Format } from '../tracking/use-format.ts'

type Props = { orders: readonly Order[]; now: number; format: Format; busy: boolean }

/** The past orders in a table; on phones each in three lines. */
export function HistoryRows({ orders, now, format, busy }: Props) {
  const { currency } = deployment().settings
  return (
    <Table
      className="history-table"
      caption={m.history_caption()}
      busy={busy}
      columns={[
        { id: 'order', text: m.history_col_order() },
        { id: 'placed', text: m.history_col_placed() },
        { id: 'customer', text: m.history_col_customer() },
        { id: 'to', text: m.history_col_to() },
        { id: 'payment', text: m.history_col_payment(), leaves: true },
        { id: 'status', text: m.history_col_status() },
        { id: 'items', text: m.history_col_items({ currency }), end: true, leaves: true },
        { id: 'fee', text: m.history_col_fee({ currency }), end: true },
      ]}
    >
      {orders.map(order => (
        <tr key={order.order_id}>
          <td className="id">
            <bdi>#{shortId(order)}</bdi>
          </td>
          <td className="when num">
            {format.day(order.created_at)} <bdi className="muted">{format.time(order.created_at)}</bdi>
          </td>
          <td className="who">
            <bdi>{order.customer.name || m.tracking_no_name()}</bdi>
          </td>
          <td className="to muted">
            <bdi className="cut">{order.customer.location.address}</bdi>
          </td>
          <td className="leaves">{paymentWords(order.order.payment_method)}</td>
          <td className="st">
            <StatusChip order={order} now={now} />
          </td>
          <td className="end num leaves">{format.amount(order.order.amount)}</td>
          <td className="fee end num">{amountOf(feeOf(order), format)}</td>
        </tr>
      ))}
    </Table>
  )
}

const amountOf = (fee: number | undefined, format: Format) => (fee === undefined ? '' : format.amount(fee))
