// The one map of the portal, as its screens see it. What draws it is large and is loaded when the map comes into view;
// until then everything that is asked of it is remembered.
import { deployment } from '#deployment'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { openCanvas } from './canvas.ts'
import {
  type Area,
  CLOSEST_ZOOM,
  type Line,
  type MapOptions,
  type MapView,
  type Marker,
  type Pin,
  type Places,
  type Point,
  paddingIn,
} from './engine.ts'

/** Loads the library that the deployment names, with all that it needs. @param missed called when it does not come at once */
async function library(missed: () => void): Promise<Library> {
  const options = { onFailure: 'caller', missed } as const
  const part: Library =
    deployment().settings.map?.provider === 'mapbox'
      ? await importWithRetry(() => import('./mapbox.ts'), options)
      : await importWithRetry(() => import('./maplibre.ts'), options)
  await importWithRetry(() => part.prepare(), options)
  return part
}

/** The loaded map; the same verbs, carried out. */
type Canvas = ReturnType<typeof openCanvas>

type Library = {
  /** Loads its worker, and its style sheet where it has one. Rejects when they do not come. */
  prepare(): Promise<void>
  open(element: HTMLElement, options: MapOptions): Canvas
}

/** A map that waits for its next element, with the box that it is drawn in. */
let waiting: { canvas: Canvas; box: HTMLElement } | undefined

/** The map that waits, in the element that is to show it. */
function takeWaiting(element: HTMLElement, options: MapOptions): typeof waiting {
  const taken = waiting
  if (!taken || !options.kept) return undefined
  waiting = undefined
  element.append(taken.box)
  taken.canvas.resume(options)
  return taken
}

function keepWaiting(canvas: Canvas, box: HTMLElement): void {
  waiting?.canvas.destroy()
  canvas.clear()
  box.remove()
  waiting = { canvas, box }
}

function newBox(element: HTMLElement): HTMLElement {
  const box = document.createElement('div')
  box.className = 'map-box'
  element.append(box)
  return box
}

/**
 * Puts a map into an element with a size of its own. Nothing is loaded before the element comes into view.
 * The page needs `src/map/map.css` and, for workers, the default Trusted Types policy.
 */
export function createMap(element: HTMLElement, options: MapOptions): MapView {
  const markers = new Map<string, Marker>()
  const lines = new Map<string, Line>()
  const areas = new Map<string, Area>()
  let pin: Pin | undefined
  let places: Places | undefined
  let { around: shown, zoom: near } = options
  const taken = takeWaiting(element, options)
  const box = taken?.box ?? newBox(element)
  let canvas: Canvas | undefined = taken?.canvas
  let sketch = canvas ? undefined : openSketch(element, shown)
  let ended = false

  /** Asked for as long as the map is wanted: what is missing without a network is there with it. */
  async function loaded(): Promise<Library | undefined> {
    while (!ended)
      try {
        return await library(() => sketch?.say(options.words.missing))
      } catch {
        await onlineOrLater()
      }
    return undefined
  }

  async function open(): Promise<void> {
    const part = await loaded()
    if (!part || ended) return
    try {
      canvas = part.open(box, { ...options, around: shown, ...(near !== undefined && { zoom: near }) })
      sketch?.remove()
      sketch = undefined
      for (const [name, area] of areas) canvas.setArea(name, area)
      for (const [name, line] of lines) canvas.setLine(name, line)
      for (const [name, marker] of markers) canvas.setMarker(name, marker)
      if (pin) canvas.setPin(pin)
      if (places) canvas.setPlaces(places)
    } catch {
      options.failed?.()
    }
  }

  const stopWaiting = canvas ? () => {} : whenInView(element, options.unhurried === true, () => void open())
  return {
    setMarker(name, marker) {
      remember(markers, name, marker)
      canvas?.setMarker(name, marker)
      sketch?.setMarker(name, marker)
    },
    setLine(name, line) {
      remember(lines, name, line)
      canvas?.setLine(name, line)
      sketch?.setLine(name, line)
    },
    setArea(name, area) {
      remember(areas, name, area)
      canvas?.setArea(name, area)
    },
    setPin(next) {
      pin = next
      canvas?.setPin(next)
    },
    setPlaces(next) {
      places = next
      canvas?.setPlaces(next)
    },
    fit(points, anyway, zoom = near) {
      shown = points
      near = zoom
      canvas?.fit(points, anyway, zoom)
      sketch?.fit(points)
    },
    destroy() {
      ended = true
      stopWaiting()
      sketch?.remove()
      if (canvas && options.kept) return keepWaiting(canvas, box)
      canvas?.destroy()
      box.remove()
    },
  }
}

function remember<Value>(known: Map<string, Value>, name: string, value: Value | undefined): void {
  if (value === undefined) known.delete(name)
  else known.set(name, value)
}

/** Runs the action once, when the element is seen and the page has nothing better to do; the answer calls it off. */
function whenInView(element: HTMLElement, unhurried: boolean, action: () => void): () => void {
  let stop = () => {}
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(entry => entry.isIntersecting)) return
    observer.disconnect()
    stop = unhurried ? whenTouched(action) : whenIdle(action)
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    stop()
  }
}

const IDLE_AT_THE_LATEST_MS = 1500

function whenIdle(action: () => void): () => void {
  // Not in every browser.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(action, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(action, { timeout: IDLE_AT_THE_LATEST_MS })
  return () => cancelIdleCallback(handle)
}

const TRIED_AGAIN_MS = 30_000

