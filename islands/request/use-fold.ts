import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a section is folded: it is done, and the reader works in another one. It never folds under a finger that is
 * still down, and what the reader looks at stays where it is.
 */
export function useFold(box: RefObject<HTMLElement | null>, done: boolean) {
  const [held, setHeld] = useState(false)
  const wanted = useRef(false)
  const kept = useRef<{ element: Element; top: number }>(undefined)

  useEffect(() => {
    let down = false
    const settle = () => {
      const { activeElement } = document
      const inside = box.current?.contains(activeElement) === true
      // "Change" is pressed, not passed by.
      if (inside && !activeElement?.closest('.folded')) setHeld(true)
      // Leaving the window, or pressing where nothing is, is no going on.
      else if (!inside && !down && activeElement?.closest('.request-form')) {
        kept.current = { element: activeElement, top: activeElement.getBoundingClientRect().top }
        setHeld(false)
      }
    }
    const press = () => {
      down = true
    }
    const release = () => {
      down = false
      // The click that the press becomes comes first.
      setTimeout(settle)
    }
    addEventListener('pointerdown', press, true)
    addEventListener('pointerup', release, true)
    addEventListener('pointercancel', release, true)
    addEventListener('focusin', settle)
    settle()
    return () => {
      removeEventListener('pointerdown', press, true)
      removeEventListener('pointerup', release, true)
      removeEventListener('pointercancel', release, true)
      removeEventListener('focusin', settle)
    }
  }, [box])

  const folded = done && !held
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the section folds or opens
  useLayoutEffect(() => {
    if (wanted.current && !folded) {
      wanted.current = false
      box.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }
    const { element, top } = kept.current ?? {}
    kept.current = undefined
    if (!folded || !element || top === undefined) return
    const moved = element.getBoundingClientRect().top - top
    const scroller = element.closest('.request-scroll')
    if (scroller && scroller.scrollHeight > scroller.clientHeight) scroller.scrollBy(0, moved)
    else scrollBy(0, moved)
  }, [folded])

  return {
    folded,
    open: () => {
      wanted.current = true
      setHeld(true)
    },
  }
}
