// A page of public tracking as its reader opens it, in front of a server that answers as a test wants.
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { PublicTracking } from '#schema/wire.ts'
import { borrowProfile } from './borrowed-profile.ts'
import { demoSites, type Sites } from './portal-sites.ts'
import { orderNow, type Server, serve } from './public-orders.ts'

export const PAIR = 'talabat-AE'

type Visit = { page: Page; server: Server; complaints: string[] }

type Visitor = (
  path: string,
  order?: PublicTracking,
  prepare?: (server: Server) => void,
  options?: BrowserContextOptions,
) => Promise<Visit>

/** Serves the sites for the tests of a file, and closes after each test what it opened; `visit` opens a page on a phone. */
export function servePublic(): { visit: Visitor; sites(): Sites } {
  let sites: Sites
  const opened: BrowserContext[] = []
  beforeAll(async () => {
    sites = await demoSites([PAIR])
  })
  afterAll(() => sites?.close())
  afterEach(async () => {
    for (const context of opened.splice(0)) await context.close()
  })
  const visit: Visitor = async (...call) => {
    const visited = await visitPublic(sites, ...call)
    opened.push(visited.page.context())
    return visited
  }
  return { visit, sites: () => sites }
}

/** `prepare` says how the server behaves. */
async function visitPublic(
  { origin }: Sites,
  path: string,
  order: PublicTracking = orderNow('PICKED_UP'),
  prepare: (server: Server) => void = () => {},
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const { page } = await borrowProfile({ viewport: { width: 390, height: 844 }, ...options }, { origin: origin(PAIR) })
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    if (/Content Security|Trusted/i.test(message.text())) complaints.push(message.text())
  })
  const server = await serve(page, order)
  prepare(server)
  await page.goto(origin(PAIR) + path)
  await page.waitForSelector('main:not([data-state="loading"])')
  return { page, server, complaints }
}

export const heading = (page: Page) => page.locator('h1').innerText()
