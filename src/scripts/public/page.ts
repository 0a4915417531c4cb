// What the tracking pages and the receipt have in common: following the order of the address, and saying when it cannot
// be shown or may be old.

import { now, orderOfAddress, publicFlags, publicOrder } from '#app/public-order.ts'
import { callAddress } from '#contract/endpoints.ts'
import { splitPrefix } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { plainAddress, readableAddress } from '#features/addresses/places.ts'
import { datesIn, formsIn } from '#features/formats/country-forms.ts'
import { createLocalFormat } from '#features/formats/local-format-text.ts'
import { commaOf, directionOf } from '#features/formats/written-in.ts'
import { lastTaken, maskedPhone, type PublicOrder } from '#features/public-order/public-order.ts'
import { endingSentence, failureWords, paymentWords, staleWords } from '#features/public-order/text.ts'
import { m } from '#messages'
import { yieldToMain } from '#platform/browser-ports.ts'
import { SLOW_AFTER_MS } from '#platform/ports.ts'
import type { PublicTracking, TrackedParty } from '#schema/wire.ts'
import { reportLogouts } from '#scripts/page-calls.ts'

// The places of the page that a script fills, by their names. Text only: nothing that comes from outside becomes markup.

const found = new Map<string, HTMLElement>()

/** The element that the page calls so; one that an extension took away is filled out of sight, and the others are as ever (CST-110). */
export function part<Kind extends HTMLElement = HTMLElement>(name: string): Kind {
  const element = found.get(name) ?? document.querySelector(`[data-part="${name}"]`) ?? document.createElement('dialog')
  found.set(name, element as Kind)
  return element as Kind
}

/** What was put into each element last; the browser's translation may have put something else in its place since. */
const given = new WeakMap<Element, string>()

/** Whether the element has another text now; the same one is not put there again, so that it is announced once and stays translated. */
function isNewIn(element: Element, text: string): boolean {
  const before = given.get(element) ?? element.textContent
  given.set(element, text)
  return before !== text
}

/** Puts a text into a part. */
export function setText(name: string, text: string): void {
  const element = part(name)
  if (isNewIn(element, text)) element.textContent = text
}

/** Shows a part with a text in it, or hides it when there is none. */
export function setTextOrHide(name: string, text: string | undefined, within = name): void {
  part(name).hidden = text === undefined || text === ''
  if (text !== undefined) setText(within, text)
}

/** Fills a row of the facts; one without a value is hidden. Rows that this page does not have are passed over. */
export function fillRow(name: string, value: string | undefined): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${name}"]`)
  if (!row) return
  row.hidden = value === undefined || value === ''
  if (value !== undefined) setText(name, value)
}

const { environment, settings } = deployment()
const forms = formsIn(deployment())

export const format = createLocalFormat(document.documentElement.lang, forms, settings.timezone)

const orderId = orderOfAddress()
const main = document.querySelector('main') as HTMLElement
let tabTitle = document.title
const tail = tabTitle.slice(tabTitle.indexOf(' | '))
main.dataset['alive'] = ''

const prefixes = settings.languages.supported.map(tag => `/${tag}`)
/** What the addresses of the language of this page begin with. */
export const { prefix } = splitPrefix(location.pathname, prefixes)

/** What is shown, and the moment it is true of in unix milliseconds: now, or that of the last answer where that is old. */
export type Shown = { order: PublicTracking; at: number; readAt: number; old: boolean }

type Views = {
  /** What is read first: where the order is. */
  glance(shown: Shown): void
  /** All else. */
  details(shown: Shown): void
}

/**
 * Follows the order of this address and shows it whenever something is known: the glance at once and the rest in a turn of
 * its own, since a slow phone would answer no finger while it draws both.
 */
