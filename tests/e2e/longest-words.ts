// The words of a page as long as they are in any language of the sites, so that one look sees what all languages would do.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/root.ts'

const MESSAGES = join(ROOT, 'content', 'messages')
const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(MESSAGES, name), 'utf8'))
const longestWord = (text: string) => Math.max(...text.split(/[\s\u00ad-]+/).map(word => word.length))
/** The widths of letters of other scripts cannot be compared by counting. */
const isCounted = (text: string) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\P{L}]+$/u.test(text)

/** For each English text without gaps to be filled in, the translation with the longest word. */
export function longestWords(): Record<string, string> {
  const english = read('en.json')
  const found: Record<string, string> = {}
  const others = globSync('[a-z][a-z]{,-*}.json', { cwd: MESSAGES }).map(read)
  for (const [key, text] of Object.entries(english)) {
    if (typeof text !== 'string' || text.includes('{')) continue
    for (const other of others) {
      const translated = other[key]
      if (typeof translated !== 'string' || !isCounted(translated)) continue
      if (longestWord(translated) > longestWord(found[text] ?? text)) found[text] = translated
    }
  }
  return found
}

/** Runs in the page: writes these in the place of their English texts. */
export function replaceWords(words: Record<string, string>): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? ''
    const longer = words[text]
    if (longer !== undefined && !node.parentElement?.closest('script, style')) node.nodeValue = longer
  }
}
