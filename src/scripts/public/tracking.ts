// The tracking pages: one order, shown again whenever something new is known (PUB-001, PUB-005).
import { fetchProof, onFlagsRetry, publicFlags } from '#app/public-order.ts'
import { pathFor } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { orderTime } from '#features/orders/order-time.ts'
import { timeWords } from '#features/orders/order-time-text.ts'
import {
  hasEnded,
  isCollected,
  isLate,
  isMapShown,
  isRiderShown,
  isRouteShown,
  type Stage,
  stageOf,
  stopOf,
} from '#features/public-order/public-order.ts'
import { proofTitle, riderName, riderWords, stageSentence, stageText } from '#features/public-order/text.ts'
import { createMap } from '#map/create-map.ts'
import type { Line, MapView, Point } from '#map/engine.ts'
import { mapMark } from '#map/marks.ts'
import { arcBetween, cutAt } from '#map/routes.ts'
import { m } from '#messages'
import { yieldToMain } from '#platform/browser-ports.ts'
import type { LatLng, ProofType, PublicTracking, TrackedParty } from '#schema/wire.ts'
import { backCloses } from '#ui/disclosure.ts'
import {
  followOrder,
  format,
  part,
  prefix,
  type Shown,
  seconds,
  setText,
  setTextOrHide,
  showOrderRows,
  startSettings,
  title,
  today,
  wants,
} from './page.ts'

/** A position that is older than this is shown with its time, in seconds. */
const RIDER_SEEN_LATELY_S = 90

const senderNamed = 'senderNamed' in (document.querySelector('main')?.dataset ?? {})

let last: Shown | undefined

function showAgain(): void {
  if (!last) return
  showGlance(last)
  showDetails(last)
}

function showGlance(shown: Shown): void {
  const { order, at } = shown
  const stage = stageOf(order, at / 1000)
  document.body.dataset['stage'] = stage
  showStatus(shown, stage, shownRider(order, stage))
  showStops(stage, shownRider(order, stage)?.vehicle)
  if (senderNamed && order.kind === 'business') setTextOrHide('from', order.sender.name, 'from-name')
}

const shownRider = (order: PublicTracking, stage: Stage): PublicTracking['rider'] =>
  isRiderShown(order, stage) ? order.rider : undefined

function showDetails({ order, at, readAt, old }: Shown): void {
  const stage = stageOf(order, at / 1000)
  showRider(shownRider(order, stage))
  showCash(order, stage)
  showOrderRows(order, { dated: false })
  setTextOrHide('what', stageText(stage, order.status))
  // Where it may be old, the warning above shows from when it is.
  setTextOrHide('updated', old ? undefined : m.public_updated({ time: format.moment(readAt / 1000, today()) }))
  showMap(order, stage)
  void offerProofs(order)
  void offerReceipt(order)
}

function showStatus({ order, at, old, readAt }: Shown, stage: Stage, rider: PublicTracking['rider']): void {
  const sentence = stageSentence(stage, rider?.name)
  const time = hasTime(stage) ? orderTime(order, order, at, deployment().settings) : undefined
  const wordsOn = (day: number) => (time ? timeWords(time, format, { reader: 'receiver', now: day * 1000 }) : undefined)
  const { label = '', day = '', clock = '' } = wordsOn(today()) ?? {}
  setText('time-label', label)
  setText('window', clock)
  setText('day', day)
  const isEstimate = time && !('at' in time)
  setTextOrHide(
    'as-of',
    old && isEstimate ? m.tracking_as_of({ time: format.moment(readAt / 1000, today()) }) : undefined,
  )
  setTextOrHide('remark', isLate(order, stage, at / 1000) ? m.public_late() : undefined)
  // Drawing it for paper announces nothing.
  const window = [label, wordsOn(seconds())?.day, clock].filter(Boolean).join(' ')
  title(sentence, clock ? m.public_announcement({ status: sentence, window }) : sentence)
}

