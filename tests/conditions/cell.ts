// One cell of the matrix: a screen under a condition, and what did not hold.
import type { Page } from 'playwright'
import { openPortal, type Portal, type Visit } from '../e2e/portal.ts'
import { type Condition, conditions, type Rule, type Site } from './conditions.ts'
import { PAIR, type Screen, screensOf } from './screens.ts'

/** How long a screen may take until it changes no more, and how long it has to stay so. */
const REST_MAX_MS = 30_000
const REST_MS = 600
const TICK_MS = 150
/** How long a click may wait for what is clicked, and then for what it shows. */
const CLICK_MAX_MS = 10_000
/** In a wider window some screens have their map next to the rest, in CSS pixels. */
const SHEET_MAX_PX = 640
/** What `appearance` answers of a screen that is not there yet. */
const WAITING = 'waiting'

export type Matrix = {
  screens: readonly string[]
  conditions: readonly Condition[]
  /** Whether the condition means anything to the screen. */
  isCell(screen: string, condition: Condition): boolean
  /** Why the cell is red, one sentence for each rule that does not hold; empty for a green one. */
  look(screen: string, condition: Condition): Promise<string[]>
  close(): Promise<void>
}

/** Opens the portal, which every cell visits with a profile of its own. */
export async function openMatrix(): Promise<Matrix> {
  const portal = await openPortal({ pairs: [PAIR] })
  let drawing: Promise<Portal> | undefined
  const portalOf = ({ mapSheet }: Screen): Portal | Promise<Portal> => {
    if (!mapSheet) return portal
    drawing ??= openPortal({ pairs: [PAIR], map: true })
    return drawing
  }
  const screens = screensOf(portal)
  const named = (name: string): Screen => {
    const screen = screens[name]
    if (!screen) throw new Error(`there is no screen ${name}`)
    return screen
  }
  return {
    screens: Object.keys(screens),
    conditions,
    isCell: (name, condition) => {
      const screen = named(name)
      if (screen.mapSheet && (condition.options?.viewport?.width ?? 0) > SHEET_MAX_PX) return false
      return condition.concerns?.(screen) ?? true
    },
    look: async (name, condition) => look(await portalOf(named(name)), named(name), condition),
    close: async () => {
      await (await drawing)?.close()
      await portal.close()
    },
  }
}

/** Of the rules of the condition those that this screen can keep or break. */
const rulesFor = (screen: Screen, { family, holds, leaves }: Condition): readonly Rule[] =>
  holds.filter(rule => {
    if (rule === 'a failure is shown') return family === 'scripts' ? screen.needsScript : screen.needsCalls
    if (rule === 'what was typed is kept') return screen.field !== undefined && !leaves
    return true
  })

async function look(portal: Portal, screen: Screen, condition: Condition): Promise<string[]> {
  const options = { ...(screen.mapSheet && { viewport: screen.mapSheet }), ...condition.options }
  const visit =
    screen.who === 'vendor' ? await portal.loggedIn(PAIR, options) : await portal.visit(PAIR, '/robots.txt', options)
  const { page, context, complaints } = visit
  const site: Site = { ...screen, origin: portal.origin(PAIR) }
  try {
    complaints.length = 0
    await screen.before?.(page)
    await condition.before?.(page, site)
    await page.goto(site.origin + site.path, { waitUntil: 'commit' })
    await page.locator('footer, #load-failure').first().waitFor({ state: 'attached' })
    const rules = rulesFor(screen, condition)
    const keeps = rules.includes('what was typed is kept') ? screen.field : undefined
    if (keeps?.fromHost) await page.fill(keeps.selector, keeps.text)
    await condition.early?.(page)
    await atRest(page)
    const typesLater = keeps && !keeps.fromHost && (await page.locator(keeps.selector).count()) > 0
    if (typesLater) await page.fill(keeps.selector, keeps.text)
    await condition.after?.(page, site)
    if (condition.after || typesLater) await atRest(page)
    const checks: Readonly<Record<Rule, () => Promise<string | undefined>>> = {
      'no exception': async () => exceptionsOf(visit, condition),
      'one heading': () => page.evaluate(headingTrouble),
      'the shell is there': () => page.evaluate(shellTrouble),
      'what was typed is kept': async () =>
        keeps && (keeps.fromHost || typesLater) ? typedTrouble(page, keeps) : undefined,
      'a failure is shown': () => page.evaluate(silenceTrouble),
      'nothing scrolls sideways': () => page.evaluate(widthTrouble),
      'a click is answered': () => clickTrouble(page, screen),
    }
    const broken: string[] = []
    for (const rule of rules) {
      const trouble = await checks[rule]()
      if (trouble !== undefined) broken.push(`${rule}: ${trouble}`)
    }
    return broken
  } catch (error) {
    return [`the cell cannot be looked at: ${String(error).split('\n')[0]}`]
  } finally {
    await context.close()
  }
}

