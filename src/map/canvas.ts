// The map itself, on the library of the deployment. Loaded with it by create-map.ts alone.
import type { LngLatBounds, Marker as MapMarker } from 'maplibre-gl'
import type { Area, Line, MapOptions, Marker, Pin, Point } from './create-map.ts'
import { creditsOf } from './credits.ts'
import type { Engine } from './engine.ts'
import { CLOSEST_ZOOM, type PADDING, paddingIn } from './framing.ts'
import { plainGround, styleAddress, tokenColour } from './ground.ts'
import { createLayers } from './layers.ts'
import { placePin } from './pin.ts'
import { addTools } from './tools.ts'

const GLIDE_MS = 900

const lngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude]

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')

/** Draws the map into the element. Raises where the browser has no WebGL. */
export function openCanvas(engine: Engine, element: HTMLElement, options: MapOptions) {
  const frame = document.createElement('div')
  frame.className = 'map-frame'
  element.prepend(frame)
  const { words, language, style } = options
  /** There is no ground to ask for, or nobody answered for it; it is not asked for again. */
  let plain = style === undefined && engine.ownStyle === undefined
  /** The style is there: before that a library may raise whatever it is asked. */
  let styled = false
  /** Some of the ground came. */
  let grounded = false
  /** What the style lays under its tiles, which is water: without them it would say that all is sea. */
  let water: readonly [layer: string, colour: unknown][] = []
  let outline: ReturnType<typeof import('./outline.ts').outline> | undefined
  const ground = () => {
    const scheme = dark.matches ? 'dark' : 'light'
    const named = style === undefined ? engine.ownStyle?.(scheme) : styleAddress(style, scheme, language)
    if (!plain && named !== undefined) return named
    const colour = (token: string) => tokenColour(element, token)
    const colours = { land: colour('--map-land'), water: colour('--map-water'), border: colour('--map-road-case') }
    return plainGround(colours, outline)
  }
  const view = (points: readonly Point[], zoom: number | undefined) =>
    viewOf(engine, points, zoom, paddingIn(frame.clientHeight))
  const map = new engine.Map({
    container: frame,
    style: ground(),
    ...view(options.around, options.zoom),
    cooperativeGestures: options.inScrollingPage === true && matchMedia('(pointer: coarse)').matches,
    pitchWithRotate: false,
    dragRotate: false,
    fadeDuration: calm.matches ? 0 : 200,
    attributionControl: false,
    locale: {
      'Map.Title': words.label,
      'CooperativeGesturesHandler.MobileHelpText': words.twoFingers,
      'TouchPanBlocker.Message': words.twoFingers,
    },
  })
  map.touchZoomRotate.disableRotation()
  const layers = createLayers(map, element, () => styled)
  const markers = new Map<string, { marker: MapMarker; element: HTMLElement; stop: () => void }>()
  let pin: ReturnType<typeof placePin> | undefined
  let { around: shown, zoom: near } = options
  let handled = false
  let ended = false

  const tools = addTools(element, words, tool => {
    if (tool === 'zoomIn') map.zoomIn()
    else if (tool === 'zoomOut') map.zoomOut()
    else fit(shown, true)
  })

  function lay(): void {
    styled = false
    map.setStyle(ground(), { diff: false })
  }

  /** Coasts and borders are better than nothing; without them it is plain. */
  async function layOutline(): Promise<void> {
    const part = await import('./outline.ts').catch(() => undefined)
    if (!part || ended) return
    outline = part.outline()
    lay()
  }
  if (plain) void layOutline()

  const lieUnder = (layer: string, colour: unknown) => map.setPaintProperty(layer, 'background-color', colour as string)

  /** Until the first tile is there, land lies under it all. */
  function layLand(): void {
    const beds = map.getStyle().layers.filter(({ type }) => type === 'background')
    water = beds.map(({ id }) => [id, map.getPaintProperty(id, 'background-color')])
    for (const { id } of beds) lieUnder(id, tokenColour(element, '--map-land'))
  }

  function giveGround(): void {
    grounded = true
    for (const [layer, colour] of water) lieUnder(layer, colour)
    water = []
  }

  map.on('style.load', () => {
    styled = true
    if (!plain && !grounded) layLand()
    layers.redraw()
  })
  // A tile that is missing leaves a gap; where the style or the first of the tiles is missing, there is plain ground.
  map.on('error', event => {
    if (plain || (styled && (grounded || !('sourceId' in event)))) return
    plain = true
    lay()
    void layOutline()
  })
  map.on('sourcedata', ({ sourceId, isSourceLoaded, tile }) => {
    if (!grounded && tile && sourceId && map.getSource(sourceId)?.type !== 'geojson') giveGround()
    if (styled && sourceId && isSourceLoaded)
      tools.setCredits(creditsOf(Object.keys(map.getStyle().sources).map(id => map.getSource(id)?.attribution)))
  })
  // A frame that grew has room for more, and one that shrank must still hold it all.
  map.on('resize', () => fit(shown))
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
    const shows = view(points, zoom)
    const duration = calm.matches ? 0 : 500
    if ('bounds' in shows) map.fitBounds(shows.bounds, { ...shows.fitBoundsOptions, duration })
    else map.easeTo({ ...shows, duration })
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
    const added = new engine.Marker({ element: drawn, anchor }).setLngLat(lngLat(at)).addTo(map)
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
      pin = next && placePin(engine, map, next)
    },
    fit,
    destroy(): void {
      ended = true
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
function viewOf(engine: Engine, points: readonly Point[], zoom: number | undefined, padding: typeof PADDING): View {
  const [first] = points
  if (!first) return { center: [0, 20], zoom: zoom ?? 1 }
  if (points.length === 1) return { center: lngLat(first), zoom: zoom ?? CLOSEST_ZOOM - 1 }
  const bounds = new engine.LngLatBounds(lngLat(first), lngLat(first))
  for (const point of points) bounds.extend(lngLat(point))
  return { bounds, fitBoundsOptions: { padding, maxZoom: CLOSEST_ZOOM } }
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
