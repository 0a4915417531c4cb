// What only the browser knows: whether the page runs in one, how large its window is, and where its bar ends.
import { type RefObject, useCallback, useLayoutEffect, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its markup is taken over, then true: for what depends on address, clock and zone. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whether the window is so large, by a query of style sheets; counts as large until the browser says otherwise. */
function useMedia(large: string): boolean {
  const listen = useCallback(
    (changed: () => void) => {
      const query = matchMedia(large)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [large],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(large).matches,
    () => true,
  )
}

/** Whether the window is wider than a phone. */
export const useWide = (): boolean => useMedia('(min-width: 48.0625em)')

/** Whether the window has room for a map next to a list, whatever is chosen (TRK-104). */
export const useRoomForMap = (): boolean => useMedia('(min-width: 64em)')

/** Keeps `--under-bar` of the element where the bar of the page ends, below notices and scrolled away with the page. */
export function useUnderBar(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = document.querySelector('.topbar')
    const place = () => {
      const end = Math.max(0, bar?.getBoundingClientRect().bottom ?? 0)
      box.current?.style.setProperty('--under-bar', `${end}px`)
    }
    place()
    // A notice above the bar makes the page longer, or what is below it lower.
    const sizes = new ResizeObserver(place)
    for (const part of [document.body, document.querySelector('main'), bar]) if (part) sizes.observe(part)
    addEventListener('scroll', place, { passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener('scroll', place)
    }
  }, [box])
}
