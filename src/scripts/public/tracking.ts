// The tracking pages: one order, shown again whenever something new is known (PUB-001, PUB-005).
import { publicFlags } from '#app/public-order'
import { pathFor, splitPrefix } from '#contract/routes'
import { deployment } from '#deployment'
import {
  arrivalWindow,
  collectionEta,
  hasEnded,
  isLate,
  isRiderShown,
  type Stage,
  stageOf,
  stopOf,
} from '#domain/tracked-order'
import { m } from '#messages'
import type { PublicTracking } from '#schema/wire'
import { riderWords, stageSentence, stageText } from '#text/tracked-words'
import { nextTurn } from '../../next-turn.ts'
import { followOrder, format, seconds, title } from './page.ts'
import { fillRow, part, say, sayOrHide } from './parts.ts'
import { offerProofs, startProofs } from './proofs.ts'
import { startSettings, wants } from './settings.ts'
import { showFacts } from './show-facts.ts'
import { showMap } from './show-map.ts'

/** A position that is older than this says when it was, in seconds. */
const RIDER_SEEN_LATELY_S = 90

const senderNamed = 'senderNamed' in (document.querySelector('main')?.dataset ?? {})

let last: PublicTracking | undefined

startProofs()
followOrder({
  glance: showGlance,
  details(order) {
    const first = last === undefined
    last = order
    showDetails(order)
    // Nobody waits for the settings, and an order that is not shown needs none.
    if (first) void nextTurn().then(() => startSettings(showAgain))
  },
})

function showAgain(): void {
  if (!last) return
  showGlance(last)
  showDetails(last)
}

function showGlance(order: PublicTracking): void {
  const stage = stageOf(order, seconds())
  document.body.dataset['stage'] = stage
  showStatus(order, stage, shownRider(order, stage))
  showStops(stage)
  if (senderNamed && order.kind === 'business') say('from', m.public_from({ sender: order.sender.name }))
}

const shownRider = (order: PublicTracking, stage: Stage): PublicTracking['rider'] =>
  isRiderShown(order, stage) ? order.rider : undefined

function showDetails(order: PublicTracking): void {
  const stage = stageOf(order, seconds())
  showRider(shownRider(order, stage))
  showCash(order, stage)
  showFacts(order, { dated: false })
  const collection = wants('eta') ? collectionEta(order) : undefined
  fillRow('collection-expected', (collection && format.time(collection)) || undefined)
  sayOrHide('what', stageText(stage))
  say('updated', m.public_updated({ time: format.time(seconds()) }))
  showMap(order, stage)
  void offerProofs(order)
  void offerReceipt(order)
}

function showStatus(order: PublicTracking, stage: Stage, rider: PublicTracking['rider']): void {
  const sentence = stageSentence(stage, rider?.name)
  const window = wants('eta') || stage === 'delivered' ? windowOf(order, stage) : undefined
  say('window', window?.text ?? '')
  say('day', window?.day ?? '')
  sayOrHide('remark', remarkOf(order, stage))
  title(sentence, window ? m.public_announcement({ status: sentence, window: window.text }) : sentence)
}

/** When it arrives, as a window (PUB-101), or when it did; with the day when that is not today. */
function windowOf(order: PublicTracking, stage: Stage): { text: string; day: string } | undefined {
  const done = stage === 'delivered' ? order.delivered_at : undefined
  if (done !== undefined) return { text: format.time(done), day: dayOf(done) }
  if (hasEnded(stage) || stage === 'returning' || stage === 'paying' || order.dropoff_eta === undefined)
    return undefined
  const { from, to } = arrivalWindow(order.dropoff_eta, seconds())
  return { text: format.window(from, to), day: dayOf(from) }
}

const dayOf = (at: number): string => (format.isSameDay(at, seconds()) ? '' : format.day(at))

function remarkOf(order: PublicTracking, stage: Stage): string | undefined {
  const { preordered_for: planned } = order
  if (stage === 'scheduled' && planned !== undefined)
    return m.public_scheduled_for({ day: format.day(planned), time: format.time(planned) })
  return isLate(order, seconds()) && !hasEnded(stage) ? m.public_late() : undefined
}

function showStops(stage: Stage): void {
  const stop = stopOf(stage)
  const list = part('stops')
  list.hidden = stop === undefined
  list.dataset['stop'] = String(stop ?? 0)
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
  say('rider-name', rider.name)
  say('rider-initials', initials(rider.name))
  say('rider-how', riderWords(rider))
  const old = seconds() - rider.updated_at > RIDER_SEEN_LATELY_S
  sayOrHide('rider-seen', old ? m.public_rider_seen({ time: format.time(rider.updated_at) }) : undefined)
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
  say('cash-title', card ? m.public_card_title({ amount }) : m.public_cash_title({ amount }))
  say('cash-text', ` ${card ? m.public_card_text() : m.public_cash_text()}`)
}

/** The receipt is linked once it was delivered, where its flag is on (Q70). */
async function offerReceipt({ order_id, status }: PublicTracking): Promise<void> {
  if (status !== 'DELIVERED' || !(await publicFlags()).DeliveryReceiptCta) return
  const { supported } = deployment().settings.languages
  const prefixes = supported.map(tag => `/${tag}`)
  const { prefix } = splitPrefix(location.pathname, prefixes)
  part('receipt')
    .querySelector('a')
    ?.setAttribute('href', pathFor('deliveryReceipt', { orderID: order_id }, prefix))
  part('receipt').hidden = false
}
