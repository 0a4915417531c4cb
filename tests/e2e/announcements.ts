// What a page announces politely, from its beginning: each text stays in the page for a second only.
import type { Page } from 'playwright'

/** To be called before the page is opened. Returns what was announced so far. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    let before = ''
    new MutationObserver(() => {
      const text = document.querySelector('[data-live-announcer]')?.textContent ?? ''
      if (text && text !== before) announced.push(text)
      before = text
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced)
}
