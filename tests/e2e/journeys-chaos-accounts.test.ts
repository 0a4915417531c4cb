// Accounts, a collection point that is changed, and the help centre in chaos: every call may be late, cut, refused, or
// answered with half a text. One account, one mail, one new password; what was typed stays, and each failure is shown.
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HELP_TOKEN_REFRESH_MS } from '#features/help-centre/help-centre.ts'
import { countRows, LONG, loseAnswers, shows, startChaos, struck, turning, untilDone } from './chaos-steps.ts'
import { axe, openPortal, type Portal, ready } from './portal.ts'
import { alerts, helpFrame, pointForm, savePoint, wrongFields } from './screens.ts'

const PAIR = 'pandago-NO'
const PASSWORD = 'Peoner2025!'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR] })
})
beforeEach(() => portal.sandbox.control.faults.clear())
afterAll(() => portal?.close())

const open = (page: Page, path: string) => page.goto(portal.origin(PAIR) + path)
const count = (sql: string, ...values: string[]) => countRows(portal, sql, ...values)

/** Types into a form of the entrance. */
async function type(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.fill(`[name=${name}]`, text)
}

/** Presses the form until this is there. What was typed stays, and nothing is taken for a mistake of the reader. */
async function press(
  page: Page,
  what: string,
  wanted: Locator,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  const said = alerts(page.getByRole('main'))
  await untilDone(page, {
    what,
    done: () => wanted.isVisible(),
    async act() {
      await page.click('main [type=submit]')
      await wanted.or(said).first().waitFor(LONG)
      if (await wanted.isVisible()) return
      expect(await said.innerText()).not.toMatch(/already been registered|code is wrong/)
      for (const [name, text] of Object.entries(typed)) expect(await page.inputValue(`[name=${name}]`)).toBe(text)
    },
  })
}

async function logIn(page: Page, email: string): Promise<void> {
  portal.sandbox.control.faults.clear()
  await open(page, '/connect')
  await ready(page)
  await type(page, { email, password: PASSWORD })
  await page.click('main [type=submit]')
  await page.waitForURL('**/request-a-rider')
}

test('[AUT-002] [AUT-019] [API-006] in chaos a registration makes one account, also when its answer was lost', async () => {
  const email = 'uvaer@shop.example'
  const { page, context, complaints } = await portal.visit(PAIR, '/faq')
  startChaos(portal, [], ['register'])
  loseAnswers(portal, 'register')
  await open(page, '/register')
  await ready(page)
  const typed = {
    email,
    vendorName: 'Uvær Blomster',
    vendorCode: 'NO-78',
    mobile: '+4741258963',
    'new-password': PASSWORD,
  }
  await type(page, typed)
  await page.check('[name=terms]')
  await page.check('[name=privacy]')
  await press(page, 'the registration', page.getByRole('heading', { name: 'Your account is ready' }), typed)
  expect(struck(portal, 'register')).toBeGreaterThan(0)
  expect(count('users WHERE email = ?', email)).toBe(1)
  expect(count("vendors WHERE json LIKE '%Uvær Blomster%'")).toBe(1)
  await logIn(page, email)
  expect(complaints).toEqual([])
  await context.close()
})

test('[AUT-004] [AUT-005] [AUT-012] in chaos a code is sent once, and sets the password once', async () => {
  const email = 'single@no.sandbox.example'
  const { page, context, complaints } = await portal.visit(PAIR, '/faq')
  startChaos(portal, [], ['forgotPassword', 'confirmPassword'])
  loseAnswers(portal, 'confirmPassword')
  await open(page, '/forgot-password')
  await ready(page)
  await type(page, { email })
  await press(page, 'the code', page.getByLabel('Verification code'), { email })
  const mails = portal.sandbox.control.mails('NO').filter(({ receiver }) => receiver === email)
  expect(mails).toHaveLength(1)
  const code = /\d{6}/.exec(mails[0]?.text ?? '')?.[0] ?? ''
  const typed = { code, 'new-password': PASSWORD, 'repeated-password': PASSWORD }
  await type(page, typed)
  await press(page, 'the password', page.getByRole('heading', { name: 'Your password has been changed' }), typed)
  for (const call of ['forgotPassword', 'confirmPassword']) expect(struck(portal, call), call).toBeGreaterThan(0)
  await logIn(page, email)
  expect(complaints).toEqual([])
  await context.close()
})

