// What real life does to a page, as one list: the matrix (`npm run bench conditions`) puts every screen under each of them.
import type { BrowserContextOptions, Page } from 'playwright'
import { type StoredKey, storedKeys } from '#platform/stored.ts'
import { translateAlways } from '../browsers/in-page.ts'
import type { Screen } from './screens.ts'
import { clockErrorsMs, DAMAGED, NIGHT_MS } from './values.ts'

/** What must hold at the end. */
export type Rule =
  | 'no exception'
  | 'one heading'
  | 'the shell is there'
  | 'what was typed is kept'
  /** A failure is shown, with something to do about it. */
  | 'a failure is shown'
  | 'nothing scrolls sideways'
  /** What is clicked on the screen does what it is for, unless the screen has left. */
  | 'a click is answered'

export type Condition = {
  family: string
  name: string
  holds: readonly Rule[]
  /** The screens that it means something to; without it all of them. */
  concerns?(screen: Screen): boolean
  options?: BrowserContextOptions
  /** Before the screen is opened. */
  before?(page: Page, site: Site): Promise<unknown>
  /** As soon as the host's markup is there, before its scripts. */
  early?(page: Page): Promise<unknown>
  /** When the screen is at rest. */
  after?(page: Page, site: Site): Promise<unknown>
  /** The page has left by itself, or was loaded anew: what was typed is not asked for. */
  leaves?: boolean
}

/** The site under test: its origin, and the path of the screen with the field in which something is typed there. */
export type Site = { origin: string } & Pick<Screen, 'path' | 'field'>

const ALWAYS: readonly Rule[] = ['no exception', 'one heading', 'the shell is there']
const ANSWERED: readonly Rule[] = [...ALWAYS, 'a click is answered']
const KEPT: readonly Rule[] = [...ALWAYS, 'what was typed is kept', 'a click is answered']
const SHOWN: readonly Rule[] = [...ALWAYS, 'a failure is shown']
const FITS: readonly Rule[] = ['nothing scrolls sideways', ...KEPT]

const SCRIPTS = '**/_assets/*.js'
const wait = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))
/** Whatever is asked of another host than the one of the pages. */
const callsOf =
  ({ origin }: Site) =>
  (address: URL) =>
    address.origin !== origin && address.protocol.startsWith('http')

const scripts: Condition[] = [
  ...[0, 300, 1500, 4000].map(milliseconds => ({
    family: 'scripts',
    name: `${milliseconds} ms late`,
    holds: KEPT,
    before: (page: Page) =>
      page.route(SCRIPTS, async route => {
        await wait(milliseconds)
        await route.continue().catch(() => {})
      }),
  })),
  {
    family: 'scripts',
    name: 'never',
    holds: [...SHOWN, 'what was typed is kept'],
    before: async page => {
      await page.clock.install()
      await page.route(SCRIPTS, () => {})
    },
    early: page => page.clock.runFor(31_000),
  },
  {
    family: 'scripts',
    name: 'blocked',
    holds: [...SHOWN, 'what was typed is kept'],
    before: async page => {
      await page.clock.install()
      await page.route(SCRIPTS, route => route.abort('blockedbyclient'))
    },
    early: page => page.clock.runFor(31_000),
  },
  {
    family: 'scripts',
    name: 'captive portal for scripts too',
    holds: SHOWN,
    before: async page => {
      await page.clock.install()
      await page.route(SCRIPTS, route => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' }))
    },
    early: page => page.clock.runFor(31_000),
  },
]

/** Run in the page: what translations and extensions do. */
const mutations: Readonly<Record<string, () => void>> = {
  translated: () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg, noscript')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data} `
      outer.append(inner)
      text.replaceWith(outer)
    }
  },
  'nodes appended': () => {
    for (const place of document.querySelectorAll('body, header, main, form, .topbar'))
      place.append(document.createElement('grammarly-extension'))
    for (const field of document.querySelectorAll('input, textarea')) field.after(document.createElement('span'))
  },
  'attributes added': () => {
    for (const element of document.querySelectorAll('html, body, input, form, button, header'))
      element.setAttribute('data-extension', '1')
  },
  'nodes removed': () => {
    for (const element of [...document.querySelectorAll('header svg, main svg, main p')].slice(0, 6)) element.remove()
  },
}
/** To another screen and back, without a page load where the window is wide enough for it. */
async function throughAnotherScreen(page: Page): Promise<void> {
  const { pathname } = new URL(page.url())
  const tabs = page.locator('.topbar .tabs a')
  const paths = await tabs.evaluateAll(all => all.map(one => new URL((one as HTMLAnchorElement).href).pathname))
  const here = paths.findIndex(path => pathname.startsWith(path))
  const elsewhere = ['/request-a-rider', '/order-tracking'].find(path => !pathname.startsWith(path)) ?? '/'
  const there = paths.findIndex(path => path.startsWith(elsewhere))
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  // A screen that comes late is opened as a page: what is pointed at is fetched.
  await tabs.nth(there).hover()
  await page.waitForLoadState('networkidle')
  await tabs.nth(there).click()
  await page.waitForURL(address => address.pathname.startsWith(elsewhere))
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await tabs.nth(here).click()
  await page.waitForURL(address => address.pathname === pathname)
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  if (!(await page.evaluate(() => 'isSamePage' in globalThis))) throw new Error('the page was loaded anew')
}

