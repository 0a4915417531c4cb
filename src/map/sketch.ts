// The way before the map is there: the same lines and markers at the same places, on plain ground, in a few hundred bytes
// of script. The map takes over where the sketch ends.
import type { Line, Marker, Point } from './create-map.ts'
import { CLOSEST_ZOOM, PADDING } from './framing.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** Pixels of the whole world at zoom 0, as maps count them. */
const WORLD_PX = 512

type Pixels = { x: number; y: number }

/** A point in a world of width 1 (Web Mercator). */
function projected({ latitude, longitude }: Point): Pixels {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return { x: longitude / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

/** How points of the world fall on a frame so that all of `points` are in it. */
export function framing(points: readonly Point[], width: number, height: number): (point: Point) => Pixels {
  const all = points.map(projected)
  const xs = all.map(({ x }) => x)
  const ys = all.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = { x: width - PADDING.left - PADDING.right, y: height - PADDING.top - PADDING.bottom }
  const closest = WORLD_PX * 2 ** (points.length === 1 ? CLOSEST_ZOOM - 1 : CLOSEST_ZOOM)
  const scale = Math.max(0, Math.min(room.x / (right - left), room.y / (bottom - top), closest))
  const middle = { x: PADDING.left + room.x / 2, y: PADDING.top + room.y / 2 }
  return point => {
    const { x, y } = projected(point)
    return { x: middle.x + (x - (left + right) / 2) * scale, y: middle.y + (y - (top + bottom) / 2) * scale }
  }
}

/** Draws the sketch into the element, once in a frame in which something of it changes. */
export function openSketch(element: HTMLElement, around: readonly Point[]) {
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
    const place = framing(shown, width, height)
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
    /** Takes the sketch away; the markers are left for the map. */
    remove(): void {
      resized.disconnect()
      cancelAnimationFrame(frameAsked)
      frame.remove()
    },
  }
}
