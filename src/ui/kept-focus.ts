// What a press takes away may have had the focus, which would then be nowhere: who listens to the page, or uses it by keyboard,
// would begin again at its top.

/** Parts of a page that can be returned to. */
const PART = 'section, article, aside, form, nav, main, dialog, [role]'
/** Time in which a part may move the focus itself, in milliseconds. */
const OWN_TURN_MS = 400

/** Whether the focus is nowhere, or where it was put for want of a better place. */
export const isFocusFree = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.hasAttribute('data-focus-kept')

const isLost = (element: Element | undefined): boolean =>
  element !== undefined &&
  (document.activeElement === null || document.activeElement === document.body) &&
  (!element.isConnected || element.matches(':disabled') || element.getClientRects().length === 0)

/** Puts a focus that was lost on the part of the page around it. Returns what ends that. */
export function keepFocus(): () => void {
  /** What had the focus last, and what it stood in. */
  let path: Element[] = []
  let turn: ReturnType<typeof setTimeout> | undefined

  const onFocus = ({ target }: FocusEvent) => {
    path = []
    for (let at = target instanceof Element ? target : null; at; at = at.parentElement) path.push(at)
  }
  const look = () => {
    if (turn === undefined && isLost(path[0])) turn = setTimeout(settle, OWN_TURN_MS)
  }
  function settle(): void {
    turn = undefined
    if (!isLost(path[0])) return
    const around = path.find(one => one !== path[0] && one.isConnected && one.matches(PART))
    // Around a dialog there is nothing.
    const place = around ?? document.querySelector('main')
    if (!(place instanceof HTMLElement)) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.setAttribute('data-focus-kept', '')
    place.addEventListener('blur', () => place.removeAttribute('data-focus-kept'), { once: true })
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
