// The sandbox's chaos, and how somebody gets through it: by doing what the screen says.
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { SENDS_MAX } from '#contract/endpoint.ts'
import { type Fault, presets } from '#sandbox/faults/kinds.ts'
import { drawn } from './browser.ts'
import type { Portal } from './portal.ts'
import {
  addressMessage,
  alerts,
  notices,
  pointForm,
  requestFee,
  requestForm,
  requestProblem,
  submitButton,
  warnings,
  wrongFields,
} from './screens.ts'

/** Late enough to be overtaken by other calls; the chaos's own lateness would only make the test long. */
const LATE_MS = 100
/** Four tries of a call, the waits between them, and looking for what became of a press. */
export const LONG = { timeout: 45_000 }
const TRIES_MAX = 15

/** What says that something went wrong or asks what to do, wherever it is. */
const said = (page: Page): Locator =>
  alerts(page)
    .or(warnings(page))
    .or(wrongFields(requestForm(page)))
    .or(wrongFields(pointForm(page)))
    .or(addressMessage(page))
    .or(page.getByRole('alertdialog'))
    .or(branchesAgain(page))
    .or(orderAgain(page))
    .filter({ visible: true })

/** Asks again for the branches, in their drawer. */
const branchesAgain = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: 'Try again' })
/** Asks again for the order of a receiver. */
export const orderAgain = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Try again now' })

/** What turns in a button while its work goes on. */
export const turning = (button: Locator): Locator => button.locator('svg')

/**
 * Every call and every update may be struck, and those that make something get the worst of it; the first answer of
 * those in `once` cannot be read, however the dice fall. The dice of each call are its own, so the chaos is the same each
 * time. A clock that is a day off has a journey of its own.
 */
export function startChaos(
  { sandbox: { control } }: Portal,
  worst: readonly string[],
  once: readonly string[] = [],
): void {
  control.faults.clear()
  const chaos: readonly Fault[] = presets.chaos
  for (const fault of chaos)
    if (fault.kind !== 'clockSkew')
      control.addFault(fault.kind === 'latency' ? { ...fault, milliseconds: LATE_MS } : fault)
  for (const call of worst)
    for (const [kind, probability] of [
      ['cut', 0.25],
      ['answerLost', 0.4],
      ['malformed', 0.25],
    ] as const)
      control.addFault({ kind, call, probability })
  // A repetition hides much, but not this.
  for (const call of once) control.addFault({ kind: 'malformed', call, probability: 1, times: 1 })
}

/** The next press of this call is carried out, and none of its sends is answered. */
export const loseAnswers = ({ sandbox: { control } }: Portal, call: string): void =>
  void control.addFault({ kind: 'answerLost', call, probability: 1, times: SENDS_MAX })

/** How often something went wrong since the chaos began. */
export const struck = ({ sandbox }: Portal, call?: string): number =>
  sandbox.control.faults
    .list()
    .filter(fault => call === undefined || fault.call === call)
    .reduce((sum, { happened }) => sum + happened, 0)

/** Something that is tried until it is done. */
type Attempt = {
  what: string
  done(): Promise<boolean> | boolean
  /** One try, until the page has come to rest. */
  act(): Promise<unknown>
}

/** Tries until it is done; a try that came to nothing has to say so on the screen. */
export async function untilDone(page: Page, { what, done, act }: Attempt): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    if (await done()) return
    // What was read is put away, so that what is said next is said about the next try.
    await notices(page)
      .getByRole('button', { name: 'Dismiss' })
      .evaluateAll(buttons => {
        for (const button of buttons) (button as HTMLElement).click()
      })
    await act()
    if (await done()) return
    expect(await said(page).count(), `${what}: nothing is said`).toBeGreaterThan(0)
  }
  throw new Error(`${what}: ${await page.innerText('main')}`)
}

/** Presses a button that may go at any moment, since the page also tries again by itself: what is gone is not waited for. */
export const pressIfThere = (button: Locator): Promise<void> =>
  button.evaluateAll(([found]) => (found as HTMLElement | undefined)?.click())

/** The page comes to show this; where it could not be loaded, that is said with a button, which is pressed. */
export async function shows(page: Page, wanted: Locator): Promise<void> {
  const again = alerts(page.getByRole('main'))
    .getByRole('button')
    .and(page.locator(':not([aria-disabled=true])'))
    .or(branchesAgain(page))
    .filter({ visible: true })
  await untilDone(page, {
    what: String(wanted),
    done: () => wanted.first().isVisible(),
    async act() {
      await pressIfThere(again)
      // Until the press is seen on the button.
      await drawn(page)
      await wanted.or(again).first().waitFor(LONG)
    },
  })
}

/** Types an address and takes the first suggestion, if there is one; otherwise the list says why. */
export async function tryAddress(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill('')
  await field.pressSequentially(text)
  const found = page.getByRole('option').nth(1)
  await found.or(addressMessage(page)).first().waitFor(LONG)
  if (!(await found.isVisible())) return
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Says where a request goes, until its fee is there or the screen says why there is none. */
export async function addressed(page: Page, { what, address }: { what: string; address: string }): Promise<void> {
  const fee = requestFee(page).filter({ hasText: /\d/ })
  const said = wrongFields(requestForm(page))
    .or(requestProblem(page))
    .or(addressMessage(page))
    .filter({ visible: true })
  let tries = 0
  await untilDone(page, {
    what: `${what}: where it goes`,
    done: async () => (await fee.or(requestProblem(page)).count()) > 0,
    async act() {
      // A place that is known is asked about again by the press; one that is not is typed again.
      if (tries++ % 2 === 1) await submitButton(page).click()
      else await tryAddress(page, page.locator('#destination'), address)
      await fee.or(said).first().waitFor(LONG)
    },
  })
}

/** Presses the one button of a request, or what the screen offers instead, until it is done. */
export async function pressed(page: Page, { what, done, kept }: Press): Promise<void> {
  const asked = page.getByRole('alertdialog')
  const again = requestProblem(page).getByRole('button').first()
  // Behind a question too.
  const submit = page.getByRole('main', { includeHidden: true }).locator('[type=submit]')
  const said = requestProblem(page)
    .or(wrongFields(requestForm(page)))
    .filter({ visible: true })
    .or(asked)
  await untilDone(page, {
    what,
    done,
    async act() {
      if (await asked.isVisible()) await page.keyboard.press('Enter')
      else if (await again.isVisible()) await pressIfThere(again)
      else await submitButton(page).click()
      const atRest = async () => (await done()) || ((await turning(submit).count()) === 0 && (await said.count()) > 0)
      await expect.poll(atRest, LONG).toBe(true)
      // However it went, what was typed is there until there is an order.
      if (await done()) return
      for (const [field, text] of Object.entries(kept))
        expect(await page.inputValue(field, { timeout: 1000 }).catch(() => text), field).toBe(text)
    },
  })
}

type Press = {
  what: string
  done(): Promise<boolean> | boolean
  /** The contents of the form's fields, where they are open. */
  kept: Readonly<Record<string, string>>
}

/** How many rows of all countries the sandbox has; `sql` is what comes after FROM. */
export const countRows = (portal: Portal, sql: string, ...values: string[]): number | undefined =>
  portal.sandbox.sites.shared.db.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql}`, ...values)?.n
