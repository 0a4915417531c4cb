// What is done on a screen before it is photographed.
import { getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import type { Page } from 'playwright'
import type { CountryCode } from '#schema/config.ts'
import { fileOf, goodRow, streetsOf, vendorSpot } from '../tests/e2e/bulk-files.ts'
import type { Pair, Portal } from '../tests/e2e/portal.ts'
import { fillOrder } from '../tests/e2e/request-steps.ts'

/** A step on a screen of a portal. */
export type Step = (page: Page, portal: Portal, pair: Pair) => Promise<void>

const countryOf = (pair: Pair) => pair.slice(-2) as CountryCode

/** A number that the form takes. */
const phoneIn = (country: CountryCode): string => String(getExampleNumber(country, examples)?.number ?? '')

/** An order that lacks nothing but the press. */
export const fillIn: Step = async (page, { sandbox }, pair) => {
  const country = countryOf(pair)
  const [address = ''] = streetsOf(sandbox, country, 1, vendorSpot(sandbox, country))
  const goods = { description: 'Bouquet of peonies', amount: '49' }
  await fillOrder(page, { address, name: 'Ingrid Solberg', phone: phoneIn(country), ...goods })
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })
}

/** The order that is on its way: the second list holds what is collected. */
export const openCollected: Step = async page => {
  await page.locator('.order-group').nth(1).locator('.order').first().click()
  await page.locator('.order-pane').waitFor()
}

/** The first past order. */
export const openPast: Step = async page => {
  await page.locator('.history-table .who a').first().click()
  await page.locator('.history-pane').waitFor()
}

/** The map of the public page, which comes when the page is used. */
export const awaitMap: Step = async page => {
  await page.mouse.move(20, 20)
  await page.locator('.map canvas').waitFor()
}

const NAMES = [
  'Kari Berg',
  'Ola Dahl',
  'Aleksandra Nowicka-Lindqvist',
  'Noor Hussain',
  'Omar Farouk',
  'Grace Villanueva',
  'Lucas Ferreira',
]

/** Twelve rows, two of them with a mistake. */
export const upload: Step = async (page, { sandbox }, pair) => {
  const country = countryOf(pair)
  const addresses = streetsOf(sandbox, country, 12, vendorSpot(sandbox, country))
  const phone = phoneIn(country)
  const rows = addresses.map((address, at) => ({
    ...goodRow(at, address, ''),
    name: NAMES[at % NAMES.length] ?? '',
    phone: at % 5 === 3 ? phone.slice(0, 5) : phone,
  }))
  await page.setInputFiles('input[type=file]', {
    name: 'lunch.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: fileOf(rows),
  })
  await page.locator('.place').waitFor()
}