/** Nobody waits for what was cancelled or has come back; the details show when that was. */
const hasTime = (stage: Stage): boolean =>
  stage === 'delivered' || (wants('eta') && !hasEnded(stage) && stage !== 'returning' && stage !== 'paying')

/** The rider of a stop has the vehicle that the map shows. */
function showStops(stage: Stage, vehicle: NonNullable<PublicTracking['rider']>['vehicle']): void {
  const stop = stopOf(stage)
  const list = part('stops')
  list.hidden = stop === undefined
  list.dataset['stop'] = String(stop ?? 0)
  const drawing = vehicle && mapMark(vehicle).querySelector('svg')
  if (drawing) for (const ride of list.querySelectorAll('[data-ride]')) ride.replaceChildren(drawing.cloneNode(true))
  if (stop !== undefined) list.setAttribute('aria-label', m.public_stops({ stop }))
  for (const [place, item] of [...list.children].entries()) {
    const past = stop !== undefined && place + 1 < stop
    const now = place + 1 === stop
    item.className = past ? 'past' : now ? 'now' : ''
    if (now) item.setAttribute('aria-current', 'step')
    else item.removeAttribute('aria-current')
    const done = item.querySelector<HTMLElement>('.done-word')
    if (done) done.hidden = !past
  }
}

