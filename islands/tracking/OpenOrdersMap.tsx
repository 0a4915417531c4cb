// While no order is chosen: every order of a list, and every rider, on the map. Map and rows highlight each other.
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { type Point, pointOf, shortId } from '#features/orders/order.ts'
import { isRiderShown, isRouteShown } from '#features/orders/rider.ts'
import { useMap } from '#islands/page/map.tsx'
import type { Format } from '#islands/page/use-format.ts'
import { newMark } from '#map/marks.ts'
import { m } from '#messages'
import type { Order, Rider, Vendor } from '#schema/wire.ts'

type Props = {
  /** Name of the map. */
  label: string
  orders: readonly Order[]
  riders: ReadonlyMap<string, Rider>
  branches: readonly Vendor[]
  /** The part of the page with the rows. */
  rows: RefObject<HTMLElement | null>
  format: Format
  language: string
  onOpen(orderId: string): void
}

/** Added to the name of an order for its rider; escaped names cannot contain it. */
const RIDER = '/rider'
const nameOf = (orderId: string) => encodeURIComponent(orderId)
const orderIdOf = (name: string) => decodeURIComponent(name.replace(RIDER, ''))

/** Drawn again only when one of these has changed: of thousands of orders it takes long (TRK-103). */
export const OpenOrdersMap = memo(function OpenOrdersMap(props: Props) {
  const { label, orders, riders, branches, rows, format, language, onOpen } = props
  const places = useUnchanged(useMemo(() => placesOf(orders, riders), [orders, riders]))
  const origins = useUnchanged(useMemo(() => originsOf(orders, branches), [orders, branches]))
  const around = useMemo(() => [...origins.values(), ...places.values()], [origins, places])
  const { box, map, failed } = useMap({
    label,
    missing: m.public_map_failed(),
    language,
    around,
    kept: true,
    ready: around.length > 0,
  })
  const latest = useRef({ orders, riders, format, onOpen })
  latest.current = { orders, riders, format, onOpen }

  const draw = useMemo(
    () => (names: readonly string[]) =>
      placeElement(names, latest.current, pointed => pointAt(rows.current?.querySelectorAll(ROW), pointed, true)),
    [rows],
  )
  useEffect(() => map?.setPlaces({ at: places, draw }), [map, places, draw])

  useEffect(() => {
    if (!map) return
    for (const [vendorId, at] of origins) map.setMarker(vendorId, { at, element: newMark('sender') })
    return () => {
      for (const vendorId of origins.keys()) map.setMarker(vendorId, undefined)
    }
  }, [map, origins])

  const shown = useMemo(() => [...origins.keys(), ...orders.map(order => order.order_id)].join(' '), [origins, orders])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with what is on the map, and not where a rider rides
  useEffect(() => map?.fit(around), [map, shown])

  useEffect(() => {
    const list = rows.current
    if (!list) return
    const point = ({ target }: Event) => {
      const id = target instanceof Element && target.closest<HTMLElement>(ROW)?.dataset['order']
      pointAt(box.current?.querySelectorAll(PLACE), id ? [id] : [])
    }
    const none = () => pointAt(box.current?.querySelectorAll(PLACE), [])
    const begins = ['pointerover', 'focusin'] as const
    const ends = ['pointerleave', 'focusout'] as const
    for (const kind of begins) list.addEventListener(kind, point)
    for (const kind of ends) list.addEventListener(kind, none)
    return () => {
      for (const kind of begins) list.removeEventListener(kind, point)
      for (const kind of ends) list.removeEventListener(kind, none)
      pointAt(list.querySelectorAll(ROW), [])
    }
  }, [rows, box])

  if (failed) return <p className="map-failed muted">{m.public_map_failed()}</p>
  return <div className="map" ref={box} />
})

/** The places of before as long as they are the same, so that the map is not given them anew. */
function useUnchanged(places: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const last = useRef(places)
  if (!areSame(last.current, places)) last.current = places
  return last.current
}

