// The portal in a real browser against the sandbox: built for san, served as a host would, every call answered in this
// process, so that tests can switch faults and look at what was asked.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { type Preview, startPreview } from '#generator/preview'
import { createSandbox, type Sandbox } from '#sandbox/sandbox'
import { ROOT } from '../../scripts/steps.ts'
import { copyProject } from '../budgets/project-copy.ts'
import { runBuild } from '../budgets/run-build.ts'

export const PASSWORD = 'Sandbox!2026'
/** A platform vendor's country, one in Arabic, and a brand whose vendors are no platform vendors. */
export const PAIRS = ['pandago-NO', 'talabat-AE', 'pandasend-SG'] as const
export type Pair = `${string}-${string}`

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What was built is kept from file to file; a pair is built anew only when something changed. */
const OUT = join(ROOT, '.cache', 'e2e', 'portal')
/** Languages whose words the tests know. */
const READ = new Set(['en', 'ar'])
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
  /** With every language instead of the two that these tests read; a page of another language then is in that language. */
  allLanguages?: boolean
  /** With maps, which are drawn by the processor here and take most of it; without them the portal has to work too. */
  map?: boolean
  /** Time of the sandbox; the browser's own clock stays what it is. */
  clock?: { now(): number }
}

/** Builds, serves and opens the portal. Raises when a build fails. */
export async function openPortal(options: PortalOptions = {}): Promise<Portal> {
  const { pairs = PAIRS, clock, allLanguages = false, map = false } = options
  buildOnce(pairs, allLanguages)
  const previews = new Map<Pair, Preview>()
  for (const pair of pairs) previews.set(pair, await startPreview({ folder: join(OUT, pair), port: 0 }))
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

/** What this run of the tests has built already; the files of a run have one parent process. */
const BUILT = join(ROOT, '.cache', 'e2e', 'built.json')
type Built = { run: string; pairs: string[] }

/** Builds the pairs that no file of this run has built before: nothing changes while tests run. */
function buildOnce(pairs: readonly Pair[], allLanguages: boolean): void {
  const run = `${process.ppid} ${allLanguages}`
  const before: Built = existsSync(BUILT) ? (JSON.parse(readFileSync(BUILT, 'utf8')) as Built) : { run: '', pairs: [] }
  const known = before.run === run ? before.pairs : []
  const missing = pairs.filter(pair => !known.includes(pair))
  if (missing.length === 0) return
  const project = allLanguages ? ROOT : inTwoLanguages()
  for (const pair of missing) {
    const [, brand = '', country = ''] = /^(.+)-([A-Z]{2})$/.exec(pair) ?? []
    runBuild(project, OUT, ['--brand', brand, '--country', country, '--env', 'san'])
  }
  writeFileSync(BUILT, JSON.stringify({ run, pairs: [...known, ...missing] }))
}

/**
 * The project with English and Arabic alone: what stands at the address of another language is English, as documented
 * for a language without a set (I18-004), so one test reads the same words in every country.
 */
function inTwoLanguages(): string {
  const folder = join(ROOT, '.cache', 'e2e', 'project')
  mkdirSync(folder, { recursive: true })
  // What was compiled stays: it is used again when the texts are the same.
  for (const name of readdirSync(folder))
    if (name !== '.generated') rmSync(join(folder, name), { recursive: true, force: true })
  copyProject(folder)
  const content = join(folder, 'content')
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const [, locale] = /([\w-]+)\.(?:json|md)$/.exec(file) ?? []
    if (locale !== undefined && !READ.has(locale)) rmSync(join(content, file))
  }
  return folder
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
