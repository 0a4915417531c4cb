// Where the collection point is, with a pin that can be moved (ADR-004, ADR-008). The form works in full without it.
import { useEffect, useRef, useState } from 'react'
import type { OutletScreen } from '#app/outlets'
import { vendors } from '#app/vendors'
import { deployment } from '#deployment'
import type { OutletForm } from '#domain/outlets/form'
import { outletView } from '#domain/outlets/payload'
import type { Spot } from '#domain/request/places'
import { m } from '#messages'
import { createMap, type MapView } from '../../src/map/create-map.ts'
import { freshMark } from '../../src/map/map-mark.ts'
import { useLive } from '../shell/use-live.ts'

const loading = { state: 'loading' } as const

type Props = Pick<OutletScreen, 'outlet'> & { form: OutletForm }

export function OutletMap({ outlet, form }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const pin = useRef<HTMLElement>(undefined)
  const [map, setMap] = useState<MapView>()
  const [failed, setFailed] = useState(false)
  const list = useLive(vendors.$vendors, loading)
  const parent =
    list.state === 'ready' ? list.value.find(({ vendor_id }) => vendor_id === form.parentVendorId) : undefined
  const view = outletView(form, parent)
  const around = 'latitude' in view ? [{ latitude: view.latitude, longitude: view.longitude }] : []
  const first = useRef({ around, zoom: view.zoom })
  first.current = { around, zoom: view.zoom }
  const { location } = form

  useEffect(() => {
    if (!box.current) return
    const made = createMap(box.current, {
      style: deployment().environment.mapStyle,
      language: document.documentElement.lang,
      ...first.current,
      words: {
        label: m.outlet_map(),
        zoomIn: m.public_map_zoom_in(),
        zoomOut: m.public_map_zoom_out(),
        showAll: m.public_map_show_all(),
        twoFingers: m.public_map_two_fingers(),
      },
      inScrollingPage: matchMedia('(max-width: 768px)').matches,
      pressed: spot => void outlet.movePin(spot),
      failed: () => setFailed(true),
    })
    pin.current = freshMark('receiver')
    setMap(made)
    return () => {
      made.destroy()
      setMap(undefined)
    }
  }, [outlet])

  const key = JSON.stringify([view, location])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether a place has changed
  useEffect(() => {
    if (!map || !pin.current) return
    const moved = (spot: Spot) => void outlet.movePin(spot)
    map.setPin(location && { at: location, element: pin.current, label: m.outlet_pin(), moved })
    if (around.length > 0) map.fit(around, true, view.zoom)
  }, [map, key])

  if (failed) return <p className="map-failed muted">{m.outlet_map_failed()}</p>
  return (
    <div>
      <div className="map outlet-map" ref={box} />
      <p className="hint">{m.outlet_map_hint()}</p>
    </div>
  )
}