/** Until the screen shows the same for a while; one that goes on changing, such as a clock, is looked at as it is. */
async function atRest(page: Page): Promise<void> {
  const ends = Date.now() + REST_MAX_MS
  let seen = ''
  let since = Date.now()
  while (Date.now() < ends) {
    // A page that is being left cannot be asked.
    const now = await page.evaluate(appearance).catch(() => WAITING)
    if (now === WAITING || now !== seen) {
      seen = now
      since = Date.now()
    } else if (Date.now() - since >= REST_MS) return
    await new Promise(done => setTimeout(done, TICK_MS))
  }
}

/** What the browser itself notes of the condition is none of the page's exceptions. */
function exceptionsOf({ complaints }: Visit, { family }: Condition): string | undefined {
  const own =
    family === 'network' || family === 'scripts'
      ? /Failed to fetch dynamically imported module|CORS|WebSocket|net::|MIME type|strict MIME|integrity/i
      : /WebSocket/
  const left = complaints.filter(text => !own.test(text))
  return left.length === 0 ? undefined : left.slice(0, 2).join(' | ').slice(0, 300)
}

async function typedTrouble(page: Page, { selector, text }: NonNullable<Screen['field']>): Promise<string | undefined> {
  const value = await page
    .locator(selector)
    .first()
    .inputValue({ timeout: 3000 })
    .catch(() => 'no field')
  return value === text ? undefined : `${selector} has ${JSON.stringify(value)}`
}

/** A screen that has left is somewhere else, where the other rules hold. */
async function clickTrouble(page: Page, { path, click }: Screen): Promise<string | undefined> {
  if (new URL(page.url()).pathname !== path) return undefined
  const seen = (selector: string) => page.locator(selector).locator('visible=true').first()
  // It comes again for a device that has forgotten it, and lies over the screen.
  const welcome = page.locator('.walkthrough footer .button').first()
  try {
    if (await welcome.isVisible()) await welcome.click()
    await seen(click.selector).click({ timeout: CLICK_MAX_MS })
    const isOnline = await page.evaluate(() => navigator.onLine)
    const shows = isOnline || !click.offline ? click.shows : `${click.shows}, ${click.offline}`
    await seen(shows).waitFor({ timeout: CLICK_MAX_MS })
    return undefined
  } catch (error) {
    return `${click.selector} shows no ${click.shows}: ${String(error).split('\n')[0]}`
  }
}

// The rest runs in the page.

/** What the screen shows, in short; that it waits, unless it has said that nothing will come. */
function appearance(): string {
  const isDrawn = [...document.querySelectorAll('.skeleton, .bone')].some(one => one.checkVisibility())
  const waits = isDrawn && !document.querySelector('#load-failure:not([hidden])')
  return waits ? 'waiting' : `${location.href} ${document.querySelectorAll('*').length}`
}

function headingTrouble(): string | undefined {
  // Behind a dialog nothing is read, so the heading of the dialog is the first.
  const { length } = [...document.querySelectorAll('h1')].filter(
    one => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden=true]'),
  )
  return length === 1 ? undefined : `${length} headings of the first order at ${location.pathname}`
}

function shellTrouble(): string | undefined {
  // Public tracking has no bar: its foot has the name of the brand.
  const bars = document.querySelectorAll(document.querySelector('body header') ? 'body header' : 'body footer')
  const isBar = (one: Element) =>
    one.checkVisibility() && (one.querySelector('a[href], button, svg, img') !== null || one.textContent?.trim() !== '')
  if (![...bars].some(isBar)) return `no bar at ${location.pathname}`
  return document.body.innerText.trim().length < 60 ? `nothing to read at ${location.pathname}` : undefined
}

function silenceTrouble(): string | undefined {
  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true })
  const shown = [...document.querySelectorAll('main, #load-failure, .banner, [role=alert], [role=status]')]
    .filter(isSeen)
    .flatMap(place => [...place.querySelectorAll('a[href], button'), place])
    .some(one => /try again|reload|refresh|log in|contact|could not|couldn’t|connection/i.test(one.textContent ?? ''))
  if (!shown) return `nothing is shown at ${location.pathname}`
  const waiting = [...document.querySelectorAll('main .skeleton, main .bone')].some(isSeen)
  const ways = [...document.querySelectorAll('a[href], button:not(:disabled)')].filter(isSeen)
  const hasWay = ways.some(one =>
    /try again|reload|refresh|log in/i.test(`${one.textContent} ${one.getAttribute('aria-label')}`),
  )
  if (!hasWay) return `nothing to do about it at ${location.pathname}`
  return waiting && !document.querySelector('#load-failure:not([hidden]), .banner, .toast')
    ? `still waiting at ${location.pathname}`
    : undefined
}

function widthTrouble(): string | undefined {
  const { scrollWidth } = document.documentElement
  return scrollWidth <= innerWidth ? undefined : `${scrollWidth} px wide in a window of ${innerWidth}`
}
