// What names an order in a sentence: it is named by its customer, or else by its number: in no sentence does "No name" stand for one.
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire.ts'
import { shortId } from './order.ts'

const numberOf = (order: Order): string => `#${shortId(order)}`

export const cancelQuestion = (order: Order): string =>
  order.customer.name
    ? m.tracking_cancel_title({ customer: order.customer.name })
    : m.tracking_cancel_title_number({ order: numberOf(order) })

export const pickWords = (order: Order): string =>
  order.customer.name
    ? m.history_pick({ customer: order.customer.name })
    : m.history_pick_number({ order: numberOf(order) })

export const againWords = (order: Order): string =>
  order.customer.name
    ? m.palette_again({ customer: order.customer.name })
    : m.palette_again_number({ order: numberOf(order) })

/** What an order has become, read out. */
export const newsWords = (order: Order, status: string): string =>
  m.tracking_news_changed({ customer: order.customer.name || numberOf(order), status })

/** The button that calls a rider. */
export const callWords = ({ name }: Pick<Rider, 'name'>): string =>
  name ? m.tracking_rider_call({ rider: name }) : m.tracking_rider_call_unnamed()
