import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { axeInBothSchemes, openPortal, type Pair, type Portal, ready } from './portal.ts'
import {
  accountMenu,
  branchButton,
  guestEntry,
  helpFrame,
  helpLink,
  notices,
  orderRows,
  orderTitle,
} from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())
beforeEach(() => portal.sandbox.control.faults.clear())

/** A busy machine loads a frame in its own time. */
const SOON = { timeout: 60_000 }

const NO = (path: string) => `${portal.origin('pandago-NO')}/en${path}`
/** Its page has said that it is there, and can be read. */
const isReady = async (page: Page) => (await helpFrame(page).and(page.locator('[aria-hidden=false]')).count()) === 1
const inside = (page: Page) => helpFrame(page).contentFrame()
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help centre' })
/** What is shown in its place. */
const failure = (page: Page) => page.getByRole('main').getByRole('alert').getByRole('heading')
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })

/** Stands in for the page of the help centre. */
const answerWith = (page: Page, body: string | undefined) =>
  page.route(/\/help\/\w+\/app\//, route =>
    body === undefined
      ? route.abort()
      : route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Help</title>${body}` }),
  )

describe('[HLP-001] the page of the help centre', () => {
  test('is a frame without rights over the portal, and closes by its button, by Escape and from within', async () => {
    const { page, context, complaints } = await portal.loggedIn('pandago-NO')
    await page.goto(NO('/history/no1001'))
    await page.goto(NO('/helpcenter/no1001'))
    await expect.poll(() => isReady(page), SOON).toBe(true)
    const frame = helpFrame(page)
    expect((await frame.getAttribute('sandbox'))?.split(' ')).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
    expect(new URL((await frame.getAttribute('src')) ?? '').origin).not.toBe(portal.origin('pandago-NO'))
    expect(await inside(page).locator('h1').textContent()).toContain('Bakeriet Morgenfrisk')
    await page.getByRole('button', { name: 'Close the help centre' }).click()
    await page.waitForURL('**/request-a-rider/no1001')
    await page.goto(NO('/helpcenter/no1001'))
    await expect.poll(() => isReady(page), SOON).toBe(true)
    await page.keyboard.press('Escape')
    await page.waitForURL('**/request-a-rider/no1001')
    await page.goto(NO('/helpcenter/no1001'))
    await expect.poll(() => isReady(page), SOON).toBe(true)
    await inside(page).locator('#close').click()
    await page.waitForURL('**/request-a-rider/no1001')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[HLP-005] shows an error when the frame sends nothing in time, and offers its address', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    await answerWith(page, '<p>Nothing to say</p>')
    await page.clock.install()
    await page.goto(NO('/helpcenter/no1001'))
    // Asked for after the route is taken away, it would be the real page.
    await inside(page)
      .getByText('Nothing to say')
      .waitFor({ ...SOON, state: 'attached' })
    await page.clock.runFor(10_100)
    await expect.poll(() => failure(page).textContent(), SOON).toBe('An error occurred while loading the help center')
    await expect
      .poll(() => notices(page).first().textContent(), SOON)
      .toContain('An error occurred while loading the help center')
    const link = page.getByRole('link', { name: 'Open in a new tab' })
    expect(await link.getAttribute('href')).toMatch(/^http:\/\/no\.sandbox\.localhost:4600\/help\/eu\/app\//)
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    await page.unroute(/\/help\/\w+\/app\//)
    await retry(page).click()
    await expect.poll(() => isReady(page), SOON).toBe(true)
    await context.close()
  })

  test('[HLP-006] [HLP-005] a token or a page that is not to be had has its notice, and the questions and answers', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    const { control } = portal.sandbox
    const refusal = { kind: 'refusal', probability: 1, status: 403, message: 'Forbidden' } as const
    control.addFault({ ...refusal, call: 'helpCentreToken' })
    await page.goto(NO('/helpcenter/no1001'))
    await expect.poll(() => failure(page).textContent(), SOON).toBe('Help center failed')
    await expect.poll(() => notices(page).first().textContent(), SOON).toContain('Help center failed')
    const questions = page.getByRole('main').getByRole('link', { name: 'Questions and answers' })
    expect(await questions.getAttribute('href')).toBe('/en/faq')
    control.faults.clear()
    control.addFault({ ...refusal, call: 'initHelpCentre' })
    await retry(page).click()
    await expect.poll(() => failure(page).textContent(), SOON).toBe('An error occurred while loading the help center')
    control.faults.clear()
    await retry(page).click()
    await expect.poll(() => isReady(page), SOON).toBe(true)
    await context.close()
  })

  test('neither a message of another frame nor the frame itself may do more than it should', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    await answerWith(
      page,
      '<script>parent.postMessage({ source: "help-centre", type: "ready" }, "*"); try { parent.document.title = "taken" } catch {}; try { top.location = "https://evil.example/" } catch {}</script>',
    )
    await page.goto(NO('/helpcenter/no1001'))
    await expect.poll(() => isReady(page), SOON).toBe(true)
    // From the page itself, and from a frame of the same origin as the portal: neither is the help centre.
    await page.evaluate(
      () =>
        new Promise<void>(done => {
          addEventListener('message', ({ data }) => data === 'the last one' && done())
          postMessage({ source: 'help-centre', type: 'close' }, '*')
          const close = { data: { source: 'help-centre', type: 'close' }, origin: 'https://evil.example' }
          dispatchEvent(new MessageEvent('message', close))
          postMessage('the last one', '*')
        }),
    )
    expect(await isReady(page)).toBe(true)
    expect(page.url()).toBe(NO('/helpcenter/no1001'))
    expect(await page.title()).not.toBe('taken')
    const refused = await page.evaluate(
      () =>
        new Promise(done => {
          document.addEventListener('securitypolicyviolation', event => done(event.effectiveDirective))
          const frame = document.createElement('iframe')
          frame.src = 'http://no.other.localhost:4600/help/eu/app/1'
          document.body.append(frame)
        }),
    )
    expect(refused).toBe('frame-src')
    await context.close()
  })
})

test('[HLP-001] on a wide screen it opens next to the page, which stays usable, and gives the focus back', async () => {
  const { page, context, complaints } = await portal.loggedIn('pandago-NO')
  await page.goto(NO('/history/no1001'))
  await ready(page)
  await accountMenu(page).click()
  await helpLink(page).click()
  await panel(page).waitFor()
  await expect.poll(() => isReady(page), SOON).toBe(true)
  expect(page.url()).toBe(NO('/history/no1001'))
  await branchButton(page).click()
  await page.getByRole('listbox').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await panel(page).getByRole('button', { name: 'Close the help centre' }).focus()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  await accountMenu(page).click()
  await helpLink(page).click()
  await expect.poll(() => isReady(page), SOON).toBe(true)
  await inside(page).locator('h1').click()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(complaints).toEqual([])
  await context.close()
})

test('[HLP-001] Escape closes the panel and not the order next to it, and Back leaves the focus where somebody types', async () => {
  const { page, context } = await portal.login('pandago-NO', {
    viewport: { width: 1280, height: 900 },
    at: '/order-tracking',
  })
  const close = panel(page).getByRole('button', { name: 'Close the help centre' })
  const openPanel = async () => {
    await accountMenu(page).click()
    await helpLink(page).click()
    await panel(page).waitFor()
  }
  await orderRows(page).first().click()
  await orderTitle(page).waitFor()
  await openPanel()
  await close.focus()
  await page.keyboard.press('Escape')
  await panel(page).waitFor({ state: 'hidden' })
  expect(new URL(page.url()).searchParams.get('order')).not.toBeNull()
  expect(await accountMenu(page).evaluate(it => it === document.activeElement)).toBe(true)
  await openPanel()
  await page.getByRole('searchbox').focus()
  await page.goBack()
  await panel(page).waitFor({ state: 'hidden' })
  expect(await page.getByRole('searchbox').evaluate(it => it === document.activeElement)).toBe(true)
  // Next to it the page has its keys.
  await openPanel()
  await page.getByRole('searchbox').press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.waitFor()
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
  await context.close()
})

test('[HLP-002] [FLG-014] none for guests, nor for embedded portals, nor while the flag is off', async () => {
  const guest = await portal.visit('pandago-NO', '/en/connect')
  await ready(guest.page)
  await guestEntry(guest.page).click()
  await guest.page.waitForURL('**/request-a-rider')
  await guest.page.goto(NO('/helpcenter/vendorID'))
  await guest.page.waitForURL(url => url.pathname === '/en')
  await guest.context.close()

  const token = await portal.sandbox.control.godroidToken('NO', 'no2000')
  const embedded = await portal.visit('pandago-NO', `/en/odwp?token=${token}`)
  await embedded.page.waitForURL('**/request-a-rider*')
  await ready(embedded.page)
  expect(await helpLink(embedded.page).count()).toBe(0)
  await embedded.page.goto(NO('/helpcenter/no2000'))
  await embedded.page.waitForURL('**/request-a-rider*')
  await embedded.context.close()

  portal.sandbox.control.setFlag('NO', 'Helpcenter', false)
  const user = await portal.loggedIn('pandago-NO')
  await user.page.goto(NO('/history'))
  await ready(user.page)
  await expect
    .poll(() => user.page.evaluate(() => document.documentElement.dataset['flags']), SOON)
    .not.toContain('Helpcenter')
  await accountMenu(user.page).click()
  expect(await helpLink(user.page).count()).toBe(0)
  await user.page.goto(NO('/helpcenter/no1001'))
  await user.page.waitForURL('**/404')
  await user.context.close()
  portal.sandbox.control.setFlag('NO', 'Helpcenter', true)
})

test.each<[Pair, number]>([
  ['pandago-NO', 1440],
  ['pandago-NO', 360],
  ['talabat-AE', 1440],
  ['talabat-AE', 360],
])('axe finds nothing in the help centre of %s at %i', async (pair, width) => {
  const id = pair.slice(-2).toLowerCase()
  const { page, context, complaints } = await portal.loggedIn(pair, { viewport: { width, height: 800 } })
  await page.goto(`${portal.origin(pair)}/helpcenter/${id}1001`)
  await expect.poll(() => isReady(page), SOON).toBe(true)
  expect(await axeInBothSchemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await helpFrame(page).evaluate(node => node.clientHeight)).toBeGreaterThan(500)
  portal.sandbox.control.addFault({
    kind: 'refusal',
    call: 'initHelpCentre',
    probability: 1,
    status: 500,
    message: 'InternalError',
  })
  await page.reload()
  await failure(page).waitFor(SOON)
  expect(await axeInBothSchemes(page)).toEqual([])
  portal.sandbox.control.faults.clear()
  expect(complaints).toEqual([])
  await context.close()
})