const isTab = (screen: Screen) => screen.isTab === true
const LATE_MS = 300
const documentChanged: Condition[] = Object.entries(mutations).flatMap(([name, mutate]) => [
  {
    family: 'document',
    name: `${name}, before scripts`,
    holds: KEPT,
    before: (page: Page) =>
      page.route(SCRIPTS, async route => {
        await wait(LATE_MS)
        await route.continue().catch(() => {})
      }),
    early: (page: Page) => page.evaluate(mutate),
  },
  { family: 'document', name: `${name}, after`, holds: KEPT, after: (page: Page) => page.evaluate(mutate) },
  {
    family: 'document',
    name: `${name}, after another screen`,
    holds: ANSWERED,
    leaves: true,
    concerns: isTab,
    after: async (page: Page) => {
      await throughAnotherScreen(page)
      await page.evaluate(mutate)
    },
  },
  {
    family: 'document',
    name: `${name}, then another screen`,
    holds: ANSWERED,
    leaves: true,
    concerns: isTab,
    after: async (page: Page) => {
      await page.evaluate(mutate)
      await throughAnotherScreen(page)
    },
  },
])
documentChanged.push(
  {
    family: 'document',
    name: 'translated as long as it is open',
    holds: KEPT,
    before: page => page.addInitScript(translateAlways),
  },
  {
    family: 'document',
    name: 'translated as long as it is open, through another screen',
    holds: ANSWERED,
    leaves: true,
    concerns: isTab,
    before: page => page.addInitScript(translateAlways),
    after: throughAnotherScreen,
  },
)

/**
 * Run in the page: six changes of what scripts draw, the same ones for the same seed. Elements are removed or come between, and texts
 * are removed, moved into other elements or taken apart. Fields stay, for what was typed would be gone with them, and so do the tabs,
 * which lead to other screens.
 */
function changeAtRandom(seed: number): void {
  let state = seed
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const stays = 'input, textarea, select, .tabs a'
  const notDrawn = 'script, style, template, canvas, svg *'
  const parts = [...document.querySelectorAll('astro-island *')].filter(
    part => !part.closest(notDrawn) && !part.matches('astro-island') && !part.querySelector('astro-island'),
  )
  for (let change = 0; change < 6; change++) {
    const part = parts[random(parts.length)]
    const kind = random(5)
    if (!part?.isConnected) continue
    const text = [...part.childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== '')
    if (kind === 0 && !part.matches(stays) && !part.querySelector(stays)) part.remove()
    else if (kind === 1) part.before(document.createElement('span'))
    else if (kind === 2) text?.remove()
    else if (kind === 3 && text) {
      const other = document.createElement('font')
      text.replaceWith(other)
      other.append(text.data)
    } else if (kind === 4 && text && text.data.length > 3) {
      const half = text.splitText(2)
      const mark = document.createElement('mark')
      half.replaceWith(mark)
      mark.append(half.data)
    }
  }
}

/** How many changes at random each screen is looked at with; `SEEDS=20` looks at more than the usual ones. */
const SEEDS = Number(process.env['SEEDS'] ?? 3)
/** Its markup is taken over by scripts, which draw anew what does not match; what is on other pages nobody brings back. */
const isDrawnByScripts = ({ needsScript, path, mapSheet }: Screen) =>
  needsScript && !mapSheet && !/^\/(tracking|delivery-receipt)\//.test(path)
for (let seed = 1; seed <= SEEDS; seed++)
  documentChanged.push(
    {
      family: 'document',
      name: `changed at random (${seed}), before scripts`,
      holds: KEPT,
      concerns: isDrawnByScripts,
      before: (page: Page) =>
        page.route(SCRIPTS, async route => {
          await wait(LATE_MS)
          await route.continue().catch(() => {})
        }),
      early: page => page.evaluate(changeAtRandom, seed),
    },
    {
      family: 'document',
      name: `changed at random (${seed}), after`,
      // What was removed is not missed until it is drawn again.
      holds: ['no exception', 'the shell is there', 'what was typed is kept'],
      concerns: isDrawnByScripts,
      after: page => page.evaluate(changeAtRandom, seed),
    },
    {
      family: 'document',
      name: `changed at random (${seed}), then another screen`,
      holds: ANSWERED,
      leaves: true,
      concerns: screen => isTab(screen) && isDrawnByScripts(screen),
      after: async page => {
        await page.evaluate(changeAtRandom, seed)
        await throughAnotherScreen(page)
      },
    },
  )

