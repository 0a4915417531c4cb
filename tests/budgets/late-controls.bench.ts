// Every control of every page with scripts that come late, or never: a press before they are there must lead to what the same
// press leads to when the page is at rest (CST-111). `CONTROLS=/connect` looks at the pages whose addresses begin so.
import type { Page } from 'playwright'
import type { Order } from '#schema/wire.ts'
import { openPortal, ready, type Visit } from '../e2e/portal.ts'
import { print } from './figure.ts'

const PAIR = 'pandago-NO'
const LATE_MS = [0, 300, 1500, 4000]
const SLOWDOWNS = [1, 4]
const PATIENCE_MS = 20_000
const CONTROLS = 'button, summary, [role=button]'
const wanted = process.env['CONTROLS'] ?? '/'

type Screen = { path: string; who?: 'vendor' }
/** A control, by its class or its text, which may change when it is known who is here, and its place among those alike. */
type Control = { name: string; place: number }

const portal = await openPortal({ pairs: [PAIR] })

function screens(): Screen[] {
  const row = portal.sandbox.sites
    .open('NO')
    .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ? LIMIT 1', 'NO')[0]
  if (!row) throw new Error('the sandbox has no order')
  const { order_id } = JSON.parse(row.json) as Order
  return [
    ...['/', '/faq', '/connect', '/register', '/forgot-password', '/nothing-here', `/tracking/${order_id}`].map(
      path => ({
        path,
      }),
    ),
    ...['request-a-rider', 'order-tracking', 'history', 'bulk-order', 'helpcenter'].map(
      path => ({ path: `/${path}/no1000`, who: 'vendor' }) as const,
    ),
  ]
}

async function look(screen: Screen): Promise<void> {
  const controls = await controlsOf(screen)
  const lost: string[] = []
  let presses = 0
  for (const control of controls) {
    const wantedOutcome = await outcomeAtRest(screen, control)
    for (const slowdown of SLOWDOWNS)
      for (const lateMs of LATE_MS) {
        presses += 1
        const found = await outcomeOfEarlyPress(screen, control, lateMs, slowdown, wantedOutcome)
        if (found !== wantedOutcome)
          lost.push(`${control.name}, ${lateMs} ms late, ${slowdown}x: ${found} instead of ${wantedOutcome}`)
      }
    presses += 1
    const silence = await pressWithoutScripts(screen, control)
    if (silence) lost.push(`${control.name}, scripts never come: ${silence}`)
  }
  for (const line of lost) console.error(`${screen.path}: ${line}`)
  print({ name: `${screen.path}: presses`, value: presses, unit: '' })
  print({ name: `${screen.path}: presses that led elsewhere`, value: lost.length, unit: '', limit: { most: 0 } })
}

/** A visit that has opened nothing of the screen yet. */
async function prepare({ who }: Screen, slowdown = 1): Promise<Visit> {
  const visit = who ? await portal.loggedIn(PAIR) : await portal.visit(PAIR, '/robots.txt')
  const device = await visit.context.newCDPSession(visit.page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  visit.page.setDefaultTimeout(PATIENCE_MS)
  return visit
}

/** The controls that the host's own markup shows and that are still there when the page is at rest. */
async function controlsOf(screen: Screen): Promise<Control[]> {
  const visit = await prepare(screen)
  await visit.page.route('**/_assets/*.js', () => {})
  await visit.page.goto(portal.origin(PAIR) + screen.path, { waitUntil: 'commit' })
  await visit.page.locator('footer, #load-failure').first().waitFor({ state: 'attached' })
  const before = await visibleControls(visit.page)
  await visit.context.close()
  const later = await prepare(screen)
  await later.page.goto(portal.origin(PAIR) + screen.path)
  await ready(later.page)
  await atRest(later.page)
  const after = new Set((await visibleControls(later.page)).map(({ name, place }) => `${name} ${place}`))
  await later.context.close()
  return before.filter(({ name, place }) => after.has(`${name} ${place}`))
}

/** What a browser opens by itself needs no script: of many on a page, the first stands for all. */
const visibleControls = (page: Page): Promise<Control[]> =>
  page.evaluate(selector => {
    const found: Control[] = []
    let opensByItself = false
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      if (!control.checkVisibility({ checkVisibilityCSS: true }) || control.matches(':disabled')) continue
      if (control.localName === 'summary' && opensByItself) continue
      opensByItself ||= control.localName === 'summary'
      const name = control.className || (control.textContent ?? '').replace(/\s+/g, ' ').trim()
      found.push({ name, place: found.filter(one => one.name === name).length })
    }
    return found
  }, CONTROLS)

