// The map of collection and drop-off, with a pin that can be moved (ADR-004, ADR-008). The form works without it.
import { useEffect, useRef, useState } from 'react'
import { areasDrawn, onAreasDrawn, readDeliveryAreas } from '#app/request.ts'
import { deployment } from '#deployment'
import { spotOf } from '#features/addresses/places.ts'
import { vendorOf } from '#features/request/selectors.ts'
import { MapSheet, useMap } from '#islands/page/map.tsx'
import type { MapView } from '#map/engine.ts'
import { labelMarker, labelSides, mapMark } from '#map/marks.ts'
import { m } from '#messages'
import type { RequestScreen } from './use-request.ts'

/** Close enough to show a building and its neighbours (ADR-008, Q42). */
const REQUEST_ZOOM = 18

export function RequestMap({ screen }: { screen: RequestScreen }) {
  const { state, view, request, language } = screen
  const asksOrigin = view.step === 'ASK_FOR_ORIGIN_ADDRESS' || view.step === 'ASK_FOR_ORIGIN_ADDRESS_DETAILS'
  const { from } = view
  const pin = asksOrigin ? spotOf(state.origin) : view.to
  const around = [from, pin].filter(spot => spot !== undefined)
  const cities = deployment().country.cities
  const [first] = around.length > 0 ? around : cities
  const move = useRef(request.movePin)
  move.current = asksOrigin ? request.moveOriginPin : request.movePin

  const { box, map, failed } = useMap({
    label: m.address_map(),
    missing: m.address_map_failed(),
    language,
    around: around.length > 0 ? around : cities.slice(0, 1),
    zoom: REQUEST_ZOOM,
    scrollsOnPhones: true,
    kept: true,
    pressed: spot => move.current(spot),
    ready: first !== undefined,
  })

  const key = JSON.stringify([from, pin, asksOrigin])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the place
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with the place
  useEffect(() => {
    if (!map) return
    const [besideFrom, besidePin] = from && pin ? labelSides(from, pin) : (['right', 'right'] as const)
    labelMarker(mapMark('sender'), sender, besideFrom)
    labelMarker(mapMark('receiver'), receiver, besidePin)
  }, [map, key, sender, receiver])

  // Enter or Tab on the pin leads to the button that confirms its place.
  useEffect(() => {
    const pin = mapMark('receiver')
    const onKey = (event: KeyboardEvent) => {
      const button = document.getElementById('deliver-here')
      if (!button || event.shiftKey || (event.key !== 'Enter' && event.key !== 'Tab')) return
      // The submission confirms the place as well.
      if (event.ctrlKey || event.metaKey) return
      event.preventDefault()
      button.focus()
      if (event.key === 'Enter') button.click()
    }
    pin.addEventListener('keydown', onKey)
    return () => pin.removeEventListener('keydown', onKey)
  }, [])

  useDeliveryAreas(map, state.vendorId)

  const [pulled, pull] = useState(false)
  if (failed) return <p className="map-failed muted">{m.address_map_failed()}</p>
  return (
    <MapSheet from="head" open={pulled} onOpen={pull}>
      <div className="map request-map" ref={box} />
    </MapSheet>
  )
}

/** Street and number, the part of an address that comes first. */
const streetOf = (address: string): string => address.split(/[,،、，]/)[0]?.trim() ?? ''

/** Draws where riders deliver to, while the flag is on (FLG-014). */
function useDeliveryAreas(map: MapView | undefined, vendorId: string | undefined): void {
  useEffect(() => {
    if (!map || vendorId === undefined) return
    let ended = false
    let names: string[] = []
    const clear = () => {
      for (const name of names) map.setArea(name)
      names = []
    }
    const draw = async () => {
      if (!areasDrawn()) return clear()
      if (names.length > 0) return
      const areas = await readDeliveryAreas(vendorId)
      if (ended || !areasDrawn()) return
      names = areas.map((_, index) => `delivery-${index}`)
      for (const [index, rim] of areas.entries()) map.setArea(`delivery-${index}`, { rim })
    }
    void draw()
    const stop = onAreasDrawn(() => void draw())
    return () => {
      ended = true
      stop()
      clear()
    }
  }, [map, vendorId])
}