function areSame(some: ReadonlyMap<string, Point>, others: ReadonlyMap<string, Point>): boolean {
  if (some === others) return true
  if (some.size !== others.size) return false
  for (const [name, { latitude, longitude }] of others) {
    const known = some.get(name)
    if (known?.latitude !== latitude || known.longitude !== longitude) return false
  }
  return true
}

const ROW = '[data-order]'
const PLACE = '.map-place'

/** Highlights the rows, or the places on the map, of these orders only. */
function pointAt(elements: Iterable<Element> | undefined, orderIds: readonly string[], scrolls = false): void {
  for (const element of elements ?? []) {
    if (!(element instanceof HTMLElement)) continue
    const own = (element.dataset['order'] ?? element.dataset['orders'] ?? '').split(' ')
    const isMeant = own.some(id => orderIds.includes(id))
    element.toggleAttribute('data-pointed', isMeant)
    if (isMeant && scrolls && orderIds.length === 1) element.scrollIntoView({ block: 'nearest' })
  }
}

function placesOf(orders: readonly Order[], riders: ReadonlyMap<string, Rider>): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>()
  for (const order of orders) {
    const target = pointOf(order.customer.location)
    if (target) places.set(nameOf(order.order_id), target)
    const at = isRiderShown(order) && isRouteShown(order.status) ? pointOf(riders.get(order.order_id)) : undefined
    if (at) places.set(nameOf(order.order_id) + RIDER, at)
  }
  return places
}

/** Where the orders are collected; the vendor's own place if it has no open orders. */
function originsOf(orders: readonly Order[], branches: readonly Vendor[]): ReadonlyMap<string, Point> {
  const wanted = new Set(orders.map(order => order.vendor_id))
  const origins = new Map<string, Point>()
  for (const { vendor_id, vendor_information } of branches) {
    const at = wanted.size === 0 || wanted.has(vendor_id) ? pointOf(vendor_information.location) : undefined
    if (at) origins.set(vendor_id, at)
  }
  // A guest sends from another place each time.
  for (const { order_id, sender } of orders) {
    const at = pointOf(sender?.location)
    if (at) origins.set(order_id, at)
  }
  return origins
}

type Latest = Pick<Props, 'orders' | 'riders' | 'format' | 'onOpen'>

/** A button on the map: an order, a rider, or a group of them, which a click splits. */
function placeElement(
  names: readonly string[],
  { orders, riders, format, onOpen }: Latest,
  point: (orderIds: readonly string[]) => void,
): HTMLElement {
  const orderIds = [...new Set(names.map(orderIdOf))]
  const [id = ''] = orderIds
  const isOne = orderIds.length === 1
  const order = orders.find(one => one.order_id === id)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'map-place'
  button.dataset['orders'] = orderIds.join(' ')
  const count = orderIds.length
  const text = isOne
    ? `${order?.customer.name || m.tracking_no_name()} ${order ? `#${shortId(order)}` : ''}`.trim()
    : m.history_orders({ count, number: format.count(count) })
  const withRider = isOne && names.some(name => name.endsWith(RIDER))
  button.setAttribute('aria-label', withRider ? `${m.tracking_rider()}: ${text}` : text)
  if (withRider) {
    button.classList.add('with-rider')
    button.append(newMark(riders.get(id)?.vehicle ?? 'motorcycle'))
  } else if (!isOne) {
    button.classList.add('group')
    button.textContent = format.count(count)
  }
  if (isOne) {
    button.dataset['words'] = order?.customer.name || text
    button.dataset['side'] = 'above'
    button.addEventListener('click', event => {
      event.preventDefault()
      // The map below knows nothing of it.
      event.stopPropagation()
      onOpen(id)
    })
  } else button.addEventListener('click', event => event.stopPropagation())
  for (const kind of ['pointerenter', 'focus'] as const) button.addEventListener(kind, () => point(orderIds))
  for (const kind of ['pointerleave', 'blur'] as const) button.addEventListener(kind, () => point([]))
  return button
}
