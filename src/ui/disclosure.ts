// A `details` element that opens over the page, as a menu does. The browser opens it, even before a script has arrived; what
// it leaves open is closed here.

/**
 * Closes `details` on Escape (the focus goes back to its button), on a click outside it and when the focus leaves it.
 * Returns what takes the listeners away again.
 */
export function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const left = new AbortController()
  const options = { signal: left.signal }
  const isInside = (target: EventTarget | null) => target instanceof Node && details.contains(target)
  const close = () => {
    details.open = false
  }
  details.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || !details.open) return
      event.stopPropagation()
      close()
      details.querySelector('summary')?.focus()
    },
    options,
  )
  // A focus that goes nowhere is ignored: Safari does not focus a button that is clicked.
  details.addEventListener(
    'focusout',
    event => event.relatedTarget && !isInside(event.relatedTarget) && close(),
    options,
  )
  document.addEventListener('pointerdown', event => details.open && !isInside(event.target) && close(), options)
  return () => left.abort()
}

/** Does so for the menu of languages on a page without islands. */
export function closeLanguagesWhenLeft(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details.languages')) closeWhenLeft(menu)
}
