// What the journeys of paying have in common: a request that is filled in, cards, and what is left of them.
import type { Page } from 'playwright'
import type { Sandbox } from '#sandbox/sandbox.ts'
import { fill } from './request-steps.ts'
import { originButton, requestFee, submitButton } from './screens.ts'

/** Whom it goes to, as typed; the phone is one of the site's country. */
export type Receiver = { street: string; phone: string; name?: string; amount?: string; unit?: string }

/** Fills in everything but how it is paid; the fee is there at the end. */
export async function fillRequest(page: Page, to: Receiver): Promise<void> {
  await chooseAddress(page, '#destination', to.street)
  if (to.unit) await fill(page, 'unit', to.unit)
  await fill(page, 'name', to.name ?? 'Ingrid Solberg')
  await fill(page, 'phone', to.phone)
  await fill(page, 'description', 'Bouquet of peonies')
  await fill(page, 'amount', to.amount ?? '120')
  await feeShown(page)
}

/** What a guest fills in: where it is collected, then everything else, and who sends. */
export async function fillAsGuest(
  page: Page,
  { streets, phone }: { streets: readonly [string, string]; phone: string },
): Promise<void> {
  await chooseAddress(page, '#origin', streets[0])
  await page.waitForSelector('[name=origin-unit]')
  await originButton(page).click()
  await fillRequest(page, { street: streets[1], phone })
  await page.fill('#senderName', 'Kari Berg')
  await page.fill('#senderPhone', phone)
}

/** Types an address and takes the first suggestion that is not from the address book. */
export async function chooseAddress(page: Page, field: string, text: string): Promise<void> {
  await page.waitForSelector(field)
  await page.fill(field, '')
  await page.locator(field).pressSequentially(text)
  await page.waitForSelector('[role=option] >> nth=1')
  await page.locator('[role=listbox] [role=group]').last().locator('[role=option]').first().click()
}

/** The fee is there; one that is being asked for again is pale. */
export const feeShown = (page: Page) =>
  requestFee(page).locator('bdi:not(.muted)').filter({ hasText: /\d/ }).first().waitFor()

/** The fee as it is in the summary, with what belongs to it. */
export const feeText = async (page: Page): Promise<string> =>
  ((await requestFee(page).textContent()) ?? '').replaceAll('\u00a0', ' ').trim()

export const press = (page: Page) => submitButton(page).click()

/** Chooses how it is paid, by the value of the choice. */
export const payBy = (page: Page, choice: string) => page.check(`#payment input[value=${choice}]`)

export type Card = { number: string; month?: string; year?: string; code?: string; holder?: string }

/** Fills in the form of a new card. */
export async function typeCard(page: Page, card: Card): Promise<void> {
  const { month = '08', year = String(new Date().getUTCFullYear() + 3), code = '737', holder = 'Kari Berg' } = card
  await page.locator('[name=card-number]').fill('')
  await page.locator('[name=card-number]').pressSequentially(card.number)
  const rest = { month, year, code, holder }
  for (const [name, text] of Object.entries(rest)) await page.fill(`[name=card-${name}]`, text)
}

/** Everything that the browser keeps, shows and received, as one text. */
export const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      location.href,
      document.documentElement.outerHTML,
      JSON.stringify((window as { dataLayer?: unknown }).dataLayer ?? []),
      JSON.stringify(history.state),
    ].join('\n'),
  )

/** Everything that the sandbox keeps, as one text. */
export function database({ sites }: Sandbox): string {
  const { db } = sites.shared
  const tables = db.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
  return tables.map(({ name }) => JSON.stringify(db.all(`SELECT * FROM ${name}`))).join('\n')
}

/** Ticks a box by keyboard: its label covers it. */
export async function tick(page: Page, box: string): Promise<void> {
  await page.locator(box).focus()
  await page.keyboard.press('Space')
}
