// How islands come to life in the browser, in place of the client of Astro's React integration: they take no HTML as a slot
// (the content policy refuses to set it), bear with a page that was changed from outside, and stay apart when one fails.
import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { m } from '#messages'
import { FieldWords } from '#ui/typed-text.ts'
import { IslandBoundary } from './late-part.tsx'

/** From now on the part handles clicks; earlier ones are carried out now (src/scripts/portal-head.ts). */
function markAlive(island: HTMLElement): void {
  island.dataset['alive'] = ''
  island.dispatchEvent(new Event('portal:alive', { bubbles: true }))
}

/** Called by Astro for each island, with its component and the properties that the page gives it; and for a part that no server has drawn. */
export default (element: HTMLElement) => (Island: ComponentType<object>, properties: object) => {
  const identifierPrefix = element.getAttribute('prefix') ?? ''
  const part = (
    <FieldWords value={{ charactersRemoved: m.notice_characters_removed() }}>
      <IslandBoundary onAlive={() => markAlive(element)}>
        <Island {...properties} />
      </IslandBoundary>
    </FieldWords>
  )
  let root: Root
  element.addEventListener('astro:unmount', () => root.unmount(), { once: true })
  if (!element.hasAttribute('ssr')) {
    root = createRoot(element, { identifierPrefix })
    return root.render(part)
  }
  const giveBack = rememberTyped(element)
  startTransition(() => {
    // The markup was no longer what the server had drawn: React has drawn the part anew.
    root = hydrateRoot(element, part, { identifierPrefix, onRecoverableError: giveBack })
  })
}

// Browsers that translate a page, and extensions, change what React has drawn: a text node is wrapped in <font> elements, or
// replaced by them, or removed. React then asks for the node where it no longer is, and without this the whole part of the
// page would be taken away by the error.

/** What was put in the place of a text that React still holds. */
const replacements = new WeakMap<Node, Node>()
const changes = new MutationObserver(note)

const isFont = (node: Node | null): boolean => node?.nodeName === 'FONT'

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const removed of removedNodes) {
      if (removed.nodeType !== Node.TEXT_NODE) continue
      const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (replacement) replacements.set(removed, replacement)
    }
}

/** The child of `parent` that now holds the node, or has replaced it; undefined when it was removed. */
function placeOf(node: Node, parent: Node): Node | undefined {
  note(changes.takeRecords())
  for (let at: Node | null = replacements.get(node) ?? node; at; at = at.parentNode)
    if (at.parentNode === parent) return at
  return undefined
}

/** Makes the three calls by which React changes a document bear with changes that are not its own (CST-110). */
function tolerateForeignChanges(): void {
  const { removeChild, insertBefore } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    const place = placeOf(child, this)
    if (place) removeChild.call(this, place)
    return child
  }

  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    const place = before === null || before.parentNode === this ? before : (placeOf(before, this) ?? null)
    return insertBefore.call(this, added, place) as Added
  }

  // A text that changes while its translation is shown replaces the translation; the browser then translates it.
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (this.nodeType === Node.TEXT_NODE && this.parentNode === null) {
        note(changes.takeRecords())
        const replacement = replacements.get(this)
        if (replacement?.parentNode) replacement.parentNode.replaceChild(this, replacement)
      }
      value?.set?.call(this, text)
    },
  })

  changes.observe(document.documentElement, { childList: true, subtree: true })
}

// What somebody typed, and where they were typing, is carried over when a part of the page is drawn anew.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (part: Element): Control[] => [...part.querySelectorAll<Control>('input, select, textarea')]

/** Notes the controls of a part; the answer gives their values and the focus to the controls that have taken their places. */
function rememberTyped(part: Element): () => void {
  let before = controlsIn(part)
  let focused = document.activeElement
  const follow = ({ target }: Event) => {
    if (target instanceof Element) focused = target
  }
  // Before React, which keeps what happens in a part that it is taking over to itself.
  part.addEventListener('focusin', follow, true)
  return () => {
    part.removeEventListener('focusin', follow, true)
    const now = controlsIn(part)
    for (const [index, old] of before.entries()) {
      const successor = old.isConnected ? undefined : successorOf(old, index, now)
      if (!successor) continue
      copyValue(old, successor)
      if (old === focused && document.activeElement === document.body) focusLike(old, successor)
    }
    // Once: what is typed from now on is newer.
    before = []
  }
}

/** By its name and, for a choice, its value; a control without a name by its place. */
function successorOf(old: Control, index: number, now: readonly Control[]): Control | undefined {
  const same = (one: Control | undefined) => one?.type === old.type && one.name === old.name
  if (old.name === '') return same(now[index]) ? now[index] : undefined
  const isChoice = old.type === 'radio' || old.type === 'checkbox'
  return now.find(one => same(one) && (!isChoice || one.value === old.value))
}

/** Sets a value as somebody would, so that listeners are called. */
function copyValue(from: Control, to: Control): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(from.type)) {
    if (from.checked !== to.checked) to.click()
    return
  }
  if (from.type === 'file' || from.value === to.value) return
  // React watches the property of the element itself; the setter of its class goes past that.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function focusLike(old: Control, successor: Control): void {
  successor.focus({ preventScroll: true })
  if (old instanceof HTMLSelectElement || successor instanceof HTMLSelectElement || old.selectionStart === null) return
  successor.setSelectionRange(old.selectionStart, old.selectionEnd)
}

tolerateForeignChanges()
