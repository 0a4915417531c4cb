// The browser of the tests: one for all files of a worker, with a profile per visit, and a way to nowhere but this machine.
// A browser for all workers takes as much of the processor, and a second program between it and each test.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { recordMessages } from '#generator/translation/message-pictures.ts'
import { type Answer, answeredBy, backEndPort } from './back-end.ts'

/** What is at the sandbox's address, whatever program listens there, is the back end of this process. */
const closedToTheOutside = (backEnd: number) => [
  '--gaia-url=http://127.0.0.1:9',
  '--component-updater=url-source=http://127.0.0.1:9/x',
  // A page that frames the portal is answered by a test and exists nowhere; the portal runs on this machine.
  '--disable-features=LocalNetworkAccessChecks',
  `--host-resolver-rules=MAP *.sandbox.localhost:4600 127.0.0.1:${backEnd} , MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1`,
]

/** A file that says what this run records: `portal messages pictures` runs the tests with it. */
export const RECORDED = process.env['MESSAGE_PICTURES']

let running: Promise<Browser> | undefined

/** The browser, started by the first who asks. It ends with the process. */
export const browser = (): Promise<Browser> => {
  running ??= launch()
  return running
}

/** Ends the browser, for programs that go on without one. */
export async function closeBrowser(): Promise<void> {
  const ending = running
  running = undefined
  await (await ending)?.close()
}

async function launch(): Promise<Browser> {
  const path = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(path ? { executablePath: path } : {}),
    chromiumSandbox: false,
    // Whoever ends the worker need not wait: without the worker the browser ends by itself.
    handleSIGTERM: false,
    args: closedToTheOutside(await backEndPort()),
  })
}

export type ProfileOptions = BrowserContextOptions & {
  /** Without it nothing is drawn in three dimensions, as on a device that cannot; maps take most of the processor here. */
  map?: boolean
  /** Who answers its calls; without it there is no back end. */
  answer?: Answer
}

/** A new browser profile. */
export async function newProfile({ map = true, answer, ...options }: ProfileOptions = {}): Promise<BrowserContext> {
  const started = await browser()
  const answered = answer && answeredBy(answer)
  const userAgent = answered && `${await userAgentOf(started)} ${answered.mark}`
  const context = await started.newContext({ ...options, ...(userAgent && { userAgent }) })
  if (answered) context.once('close', answered.end)
  if (!map) await context.addInitScript(refuseDrawingInDepth)
  if (RECORDED)
    await recordMessages(context, { ...JSON.parse(readFileSync(RECORDED, 'utf8')), walk: await walkOfThisTest() })
  return context
}

/** The file of the test that runs. */
async function walkOfThisTest(): Promise<string> {
  const { expect } = await import('vitest')
  return basename(expect.getState().testPath ?? '', '.test.ts')
}

let ownName: Promise<string> | undefined

/** How the browser calls itself. */
function userAgentOf(browser: Browser): Promise<string> {
  ownName ??= browser.newPage().then(async page => {
    const name = await page.evaluate(() => navigator.userAgent)
    await page.close()
    return name
  })
  return ownName
}

/** Runs in the page. */
function refuseDrawingInDepth(): void {
  const { getContext } = HTMLCanvasElement.prototype
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...more])
    },
  })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until nothing moves any more that ends by itself: a drawer that comes in, a colour that changes. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Waits until the page has drawn what it knows by now; not for a page whose clock is the test's. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/**
 * What axe finds once the page is at rest, in one line per finding. The page's policy lets nothing in, so it is run from
 * outside.
 */
export async function axe(page: Page): Promise<string[]> {
  // A recorded run is there for what is shown; this takes most of its time.
  if (RECORDED) return []
  await atRest(page)
  await withAxe(page)
  return findings(page, {})
}

/** Has axe in the page. */
export async function withAxe(page: Page): Promise<void> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(`${AXE}; undefined`)
}

/** The same in the light and in the dark, which differ in nothing but colours. */
export async function axeInBothSchemes(page: Page): Promise<string[]> {
  if (RECORDED) return []
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await atRest(page)
  const dark = await findings(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map(finding => `dark: ${finding}`)]
}

/** Names of elements take half of axe's time, so they are asked for only where there is something to name. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await run(page, { ...options, selectors: false, elementRef: false })
  if (violations.length === 0) return []
  const named = await run(page, options)
  const elements = (id: string) => named.violations.find(one => one.id === id)?.nodes.map(node => node.target.join(' '))
  return violations.map(({ id }) => `${id}: ${elements(id)?.join(', ') ?? 'gone a moment later'}`)
}

const run = (page: Page, options: RunOptions): Promise<AxeResults> =>
  page.evaluate(`axe.run(document, ${JSON.stringify({ resultTypes: ['violations'], preload: false, ...options })})`)

/** What the page opens next is drawn as by Firefox before 121, which does not know `:has()` (Q120). */
export const withoutHas = (page: Page) =>
  page.route(/\.css(?:\?|$)/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(':has(', ':is-unknown(') })
  })
