// From where to where, and the pin that can be moved (ADR-004, ADR-008). The form works in full without it.
import { useEffect, useRef, useState } from 'react'
import { deployment } from '#deployment'
import { vendorOf } from '#domain/request/flow-checks'
import { spotOf } from '#domain/request/places'
import { m } from '#messages'
import { createMap, type MapView } from '../../src/map/create-map.ts'
import { mapMark } from '../../src/map/map-mark.ts'
import { sayBeside, sidesOf } from '../../src/map/words-beside.ts'
import { useDeliveryAreas } from './use-delivery-areas.ts'
import type { Request } from './use-request.ts'

/** A house, and the doors beside it (ADR-008, Q42). */
const REQUEST_ZOOM = 18

export function RequestMap({ it }: { it: Request }) {
  const { state, view, request, language } = it
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapView>()
  const [failed, setFailed] = useState(false)
  const asksOrigin = view.step === 'ASK_FOR_ORIGIN_ADDRESS' || view.step === 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'
  const { from } = view
  const pin = asksOrigin ? spotOf(state.origin) : view.to
  const around = [from, pin].filter(spot => spot !== undefined)
  const cities = deployment().country.cities
  const [first] = around.length > 0 ? around : cities
  const known = first !== undefined
  const move = useRef(request.movePin)
  move.current = asksOrigin ? request.moveOriginPin : request.movePin

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once; what moves is told below
  useEffect(() => {
    if (!box.current || !first) return
    const made = createMap(box.current, {
      style: deployment().environment.mapStyle,
      language,
      around: around.length > 0 ? around : [first],
      zoom: REQUEST_ZOOM,
      words: {
        label: m.address_map(),
        zoomIn: m.public_map_zoom_in(),
        zoomOut: m.public_map_zoom_out(),
        showAll: m.public_map_show_all(),
        twoFingers: m.public_map_two_fingers(),
      },
      inScrollingPage: matchMedia('(max-width: 768px)').matches,
      pressed: spot => move.current(spot),
      failed: () => setFailed(true),
    })
    setMap(made)
    return () => {
      made.destroy()
      setMap(undefined)
    }
  }, [known, language])

  const key = JSON.stringify([from, pin, asksOrigin])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether a place has changed
  useEffect(() => {
    if (!map) return
    map.setMarker('origin', from && { at: from, element: mapMark('sender') })
    map.setLine('way', from && pin ? { points: [from, pin], look: 'direct' } : undefined)
    const label = asksOrigin ? m.address_pin_origin() : m.address_pin()
    map.setPin(pin && { at: pin, element: mapMark('receiver'), label, moved: spot => move.current(spot) })
    if (around.length > 0) map.fit(around)
  }, [map, key])

  const sender = asksOrigin ? undefined : vendorOf(state)?.vendor_information.name
  const receiver = asksOrigin ? undefined : streetOf(state.destination.query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether a place has changed
  useEffect(() => {
    if (!map) return
    const [besideFrom, besidePin] = from && pin ? sidesOf(from, pin) : (['right', 'right'] as const)
    sayBeside(mapMark('sender'), sender, besideFrom)
    sayBeside(mapMark('receiver'), receiver, besidePin)
  }, [map, key, sender, receiver])

  useDeliveryAreas(map, state.vendorId)

  if (failed) return <p className="map-failed muted">{m.address_map_failed()}</p>
  return <div className="map request-map" ref={box} />
}

/** Street and number, the part of an address that stands first. */
const streetOf = (address: string): string => address.split(/[,،、，]/)[0]?.trim() ?? ''