export function followOrder(show: Views): void {
  let latest: PublicOrder = { state: 'loading' }
  let turn: ReturnType<typeof setTimeout> | undefined
  let slow: ReturnType<typeof setTimeout> | undefined
  const showBlocks = (): void => {
    part('skeleton').hidden = latest.state !== 'loading'
    part('details').hidden = latest.state !== 'known'
    // Nothing that is seen moves when the order is there: what waits and what comes are different elements.
    if (latest.state !== 'loading') part('about').hidden = false
    if (latest.state === 'known') show.details(shownOf(latest))
  }
  publicOrder.$known.subscribe(known => {
    latest = known
    main.dataset['state'] = known.state
    for (const ending of document.querySelectorAll<HTMLElement>('[data-ending]'))
      ending.hidden = ending.dataset['ending'] !== endingOf(known)
    showStale(known)
    clearTimeout(turn)
    clearTimeout(slow)
    part('slow').hidden = true
    if (known.state === 'loading') slow = setTimeout(() => (part('slow').hidden = false), SLOW_AFTER_MS)
    if (known.state === 'known') {
      show.glance(shownOf(known))
      turn = setTimeout(showBlocks)
      return
    }
    showBlocks()
    if (known.state !== 'loading') showEnding(known)
  })
  for (const event of ['beforeprint', 'afterprint'])
    addEventListener(event, () => {
      isOnPaper = event === 'beforeprint'
      showStale(latest)
      if (latest.state === 'known') show.glance(shownOf(latest))
      showBlocks()
    })
  part('slow-again').addEventListener('click', () => location.reload())
  document.querySelector('[data-part="again"]')?.addEventListener('click', () => {
    // The button goes while it is tried; the same failure is announced once more.
    const heading = part('sentence')
    heading.tabIndex = -1
    heading.focus()
    setText('announcement', '')
    publicOrder.again()
  })
  void yieldToMain().then(() => {
    const stop = publicOrder.follow(orderId)
    addEventListener('pagehide', event => {
      if (!event.persisted) stop()
    })
    return readyToWrite()
  })
  void yieldToMain().then(() => reportLogouts(environment.api + callAddress('logout', {})))
}

/** Estimates stay as they were while what is known may be old. */
function shownOf({ order, readAt, stale }: Extract<PublicOrder, { state: 'known' }>): Shown {
  return { order, readAt, old: stale !== undefined, at: stale === undefined ? now() : readAt }
}

/**
 * A phone takes some tenths of a second until it can write the first time of a language. It does so while the answer is on
 * its way, in turns, so that a finger is answered in between.
 */
async function readyToWrite(): Promise<void> {
  await yieldToMain()
  datesIn(document.documentElement.lang, forms)
  await yieldToMain()
  format.window(seconds(), seconds())
  await yieldToMain()
  format.isSameDay(seconds(), seconds())
}

/** A bare address is no address of ours; an order that is not known is something else. */
const endingOf = ({ state }: PublicOrder): string => (state === 'unknown' && orderId === undefined ? 'address' : state)

function showEnding(known: Exclude<PublicOrder, { state: 'known' | 'loading' }>): void {
  title(endingSentence(known.state, orderId !== undefined))
  if (known.state === 'failed')
    setText('failure', failureWords(known.problem.code === 'invalid_response', navigator.onLine))
}

function showStale(known: PublicOrder): void {
  const stale = known.state === 'known' ? known.stale : undefined
  const words =
    stale && known.state === 'known' ? staleWords(stale, format.moment(known.readAt / 1000, today())) : undefined
  setTextOrHide('doubt', words, 'doubt-text')
}

/** Says it in the heading, in the tab, and once to who listens. */
export function title(sentence: string, announced = sentence): void {
  setText('sentence', sentence)
  setText('announcement', announced)
  const inTab = sentence + tail
  if (inTab !== tabTitle) document.title = inTab
  tabTitle = inTab
}

export const seconds = (): number => now() / 1000

let isOnPaper = false

/** The day whose times need no date, in unix seconds: today; on paper, which is read on other days, none. */
export const today = (): number => (isOnPaper ? 0 : seconds())

// Names, addresses, times and payment of an order, on the tracking pages and on the receipt.

