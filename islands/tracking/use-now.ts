import { useEffect, useState } from 'react'
import { clock } from '#app/world'

/** The server's time in unix milliseconds, told again every so many milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
