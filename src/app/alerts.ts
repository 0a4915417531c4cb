// Alerts, connected: notifications of the browser, the title and the icon of the tab. Loaded where a device asked for them, and
// with the tracking screen.
import { atom } from 'nanostores'
import { type Alert, type AlertKind, createAlerts } from '#features/orders/alerts-store.ts'
import { m } from '#messages'
import { followOrders, orders } from './orders.ts'
import { clock, currentPath, exclusive, isUnsaved, navigate, pageLifecycle, storage } from './services.ts'

/** More than so many at once are one notification. */
const APART_MAX = 3
/** Without live updates, which only screens of orders have, orders are asked for this often; in milliseconds. */
const POLL_MS = 60_000

const words: Record<AlertKind, () => string> = {
  at_door: () => m.alerts_at_door(),
  delayed: () => m.tracking_label_delayed(),
  failed: () => m.tracking_label_stalled(),
  payment: () => m.alerts_payment(),
}

/** Why an order needs a look. */
export const alertWords = (kind: AlertKind): string => words[kind]()

/** What the browser allows; `missing`: it has no notifications, or not for pages such as this one. */
type Permission = NotificationPermission | 'missing'

const $permission = atom<Permission>('default')
const readPermission = (): void => $permission.set('Notification' in window ? Notification.permission : 'missing')

function give(alerts: readonly Alert[]): void {
  readPermission()
  if ($permission.get() !== 'granted') return
  const [first] = alerts
  if (first && alerts.length <= APART_MAX)
    for (const { orderId, kind } of alerts)
      show(alertWords(kind), `#${orderId}`, `?order=${encodeURIComponent(orderId)}`)
  else show(m.alerts_title(), m.alerts_count({ count: written(alerts.length) }), '')
}

const written = (count: number): string => new Intl.NumberFormat(document.documentElement.lang).format(count)

/** The tag lets a browser show the same alert of two tabs once, whatever its locks are. */
function show(title: string, body: string, query: string): void {
  const { lang, dir } = document.documentElement
  try {
    const direction = dir === 'rtl' ? 'rtl' : 'ltr'
    const shown = new Notification(title, { body, tag: title + body, lang, dir: direction, icon: '/icon-192.png' })
    shown.onclick = () => {
      focus()
      shown.close()
      const address = `/order-tracking${query}`
      // What was typed on this page is not left for it.
      if (!isUnsaved()) navigate.go(address)
    }
  } catch {
    // Browsers of phones have the constructor and refuse it.
    $permission.set('missing')
  }
}

const store = createAlerts({ storage, clock, exclusive, $orders: orders.$orders, give })

/** Older browsers answer by the function alone. */
const ask = (): Promise<NotificationPermission> =>
  new Promise(resolve => {
    const answer: Promise<NotificationPermission> | undefined = Notification.requestPermission(resolve)
    answer?.then(resolve, () => resolve(Notification.permission))
  })

// The number of orders that need a look, on the tab.

const NUMBER_BEFORE = /^\(\p{Nd}+\+?\) /u
const ICON_SIZE = 64
const COUNT_MAX = 99
/** Seen on the colours of every brand. */
const BADGE = '#c92a2a'

let plainIcons: HTMLLinkElement[] | undefined
let icon: HTMLLinkElement | undefined
let drawing = 0

function showCount(count: number): void {
  const text = count > COUNT_MAX ? `${written(COUNT_MAX)}+` : written(count)
  const title = document.title.replace(NUMBER_BEFORE, '')
  document.title = count > 0 ? `(${text}) ${title}` : title
  void drawIcon(count > 0 ? text : '')
}

/** The icon of the site with a number on it; without one it is as it was. */
async function drawIcon(text: string): Promise<void> {
  const mine = ++drawing
  plainIcons ??= [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')]
  const drawn = text === '' ? undefined : await iconWith(text)
  if (mine !== drawing) return
  icon?.remove()
  icon = drawn === undefined ? undefined : Object.assign(document.createElement('link'), { rel: 'icon', href: drawn })
  // Some browsers take the first that they can read, and some the last.
  for (const one of plainIcons) {
    if (icon) one.remove()
    else document.head.append(one)
  }
  if (icon) document.head.append(icon)
}

/** A picture as an address; undefined where it cannot be drawn. */
async function iconWith(text: string): Promise<string | undefined> {
  const canvas = Object.assign(document.createElement('canvas'), { width: ICON_SIZE, height: ICON_SIZE })
  const pen = canvas.getContext('2d')
  const picture = new Image(ICON_SIZE, ICON_SIZE)
  picture.src = '/favicon.svg'
  try {
    await picture.decode()
    if (!pen) return undefined
    pen.drawImage(picture, 0, 0, ICON_SIZE, ICON_SIZE)
    const width = 22 + 14 * text.length
    pen.fillStyle = BADGE
    pen.beginPath()
    pen.roundRect(ICON_SIZE - width, ICON_SIZE - 38, width, 38, 19)
    pen.fill()
    pen.fillStyle = 'white'
    pen.font = '700 30px sans-serif'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(text, ICON_SIZE - width / 2, ICON_SIZE - 18)
    return canvas.toDataURL('image/png')
  } catch {
    return undefined
  }
}

let isWatching = false
let stopOrders: (() => void) | undefined

/** Away from the screens of orders nothing comes by itself. */
function poll(): void {
  clock.after(POLL_MS, () => {
    if (store.$on.get() && !currentPath().startsWith('/order-tracking')) void orders.refresh()
    poll()
  })
}

/** What alerts show and do. */
export const alerts = {
  $on: store.$on,
  $waiting: store.$waiting,
  $permission,
  see: store.see,
  /** Switches alerts of this device on or off; to be called by a click, for a browser asks only then. */
  setOn(on: boolean): void {
    store.setOn(on)
    if (on && 'Notification' in window && Notification.permission === 'default') void ask().then(readPermission)
  },
  /** Watches the orders while the page is open; later calls do nothing. To be called in the browser. */
  start(): void {
    if (isWatching) return
    isWatching = true
    readPermission()
    pageLifecycle.onReturn(readPermission)
    store.start()
    store.$on.subscribe(on => {
      stopOrders?.()
      stopOrders = on ? followOrders() : undefined
    })
    store.$waiting.subscribe(waiting => showCount(waiting.length))
    orders.$selected.subscribe(orderId => {
      if (orderId !== undefined && store.$on.get()) void store.see([orderId])
    })
    poll()
  },
}
