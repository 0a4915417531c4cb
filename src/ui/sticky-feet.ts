import { type RefObject, useLayoutEffect } from 'react'

/** How much of the lower edge of the window the feet take that lie in the columns between `left` and `right`, in px. */
export const footRise = (
  feet: readonly Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>[],
  { left, right }: { left: number; right: number },
  windowHeight: number,
): number =>
  feet
    .filter(
      foot => foot.left < right && foot.right > left && foot.top < windowHeight && foot.bottom > windowHeight - 80,
    )
    .reduce((rise, foot) => Math.max(rise, windowHeight - foot.top), 0)

const stickyFeet = () => [...document.querySelectorAll<HTMLElement>('[data-sticky-foot]')]

/** How much of the lower edge of the window is taken in the columns of an element, in px. */
export const feetUnder = (columns: { left: number; right: number }): number =>
  footRise(
    stickyFeet().map(foot => foot.getBoundingClientRect()),
    columns,
    window.innerHeight,
  )

/** Keeps a fixed element above whatever is marked `data-sticky-foot`, so that no button is ever covered (NTC-101). */
export function useClearOfFeet(floating: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = floating.current
    if (!active || !element) return
    const place = () => element.style.setProperty('--foot', `${feetUnder(element.getBoundingClientRect())}px`)
    const observer = new ResizeObserver(place)
    for (const watched of [document.documentElement, ...stickyFeet()]) observer.observe(watched)
    addEventListener('scroll', place, { passive: true, capture: true })
    place()
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place, { capture: true })
    }
  }, [floating, active])
}
