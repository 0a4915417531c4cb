// What a press takes away may have had the focus, which would then be nowhere: who listens to the page, or uses it by keyboard,
// would begin again at its top.

/** Parts of a page that can be returned to. */
const PART = 'section, article, aside, form, nav, main, dialog, [role]'
/** Lies above the page and is opened from it. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu]'
/** Time in which a part may move the focus itself, in milliseconds. */
const OWN_TURN_MS = 400

/** Whether the focus is nowhere, or where it was put for want of a better place. */
export const isFocusFree = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.hasAttribute('data-focus-kept')

const isGone = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled') || element.getClientRects().length === 0

const isLost = (element: Element | undefined): boolean =>
  element !== undefined &&
  (document.activeElement === null || document.activeElement === document.body) &&
  isGone(element)

/** Puts a focus that was lost on the part of the page around it. Returns what ends that. */
export function keepFocus(): () => void {
  /** What had the focus last, and what it stood in. */
  let path: Element[] = []
  /** The same of the page, without what lies above it. */
  let below: Element[] = []
  let turn: ReturnType<typeof setTimeout> | undefined

  const onFocus = ({ target }: FocusEvent) => {
    path = []
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at)
    if (!path.some(one => one.matches(OVERLAY))) below = path
  }
  const look = () => {
    if (turn === undefined && isLost(path[0])) turn = setTimeout(settle, OWN_TURN_MS)
  }
  function settle(): void {
    turn = undefined
    if (!isLost(path[0])) return
    const isPart = (one: Element) => one.isConnected && one.matches(PART)
    // Around a dialog there is nothing: what it was opened from has the focus again, or what that stood in.
    const [opener] = below
    const place =
      path.slice(1).find(isPart) ??
      (opener && !isGone(opener) ? opener : below.find(isPart)) ??
      document.querySelector('main')
    if (!(place instanceof HTMLElement)) return
    if (place !== opener) {
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.setAttribute('data-focus-kept', '')
      place.addEventListener('blur', () => place.removeAttribute('data-focus-kept'), { once: true })
    }
    place.focus({ preventScroll: true })
  }

  const changes = new MutationObserver(look)
  changes.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  })
  document.addEventListener('focusin', onFocus)
  return () => {
    changes.disconnect()
    document.removeEventListener('focusin', onFocus)
    clearTimeout(turn)
  }
}
