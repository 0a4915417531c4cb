// A map in a screen: made once there is something to show, and destroyed with its element.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { deployment } from '#deployment'
import { createMap } from '#map/create-map.ts'
import type { MapOptions, MapView } from '#map/engine.ts'
import { m } from '#messages'

type Settings = Omit<MapOptions, 'style' | 'words' | 'failed' | 'inScrollingPage'> & {
  /** Name of the map. */
  label: string
  /** On a phone one finger scrolls the page over the map. */
  scrollsOnPhones?: boolean
  /** There is something to show. */
  ready: boolean
}

/**
 * The map in `box`, which a screen draws as an element with a size of its own; undefined until it is made. What is passed later is
 * ignored, except the language and `pressed`: markers, lines and the part that is shown are set by the screen.
 */
export function useMap(settings: Settings): {
  box: RefObject<HTMLDivElement | null>
  map: MapView | undefined
  failed: boolean
} {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapView>()
  const [failed, setFailed] = useState(false)
  const latest = useRef(settings)
  latest.current = settings
  const { ready, language } = settings
  useEffect(() => {
    if (!box.current || !ready) return
    const { label, ready: _, scrollsOnPhones, pressed, ...options } = latest.current
    const made = createMap(box.current, {
      ...options,
      language,
      style: deployment().environment.mapStyle,
      words: {
        label,
        zoomIn: m.public_map_zoom_in(),
        zoomOut: m.public_map_zoom_out(),
        showAll: m.public_map_show_all(),
        twoFingers: m.public_map_two_fingers(),
      },
      inScrollingPage: scrollsOnPhones === true && matchMedia('(max-width: 48em)').matches,
      ...(pressed && { pressed: at => latest.current.pressed?.(at) }),
      failed: () => setFailed(true),
    })
    setMap(made)
    return () => {
      made.destroy()
      setMap(undefined)
    }
  }, [ready, language])
  return { box, map, failed }
}