function showRider(rider: PublicTracking['rider']): void {
  part('rider').hidden = rider === undefined
  if (!rider) return
  const name = riderName(rider)
  setText('rider-name', name)
  setText('rider-initials', initials(name))
  setText('rider-how', riderWords(rider))
  const old = seconds() - rider.updated_at > RIDER_SEEN_LATELY_S
  setTextOrHide('rider-seen', old ? m.public_rider_seen({ time: format.moment(rider.updated_at, today()) }) : undefined)
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(word => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

/** What the receiver has to have at hand, while it is still to be paid. */
function showCash({ payment, parcel }: PublicTracking, stage: Stage): void {
  const card = payment.method === 'PAYMENT_ON_DELIVERY'
  const due = payment.status === 'due' && (card || payment.method === 'CASH_ON_DELIVERY')
  const shown = due && !hasEnded(stage) && stage !== 'returning'
  part('cash').hidden = !shown
  if (!shown) return
  const amount = format.money(parcel.amount, payment.currency)
  setText('cash-title', card ? m.public_card_title({ amount }) : m.public_cash_title({ amount }))
  setText('cash-text', ` ${card ? m.public_card_text() : m.public_cash_text()}`)
}

/** The receipt is linked once it was delivered, where its flag is on (Q70). */
async function offerReceipt({ order_id, status }: PublicTracking): Promise<void> {
  if (status !== 'DELIVERED' || !(await publicFlags()).DeliveryReceiptCta) return
  part('receipt')
    .querySelector('a')
    ?.setAttribute('href', pathFor('deliveryReceipt', { orderID: order_id }, prefix))
  part('receipt').hidden = false
}

// Photos of collection, delivery and return: offered with their flag once they can be fetched, shown in a dialog
// (PUB-002, PUB-003, Q69).

const flags = { pickup: 'ProofOfPickup', delivery: 'ProofOfDelivery', return: 'ProofOfReturn' } as const

let orderId = ''
/** The address of the photo that is shown, inside this page. */
let photo: string | undefined
let turn = 0
/** A second press so soon after the first, which opened the dialog, is for what it covers; in milliseconds. */
const TWICE_MS = 500
/** When the dialog was opened, as events count time. */
let openedAt = 0
/** To be called when the dialog was closed, so that Back need not close it. */
let endBack: (() => void) | undefined

const isProof = (text: string | undefined): text is ProofType => text !== undefined && Object.hasOwn(flags, text)

/** Shows the buttons of the proofs that this order has now. */
async function offerProofs(order: PublicTracking): Promise<void> {
  orderId = order.order_id
  if (order.proofs.length === 0) return
  const on = await publicFlags()
  for (const button of document.querySelectorAll<HTMLElement>('[data-proof]')) {
    const type = button.dataset['proof']
    button.hidden = !isProof(type) || !order.proofs.includes(type) || !on[flags[type]]
    // A proof is offered even where the history does not give its time.
    const row = button.closest<HTMLElement>('[data-row]')
    if (row && !button.hidden) row.hidden = false
  }
}

async function open(type: ProofType): Promise<void> {
  const dialog = part<HTMLDialogElement>('proof-dialog')
  const frame = part('proof-photo')
  const mine = ++turn
  setText('proof-title', proofTitle(type))
  frame.replaceChildren(note(m.public_proof_loading(), 'bone-photo'))
  dialog.showModal()
  openedAt = performance.now()
  endBack = backCloses().opened(() => dialog.close())
  const answer = await fetchProof(orderId, type)
  if (mine !== turn || !dialog.open) return
  if (answer.state === 'failed') {
    frame.replaceChildren(note(m.public_proof_failed(), 'notice tone-danger'))
    return
  }
  forget()
  photo = URL.createObjectURL(answer.value)
  const image = document.createElement('img')
  image.alt = proofTitle(type)
  // An answer that calls itself an image and is none.
  image.addEventListener('error', () => {
    if (mine === turn) frame.replaceChildren(note(m.public_proof_failed(), 'notice tone-danger'))
  })
  image.src = photo
  frame.replaceChildren(image)
}

function note(text: string, className: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.className = className
  paragraph.textContent = text
  return paragraph
}

function forget(): void {
  if (photo) URL.revokeObjectURL(photo)
  photo = undefined
}

/** Makes the buttons and the dialog work. */
function startProofs(): void {
  // Back goes past a dialog of before the page was loaded again.
  backCloses()
  const dialog = part<HTMLDialogElement>('proof-dialog')
  for (const button of document.querySelectorAll<HTMLElement>('[data-proof]')) {
    const type = button.dataset['proof']
    if (isProof(type)) button.addEventListener('click', () => void open(type))
  }
  part('proof-close').addEventListener('click', () => dialog.close())
  // A click outside the dialog closes it: its target is the dialog itself; inside, it is something that the dialog holds.
  dialog.addEventListener('click', event => {
    if (event.target === dialog && event.timeStamp - openedAt > TWICE_MS) dialog.close()
  })
  dialog.addEventListener('close', () => {
    endBack?.()
    turn += 1
    forget()
    part('proof-photo').replaceChildren()
  })
}

// Everything above is there from here on.
startProofs()
// The way of an order on the map: where it is collected, where it goes, and the rider between assignment and delivery
// (TRK-036, Q70).

let view: MapView | undefined
let fitted = ''
let drawing: ReturnType<typeof setTimeout> | undefined

/** Makes room for the map, or takes it away; what there is to see of an order is drawn in the next turn. */
function showMap(order: PublicTracking, stage: Stage): void {
  const frame = part('map')
  const { sender, receiver, rider } = pointsOf(order, stage)
  const shown = wants('map') && isMapShown(stage) && [sender, receiver, rider].some(Boolean)
  document.body.classList.toggle('with-map', shown)
  frame.hidden = !shown
  clearTimeout(drawing)
  if (!shown) {
    view?.destroy()
    view = undefined
    fitted = ''
    return
  }
  drawing = setTimeout(() => draw(frame, order, stage))
}

function pointsOf(order: PublicTracking, stage: Stage) {
  return { sender: pointOf(order.sender), receiver: pointOf(order.receiver), rider: shownRider(order, stage) }
}

function draw(frame: HTMLElement, order: PublicTracking, stage: Stage): void {
  const { sender, receiver, rider } = pointsOf(order, stage)
  const points = [sender, receiver, rider].filter(point => point !== undefined)
  view ??= openMap(frame, points)
  view.setMarker('sender', sender && { at: sender, element: mapMark('sender') })
  view.setMarker('receiver', receiver && { at: receiver, element: mapMark('receiver'), anchor: 'bottom' })
  markRider(view, order, rider)
  const way = showRoute(view, { stage, sender, receiver, rider }, isRouteShown(order, stage) ? order : undefined)
  const target = isCollected(stage) ? receiver : sender
  // With the whole way there, which may lead around.
  const interesting = [...(rider && target ? [rider, target] : points), ...(way?.points ?? [])]
  // Follows the order from stage to stage; in between the reader's own view is kept while the rider stays in it.
  const key = `${stage} ${points.length}`
  if (key !== fitted) view.fit(interesting, true)
  else view.fit(interesting)
  fitted = key
  if (rider)
    frame.setAttribute(
      'aria-label',
      m.public_map_rider({ rider: riderName(rider), time: format.moment(rider.updated_at, seconds()) }),
    )
  else frame.setAttribute('aria-label', m.public_map())
}

function openMap(frame: HTMLElement, around: readonly Point[]): MapView {
  return createMap(frame, {
    style: deployment().environment.mapStyle,
    language: document.documentElement.lang,
    around,
    inScrollingPage: true,
    unhurried: true,
    words: {
      label: m.public_map(),
      missing: m.public_map_failed(),
      zoomIn: m.public_map_zoom_in(),
      zoomOut: m.public_map_zoom_out(),
      showAll: m.public_map_show_all(),
      twoFingers: m.public_map_two_fingers(),
    },
    failed() {
      const note = document.createElement('p')
      note.className = 'map-failed'
      note.textContent = m.public_map_failed()
      frame.replaceChildren(note)
    },
  })
}

function markRider(map: MapView, { route }: PublicTracking, rider: PublicTracking['rider']): void {
  map.setMarker('rider', rider && { at: rider, element: mapMark(rider.vehicle ?? 'motorcycle'), road: route })
}

type Way = { stage: Stage; sender?: Point | undefined; receiver?: Point | undefined; rider?: Point | undefined }

/**
 * The way behind the rider in grey and the way ahead; an arc where the streets of it are not known, nothing without `order`.
 * @returns the way to where the parcel goes next
 */
function showRoute(
  map: MapView,
  { stage, sender, receiver, rider }: Way,
  order: Pick<PublicTracking, 'route' | 'geometry'> | undefined,
): Line | undefined {
  const target = isCollected(stage) ? receiver : sender
  // Who has just collected is still on the way that led there; the way of the parcel begins at the sender.
  const ways = [isCollected(stage) ? order?.geometry : undefined, order?.route]
  const at = rider && { lat: rider.latitude, lng: rider.longitude }
  const cut = at && ways.map(way => way && cutAt(way, at)).find(Boolean)
  map.setLine('ridden', cut && { points: cut.ridden.map(toPoint), look: 'ridden' })
  const ahead = cut ? byRoad(cut.ahead) : order && rider ? arc(rider, target) : undefined
  map.setLine('ahead', ahead)
  const isOpen = order && !(rider && isCollected(stage))
  const onward = isOpen ? (byRoad(order.geometry) ?? arc(sender, receiver)) : undefined
  map.setLine('onward', onward)
  return ahead ?? onward
}

const byRoad = (way: readonly LatLng[] | undefined): Line | undefined =>
  way && way.length > 1 ? { points: way.map(toPoint), look: 'ahead' } : undefined

const arc = (from: Point | undefined, to: Point | undefined): Line | undefined =>
  from && to && { points: arcBetween(from, to), look: 'direct' }

const toPoint = ({ lat, lng }: LatLng): Point => ({ latitude: lat, longitude: lng })

const pointOf = ({ latitude, longitude }: TrackedParty): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

followOrder({
  glance: showGlance,
  details(shown) {
    const first = last === undefined
    last = shown
    showDetails(shown)
    if (!first) return
    onFlagsRetry(() => {
      showAgain()
      void startSettings(showAgain)
    })
    // Nobody waits for the settings, and an order that is not shown needs none.
    void yieldToMain().then(() => startSettings(showAgain))
  },
})