/**
 * What decides who reads a page and where they are led, each damaged by itself, since another screen may be what comes. The rest is
 * damaged together: no screen reads one value by another, and each alone would take half of the whole matrix.
 */
const WHO = [
  'token',
  'guest-token',
  'offered-token',
  'pending-logout',
  'session-ended',
  'tos-required',
  'asked-page',
  'locale',
] as const satisfies StoredKey[]
const storage: Condition[] = [
  {
    family: 'storage',
    name: 'throws',
    holds: ANSWERED,
    leaves: true,
    before: page =>
      page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, area, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError')
            },
          })
      }),
  },
  {
    family: 'storage',
    name: 'full',
    holds: KEPT,
    before: page =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      }),
  },
  {
    family: 'storage',
    name: 'cleared while it is open',
    holds: ANSWERED,
    leaves: true,
    after: page =>
      page
        .evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
          // As another tab that clears it is heard.
          dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
        })
        // A page that leaves at once, as it should, does not answer.
        .catch(() => {}),
  },
  ...[...WHO.map(key => [key]), Object.keys(storedKeys).filter(key => !WHO.some(one => one === key))].map(keys => ({
    family: 'storage',
    name: `damaged: ${keys.length === 1 ? keys[0] : 'what says nothing of who reads'}`,
    holds: ANSWERED,
    leaves: true,
    // A different damage each time that the page is loaded, in both places where it may be kept.
    after: async (page: Page) => {
      for (const text of DAMAGED) {
        await page
          .evaluate(
            ([keys, text]) => {
              for (const area of [localStorage, sessionStorage]) for (const key of keys) area.setItem(key, text)
            },
            [keys, text] as const,
          )
          .catch(() => {})
        // Until all that is kept has been read.
        await page.reload({ waitUntil: 'networkidle' }).catch(() => {})
      }
    },
  })),
]

const clock: Condition[] = [
  ...Object.entries(clockErrorsMs(Date.now())).map(([name, error]) => ({
    family: 'clock',
    name,
    holds: ANSWERED,
    leaves: true,
    before: (page: Page) => page.clock.setSystemTime(Date.now() + error),
  })),
  {
    family: 'clock',
    name: 'nine hours asleep',
    holds: ANSWERED,
    leaves: true,
    before: page => page.clock.install(),
    after: page => page.clock.fastForward(NIGHT_MS),
  },
  {
    family: 'clock',
    name: 'midnight passes',
    holds: KEPT,
    before: page => page.clock.install({ time: new Date().setHours(23, 59, 50) }),
    after: page => page.clock.runFor(20_000),
  },
]

/** Seconds of the page's time after which a call has failed, with those that follow it. */
const HANGS_MS = 95_000
const network: Condition[] = [
  {
    family: 'network',
    name: 'offline once it is open',
    holds: KEPT,
    after: async page => {
      await page.context().setOffline(true)
      await wait(500)
    },
  },
  {
    family: 'network',
    name: 'calls fail',
    holds: SHOWN,
    before: (page, site) => page.route(callsOf(site), route => route.abort('connectionrefused')),
  },
  {
    family: 'network',
    name: 'captive portal',
    holds: SHOWN,
    before: (page, site) =>
      page.route(callsOf(site), route =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
          body: '<!doctype html><h1>Hotel</h1>',
        }),
      ),
  },
  {
    family: 'network',
    name: '502',
    holds: SHOWN,
    before: (page, site) =>
      page.route(callsOf(site), route =>
        route.fulfill({
          status: 502,
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
          body: '<h1>502 Bad Gateway</h1>',
        }),
      ),
  },
  {
    family: 'network',
    name: 'calls hang',
    holds: SHOWN,
    before: async (page, site) => {
      await page.clock.install()
      await page.route(callsOf(site), () => {})
    },
    after: async page => {
      for (let passed = 0; passed < HANGS_MS; passed += 5000) await page.clock.runFor(5000)
    },
  },
  {
    family: 'network',
    name: 'sockets blocked',
    holds: KEPT,
    before: page => page.routeWebSocket(/.*/, route => route.close({ code: 1006 }).catch(() => {})),
  },
  {
    family: 'network',
    name: 'slow 3G',
    holds: ANSWERED,
    before: async page => {
      const device = await page.context().newCDPSession(page)
      await device.send('Network.enable')
      await device.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      })
    },
  },
]

