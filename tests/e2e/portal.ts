// The portal in a real browser against the sandbox: built for san, served as a host would, every call answered in this
// process, so that tests can switch faults and look at what was asked.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type WebSocketRoute,
} from 'playwright'
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
  // A page that frames the portal is answered by a test and stands nowhere; the portal stands on this machine.
  '--disable-features=LocalNetworkAccessChecks',
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
  /** The same on a page that shows the login form. */
  enter: (page: Page, pair: Pair, who: string) => Promise<void>
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
  /** With live updates, and with orders and riders that move on by themselves; without them the poll stands in. */
  live?: boolean
  /** Who answers, in place of the sandbox in this process; rejects when there is no answer. */
  answer?: (address: string, init: RequestInit) => Promise<Response>
}

/** How often a live sandbox looks at what is due, in milliseconds. */
const HEARTBEAT_MS = 250

/** Builds, serves and opens the portal. Raises when a build fails. */
export async function openPortal(options: PortalOptions = {}): Promise<Portal> {
  const { pairs = PAIRS, clock, allLanguages = false, map = false, live = false } = options
  const folder = sitesFor(pairs, allLanguages)
  const previews = new Map<Pair, Preview>()
  for (const pair of pairs) previews.set(pair, await startPreview({ folder: join(folder, pair), port: 0 }))
  const sandbox = createSandbox({ log: () => {}, ...(clock && { clock }) })
  // Filled before anybody waits: a flag service that says nothing for 2 s counts as failed, and the flags of the file close
  // screens. Where time is the test's own, it says itself when a country begins.
  if (!clock && !options.answer) for (const pair of pairs) sandbox.sites.open(countryOf(pair))
  const answerOf = options.answer ?? ((address: string, init: RequestInit) => sandbox.fetch(address, init))
  const heartbeat = live ? setInterval(() => sandbox.sites.advance(), HEARTBEAT_MS) : undefined
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
        const answer = await answerOf(request.url(), {
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
    await context.routeWebSocket(/\/socket\?/, route => (live ? connect(sandbox, route) : undefined))
    context.setDefaultTimeout(30_000)
    const complaints: string[] = []
    context.on('weberror', error => complaints.push(error.error().message))
    context.on('console', message => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text())
    })
    const page = await context.newPage()
    await page.goto(origin(pair) + place)
    return { context, page, complaints, asked }
  }

  async function login(pair: Pair, options: BrowserContextOptions & { who?: string } = {}): Promise<Visit> {
    const { who = 'parent', ...context } = options
    const visited = await visit(pair, '/connect', context)
    await enter(visited.page, pair, who)
    return visited
  }

  async function enter(page: Page, pair: Pair, who: string): Promise<void> {
    await page.evaluate(() => localStorage.setItem('walkthrough-done', 'true'))
    await ready(page)
    await page.fill('[name=email]', `${who}@${pair.slice(-2).toLowerCase()}.sandbox.example`)
    await page.fill('[name=password]', PASSWORD)
    await page.click('button[type=submit]')
    await page.waitForURL('**/request-a-rider')
    await ready(page)
  }

  return {
    sandbox,
    origin,
    visit,
    login,
    enter,
    close: async () => {
      clearInterval(heartbeat)
      await browser.close()
      for (const preview of previews.values()) await preview.close()
      sandbox.close()
    },
  }
}

const countryOf = (pair: Pair) => pair.slice(-2) as Parameters<Sandbox['sites']['open']>[0]

/** The socket of a page, connected to the sandbox of this process. */
async function connect(sandbox: Sandbox, route: WebSocketRoute): Promise<void> {
  const socket = sandbox.socket(route.url())
  const settled = new Promise<void>(resolve => {
    socket.onopen = () => resolve()
    socket.onclose = () => {
      resolve()
      void route.close().catch(() => {})
    }
  })
  socket.onmessage = ({ data }) => route.send(data)
  route.onMessage(text => socket.send(String(text)))
  route.onClose(() => socket.close())
  // The page's socket opens when this returns.
  await settled
}

/** Takes the network away from a page of this context, or gives it back. */
export async function setOnline(context: BrowserContext, online: boolean): Promise<void> {
  if (online) await context.unroute('**/api/v1/**')
  else await context.route('**/api/v1/**', route => route.abort('internetdisconnected'))
  await context.setOffline(!online)
}

/** Waits until every island that loads at once has taken its markup over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr][client="load"]').length === 0)
}

/** The flags that this tab keeps, as they stand there; waits for the first. */
export async function keptFlags(page: Page): Promise<string> {
  const kept = await page.waitForFunction(() => sessionStorage.getItem('flags'))
  return String(await kept.jsonValue())
}

/** What axe finds, in one line per finding. The page's policy lets nothing in, so it is run from outside. */
export async function axe(page: Page): Promise<string[]> {
  const { violations } = (await page.evaluate(`(() => { ${AXE}; return axe.run(document) })()`)) as AxeResults
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}
