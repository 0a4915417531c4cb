// What is announced politely: one text at a time and a second apart, since of two at once a screen reader leaves one out (CST-107).

/** So long a text has the region to itself, in milliseconds. */
const POLITE_MS = 1000
/** A region has to be there so long before its first text, in milliseconds. */
const READY_MS = 100
/** Clocks that tick each second may be early by so much, in milliseconds. */
const EARLY_MS = 100

/** What waits for its second, by what says it: of one source the newest text alone. */
const waiting = new Map<object, string>()
let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let freeAt = 0

function openRegion(): HTMLElement {
  const made = document.createElement('p')
  made.className = 'hidden-text'
  made.setAttribute('role', 'status')
  // It is read out over a dialog too: an order may be cancelled while the question is still open.
  made.dataset['liveAnnouncer'] = ''
  document.body.append(made)
  return made
}

function next(): void {
  const [first] = waiting
  timer = first && setTimeout(next, POLITE_MS)
  // What was said is gone from the page, so that nobody reads it again where they read through.
  if (region) region.textContent = first ? first[1] : ''
  if (!first) return
  waiting.delete(first[0])
  freeAt = performance.now() + POLITE_MS
}

/** Says a text as soon as the one before it has had its second; an empty text takes back what still waits. */
export function announce(source: object, text: string): void {
  const isThere = region?.isConnected
  if (!isThere) region = openRegion()
  if (text === '') waiting.delete(source)
  else waiting.set(source, text)
  if (text !== '' && timer === undefined) timer = setTimeout(next, isThere ? 0 : READY_MS)
}

/** Whether a text would be said now; who gathers what changed goes on gathering until then. */
export const mayAnnounce = (): boolean => waiting.size === 0 && performance.now() > freeAt - EARLY_MS

/** Parts of a text that are seen and not said. */
const UNSAID = '[hidden], [inert], [aria-hidden=true], [data-unsaid]'

function wordsIn(element: Element): string {
  if (element.getAttribute('aria-busy') === 'true') return ''
  const words: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node instanceof HTMLImageElement ? node.alt : node instanceof Text ? node.data : ''
    if (text && !node.parentElement?.closest(UNSAID)) words.push(text)
  }
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

/** Says the text of an element whenever it has another one and is not busy. Returns what ends that; made to be a `ref`. */
export function saysChanges(element: Element | null): () => void {
  if (!element) return () => {}
  announce(element, '')
  let before = wordsIn(element)
  const changes = new MutationObserver(() => {
    const text = wordsIn(element)
    if (text === before) return
    before = text
    announce(element, text)
  })
  changes.observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['hidden', 'aria-busy'],
  })
  return () => {
    changes.disconnect()
    announce(element, '')
  }
}

/** Says the text of an element when it comes, and whenever it has another one. Returns what ends that; made to be a `ref`. */
export function says(element: Element | null): () => void {
  const end = saysChanges(element)
  if (element) announce(element, wordsIn(element))
  return end
}
