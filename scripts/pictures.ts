// `npm run pictures`: a contact sheet of each screen, all brands, light and dark, on a phone and on a desktop, compared with the last
// one that was accepted (docs/pictures/accepted). What is named is photographed alone: `npm run pictures -- landing tracking`.
//   --accept   keeps the sheets as accepted, once somebody has looked at them
// Sheets, each picture in full size, and sheets with what changed marked go to .cache/pictures. Ends with 1 where something changed.
import crypto, { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page, Request } from 'playwright'
import { drawTypefaces } from '#generator/preview/typefaces.ts'
import type { Brand, Country } from '#schema/config.ts'
import type { Order } from '#schema/wire.ts'
import { openPortal, type Pair, ready } from '../tests/e2e/portal.ts'
import { compareSheets, type Shot, sheetOf } from './contact-sheets.ts'
import { ROOT } from './root.ts'
import { fillIn, openPast, type Step, upload } from './screen-steps.ts'

const INTO = join(ROOT, '.cache', 'pictures')
const ACCEPTED = join(ROOT, 'docs', 'pictures', 'accepted')
const SCHEMES = ['light', 'dark'] as const
const WINDOWS = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
]
/** Every picture is taken at this moment. */
const NOW = Date.parse('2026-03-03T11:00:00Z')
/** What moves has come to rest, and a map has drawn its streets, once so many pictures, this long apart, are the same. */
const REST_MS = 600
const ALIKE = 3
const PICTURES_MAX = 60
/** The sandbox draws the streets of a country when they are first asked for. */
const STREETS_MS = 120_000

type Screen = { name: string; path: (pair: Pair) => string; loggedIn?: true; step?: Step }

const at = (path: string) => () => path
const FIRST_BRANCH = '1000'
const COLLECTED = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']
const screens: readonly Screen[] = [
  { name: 'landing', path: at('/') },
  { name: 'login', path: at('/connect') },
  { name: 'faq', path: at('/faq') },
  { name: 'not-found', path: at('/404') },
  { name: 'public-tracking', path: pair => `/tracking/${orderOf(pair, ...COLLECTED)}` },
  { name: 'receipt', path: pair => `/delivery-receipt/${orderOf(pair, 'DELIVERED')}` },
  { name: 'request', path: at('/request-a-rider'), loggedIn: true, step: fillIn },
  { name: 'tracking', path: at('/order-tracking'), loggedIn: true },
  { name: 'tracked-order', path: pair => `/order-tracking?order=${orderOf(pair, ...COLLECTED)}`, loggedIn: true },
  { name: 'history', path: at('/history'), loggedIn: true },
  { name: 'past-order', path: at('/history'), loggedIn: true, step: openPast },
  { name: 'bulk', path: at('/bulk-order'), loggedIn: true, step: upload },
]

