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

type Edge = 'top' | 'bottom'
type Span = Pick<DOMRect, 'top' | 'bottom'>

/** The edge of the window at which notices leave a field free; the one where they are, unless only the other does. */
export function freeEdge(at: Edge, field: Span | undefined, room: Span, height: number): Edge {
  if (!field) return at
  const isFree = { top: field.top >= room.top + height, bottom: field.bottom <= room.bottom - height }
  const other = at === 'top' ? 'bottom' : 'top'
  return isFree[at] || !isFree[other] ? at : other
}

/** What the window shows of the page: the keyboard of a phone takes from it, not from the layout. An enlarged part is no window. */
function seenSpan(): Span {
  const seen = window.visualViewport
  if (!seen || Math.abs(seen.scale - 1) > 0.01) return { top: 0, bottom: window.innerHeight }
  return { top: seen.offsetTop, bottom: Math.min(window.innerHeight, seen.offsetTop + seen.height) }
}

/** The field in which somebody types, with the list that belongs to it, if it has the columns of `notices`. */
function editedField(notices: DOMRect): Span | undefined {
  const field = document.activeElement
  if (!field?.matches('input, textarea, select')) return undefined
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  const boxes = [field, ...(list ? [list] : [])].map(one => one.getBoundingClientRect())
  if (boxes.every(({ left, right }) => left >= notices.right || right <= notices.left)) return undefined
  return { top: Math.min(...boxes.map(({ top }) => top)), bottom: Math.max(...boxes.map(({ bottom }) => bottom)) }
}

/** Between the notices and what they keep clear of. */
const NOTICE_GAP_PX = 16

/**
 * Keeps notices above whatever is marked `data-sticky-foot` and above the keyboard of a phone, so that no button is ever covered
 * (NTC-101), and off the field in which somebody types: below the bar, where they would lie over it.
 * Under the pointer they stay where they are, for there their time is paused.
 */
export function useNoticePlace(region: RefObject<HTMLElement | null>, active: boolean): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!active || !element) return
    let edge: Edge = 'bottom'
    let pointed = false
    const place = () => {
      if (pointed) return
      const own = element.getBoundingClientRect()
      const seen = seenSpan()
      const foot = Math.max(bottomInset(own), window.innerHeight - seen.bottom)
      const head = Math.max(seen.top, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0)
      const room = { top: head, bottom: window.innerHeight - foot }
      edge = freeEdge(edge, editedField(own), room, own.height + NOTICE_GAP_PX)
      element.dataset['edge'] = edge
      element.style.setProperty('--foot', `${foot}px`)
      element.style.setProperty('--head', `${head}px`)
    }
    const observer = new ResizeObserver(place)
    for (const watched of [document.documentElement, element, ...stickyFooters()]) observer.observe(watched)
    const ended = new AbortController()
    const listening = { passive: true, capture: true, signal: ended.signal }
    for (const change of ['scroll', 'focusin', 'focusout', 'input']) addEventListener(change, place, listening)
    for (const change of ['resize', 'scroll']) window.visualViewport?.addEventListener(change, place, listening)
    const point = (now: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      pointed = now
      // The buttons of a map may come meanwhile, above which the style sheet lifts the notices.
      element.style.insetBlockEnd = now && edge === 'bottom' ? getComputedStyle(element).insetBlockEnd : ''
      place()
    }
    element.addEventListener('pointerenter', point(true), { signal: ended.signal })
    element.addEventListener('pointerleave', point(false), { signal: ended.signal })
    place()
    return () => {
      observer.disconnect()
      ended.abort()
      // The last one may be dismissed with the pointer on it; the next one has a place of its own.
      element.style.insetBlockEnd = ''
    }
  }, [region, active])
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
