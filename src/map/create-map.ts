// The one map of the portal, as its screens see it. What draws it is large and is loaded when the map comes into view;
// until then everything that is asked of it is remembered.
import { deployment } from '#deployment'
import { patientPart } from '../patient-part.ts'
import type { openCanvas } from './canvas.ts'
import { openSketch } from './sketch.ts'

/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number }

/** Something that stands on the map: an element of the page, by its centre or by its foot. */
export type Marker = { at: Point; element: HTMLElement; anchor?: 'center' | 'bottom' }

/** ridden: the way already behind a rider, in grey; ahead: the way to come; direct: as the crow flies, dotted. */
export type Line = { points: readonly Point[]; look: 'ridden' | 'ahead' | 'direct' }

/** An area, by the corners of its rim. */
export type Area = { rim: readonly Point[] }

/** A pin that the reader moves, by pointer or by arrow keys (with Shift: further). */
export type Pin = {
  at: Point
  element: HTMLElement
  /** Name for screen readers, such as "Collection point. Move it with the arrow keys". */
  label: string
  /** Called with the new place once a move has come to rest. */
  moved(to: Point): void
}

export type MapWords = {
  /** Name of the map. */
  label: string
  zoomIn: string
  zoomOut: string
  showAll: string
  /** What a finger has to do where one finger scrolls the page. */
  twoFingers: string
}

export type MapOptions = {
  /** Address of a style document; without one the map shows coasts and borders alone. Told the scheme and language in its query. */
  style?: string | undefined
  /** BCP 47; the script that names are shown in. */
  language: string
  /** What is shown first. */
  around: readonly Point[]
  /** How near a single point is looked at, and without any point the world (ADR-008); else a zoom for one house. */
  zoom?: number
  words: MapWords
  /** One finger scrolls the page over the map instead of moving it. */
  inScrollingPage?: boolean
  /**
   * The page is read first: the map waits until somebody touches the page, or until it has been quiet for some seconds. What
   * it will show is sketched in the meantime.
   */
  unhurried?: boolean
  /** Called with the place when the ground is pressed. */
  pressed?(at: Point): void
  /** Called once when the map cannot be shown at all: no WebGL, or its part did not load. */
  failed?(): void
}

export type MapView = {
  /** Sets or, without a marker, removes the one of this name. A marker that moves glides. */
  setMarker(name: string, marker?: Marker): void
  setLine(name: string, line?: Line): void
  setArea(name: string, area?: Area): void
  setPin(pin?: Pin): void
  /** Shows all these points, unless the reader has moved the map since; `anyway` overrules that. `zoom`: see the options. */
  fit(points: readonly Point[], anyway?: boolean, zoom?: number): void
  destroy(): void
}

/** The library that the deployment names, with the map on it. */
const library = (): Promise<Library> =>
  deployment().settings.map?.provider === 'mapbox' ? import('./mapbox.ts') : import('./maplibre.ts')

type Library = { open(element: HTMLElement, options: MapOptions): Canvas | Promise<Canvas> }

/** The loaded map; the same verbs, carried out. */
export type Canvas = ReturnType<typeof openCanvas>

/**
 * Puts a map into an element with a size of its own. Nothing is loaded before the element comes into view.
 * The page needs `src/map/map.css` and, for workers, the default Trusted Types policy.
 */
export function createMap(element: HTMLElement, options: MapOptions): MapView {
  const markers = new Map<string, Marker>()
  const lines = new Map<string, Line>()
  const areas = new Map<string, Area>()
  let pin: Pin | undefined
  let { around: shown, zoom: near } = options
  let canvas: Canvas | undefined
  let sketch: ReturnType<typeof openSketch> | undefined = openSketch(element, shown)
  let ended = false

  async function open(): Promise<void> {
    try {
      const part = await patientPart(library)
      if (ended) return
      const opened = await part.open(element, { ...options, around: shown, ...(near !== undefined && { zoom: near }) })
      if (ended) return opened.destroy()
      canvas = opened
      sketch?.remove()
      sketch = undefined
      for (const [name, area] of areas) canvas.setArea(name, area)
      for (const [name, line] of lines) canvas.setLine(name, line)
      for (const [name, marker] of markers) canvas.setMarker(name, marker)
      if (pin) canvas.setPin(pin)
    } catch {
      if (!ended) options.failed?.()
    }
  }

  const stopWaiting = whenInView(element, options.unhurried === true, () => void open())
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
      canvas?.destroy()
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
