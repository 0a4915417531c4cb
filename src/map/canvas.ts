// The map itself, on the library of the deployment. Loaded with it by create-map.ts alone.
import type { LngLatBounds, Map as MapLibre, Marker as MapMarker, StyleSpecification } from 'maplibre-gl'
import { importWithRetry } from '#platform/import-with-retry.ts'
import { brandColours, plainBasemap, styleAddress, tokenColour } from './basemap.ts'
import type { Area, Line, MapOptions, MapWords, Marker, Pin, Places, Point } from './engine.ts'
import { CLOSEST_ZOOM, type Credit, creditsOf, type Engine, lngLat, type PADDING, paddingIn } from './engine.ts'
import { createLayers, createPlaces } from './layers.ts'
import { alongWay, wayBetween } from './routes.ts'

const GLIDE_MS = 900
/** Until the map has come to what it is to show. */
const MOVE_MS = 250
/** A style that has not come by then is replaced by plain land until it comes: what a screen shows waits for it. */
const STYLE_WAIT_MS = 6000

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const duration = () => (calm.matches ? 0 : MOVE_MS)
const dark = matchMedia('(prefers-color-scheme: dark)')

/** Draws the map into the element. Throws where the browser has no WebGL. */
export function openCanvas(engine: Engine, element: HTMLElement, options: MapOptions) {
  const frame = document.createElement('div')
  frame.className = 'map-frame'
  element.prepend(frame)
  const { words, language, style } = options
  let { pressed } = options
  /** The colour scheme changed while the map was not in the page, where it has no colours. */
  let staleColours = false
  /** There is no style, or it could not be loaded, or is awaited longer than anybody waits. */
  let plain = style === undefined && engine.ownStyle === undefined
  /** The style is loaded: before that the library may raise on any call. */
  let styled = false
  /** Some tiles have been loaded. */
  let hasTiles = false
  /** The background colours of the style, which are water: without tiles the map would show sea only. */
  let water: readonly [layer: string, colour: unknown][] = []
  let outline: ReturnType<typeof import('./outline.ts').outline> | undefined
  /** A style that came after its time, by its address. */
  let late: { address: string; document: StyleSpecification } | undefined
  const namedStyle = () => {
    const scheme = dark.matches ? 'dark' : 'light'
    return style === undefined ? engine.ownStyle?.(scheme) : styleAddress(style, scheme, language)
  }
  const basemap = () => {
    const named = namedStyle()
    if (!plain && named !== undefined) return late?.address === named ? late.document : named
    const colour = (token: string) => tokenColour(element, token)
    const colours = { land: colour('--map-land'), water: colour('--map-water'), border: colour('--map-road-case') }
    return plainBasemap(colours, outline)
  }
  let height = frame.clientHeight
  const view = (points: readonly Point[], zoom: number | undefined) => viewOf(engine, points, zoom, paddingIn(height))
  const map = new engine.Map({
    container: frame,
    style: basemap(),
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
  const places = createPlaces(engine, map, () => styled)
  const markers = new Map<string, { marker: MapMarker; element: HTMLElement; stop: () => void }>()
  let pin: ReturnType<typeof placePin> | undefined
  let { around: shown, zoom: near } = options
  let handled = false
  /** What the map was last moved to show. */
  let fitted = ''
  let ended = false
  const leaving = new AbortController()

  const tools = addTools(element, words, tool => {
    if (tool === 'zoomIn') map.zoomIn({ duration: duration() })
    else if (tool === 'zoomOut') map.zoomOut({ duration: duration() })
    else fit(shown, true)
  })

  function lay(): void {
    staleColours = !element.isConnected
    if (staleColours) return
    styled = false
    water = []
    map.setStyle(basemap(), { diff: false })
    awaitStyle()
  }

  let wait: ReturnType<typeof setTimeout> | undefined
  function awaitStyle(): void {
    clearTimeout(wait)
    wait = setTimeout(() => {
      if (styled || plain) return
      layPlain()
      void awaitLateStyle()
    }, STYLE_WAIT_MS)
  }
  awaitStyle()

  /** The library gave its own request up when the land was laid; what this one brings is laid as soon as it is there. */
  async function awaitLateStyle(): Promise<void> {
    const address = namedStyle()
    if (style === undefined || address === undefined) return
    try {
      const answer = await fetch(address, { signal: leaving.signal })
      if (!answer.ok) return
      late = { address, document: await answer.json() }
    } catch {
      // Nobody answered: the land stays.
      return
    }
    // It may have been asked for twice.
    if (!plain) return
    plain = false
    lay()
  }

  /** Adds coasts and borders to the plain basemap; without them it is one colour. */
  async function layOutline(): Promise<void> {
    const part = await importWithRetry(() => import('./outline.ts'), { onFailure: 'caller' }).catch(() => undefined)
    if (!part || ended) return
    outline = part.outline()
    lay()
  }
  if (plain) void layOutline()
  // What failed without a network is there with it.
  addEventListener('online', () => plain && void awaitLateStyle(), { signal: leaving.signal })

  function layPlain(): void {
    if (plain) return
    plain = true
    lay()
    void layOutline()
  }

  /** Gives the layers of a style the colours of the brand that they ask for. */
  function paintAsBrand(): void {
    const colours = new Map<string, string>()
    for (const { layer, property, token } of brandColours(map.getStyle().layers)) {
      const colour = colours.get(token) ?? tokenColour(element, token)
      colours.set(token, colour)
      map.setPaintProperty(layer, property as 'fill-color', colour)
    }
  }

  const paintBackground = (layer: string, colour: unknown) =>
    map.setPaintProperty(layer, 'background-color', colour as string)

  /** Until all of a source is there, the background is land: water around the first tiles would make islands of them. */
  function layLand(): void {
    const beds = map.getStyle().layers.filter(({ type }) => type === 'background')
    water = beds.map(({ id }) => [id, map.getPaintProperty(id, 'background-color')])
    for (const { id } of beds) paintBackground(id, tokenColour(element, '--map-land'))
  }

  function layWater(): void {
    for (const [layer, colour] of water) paintBackground(layer, colour)
    water = []
  }

  map.on('style.load', () => {
    styled = true
    // Out of the page there are no colours: the map would be black. It is laid again when it is back.
    staleColours = !element.isConnected
    if (staleColours) return
    if (!plain) paintAsBrand()
    if (!plain) layLand()
    layers.redraw()
    places.redraw()
  })
  // A missing tile leaves a gap; without the style or the first tiles, the plain basemap is shown.
  map.on('error', event => {
    if (!(styled && (hasTiles || !('sourceId' in event)))) layPlain()
  })
  map.on('sourcedata', ({ sourceId, isSourceLoaded, tile }) => {
    if (tile && sourceId && map.getSource(sourceId)?.type !== 'geojson') {
      hasTiles = true
      if (isSourceLoaded && water.length > 0) layWater()
    }
    if (styled && sourceId && isSourceLoaded)
      tools.setCredits(creditsOf(Object.keys(map.getStyle().sources).map(id => map.getSource(id)?.attribution)))
  })
  // A larger frame can show more, and a smaller one must still show everything.
  map.on('resize', () => {
    height = frame.clientHeight
    fitted = ''
    fit(shown)
  })
  map.on('movestart', event => {
    if (event.originalEvent) handled = true
  })
  map.on('click', ({ lngLat: { lat, lng } }) => pressed?.({ latitude: lat, longitude: lng }))
  dark.addEventListener('change', lay)

  function fit(points: readonly Point[], anyway = false, zoom = near): void {
    shown = points
    near = zoom
    if (anyway) handled = false
    if (handled || points.length === 0) return
    const shows = view(points, zoom)
    const wanted = JSON.stringify(shows)
    // The map is there, or on its way there: a movement to the same part of the world is as many frames.
    if (wanted === fitted && !anyway) return
    fitted = wanted
    if ('bounds' in shows) map.fitBounds(shows.bounds, { ...shows.fitBoundsOptions, duration: duration() })
    else map.easeTo({ ...shows, duration: duration() })
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
      known.stop = glide(known.marker, marker, calm.matches || marker.jumps === true ? 0 : GLIDE_MS)
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
    setPlaces: (next: Places | undefined) => places.set(next),
    fit,
    /** Takes everything off the map that its screen put there. */
    clear(): void {
      for (const name of [...markers.keys()]) setMarker(name, undefined)
      layers.clear()
      places.set(undefined)
      pin?.remove()
      pin = undefined
      pressed = undefined
    },
    /** Shows what another screen asks for; the map is in its element already. */
    resume(next: MapOptions): void {
      pressed = next.pressed
      near = next.zoom
      tools.setName(next.words.label)
      map.getCanvas().setAttribute('aria-label', next.words.label)
      if (staleColours) lay()
      map.resize()
      fit(next.around, true)
    },
    destroy(): void {
      ended = true
      leaving.abort()
      clearTimeout(wait)
      dark.removeEventListener('change', lay)
      for (const { stop } of markers.values()) stop()
      pin?.remove()
      places.set(undefined)
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
  const { latitude: north, longitude: east } = first
  let [left, right, bottom, top] = [east, east, north, north]
  for (const { latitude, longitude } of points) {
    left = Math.min(left, longitude)
    right = Math.max(right, longitude)
    bottom = Math.min(bottom, latitude)
    top = Math.max(top, latitude)
  }
  const bounds = new engine.LngLatBounds([left, bottom], [right, top])
  return { bounds, fitBoundsOptions: { padding, maxZoom: CLOSEST_ZOOM } }
}

/** Takes a marker to a place within this many milliseconds; the answer stops it where it is. */
function glide(marker: MapMarker, { at, road = [] }: Marker, lasting: number): () => void {
  const to = { lat: at.latitude, lng: at.longitude }
  const way = wayBetween(road, marker.getLngLat(), to)
  const began = performance.now()
  let frame = 0
  const step = (now: number) => {
    const share = lasting === 0 ? 1 : Math.min(1, Math.max(0, (now - began) / lasting))
    const eased = 1 - (1 - share) ** 2
    marker.setLngLat(alongWay(way, eased) ?? to)
    if (share < 1) frame = requestAnimationFrame(step)
  }
  step(began)
  return () => cancelAnimationFrame(frame)
}

// A pin that is moved by pointer or by keys.

/** Pixels per press of an arrow key, and with Shift. */
const STEP_PX = 8
const LEAP_PX = 64
/** A move by keys has come to rest after this long, in milliseconds, or when anything else is done. */
const REST_MS = 500
/** By these the reader does something. */
const DEEDS = ['keydown', 'pointerdown', 'click'] as const

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Puts the pin on the map; the answer moves it to another place, or takes it away. */
function placePin({ Marker }: Engine, map: MapLibre, { at, element, label, moved }: Pin) {
  element.tabIndex = 0
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', label)
  const marker = new Marker({ element, anchor: 'bottom', draggable: true })
  marker.setLngLat([at.longitude, at.latitude]).addTo(map)
  const place = (): Point => ({ latitude: marker.getLngLat().lat, longitude: marker.getLngLat().lng })
  let rest: ReturnType<typeof setTimeout> | undefined

  /** The move goes on with this. */
  const isStep = (event: Event): boolean =>
    event instanceof KeyboardEvent &&
    event.target === element &&
    (event.key === 'Shift' || directions[event.key] !== undefined)

  function onKey(event: KeyboardEvent): void {
    const direction = directions[event.key]
    // With one of these an arrow is the browser's: Alt and the left one go back.
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const [x, y] = direction
    const step = event.shiftKey ? LEAP_PX : STEP_PX
    const from = map.project(marker.getLngLat())
    marker.setLngLat(map.unproject([from.x + x * step, from.y + y * step]))
    keepInSight()
    clearTimeout(rest)
    rest = setTimeout(settle, REST_MS)
    // Whatever is pressed next is meant for the pin's present place, so that is reported before the press is handled.
    for (const deed of DEEDS) addEventListener(deed, onDeed, { capture: true })
  }

  const onDeed = (event: Event) => {
    if (!isStep(event)) settle()
  }

  function settle(): void {
    stopMoving()
    moved(place())
  }

  function stopMoving(): void {
    clearTimeout(rest)
    rest = undefined
    for (const deed of DEEDS) removeEventListener(deed, onDeed, { capture: true })
  }

  function keepInSight(): void {
    if (!map.getBounds().contains(marker.getLngLat())) map.panTo(marker.getLngLat())
  }

  const onDragged = () => moved(place())
  element.addEventListener('keydown', onKey)
  marker.on('dragend', onDragged)
  return {
    element,
    move(to: Point): void {
      // While the reader moves it, it is nobody else's.
      if (rest === undefined) marker.setLngLat([to.longitude, to.latitude])
    },
    remove(): void {
      stopMoving()
      element.removeEventListener('keydown', onKey)
      marker.remove()
    },
  }
}

// Buttons and credit on the map, drawn into the element next to the canvas.

const SVG = 'http://www.w3.org/2000/svg'

const drawings = {
  zoomIn: 'M5 12h14M12 5v14',
  zoomOut: 'M5 12h14',
  showAll: 'M12 2v4M12 18v4M2 12h4M18 12h4M18 12a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
} as const

type Tool = keyof typeof drawings

/** Draws the tools and the place for the credits; `press` is called with the tool that was pressed. */
function addTools(element: HTMLElement, words: MapWords, press: (tool: Tool) => void) {
  const group = document.createElement('div')
  group.className = 'map-tools'
  group.setAttribute('role', 'group')
  group.setAttribute('aria-label', words.label)
  for (const tool of ['zoomIn', 'zoomOut', 'showAll'] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = tool
    button.setAttribute('aria-label', words[tool])
    button.title = words[tool]
    button.append(icon(drawings[tool]))
    button.addEventListener('click', () => press(tool))
    group.append(button)
  }
  const credit = document.createElement('span')
  credit.className = 'map-credit'
  credit.hidden = true
  element.append(credit, group)
  return {
    setCredits(credits: readonly Credit[]): void {
      credit.replaceChildren(...credits.flatMap((one, index) => [...(index === 0 ? [] : [' · ']), drawn(one)]))
      credit.hidden = credits.length === 0
    },
    setName: (name: string) => group.setAttribute('aria-label', name),
    remove(): void {
      group.remove()
      credit.remove()
    },
  }
}

function drawn({ text, href }: Credit): string | HTMLAnchorElement {
  if (href === undefined) return text
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = text
  return link
}

function icon(drawing: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', drawing)
  svg.append(path)
  return svg
}
