import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * While lists change, the row with the focus, else the first one in sight, stays where it is on the screen; and a row that
 * moved to another list keeps the focus (TRK-101).
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, lists: unknown): void {
  const place = useRef<{ id: string; top: number; focused: boolean }>(undefined)
  // Before each change of the page the place of now is known, since every scroll and every focus notes it.
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const note = () => {
      const row = focusedRow(element) ?? firstInSight(element)
      const id = row?.dataset['order']
      place.current =
        row && id ? { id, top: row.getBoundingClientRect().top, focused: row === document.activeElement } : undefined
    }
    note()
    element.addEventListener('scroll', note, { passive: true })
    element.addEventListener('focusin', note)
    return () => {
      element.removeEventListener('scroll', note)
      element.removeEventListener('focusin', note)
    }
  }, [box])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the lists is what moves rows
  useLayoutEffect(() => {
    const [element, kept] = [box.current, place.current]
    if (!element || !kept) return
    const row = element.querySelector<HTMLElement>(`[data-order="${CSS.escape(kept.id)}"]`)
    if (!row) return
    if (kept.focused && document.activeElement === document.body) row.focus({ preventScroll: true })
    if (element.scrollTop > 0 || kept.focused) element.scrollTop += row.getBoundingClientRect().top - kept.top
  }, [box, lists])
}

const focusedRow = (element: HTMLElement): HTMLElement | undefined => {
  const row = document.activeElement?.closest<HTMLElement>('[data-order]')
  return row && element.contains(row) ? row : undefined
}

function firstInSight(element: HTMLElement): HTMLElement | undefined {
  const { top } = element.getBoundingClientRect()
  return [...element.querySelectorAll<HTMLElement>('[data-order]')].find(
    row => row.getBoundingClientRect().bottom > top,
  )
}