const sized = (width: number, height: number, more: BrowserContextOptions = {}): BrowserContextOptions => ({
  viewport: { width, height },
  ...more,
})
const looks: Condition[] = [
  ...[
    [320, 200],
    [320, 640],
    [360, 800],
    [844, 390],
    [1440, 900],
    [3840, 2160],
  ].map(([width = 0, height = 0]) => ({
    family: 'look',
    name: `${width} x ${height}`,
    holds: FITS,
    options: sized(width, height),
  })),
  { family: 'look', name: 'zoom of 200%', holds: FITS, options: sized(640, 400, { deviceScaleFactor: 2 }) },
  {
    family: 'look',
    name: 'text of 32 px on a phone',
    holds: FITS,
    options: sized(360, 800),
    after: page => page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px')),
  },
  { family: 'look', name: 'forced colours', holds: FITS, options: { forcedColors: 'active' } },
  {
    family: 'look',
    name: 'dark, without motion',
    holds: FITS,
    options: { colorScheme: 'dark', reducedMotion: 'reduce' },
  },
  {
    family: 'look',
    name: 'printed',
    holds: ['no exception', 'one heading'],
    after: async page => {
      await page.emulateMedia({ media: 'print' })
      const { length } = await page.pdf()
      if (length < 5000) throw new Error(`a PDF of ${length} bytes`)
    },
  },
]

async function doubleClickAll(page: Page): Promise<void> {
  const count = await page.locator('main button:visible').count()
  for (let place = 0; place < Math.min(count, 12); place++) {
    const button = page.locator('main button:visible').nth(place)
    await button.dblclick({ timeout: 1000, force: true, noWaitAfter: true }).catch(() => {})
    await page.keyboard.press('Escape')
  }
}

/** Run in the page: the browser fills in what it remembers, without a key. */
function fillIn(field: Screen['field']): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const input = field && document.querySelector(field.selector)
  if (!input || !set) return
  for (const text of ['', field.text]) {
    set.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** Repeated and stray input: clicks, keys, files, Back. */
const input: Condition[] = [
  {
    family: 'input',
    name: 'every button double-clicked',
    holds: ALWAYS,
    leaves: true,
    after: doubleClickAll,
  },
  {
    family: 'input',
    name: 'every button double-clicked, after another screen',
    holds: ALWAYS,
    leaves: true,
    concerns: isTab,
    after: async page => {
      await throughAnotherScreen(page)
      await doubleClickAll(page)
    },
  },
  {
    family: 'input',
    name: 'a click after another screen',
    holds: ANSWERED,
    leaves: true,
    concerns: isTab,
    after: throughAnotherScreen,
  },
  {
    family: 'input',
    name: 'filled in by the browser',
    holds: KEPT,
    concerns: ({ field }) => field !== undefined,
    after: (page, { field }) => page.evaluate(fillIn, field),
  },
  {
    family: 'input',
    name: 'composed by an input method',
    holds: KEPT,
    concerns: ({ field }) => field !== undefined,
    after: async (page, { field }) => {
      if (!field) return
      await page.fill(field.selector, '')
      await page.focus(field.selector)
      const device = await page.context().newCDPSession(page)
      for (let length = 1; length <= field.text.length; length++)
        await device.send('Input.imeSetComposition', {
          text: field.text.slice(0, length),
          selectionStart: length,
          selectionEnd: length,
        })
      await device.send('Input.insertText', { text: field.text })
    },
  },
  {
    family: 'input',
    name: 'Enter held in the field',
    holds: KEPT,
    after: async page => {
      for (let repeat = 0; repeat < 20; repeat++) await page.keyboard.down('Enter')
      await page.keyboard.up('Enter')
    },
  },
  {
    family: 'input',
    name: 'Tab held',
    holds: KEPT,
    after: async page => {
      for (let repeat = 0; repeat < 60; repeat++) await page.keyboard.down('Tab')
      await page.keyboard.up('Tab')
    },
  },
  {
    family: 'input',
    name: 'a file dropped beside everything',
    holds: KEPT,
    after: page =>
      page.evaluate(() => {
        const data = new DataTransfer()
        data.items.add(new File(['x'], 'photo.png', { type: 'image/png' }))
        for (const kind of ['dragenter', 'dragover', 'drop'])
          document
            .querySelector('main')
            ?.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data }))
      }),
  },
  {
    family: 'input',
    name: 'left, and come back to by Back',
    holds: ANSWERED,
    leaves: true,
    after: async (page, { origin, path }) => {
      // The same address would take the place of this one.
      await page.goto(`${origin}${path === '/faq' ? '/termsandconditions' : '/faq'}`)
      await page.goBack()
    },
  },
  {
    family: 'input',
    name: 'shown again from the back-forward cache',
    holds: KEPT,
    after: page =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      }),
  },
]

export const conditions: readonly Condition[] = [
  ...scripts,
  ...documentChanged,
  ...storage,
  ...clock,
  ...network,
  ...looks,
  ...input,
]
