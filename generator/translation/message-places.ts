// Runs in a page of a marked portal: takes the marks out of what is shown, and remembers which message is where. Each function
// is sent to the page as text, so it uses nothing from outside of itself.

/** A rectangle in pixels of the document. */
export type Rectangle = { x: number; y: number; width: number; height: number }

/** Where a page shows a message. */
export type MessagePlace = {
  index: number
  /** text: the text itself; anything else is the attribute that holds it, or the element of the head. */
  kind: string
  rectangle: Rectangle
  /** Path of the page, with its language. */
  path: string
  /** Name of the dialog around the message. */
  dialog?: string
  /** Width of the window. */
  window: number
  /** Lines that the text takes, and how many characters fit into as many; only for texts that are seen. */
  lines?: number
  fitting?: number
}

/** A node that holds a message; `kind` as in a place. */
type Shown = { node: Node; kind: string }

/** What the page offers to the walk. */
export type MarkedPage = {
  /** Indexes of messages that the page shows at this moment, of those that have no picture yet. */
  shown(): number[]
  /** Where the page shows these; `measured`: with the room that a text has, which takes a while. */
  places(indexes: readonly number[], measured: boolean): MessagePlace[]
  /** Scrolls to this message, where a part of the page that scrolls hides it; says whether it is seen now. */
  reveal(index: number): boolean
  /** Puts another text in the place of this message, until `restore`; says whether it could. */
  replace(index: number, text: string): boolean
  /** Takes it back; says whether it was still there. */
  restore(): boolean
}

/**
 * Looks for marks in everything that is put into the page.
 * @param tell called with what has come to be shown; answers which messages have their picture now
 */
