import { useEffect, useState } from 'react'

const MARKED_MS = 8000
const none: ReadonlySet<string> = new Set()

/** The orders that changed in the last seconds. A mark of several changes ends together with the last of them. */
export function useFresh(news: readonly { orderId: string }[]): ReadonlySet<string> {
  const [fresh, setFresh] = useState(none)
  useEffect(() => {
    if (news.length === 0) return
    setFresh(before => new Set([...before, ...news.map(({ orderId }) => orderId)]))
  }, [news])
  useEffect(() => {
    if (fresh.size === 0) return
    const timer = setTimeout(() => setFresh(none), MARKED_MS)
    return () => clearTimeout(timer)
  }, [fresh])
  return fresh
}
