// Rows of an open list that move while somebody is about to press one of them.
import { type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

/** A press that comes so soon after rows have moved was meant for what lay there before, in milliseconds. */
const UNSEEN_MS = 300

type PlacedRow = { id: string; top: number; bottom: number }

const rowsIn = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? []),
]

const placesIn = (list: Element | null): PlacedRow[] =>
  rowsIn(list).map(row => {
    const { top, bottom } = row.getBoundingClientRect()
    return { id: row.id, top, bottom }
  })

/**
 * Which row lay under a press before the last change of an open list.
 * @param list what the options are in; each has an id of the document
 * @param key names the rows that are shown, in their order
 * @returns the id of that option; undefined when the change is long seen, or rows went away with it. A press without a pointer, as by
 * a screen reader, has no place
 */
export function useRowBefore(
  list: RefObject<Element | null>,
  key: string,
): (press: Pick<MouseEvent, 'clientY' | 'detail'>) => string | undefined {
  // While the next rows are being made, the last ones are still in the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the rows
  const before = useMemo(() => placesIn(list.current), [key])
  const changedAtMs = useRef(-UNSEEN_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the rows
  useLayoutEffect(() => {
    changedAtMs.current = performance.now()
  }, [key])
  return ({ clientY, detail }) => {
    if (detail === 0 || performance.now() - changedAtMs.current > UNSEEN_MS) return undefined
    const shown = new Set(rowsIn(list.current).map(({ id }) => id))
    if (before.some(({ id }) => !shown.has(id))) return undefined
    return before.find(({ top, bottom }) => clientY >= top && clientY < bottom)?.id
  }
}
