// One order: its status, rider, history and contents (TRK-025).
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { flags } from '#app/flags.ts'
import { addressOf, pathFor } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { cancellability } from '#features/orders/cancelling.ts'
import { type Label, labelOf, trackingMessage } from '#features/orders/labels.ts'
import { callWords } from '#features/orders/named-text.ts'
import { milestones, proofsOf, shortId, stopsReached, timeline } from '#features/orders/order.ts'
import { awaitedAt, minutesToGo } from '#features/orders/order-time.ts'
import { isRiderShown } from '#features/orders/rider.ts'
import { feeOf, paymentState } from '#features/orders/series.ts'
import { isInCancellableGroup } from '#features/orders/statuses.ts'
import {
  milestoneWords,
  namesCustomer,
  obstacleWords,
  orderSentence,
  paymentStateWords,
  paymentWords,
  reasonWords,
  vehicleWords,
} from '#features/orders/text.ts'
import { Address, Phone } from '#islands/page/Contact.tsx'
import { IslandBoundary, latePart, usePart } from '#islands/page/late-part.tsx'
import { requestAgain, useOutletNames } from '#islands/page/order-list.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { m } from '#messages'
import type { Order, ProofType, Rider } from '#schema/wire.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Facts } from '#ui/Chip.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Bars, Timeline } from '#ui/Journey.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import { OrderTimeLine, StatusChip } from './OrderStatus.tsx'

const LabelsDialog = latePart(() => import('./LabelsDialog.tsx').then(part => part.LabelsDialog))
const QrDialog = latePart(() => import('./QrDialog.tsx').then(part => part.QrDialog))
const ProofDialog = latePart(() => import('./OrderDialogs.tsx').then(part => part.ProofDialog))

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
  const copied = copy.done === order.order_id
  const shown = isRiderShown(order) ? rider : undefined
  const at = asOf ?? now
  const sentence = sentenceOf(props, shown)
  const { name } = order.customer
  const reached = Math.max(1, Math.min(5, stopsReached(order).reached)) as 1 | 2 | 3 | 4 | 5
  return (
    <article className="detail" aria-labelledby="order-title">
      <div className="detail-scroll">
        <header>
          <div className="id">
            <Button square className="back" aria-label={m.tracking_back()} onClick={onBack}>
              <Icon name="arrow-left" points />
            </Button>
            {/* Who it is for is said once. */}
            {!(name && sentence.namesCustomer) && <bdi className="who cut">{name || m.tracking_no_name()}</bdi>}
            <bdi className="muted">#{shortId(order)}</bdi>
            <button
              type="button"
              className="clear"
              aria-label={m.tracking_copy_number()}
              onClick={() => copy.write(order.order_id)}
            >
              <Icon name={copied ? 'check' : 'copy'} small />
            </button>
            {needsChip(labelOf(order, now)) && <StatusChip order={order} now={now} />}
          </div>
          {outlets && <bdi className="from cut">{sender}</bdi>}
          <h2 id="order-title" tabIndex={-1}>
            {sentence.text}
          </h2>
          <p className="time">
            <OrderTimeLine {...{ order, rider, asOf, format }} now={at} />
          </p>
          <ToGo order={order} rider={asOf === undefined ? rider : undefined} now={now} />
        </header>
        <Bars reached={reached} label={m.tracking_stop({ stop: reached })} />
        {shown && <RiderCard rider={shown} now={now} format={format} />}
        <Milestones order={order} format={format} now={now} />
        <OrderFacts order={order} format={format} />
        <Proofs key={order.order_id} order={order} />
      </div>
      {/* A question that is open, and a link that could not be copied, are about this order and no other. */}
      <OrderActions key={order.order_id} {...props} />
      <p className="hidden-text" role="status">
        {copied && m.tracking_copied()}
      </p>
    </article>
  )
}

/** The sentence below shows any other status, but not that the order is late, nor that the sender is to act. */
const needsChip = (label: Label): boolean => label === 'delayed' || label === 'received'

type Sentence = { text: string; namesCustomer: boolean }

