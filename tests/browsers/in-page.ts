// Runs in the page, in every engine: finds what a reader would press or read. Written in the script of the oldest one, and needs
// nothing from outside, since its text is sent there.

/** What is looked for; all that is given must hold. */
export type Target = {
  /** A role, an element of one kind as a reader sees it, or a selector where there is neither. */
  role?: 'button' | 'link' | 'field' | 'menuitem' | 'option' | 'radio' | 'checkbox' | 'heading' | 'row'
  css?: string
  /** The accessible name, whole; for a row or a selector a part of the text. */
  name?: string
  /** Selector of what it is in. */
  within?: string
}

export type Found = {
  /** Centre of the part that can be pressed. */
  x: number
  y: number
  /** Nothing lies over it, and it is not disabled. */
  free: boolean
  text: string
  value: string
}

/** The first visible element, brought into the viewport. */
export function find(target: Target): Found | null {
  const roles: Record<string, string> = {
    button: 'button, [role=button], summary, input[type=submit]',
    link: 'a[href]',
    field: 'input, textarea, select',
    menuitem: '[role=menuitem]',
    option: '[role=option]',
    radio: 'input[type=radio]',
    checkbox: 'input[type=checkbox]',
    heading: 'h1, h2, h3',
    row: 'tr, li, .order, [data-row]',
  }
  const plain = (text: string | null | undefined) => (text || '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by)
      return plain(
        by
          .split(' ')
          .map(id => document.getElementById(id)?.textContent || '')
          .join(' '),
      )
    const said = element.getAttribute('aria-label')
    if (said) return plain(said)
    const { labels } = element as HTMLInputElement
    if (labels && labels.length > 0) return plain(Array.from(labels, label => label.textContent).join(' '))
    return plain(element.textContent)
  }
  const scope =
    target.within === undefined ? [document.documentElement] : Array.from(document.querySelectorAll(target.within))
  const candidates = scope.flatMap(root =>
    Array.from(root.querySelectorAll(target.css ?? roles[target.role ?? ''] ?? '*')),
  )
  const part = target.css !== undefined || target.role === 'row'
  const seen = (element: Element) => {
    // The box of a choice may be hidden: its label is what is pressed.
    const shown = /^(radio|checkbox)$/.test(target.role ?? '') ? (element.closest('label') ?? element) : element
    return shown.getClientRects().length > 0 && getComputedStyle(shown).visibility === 'visible'
  }
  const found = candidates.find(element => {
    if (!seen(element)) return false
    if (target.name === undefined) return true
    return part ? plain(element.textContent).includes(target.name) : nameOf(element) === target.name
  })
  if (!found) return null
  const pressed =
    /^(radio|checkbox)$/.test(target.role ?? '') && found.getBoundingClientRect().width < 8
      ? (found.closest('label') ?? found)
      : found
  // A link may go over two lines: its first line is pressed.
  const centre = () => {
    const box = pressed.getClientRects()[0] ?? pressed.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2] as const
  }
  const isFree = () => {
    const hit = document.elementFromPoint(...centre())
    return hit !== null && (pressed.contains(hit) || hit.contains(pressed) || hit.closest('label')?.control === found)
  }
  // In Firefox it may stand for two looks and be elsewhere when it is pressed.
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const { target: moved = null } = effect as KeyframeEffect
    return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity && moved?.contains(pressed)
  })
  // What lies below the edge, or below a bar that stays, is brought to the middle.
  if (!isFree()) pressed.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [x, y] = centre()
  return {
    x,
    y,
    free: !isMoving && isFree() && !(found as HTMLButtonElement).disabled,
    text: plain(found.textContent),
    value: (found as HTMLInputElement).value ?? '',
  }
}

/** What a browser does that translates a page for as long as it is open: every text, also a later one, becomes another in <font> elements. */
export function translateAlways(): void {
  const seen = new WeakSet<Node>()
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      if (seen.has(text) || !text.data.trim() || text.parentElement?.closest('script, style, svg, noscript, font'))
        continue
      const translated = document.createTextNode(`${text.data} `)
      seen.add(translated)
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(translated)
      text.replaceWith(outer)
    }
  }
  const begin = () => {
    translate()
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
  else begin()
}
