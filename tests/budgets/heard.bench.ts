// What is heard by somebody who does not see the portal: every journey in six languages, as text in .cache/heard, to be read as it is
// heard. Counted are controls without a name, acts of which nothing is heard, and announcements that are made twice, in another language,
// or as the third within a second (CST-107). `HEARD=de` listens to one language.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { CountryCode } from '#schema/config.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { fileOf, goodRow, streetsOf, vendorSpot } from '../e2e/bulk-files.ts'
import { errors as badCells, choose as chooseFile } from '../e2e/bulk-screen.ts'
import { openPortal, ready } from '../e2e/portal.ts'
import { feeShown, ordersTo } from '../e2e/request-steps.ts'
import { openScreenReader } from '../e2e/screen-reader.ts'
import { print } from './figure.ts'

/** Noon in Oslo, and an hour of business in every one of these cities. */
const NOON = Date.parse('2026-03-03T11:00:00Z')
/** Within so much time two polite announcements can be heard. */
const POLITE_MS = 1_000

type Journey = { language: string; pair: `${string}-${CountryCode}`; prefix: string; phone: string; bulkPhone: string }
const JOURNEYS: readonly Journey[] = [
  { language: 'en', pair: 'foodpanda-SG', prefix: '', phone: '81234567', bulkPhone: '+65 8123 ' },
  { language: 'nb-NO', pair: 'pandago-NO', prefix: '', phone: '41258037', bulkPhone: '+47 406 2' },
  { language: 'de', pair: 'foodpanda-DE', prefix: '', phone: '15123456789', bulkPhone: '+49 1512 345' },
  { language: 'ar', pair: 'talabat-AE', prefix: '', phone: '501234567', bulkPhone: '+971 50 123 ' },
  { language: 'th', pair: 'foodpanda-TH', prefix: '', phone: '812345678', bulkPhone: '+66 81 234 ' },
  { language: 'ja', pair: 'foodpanda-JP', prefix: '', phone: '9012345678', bulkPhone: '+81 90 1234 ' },
]

const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'heard')
const wanted = JOURNEYS.filter(({ language }) => language.startsWith(process.env['HEARD'] ?? ''))
const portal = await openPortal({
  pairs: [...new Set(wanted.map(({ pair }) => pair))],
  allLanguages: true,
  clock: { now: () => NOON },
})

const messagesOf = (language: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`../../content/messages/${language}.json`, import.meta.url), 'utf8'))

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

