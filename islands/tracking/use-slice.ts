import { type RefCallback, useCallback, useState } from 'react'

/** Rows drawn at once: more than a tall window shows. */
const SLICE = 60
/** How long before the end of the drawn rows comes into sight the next ones are drawn. */
const AHEAD = '800px'

/**
 * How many rows of a long list are drawn, growing as its end comes near, so that hundreds of them are never one task
 * (TRK-103). Rows that were drawn stay, for the keyboard and the search of the browser.
 * @returns the count, and the mark to put behind the last drawn row
 */
export function useSlice(): readonly [count: number, mark: RefCallback<Element>] {
  const [count, setCount] = useState(SLICE)
  const mark = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setCount(before => before + SLICE)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [count, mark]
}
