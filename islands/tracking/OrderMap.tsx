// The way of one order, and its rider (TRK-036). The map itself is loaded when it comes into view.
import { useEffect, useRef, useState } from 'react'
import { deployment } from '#deployment'
import { type Point, pointOf } from '#domain/orders/order'
import { isMapShown, isRiderShown, minutesToGo } from '#domain/orders/rider'
import { collectedGroup } from '#domain/orders/statuses'
import { m } from '#messages'
import type { Order, Rider } from '#schema/wire'
import { createMap, type MapView } from '../../src/map/create-map.ts'
import { mapMark } from '../../src/map/map-mark.ts'
import { sayBeside } from '../../src/map/words-beside.ts'
import type { Format } from '../shell/use-format.ts'

type Props = {
  order: Order
  rider: Rider | undefined
  /** Where the parcel is collected; undefined when the branch has no coordinates. */
  origin: Point | undefined
  /** Unix milliseconds. */
  now: number
  format: Format
  language: string
}

export function OrderMap({ order, rider, origin, now, format, language }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView>()
  const [failed, setFailed] = useState(false)
  const target = pointOf(order.customer.location)
  const at = isRiderShown(order) && isMapShown(order.status) ? pointOf(rider) : undefined
  const around = [origin, target, at].filter(point => point !== undefined)
  const collected = collectedGroup.has(order.status)
  const known = around.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once for an order; what moves is told below
  useEffect(() => {
    if (!box.current || !known) return
    const made = createMap(box.current, {
      style: deployment().environment.mapStyle,
      language,
      around,
      words: {
        label: m.tracking_map(),
        zoomIn: m.public_map_zoom_in(),
        zoomOut: m.public_map_zoom_out(),
        showAll: m.public_map_show_all(),
        twoFingers: m.public_map_two_fingers(),
      },
      failed: () => setFailed(true),
    })
    setView(made)
    return () => {
      made.destroy()
      setView(undefined)
    }
  }, [order.order_id, known, language])

  const key = JSON.stringify([origin, target, at, collected, rider?.vehicle])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether a place has changed
  useEffect(() => {
    if (!view) return
    view.setMarker('origin', origin && { at: origin, element: mapMark('sender') })
    view.setMarker('target', target && { at: target, element: mapMark('receiver'), anchor: 'bottom' })
    view.setMarker('rider', at && { at, element: mapMark(rider?.vehicle ?? 'motorcycle') })
    const direct = origin && target ? [origin, target] : undefined
    view.setLine('way', !at && direct ? { points: direct, look: 'direct' } : undefined)
    const next = collected ? target : origin
    view.setLine('ahead', at && next ? { points: [at, next], look: 'direct' } : undefined)
    view.fit(around)
  }, [view, key])

  const minutes = at && minutesToGo(order.status, rider, now)
  useEffect(() => {
    if (!view) return
    const mark = mapMark(rider?.vehicle ?? 'motorcycle')
    sayBeside(mark, minutes === undefined ? undefined : m.history_minutes({ count: format.count(minutes) }), 'above')
    return () => sayBeside(mark, undefined, 'above')
  }, [view, rider?.vehicle, minutes, format])

  if (failed) return <p className="map-failed muted">{m.public_map_failed()}</p>
  return <div className="map order-map" ref={box} />
}
