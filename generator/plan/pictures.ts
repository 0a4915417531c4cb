// Pictures of pages before and after, and where they differ (GEN-115). One per distinct difference: equal ones look the same.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, errors, type Page } from 'playwright'
import sharp from 'sharp'
import { addressOf, routeList, shellOf } from '#contract/routes.ts'
import { textOfToken } from '#features/session/session.ts'
import { contentHash } from '../cache/content-hash.ts'
import { type Preview, startPreview } from '../preview/index.ts'
import { drawTypefaces } from '../preview/typefaces.ts'
import type { ChangedPage, Photograph } from './index.ts'

export type PictureRequest = {
  chromiumPath: string
  /** Where the pictures go. */
  into: string
  widths?: readonly number[]
  /** Called with the number of pages, and after each. */
  onBegin?: (count: number) => void
  onPage?: (page: string) => void
}

const WIDTHS = [360, 1440]
const HEIGHT = 900
const SCHEMES = ['light', 'dark'] as const
/** After this many attempts, a page whose pictures keep changing is taken as it is. */
const TRIES = 8
const PAUSE_MS = 150
const PAGE_MAX_MS = 15_000
const ISLANDS_MAX_MS = 5_000
/** Every page is photographed at the same time of day. */
const NOON = new Date('2026-01-15T12:00:00Z')

/** A logged-in user, for pages behind the login; no server answers its calls, neither before nor after. */
const LOGIN = textOfToken({
  kind: 'login',
  login: {
    user: { id: '1', email: 'plan@riders.example' },
    meta: { AccessToken: 'plan', IdToken: 'plan', RefreshToken: 'plan', Expires: 4_102_444_800 },
  },
})

/** @throws Error if there is no browser */
export function photographer(request: PictureRequest): Photograph {
  return async pages => {
    const distinct = Map.groupBy(pages, ({ page, difference }) =>
      contentHash(JSON.stringify([routeOf(page), difference])),
    )
    request.onBegin?.(distinct.size)
    if (distinct.size === 0) return { changes: [], withoutPicture: [] }
    mkdirSync(request.into, { recursive: true })
    const browser = await chromium.launch({ executablePath: request.chromiumPath, chromiumSandbox: false })
    try {
      const results = []
      for (const [id, same] of distinct) {
        const [first] = same
        if (first) results.push(await compared(browser, id.slice(0, 12), first, same, request))
        request.onPage?.(`${first?.pair}/${first?.page}`)
      }
      return {
        changes: results.flatMap(({ changes }) => changes),
        withoutPicture: results.flatMap(({ withoutPicture }) => withoutPicture),
      }
    } finally {
      await browser.close()
    }
  }
}

type Result = Awaited<ReturnType<Photograph>>

async function compared(
  browser: Browser,
  id: string,
  { pair, page, old, next }: ChangedPage,
  same: readonly ChangedPage[],
  { into, widths = WIDTHS, onPage: _ }: PictureRequest,
): Promise<Result> {
  const result: Result = { changes: [], withoutPicture: [] }
  const where = same.map(one => `${one.pair}/${one.page}`)
  const [before, after] = await Promise.all([old, next].map(({ dir }) => startPreview({ folder: dir, port: 0 })))
  if (!before || !after) throw new Error(`${pair} cannot be served`)
  try {
    for (const scheme of SCHEMES)
      for (const width of widths) {
        const take = (preview: Preview) => pictureOf(browser, preview, addressOfPage(page), { width, scheme })
        const both = await confirmedDifference(() => Promise.all([take(before), take(after)]))
        if (!both) continue
        if ('reason' in both) {
          result.withoutPicture.push(`${pair}/${page} ${width} ${scheme}: ${both.reason}`)
          continue
        }
        const { was, is, seen } = both
        const name = `${id}-${width}-${scheme}`
        const pictures = { before: `${name}-before.png`, after: `${name}-after.png` }
        writeFileSync(join(into, pictures.before), was.picture)
        writeFileSync(join(into, pictures.after), is.picture)
        const key = `${page} at ${width} px, ${scheme}`
        result.changes.push({
          part: 'pixels',
          key,
          kind: 'changed',
          before: was.size,
          after: `${is.size}, ${seen}`,
          pictures,
          where,
        })
      }
  } finally {
    await Promise.all([before.close(), after.close()])
  }
  return result
}

/** Address of a page's file, without a leading slash. */
const routeOf = (page: string): string => page.replace(/(^|\/)index\.html$/, '')

