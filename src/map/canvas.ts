// The map itself, on MapLibre GL. Loaded by create-map.ts alone.
import { addProtocol, LngLatBounds, Map as MapLibre, Marker as MapMarker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { Protocol } from 'pmtiles'
import type { Area, Line, MapOptions, Marker, Pin, Point } from './create-map.ts'
import { CLOSEST_ZOOM, PADDING } from './framing.ts'
import { creditOf, plainGround, styleAddress, tokenColour } from './ground.ts'
import { createLayers } from './layers.ts'
import { placePin } from './pin.ts'
import { addTools } from './tools.ts'

const GLIDE_MS = 900

let prepared = false
function prepare(): void {
  if (prepared) return
  prepared = true
  setWorkerUrl(workerUrl)
  addProtocol('pmtiles', new Protocol().tile)
}

const lngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude]

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')

/** Draws the map into the element. Raises where the browser has no WebGL. */
export function openCanvas(element: HTMLElement, options: MapOptions) {
  prepare()
  const frame = document.createElement('div')
  frame.className = 'map-frame'
  element.prepend(frame)
  const { words, language, style } = options
  /** There is no ground to ask for, or nobody answered for it; it is not asked for again. */
  let plain = style === undefined
  const ground = () =>
    plain || !style
      ? plainGround(tokenColour(element, '--map-land'))
      : styleAddress(style, dark.matches ? 'dark' : 'light', language)
  const map = new MapLibre({
    container: frame,
    style: ground(),
    ...viewOf(options.around, options.zoom),
    attributionControl: false,
    cooperativeGestures: options.inScrollingPage === true && matchMedia('(pointer: coarse)').matches,
    pitchWithRotate: false,
    dragRotate: false,
    fadeDuration: calm.matches ? 0 : 200,
    locale: { 'Map.Title': words.label, 'CooperativeGesturesHandler.MobileHelpText': words.twoFingers },
  })
  map.touchZoomRotate.disableRotation()
  const layers = createLayers(map, element)
  const markers = new Map<string, { marker: MapMarker; element: HTMLElement; stop: () => void }>()
  let pin: ReturnType<typeof placePin> | undefined
  let { around: shown, zoom: near } = options
  let handled = false

  const tools = addTools(element, words, tool => {
    if (tool === 'zoomIn') map.zoomIn()
    else if (tool === 'zoomOut') map.zoomOut()
    else fit(shown, true)
  })

  const lay = () => map.setStyle(ground(), { diff: false })

  map.on('style.load', () => {
    layers.redraw()
  })
  // A tile that is missing leaves a gap; a style that is missing leaves the plain ground.
  map.on('error', () => {
    if (plain || map.getStyle()?.layers !== undefined) return
    plain = true
    lay()
  })
  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (sourceId && isSourceLoaded)
      tools.setCredit(creditOf(Object.keys(map.getStyle().sources).map(id => map.getSource(id)?.attribution)))
  })
  map.on('movestart', event => {
    if (event.originalEvent) handled = true
  })
  map.on('click', ({ lngLat: { lat, lng } }) => options.pressed?.({ latitude: lat, longitude: lng }))
  dark.addEventListener('change', lay)

  function fit(points: readonly Point[], anyway = false, zoom = near): void {
    shown = points
    near = zoom
    if (anyway) handled = false
    if (handled || points.length === 0) return
    const view = viewOf(points, zoom)
    const duration = calm.matches ? 0 : 500
    if ('bounds' in view) map.fitBounds(view.bounds, { ...view.fitBoundsOptions, duration })
    else map.easeTo({ ...view, duration })
  }

  function setMarker(name: string, marker: Marker | undefined): void {
    const known = markers.get(name)
    if (known && known.element !== marker?.element) {
      known.stop()
      known.marker.remove()
      markers.delete(name)
    }
    if (!marker) return
    if (known && known.element === marker.element) {
      known.stop()
      known.stop = glide(known.marker, marker.at)
      return
    }
    const { element: drawn, anchor = 'center', at } = marker
    const added = new MapMarker({ element: drawn, anchor }).setLngLat(lngLat(at)).addTo(map)
    markers.set(name, { marker: added, element: drawn, stop: () => {} })
  }

  return {
    setMarker,
    setLine: (name: string, line: Line | undefined) => layers.setLine(name, line),
    setArea: (name: string, area: Area | undefined) => layers.setArea(name, area),
    setPin(next: Pin | undefined): void {
      if (pin && next && pin.element === next.element) {
        pin.move(next.at)
        return
      }
      pin?.remove()
      pin = next && placePin(map, next)
    },
    fit,
    destroy(): void {
      dark.removeEventListener('change', lay)
      for (const { stop } of markers.values()) stop()
      pin?.remove()
      tools.remove()
      map.remove()
      frame.remove()
    },
  }
}

type View =
  | { center: [number, number]; zoom: number }
  | { bounds: LngLatBounds; fitBoundsOptions: { padding: typeof PADDING; maxZoom: number } }

/** The part of the world that holds these points. */
function viewOf(points: readonly Point[], zoom: number | undefined): View {
  const [first] = points
  if (!first) return { center: [0, 20], zoom: zoom ?? 1 }
  if (points.length === 1) return { center: lngLat(first), zoom: zoom ?? CLOSEST_ZOOM - 1 }
  const bounds = new LngLatBounds(lngLat(first), lngLat(first))
  for (const point of points) bounds.extend(lngLat(point))
  return { bounds, fitBoundsOptions: { padding: PADDING, maxZoom: CLOSEST_ZOOM } }
}

/** Takes a marker to a place without a jump; the answer stops it where it is. */
function glide(marker: MapMarker, to: Point): () => void {
  const { lng, lat } = marker.getLngLat()
  const began = performance.now()
  let frame = 0
  const step = (now: number) => {
    const share = calm.matches ? 1 : Math.min(1, Math.max(0, (now - began) / GLIDE_MS))
    const eased = 1 - (1 - share) ** 2
    marker.setLngLat([lng + (to.longitude - lng) * eased, lat + (to.latitude - lat) * eased])
    if (share < 1) frame = requestAnimationFrame(step)
  }
  step(began)
  return () => cancelAnimationFrame(frame)
}
