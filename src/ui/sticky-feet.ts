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

/** Keeps a fixed element above whatever is marked `data-sticky-foot`, so that no button is ever covered (NTC-101). */
export function useClearOfFeet(floating: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = floating.current
    if (!active || !element) return
    const feet = [...document.querySelectorAll<HTMLElement>('[data-sticky-foot]')]
    const place = () => {
      const rise = footRise(
        feet.map(foot => foot.getBoundingClientRect()),
        element.getBoundingClientRect(),
        window.innerHeight,
      )
      element.style.setProperty('--foot', `${rise}px`)
    }
    const observer = new ResizeObserver(place)
    for (const watched of [document.documentElement, ...feet]) observer.observe(watched)
    addEventListener('scroll', place, { passive: true, capture: true })
    place()
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place, { capture: true })
    }
  }, [floating, active])
}
