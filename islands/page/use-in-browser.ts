import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while its markup is taken over, then true: for what depends on address, clock and zone. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
