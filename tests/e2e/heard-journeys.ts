// What somebody does who does not see the portal, step by step: the journeys whose transcripts are read, in six languages.

import { readFileSync } from 'node:fs'
import type { Locator, Page, Request } from 'playwright'
import type { CountryCode } from '#schema/config.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { type Cells, fileOf, goodRow, streetsOf, vendorSpot } from './bulk-files.ts'
import { errors as badCells, choose as chooseFile } from './bulk-screen.ts'
import { keptFlags, type Portal, ready } from './portal.ts'
import { feeShown, ordersTo } from './request-steps.ts'
import { openScreenReader } from './screen-reader.ts'
import { orderRows, valueBeside } from './screens.ts'

/** Noon in Oslo, and an hour of business in every one of these cities. */
export const NOON = Date.parse('2026-03-03T11:00:00Z')

/** Somebody who reads a language, on a site that has it. */
export type Listener = {
  language: string
  pair: `${string}-${CountryCode}`
  prefix: string
  phone: string
  bulkPhone: string
}
export const LISTENERS: readonly Listener[] = [
  { language: 'en', pair: 'foodpanda-SG', prefix: '', phone: '81234567', bulkPhone: '+65 8123 ' },
  { language: 'nb-NO', pair: 'pandago-NO', prefix: '', phone: '41258037', bulkPhone: '+47 406 2' },
  { language: 'de', pair: 'foodpanda-DE', prefix: '', phone: '15123456789', bulkPhone: '+49 1512 345' },
  { language: 'ar', pair: 'talabat-AE', prefix: '', phone: '501234567', bulkPhone: '+971 50 123 ' },
  { language: 'th', pair: 'foodpanda-TH', prefix: '', phone: '812345678', bulkPhone: '+66 81 234 ' },
  { language: 'ja', pair: 'foodpanda-JP', prefix: '', phone: '9012345678', bulkPhone: '+81 90 1234 ' },
]

