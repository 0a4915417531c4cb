// One order: what is happening, who carries it, what happened so far, what it is (TRK-025).
import { labelOf, trackingMessage } from '#domain/orders/labels'
import { shortId } from '#domain/orders/order'
import { etaKind, isRiderShown, minutesToGo } from '#domain/orders/rider'
import { stopsReached } from '#domain/orders/timeline'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire'
import { orderSentence } from '#text/order-words'
import { Button } from '#ui/Button'
import { Icon } from '#ui/Icon'
import { Bars } from '#ui/Stops'
import type { Format } from '../shell/use-format.ts'
import { DetailTimeline } from './DetailTimeline.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { RiderCard } from './RiderCard.tsx'
import { StatusChip } from './StatusChip.tsx'
import { useCopy } from './use-copy.ts'
import { windowOf } from './window-of.ts'

export type DetailProps = {
  order: Order
  rider: Rider | undefined
  /** Unix milliseconds. */
  now: number
  format: Format
  /** Name of the branch that sends it. */
  sender: string
  prefix: string
  onBack(): void
}

export function OrderDetail(props: DetailProps) {
  const { order, rider, now, format, onBack } = props
  const copy = useCopy()
  const shown = isRiderShown(order) ? rider : undefined
  const window = windowOf(order, shown, now)
  const reached = Math.max(1, Math.min(5, stopsReached(order).reached)) as 1 | 2 | 3 | 4 | 5
  return (
    <article className="detail" aria-labelledby="order-title">
      <div className="detail-scroll">
        <header>
          <div className="id">
            <Button square className="back" aria-label={m.tracking_back()} onClick={onBack}>
              <Icon name="arrow-left" points />
            </Button>
            <bdi className="muted">#{shortId(order)}</bdi>
            <button
              type="button"
              className="clear"
              aria-label={m.tracking_copy_number()}
              onClick={() => copy.write(order.order_id)}
            >
              <Icon name={copy.done ? 'check' : 'copy'} small />
            </button>
            <StatusChip order={order} now={now} />
          </div>
          <h2 id="order-title" tabIndex={-1}>
            {sentenceOf(props, shown)}
          </h2>
          {window && <bdi className="window">{format.window(window.from / 1000, window.to / 1000)}</bdi>}
          <ToGo order={order} rider={shown} now={now} />
        </header>
        <Bars reached={reached} label={m.tracking_stop({ stop: reached })} />
        {shown && <RiderCard rider={shown} format={format} />}
        <DetailTimeline order={order} format={format} now={now} />
        <OrderFacts order={order} format={format} />
      </div>
      <OrderActions {...props} />
      <p className="hidden-text" role="status">
        {copy.done && m.tracking_copied()}
      </p>
    </article>
  )
}

function sentenceOf({ order, format, now }: DetailProps, rider: Rider | undefined): string {
  const label = labelOf(order, now)
  if (label === 'initiated' || label === 'payment_committed') return m.tracking_label_paying()
  if (label === 'scheduled' && order.preordered_for)
    return m.tracking_say_scheduled({ day: format.day(order.preordered_for) })
  const who = { customer: order.customer.name || m.tracking_the_customer(), rider: rider?.name || m.tracking_rider() }
  return orderSentence(trackingMessage(order), who)
}

function ToGo({ order, rider, now }: { order: Order; rider: Rider | undefined; now: number }) {
  const message = trackingMessage(order)
  if (message === 'cancelled') return <p className="muted to-go">{m.tracking_refund()}</p>
  const minutes = minutesToGo(order.status, rider, now)
  if (minutes === undefined) return null
  return (
    <p className="muted to-go">
      {etaKind(order.status) === 'origin'
        ? m.tracking_to_collection({ count: minutes })
        : m.tracking_to_go({ count: minutes })}
    </p>
  )
}
