// One order: its status, rider, history and contents (TRK-025).
import { useStore } from '@nanostores/react'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flags } from '#app/flags.ts'
import { orders } from '#app/orders.ts'
import { deployment } from '#deployment'
import { labelOf, trackingMessage } from '#features/orders/labels.ts'
import { milestones, proofsOf, shortId, stopsReached, timeline } from '#features/orders/order.ts'
import { minutesToGo } from '#features/orders/order-time.ts'
import { etaKind, isRiderShown } from '#features/orders/rider.ts'
import { feeOf } from '#features/orders/series.ts'
import { milestoneWords, orderSentence, paymentWords, reasonWords, vehicleWords } from '#features/orders/text.ts'
import { Address, Phone } from '#islands/page/Contact.tsx'
import { IslandBoundary } from '#islands/page/late-part.tsx'
import { useOutletNames } from '#islands/page/order-list.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order, ProofType, Rider } from '#schema/wire.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { useBackCloses } from '#ui/back-closes.ts'
import { Facts } from '#ui/Chip.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Bars, Timeline } from '#ui/Journey.tsx'
import { Notice } from '#ui/Notice.tsx'
import { OrderActions, useCopy } from './OrderActions.tsx'
import { OrderTimeLine, StatusChip } from './OrderStatus.tsx'

type DetailProps = {
  order: Order
  rider: Rider | undefined
  /** Unix milliseconds. */
  now: number
  /** When the data was read, where it may be old. */
  asOf: number | undefined
  format: Format
  /** Name of the branch that sends it. */
  sender: string
  prefix: string
  onBack(): void
}

export function OrderDetail(props: DetailProps) {
  const { order, rider, now, asOf, format, sender, onBack } = props
  const outlets = useOutletNames()
  const copy = useCopy()
  const shown = isRiderShown(order) ? rider : undefined
  const at = asOf ?? now
  const reached = Math.max(1, Math.min(5, stopsReached(order).reached)) as 1 | 2 | 3 | 4 | 5
  return (
    <article className="detail" aria-labelledby="order-title">
      <div className="detail-scroll">
        <header>
          <div className="id">
            <Button square className="back" aria-label={m.tracking_back()} onClick={onBack}>
              <Icon name="arrow-left" points />
            </Button>
            <bdi className="who cut">{order.customer.name || m.tracking_no_name()}</bdi>
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
          {outlets && <bdi className="from cut">{sender}</bdi>}
          <h2 id="order-title" tabIndex={-1}>
            {sentenceOf(props, shown)}
          </h2>
          <p className="time">
            <OrderTimeLine {...{ order, asOf, format }} rider={shown} now={at} />
          </p>
          <ToGo order={order} rider={asOf === undefined ? shown : undefined} now={now} />
        </header>
        <Bars reached={reached} label={m.tracking_stop({ stop: reached })} />
        {shown && <RiderCard rider={shown} format={format} />}
        <Milestones order={order} format={format} now={at} />
        <OrderFacts order={order} format={format} />
        <Proofs order={order} />
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
  const minutes = minutesToGo(order, rider, now)
  if (minutes === undefined) return null
  return (
    <p className="muted to-go">
      {etaKind(order.status) === 'origin'
        ? m.tracking_to_collection({ count: minutes })
        : m.tracking_to_go({ count: minutes })}
    </p>
  )
}

/** The milestones of an order, the next two greyed; the server's statuses can be unfolded. */
function Milestones({ order, format, now }: { order: Order; format: Format; now: number }) {
  const timeOf = (at: number | undefined) =>
    at === undefined ? undefined : { text: format.time(at / 1000), iso: new Date(at).toISOString() }
  // Times of other days are shown with their day.
  const dayOf = (at: number | undefined) =>
    at === undefined || format.isSameDay(at / 1000, now / 1000) ? undefined : format.day(at / 1000)
  const stations = milestones(order).map(({ name, state, at }) => ({
    id: name,
    state,
    text:
      state === 'ahead' ? (
        <>
          {milestoneWords(name)} <span className="hidden-text">{m.tracking_to_come()}</span>
        </>
      ) : (
        milestoneWords(name)
      ),
    detail: dayOf(at),
    time: timeOf(at),
  }))
  const statuses = timeline(order).map(({ id, status, at, current }) => ({
    id,
    state: current ? ('now' as const) : ('past' as const),
    text: <bdi dir="ltr">{status}</bdi>,
    detail: dayOf(at),
    time: timeOf(at),
  }))
  return (
    <>
      <Timeline label={m.tracking_timeline()} entries={stations} />
      <details className="all-statuses">
        <summary>{m.tracking_all_statuses()}</summary>
        <Timeline label={m.tracking_all_statuses()} entries={statuses} />
      </details>
    </>
  )
}

/** The customer, contents and payment of an order. Unknown parts are left out. */
function OrderFacts({ order, format }: { order: Order; format: Format }) {
  const { customer, order: contents, voucher } = order
  const { currency } = deployment().settings
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
              <Phone number={customer.phone_number} />
            </>
          )}
          <br />
          <Address text={customer.location.address} format={format} />
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

/** The rider, and how to call. */
function RiderCard({ rider, format }: { rider: Rider; format: Format }) {
  const name = rider.name || m.tracking_rider()
  const seen = m.tracking_rider_seen({ time: format.time(rider.updated_at) })
  return (
    <section className="rider-card" aria-label={m.tracking_rider()}>
      <Avatar name={name} large />
      <p>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="muted">{[vehicleWords(rider), seen].filter(Boolean).join(' · ')}</span>
      </p>
      {rider.phone_number && (
        <ButtonLink square href={`tel:${rider.phone_number}`} aria-label={m.tracking_rider_call({ rider: name })}>
          <Icon name="phone" />
        </ButtonLink>
      )}
    </section>
  )
}