const { values, positionals } = parseArgs({
  options: { accept: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter(name => !screens.some(screen => screen.name === name))
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')} is no screen. Screens: ${screens.map(({ name }) => name).join(', ')}`)

const folder = (name: string) => join(ROOT, name)
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'))
const pairs = readdirSync(folder('brands'))
  .sort()
  .map(brand => `${brand}-${read<Brand>('brands', brand, 'brand.json').countries[0]}` as Pair)

drawAlike()
const portal = await openPortal({ pairs, map: true, streets: true, clock: { now: () => NOW } })
let differing = 0
try {
  for (const pair of pairs) portal.sandbox.sites.open(countryOf(pair))
  mkdirSync(ACCEPTED, { recursive: true })
  for (const screen of screens)
    if (positionals.length === 0 || positionals.includes(screen.name)) differing += await compared(screen)
} finally {
  await portal.close()
}
process.exitCode = differing > 0 && !values.accept ? 1 : 0

/** Photographs a screen and says what changed. @returns how many pictures did */
async function compared(screen: Screen): Promise<number> {
  const sheet = await sheetOf(await photographed(screen))
  const kept = join(ACCEPTED, `${screen.name}.webp`)
  writeFileSync(join(INTO, `${screen.name}.webp`), sheet.picture)
  const before = existsSync(kept) ? readFileSync(kept) : undefined
  const { changed, marked } = before ? await compareSheets(sheet, before) : { changed: [], marked: undefined }
  if (changed.length > 0 && marked) writeFileSync(join(INTO, `${screen.name}-changed.png`), marked)
  if (values.accept && (!before || changed.length > 0)) writeFileSync(kept, sheet.picture)
  const news = changed.map(({ name, share }) => `  ${name}: ${(share * 100).toFixed(2)} % of the pixels`)
  const said = before ? `${changed.length} of ${sheet.places.length} pictures changed` : 'no accepted sheet yet'
  console.log([`${screen.name}: ${said}`, ...news].join('\n'))
  return before ? changed.length : 1
}

async function photographed({ name, path, loggedIn, step }: Screen): Promise<Shot[]> {
  const into = join(INTO, name)
  mkdirSync(into, { recursive: true })
  const shots: Shot[] = []
  for (const [row, pair] of pairs.entries()) {
    for (const viewport of WINDOWS) {
      const isMobile = viewport.width < 500
      const options = { viewport, reducedMotion: 'reduce', isMobile, hasTouch: isMobile } as const
      const { page, context } = loggedIn
        ? await portal.loggedIn(pair, options)
        : await portal.visit(pair, '/robots.txt', options)
      const asked = mapCalls(page)
      await page.clock.setFixedTime(NOW)
      await page.goto(portal.origin(pair) + inEnglish(pair) + path(pair))
      await ready(page)
      await step?.(page, portal, pair)
      await drawTypefaces(page)
      for (const scheme of SCHEMES) {
        const picture = await inScheme(page, scheme, asked)
        const column = SCHEMES.indexOf(scheme) * WINDOWS.length + WINDOWS.indexOf(viewport)
        writeFileSync(join(into, `${pair}-${viewport.width}-${scheme}.png`), picture)
        shots.push({ name: `${pair} ${scheme} ${viewport.width}`, row, column, picture })
      }
      await context.close()
    }
  }
  return shots
}

async function inScheme(page: Page, scheme: (typeof SCHEMES)[number], asked: ReadonlySet<Request>): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForTimeout(REST_MS)
  if (await page.locator('.map-frame').first().isVisible()) await withStreets(page)
  let alike: Buffer[] = []
  for (let taken = 0; taken < PICTURES_MAX; taken++) {
    await page.waitForTimeout(REST_MS)
    const now = await page.screenshot()
    alike = asked.size === 0 && alike.every(picture => picture.equals(now)) ? [...alike, now] : []
    if (alike.length === ALIKE) return now
  }
  throw new Error(`${page.url()} does not come to rest`)
}

/** Waits until streets name their source, which ground without them does not. */
async function withStreets(page: Page): Promise<void> {
  const credit = page.locator('.map-credit', { hasText: 'GeoNames' }).first()
  await credit.waitFor({ timeout: STREETS_MS, state: 'attached' })
}

/** What the maps of a page have asked for and not been given yet: a style, streets, letters. */
function mapCalls(page: Page): ReadonlySet<Request> {
  const asked = new Set<Request>()
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/map/')) asked.add(request)
  })
  page.on('requestfinished', request => asked.delete(request))
  page.on('requestfailed', request => asked.delete(request))
  return asked
}

/** What is before the path of the English page of a pair; nothing where English is its first language. */
function inEnglish(pair: Pair): string {
  const { languages } = read<Country>('countries', `${countryOf(pair)}.json`)
  return !languages.default.startsWith('en') && languages.supported.some(one => one === 'en') ? '/en' : ''
}

/** The latest order of the branch that is chosen first which has come as far as one of these; a link expires. */
function orderOf(pair: Pair, ...statuses: string[]): string {
  const country = countryOf(pair)
  const orders = portal.sandbox.sites
    .open(country)
    .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', country)
  const found = orders
    .map(({ json }) => JSON.parse(json) as Order)
    .filter(order => statuses.includes(order.status) && order.vendor_id.endsWith(FIRST_BRANCH))
    .sort((one, other) => other.created_at - one.created_at)[0]
  if (!found) throw new Error(`No order of ${pair} is ${statuses.join(' or ')}`)
  return found.order_id
}

function countryOf(pair: Pair) {
  return pair.slice(-2) as Parameters<typeof portal.sandbox.sites.open>[0]
}

/** What the sandbox draws at random, such as the numbers of its orders, is the same in each run. */
function drawAlike(): void {
  let drawn = 0
  const next = () => createHash('sha256').update(String(drawn++)).digest()
  crypto.randomBytes = ((size: number) =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, next)).subarray(0, size)) as typeof crypto.randomBytes
  syncBuiltinESMExports()
}
