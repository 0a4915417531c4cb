import { type RefObject, useLayoutEffect } from 'react'

/** How much of the lower edge of the window the feet take that lie in the columns between `left` and `right`, in px. */
export const bottomInsetOf = (
  feet: readonly Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[],
  { left, right }: { left: number; right: number },
  windowHeight: number,
): number =>
  feet
    .filter(
      foot => foot.left < right && foot.right > left && foot.top < windowHeight && foot.bottom > windowHeight - 80,
    )
    .reduce((rise, foot) => Math.max(rise, windowHeight - foot.top), 0)

const stickyFooters = () => [...document.querySelectorAll<HTMLElement>('[data-sticky-foot]')]

/** How much of the lower edge of the window is taken in the columns of an element, in px. */
const bottomInset = (columns: { left: number; right: number }): number =>
  bottomInsetOf(
    stickyFooters().map(foot => foot.getBoundingClientRect()),
    columns,
    window.innerHeight,
  )

/** Keeps a fixed element above whatever is marked `data-sticky-foot`, so that no button is ever covered (NTC-101). */
export function useBottomInset(floating: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = floating.current
    if (!active || !element) return
    const place = () => element.style.setProperty('--foot', `${bottomInset(element.getBoundingClientRect())}px`)
    const observer = new ResizeObserver(place)
    for (const watched of [document.documentElement, ...stickyFooters()]) observer.observe(watched)
    addEventListener('scroll', place, { passive: true, capture: true })
    place()
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place, { capture: true })
    }
  }, [floating, active])
}

/** The upper edge of what scrolls around an element and cuts off what is above, in px; 0 where the page itself scrolls. */
function ceilingOf(element: HTMLElement): number {
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible') return around.getBoundingClientRect().top
  return 0
}

const GAP_PX = 12
const ENOUGH_PX = 280

/**
 * Gives the list inside `box` the room there is: between the field and the page's sticky foot, or above the field where
 * below is too little and above is more. Keeps the active option, by its id, in sight.
 */
export function usePopoverPosition(
  box: RefObject<HTMLElement | null>,
  open: boolean,
  activeId: string | undefined,
): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!open || !element) return
    const place = () => {
      const own = element.getBoundingClientRect()
      // The keyboard of a phone takes from the visual viewport, not from the layout.
      const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight }
      const free = Math.min(offsetTop + height, window.innerHeight - bottomInset(own))
      const below = free - own.bottom - GAP_PX
      const above = own.top - Math.max(offsetTop, ceilingOf(element)) - GAP_PX
      const upwards = below < ENOUGH_PX && above > below
      element.dataset['list'] = upwards ? 'above' : 'below'
      element.style.setProperty('--room', `${Math.max(120, upwards ? above : below)}px`)
    }
    // What is above the field may still come and go, such as a map that cannot be shown; no observer reports that.
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
