import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * The value of a store. While the page's own markup is taken over it is `before`, which must be the value that the server
 * rendered with: what the browser keeps may say otherwise, and shows a moment later.
 */
export function useLive<Value>(store: ReadableAtom<Value>, before: NoInfer<Value>): Value {
  const listen = useCallback((changed: () => void) => store.listen(changed), [store])
  return useSyncExternalStore(
    listen,
    () => store.get(),
    () => before,
  )
}
