// The steps of a run once more, in a real browser: what somebody does is done on the page by roles and names, and what happens around
// the portal happens to the sandbox and to the network of that browser. For whoever wants to see what a run has found.
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { createSandbox } from '#sandbox/sandbox.ts'
import type { Order } from '#schema/wire.ts'
import { openPortal, PASSWORD, ready, type Portal as Sites, setOnline } from '../e2e/portal.ts'
import { fill } from '../e2e/request-steps.ts'
import { orderRows, submitButton } from '../e2e/screens.ts'
import { pick } from './action.ts'
import { type ActionName, actions, openedBy, type Step, shared } from './actions.ts'
import { createNetwork, type Network } from './network.ts'
import { outside } from './outside.ts'
import { type Actor, actors, addManager, emailOf, type Owner, type Portal, type Tab, usualFlags } from './portal.ts'
import type { Time } from './time.ts'

const PAIR = 'pandago-NO'
const WINDOW = { width: 1280, height: 900 }
/** What is not there after so long cannot be pressed, in milliseconds. */
const PATIENCE_MS = 1500
/** Whoever waits long does not wait longer than this here, in milliseconds. */
const WAITS_MAX_MS = 20_000

type Seat = { actor: Actor; context: BrowserContext; pages: (Page | undefined)[]; sites: Sites; network: Network }
type At = { seat: Seat; page: Page; index: number; n: number; share: number }

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click({ timeout: PATIENCE_MS })
const go = async ({ seat, page }: At, path: string) => {
  await page.goto(seat.sites.origin(PAIR) + path)
  await ready(page)
}

async function login(at: At): Promise<void> {
  const { page, n, seat } = at
  await go(at, '/connect')
  if (!page.url().endsWith('/connect')) return
  if (seat.actor === 'guest') return button(page, /^Continue as guest$/)
  await page.fill('[name=email]', emailOf(seat.actor))
  await page.fill('[name=password]', n % 6 === 0 ? 'Wrong!2026' : PASSWORD)
  await page.click('button[type=submit]')
}

/** Types an address and takes the first that is found. */
async function chooseAddress(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).fill('')
  await page.locator(field).pressSequentially(text)
  await page
    .getByRole('option')
    .first()
    .waitFor({ timeout: 4 * PATIENCE_MS })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

async function fillIn({ page, n }: At): Promise<void> {
  await page
    .locator('#destination, #origin')
    .first()
    .waitFor({ timeout: 4 * PATIENCE_MS })
  if (await page.locator('#origin').isVisible()) await chooseAddress(page, '#origin', 'Karl Johans gate 1')
  await chooseAddress(page, '#destination', `Storgata ${1 + (n % 40)}`)
  const known = await page.locator('#name').inputValue()
  const name = known === '' || n % 7 === 0 ? `Model ${String.fromCharCode(97 + (names++ % 26))}` : known
  for (const [field, text] of Object.entries({
    name,
    phone: '41258036',
    description: `Parcel ${n % 5}`,
    amount: '120',
  }))
    await fill(page, field, text)
}
let names = 0

/** What somebody does; what is not here is left out, and named. */
const onPage: Partial<Record<ActionName, (at: At) => Promise<unknown>>> = {
  login,
  async open(at) {
    const isKnown = await at.page
      .evaluate(() => 'token' in localStorage || 'guest-token' in localStorage)
      .catch(() => false)
    return isKnown ? go(at, openedBy(at.seat, at.n)) : login(at)
  },
  openRegister: at => go(at, '/register'),
  openReset: at => go(at, '/forgot-password'),
  change: ({ page, n }) => {
    const name = { '/request-a-rider': 'Request', '/order-tracking': 'Tracking', '/history': 'History' }[
      pick(shared, n)
    ]
    return page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: `${name}` })
      .click({ timeout: PATIENCE_MS })
  },
  reload: ({ page }) => page.reload(),
  async kill({ seat, page, index }) {
    seat.pages[index] = undefined
    await page.close()
  },
  async look({ page, seat }) {
    const other = await seat.context.newPage()
    await other.bringToFront()
    await page.bringToFront()
    await other.close()
  },
  async logout({ page }) {
    await button(page, /^Account/)
    await page
      .getByRole('button', { name: 'Log out' })
      .or(page.getByRole('menuitem', { name: 'Log out' }))
      .click({ timeout: PATIENCE_MS })
  },
  fill: fillIn,
  retype: ({ page, n }) => fill(page, 'description', `Parcel ${5 + (n % 5)}`),
  submit: ({ page }) => submitButton(page).click({ timeout: PATIENCE_MS }),
  tryAgain: ({ page }) => button(page, /^Try again$/),
  giveUp: ({ page }) => button(page, /^Change the order$/),
  acceptFee: ({ page }) => button(page, /^Yes, request a rider$/),
  declineFee: ({ page }) => button(page, /^No, go back$/),
  clear: ({ page }) => button(page, /^Clear form$/),
  refresh: ({ page }) => button(page, /^Update now/),
  search: ({ page, n }) =>
    page
      .getByRole('searchbox')
      .first()
      .fill(pick(['Model', '', '4125', 'zzz'], n), { timeout: PATIENCE_MS }),
  searchHistory: ({ page, n }) =>
    page
      .getByRole('searchbox')
      .first()
      .fill(pick(['', 'x', 'Kari', '41258036'], n), { timeout: PATIENCE_MS }),
  async cancel({ page }) {
    await orderRows(page).first().click({ timeout: PATIENCE_MS })
    await button(page, /^More/)
    await page.getByRole('menuitem', { name: 'Cancel order' }).click({ timeout: PATIENCE_MS })
    await page.getByRole('radio').first().check({ force: true, timeout: PATIENCE_MS })
    await page.getByRole('button', { name: 'Cancel order' }).last().click({ timeout: PATIENCE_MS })
  },
  more: ({ page }) => button(page, /^(Load|Show) more/),
  period: ({ page, n }) =>
    page
      .getByText(pick(['Yesterday', 'Last 7 days', 'Last 30 days'], n), { exact: true })
      .click({ timeout: PATIENCE_MS }),
  export: ({ page }) => button(page, /^Export/),
  typeRows: ({ page }) => button(page, /^(Type or paste orders|Add row)$/),
  place: ({ page }) => button(page, /^Place \d+ orders?$/),
  confirm: ({ page }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Place/ })
      .click({ timeout: PATIENCE_MS }),
  dismiss: ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Back' }).click({ timeout: PATIENCE_MS }),
  retryBulk: ({ page }) => button(page, /^Try again$/),
  review: ({ page }) => button(page, /^Back to the rows$/),
  resume: ({ page }) => button(page, /^Continue$/),
  undo: ({ page }) => button(page, /^Undo/),
  redo: ({ page }) => button(page, /^Redo/),
}

