// The texts of an order, why it is cancelled and why it cannot be, in the reader's language (TRK-025 to TRK-038, Q60, Q62).
import { m } from '#messages'
import type { CancelReason, PaymentMethod, Rider } from '#schema/wire.ts'
import type { CancelObstacle, ReasonGroup } from './cancelling.ts'
import type { Label, TrackingMessage } from './labels.ts'
import type { ListName } from './lists.ts'
import type { MilestoneName } from './order.ts'
import type { PaymentState } from './series.ts'

type Who = { customer: string; rider: string }

const sentences: Record<TrackingMessage, (who: Who) => string> = {
  placed: () => m.public_placed(),
  assigned: () => m.tracking_say_assigned(),
  to_collection: m.tracking_say_to_collection,
  near_collection: m.tracking_say_near_collection,
  to_delivery: m.tracking_say_to_delivery,
  near_delivery: m.tracking_say_near_delivery,
  delivered: m.tracking_say_delivered,
  cancelled: () => m.tracking_say_cancelled(),
  failed: () => m.tracking_say_failed(),
  returning: () => m.tracking_say_returning(),
  returned: () => m.tracking_say_returned(),
  unknown: () => m.tracking_say_unknown(),
}

/** The sentence above an order, as the sender reads it. */
export const orderSentence = (message: TrackingMessage, who: Who): string => sentences[message](who)

/** Whether that sentence names the customer: whoever has another one reads another sentence. */
export const namesCustomer = (message: TrackingMessage): boolean =>
  orderSentence(message, { customer: 'A', rider: '' }) !== orderSentence(message, { customer: 'B', rider: '' })

const reasons: Record<CancelReason, () => string> = {
  CUSTOMER_CANCELLED: () => m.tracking_reason_CUSTOMER_CANCELLED(),
  INCORRECT_DETAILS: () => m.tracking_reason_INCORRECT_DETAILS(),
  OTHER_DELIVERY_METHOD: () => m.tracking_reason_OTHER_DELIVERY_METHOD(),
  UNABLE_TO_FIND_CUSTOMER: () => m.tracking_reason_UNABLE_TO_FIND_CUSTOMER(),
  PLATFORM_PROBLEM: () => m.tracking_reason_PLATFORM_PROBLEM(),
  NO_RIDERS: () => m.tracking_reason_NO_RIDERS(),
  OUTSIDE_SERVICE_HOURS: () => m.tracking_reason_OUTSIDE_SERVICE_HOURS(),
  RIDER_ACCIDENT: () => m.tracking_reason_RIDER_ACCIDENT(),
  BAD_WEATHER: () => m.tracking_reason_BAD_WEATHER(),
  OUTSIDE_DELIVERY_AREA: () => m.tracking_reason_OUTSIDE_DELIVERY_AREA(),
  CLOSED_ON_REQUEST: () => m.tracking_reason_CLOSED_ON_REQUEST(),
  INCOMPLETE_ADDRESS: () => m.tracking_reason_INCOMPLETE_ADDRESS(),
  UNREACHABLE: () => m.tracking_reason_UNREACHABLE(),
  SPILLAGE: () => m.tracking_reason_SPILLAGE(),
  LATE_DELIVERY: () => m.tracking_reason_LATE_DELIVERY(),
  UNABLE_TO_PAY: () => m.tracking_reason_UNABLE_TO_PAY(),
  DUPLICATE: () => m.tracking_reason_DUPLICATE(),
  WRONG_ITEMS: () => m.tracking_reason_WRONG_ITEMS(),
  PAYMENT_FAILURE: () => m.tracking_reason_PAYMENT_FAILURE(),
}

/** A reason for cancelling; an unknown one is shown as the server writes it. */
export const reasonWords = (reason: string): string =>
  Object.hasOwn(reasons, reason) ? reasons[reason as CancelReason]() : reason

const groups: Record<ReasonGroup, () => string> = {
  customer: () => m.tracking_reasons_customer(),
  order: () => m.tracking_reasons_order(),
  delivery: () => m.tracking_reasons_delivery(),
}

export const reasonGroupWords = (group: ReasonGroup): string => groups[group]()

/** Why an order cannot be cancelled. @param time formats unix milliseconds as a time of day */
export function obstacleWords(obstacle: CancelObstacle, time: (ms: number) => string): string {
  switch (obstacle.code) {
    case 'paid_just_now':
      return obstacle.from === undefined
        ? m.tracking_obstacle_paid()
        : m.tracking_obstacle_paid_just_now({ time: time(obstacle.from) })
    case 'not_received_yet':
      return m.tracking_obstacle_not_received_yet()
    case 'being_prepared':
      return m.tracking_obstacle_being_prepared()
    case 'rider_underway':
      return m.tracking_obstacle_rider_underway()
    case 'collected':
      return m.tracking_obstacle_collected()
    case 'delayed':
      return m.tracking_obstacle_delayed()
    case 'delivered':
      return m.tracking_obstacle_finished()
    case 'ended_otherwise':
      return m.tracking_obstacle_cancelled_already()
    case 'unknown_status':
      return m.tracking_obstacle_unknown_status()
  }
}

const vehicles: Record<NonNullable<Rider['vehicle']>, () => string> = {
  bicycle: () => m.tracking_vehicle_bicycle(),
  motorcycle: () => m.tracking_vehicle_motorcycle(),
  car: () => m.tracking_vehicle_car(),
  walker: () => m.tracking_vehicle_walker(),
}

/** The rider's vehicle; undefined if it is not known. */
export const vehicleWords = ({ vehicle }: Rider): string | undefined =>
  vehicle && Object.hasOwn(vehicles, vehicle) ? vehicles[vehicle]() : undefined

const stations: Record<MilestoneName, () => string> = {
  ordered: () => m.tracking_placed(),
  rider_found: () => m.public_stop_rider(),
  collected: () => m.tracking_label_picked_up(),
  on_the_way: () => m.tracking_milestone_on_the_way(),
  delivered: () => m.tracking_label_delivered(),
  returning: () => m.tracking_label_returning(),
  returned: () => m.tracking_label_returned(),
  cancelled: () => m.tracking_label_cancelled(),
  failed: () => m.tracking_label_stalled(),
}

/** The name of a milestone of an order. */
export const milestoneWords = (name: MilestoneName): string => stations[name]()

// Labels, lists and ways of paying in the reader's language (TRK-015, TRK-016, TRK-017, Q59).

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

/** The text of a chip. */
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

const paymentStates: Record<PaymentState, () => string> = {
  processing: () => m.public_payment_processing(),
  failed: () => m.public_payment_failed(),
  refunded: () => m.public_payment_refunded(),
}

/** The state of a payment, as the receiver reads it too. */
export const paymentStateWords = (state: PaymentState): string => paymentStates[state]()

const payments: Record<PaymentMethod, () => string> = {
  NONE: () => m.history_payment_none(),
  PAID: () => m.history_payment_paid(),
  CASH_ON_DELIVERY: () => m.history_payment_cash(),
  PAYMENT_ON_DELIVERY: () => m.history_payment_card(),
}

/** How an order is paid; an unknown method is shown as the server writes it. */
export const paymentWords = (method: string): string =>
  Object.hasOwn(payments, method) ? payments[method as PaymentMethod]() : method
