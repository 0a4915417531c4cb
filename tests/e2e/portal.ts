// The portal in a real browser against the sandbox: built for san, served as a host would, every call answered in this
// process, so that tests can switch faults and look at what was asked.
import type { BrowserContext, BrowserContextOptions, Page, WebSocketRoute } from 'playwright'
import { callAddress } from '#contract/endpoints.ts'
import { loginOf, textOfToken } from '#features/session/session.ts'
import { tz } from '#sandbox/rules/zone.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { refill } from '#sandbox/seed/seed.ts'
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import type { LoginAnswer } from '#schema/wire.ts'
import type { Answer } from './back-end.ts'
import { borrowProfile } from './borrowed-profile.ts'
import { axe, axeInBothSchemes, closeBrowser } from './browser.ts'
import { type Host, type Pair, portalSites, type SiteLanguages } from './portal-sites.ts'

export type { Pair }
export { axe, axeInBothSchemes }
export const PASSWORD = DEMO_PASSWORD
/** A platform vendor's country, one in Arabic, and a brand whose vendors are no platform vendors. */
export const PAIRS = ['pandago-NO', 'talabat-AE', 'pandasend-SG'] as const

export type Visit = {
  context: BrowserContext
  page: Page
  /** What the console complained about, and errors of scripts. */
  complaints: string[]
  /** `POST /authentication/api/v1/login` and so on, as they were asked. */
  asked: string[]
  /** The same calls with everything that was sent: address, headers and body. */
  sent: string[]
}

/** A browser, and whether it draws maps; as the portal was opened unless told. */
type Browsing = BrowserContextOptions & { map?: boolean }

type Who = Browsing & {
  /** The demo user: parent (unless named), single, nolocation and so on. */
  who?: string
  /** What else this browser keeps for the pages of the pair, by key of the local storage. */
  kept?: Readonly<Record<string, string>>
}

export type Portal = {
  sandbox: Sandbox
  origin: (pair: Pair) => string
  /** A browser profile of its own with one page, which opens `path`. */
  visit: (pair: Pair, path: string, options?: Browsing) => Promise<Visit>
  /**
   * A browser profile of somebody who has logged in and has seen the welcome, with one page, which opens `at` (the
   * request form unless named), until its flags are known. Without a walk through the login form, which has tests of its own.
   */
  login: (pair: Pair, options?: Who & { at?: string }) => Promise<Visit>
  /** The same with a page that has opened nothing yet, for a test that prepares it. */
  loggedIn: (pair: Pair, options?: Who) => Promise<Visit>
  /** Goes through the login form of a page that shows it; the welcome counts as seen. */
  enter: (page: Page, pair: Pair, who: string) => Promise<void>
  close: () => Promise<void>
}

export type PortalOptions = {
  /** Sites that the tests visit. */
  pairs?: readonly Pair[]
  /** By default the two that tests read: what is at the address of another language is English then. */
  languages?: SiteLanguages
  /**
   * With maps, which are drawn by the processor here and take most of it; without them the portal has to work too. A visit
   * whose test looks at a map can ask for it by itself.
   */
  map?: boolean
  /** With the streets of the maps; without them there is plain ground, which is drawn in a fraction of the time. */
  streets?: boolean
  /** Time of the sandbox; the browser's own clock stays what it is. */
  clock?: { now(): number }
  /** With live updates, and with orders and riders that move on by themselves; without them the portal polls. */
  live?: boolean
  /** What serves the sites, in place of the preview. */
  host?: Host
  /** Who answers, in place of the sandbox in this process; rejects when there is no answer. */
  answer?: Answer
}

/** How often a live sandbox looks at what is due, in milliseconds. */
const HEARTBEAT_MS = 250