const isOutside = (name: ActionName): name is keyof typeof outside & ActionName => name in outside

/**
 * @param folder where a picture is kept after each step
 * @param told called with each step, and what became of it
 */
export async function replayInBrowser(
  steps: readonly Step[],
  { folder, told }: { folder: string; told(line: string): void },
): Promise<void> {
  let slept = 0
  const sandbox = createSandbox({ countries: ['NO'], clock: { now: () => Date.now() + slept }, log: told })
  const site = sandbox.sites.open('NO')
  const first = Number(site.db.get<{ last: number }>('SELECT max(rowid) AS last FROM orders')?.last ?? 0)
  sandbox.control.setParameter('NO', 'serviceHours', '0000:2359')
  for (const [name, on] of Object.entries(usualFlags)) sandbox.control.setFlag('NO', name as 'Voucher', on)
  addManager(sandbox)
  const time: Time = {
    server: () => Date.now() + slept,
    passed: () => performance.now(),
    setDeviceError: () => {},
    sleep(ms) {
      slept += ms
    },
    pass: ms => new Promise(resolve => setTimeout(resolve, Math.min(ms, WAITS_MAX_MS))),
    after(ms, action) {
      const timer = setTimeout(action, ms)
      return () => clearTimeout(timer)
    },
    restore() {},
  }
  const made = () =>
    site.db
      .all<{ id: string; json: string }>('SELECT id, json FROM orders WHERE rowid > ?', first)
      .map(({ id, json }) => ({ id, order: JSON.parse(json) as Order }))

  const seats: Seat[] = []
  for (const actor of actors) {
    const network = createNetwork(sandbox, time, () => 1)
    const heardBy = { isGone: () => false, heard: () => {} }
    const sites = await openPortal({ pairs: [PAIR], answer: (address, init) => network.fetch(address, init, heardBy) })
    const { context } = await sites.visit(PAIR, '/robots.txt', { viewport: WINDOW })
    await context.addInitScript(() => localStorage.setItem('walkthrough-done', 'true'))
    const isTwo = actor === 'vendor' || actor === 'parent'
    seats.push({ actor, context, pages: isTwo ? [undefined, undefined] : [undefined], sites, network })
  }
  const tabs = seats.flatMap(seat => seat.pages.map((_, index) => ({ seat, index })))
  /** What the actions around the portal ask for. */
  const around = {
    ...{ sandbox, time, made, build: 1, isCacheBehind: false, pass: (ms: number) => time.pass(ms, async () => {}) },
    owners: [],
  } as unknown as Portal

  try {
    for (const [number, { do: name, on, n, share }] of steps.entries()) {
      const { seat, index } = pick(tabs, on)
      const page = seat.pages[index] ?? (await seat.context.newPage())
      seat.pages[index] = page
      const at: At = { seat, page, index, n, share }
      let became = 'done'
      try {
        if (isOutside(name)) {
          const { actor, network } = seat
          const device = {
            network,
            kept: new Map(),
            erasures: 0,
            setOnline: (online: boolean) => setOnline(seat.context, online),
          }
          const owner = {
            actor,
            device,
            tabs: [],
            typed: new Map(),
            guestOrders: new Map(),
            alerts: [],
          } as unknown as Owner
          await actions[name].act({ portal: around, owner, tab: {} as Tab, n, share })
          if (name === 'erase') await page.evaluate(() => localStorage.clear())
        } else if (onPage[name]) await onPage[name](at)
        else became = 'left out: there is no way to do it on the page'
      } catch (error) {
        became = `could not be done: ${String(error).split('\n')[0]}`
      }
      told(`${number + 1}. ${seat.actor}, tab ${index + 1}: ${name} ${became}`)
      await seat.pages[index]?.screenshot({ path: join(folder, `${number + 1}-${name}.png`) }).catch(() => {})
    }
    for (const { order } of made()) told(`an order: ${order.order_id} to ${order.customer.name}, ${order.status}`)
  } finally {
    for (const { sites } of seats) await sites.close()
    sandbox.close()
  }
}
