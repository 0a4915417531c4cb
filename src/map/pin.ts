// A pin that is moved by pointer or by keys.
import type { Map as MapLibre } from 'maplibre-gl'
import type { Pin, Point } from './create-map.ts'
import type { Engine } from './engine.ts'

/** Pixels per press of an arrow key, and with Shift. */
const STEP_PX = 8
const LEAP_PX = 64
/** A move by keys has come to rest after this long, in milliseconds. */
const REST_MS = 500

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Puts the pin on the map; the answer moves it to another place, or takes it away. */
export function placePin({ Marker }: Engine, map: MapLibre, { at, element, label, moved }: Pin) {
  element.tabIndex = 0
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', label)
  const marker = new Marker({ element, anchor: 'bottom', draggable: true })
  marker.setLngLat([at.longitude, at.latitude]).addTo(map)
  const place = (): Point => ({ latitude: marker.getLngLat().lat, longitude: marker.getLngLat().lng })
  let rest: ReturnType<typeof setTimeout> | undefined

  function onKey(event: KeyboardEvent): void {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    const [x, y] = direction
    const step = event.shiftKey ? LEAP_PX : STEP_PX
    const from = map.project(marker.getLngLat())
    marker.setLngLat(map.unproject([from.x + x * step, from.y + y * step]))
    keepInSight()
    clearTimeout(rest)
    rest = setTimeout(() => moved(place()), REST_MS)
  }

  function keepInSight(): void {
    if (!map.getBounds().contains(marker.getLngLat())) map.panTo(marker.getLngLat())
  }

  const onDragged = () => moved(place())
  element.addEventListener('keydown', onKey)
  marker.on('dragend', onDragged)
  return {
    element,
    move: (to: Point) => marker.setLngLat([to.longitude, to.latitude]),
    remove(): void {
      clearTimeout(rest)
      element.removeEventListener('keydown', onKey)
      marker.remove()
    },
  }
}