/** Its messages, by their keys. */
const messagesOf = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../content/messages/${language}.json`, import.meta.url), 'utf8'))

type Hearing = {
  /** One thing that somebody does, and what is heard of it. `announcements`: so many will be made. */
  hear(what: string, act: () => Promise<unknown>, announcements?: number): Promise<void>
  /** The whole screen, or the open dialog. */
  read(): Promise<void>
}

/** The journeys by their names, in the order in which they are made. */
function journeysOf(
  portal: Portal,
  page: Page,
  { language, pair, prefix, phone, bulkPhone }: Listener,
  { hear, read }: Hearing,
) {
  const country = pair.slice(-2) as CountryCode
  const words = messagesOf(language)
  const dismiss = page
    .getByRole('region', { name: String(words['notice_region']) })
    .getByRole('button', { name: String(words['notice_dismiss']) })
    .first()
  const vendor = `${country.toLowerCase()}1000`

  const open = (path: string, isThere: string) => async () => {
    await page.goto(portal.origin(pair) + prefix + path)
    await ready(page)
    // A screen of the portal has its links and fields once the flags are known.
    if (path.includes(vendor)) await keptFlags(page)
    await page.locator(isThere).first().waitFor({ state: 'attached' })
  }
  const type = async (selector: string, text: string) => {
    await page.focus(selector)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  const press = async (control: string | Locator, key = 'Enter') => {
    await (typeof control === 'string' ? page.locator(control).first() : control).focus()
    await page.keyboard.press(key)
  }
  /** A control by its name in this language. */
  const named = (role: 'button' | 'heading' | 'menuitem', key: string) =>
    page.getByRole(role, { name: String(words[key]), exact: true })

  async function order(): Promise<void> {
    const spot = vendorSpot(portal.sandbox, country)
    const [address = ''] = streetsOf(portal.sandbox, country, 1, spot)
    await hear('opens Request', open(`/request-a-rider/${vendor}`, '#destination'))
    await read()
    await hear('submits an empty form', () => page.keyboard.press('Control+Enter'))
    await hear(
      'types an address',
      async () => {
        await type('#destination', address)
        await page.waitForSelector('[role=option]')
      },
      1,
    )
    await hear(
      'takes the first suggestion',
      async () => {
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await feeShown(page, valueBeside(page, String(words['request_fee'])))
      },
      1,
    )
    const values = { unit: '12', name: 'Dagny Moen', phone, description: 'Peonies', amount: '120' }
    for (const [field, value] of Object.entries(values))
      if (await page.locator(`#${field}`).isVisible()) await hear(`types into ${field}`, () => type(`#${field}`, value))
    await hear(
      'places the order',
      async () => {
        await page.keyboard.press('Control+Enter')
        // A notice stays while it is pointed at: the screen is read before it is dismissed.
        await dismiss.hover()
        await page.waitForURL('**/order-tracking/**')
        await orderRows(page).filter({ hasText: 'Dagny Moen' }).first().waitFor()
      },
      1,
    )
    await read()
    await hear('goes to the notice', () => dismiss.focus())
    await hear('dismisses it', () => page.keyboard.press('Enter'))
    const [made] = ordersTo(portal, country, 'Dagny Moen')
    const id = made?.order_id ?? ''
    await hear(
      'a rider is being looked for',
      async () => {
        portal.sandbox.control.setStatus(country, id, 'RECEIVED')
        await press(named('button', 'tracking_refresh'))
      },
      1,
    )
    await hear('opens the menu of the order', () => press(named('button', 'tracking_more')))
    await hear('chooses to cancel', async () => {
      await press(named('menuitem', 'tracking_cancel'))
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
    })
    await read()
    await hear('chooses a reason', () =>
      press('[role=dialog] input[type=radio], [role=alertdialog] input[type=radio]', 'Space'),
    )
    await hear(
      'cancels',
      async () => {
        await press(named('button', 'tracking_cancel_go'))
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor({ state: 'detached' })
      },
      2,
    )
  }

  async function bulk(): Promise<void> {
    const streets = streetsOf(portal.sandbox, country, 3, vendorSpot(portal.sandbox, country))
    // Some countries ask for the unit.
    const rows = streets.map((street, index): Cells => ({ ...goodRow(index, street, bulkPhone), unit: '12' }))
    const good = rows[1]?.phone ?? ''
    rows[1] = { ...rows[1], phone: '12' }
    await hear('opens Bulk orders', open(`/bulk-order/${vendor}`, 'input[type=file]'))
    await read()
    await hear(
      'chooses a file',
      async () => {
        await chooseFile(page, fileOf(rows))
        await badCells(page).first().waitFor()
      },
      1,
    )
    await read()
    await hear('goes to the fault', async () => {
      await named('button', 'bulk_next_error').focus()
      await page.keyboard.press('Enter')
    })
    await hear('begins to correct it', () => page.keyboard.press('Enter'))
    await hear('types', () => page.keyboard.type(good))
    await hear('is done with the cell', () => page.keyboard.press('Enter'), 1)
  }

  async function receipt(): Promise<void> {
    const delivered: OrderStatus = 'DELIVERED'
    const [row] = portal.sandbox.sites
      .open(country)
      .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', country)
      .filter(({ json }) => (JSON.parse(json) as Order).status === delivered)
    const { order_id } = JSON.parse(row?.json ?? '{}') as Order
    for (const path of ['tracking', 'delivery-receipt']) {
      await hear(`opens ${path}`, open(`/${path}/${order_id}`, 'main:not([data-state="loading"])'), 1)
      await read()
    }
  }

  async function register(): Promise<void> {
    await page.evaluate(() => localStorage.clear())
    await hear('opens Register', open('/register', '[name=email]'))
    await read()
    await hear('submits an empty form', () => press('button[type=submit]'))
    const values = {
      email: 'new@shop.example',
      businessName: 'Nye',
      vendorName: 'Nye',
      vendorCode: 'NO-77',
      mobile: `${bulkPhone}1234`,
      'new-password': 'Peoner2025!',
    }
    for (const [field, value] of Object.entries(values))
      if (await page.locator(`[name=${field}]`).count())
        await hear(`types into ${field}`, () => type(`[name=${field}]`, value))
    for (const box of ['terms', 'privacy'])
      if (await page.locator(`[name=${box}]`).count()) await hear(`ticks ${box}`, () => press(`[name=${box}]`, 'Space'))
    await hear('creates the account', async () => {
      await press('button[type=submit]')
      await named('heading', 'account_registered_title').waitFor()
    })
    await read()
  }

  return { order, bulk, receipt, register }
}

/** A screen that reads the same for so long is there as a whole. */
const SETTLED_MS = 3_000

/** Within so much time one polite announcement can be heard. */
const POLITE_MS = 1_000

/** English texts that say something else in this language. */
function englishOnly(language: string): Set<string> {
  if (language === 'en') return new Set()
  const [english, own] = [messagesOf('en'), messagesOf(language)]
  const spoken = new Set(Object.values(own))
  return new Set(
    Object.entries(english).flatMap(([key, text]) =>
      typeof text === 'string' && text.length > 3 && own[key] !== text && !spoken.has(text) && !text.includes('{')
        ? [text]
        : [],
    ),
  )
}