export function watchMarks({ length, tell: name }: { length: number; tell: string }): void {
  // A test may replace the clock of the page later on.
  const later = setTimeout.bind(globalThis)
  const MARK = new RegExp(`[\\u200b\\u00ad]{${length}}`, 'g')
  const where = new Map<number, Shown[]>()
  const pictured = new Set<number>()

  const take = (text: string, node: Node, kind: string): string =>
    text.replace(MARK, mark => {
      const index = [...mark].reduce((sum, digit) => sum * 2 + (digit === '\u00ad' ? 1 : 0), 0)
      const others = (where.get(index) ?? []).filter(one => one.node.isConnected && one.node !== node)
      where.set(index, [{ node, kind }, ...others.slice(0, 5)])
      return ''
    })
  // React compares the markup of the server with its own: until it has taken an element over, the marks stay there.
  const isTaken = (element: Element | null) =>
    element?.closest('astro-island') == null || Object.keys(element).some(name => name.startsWith('__reactFiber$'))
  const waiting = new Set<Node>()
  const visitOne = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement
    if (element?.closest('script, style')) return
    const taken = isTaken(element)
    let marked = false
    const change = (text: string, kind: string, set: (plain: string) => void) => {
      if (text.search(MARK) < 0) return
      const plain = take(text, node, kind)
      if (taken) set(plain)
      else marked = true
    }
    if (node instanceof Element)
      for (const { name: attribute, value } of [...node.attributes])
        change(value, attribute, plain => node.setAttribute(attribute, plain))
    else
      change(node.nodeValue ?? '', 'text', plain => {
        node.nodeValue = plain
      })
    if (marked) waiting.add(node)
    else waiting.delete(node)
  }
  const visit = (root: Node) => {
    visitOne(root)
    const below = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    for (let node = below.nextNode(); node; node = below.nextNode()) visitOne(node)
  }
  const visitWaiting = () => {
    for (const node of [...waiting])
      if (node.isConnected) visitOne(node)
      else waiting.delete(node)
  }
  const observer = new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'childList') for (const node of addedNodes) visit(node)
      else visitOne(target)
  })
  visit(document)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

  /** The element that is seen in place of a node: itself, or what is around it. */
  const standIn = (node: Node): Element | undefined => {
    let element = node instanceof Element ? node : node.parentElement
    while (element) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 4 && height > 4 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return element
      // Of what is not drawn at all nothing around it says anything.
      if (!element.checkVisibility({ visibilityProperty: true }))
        return element.matches('option') ? (element.closest('select') ?? undefined) : undefined
      element = element.parentElement
    }
    return undefined
  }
  const rectangleOf = (node: Node, element: Element): DOMRect => {
    if (node instanceof Element || element !== node.parentElement) return element.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    return text.width > 0 ? text : element.getBoundingClientRect()
  }
  /** Whether a piece of the rectangle is left after all that cuts off what flows over, and nothing else covers it. */
  const isSeen = (element: Element, rectangle: DOMRect): boolean => {
    let { left, top, right, bottom } = rectangle
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue
      const box = around.getBoundingClientRect()
      left = Math.max(left, box.left)
      top = Math.max(top, box.top)
      right = Math.min(right, box.right)
      bottom = Math.min(bottom, box.bottom)
    }
    if (right - left < 2 || bottom - top < 2) return false
    const x = (left + right) / 2
    const y = (top + bottom) / 2
    if (x < 0 || x >= innerWidth) return false
    // Below the window nothing is covered: the page is photographed as a whole.
    if (y < 0 || y >= innerHeight) return document.querySelector('[role=dialog]') === null
    const front = document.elementFromPoint(x, y)
    return front === null || element.contains(front) || front.contains(element)
  }
  const isOfHead = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('head') != null
  const placeOf = (node: Node) => {
    if (!node.isConnected) return undefined
    if (isOfHead(node)) return { element: document.body, rectangle: new DOMRect(0, 0, innerWidth, 120) }
    const element = standIn(node)
    if (!element) return undefined
    const rectangle = rectangleOf(node, element)
    return isSeen(element, rectangle) ? { element, rectangle } : undefined
  }

  /** How many characters fit into as many lines as the text takes, found by putting longer texts in its place. */
  const fitting = (text: Node, element: Element): { lines: number; fitting: number } | undefined => {
    const own = text.nodeValue ?? ''
    const lineCount = () => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size
    }
    const overflow = () => {
      let pixels = document.documentElement.scrollWidth
      for (let around: Element | null = element; around; around = around.parentElement)
        pixels += Math.max(0, around.scrollWidth - around.clientWidth)
      return pixels
    }
    const lines = lineCount()
    const before = overflow()
    const block = element.closest('button, a, label, li, p, h1, h2, h3, dt, dd, td, th, legend') ?? element
    const height = block.getBoundingClientRect().height
    const words = own.trim() || 'x'
    const of = (count: number) => `${words} `.repeat(Math.ceil(count / (words.length + 1))).slice(0, count)
    const fits = (count: number) => {
      text.nodeValue = of(count)
      return lineCount() <= lines && overflow() <= before && block.getBoundingClientRect().height <= height + 1
    }
    let least = own.length
    let most = Math.max(400, own.length * 4)
    while (least < most) {
      const middle = Math.ceil((least + most) / 2)
      if (fits(middle)) least = middle
      else most = middle - 1
    }
    text.nodeValue = own
    return lines === 0 ? undefined : { lines, fitting: least }
  }

  const dialogOf = (element: Element): { dialog?: string } => {
    const around = element.closest('[role=dialog], [role=alertdialog], dialog')
    const label = around?.getAttribute('aria-labelledby')
    const name = around?.getAttribute('aria-label') ?? (label ? document.getElementById(label)?.textContent : undefined)
    const dialog = name?.replace(MARK, '').trim()
    return dialog ? { dialog } : {}
  }
  /** One of the places where the page shows a message, if any of them is seen. */
  const seen = (index: number) => {
    for (const shown of where.get(index) ?? []) {
      const place = placeOf(shown.node)
      if (place) return { shown, place }
    }
    return undefined
  }
  /** What was scrolled to, once each: what is still hidden then has something in front of it. */
  const revealed = new Set<Node>()
  const isBelow = (index: number) =>
    (where.get(index) ?? []).some(
      ({ node }) => !revealed.has(node) && node.isConnected && !isOfHead(node) && standIn(node),
    )
  let restore = () => false
  const marked: MarkedPage = {
    shown: () => [...where.keys()].filter(index => !pictured.has(index) && (seen(index) || isBelow(index))),
    reveal: index =>
      (where.get(index) ?? []).some(({ node }) => {
        if (!node.isConnected || isOfHead(node)) return false
        revealed.add(node)
        standIn(node)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        return placeOf(node) !== undefined
      }),
    replace: (index, text) => {
      const { node, kind } = seen(index)?.shown ?? {}
      if (!node || kind !== 'text' || isOfHead(node) || node.parentElement?.matches('option')) return false
      const own = node.nodeValue
      node.nodeValue = text
      restore = () => {
        const stayed = node.isConnected && node.nodeValue === text
        if (stayed) node.nodeValue = own
        return stayed
      }
      return true
    },
    restore: () => restore(),
    places: (indexes, measured) =>
      indexes.flatMap(index => {
        const { shown, place } = seen(index) ?? {}
        if (!shown || !place) return []
        const { node, kind } = shown
        const { x, y, width, height } = place.rectangle
        const inHead = isOfHead(node)
        return [
          {
            index,
            kind: inHead && kind === 'text' ? 'title' : kind,
            rectangle: { x: x + scrollX, y: y + scrollY, width, height },
            path: location.pathname,
            ...dialogOf(place.element),
            window: innerWidth,
            ...(measured &&
              kind === 'text' &&
              !inHead &&
              place.element === node.parentElement &&
              // A column of a file may be as wide as it likes.
              !place.element.closest('[data-saved-file]') &&
              fitting(node, place.element)),
          },
        ]
      }),
  }
  Object.assign(globalThis, { markedPage: marked })

  const look = async () => {
    visitWaiting()
    const visible = marked.shown()
    const answer = visible.length > 0 ? ((await Reflect.get(globalThis, name)(visible)) as number[]) : []
    for (const index of answer) pictured.add(index)
    later(look, 120)
  }
  if (window === top) later(look, 120)
}
