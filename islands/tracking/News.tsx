import { labelOf } from '#domain/orders/labels'
import { m } from '#messages'
import type { Order } from '#schema/wire'
import { labelWords } from '#text/order-labels'

type Change = { orderId: string; kind: 'new' | 'changed' }

/** What has just changed, in one polite sentence: one order by name, several as a number (TRK-101). */
export function News({
  news,
  orders,
  now,
}: {
  news: readonly Change[]
  orders: ReadonlyMap<string, Order>
  now: number
}) {
  return (
    <p className="hidden-text" role="status">
      {sentence(news, orders, now)}
    </p>
  )
}

function sentence(news: readonly Change[], orders: ReadonlyMap<string, Order>, now: number): string {
  const [first] = news
  const order = first && orders.get(first.orderId)
  if (!first || !order) return ''
  if (news.length > 1) return m.tracking_news_many({ count: news.length })
  const { name } = order.customer
  if (first.kind === 'new') return m.tracking_news_new({ customer: name || m.tracking_the_customer() })
  // A name keeps its own first letter; the word that stands in for it opens the sentence.
  const customer = name || opening(m.tracking_the_customer())
  return m.tracking_news_changed({ customer, status: labelWords(labelOf(order, now)) })
}

/** As it is written at the beginning of a sentence. */
const opening = ([letter = '', ...rest]: string): string => letter.toUpperCase() + rest.join('')
