import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** Rows kept ready above and below what is in sight. */
const SPARE = 15
/** Fewer rows than this are all drawn. */
const FEW = 80
/** Until a row has been measured, in CSS pixels. */
const GUESSED_PX = 48

export type RowWindow = { from: number; to: number; before: number; after: number }

/**
 * Which of many rows of one height are drawn while the page scrolls, and how much room the others take, in CSS pixels
 * (HIS-102). The page itself scrolls, so that the head, the browser's bars and the keyboard work as everywhere.
 * @param body of the table; its rows carry `data-row`
 */
export function useWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [height, setHeight] = useState(GUESSED_PX)
  const [first, setFirst] = useState(0)
  const [inSight, setInSight] = useState(FEW)
  useLayoutEffect(() => {
    const row = body.current?.querySelector<HTMLElement>('[data-row]')
    if (row && row.offsetHeight > 0) setHeight(row.offsetHeight)
  })
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const top = body.current?.getBoundingClientRect().top ?? 0
      // In steps, so that most frames of a scroll draw nothing.
      setFirst(Math.max(0, Math.floor(-top / height / SPARE) * SPARE))
      setInSight(Math.ceil(innerHeight / height))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [body, height])
  if (count <= FEW) return { from: 0, to: count, before: 0, after: 0 }
  const from = Math.max(0, Math.min(first, count) - SPARE)
  const to = Math.min(count, first + inSight + 2 * SPARE)
  return { from, to, before: from * height, after: (count - to) * height }
}
