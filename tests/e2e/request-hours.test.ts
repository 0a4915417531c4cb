// Closed, in the country's own time: past midnight, in the night in which the clocks change, and at the moment of a press.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'
import { expectTracked, fillOrder, ordersTo, peoniesFor, press } from './request-steps.ts'
import { requestForm, submitButton } from './screens.ts'

let portal: Portal
/** What time it is in the sandbox; it goes on from there. */
let began = Date.parse('2027-01-15T11:00:00Z')
let since = Date.now()
const clock = { now: () => began + Date.now() - since }
const setTime = (iso: string) => {
  began = Date.parse(iso)
  since = Date.now()
}

beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'], clock })
})
afterAll(() => portal.close())

const open = async (hours: string) => {
  portal.sandbox.control.setParameter('NO', 'serviceHours', hours)
  const visit = await portal.login('pandago-NO', { who: 'single' })
  await visit.page.waitForSelector('#destination')
  return visit
}
/** What is announced when it is closed. */
const said = async (page: Page) => {
  const status = requestForm(page).getByRole('status').filter({ hasText: 'We keep what you fill in.' })
  return (await status.textContent()) ?? ''
}

type Moment = { at: string; hours: string; until?: string; now?: string; opens?: string | RegExp }
const moments: Moment[] = [
  // Past midnight: the hours began yesterday.
  { at: '2027-01-15T00:30:00Z', hours: '1000:0200', until: '02:00' },
  { at: '2027-01-15T02:30:00Z', hours: '1000:0200', now: '03:30', opens: '10:00' },
  // It opens tomorrow.
  { at: '2027-01-15T22:30:00Z', hours: '0900:2200', now: '23:30', opens: /16.*09:00/ },
  // In this night the clocks go from 02:00 to 03:00: half past two never comes.
  { at: '2027-03-28T00:30:00Z', hours: '0230:2200', now: '01:30', opens: '03:00' },
  { at: '2027-03-28T01:10:00Z', hours: '0200:2200', until: '22:00' },
  { at: '2027-03-28T01:10:00Z', hours: '2200:0300', now: '03:10', opens: '22:00' },
]

describe('service hours', () => {
  test.for(moments)('[REQ-016] [REQ-017] [REQ-020] at $at with $hours', async ({ at, hours, until, now, opens }) => {
    setTime(at)
    const { page, context } = await open(hours)
    if (until) await requestForm(page).getByText(`Open until ${until}`).waitFor()
    else {
      const [from, to] = hours.split(':').map(text => text.replace(/^(..)/, '$1:'))
      const sentence = await said(page)
      expect(sentence).toContain(`Service hours: ${from} to ${to}. It's ${now}`)
      expect(sentence.slice(sentence.indexOf(`It's ${now}`) + 10)).toMatch(opens ?? 'never')
      // The same as a picture: what is open, in two parts when it goes on past midnight, and now.
      expect(await page.locator('.hours-bar > i').count()).toBe(hours.slice(0, 4) > hours.slice(5) ? 3 : 2)
    }
    await context.close()
  })

  test('[REQ-016] hours that end at midnight end at the end of the day in the picture', async () => {
    setTime('2027-01-15T02:30:00Z')
    const { page, context } = await open('0900:0000')
    await said(page)
    const placeOf = async (text: string) => (await page.locator('.hours-bar').getByText(text).boundingBox())?.x ?? 0
    expect(await placeOf('00:00')).toBeGreaterThan(await placeOf('09:00'))
    await context.close()
  })

  test('[REQ-016] [REQ-102] what is typed while it is closed is there when it opens, and can be ordered', async () => {
    setTime('2027-04-15T06:59:30Z')
    const { page, context } = await open('0900:2200')
    await page.fill('#name', 'Ylva Tidlig')
    await page.fill('#phone', '41258036')
    expect(await submitButton(page).getAttribute('aria-disabled')).toBe('true')
    // The sentence before has no full stop, so it has a line of its own.
    const notice = requestForm(page).getByRole('status').filter({ hasText: 'Closed right now' })
    expect(await notice.innerText()).toContain('\nWe keep what you fill in.')
    expect(await page.getByRole('region', { name: 'When' }).innerText()).not.toMatch(/A rider (comes|collects)/)
    setTime('2027-04-15T07:00:30Z')
    await requestForm(page).getByRole('button', { name: 'Check again' }).click()
    await requestForm(page).getByText('Closed right now').waitFor({ state: 'detached' })
    expect(await page.inputValue('#name')).toBe('Ylva Tidlig')
    // The notice also goes while the hours are asked for.
    await requestForm(page).getByText('Open until 22:00').waitFor()
    expect(await page.getByRole('region', { name: 'When' }).innerText()).toMatch(/A rider (comes|collects)/)
    await context.close()
  })

  test('[REQ-006] [REQ-016] while it is closed, an order for a time at which it is open is placed', async () => {
    setTime('2027-04-15T21:10:00Z')
    const { page, context } = await open('0900:2200')
    await page.getByText('Later', { exact: true }).click()
    await expect.poll(() => submitButton(page).getAttribute('aria-disabled')).not.toBe('true')
    await fillOrder(page, peoniesFor('Ylva Morgen'))
    const time = (await page.locator('#collectAt option:not([value=""])').first().getAttribute('value')) ?? ''
    expect(new Date(Number(time) * 1000).toISOString()).toBe('2027-04-16T07:00:00.000Z')
    await page.selectOption('#collectAt', time)
    await press(page)
    await expectTracked(page, 'Ylva Morgen')
    expect(ordersTo(portal, 'NO', 'Ylva Morgen')).toEqual([expect.objectContaining({ preordered_for: Number(time) })])
    await context.close()
  })

  test('[REQ-018] closed without hours shows the documented sentence', async () => {
    portal.sandbox.control.setParameter('NO', 'serviceHours', '')
    portal.sandbox.control.addFault({ kind: 'closedHours', call: 'serviceHours', probability: 1, times: 1 })
    const { page, context } = await portal.login('pandago-NO', { who: 'single' })
    await page.waitForSelector('#destination')
    expect(await said(page)).toContain('Sorry, the platform is currently unavailable...')
    portal.sandbox.control.faults.clear()
    await context.close()
  })

  test('[REQ-016] [REQ-102] closed at the moment of the submission: nothing is ordered, and the form stays', async () => {
    setTime('2027-04-20T12:00:00Z')
    const { page, context } = await open('0900:2200')
    await fillOrder(page, peoniesFor('Ylva Sent'))
    setTime('2027-04-20T20:00:30Z')
    await press(page)
    await expect.poll(() => said(page)).toContain("Service hours: 09:00 to 22:00. It's 22:00")
    expect(await page.inputValue('#name')).toBe('Ylva Sent')
    expect(ordersTo(portal, 'NO', 'Ylva Sent')).toHaveLength(0)
    await context.close()
  })
})