/** Opens the portal; builds and serves it where that has not been done. Raises when a build fails. */
export async function openPortal(options: PortalOptions = {}): Promise<Portal> {
  const { pairs = PAIRS, clock, languages, map = false, streets = false, live = false } = options
  const sites = await portalSites(pairs, languages, options.host)
  const { origin } = sites
  const sandbox = createSandbox({ log: () => {}, ...(clock && { clock }) })
  // Filled before anybody waits: a flag service that says nothing for 2 s counts as failed, and the flags of the file close
  // screens. Where time is the test's own, it says itself when a country begins.
  const isReal = !clock && !options.answer
  /** When the day began whose orders a country has, in milliseconds. */
  const days = new Map<string, number>()
  /** Of a file that began before midnight the orders of now are those of yesterday after it. */
  function keepToday(code: ReturnType<typeof countryOf>): void {
    const site = sandbox.sites.open(code)
    const day = tz.startOfDay(site.country.timezone, site.clock.now())
    if (days.has(code) && days.get(code) !== day) refill(site)
    days.set(code, day)
  }
  if (isReal) for (const pair of pairs) keepToday(countryOf(pair))
  const answerOf: Answer = options.answer ?? ((address, init) => sandbox.fetch(address, init))
  const heartbeat = live ? setInterval(() => sandbox.sites.advance(), HEARTBEAT_MS) : undefined
  const opened = new Set<BrowserContext>()

  /** A profile with a page that has opened nothing. */
  async function prepare(pair: Pair, kept: Readonly<Record<string, string>>, options: Browsing): Promise<Visit> {
    if (isReal) keepToday(countryOf(pair))
    const asked: string[] = []
    const sent: string[] = []
    const answer: Answer = (address, init) => {
      // A browser asks before it calls another host; that is no call.
      if (init.method !== 'OPTIONS') {
        asked.push(`${init.method} ${new URL(address).pathname}`)
        sent.push(`${address} ${JSON.stringify(init.headers)} ${init.body ?? ''}`)
      }
      if (!streets && /\/map\/tiles\//.test(address)) return Promise.resolve(new Response(null, { status: 404 }))
      return answerOf(address, init)
    }
    const { context, page } = await borrowProfile(
      { map, ...options },
      {
        origin: origin(pair),
        kept,
        answer,
        socket: route => (live ? connect(sandbox, route) : undefined),
        ended: () => opened.delete(context),
      },
    )
    opened.add(context)
    const complaints: string[] = []
    context.on('weberror', error => complaints.push(error.error().message))
    context.on('console', message => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text())
    })
    return { context, page, complaints, asked, sent }
  }

  async function visit(pair: Pair, path: string, options: Browsing = {}): Promise<Visit> {
    const visited = await prepare(pair, {}, options)
    await visited.page.goto(origin(pair) + path)
    return visited
  }

  async function loggedIn(pair: Pair, options: Who = {}): Promise<Visit> {
    const { who = 'parent', kept = {}, ...context } = options
    return prepare(pair, { 'walkthrough-done': 'true', token: await tokenOf(pair, who), ...kept }, context)
  }

  async function login(pair: Pair, options: Who & { at?: string } = {}): Promise<Visit> {
    const { at = '/request-a-rider', ...who } = options
    const visited = await loggedIn(pair, who)
    await visited.page.goto(origin(pair) + at)
    await ready(visited.page)
    await keptFlags(visited.page)
    return visited
  }

  /** What the browser keeps of somebody who has logged in just now. */
  async function tokenOf(pair: Pair, who: string): Promise<string> {
    const address = `http://${countryOf(pair).toLowerCase()}.sandbox.localhost:4600${callAddress('login', {})}`
    const body = JSON.stringify({ email_address: emailOf(pair, who), password: PASSWORD })
    const answer = await answerOf(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    if (!answer.ok) throw new Error(`${who} cannot log in: ${answer.status} ${await answer.text()}`)
    const now = clock?.now() ?? Date.now()
    return textOfToken({ kind: 'login', login: loginOf((await answer.json()) as LoginAnswer, now) })
  }

  async function enter(page: Page, pair: Pair, who: string): Promise<void> {
    await page.evaluate(() => localStorage.setItem('walkthrough-done', 'true'))
    await ready(page)
    await page.fill('[name=email]', emailOf(pair, who))
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
    loggedIn,
    enter,
    close: async () => {
      clearInterval(heartbeat)
      for (const context of opened) await context.close()
      // The browser of a run of tests goes on with the next file.
      if (!process.env['VITEST']) await closeBrowser()
      await sites.close()
      sandbox.close()
    },
  }
}

const countryOf = (pair: Pair) => pair.slice(-2) as Parameters<Sandbox['sites']['open']>[0]
const emailOf = (pair: Pair, who: string) => `${who}@${pair.slice(-2).toLowerCase()}.sandbox.example`

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

/** The flags that this tab keeps, as they are kept; waits for the first. */
export async function keptFlags(page: Page): Promise<string> {
  const kept = await page.waitForFunction(() => sessionStorage.getItem('flags'))
  return String(await kept.jsonValue())
}