function sentenceOf({ order, format, now }: DetailProps, rider: Rider | undefined): Sentence {
  const label = labelOf(order, now)
  if (label === 'initiated' || label === 'payment_committed')
    return { text: m.tracking_label_paying(), namesCustomer: false }
  if (label === 'scheduled' && order.preordered_for)
    return { text: m.tracking_say_scheduled({ day: format.day(order.preordered_for) }), namesCustomer: false }
  const who = { customer: order.customer.name || m.tracking_the_customer(), rider: rider?.name || m.tracking_rider() }
  const message = trackingMessage(order)
  return { text: orderSentence(message, who), namesCustomer: namesCustomer(message) }
}

function ToGo({ order, rider, now }: { order: Order; rider: Rider | undefined; now: number }) {
  const message = trackingMessage(order)
  if (message === 'cancelled') return <p className="muted to-go">{m.tracking_refund()}</p>
  const minutes = minutesToGo(order, rider, now)
  if (minutes === undefined) return null
  return (
    <p className="muted to-go">
      {awaitedAt(order) === 'origin'
        ? m.tracking_to_collection({ count: minutes })
        : m.tracking_to_go({ count: minutes })}
    </p>
  )
}

/** The milestones of an order, the next two greyed; the server's statuses can be unfolded. */
function Milestones({ order, format, now }: { order: Order; format: Format; now: number }) {
  const timeOf = (at: number | undefined) =>
    at === undefined ? undefined : { text: format.time(at / 1000), iso: new Date(at).toISOString() }
  // A day stands where it begins, and today without another one before it nowhere.
  const dayEach = () => {
    let day = now
    return (at: number | undefined) => {
      if (at === undefined || format.isSameDay(at / 1000, day / 1000)) return undefined
      day = at
      return format.day(at / 1000)
    }
  }
  const [dayOfStation, dayOfStatus] = [dayEach(), dayEach()]
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
    detail: dayOfStation(at),
    time: timeOf(at),
  }))
  const statuses = timeline(order).map(({ id, status, at, current }) => ({
    id,
    state: current ? ('now' as const) : ('past' as const),
    text: <bdi dir="ltr">{status}</bdi>,
    detail: dayOfStatus(at),
    time: timeOf(at),
  }))
  return (
    <>
      <Timeline label={m.tracking_timeline()} entries={stations} />
      <details className="all-statuses">
        <summary>
          {m.tracking_all_statuses()}
          <Icon name="chevron-down" small />
        </summary>
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
  // "Paid" is a method, and no answer where the payment is still under way, has failed or is given back.
  const state = paymentState(order)
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
          <bdi>{contents.description}</bdi>{' '}
          {contents.amount > 0 && (
            <span className={contents.description && 'muted worth'}>{money(contents.amount)}</span>
          )}
          {contents.cold_bag_needed && <span className="muted also">{m.tracking_cold()}</span>}
          {order.age_validation_required && <span className="muted also">{m.tracking_age()}</span>}
        </>
      ),
    },
    {
      id: 'payment',
      name: m.tracking_payment(),
      value: state
        ? paymentStateWords(state)
        : collected
          ? m.tracking_collects({ way, amount: format.money(contents.amount, currency) })
          : way,
    },
    fee !== undefined && { id: 'fee', name: m.tracking_fee(), value: money(fee) },
    voucher && { id: 'voucher', name: m.tracking_voucher(), value: <bdi>{voucher.code}</bdi> },
    order.cancel_reason && { id: 'reason', name: m.tracking_reason(), value: reasonWords(order.cancel_reason) },
    { id: 'number', name: m.tracking_order_number(), value: <bdi className="num">{order.order_id}</bdi> },
  ]
  return <Facts facts={facts.filter(fact => !!fact)} />
}

/** The rider, and how to call. */
function RiderCard({ rider, now, format }: { rider: Rider; now: number; format: Format }) {
  const name = rider.name || m.tracking_rider()
  const seen = m.tracking_rider_seen({ time: format.moment(rider.updated_at, now / 1000) })
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
        <ButtonLink square href={`tel:${rider.phone_number}`} aria-label={callWords(rider)}>
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
        <ProofDialog orderId={order.order_id} type={open} title={titles[open]()} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}

// What can be done with an order (TRK-025, TRK-026, TRK-102).

type ActionsProps = {
  order: Order
  /** Unix milliseconds. */
  now: number
  format: Format
  /** Name of the branch that sends it. */
  sender: string
  prefix: string
}

