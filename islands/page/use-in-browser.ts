import { useCallback, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its markup is taken over, then true: for what depends on address, clock and zone. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whether the window is wider than a phone; counts as wide until the browser says otherwise. */
export function useWide(): boolean {
  const listen = useCallback((changed: () => void) => {
    const query = matchMedia(WIDE)
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }, [])
  return useSyncExternalStore(
    listen,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}

const WIDE = '(min-width: 48.0625em)'
