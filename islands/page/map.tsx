// A map in a screen: made once there is something to show, and destroyed with its element. Where the window has no room for it
// next to the rest, it is in a sheet.

import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { deployment } from '#deployment'
import { createMap } from '#map/create-map.ts'
import type { MapOptions, MapView } from '#map/engine.ts'
import { m } from '#messages'
import { afterPaint } from '#ui/Button.tsx'
import { useBackCloses } from '#ui/back-closes.ts'
import { Icon } from '#ui/Icon.tsx'
import { isComposing } from '#ui/typed-text.ts'

type Settings = Omit<MapOptions, 'style' | 'words' | 'failed' | 'inScrollingPage'> & {
  /** Name of the map. */
  label: string
  /** Said in its place while what draws it cannot be loaded. */
  missing: string
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
    if (!ready) return
    let made: MapView | undefined
    // What is around the map is painted first: without a graphics card a frame of the map takes longer than all the rest.
    const callOff = afterPaint(() => {
      if (!box.current) return
      const { label, missing, ready: _, scrollsOnPhones, pressed, ...options } = latest.current
      made = createMap(box.current, {
        ...options,
        language,
        style: deployment().environment.mapStyle,
        words: {
          label,
          missing,
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
    })
    return () => {
      callOff()
      made?.destroy()
      setMap(undefined)
    }
  }, [ready, language])
  return { box, map, failed }
}

/** In place of a map whose script cannot be loaded; it is asked for again all the while. */
export const MapMissing = () => (
  <p className="map-failed muted" role="status">
    {m.public_map_failed()}
  </p>
)

/** A finger that goes further than this on the grip pulls the sheet, in CSS pixels. */
const SWIPE_PX = 24

type SheetProps = {
  /**
   * Over the rest of the screen from its foot, gone until it is pulled up; or above the rest, low until it is pulled down. With
   * enough room the style sheets show a map of the second kind without a grip.
   */
  from: 'foot' | 'head'
  open: boolean
  onOpen(open: boolean): void
  children: ReactNode
}

/** A map with a grip, which is pressed or swiped (TRK-104). */
export function MapSheet({ from, open, onOpen, children }: SheetProps) {
  const id = useId()
  const sheet = useRef<HTMLElement>(null)
  const grip = useRef<HTMLButtonElement>(null)
  const isOverlay = from === 'foot'
  useBackCloses(isOverlay && open, () => onOpen(false))
  // Nothing is loaded for a map that nobody has pulled up; after that it stays.
  const wasOpen = useRef(open)
  wasOpen.current ||= open
  // In a window lower than a sheet it is part of the page, and what was pulled up would come below the edge. At once: a smooth way
  // there ends where it is when rows change their height meanwhile.
  useEffect(() => {
    const pulled = isOverlay && open ? sheet.current : null
    if (pulled && getComputedStyle(pulled).position === 'static')
      pulled.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [isOverlay, open])
  const swipe = useSwipe(sheet, isOverlay ? -1 : 1, open, onOpen)
  useFocusInSight(sheet, isOverlay && open, onOpen)
  const button = (
    <button type="button" className="grip" ref={grip} aria-expanded={open} aria-controls={id} {...swipe}>
      <i />
      <span className={isOverlay ? undefined : 'hidden-text'}>
        {isOverlay && <Icon name="map-pin" small />}
        {m.public_settings_map()}
      </span>
    </button>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape for what is in it
    <section
      className={`map-sheet from-${from}${open ? ' pulled' : ''}`}
      ref={sheet}
      {...(isOverlay && { 'data-sticky-foot': '' })}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return
        if (!(isOverlay && open)) return
        event.preventDefault()
        onOpen(false)
        grip.current?.focus()
      }}
    >
      {isOverlay && button}
      <div className="map-room" id={id} inert={isOverlay && !open}>
        {(!isOverlay || wasOpen.current) && children}
      </div>
      {!isOverlay && button}
    </section>
  )
}

/** Keeps what has the focus in sight: a key that leads to something behind the sheet puts the sheet down. */
function useFocusInSight(sheet: RefObject<HTMLElement | null>, isUp: boolean, onOpen: SheetProps['onOpen']): void {
  const look = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && sheet.current && isBehind(target, sheet.current)) onOpen(false)
  })
  useEffect(() => {
    if (!isUp) return
    const listen = (event: FocusEvent) => look(event)
    document.addEventListener('focusin', listen)
    return () => document.removeEventListener('focusin', listen)
  }, [isUp])
}

/** Below the window counts too: it is scrolled into sight from there, and only as far as the edge. */
const isBehind = (element: Element, sheet: HTMLElement): boolean =>
  element.matches(':focus-visible') &&
  !sheet.contains(element) &&
  // A dialog lies over both.
  sheet.closest('[inert], [aria-hidden="true"]') === null &&
  getComputedStyle(sheet).position === 'fixed' &&
  // It may still be on its way up.
  element.getBoundingClientRect().bottom > innerHeight - sheet.offsetHeight

/**
 * What makes a grip of a button: a finger or the mouse pulls the sheet, a press toggles it, and so do the keys.
 * @param opens 1 where down opens it, -1 where up does
 */
function useSwipe(sheet: RefObject<HTMLElement | null>, opens: 1 | -1, open: boolean, onOpen: SheetProps['onOpen']) {
  const from = useRef<number>(undefined)
  const isSwiped = useRef(false)
  const end = () => {
    from.current = undefined
    sheet.current?.style.removeProperty('--pulled-by')
    sheet.current?.classList.remove('moving')
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      from.current = event.clientY
      isSwiped.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (from.current === undefined) return
      const by = clientY - from.current
      isSwiped.current ||= Math.abs(by) > SWIPE_PX
      // No further than its other place.
      const fitting = by * opens > 0 === !open ? by : 0
      sheet.current?.style.setProperty('--pulled-by', `${fitting}px`)
      sheet.current?.classList.add('moving')
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (from.current !== undefined && isSwiped.current) onOpen((clientY - from.current) * opens > 0)
      end()
    },
    onPointerCancel: end,
    onClick: ({ detail }: MouseEvent) => {
      // A swipe ends with a click as well; the click of a key has no detail.
      if (!isSwiped.current || detail === 0) onOpen(!open)
      isSwiped.current = false
    },
  }
}
