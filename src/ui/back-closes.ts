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
