// Labels, lists and ways of paying in the reader's language (TRK-015, TRK-016, TRK-017, Q59).
import type { Label } from '#domain/orders/labels'
import type { ListName } from '#domain/orders/lists'
import { m } from '#messages'
import type { PaymentMethod } from '#schema/wire'

const labels: Record<Label, () => string> = {
  new: () => m.tracking_label_new(),
  received: () => m.tracking_label_received(),
  'waiting-for-rider': () => m.tracking_label_waiting_for_rider(),
  dispatched: () => m.tracking_label_dispatched(),
  'in-progress': () => m.tracking_label_in_progress(),
  'near-vendor': () => m.tracking_label_near_vendor(),
  'picked-up': () => m.tracking_label_picked_up(),
  'in-transit': () => m.tracking_label_in_transit(),
  'near-customer': () => m.tracking_label_near_customer(),
  delivered: () => m.tracking_label_delivered(),
  returning: () => m.tracking_label_returning(),
  returned: () => m.tracking_label_returned(),
  cancelled: () => m.tracking_label_cancelled(),
  stalled: () => m.tracking_label_stalled(),
  delayed: () => m.tracking_label_delayed(),
  scheduled: () => m.tracking_label_scheduled(),
  payment_committed: () => m.tracking_label_paying(),
  initiated: () => m.tracking_label_paying(),
  unknown: () => m.tracking_label_unknown(),
}

/** What a chip says. */
export const labelWords = (label: Label): string => labels[label]()

const lists: Record<ListName, () => string> = {
  new: () => m.tracking_list_new(),
  scheduled: () => m.tracking_list_scheduled(),
  collected: () => m.tracking_list_collected(),
  delivered: () => m.tracking_list_delivered(),
  cancelled: () => m.tracking_list_cancelled(),
}

/** The name of a list of the tracking screen. */
export const listWords = (list: ListName): string => lists[list]()

const payments: Record<PaymentMethod, () => string> = {
  NONE: () => m.history_payment_none(),
  PAID: () => m.history_payment_paid(),
  CASH_ON_DELIVERY: () => m.history_payment_cash(),
  PAYMENT_ON_DELIVERY: () => m.history_payment_card(),
}

/** How an order is paid; a way that is not known stands as the server writes it. */
export const paymentWords = (method: string): string =>
  Object.hasOwn(payments, method) ? payments[method as PaymentMethod]() : method