/** The address to open. Pages of routes with an ID get one that does not exist, which the page then says. */
function addressOfPage(page: string): string {
  const path = `/${routeOf(page)}`
  const [, locale = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
  for (const [prefix, shell] of [
    ['', path],
    [`/${locale}`, rest === '' ? '/' : rest],
  ] as const) {
    const own = routeList.filter(route => shellOf(route) === shell)
    const [first] = own
    if (!first) continue
    return addressOf(prefix, own.some(route => route.path === shell) ? shell : first.path.replace(/\{\w+\}/g, 'plan'))
  }
  return path
}

type Picture = { picture: Buffer; size: string }
type Taken = Picture | { reason: string }
type Difference = { was: Picture; is: Picture; seen: string }

/**
 * What differs between two pictures, in each of two takes: a busy machine may draw one of them late.
 * @returns undefined where they are equal, or a reason why there is no picture
 */
export async function confirmedDifference(
  take: () => Promise<readonly [Taken, Taken]>,
): Promise<Difference | { reason: string } | undefined> {
  let difference: Difference | undefined
  for (let taken = 0; taken < 2; taken += 1) {
    const [was, is] = await take()
    if ('reason' in was) return was
    if ('reason' in is) return is
    const seen = await differenceOf(was.picture, is.picture)
    if (!seen) return undefined
    difference = { was, is, seen }
  }
  return difference
}

async function pictureOf(
  browser: Browser,
  { url }: Preview,
  address: string,
  { width, scheme }: { width: number; scheme: (typeof SCHEMES)[number] },
): Promise<Taken> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PAGE_MAX_MS)
  try {
    await onlyFrom(context, url)
    const page = await context.newPage()
    await page.clock.setFixedTime(NOON)
    await page.goto(url + address, { waitUntil: 'load' })
    const isAsked = () => new URL(page.url()).pathname === address
    // Guarded pages redirect without a login; entrance pages redirect with one.
    if (!isAsked()) {
      await page.evaluate(token => {
        localStorage.setItem('token', token)
        localStorage.setItem('walkthrough-done', 'true')
      }, LOGIN)
      await page.goto(url + address, { waitUntil: 'load' })
    }
    await islandsTaken(page)
    await drawTypefaces(page)
    const picture = await steadyPicture(page)
    if (!isAsked()) return { reason: `the page goes on to ${new URL(page.url()).pathname}` }
    const { width: wide, height } = await sharp(picture).metadata()
    return { picture, size: `${wide} x ${height} px` }
  } catch (error) {
    // A page that never settles is reported, and the others are photographed.
    if (!(error instanceof errors.TimeoutError)) throw error
    return { reason: `it was not drawn within ${PAGE_MAX_MS / 1000} s` }
  } finally {
    await context.close()
  }
}

/** Only the site is reachable: no picture depends on a service. */
const onlyFrom = (context: BrowserContext, url: string): Promise<unknown> =>
  context.route('**', route => (route.request().url().startsWith(url) ? route.continue() : route.abort()))

/**
 * Waits until the islands have taken their markup over: before that a page stands still, and is not yet what a visitor sees.
 * A page whose islands never do is photographed as it is.
 */
const islandsTaken = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(() => !document.querySelector('astro-island[ssr][client="load"]'), null, {
      timeout: ISLANDS_MAX_MS,
    })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error
    })

async function steadyPicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
  let last = await take()
  for (let tried = 1; tried < TRIES; tried += 1) {
    await page.waitForTimeout(PAUSE_MS)
    const next = await take()
    if (next.equals(last)) return next
    last = next
  }
  return last
}

/** How many pixels differ, and where; undefined for none. */
async function differenceOf(before: Buffer, after: Buffer): Promise<string | undefined> {
  const [one, other] = await Promise.all(
    [before, after].map(picture => sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !other) return undefined
  const { width, height } = one.info
  if (width !== other.info.width || height !== other.info.height) return 'of another size'
  let [count, top, bottom] = [0, -1, 0]
  for (let at = 0; at < one.data.length; at += 4) {
    if (one.data.readUInt32LE(at) === other.data.readUInt32LE(at)) continue
    const row = Math.floor(at / 4 / width)
    count += 1
    if (top === -1) top = row
    bottom = row
  }
  return count === 0 ? undefined : `${count} pixels differ, in rows ${top} to ${bottom}`
}