/** What the sandbox draws at random: the numbers of orders, some of which have letters only. */
const withoutIds = (line: string) =>
  line.replace(/(?<=[#-] ?)[0-9A-Z]{8,}\b|\b(?=\w*\d)(?=\w*[A-Z])[0-9A-Z]{8,}\b/g, 'ID')

/** Minutes that a row gives to its rider: riders are asked for one by one, and a row keeps what it had before its rider was known. */
const withoutRiderTimes = (line: string) =>
  /^ *link “.*#ID /.test(line) ? line.replace(/\d+:\d+–\d+:\d+(?=”)/, 'FROM–TO') : line

const STEP = '▸ '
/** What is read and not announced is further in. */
const READ = '  '

/**
 * Makes all journeys and writes down what is heard: a line that begins with a sign for each thing that is done, then what is announced and
 * where the focus goes, then what is read.
 * @param kept the transcript to which it will be compared: each thing in it is waited for, so that a slow machine changes nothing
 * @returns the transcript, and what is wrong in it whatever was kept (CST-107)
 */
export async function listen(
  portal: Portal,
  listener: Listener,
  kept?: string,
): Promise<{ transcript: string; faults: string[] }> {
  const { language, pair } = listener
  const { page, context } = await portal.loggedIn(pair, { viewport: { width: 1440, height: 900 } })
  await page.clock.setFixedTime(NOON)
  /** Calls and files that are on their way, without riders, who are asked for all the time. */
  const pending = new Set<Request>()
  page.on('request', request => void (request.url().includes('/riders/') || pending.add(request)))
  for (const ended of ['requestfinished', 'requestfailed'] as const)
    page.on(ended as 'requestfinished', request => void pending.delete(request))
  const reader = await openScreenReader(page)
  // How long something takes is the machine's matter.
  const own = messagesOf(language)
  const progress = ['portal_loading', 'bulk_reading', 'bulk_checking', 'request_placing'].map(key => String(own[key]))
  // There is no map in these visits, and when that is known is the machine's matter as well.
  const mapFailed = ['outlet_map_failed', 'public_map_failed', 'address_map_failed'].map(key => String(own[key]))
  const isProgress = (text: string) => [...progress, ...mapFailed].some(beginning => text.startsWith(beginning))
  const withoutProgress = (phrases: readonly string[]) =>
    phrases.filter(phrase => !isProgress(phrase.replace('polite: ', ''))).map(withoutIds)
  const withoutMap = new Set(mapFailed.map(text => READ + text))
  const english = englishOnly(language)
  let before = kept?.trimEnd().split('\n')
  /** After something else was heard there is no next line to wait for. */
  const compare = () => {
    if (before && lines.some((line, index) => line !== before?.[index])) before = undefined
  }
  const lines: string[] = []
  const faults: string[] = []
  const fault = (at: string, what: string) => void faults.push(`${at}: ${what}`)
  /** The lines of the kept transcript that come next, up to those of another kind. */
  const keptNext = (isSame: (line: string) => boolean): string[] => {
    const next = before?.slice(lines.length) ?? []
    const end = next.findIndex(line => !isSame(line))
    return end < 0 ? next : next.slice(0, end)
  }

  async function hear(what: string, act: () => Promise<unknown>, announcements = 0): Promise<void> {
    lines.push('', STEP + what)
    const expected = keptNext(line => line !== '' && !line.startsWith(READ)).join('\n')
    const heard = await reader.hear(
      act,
      before
        ? ({ phrases }) => withoutProgress(phrases).join('\n') === expected
        : ({ announcements: made }) => made.filter(({ text }) => !isProgress(text)).length >= announcements,
      before !== undefined,
    )
    const phrases = withoutProgress(heard.phrases)
    const announced = heard.announcements.filter(({ text }) => !isProgress(text))
    lines.push(...phrases)
    compare()
    if (phrases.length === 0) fault(what, 'nothing is heard')
    for (const { text, language: spoken } of announced) {
      if (spoken !== (await page.locator('html').getAttribute('lang'))) fault(what, `“${text}” in ${spoken}`)
      if (announced.filter(other => other.text === text).length > 1) fault(what, `“${text}” twice`)
      if (phrases.some(phrase => phrase.startsWith('focus:') && phrase.includes(`“${text}”`)))
        fault(what, `“${text}” twice`)
    }
    const polite = announced.filter(({ kind }) => kind === 'polite')
    // One that follows sooner is lost in the one before it.
    polite.slice(1).forEach(({ text, atMs }, index) => {
      if (atMs - (polite[index]?.atMs ?? 0) < POLITE_MS) fault(what, `“${text}” is the second within a second`)
    })
  }

  async function read(): Promise<void> {
    // What was announced is gone from the page a second later.
    await page.waitForFunction(() => !document.querySelector('[data-live-announcer]')?.textContent)
    const expected = keptNext(line => line.startsWith(READ)).join('\n')
    const now = async () =>
      (await reader.read())
        .map(line => withoutRiderTimes(withoutIds(READ + line)))
        .filter(line => !withoutMap.has(line))
    let last = { screen: '', sinceMs: 0 }
    /** Parts of the screen that are loaded later belong to it as well. */
    const isSettled = (lines: string[]) => {
      const screen = lines.join('\n')
      if (screen !== last.screen || pending.size > 0) last = { screen, sinceMs: performance.now() }
      return performance.now() - last.sinceMs > SETTLED_MS
    }
    const isExpected = (lines: string[]) => lines.join('\n') === expected
    const found = await reader.until(now, before ? isExpected : isSettled)
    lines.push(...found)
    compare()
    for (const control of await reader.unnamed()) fault('the screen', `${control} has no name`)
  }

  const journeys = journeysOf(portal, page, listener, { hear, read })
  for (const [name, journey] of Object.entries(journeys)) {
    lines.push(...(lines.length > 0 ? [''] : []), `# ${name}`)
    await journey()
  }
  for (const line of lines)
    for (const text of line.split(/[“”]/))
      if (english.has(text.replace(/^(polite|assertive): /, '').trim())) fault(line, 'is English')
  await context.close()
  return { transcript: `${lines.join('\n')}\n`, faults }
}