/** Fills what both pages have; `dated`: every time with its date, as on a receipt. */
export function showOrderRows(order: PublicTracking, { dated }: { dated: boolean }): void {
  const isConsumer = order.kind === 'c2c'
  showParty('sender', order.sender, isConsumer)
  showParty('receiver', order.receiver, isConsumer)
  const { parcel, payment, preordered_for } = order
  const at = (when: number | undefined) => when && (dated ? format.dayAndTime(when) : format.moment(when, today()))
  const cancelled = lastTaken(order, 'CANCELLED')
  fillRow('order', order.order_id)
  // A description of the other direction does not turn the words after it round.
  fillRow(
    'parcel',
    parcel.cold_bag_needed ? m.public_parcel_cold({ parcel: `\u2068${parcel.description}\u2069` }) : parcel.description,
  )
  part('parcel').dir = parcel.cold_bag_needed ? document.documentElement.dir : 'auto'
  fillRow('payment', paymentWords(payment, format.money(parcel.amount, payment.currency)))
  fillRow('planned', at(preordered_for) || undefined)
  fillRow('ordered', at(order.created_at) || undefined)
  fillRow('collected-at', at(lastTaken(order, 'PICKED_UP')) || undefined)
  fillRow('delivered-at', at(order.delivered_at ?? lastTaken(order, 'DELIVERED')) || undefined)
  fillRow('returned-at', at(lastTaken(order, 'RETURNED_TO_VENDOR')) || undefined)
  fillRow('cancelled-at', at(cancelled) || undefined)
}

function showParty(
  end: 'sender' | 'receiver',
  { name, address, phone_number }: TrackedParty,
  isConsumer: boolean,
): void {
  setText(`${end}-name`, name)
  setAddress(
    part(`${end}-address`),
    end === 'receiver' || isConsumer ? readableAddress(address) : plainAddress(address),
  )
  const phone = part(`${end}-phone`)
  phone.hidden = !phone_number
  const number = phone.querySelector('bdi')
  if (number) number.textContent = phone_number ? maskedPhone(phone_number) : ''
}

/** Each part keeps its own direction, so that no number leaves its street (TRK-108), and follows the one before it in that of the whole. */
function setAddress(element: HTMLElement, parts: readonly string[]): void {
  const comma = commaOf(document.documentElement.lang)
  if (!isNewIn(element, parts.join(comma))) return
  const whole = document.createElement('bdi')
  whole.dir = directionOf(parts.join())
  whole.append(
    ...parts.flatMap((text, index) => {
      const isolated = document.createElement('bdi')
      isolated.textContent = text
      isolated.dir = directionOf(text)
      return index > 0 ? [comma, isolated] : [isolated]
    }),
  )
  element.replaceChildren(whole)
}

// What a reader wants this page to show: the map, and when it arrives (FLG-011, Q80). Offered with its flag; everything is
// shown until somebody switches it off. The choice belongs to this visit and outlives a reload.

type Block = 'map' | 'eta'

const isHidden = (block: Block): boolean =>
  (history.state as { hidden?: readonly Block[] } | null)?.hidden?.includes(block) ?? false

let offered = false

/** Whether a block is to be shown. */
export const wants = (block: Block): boolean => !offered || !isHidden(block)

/** Offers the settings where their flag is on; `changed` is called when something is to be drawn otherwise. */
export async function startSettings(changed: () => void): Promise<void> {
  if (!(await publicFlags()).TrackingPageSettings || offered) return
  offered = true
  const settings = part('settings')
  settings.hidden = false
  for (const box of settings.querySelectorAll<HTMLInputElement>('input')) {
    const block = box.name as Block
    box.checked = wants(block)
    box.addEventListener('change', () => {
      const others = (['map', 'eta'] as const).filter(one => one !== block && isHidden(one))
      history.replaceState({ ...history.state, hidden: box.checked ? others : [...others, block] }, '')
      changed()
    })
  }
  if (!wants('map') || !wants('eta')) changed()
}
