import { useEffect, useState } from 'react'
import { orders } from '#app/orders'
import { surroundings } from '#app/world'
import { useLive } from '../shell/use-live.ts'

const noRiders: ReturnType<typeof orders.$riders.get> = new Map()
const never = { fetchedAt: undefined, fetching: false, problem: undefined } as const

/** How current what is on the screen is: the last fetch, the socket, the network; and where the riders are. */
export function useConnection() {
  const { fetchedAt, fetching, problem } = useLive(orders.$freshness, never)
  const downSince = useLive(orders.$downSince, undefined)
  const riders = useLive(orders.$riders, noRiders)
  const [online, setOnline] = useState(() => surroundings.online())
  useEffect(() => surroundings.onOnline(setOnline), [])
  return { fetchedAt, fetching, failed: problem !== undefined, downSince, riders, online }
}
