import { useLayoutEffect, useRef, useState } from 'react'

/**
 * What a list shows while a pointer is down on it: a row that moves between press and release would be pressed for nothing, or
 * another in its place.
 * @param list a selector of the list
 * @param value what is to be shown
 * @returns the value; between press and release what was shown at the press
 */
export function useStillWhilePressed<T>(list: string, value: T): T {
  const [pressed, setPressed] = useState<{ value: T }>()
  const shown = useRef(value)
  useLayoutEffect(() => {
    if (!pressed) shown.current = value
  }, [pressed, value])
  // As soon as the rows are there they can be pressed.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(list))) return
      clearTimeout(timer)
      setPressed({ value: shown.current })
    }
    // The click comes after the release of the pointer.
    const release = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPressed(undefined))
    }
    const ends = ['pointerup', 'pointercancel', 'blur'] as const
    addEventListener('pointerdown', press, true)
    for (const end of ends) addEventListener(end, release, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', press, true)
      for (const end of ends) removeEventListener(end, release, true)
    }
  }, [list])
  return pressed ? pressed.value : value
}
