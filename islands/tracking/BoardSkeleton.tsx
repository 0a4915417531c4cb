import { useEffect, useState } from 'react'
import { m } from '#messages'
import { Skeleton } from '#ui/Skeleton'

const SLOW_MS = 6000

/** The shape of the lists while they come; after a while it says that it still goes on. */
export function BoardSkeleton() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="tracking">
      <div className="orders waiting">
        <p className="muted" role="status">
          {slow && m.tracking_slow()}
        </p>
        <Skeleton shape="rows" count={7} label={m.portal_loading()} />
      </div>
    </div>
  )
}
