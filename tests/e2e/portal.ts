// The portal in a real browser against the sandbox: built for san, served as a host would, every call answered in this
// process, so that tests can switch faults and look at what was asked.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { type Preview, startPreview } from '#generator/preview'
import { createSandbox, type Sandbox } from '#sandbox/sandbox'
import { type Pair, sitesFor } from './portal-sites.ts'

export type { Pair }
export const PASSWORD = 'Sandbox!2026'
/** A platform vendor's country, one in Arabic, and a brand whose vendors are no platform vendors. */
export const PAIRS = ['pandago-NO', 'talabat-AE', 'pandasend-SG'] as const

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const CLOSED_TO_THE_OUTSIDE = [
  '--gaia-url=http://127.0.0.1:9',
  '--component-updater=url-source=http://127.0.0.1:9/x',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
]

export type Visit = {
  context: BrowserContext
  page: Page
  /** What the console complained about, and errors of scripts. */
  complaints: string[]
  /** `POST /authentication/api/v1/login` and so on, as they were asked. */
  asked: string[]
}

export type Portal = {
  sandbox: Sandbox
  origin: (pair: Pair) => string
  /** A new browser profile with one page, which opens `path`. */
  visit: (pair: Pair, path: string, options?: BrowserContextOptions) => Promise<Visit>
  /** Goes through the login form; the welcome counts as seen. */
  login: (pair: Pair, options?: BrowserContextOptions & { who?: string }) => Promise<Visit>
  close: () => Promise<void>
}

export type PortalOptions = {
  /** Sites that the tests visit. */
  pairs?: readonly Pair[]
  /** With every language instead of the two that tests read; a page of another language then is in that language. */
  allLanguages?: boolean
  /** With maps, which are drawn by the processor here and take most of it; without them the portal has to work too. */
  map?: boolean
  /** Time of the sandbox; the browser's own clock stays what it is. */
  clock?: { now(): number }
}

/** Builds, serves and opens the portal. Raises when a build fails. */
export async function openPortal(options: PortalOptions = {}): Promise<Portal> {
  const { pairs = PAIRS, clock, allLanguages = false, map = false } = options
  const folder = sitesFor(pairs, allLanguages)
  const previews = new Map<Pair, Preview>()
  for (const pair of pairs) previews.set(pair, await startPreview({ folder: join(folder, pair), port: 0 }))
  const sandbox = createSandbox({ log: () => {}, ...(clock && { clock }) })
  const path = process.env['CHROMIUM_PATH']
  const browser: Browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    chromiumSandbox: false,
    args: [...CLOSED_TO_THE_OUTSIDE, ...(map ? [] : ['--disable-3d-apis'])],
  })
  const origin = (pair: Pair) => previews.get(pair)?.url ?? ''

  async function visit(pair: Pair, place: string, options: BrowserContextOptions = {}): Promise<Visit> {
    const context = await browser.newContext(options)
    const asked: string[] = []
    await context.route(/sandbox\.localhost/, async route => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      asked.push(`${request.method()} ${pathname}`)
      const body = request.postDataBuffer()
      try {
        const answer = await sandbox.fetch(request.url(), {
          method: request.method(),
          headers: request.headers(),
          ...(body && { body: new Uint8Array(body) }),
        })
        const headers = Object.fromEntries(answer.headers)
        await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) })
      } catch {
        await route.abort('connectionreset').catch(() => {})
      }
    })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    // The sandbox of these tests answers calls inside the process; the socket has no address here, and the poll stands in.
    await page.routeWebSocket(/\/socket\?/, () => {})
    page.on('console', message => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text())
    })
    await page.goto(origin(pair) + place)
    return { context, page, complaints, asked }
  }

  async function login(pair: Pair, options: BrowserContextOptions & { who?: string } = {}): Promise<Visit> {
    const { who = 'parent', ...context } = options
    const visited = await visit(pair, '/connect', context)
    const { page } = visited
    await page.evaluate(() => localStorage.setItem('walkthrough-done', 'true'))
    await ready(page)
    await page.fill('[name=email]', `${who}@${pair.slice(-2).toLowerCase()}.sandbox.example`)
    await page.fill('[name=password]', PASSWORD)
    await page.click('button[type=submit]')
    await page.waitForURL('**/request-a-rider')
    await ready(page)
    return visited
  }

  return {
    sandbox,
    origin,
    visit,
    login,
    close: async () => {
      await browser.close()
      for (const preview of previews.values()) await preview.close()
      sandbox.close()
    },
  }
}

/** Waits until every island that loads at once has taken its markup over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr][client="load"]').length === 0)
}

/** What axe finds, in one line per finding. The page's policy lets nothing in, so it is run from outside. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = (await page.evaluate(`(() => { ${AXE}; return axe.run(document) })()`)) as AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
