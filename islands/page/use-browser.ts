// What only the browser knows: whether the page runs in one, and how large its window is.
import { useCallback, useSyncExternalStore } from 'react'

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
