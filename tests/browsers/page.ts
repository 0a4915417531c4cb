// A page as a journey uses it: what a reader sees, presses and types, with every wait in one place.
import { DriverDied } from './driver-limits.ts'
import type { BrowserWindow } from './engine.ts'
import { type Found, find, type Target } from './in-page.ts'

const WAIT_MILLISECONDS = 25_000
const LOOK_MILLISECONDS = 40

export type Page = {
  window: BrowserWindow
  /** Opens an address and waits until its scripts have taken the page over. */
  open(address: string): Promise<void>
  /** Waits for an address whose path, with its query, matches. */
  at(path: RegExp): Promise<string>
  /** Waits until it is there. */
  see(target: Target): Promise<Found>
  /** Waits until it is not there. */
  gone(target: Target): Promise<void>
  /** Presses it with the pointer once nothing moves or covers it. */
  press(target: Target): Promise<void>
  /** Presses a field and types in place of what it has. */
  type(target: Target, text: string): Promise<void>
  /** Moves the focus by Tab until the element of this selector has it. */
  tabTo(selector: string): Promise<void>
  key(...names: string[]): Promise<void>
  back(): Promise<void>
  /** Waits until the expression is true in the page. */
  until(expression: string): Promise<void>
  evaluate<T>(expression: string): Promise<T>
}

const SHOWN =
  'document.querySelectorAll("astro-island[ssr][client=load]").length === 0 && document.readyState !== "loading"'
const TABS_MAX = 60

export function pageOf(window: BrowserWindow): Page {
  /** Asks until there is an answer; what fails while a page replaces another is asked again. */
  async function eventually<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    const until = Date.now() + WAIT_MILLISECONDS
    let failure: unknown
    for (;;) {
      try {
        const answer = await ask()
        if (answer !== undefined) return answer
        failure = undefined
      } catch (error) {
        if (error instanceof DriverDied) throw error
        failure = error
      }
      if (Date.now() > until) throw new Error(`waited in vain for ${what}`, { cause: failure })
      await new Promise(resolve => setTimeout(resolve, LOOK_MILLISECONDS))
    }
  }
  const look = (target: Target) => window.evaluate(`(${find})(${JSON.stringify(target)})`) as Promise<Found | null>
  const page: Page = {
    window,
    open: async address => {
      await window.open(address)
      const { origin, pathname } = new URL(address)
      await page.until(`location.origin === ${JSON.stringify(origin)} && ${SHOWN}`)
      if (pathname.endsWith('.txt')) return
      await page.until('document.querySelector("main") !== null')
    },
    at: path =>
      eventually(`the address ${path}`, async () => {
        const address = String(await window.evaluate('location.href'))
        if (path.test(address.replace(/^https?:\/\/[^/]+/, ''))) return address
        throw new Error(`the page is at ${address}`)
      }),
    see: target => eventually(JSON.stringify(target), async () => (await look(target)) ?? undefined),
    gone: target =>
      eventually(`the end of ${JSON.stringify(target)}`, async () => ((await look(target)) ? undefined : true)).then(
        () => {},
      ),
    press: async target => {
      let before: Found | null = null
      const at = await eventually(`a way to press ${JSON.stringify(target)}`, async () => {
        const now = await look(target)
        const still = now !== null && before !== null && now.x === before.x && now.y === before.y
        before = now
        return now?.free && still ? now : undefined
      })
      await window.pressAt(at.x, at.y)
    },
    type: async (target, text) => {
      await page.press(target)
      await window.key('Control+a')
      await window.type(text)
    },
    tabTo: async selector => {
      for (let tabs = 0; tabs < TABS_MAX; tabs++) {
        if (await window.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return
        await window.key('Tab')
      }
      throw new Error(`Tab does not lead to ${selector}`)
    },
    key: async (...names) => {
      for (const name of names) await window.key(name)
    },
    back: () => window.back(),
    until: expression =>
      eventually(expression, async () => ((await window.evaluate(`!!(${expression})`)) ? true : undefined)).then(
        () => {},
      ),
    evaluate: <T>(expression: string) => window.evaluate(expression) as Promise<T>,
  }
  return page
}
