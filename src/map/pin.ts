// A pin that is moved by pointer or by keys.
import type { Map as MapLibre } from 'maplibre-gl'
import type { Pin, Point } from './create-map.ts'
import type { Engine } from './engine.ts'

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
export function placePin({ Marker }: Engine, map: MapLibre, { at, element, label, moved }: Pin) {
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
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    const [x, y] = direction
    const step = event.shiftKey ? LEAP_PX : STEP_PX
    const from = map.project(marker.getLngLat())
    marker.setLngLat(map.unproject([from.x + x * step, from.y + y * step]))
    keepInSight()
    clearTimeout(rest)
    rest = setTimeout(settle, REST_MS)
    // Whatever is pressed next is meant for where the pin stands now, so that is told before the press is heard.
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
