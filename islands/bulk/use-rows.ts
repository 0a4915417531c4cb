import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePrinted } from '#islands/page/use-browser.ts'

/** Rows kept ready above and below what is in sight, in CSS pixels. */
const SPARE_PX = 240
/** Until a row has been measured, in CSS pixels. */
const GUESSED_PX = 40

export type DrawnRows = {
  /** Places of the first row that is drawn and of the first that is not. */
  from: number
  to: number
  /** Room of the rows before and after, in CSS pixels. */
  before: number
  after: number
  /** Where a row begins, below the top of the body. */
  topOf(index: number): number
}

/**
 * Which of many rows of different heights are drawn, whatever scrolls: the page, or a box around them (HIS-102). Each row
 * is measured once; others of its kind are taken to be as high until they are seen. On paper all are drawn.
 * @param body whose rows carry `data-place`; several lines of one row carry the same
 * @param keyOf what a row is measured as: another number or another kind is another row
 * @param kindOf rows of one kind are about as high
 */
export function useRows(
  body: RefObject<HTMLElement | null>,
  count: number,
  keyOf: (index: number, kind: number) => number,
  kindOf: (index: number) => number,
): DrawnRows {
  const measured = useRef(new Map<number, number>())
  const guessed = useRef(new Map<number, number>())
  const [version, setVersion] = useState(0)
  // What most windows show; the rest is drawn in a task of its own.
  const [sight, setSight] = useState({ top: 0, bottom: 600 })
  const printed = usePrinted()

  // Looked at once, since of tens of thousands of rows it takes long.
  const { kinds, keys } = useMemo(() => {
    const all = { kinds: new Float64Array(count), keys: new Float64Array(count) }
    for (let index = 0; index < count; index++) {
      const kind = kindOf(index)
      all.kinds[index] = kind
      all.keys[index] = keyOf(index, kind)
    }
    return all
  }, [count, keyOf, kindOf])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version says that heights became known
  const tops = useMemo(() => {
    const all = new Float64Array(count + 1)
    const plain = guessed.current.get(0) ?? GUESSED_PX
    for (let index = 0; index < count; index++) {
      const height = measured.current.get(keys[index] ?? 0) ?? guessed.current.get(kinds[index] ?? 0) ?? plain
      all[index + 1] = (all[index] ?? 0) + height
    }
    return all
  }, [count, keys, kinds, version])

  useLayoutEffect(() => {
    // On paper rows have other heights.
    if (printed) return
    let news = false
    const heights = new Map<number, number>()
    for (const row of body.current?.querySelectorAll<HTMLElement>('[data-place]') ?? []) {
      const index = Number(row.dataset['place'])
      heights.set(index, (heights.get(index) ?? 0) + row.getBoundingClientRect().height)
    }
    for (const [index, height] of heights) {
      if (height === 0 || index >= count) continue
      const used = (tops[index + 1] ?? 0) - (tops[index] ?? 0)
      guessed.current.set(kinds[index] ?? 0, height)
      if (Math.abs(height - used) < 0.5) continue
      measured.current.set(keys[index] ?? 0, height)
      news = true
    }
    if (news) setVersion(before => before + 1)
  })

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const element = body.current
      if (!element) return
      const { top } = element.getBoundingClientRect()
      const box = element.closest('[data-scrolls]')?.getBoundingClientRect()
      const from = Math.max(0, box?.top ?? 0) - top
      const to = Math.min(innerHeight, box?.bottom ?? innerHeight) - top
      // In steps, so that most frames of a scroll draw nothing.
      const step = SPARE_PX / 2
      const next = { top: Math.floor(from / step) * step, bottom: Math.ceil(to / step) * step }
      setSight(now => (now.top === next.top && now.bottom === next.bottom ? now : next))
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', soon, { passive: true, capture: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon, { capture: true })
      removeEventListener('resize', soon)
    }
  }, [body])

  const from = printed ? 0 : Math.max(0, rowIndexAt(tops, sight.top - SPARE_PX))
  const to = printed ? count : Math.min(count, rowIndexAt(tops, sight.bottom + SPARE_PX) + 1)
  return {
    from: Math.min(from, count),
    to,
    before: tops[Math.min(from, count)] ?? 0,
    after: (tops[count] ?? 0) - (tops[to] ?? 0),
    topOf: index => tops[index] ?? 0,
  }
}

/** The row at a height below the top of the body. */
function rowIndexAt(tops: Float64Array, height: number): number {
  let low = 0
  let high = tops.length - 2
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((tops[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}