// Photos of collection, delivery and return: offered with their flag once they can be fetched (PUB-002, HIS-103, Q69).

const flagOf = { pickup: 'ProofOfPickup', delivery: 'ProofOfDelivery', return: 'ProofOfReturn' } as const

const titles: Record<ProofType, () => string> = {
  pickup: () => m.public_proof_pickup(),
  delivery: () => m.public_proof_delivery(),
  return: () => m.public_proof_return(),
}

/** One button for each photo that there is. */
function Proofs({ order }: { order: Order }) {
  const on = useStore(flags.$flags, { ssr: () => null })
  const [open, setOpen] = useState<ProofType>()
  const offered = proofsOf(order).filter(type => on?.[flagOf[type]])
  if (offered.length === 0) return null
  return (
    <div className="proofs">
      {offered.map(type => (
        <Button key={type} onClick={() => setOpen(type)}>
          <Icon name="camera" small />
          {titles[type]()}
        </Button>
      ))}
      {open && (
        <IslandBoundary>
          <ProofDialog orderId={order.order_id} type={open} onClose={() => setOpen(undefined)} />
        </IslandBoundary>
      )}
    </div>
  )
}

type Photo = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; address: string }

function ProofDialog({ orderId, type, onClose }: { orderId: string; type: ProofType; onClose(): void }) {
  const [photo, setPhoto] = useState<Photo>({ state: 'loading' })
  useEffect(() => {
    let address: string | undefined
    let wanted = true
    void orders.proof(orderId, type).then(answer => {
      if (!wanted) return
      if (answer.state === 'failed') return setPhoto({ state: 'failed' })
      address = URL.createObjectURL(answer.value)
      setPhoto({ state: 'ready', address })
    })
    return () => {
      wanted = false
      if (address !== undefined) URL.revokeObjectURL(address)
    }
  }, [orderId, type])
  return (
    <Dialog
      open
      onClose={onClose}
      title={titles[type]()}
      closeLabel={m.portal_close()}
      footer={<Button onClick={onClose}>{m.portal_close()}</Button>}
    >
      <div className="proof-photo" aria-live="polite">
        {photo.state === 'loading' && <p className="muted">{m.public_proof_loading()}</p>}
        {photo.state === 'failed' && <Notice tone="danger" title={m.public_proof_failed()} />}
        {photo.state === 'ready' && (
          <img src={photo.address} alt={titles[type]()} onError={() => setPhoto({ state: 'failed' })} />
        )}
      </div>
    </Dialog>
  )
}

// The sheet of the map, where the window has no room for it next to the rest.

/** A finger that goes further than this on the grip pulls the sheet, in CSS pixels. */
const SWIPE_PX = 24

type SheetProps = {
  /**
   * Over the rest of the screen from its foot, gone until it is pulled up; or above the rest, low until it is pulled down. With
   * enough room the style sheets show a map of the second kind without a grip.
   */
  from: 'foot' | 'head'
  open: boolean
  onOpen(open: boolean): void
  children: ReactNode
}

/** A map with a grip, which is pressed or swiped (TRK-104). */
export function MapSheet({ from, open, onOpen, children }: SheetProps) {
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const isOverlay = from === 'foot'
  useBackCloses(isOverlay && open, () => onOpen(false))
  // Nothing is loaded for a map that nobody has pulled up; after that it stays.
  const wasOpen = useRef(open)
  wasOpen.current ||= open
  const swipe = useSwipe(sheet, isOverlay ? -1 : 1, open, onOpen)
  const button = (
    <button type="button" className="grip" ref={grip} aria-expanded={open} aria-controls={id} {...swipe}>
      <i />
      <span className={isOverlay ? undefined : 'hidden-text'}>
        {isOverlay && <Icon name="map-pin" small />}
        {m.public_settings_map()}
      </span>
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for what is in it
    <section
      className={`map-sheet from-${from}${open ? ' pulled' : ''}`}
      ref={sheet}
      {...(isOverlay && { 'data-sticky-foot': '' })}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented || !(isOverlay && open)) return
        event.preventDefault()
        onOpen(false)
        grip.current?.focus()
      }}
    >
      {isOverlay && button}
      <div className="map-room" id={id} inert={isOverlay && !open}>
        {(!isOverlay || wasOpen.current) && children}
      </div>
      {!isOverlay && button}
    </section>
  )
}

/**
 * What makes a grip of a button: a finger or the mouse pulls the sheet, a press toggles it, and so do the keys.
 * @param opens 1 where down opens it, -1 where up does
 */
function useSwipe(sheet: RefObject<HTMLElement | null>, opens: 1 | -1, open: boolean, onOpen: SheetProps['onOpen']) {
  const from = useRef<number>(undefined)
  const isSwiped = useRef(false)
  const end = () => {
    from.current = undefined
    sheet.current?.style.removeProperty('--pulled-by')
    sheet.current?.classList.remove('moving')
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      from.current = event.clientY
      isSwiped.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === undefined) return
      const by = clientY - from.current
      isSwiped.current ||= Math.abs(by) > SWIPE_PX
      // No further than its other place.
      const fitting = by * opens > 0 === !open ? by : 0
      sheet.current?.style.setProperty('--pulled-by', `${fitting}px`)
      sheet.current?.classList.add('moving')
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (from.current !== undefined && isSwiped.current) onOpen((clientY - from.current) * opens > 0)
      end()
    },
    onPointerCancel: end,
    onClick: ({ detail }: MouseEvent) => {
      // A swipe ends with a click as well; the click of a key has no detail.
      if (!isSwiped.current || detail === 0) onOpen(!open)
      isSwiped.current = false
    },
  }
}
