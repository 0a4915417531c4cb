// A message that has no translation yet is shown in English on a page of another language (Q114). The text is set between
// two signs that nobody sees (LEFT-TO-RIGHT ISOLATE, POP DIRECTIONAL ISOLATE): it keeps its direction wherever it is put, and
// the element that holds nothing else gets its language, for screen readers and for the choice of a font.

const BEFORE = '\u2066'
const AFTER = '\u2069'

/** The same message, its text marked as English. The compiled messages of a language call this. */
export const inEnglish =
  <Given extends unknown[]>(message: (...given: Given) => string) =>
  (...given: Given): string =>
    BEFORE + message(...given) + AFTER

const ENGLISH_ALONE = /^\s*\u2066[^\u2066\u2069]*\u2069\s*$/

// An element with such a text and nothing else but a drawing.
const ENGLISH_ELEMENT =
  /<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>((?:<svg(?:"[^"]*"|[^">])*>(?:(?!<\/svg>).)*<\/svg>)?\s*\u2066[^<\u2066\u2069]*\u2069\s*<\/\1>)/gs

/** Gives language and direction to the elements of a page's markup that hold an English text alone. */
export const markEnglishMarkup = (html: string): string =>
  html.includes(BEFORE)
    ? html.replaceAll(ENGLISH_ELEMENT, (whole, tag: string, attributes: string, rest: string) =>
        /\slang=/.test(attributes) ? whole : `<${tag}${attributes} lang="en" dir="ltr">${rest}`,
      )
    : html

/** The same for what scripts put into the page, now and later. */
export function markEnglishTexts(page: Document): void {
  const marked = new WeakSet<Element>()
  const mark = (text: Node) => {
    const element = text.parentElement
    if (!element) return
    if (ENGLISH_ALONE.test(element.textContent ?? '')) {
      if (element.hasAttribute('lang')) return
      element.setAttribute('lang', 'en')
      element.setAttribute('dir', 'ltr')
      marked.add(element)
    } else if (marked.delete(element)) {
      element.removeAttribute('lang')
      element.removeAttribute('dir')
    }
  }
  const markBelow = (root: Node) => {
    const texts = page.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root.nodeType === Node.TEXT_NODE) mark(root)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) mark(text)
  }
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes)
      if (type === 'characterData') mark(target)
      else for (const node of addedNodes) markBelow(node)
  }).observe(page, { subtree: true, childList: true, characterData: true })
  markBelow(page)
}
