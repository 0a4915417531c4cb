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

// Back closes the dialog or drawer that is open on top, instead of leaving the page. An open one has an entry of its own in the
// browser's history. When it is closed in another way the entry stays, since going back could end a navigation that has just
// begun; the next dialog takes it over, and Back goes past it.

type BackCloses = {
  /** Registers what is open; call the returned function when it was closed. */
  opened(close: () => void): () => void
}

/** `overlays` in an entry's state is how many dialogs were open there. */
const overlaysOf = (state: unknown): number => {
  const { overlays } = (state ?? {}) as { overlays?: unknown }
  return typeof overlays === 'number' ? overlays : 0
}

/** One for a page. */
export function createBackCloses(page: Pick<Window, 'history' | 'addEventListener'>): BackCloses {
  const open: (() => void)[] = []
  let at = overlaysOf(page.history.state)
  page.addEventListener('popstate', ({ state }) => {
    const before = at
    at = overlaysOf(state)
    if (open.length > at) for (const close of open.splice(at).reverse()) close()
    else if (before > at) page.history.back()
  })
  return {
    opened: close => {
      const depth = open.push(close)
      at = overlaysOf(page.history.state)
      if (at < depth) {
        page.history.pushState({ ...page.history.state, overlays: depth }, '')
        at = depth
      }
      return () => {
        const index = open.indexOf(close)
        if (index >= 0) open.splice(index, 1)
      }
    },
  }
}

let ofPage: BackCloses | undefined

/** That of the page. */
export function backCloses(): BackCloses {
  ofPage ??= createBackCloses(window)
  return ofPage
}
