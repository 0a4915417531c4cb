// `npm run pictures`: a contact sheet of each screen, all brands, light and dark, on a phone and on a desktop, compared with the last
// one that was accepted (docs/pictures/accepted). What is named is photographed alone: `npm run pictures -- landing tracking`.
//   --states   five screens of one brand instead: filled, full (where there are rows), empty, still loading and without any answer, each in
//              English and from right to left, on a phone, a tablet and a desktop
//   --accept   keeps the sheets as accepted, once somebody has looked at them
//   --into     no sheets: each picture goes to this folder, of all screens in all states, of every brand in its first country or of each --pair,
//              for each --width and --scheme; a JSON line says what it is. `portal gallery --states` puts these on its page
// Sheets, each picture in full size, and sheets with what changed marked go to .cache/pictures. Ends with 1 where something changed.
import crypto, { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import type { Page, Request } from 'playwright'
import sharp from 'sharp'
import { drawTypefaces } from '#generator/preview/typefaces.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import { writeOrder } from '#sandbox/store/orders.ts'
import type { Brand, Country } from '#schema/config.ts'
import type { Order } from '#schema/wire.ts'
import type { Answer } from '../tests/e2e/back-end.ts'
import { closeBrowser } from '../tests/e2e/browser.ts'
import { openPortal, type Pair, ready } from '../tests/e2e/portal.ts'
import { withArabic } from '../tests/e2e/portal-sites.ts'
import { compareSheets, type Shot, sheetOf } from './contact-sheets.ts'
import { readOptions } from './read-options.ts'
import { ROOT } from './root.ts'
import { awaitMap, fillIn, openPast, type Step, upload } from './screen-steps.ts'

/** Of pictures that are looked at one by one. */
const QUALITY = 75
const INTO = join(ROOT, '.cache', 'pictures')
const ACCEPTED = join(ROOT, 'docs', 'pictures', 'accepted')
const SCHEMES = ['light', 'dark'] as const
const PHONE = { width: 360, height: 800 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }
/** Every picture is taken at this moment. */
const NOW = Date.parse('2026-03-03T11:00:00Z')
/** What moves has come to rest, and a map has drawn its streets, once so many pictures, this long apart, are the same. */
const REST_MS = 600
const ALIKE = 3
const PICTURES_MAX = 60
/** The sandbox draws the streets of a country when they are first asked for. */
const STREETS_MS = 120_000
/** A call without an answer is sent again 1, 2 and 3 s later; after so long without one nothing more is tried. */
const GIVEN_UP_MS = 4000
/** A service of flags that says nothing closes screens, which is a state of its own. */
const FLAGS = /\/ofrep\/|flags\.json/

type Screen = { name: string; path: (pair: Pair) => string; loggedIn?: true; step?: Step }

/** How the back end answers. */
const STATES = ['filled', 'full', 'empty', 'loading', 'failing'] as const
type State = (typeof STATES)[number]
type Row = { name: string; pair: Pair; language: 'en' | 'ar'; state: State }
type Size = { width: number; height: number }
type View = { name: string; screens: readonly Screen[]; rows: readonly Row[]; windows: readonly Size[] }

const at = (path: string) => () => path
const FIRST_BRANCH = '1000'
const COLLECTED = ['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER']
const screens: readonly Screen[] = [
  { name: 'landing', path: at('/') },
  { name: 'login', path: at('/connect') },
  { name: 'faq', path: at('/faq') },
  { name: 'not-found', path: at('/404') },
  { name: 'public-tracking', path: pair => `/tracking/${orderOf(pair, ...COLLECTED)}`, step: awaitMap },
  { name: 'receipt', path: pair => `/delivery-receipt/${orderOf(pair, 'DELIVERED')}` },
  { name: 'request', path: at('/request-a-rider'), loggedIn: true, step: fillIn },
  { name: 'tracking', path: at('/order-tracking'), loggedIn: true },
  { name: 'tracked-order', path: pair => `/order-tracking?order=${orderOf(pair, ...COLLECTED)}`, loggedIn: true },
  { name: 'history', path: at('/history'), loggedIn: true },
  { name: 'past-order', path: at('/history'), loggedIn: true, step: openPast },
  { name: 'bulk', path: at('/bulk-order'), loggedIn: true, step: upload },
]

const WITH_STATES = ['request', 'tracking', 'history', 'bulk', 'public-tracking']
const WITH_ROWS = ['tracking', 'history']
/** Of each order of yesterday and today so many more are there where a screen is full, some of them with long names and addresses. */
const COPIES = 30
const SINCE_S = 2 * 86_400
const LONG_NAME = 'Aleksandra Wilhelmina Nowicka-Lindqvist'
const LONG_ADDRESS = 'Building of the General Trading Company, 12th floor, apartment 1204'

const { values, positionals } = readOptions(
  {
    options: {
      accept: { type: 'boolean', default: false },
      states: { type: 'boolean', default: false },
      into: { type: 'string' },
      pair: { type: 'string', multiple: true },
      width: { type: 'string', multiple: true, default: [PHONE, DESKTOP].map(({ width }) => String(width)) },
      scheme: { type: 'string', multiple: true, default: [...SCHEMES] },
    },
    allowPositionals: true,
  },
  'npm run pictures -- [screens] [--accept] [--states] [--into folder] [--pair pair] [--width pixels] [--scheme scheme]',
)

const folder = (name: string) => join(ROOT, name)
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'))
const firstPairs = readdirSync(folder('brands'))
  .sort()
  .map(brand => `${brand}-${read<Brand>('brands', brand, 'brand.json').countries[0]}` as Pair)

const { view, pairs } = values.into ? galleryView() : values.states ? statesView() : brandsView()
const schemes = SCHEMES.filter(scheme => values.scheme.includes(scheme))
const unknown = positionals.filter(name => !view.screens.some(screen => screen.name === name))
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')} is no screen. Screens: ${view.screens.map(({ name }) => name).join(', ')}`)

drawAlike()
const clock = { now: () => NOW }
let state: State = 'filled'
let lastCallAt = 0
/** The same countries before their first order, and with many. */
const others: Partial<Record<State, Sandbox>> = {}
const languages =
  values.into && pairs.some(pair => !countryLanguages(pair).supported.includes('ar')) ? 'arabic' : 'read'
const portal = await openPortal({ pairs, languages, map: true, streets: true, clock, answer: answered })
let differing = 0
try {
  for (const pair of pairs) portal.sandbox.sites.open(countryOf(pair))
  const wanted = view.screens.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (values.into) await collect(wanted, values.into)
  else for (const screen of wanted) differing += await compared(screen)
} finally {
  await portal.close()
  await closeBrowser()
  for (const other of Object.values(others)) other.close()
}
process.exitCode = differing > 0 && !values.accept ? 1 : 0

/** All brands, each in its first country. */
function brandsView(): { view: View; pairs: Pair[] } {
  const rows = firstPairs.map(pair => ({ name: pair, pair, language: 'en', state: 'filled' }) as const)
  return { view: { name: '', screens, rows, windows: [PHONE, DESKTOP] }, pairs: firstPairs }
}

/** All states of one brand whose first language runs from right to left. */
function statesView(): { view: View; pairs: Pair[] } {
  const pair = firstPairs.find(pair => countryLanguages(pair).default === 'ar')
  if (!pair) throw new Error('No brand begins in a country of Arabic')
  const named = screens.filter(({ name }) => WITH_STATES.includes(name))
  return {
    view: { name: '-states', screens: named, rows: rowsOf(pair), windows: [PHONE, TABLET, DESKTOP] },
    pairs: [pair],
  }
}

/** All screens in all states, of all brands or of the named pairs. */
function galleryView(): { view: View; pairs: Pair[] } {
  const pairs = (values.pair as Pair[] | undefined) ?? firstPairs
  const windows = values.width
    .map(Number)
    .map(width => ({ width, height: width < 500 ? PHONE.height : DESKTOP.height }))
  return { view: { name: '', screens, rows: pairs.flatMap(rowsOf), windows }, pairs }
}

function rowsOf(pair: Pair): Row[] {
  return STATES.flatMap(state =>
    (['en', 'ar'] as const).map(language => ({ name: `${state} ${language}`, pair, language, state })),
  )
}

function isPictured({ state }: Row, screen: string): boolean {
  return state === 'filled' || (state === 'full' ? WITH_ROWS : WITH_STATES).includes(screen)
}

/** Answers a call as the state of the row wants it. Maps and flags are there in any state but one. */
async function answered(...[address, init]: Parameters<Answer>): ReturnType<Answer> {
  lastCallAt = Date.now()
  if (state === 'failing') throw new TypeError('Nothing answers')
  if (state === 'loading' && !/\/map\//.test(address) && !FLAGS.test(address)) return new Promise(() => {})
  return sandboxOf(state).fetch(address, init)
}

function sandboxOf(state: State): Sandbox {
  if (state !== 'empty' && state !== 'full') return portal.sandbox
  const known = others[state]
  if (known) return known
  const made = createSandbox({ from: portal.sandbox.copy(), log: () => {}, clock })
  others[state] = made
  for (const pair of pairs) {
    const site = made.sites.open(countryOf(pair))
    if (state === 'empty') site.db.run('DELETE FROM orders')
    else fill(site)
  }
  return made
}

function fill(site: ReturnType<Sandbox['sites']['open']>): void {
  const since = NOW / 1000 - SINCE_S
  const rows = site.db.all<{ json: string }>(
    'SELECT json FROM orders WHERE country = ? AND created_at > ?',
    site.code,
    since,
  )
  for (const order of rows.map(({ json }) => JSON.parse(json) as Order))
    for (let copy = 0; copy < COPIES; copy++) {
      const { customer } = order
      const { location } = customer
      const long = { name: LONG_NAME, location: { ...location, address: `${location.address}, ${LONG_ADDRESS}` } }
      const order_id = order.order_id.slice(0, -2) + String(10 + copy)
      writeOrder(site, { order: { ...order, order_id, customer: { ...customer, ...(copy % 3 === 0 && long) } } })
    }
}

/** Puts pictures of these screens, brand by brand, into a folder; both languages and all windows of a state side by side. */
async function collect(screens: readonly Screen[], into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  for (const pair of pairs) {
    for (const screen of screens) {
      for (const state of STATES) {
        const rows = view.rows.filter(row => row.pair === pair && row.state === state && isPictured(row, screen.name))
        for (const { row, viewport, scheme, picture } of await photographed(screen, rows)) {
          const file = `${[pair, screen.name, state, row.language, viewport.width, scheme].join('_')}.webp`
          await sharp(picture).webp({ quality: QUALITY }).toFile(join(into, file))
          const path = `${screen.name} ${state}`
          console.log(JSON.stringify({ pair, locale: row.language, path, width: viewport.width, scheme, file }))
        }
      }
    }
  }
}

/** Photographs a screen and says what changed. @returns how many pictures did */
async function compared(screen: Screen): Promise<number> {
  const name = screen.name + view.name
  const sheet = await sheetOf(await shotsOf(screen, name))
  const kept = join(ACCEPTED, `${name}.webp`)
  writeFileSync(join(INTO, `${name}.webp`), sheet.picture)
  const before = existsSync(kept) ? readFileSync(kept) : undefined
  const { changed, marked } = before ? await compareSheets(sheet, before) : { changed: [], marked: undefined }
  if (changed.length > 0 && marked) writeFileSync(join(INTO, `${name}-changed.png`), marked)
  if (values.accept && (!before || changed.length > 0)) writeFileSync(kept, sheet.picture)
  const news = changed.map(({ name, share }) => `  ${name}: ${(share * 100).toFixed(2)} % of the pixels`)
  const said = before ? `${changed.length} of ${sheet.places.length} pictures changed` : 'no accepted sheet yet'
  console.log([`${name}: ${said}`, ...news].join('\n'))
  return before ? changed.length : 1
}

async function shotsOf(screen: Screen, folder: string): Promise<Shot[]> {
  const into = join(INTO, folder)
  mkdirSync(into, { recursive: true })
  const shots: Shot[] = []
  const rows = view.rows.filter(row => isPictured(row, screen.name))
  for (const [index, row] of rows.entries()) {
    for (const { viewport, scheme, picture } of await photographed(screen, [row])) {
      const column = schemes.indexOf(scheme) * view.windows.length + view.windows.indexOf(viewport)
      writeFileSync(join(into, `${row.name.replace(' ', '-')}-${viewport.width}-${scheme}.png`), picture)
      shots.push({ name: `${row.name} ${scheme} ${viewport.width}`, row: index, column, picture })
    }
  }
  return shots
}

type Taken = { row: Row; viewport: Size; scheme: (typeof SCHEMES)[number]; picture: Buffer }

/** Photographs rows of one state in all windows, side by side: most of the time a page waits. */
async function photographed({ path, loggedIn, step }: Screen, rows: readonly Row[]): Promise<Taken[]> {
  const wanted = rows[0]?.state ?? 'filled'
  // Who has logged in is known where they have.
  state = wanted === 'empty' || wanted === 'full' ? wanted : 'filled'
  const visits: { row: Row; viewport: Size; page: Page; close: () => Promise<void> }[] = []
  for (const row of rows) {
    for (const viewport of view.windows) {
      const isMobile = viewport.width < 500
      const options = { viewport, reducedMotion: 'reduce', isMobile, hasTouch: isMobile } as const
      const { page, context } = loggedIn
        ? await portal.loggedIn(row.pair, options)
        : await portal.visit(row.pair, '/robots.txt', options)
      visits.push({ row, viewport, page, close: () => context.close() })
    }
  }
  state = wanted
  const taken = visits.map(async ({ row, viewport, page, close }) => {
    const { pair, language } = row
    const asked = mapCalls(page)
    await page.clock.setFixedTime(NOW)
    await page.goto(portal.origin(pair) + folderOf(pair, language) + path(pair))
    await ready(page)
    if (state === 'filled') await step?.(page, portal, pair)
    if (state === 'failing') await givenUp(page)
    if (state === 'loading') await waitingSaid(page)
    await drawTypefaces(page)
    const pictures: Taken[] = []
    for (const scheme of schemes) pictures.push({ row, viewport, scheme, picture: await inScheme(page, scheme, asked) })
    await close()
    return pictures
  })
  return (await Promise.all(taken)).flat()
}

/** Waits until a page has stopped asking, and its notices are gone, which would go between two pictures. */
async function givenUp(page: Page): Promise<void> {
  while (Date.now() - lastCallAt < GIVEN_UP_MS) await page.waitForTimeout(REST_MS)
  await page.locator('[data-toast]').first().waitFor({ state: 'detached' })
}

/** Waits until a page says that it takes long, which would come between two pictures. */
async function waitingSaid(page: Page): Promise<void> {
  await page.locator('.banner, [data-part=slow]').filter({ visible: true }).first().waitFor()
}

async function inScheme(page: Page, scheme: (typeof SCHEMES)[number], asked: ReadonlySet<Request>): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForTimeout(REST_MS)
  if (state !== 'failing' && (await page.locator('.map-frame').first().isVisible())) await withStreets(page)
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

/** What is before the path of a page in a language; nothing where it is the first, or no language, of the pair. */
function folderOf(pair: Pair, language: string): string {
  const { default: first, supported } = languagesOf(pair)
  return !first.startsWith(language) && supported.some(one => one === language) ? `/${language}` : ''
}

function languagesOf(pair: Pair): Country['languages'] {
  const ofCountry = countryLanguages(pair)
  return languages === 'arabic' ? withArabic(ofCountry) : ofCountry
}

function countryLanguages(pair: Pair): Country['languages'] {
  return read<Country>('countries', `${countryOf(pair)}.json`).languages
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
