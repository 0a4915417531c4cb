import { deployment } from '#deployment'
import { feeOf } from '#domain/history/series'
import { shownAddress } from '#domain/orders/order'
import { m } from '#messages'
import type { Order } from '#schema/wire'
import { directionOf } from '#text/direction'
import { paymentWords } from '#text/order-labels'
import { reasonWords } from '#text/order-words'
import { Facts } from '#ui/Facts'
import type { Format } from '../shell/use-format.ts'

/** What an order is: to whom, what, how it is paid. What is not known is left out. */
export function OrderFacts({ order, format }: { order: Order; format: Format }) {
  const { customer, order: contents, voucher } = order
  const { currency } = deployment().settings
  const address = shownAddress(customer.location.address)
  const money = (value: number) => <bdi className="num">{format.money(value, currency)}</bdi>
  const fee = feeOf(order)
  const collected = contents.payment_method === 'CASH_ON_DELIVERY' || contents.payment_method === 'PAYMENT_ON_DELIVERY'
  const way = paymentWords(contents.payment_method)
  const facts = [
    {
      id: 'to',
      name: m.tracking_deliver_to(),
      value: (
        <>
          <bdi>{customer.name || m.tracking_no_name()}</bdi>
          {customer.phone_number && (
            <>
              {' '}
              <a className="link" href={`tel:${customer.phone_number}`}>
                <bdi className="num" dir="ltr">
                  {customer.phone_number}
                </bdi>
              </a>
            </>
          )}
          <br />
          <bdi dir={directionOf(address)}>{address}</bdi>
        </>
      ),
    },
    customer.location.notes && { id: 'note', name: m.tracking_note(), value: <bdi>{customer.location.notes}</bdi> },
    (contents.description || contents.amount > 0) && {
      id: 'items',
      name: m.tracking_items(),
      value: (
        <>
          <bdi>{contents.description}</bdi> {contents.amount > 0 && money(contents.amount)}
          {contents.cold_bag_needed && <span className="muted also">{m.tracking_cold()}</span>}
          {order.age_validation_required && <span className="muted also">{m.tracking_age()}</span>}
        </>
      ),
    },
    {
      id: 'payment',
      name: m.tracking_payment(),
      value: collected ? m.tracking_collects({ way, amount: format.money(contents.amount, currency) }) : way,
    },
    fee !== undefined && { id: 'fee', name: m.tracking_fee(), value: money(fee) },
    voucher && { id: 'voucher', name: m.tracking_voucher(), value: <bdi>{voucher.code}</bdi> },
    order.cancel_reason && { id: 'reason', name: m.tracking_reason(), value: reasonWords(order.cancel_reason) },
    { id: 'number', name: m.tracking_order_number(), value: <bdi className="num">{order.order_id}</bdi> },
  ]
  return <Facts facts={facts.filter(fact => !!fact)} />
}
