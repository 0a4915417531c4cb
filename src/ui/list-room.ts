import { type RefObject, useLayoutEffect } from 'react'
import { feetUnder } from './sticky-feet.ts'

const GAP_PX = 12
const ENOUGH_PX = 280

/**
 * Gives the list inside `box` the room there is: between the field and the page's sticky foot, or above the field where
 * below is too little and above is more. Keeps the active option, by its id, in sight.
 */
export function useListRoom(box: RefObject<HTMLElement | null>, open: boolean, activeId: string | undefined): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!open || !element) return
    const place = () => {
      const own = element.getBoundingClientRect()
      // The keyboard of a phone takes from the visual viewport, not from the layout.
      const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
      const free = Math.min(offsetTop + height, window.innerHeight - feetUnder(own))
      const below = free - own.bottom - GAP_PX
      const above = own.top - offsetTop - GAP_PX
      const upwards = below < ENOUGH_PX && above > below
      element.dataset['list'] = upwards ? 'above' : 'below'
      element.style.setProperty('--room', `${Math.max(120, upwards ? above : below)}px`)
    }
    // What stands above the field may still come and go, such as a map that cannot be shown; no observer tells of that.
    let at: number | undefined
    let frame = 0
    const follow = () => {
      const { bottom } = element.getBoundingClientRect()
      if (bottom !== at) place()
      at = bottom
      frame = requestAnimationFrame(follow)
    }
    follow()
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(frame)
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [box, open])
  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
}
