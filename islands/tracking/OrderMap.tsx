// The route of one order, and its rider, on the map (TRK-036). The map is loaded when it is scrolled into view.
import { useEffect, useMemo, useRef } from 'react'
import { type Point, pointOf } from '#features/orders/order.ts'
import { awaitedAt, minutesToGo } from '#features/orders/order-time.ts'
import { isRiderShown, isRouteShown } from '#features/orders/rider.ts'
import { useMap } from '#islands/page/map.tsx'
import type { Format } from '#islands/page/use-format.ts'
import type { Line } from '#map/engine.ts'
import { createMarks, labelMarker } from '#map/marks.ts'
import { arcBetween, cutAt } from '#map/routes.ts'
import { m } from '#messages'
import type { LatLng, Order, Rider } from '#schema/wire.ts'

type OrderMapProps = {
  order: Order
  rider: Rider | undefined
  /** Where the parcel is collected; undefined when the branch has no coordinates. */
  origin: Point | undefined
  /** Unix milliseconds. */
  now: number
  asOf: number | undefined
  format: Format
  language: string
}

export function OrderMap({ order, rider, origin, now, asOf, format, language }: OrderMapProps) {
  const shownOrder = useRef(order.order_id)
  const target = pointOf(order.customer.location)
  const routed = isRouteShown(order.status)
  const at = isRiderShown(order) && routed ? pointOf(rider) : undefined
  const around = [origin, target, at].filter(point => point !== undefined)
  const collected = awaitedAt(order) === 'destination'
  const { box, map, failed } = useMap({
    label: m.tracking_map(),
    missing: m.public_map_failed(),
    language,
    around,
    kept: true,
    ready: around.length > 0,
  })
  const view = useMemo(() => map && { map, mark: createMarks() }, [map])

  const way = rider?.geometry ?? order.geometry
  const key = JSON.stringify([order.order_id, routed, origin, target, at, collected, rider?.vehicle, way?.length])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the place
  useEffect(() => {
    if (!view) return
    const { map, mark } = view
    // Markers of another order do not glide from its places.
    const jumps = shownOrder.current !== order.order_id
    shownOrder.current = order.order_id
    map.setMarker('origin', origin && { at: origin, element: mark('sender'), jumps })
    map.setMarker('target', target && { at: target, element: mark('receiver'), anchor: 'bottom', jumps })
    map.setMarker('rider', at && { at, element: mark(rider?.vehicle ?? 'motorcycle'), jumps, road: way })
    const lines = routed ? linesOf({ origin, target, at, collected, way }) : {}
    for (const name of ['ridden', 'ahead', 'onward'] as const) map.setLine(name, lines[name])
    // With the whole way, which may lead around.
    map.fit([...around, ...Object.values(lines).flatMap(line => line.points)], jumps)
  }, [view, key])

  // While the data is old, no minutes are counted down.
  const minutes = at && asOf === undefined ? minutesToGo(order, rider, now) : undefined
  useEffect(() => {
    if (!view) return
    const mark = view.mark(rider?.vehicle ?? 'motorcycle')
    labelMarker(mark, minutes === undefined ? undefined : m.history_minutes({ count: format.count(minutes) }), 'above')
    return () => labelMarker(mark, undefined, 'above')
  }, [view, rider?.vehicle, minutes, format])

  if (failed) return <p className="map-failed muted">{m.public_map_failed()}</p>
  return <div className="map order-map" ref={box} />
}

type Course = {
  origin: Point | undefined
  target: Point | undefined
  /** Where the rider is. */
  at: Point | undefined
  collected: boolean
  /** The route by road from the collection point to the drop-off, where the back end knows it. */
  way: readonly LatLng[] | undefined
}

/** The part of the route behind the rider and the part ahead: by road where that is known, else an arc (TRK-106). */
function linesOf({ origin, target, at, collected, way = [] }: Course): {
  [name in 'ridden' | 'ahead' | 'onward']?: Line
} {
  const byRoad = (part: readonly LatLng[], look: Line['look']): Line => ({
    points: part.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
    look,
  })
  const arc = (from: Point | undefined, to: Point | undefined): { line?: Line } =>
    from && to ? { line: { points: arcBetween(from, to), look: 'direct' } } : {}
  const cut = at && collected ? cutAt(way, { lat: at.latitude, lng: at.longitude }) : undefined
  if (cut) return { ridden: byRoad(cut.ridden, 'ridden'), ahead: byRoad(cut.ahead, 'ahead') }
  const { line: ahead } = at ? arc(at, collected ? target : origin) : {}
  const onward = at && collected ? undefined : way.length > 1 ? byRoad(way, 'ahead') : arc(origin, target).line
  return { ...(ahead && { ahead }), ...(onward && { onward }) }
}