test('[COL-014] [COL-019] [API-024] in chaos a collection point is changed, and its new name is shown where it is used', async () => {
  const { page, context, complaints } = await portal.login(PAIR)
  startChaos(portal, ['updateOutlet'], ['updateOutlet'])
  await open(page, '/request-a-rider/no1002')
  const link = page.getByRole('region', { name: 'Where' }).getByRole('button', { name: /^Edit / })
  await shows(page, link)
  await link.click()
  const form = pointForm(page)
  const label = form.locator('[name=label]')
  await label.fill('Uvær Bakeri')
  await untilDone(page, {
    what: 'the collection point',
    done: async () => (await form.count()) === 0,
    async act() {
      await savePoint(page).click()
      const said = alerts(form).or(wrongFields(form)).filter({ visible: true })
      const atRest = async () =>
        (await form.count()) === 0 || ((await turning(savePoint(page)).count()) === 0 && (await said.count()) > 0)
      await expect.poll(atRest, LONG).toBe(true)
      if ((await form.count()) > 0) expect(await label.inputValue()).toBe('Uvær Bakeri')
    },
  })
  expect(struck(portal, 'updateOutlet')).toBeGreaterThan(0)
  expect(count("vendors WHERE id = 'no1002' AND json LIKE '%Uvær Bakeri%'")).toBe(1)
  await expect.poll(() => page.getByRole('region', { name: 'Where' }).innerText(), LONG).toContain('Uvær Bakeri')
  portal.sandbox.control.faults.clear()
  expect(complaints).toEqual([])
  await context.close()
})

test('[HLP-001] [HLP-004] [HLP-005] in chaos the help centre opens, and a question in it outlives its token', async () => {
  const { page, context, complaints, asked } = await portal.login(PAIR)
  await page.clock.install()
  const once = ['helpCentreToken', 'initHelpCentre']
  startChaos(portal, [], once)
  await open(page, '/helpcenter/no1001')
  const tokens = () => asked.filter(call => call.endsWith('/hc_jwt_token')).length
  const centre = page.getByRole('region', { name: 'Help centre' })
  // Until it is ready nobody sees the frame, and when it does not come there is another way to an answer.
  const frame = helpFrame(centre)
  const otherWay = centre.getByRole('link', { name: /^(Questions and answers|Open in a new tab)$/ })
  await shows(page, frame.or(otherWay).filter({ visible: true }))
  await untilDone(page, {
    what: 'the help centre',
    done: () => frame.isVisible(),
    async act() {
      const before = tokens()
      if (await otherWay.isVisible()) {
        await centre.getByRole('button', { name: 'Try again' }).click()
        await expect.poll(tokens).toBeGreaterThan(before)
      }
      await expect.poll(async () => (await frame.isVisible()) || (await otherWay.isVisible()), LONG).toBe(true)
    },
  })
  const inside = frame.contentFrame()
  const question = inside.locator('[name=question]')
  const token = () => inside.locator('body').getAttribute('data-token')
  await expect.poll(token, LONG).toBeTruthy()
  const before = await token()
  await question.fill('Hvor er budet mitt?')
  // The first time it cannot be exchanged, so that it is tried again while the old one holds.
  portal.sandbox.control.addFault({ kind: 'malformed', call: 'helpCentreToken', probability: 1, times: 1 })
  const renewed = async () => {
    const asked = tokens()
    await page.clock.fastForward(HELP_TOKEN_REFRESH_MS)
    await expect.poll(tokens, LONG).toBeGreaterThan(asked)
    return (await token()) !== before
  }
  await expect.poll(renewed, { ...LONG, interval: 1000 }).toBe(true)
  expect(await question.inputValue()).toBe('Hvor er budet mitt?')
  expect(await frame.isVisible()).toBe(true)
  await inside.getByRole('button', { name: 'Send' }).click()
  await inside.getByText('Thank you').waitFor()
  for (const call of once) expect(struck(portal, call), call).toBeGreaterThan(0)
  portal.sandbox.control.faults.clear()
  expect(await axe(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
