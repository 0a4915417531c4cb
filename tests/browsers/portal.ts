// The portal for one browser: the built sites, a sandbox of its own, and the network between them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callAddress } from '#contract/endpoints.ts'
import { loginOf, textOfToken } from '#features/session/session.ts'
import { endDescendants } from '#generator/process-group.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import { serveSandbox } from '#sandbox/serve.ts'
import type { LoginAnswer, Order } from '#schema/wire.ts'
import { ROOT } from '../../scripts/root.ts'
import { portalSites } from '../e2e/portal-sites.ts'
import { withLimits } from './driver-limits.ts'
import type { BrowserWindow, Engine, Profile, Size } from './engine.ts'
import { type Page, pageOf } from './page.ts'
import { PAIRS, type Pair } from './pairs.ts'
import { startProxy } from './proxy.ts'

/** Pictures of journeys that failed. */
const FAILED = join(ROOT, '.cache', 'browsers', 'failed')

const MAP_LIBRARY = /\/maplibre[^/]*$/

export const DESK: Size = { width: 1280, height: 900 }

export type Visit = {
  page: Page
  /** Another window of the same profile. */
  newPage(path: string): Promise<Page>
}

export type Portal = {
  sandbox: Sandbox
  version: string
  origin(pair: Pair): string
  /** A browser that has nothing stored opens `path`; the profile is closed when the journey ends. */
  visit(pair: Pair, path: string, size?: Size): Promise<Visit>
  /** The same with a login and without the welcome. */
  login(pair: Pair, who: string, path: string, size?: Size): Promise<Visit>
  /** Orders to this customer, as the sandbox has them. */
  ordersTo(pair: Pair, name: string): Order[]
  /** Ends what a journey has opened. With a name, a picture of each window is written first. */
  endJourney(pictures?: string): Promise<void>
  /** Until the journey ends maps are drawn, which takes most of a processor without a graphics card; else they are sketches. */
  drawMaps(): void
  /** Holds back what comes from paths like this, until what is returned is called. */
  hold(paths: RegExp): () => void
  /** How often the journey has asked for the maps in vain. */
  mapsRefused(): number
  /** Ends the browser, one way or another, with the sandbox and the network. */
  close(): Promise<void>
}

export const emailOf = (pair: Pair, who: string) => `${who}@${pair.slice(-2).toLowerCase()}.sandbox.example`
const countryOf = (pair: Pair) => pair.slice(-2) as 'NO' | 'AE'

export async function openPortal(engine: Engine): Promise<Portal> {
  const sites = await portalSites(PAIRS)
  const server = await serveSandbox({ port: 0, speed: 1, log: () => {}, ready: PAIRS.map(countryOf) })
  const { sandbox } = server
  const ports = new Map(PAIRS.map(pair => new URL(sites.origin(pair))).map(({ host, port }) => [host, Number(port)]))
  const proxy = await startProxy(host => (host.endsWith('.sandbox.localhost:4600') ? server.port : ports.get(host)))
  proxy.blocked = MAP_LIBRARY
  const closeNetwork = async () => {
    await server.stop()
    await proxy.close()
    await sites.close()
  }
  const browser = await withLimits(engine)
    .launch(proxy.url)
    .catch(async error => {
      endDescendants(process.pid)
      await closeNetwork()
      throw error
    })
  const opened = new Set<Profile>()
  const pages: Page[] = []

  async function profileAt(pair: Pair, size: Size): Promise<Visit> {
    const profile = await browser.newProfile(size)
    opened.add(profile)
    const newPage = async (path: string) => {
      const page = pageOf(await profile.newWindow())
      pages.push(page)
      await page.open(sites.origin(pair) + path)
      return page
    }
    const page = await newPage('/robots.txt')
    // A browser may answer before it is there, and what is stored next belongs to that site.
    await page.at(/^\/robots\.txt$/)
    return { page, newPage }
  }

  return {
    sandbox,
    version: browser.version,
    origin: pair => sites.origin(pair),
    visit: async (pair, path, size = DESK) => {
      const visit = await profileAt(pair, size)
      await visit.page.open(sites.origin(pair) + path)
      return visit
    },
    login: async (pair, who, path, size = DESK) => {
      const [visit, token] = await Promise.all([profileAt(pair, size), tokenOf(sandbox, pair, who)])
      const stored = JSON.stringify({ 'walkthrough-done': 'true', token })
      await visit.page.evaluate(`Object.assign(localStorage, ${stored}) && true`)
      await visit.page.open(sites.origin(pair) + path)
      return visit
    },
    ordersTo: (pair, name) =>
      sandbox.sites
        .open(countryOf(pair))
        .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', countryOf(pair))
        .map(({ json }) => JSON.parse(json) as Order)
        .filter(({ customer }) => customer.name === name),
    endJourney: async pictures => {
      proxy.blocked = MAP_LIBRARY
      proxy.refused = 0
      for (const [index, { window }] of pages.splice(0).entries())
        if (pictures) await keepPicture(`${engine.name}, ${pictures}${index || ''}`, window)
      const ending = [...opened]
      opened.clear()
      for (const profile of ending) await profile.close()
    },
    drawMaps: () => {
      proxy.blocked = undefined
    },
    hold: proxy.hold,
    mapsRefused: () => proxy.refused,
    close: async () => {
      await browser.close().catch(error => console.log(`${engine.name} was ended from outside: ${error}`))
      endDescendants(process.pid)
      await closeNetwork()
    },
  }
}

/** For whoever looks why a journey failed. */
async function keepPicture(name: string, window: BrowserWindow): Promise<void> {
  mkdirSync(FAILED, { recursive: true })
  const file = join(FAILED, `${name}.png`)
  try {
    writeFileSync(file, await window.screenshot())
    console.log(`${file}: ${await window.evaluate('location.href + " " + document.readyState')}`)
  } catch (error) {
    console.log(`${name}: no picture, ${error}`)
  }
}

/** What the browser stores of somebody who has logged in just now. */
async function tokenOf(sandbox: Sandbox, pair: Pair, who: string): Promise<string> {
  const address = `http://${countryOf(pair).toLowerCase()}.sandbox.localhost:4600${callAddress('login', {})}`
  const body = JSON.stringify({ email_address: emailOf(pair, who), password: DEMO_PASSWORD })
  const answer = await sandbox.fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  if (!answer.ok) throw new Error(`${who} cannot log in: ${answer.status} ${await answer.text()}`)
  return textOfToken({ kind: 'login', login: loginOf((await answer.json()) as LoginAnswer, Date.now()) })
}