/** The network is back, or some time has passed without word of it. */
function onlineOrLater(): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, TRIED_AGAIN_MS)
    addEventListener('online', end)
  })
}

const QUIET_MS = 5000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart'] as const

/** Runs the action once somebody uses the page, or after a while. */
function whenTouched(action: () => void): () => void {
  let stopIdle = () => {}
  const begin = () => {
    stop()
    stopIdle = whenIdle(action)
  }
  const timer = setTimeout(begin, QUIET_MS)
  const stop = () => {
    clearTimeout(timer)
    for (const touch of TOUCHES) removeEventListener(touch, begin)
  }
  for (const touch of TOUCHES) addEventListener(touch, begin, { passive: true })
  return () => {
    stop()
    stopIdle()
  }
}

// The way before the map is there: the same lines and markers at the same places, on a plain background, in a few hundred bytes
// of script. The map takes over where the sketch ends.

const SVG = 'http://www.w3.org/2000/svg'
/** Pixels of the whole world at zoom 0, as maps count them. */
const WORLD_PX = 512

type Pixels = { x: number; y: number }

/** As far north and south as maps of the world reach, in degrees. */
const LATITUDE_MAX = 85.05

/** A point in a world of width 1 (Web Mercator). */
function projected({ latitude, longitude }: Point): Pixels {
  const onMap = Math.max(-LATITUDE_MAX, Math.min(latitude, LATITUDE_MAX))
  const sine = Math.sin((onMap * Math.PI) / 180)
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** Room for the places of a sketch below what lies over its head, however low it is, in pixels. */
const PLACES_MIN_PX = 24

/**
 * How points of the world fall on a frame so that all of `points` are in it.
 * @param covered so much of its head that nothing is to be behind, in pixels
 */
export function framing(
  points: readonly Point[],
  width: number,
  height: number,
  covered = 0,
): (point: Point) => Pixels {
  const all = points.map(projected)
  const xs = all.map(({ x }) => x)
  const ys = all.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const { left: before, right: after, top: above, bottom: below } = paddingIn(height)
  const most = Math.max(0, height - above - below - PLACES_MIN_PX)
  const padding = { left: before, top: above + Math.min(covered, most) }
  const room = { x: width - before - after, y: height - padding.top - below }
  const closest = WORLD_PX * 2 ** (points.length === 1 ? CLOSEST_ZOOM - 1 : CLOSEST_ZOOM)
  const scale = Math.max(0, Math.min(room.x / (right - left), room.y / (bottom - top), closest))
  const middle = { x: padding.left + room.x / 2, y: padding.top + room.y / 2 }
  return point => {
    const { x, y } = projected(point)
    return { x: middle.x + (x - (left + right) / 2) * scale, y: middle.y + (y - (top + bottom) / 2) * scale }
  }
}

/** Draws the sketch into the element, once in a frame in which something of it changes. */
function openSketch(element: HTMLElement, around: readonly Point[]) {
  const frame = document.createElement('div')
  frame.className = 'map-sketch'
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('aria-hidden', 'true')
  frame.append(svg)
  element.prepend(frame)
  const lines = new Map<string, Line>()
  const markers = new Map<string, Marker>()
  let shown = around
  let [width, height] = [0, 0]
  let frameAsked = 0

  function draw(): void {
    if (width === 0 || shown.length === 0) return
    const note = frame.querySelector<HTMLElement>('.map-failed')
    const place = framing(shown, width, height, note ? note.offsetTop + note.offsetHeight : 0)
    const paths = [...lines.values()].map(({ points, look }) => {
      const path = document.createElementNS(SVG, 'polyline')
      path.setAttribute('class', look)
      path.setAttribute(
        'points',
        points
          .map(place)
          .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
          .join(' '),
      )
      return path
    })
    svg.replaceChildren(...paths)
    for (const { element: mark, at, anchor } of markers.values()) {
      const { x, y } = place(at)
      mark.style.transform = `translate(${x}px, ${y}px) translate(-50%, ${anchor === 'bottom' ? '-100%' : '-50%'})`
      if (mark.parentElement !== frame) frame.append(mark)
    }
  }

  /** What changes in one turn is drawn at once, and nobody asks for a size while the page is being written. */
  function drawSoon(): void {
    cancelAnimationFrame(frameAsked)
    frameAsked = requestAnimationFrame(draw)
  }

  const resized = new ResizeObserver(([entry]) => {
    if (!entry) return
    ;({ width, height } = entry.contentRect)
    draw()
  })
  resized.observe(element)
  return {
    setLine(name: string, line: Line | undefined): void {
      if (line) lines.set(name, line)
      else lines.delete(name)
      drawSoon()
    },
    setMarker(name: string, marker: Marker | undefined): void {
      const known = markers.get(name)
      if (known && known.element !== marker?.element) known.element.remove()
      if (marker) markers.set(name, marker)
      else markers.delete(name)
      drawSoon()
    },
    fit(points: readonly Point[]): void {
      shown = points
      drawSoon()
    },
    /** Says why there is no more than the sketch. */
    say(text: string): void {
      // It is asked for again and again, and missing as long.
      if (frame.querySelector('.map-failed')) return
      const note = document.createElement('p')
      note.className = 'map-failed'
      note.setAttribute('role', 'status')
      note.dir = 'auto'
      frame.append(note)
      // A live region says what is written into it.
      note.textContent = text
      drawSoon()
    },
    /** Takes the sketch away; the markers are left for the map. */
    remove(): void {
      resized.disconnect()
      cancelAnimationFrame(frameAsked)
      frame.remove()
    },
  }
}