function OrderActions({ order, now, format, sender, prefix }: ActionsProps) {
  const [open, setOpen] = useState<'cancel' | 'qr' | 'labels'>()
  const [near, setNear] = useState(false)
  const dialogs = usePart(() => import('./OrderDialogs.tsx'), near || open === 'cancel')
  const on = useStore(flags.$flags, { ssr: () => null })
  const copy = useCopy()
  const link = location.origin + pathFor('tracking', { orderID: order.order_id }, prefix)
  const delayedCancellation = on?.DelayedCancellation ?? false
  const mayCancel = cancellability(order, { now, delayedCancellation })
  const why = mayCancel.allowed
    ? undefined
    : obstacleWords(mayCancel.because, ms => format.moment(ms / 1000, now / 1000))
  const request = addressOf(prefix, `/request-a-rider/${encodeURIComponent(order.vendor_id)}`)
  const id = encodeURIComponent(order.order_id)
  const entries: (MenuEntry | false)[] = [
    { id: 'copy', text: m.tracking_copy_link(), icon: 'copy' },
    { id: 'qr', text: m.tracking_qr(), icon: 'qr-code' },
    { id: 'label', text: m.tracking_label_print(), icon: 'printer' },
    { id: 'another', text: m.request_another(), icon: 'plus', href: request },
    isInCancellableGroup(order.status, delayedCancellation) &&
      on?.ModifyOrderButton === true && {
        id: 'modify',
        text: m.tracking_modify(),
        icon: 'pencil' as const,
        href: `${request}?orderID=${id}`,
      },
    order.status === 'DELIVERED' &&
      on?.DeliveryReceiptCta === true && {
        id: 'receipt',
        text: m.tracking_receipt(),
        icon: 'receipt-text' as const,
        href: pathFor('deliveryReceipt', { orderID: order.order_id }, prefix),
      },
    {
      id: 'cancel',
      text: m.tracking_cancel(),
      icon: 'ban',
      apart: true,
      danger: mayCancel.allowed,
      disabled: !mayCancel.allowed,
      detail: why,
    },
  ]
  async function share(): Promise<void> {
    const data = { title: m.tracking_share_text({ sender }), url: link }
    // Closing the system's share dialog is no failure; a browser without one copies the link.
    if (navigator.canShare?.(data)) await navigator.share(data).catch(() => {})
    else await copy.write(link)
  }
  function act(action: string): void {
    if (action === 'copy') void copy.write(link)
    else if (action === 'label') setOpen('labels')
    else if (action === 'qr' || action === 'cancel') setOpen(action)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that somebody is near
    <footer className="detail-actions" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <Button onClick={share}>
        <Icon name={copy.done ? 'check' : 'share'} small />
        {copy.done ? m.tracking_copied() : m.tracking_share()}
      </Button>
      <Button onClick={() => void requestAgain(order)}>{m.tracking_again()}</Button>
      <Menu
        trigger={<Icon name="ellipsis" />}
        label={m.tracking_more()}
        className="button square"
        entries={entries.filter(entry => entry !== false)}
        onAction={act}
      />
      <p className={copy.refused ? 'muted refused' : 'hidden-text'} role="status">
        {copy.refused ? m.tracking_copy_failed({ link: copy.refused }) : copy.done && m.tracking_copied()}
      </p>
      {dialogs && (
        <IslandBoundary>
          <dialogs.CancelDialog
            {...{ order, obstacle: why }}
            open={open === 'cancel'}
            onClose={() => setOpen(undefined)}
          />
        </IslandBoundary>
      )}
      {open === 'labels' && (
        <LabelsDialog orders={[order]} {...{ format, prefix }} onClose={() => setOpen(undefined)} />
      )}
      {open === 'qr' && <QrDialog order={order} link={link} onClose={() => setOpen(undefined)} />}
    </footer>
  )
}

const SHOWN_MS = 2500

/** Copies a text; `done` is the text for a moment after it worked, `refused` when the browser does not allow it. */
function useCopy() {
  const [result, setResult] = useState<{ done?: string; refused?: string }>({})
  useEffect(() => {
    if (result.done === undefined) return
    const timer = setTimeout(() => setResult({}), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const write = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setResult({ done: text })
    } catch {
      setResult({ refused: text })
    }
  }
  return { ...result, write }
}
