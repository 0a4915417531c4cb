// From a key in the address field to the frame with its suggestions, besides the network and the wait for the next key
// (ADR-002), in a real browser.
import { openPortal } from '../e2e/portal.ts'
import { median, print, rounded } from './figure.ts'

const portal = await openPortal({ pairs: ['pandago-NO'] })
const { page } = await portal.login('pandago-NO', { who: 'single' })
await page.waitForSelector('#destination')
await page.focus('#destination')
await page.evaluate(watchSuggestions)
const own: number[] = []
for (const letters of ['St', 'o', 'r', 'g', 'a', 't', 'a']) {
  await page.keyboard.type(letters)
  own.push(await page.evaluate(() => (globalThis as unknown as Watched).suggested()))
}
print({ name: 'key to suggestions, median', value: rounded(median(own), 1), unit: 'ms', limit: { most: 60 } })
await portal.close()

type Watched = { suggested(): Promise<number> }

/** Runs in the page: how long the page itself took, from the last key to the frame with the suggestions, in milliseconds. */
function watchSuggestions(): void {
  const DEBOUNCE_MS = 500
  let pressed = 0
  addEventListener('keydown', event => {
    pressed = event.timeStamp
  })
  Object.assign(globalThis, {
    suggested: async () => {
      const after = pressed
      for (;;) {
        await new Promise(requestAnimationFrame)
        const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
        const call = calls.findLast(({ name, startTime }) => name.includes('autocomplete') && startTime > after)
        if (!call || call.responseEnd === 0 || document.querySelector('.combo [aria-busy]')) continue
        if (!document.querySelector('[role=option] ~ [role=option], [role=group] [role=option]')) continue
        return performance.now() - after - DEBOUNCE_MS - (call.responseEnd - call.startTime)
      }
    },
  })
}