async function listen({ language, pair, prefix, phone, bulkPhone }: Journey): Promise<void> {
  const country = pair.slice(-2) as CountryCode
  const vendor = `${country.toLowerCase()}1000`
  const { page, context } = await portal.loggedIn(pair, { viewport: { width: 1440, height: 900 } })
  await page.clock.setFixedTime(NOON)
  const reader = await openScreenReader(page)
  // How long something takes is the machine's matter.
  const progress = ['portal_loading', 'bulk_reading', 'bulk_checking'].map(key => String(messagesOf(language)[key]))
  const isProgress = (text: string) => progress.some(beginning => text.startsWith(beginning))
  const english = englishOnly(language)
  const lines: string[] = []
  const faults: string[] = []
  const fault = (at: string, what: string) => void faults.push(`${at}: ${what}`)

  /** One thing that somebody does, and what is heard of it. */
  async function hear(what: string, act: () => Promise<unknown>, untilAnnounced = false): Promise<void> {
    const heard = await reader.hear(act, untilAnnounced)
    const phrases = heard.phrases.filter(phrase => !isProgress(phrase.replace('polite: ', '')))
    const announcements = heard.announcements.filter(({ text }) => !isProgress(text))
    lines.push('', `▸ ${what}`, ...phrases)
    if (phrases.length === 0) fault(what, 'nothing is heard')
    for (const { text, language: spoken } of announcements) {
      if (spoken !== (await page.locator('html').getAttribute('lang'))) fault(what, `“${text}” in ${spoken}`)
      if (announcements.filter(other => other.text === text).length > 1) fault(what, `“${text}” twice`)
      if (phrases.some(phrase => phrase.startsWith('focus:') && phrase.includes(`“${text}”`)))
        fault(what, `“${text}” twice`)
    }
    const polite = announcements.filter(({ kind }) => kind === 'polite')
    // What begins and what came of it may be close to each other; a third would be lost in them.
    polite.slice(2).forEach(({ text, atMs }, index) => {
      if (atMs - (polite[index]?.atMs ?? 0) < POLITE_MS) fault(what, `“${text}” is the third within a second`)
    })
  }

  /** The whole screen, or the open dialog. */
  async function read(): Promise<void> {
    lines.push(...(await reader.read()).map(line => `  ${line}`))
    for (const control of await reader.unnamed()) fault('the screen', `${control} has no name`)
  }

  const open = (path: string, isThere: string) => async () => {
    await page.goto(portal.origin(pair) + prefix + path)
    await ready(page)
    await page.locator(isThere).first().waitFor({ state: 'attached' })
  }
  const type = async (selector: string, text: string) => {
    await page.focus(selector)
    await page.keyboard.press('Control+A')
    await page.keyboard.type(text)
  }
  const press = async (selector: string, key = 'Enter') => {
    await page.locator(selector).first().focus()
    await page.keyboard.press(key)
  }

  await order(page)
  await bulk(page)
  await receipt()
  await register(page)

  async function order(page: Page): Promise<void> {
    const spot = vendorSpot(portal.sandbox, country)
    const [address = ''] = streetsOf(portal.sandbox, country, 1, spot)
    await hear('opens Request', open(`/request-a-rider/${vendor}`, '#destination'))
    await read()
    await hear('submits an empty form', () => page.keyboard.press('Control+Enter'))
    await hear('types an address', async () => {
      await type('#destination', address)
      await page.waitForSelector('[role=option]')
    })
    await hear('takes the first suggestion', async () => {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await feeShown(page)
    })
    const values = { unit: '12', name: 'Dagny Moen', phone, description: 'Peonies', amount: '120' }
    for (const [field, value] of Object.entries(values))
      if (await page.locator(`#${field}`).isVisible()) await hear(`types into ${field}`, () => type(`#${field}`, value))
    await hear('places the order', async () => {
      await page.keyboard.press('Control+Enter')
      await page.waitForURL('**/order-tracking/**')
      await page.locator('.order', { hasText: 'Dagny Moen' }).first().waitFor()
    })
    await read()
    await hear('goes to the notice', () => page.focus('.toast .clear'))
    await hear('dismisses it', () => page.keyboard.press('Enter'))
    const [made] = ordersTo(portal, country, 'Dagny Moen')
    const id = made?.order_id ?? ''
    await hear(
      'a rider is being looked for',
      async () => {
        portal.sandbox.control.setStatus(country, id, 'RECEIVED')
        await press('.freshness button')
      },
      true,
    )
    await hear('opens the menu of the order', () => press('.detail-actions .square'))
    await hear('chooses to cancel', async () => {
      await press('.menu-item.danger')
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
    })
    await read()
    await hear('chooses a reason', () =>
      press('[role=dialog] input[type=radio], [role=alertdialog] input[type=radio]', 'Space'),
    )
    await hear('cancels', async () => {
      await press('.dialog-foot .danger')
      await page.locator('.dialog').waitFor({ state: 'detached' })
    })
  }

  async function bulk(page: Page): Promise<void> {
    const streets = streetsOf(portal.sandbox, country, 3, vendorSpot(portal.sandbox, country))
    const rows = streets.map((street, index) => goodRow(index, street, bulkPhone))
    const good = rows[1]?.phone ?? ''
    /** How many rows are ready, as it is announced. */
    const counted = page.locator('span.hidden-text[role=status]', { hasText: /\p{Nd}/u })
    rows[1] = { ...rows[1], phone: '12' }
    await hear('opens Bulk orders', open(`/bulk-order/${vendor}`, 'input[type=file]'))
    await read()
    await hear('chooses a file', async () => {
      await chooseFile(page, fileOf(rows))
      await badCells(page).first().waitFor()
      await counted.waitFor({ state: 'attached' })
    })
    await read()
    await hear('goes to the fault', async () => {
      await page.getByRole('button', { name: String(messagesOf(language)['bulk_next_error']), exact: true }).focus()
      await page.keyboard.press('Enter')
    })
    await hear('begins to correct it', () => page.keyboard.press('Enter'))
    await hear('types', () => page.keyboard.type(good))
    await hear('is done with the cell', () => page.keyboard.press('Enter'))
  }

  async function receipt(): Promise<void> {
    const delivered: OrderStatus = 'DELIVERED'
    const [row] = portal.sandbox.sites
      .open(country)
      .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', country)
      .filter(({ json }) => (JSON.parse(json) as Order).status === delivered)
    const { order_id } = JSON.parse(row?.json ?? '{}') as Order
    for (const path of ['tracking', 'delivery-receipt']) {
      await hear(`opens ${path}`, open(`/${path}/${order_id}`, 'main:not([data-state="loading"])'))
      await read()
    }
  }

  async function register(page: Page): Promise<void> {
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
      await page.waitForSelector('.done')
    })
    await read()
  }

  // What the sandbox draws at random.
  const transcript = `${lines.join('\n').trim()}\n`.replace(/\b(?=\w*\d)(?=\w*[A-Z])[0-9A-Z]{8,}\b/g, 'ID')
  for (const line of lines)
    for (const text of line.split(/[“”]/))
      if (english.has(text.replace(/^(polite|assertive): /, '').trim())) fault(line, 'is English')
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, `${language}.txt`), transcript)
  for (const line of faults) console.error(`${language}: ${line}`)
  print({ name: `${language}: lines heard`, value: transcript.split('\n').length, unit: '' })
  print({ name: `${language}: faults`, value: faults.length, unit: '', limit: { most: 0 } })
  await context.close()
}

try {
  for (const journey of wanted) await listen(journey)
} finally {
  await portal.close()
}