/** Presses a control; false when it is not there. */
const press = (page: Page, control: Control): Promise<boolean> =>
  page.evaluate(
    ([selector, { name, place }]) => {
      const same = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        one =>
          one.checkVisibility({ checkVisibilityCSS: true }) &&
          (one.className || (one.textContent ?? '').replace(/\s+/g, ' ').trim()) === name,
      )
      same[place]?.click()
      return same[place] !== undefined
    },
    [CONTROLS, control] as const,
  )

/** What a press has led to: the address, dialogs and menus that are open, fields in error, what is announced. */
const outcome = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(one =>
        one.checkVisibility({ checkVisibilityCSS: true }),
      )
    const text = (one: HTMLElement) => one.textContent?.replace(/\s+/g, ' ').trim().slice(0, 60)
    return JSON.stringify({
      address: location.pathname,
      dialogs: seen('[role=dialog], dialog[open], [role=menu], [role=listbox]').length,
      open: seen('details[open], [aria-expanded=true]').length,
      wrong: seen('[aria-invalid=true]').map(one => one.getAttribute('name')),
      alerts: seen('[role=alert]').map(text).filter(Boolean),
      theme: document.documentElement.dataset['theme'],
    })
  })

/** The same once it is the same for a second: another page takes its time to come. */
async function lastingOutcome(page: Page): Promise<string> {
  let found = ''
  for (let same = 0; same < 5; same += 1) {
    await new Promise(done => setTimeout(done, 200))
    const now = await outcome(page).catch(() => 'another page')
    if (now !== found) same = 0
    found = now
  }
  return found
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))))

/** Until nothing is asked for and nothing changes any more. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await frames(page)
}

async function outcomeAtRest(screen: Screen, control: Control): Promise<string> {
  const { page, context } = await prepare(screen)
  await page.goto(portal.origin(PAIR) + screen.path)
  await ready(page)
  await atRest(page)
  await press(page, control)
  const found = await lastingOutcome(page)
  await context.close()
  return found
}

async function outcomeOfEarlyPress(
  screen: Screen,
  control: Control,
  lateMs: number,
  slowdown: number,
  wantedOutcome: string,
): Promise<string> {
  const { page, context } = await prepare(screen, slowdown)
  await page.route('**/_assets/*.js', async route => {
    await new Promise(done => setTimeout(done, lateMs))
    await route.continue().catch(() => {})
  })
  await page.goto(portal.origin(PAIR) + screen.path, { waitUntil: 'commit' })
  await page.locator('footer, #load-failure').first().waitFor({ state: 'attached' })
  if (!(await press(page, control))) return 'not there'
  const ends = Date.now() + PATIENCE_MS
  let found = ''
  do {
    await new Promise(done => setTimeout(done, 200))
    found = await outcome(page).catch(() => 'another page')
  } while (found !== wantedOutcome && Date.now() < ends)
  await context.close()
  return found
}

/** What is wrong when no script comes: the press does what the browser can do by itself, or shows that it was heard. */
async function pressWithoutScripts(screen: Screen, control: Control): Promise<string | undefined> {
  const { page, context } = await prepare(screen)
  const posted: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().startsWith(portal.origin(PAIR))) posted.push(request.url())
  })
  await page.route('**/_assets/*.js', () => {})
  await page.goto(portal.origin(PAIR) + screen.path, { waitUntil: 'commit' })
  await page.locator('footer, #load-failure').first().waitFor({ state: 'attached' })
  const before = await outcome(page)
  await press(page, control)
  await frames(page).catch(() => {})
  const heard =
    (await outcome(page).catch(() => 'another page')) !== before || (await page.locator('[aria-busy=true]').count()) > 0
  await context.close()
  if (posted.length > 0) return `sent to ${posted.join(', ')}`
  return heard ? undefined : 'nothing shows that it was pressed'
}

try {
  for (const screen of screens().filter(({ path }) => path.startsWith(wanted))) await look(screen)
} finally {
  await portal.close()
}
