// The tracking page in a browser that is too old for its modules: where the order is, without a map and without photos (Q120).
// A classic script in the language of 2015; functions that came later are not called, here and in what it imports.
import { plainAddress, readableAddress } from '#features/addresses/places.ts'
import {
  hasEnded,
  lastTaken,
  type Stage,
  type StaleReason,
  stageOf,
  stopOf,
} from '#features/public-order/public-order.ts'
import type { PublicTracking } from '#schema/wire.ts'

/** What the page gives the script, in an attribute of its element. */
export type OldBrowserWords = {
  /** Address of the call, up to the order number. */
  call: string
  /** BCP 47, with calendar and digits. */
  dates: string
  times: string
  timezone: string
  comma: string
  stages: Partial<Record<Stage, string>>
  endings: Record<Ending, string>
  /** Why the page may be out of date; `noTime` stands for the time at which it was up to date. */
  stale: Record<StaleReason, string>
  noTime: string
}
type Ending = 'address' | 'unknown' | 'expired' | 'failed'

const ASK_AGAIN_MS = 30_000
const ANSWER_MAX_MS = 20_000
const ENDINGS: Readonly<Record<number, Ending>> = { 400: 'unknown', 404: 'unknown', 410: 'expired' }

const words: OldBrowserWords = JSON.parse(document.currentScript?.getAttribute('data-words') ?? '{}')
const main = document.querySelector('main')
/** Whether this script has shown the order, and not the one of the page, which somewhat newer browsers can run. */
let isOurs = false
/** When the order that is shown was read, unix seconds. */
let readAt = 0

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)

function setText(name: string, text: string): void {
  const element = part(name)
  if (element) element.textContent = text
}

function setHidden(element: HTMLElement | null, hidden: boolean): void {
  if (element) element.hidden = hidden
}

function fillRow(name: string, text: string | undefined): void {
  setHidden(document.querySelector<HTMLElement>(`[data-row="${name}"]`), !text)
  setText(name, text ?? '')
}

function begin(): void {
  const [, id] = /\/tracking(?:-c2c)?\/([^/]+)/.exec(location.pathname) ?? []
  if (id === undefined) showEnding('address')
  else ask(id)
}

function ask(id: string): void {
  const call = new XMLHttpRequest()
  call.open('GET', words.call + id)
  call.timeout = ANSWER_MAX_MS
  call.onloadend = () => {
    const order = orderIn(call, id)
    if (order) show(order)
    else showEnding(ENDINGS[call.status] ?? 'failed')
    if (!isOurs || main?.getAttribute('data-state') !== 'known') return
    // A failure takes nothing away that was shown before.
    const stale = order ? undefined : staleReason(call.status)
    setHidden(part('doubt'), stale === undefined)
    setText('doubt-text', stale === undefined ? '' : words.stale[stale].replace(words.noTime, moment(readAt) ?? ''))
    const isOver = order ? hasEnded(stageOf(order, Date.now() / 1000)) : stale === 'expired'
    if (!isOver) setTimeout(() => ask(id), ASK_AGAIN_MS)
  }
  call.send()
}

/** As on the page of newer browsers. */
function staleReason(status: number): StaleReason {
  if (status === 404 || status === 410) return 'expired'
  return navigator.onLine ? 'unanswered' : 'offline'
}

/** The order of an answer; an answer about another order is ignored (PUB-102). */
function orderIn({ status, responseText }: XMLHttpRequest, id: string): PublicTracking | undefined {
  try {
    const order: PublicTracking | undefined = status === 200 ? JSON.parse(responseText).result : undefined
    return order?.order_id === id ? order : undefined
  } catch {
    return undefined
  }
}

/** Whether nobody else shows the order; from then on it is this script that does. */
function takeOver(state: string): boolean {
  if (!main || (!isOurs && main.getAttribute('data-state') !== 'loading')) return false
  isOurs = true
  main.setAttribute('data-state', state)
  main.setAttribute('data-alive', '')
  setHidden(part('skeleton'), true)
  setHidden(part('about'), false)
  return true
}

function showEnding(ending: Ending): void {
  if (isOurs || !takeOver(ending)) return
  setText('sentence', words.endings[ending])
  setHidden(document.querySelector<HTMLElement>(`[data-ending="${ending}"]`), false)
  const again = part('again')
  if (again) again.onclick = () => location.reload()
}

function moment(seconds: number | undefined): string | undefined {
  if (!seconds) return undefined
  const at = new Date(seconds * 1000)
  const timeZone = words.timezone
  const day = at.toLocaleDateString(words.dates, { timeZone, day: 'numeric', month: 'long' })
  const time = at.toLocaleTimeString(words.times, { timeZone, hour: '2-digit', minute: '2-digit', hour12: false })
  // Browsers of that age write the hour after midnight as 24.
  return `${day} ${time.replace(/^24/, '00')}`
}

function show(order: PublicTracking): void {
  if (!takeOver('known')) return
  readAt = Date.now() / 1000
  const stage = stageOf(order, Date.now() / 1000)
  setText('sentence', words.stages[stage] ?? '')
  showStops(stopOf(stage))
  for (const end of ['sender', 'receiver'] as const) {
    const { name, address } = order[end]
    setText(`${end}-name`, name)
    const parts = end === 'receiver' || order.kind === 'c2c' ? readableAddress(address) : plainAddress(address)
    setText(`${end}-address`, parts.join(words.comma))
  }
  fillRow('order', order.order_id)
  fillRow('parcel', order.parcel.description)
  fillRow('planned', moment(order.preordered_for))
  fillRow('ordered', moment(order.created_at))
  fillRow('collected-at', moment(lastTaken(order, 'PICKED_UP')))
  fillRow('delivered-at', moment(order.delivered_at || lastTaken(order, 'DELIVERED')))
  fillRow('returned-at', moment(lastTaken(order, 'RETURNED_TO_VENDOR')))
  fillRow('cancelled-at', moment(lastTaken(order, 'CANCELLED')))
  setHidden(part('details'), false)
}

function showStops(stop: number | undefined): void {
  const list = part('stops')
  if (!list) return
  list.hidden = stop === undefined
  list.setAttribute('data-stop', String(stop ?? 0))
  for (let index = 0; index < list.children.length; index++) {
    const item = list.children[index]
    if (!item) continue
    const isPast = index + 1 < (stop ?? 0)
    item.className = index + 1 === stop ? 'now' : isPast ? 'past' : ''
    if (index + 1 === stop) item.setAttribute('aria-current', 'step')
    setHidden(item.querySelector<HTMLElement>('.done-word'), !isPast)
  }
}

const note = document.getElementById('old-browser')
if (note && !note.hidden) addEventListener('load', begin)
