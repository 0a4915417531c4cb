import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginFailures } from '#contract/refusals.ts'
import { axe, axeInBothSchemes, openPortal, PASSWORD, type Pair, type Portal, ready } from './portal.ts'
import { fieldErrors, guestEntry, screenLink } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

/** Why a form was not accepted. */
const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })
const sentence = (text: string) => `Failed to login. ${text[0]?.toUpperCase()}${text.slice(1)}.`

describe('logging in', () => {
  test('[AUT-001] shows what is missing, keeps what was typed, and leads to the page that was asked for', async () => {
    const { page, context, complaints, asked } = await portal.visit('pandago-NO', '/history?status=NEW')
    await page.waitForURL(`${portal.origin('pandago-NO')}/`)
    await page.goto(`${portal.origin('pandago-NO')}/connect`)
    await ready(page)
    await page.click('button[type=submit]')
    await expect.poll(() => fieldErrors(page)).toEqual(['Enter your email address', 'Enter your password'])
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
    await page.fill('[name=email]', ' parent@no.sandbox.example ')
    await page.fill('[name=password]', 'wrong')
    await page.keyboard.press('Enter')
    await expect.poll(() => refusal(page).textContent()).toBe(sentence('your password is invalid'))
    expect(await page.inputValue('[name=password]')).toBe('wrong')
    expect(asked.filter(call => call.endsWith('/login'))).toHaveLength(1)
    await page.fill('[name=password]', PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/history?status=NEW')
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each([
    ['Log in', '/login'],
    ['Continue as guest', '/guest'],
  ])('"%s" cannot be pressed again while the next page is on its way', async (button, call) => {
    const { page, context, asked } = await portal.visit('pandago-NO', '/connect')
    await ready(page)
    await page.fill('[name=email]', 'parent@no.sandbox.example')
    await page.fill('[name=password]', PASSWORD)
    let open = () => {}
    const opened = new Promise<void>(resolve => {
      open = resolve
    })
    await page.route('**/request-a-rider', async route => {
      await opened
      await route.continue()
    })
    const next = page.waitForRequest('**/request-a-rider')
    const box = await page.getByRole('button', { name: button, exact: true }).boundingBox()
    const press = () => page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await press()
    await next
    await press()
    await page.keyboard.press('Enter')
    open()
    await page.waitForURL('**/request-a-rider')
    expect(asked.filter(one => one.endsWith(call))).toHaveLength(1)
    await context.close()
  })

  test('[AUT-013] [AUT-014] [AUT-015] each failure has its text, and so has no answer at all', async () => {
    const { page, context } = await portal.visit('pandago-NO', '/connect')
    await ready(page)
    await page.fill('[name=email]', 'parent@no.sandbox.example')
    await page.fill('[name=password]', PASSWORD)
    const { faults } = portal.sandbox.control
    const press = async () => {
      await page.click('button[type=submit]')
      return refusal(page).textContent()
    }
    for (const [message, text] of Object.entries(loginFailures)) {
      portal.sandbox.control.addFault({ kind: 'refusal', call: 'login', probability: 1, status: 400, message })
      // One of the failures leads to its cure.
      expect((await press())?.replace('. Set a new password', '.')).toBe(sentence(text))
      faults.clear()
    }
    await context.setOffline(true)
    await page.clock.install()
    await page.click('button[type=submit]')
    // Each attempt fails before the next one is planned, so time passes in steps.
    await expect
      .poll(async () => {
        await page.clock.runFor(2000)
        return page.textContent('[role=alert]')
      })
      .toBe('Something went wrong. Please try again. You could be offline.')
    await context.close()
  })

  test('a password can be looked at, and Caps Lock is announced', async () => {
    const { page, context } = await portal.visit('pandago-NO', '/connect')
    await ready(page)
    await page.fill('[name=password]', 'abc')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await page.getAttribute('[name=password]', 'type')).toBe('text')
    await page.dispatchEvent('[name=password]', 'keydown', { key: 'A', modifierCapsLock: true })
    await expect.poll(() => page.getByRole('status').allTextContents()).toContain('Caps Lock is on')
    await context.close()
  })

  test('[SES-006] [GST-001] whoever goes in as a guest does so, also where the login is sent meanwhile', async () => {
    const { page, context } = await portal.visit('pandago-NO', '/connect')
    await ready(page)
    portal.sandbox.control.addFault({ kind: 'latency', call: 'loginAsGuest', probability: 1, milliseconds: 2000 })
    await page.fill('[name=email]', 'nobody@sandbox.example')
    await page.fill('[name=password]', 'wrong')
    await guestEntry(page).click()
    await page.press('[name=password]', 'Enter')
    await page.waitForURL('**/request-a-rider')
    expect(await page.evaluate(() => document.documentElement.dataset['presence'])).toBe('guest')
    portal.sandbox.control.faults.clear()
    await context.close()
  })

  test('[SES-001] [NAV-004] a guest continues without an account, and is offered one', async () => {
    const { page, context, complaints } = await portal.visit('pandago-NO', '/connect')
    await ready(page)
    await guestEntry(page).click()
    await page.waitForURL('**/request-a-rider')
    await ready(page)
    expect(await page.evaluate(() => document.documentElement.dataset['presence'])).toBe('guest')
    await page.getByRole('dialog', { name: 'Welcome' }).getByRole('button', { name: 'Skip' }).click()
    const bar = page.getByRole('banner')
    for (const [name, path] of [
      ['Log in', '/connect'],
      ['Register', '/register'],
    ] as const)
      expect(await bar.getByRole('link', { name }).getAttribute('href')).toBe(path)
    expect(await screenLink(page, 'Request').count()).toBe(1)
    expect(await screenLink(page, 'Bulk orders').count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('[AUT-002] [AUT-003] registering', () => {
  const fill = async (pair: Pair, fields: Record<string, string>) => {
    const visited = await portal.visit(pair, pair === 'talabat-AE' ? '/en/register' : '/register')
    await ready(visited.page)
    for (const [name, value] of Object.entries(fields)) await visited.page.fill(`[name=${name}]`, value)
    return visited
  }

  test('a vendor of the platform; an address that is taken', async () => {
    const { page, context, complaints } = await fill('pandago-NO', {
      email: 'new@shop.example',
      vendorName: 'Nye Blomster',
    })
    await page.click('button[type=submit]')
    expect(await fieldErrors(page)).toHaveLength(5)
    await page.fill('[name=vendorCode]', 'NO-77')
    await page.fill('[name=mobile]', '+47 412 58 963')
    const rules = page.getByRole('list', { name: 'Your password needs' }).getByRole('listitem')
    await page.fill('[name=new-password]', 'Peoner2025')
    expect(await rules.filter({ hasText: / Met$/ }).count()).toBe(5)
    await page.fill('[name=new-password]', 'Peoner2025!')
    expect(await rules.filter({ hasText: / Met$/ }).count()).toBe(6)
    await page.check('[name=terms]')
    await page.check('[name=privacy]')
    // What was pasted is not cut without a word.
    await page.fill('[name=vendorName]', 'N'.repeat(201))
    await expect.poll(() => fieldErrors(page)).toEqual(['Please do not exceed 200 characters'])
    expect(await page.inputValue('[name=vendorName]')).toHaveLength(201)
    await page.fill('[name=vendorName]', 'Nye Blomster')
    await page.fill('[name=email]', 'parent@no.sandbox.example')
    await page.click('button[type=submit]')
    await expect
      .poll(() => refusal(page).textContent())
      .toBe(
        'This email has already been registered with an existing pandago account. Please use a different email address.',
      )
    await page.fill('[name=email]', 'new@shop.example')
    await page.click('button[type=submit]')
    await page.getByRole('heading', { level: 2, name: 'Your account is ready' }).waitFor()
    await page.getByText('new@shop.example').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[CFG-011] another business names itself and no vendor code', async () => {
    const { page, context } = await fill('pandasend-SG', { businessName: 'Kopi & Co' })
    expect(await page.locator('[name=vendorCode]').count()).toBe(0)
    expect(await axe(page)).toEqual([])
    await context.close()
  })
})

test('[AUT-004] [AUT-005] [AUT-012] a new password with the code of the mail, pasted whole', async () => {
  const { page, context, complaints } = await portal.visit('pandago-NO', '/forgot-password', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await ready(page)
  await page.fill('[name=email]', 'single@no.sandbox.example')
  await page.click('button[type=submit]')
  await page.waitForSelector('[name=code]')
  const [mail] = portal.sandbox.control.mails('NO')
  const code = /\b\d{6}\b/.exec(JSON.stringify(mail))?.[0] ?? ''
  await page.evaluate(text => navigator.clipboard.writeText(`Your code: ${text.slice(0, 3)} ${text.slice(3)}`), code)
  await page.focus('[name=code]')
  await page.keyboard.press('Control+V')
  expect(await page.inputValue('[name=code]')).toBe(code)
  await page.fill('[name=new-password]', 'Peoner2025!')
  await page.fill('[name=repeated-password]', 'Peoner2025?')
  await page.click('button[type=submit]')
  expect(await fieldErrors(page)).toEqual(['The passwords don’t match'])
  await page.fill('[name=repeated-password]', 'Peoner2025!')
  await page.click('button[type=submit]')
  await page.getByRole('heading', { level: 2, name: 'Your password has been changed' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('[AUT-004] whoever wants a new code is at the address that it is sent to', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/forgot-password')
  await ready(page)
  await page.fill('[name=email]', 'single@no.sandbox.example')
  await page.click('button[type=submit]')
  await page.waitForSelector('[name=code]')
  await page.getByRole('button', { name: 'Send a new code' }).press('Enter')
  await page.waitForSelector('[name=code]', { state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await context.close()
})

test('[AUT-004] a new code can be typed at once: the one that did not work is gone, and the password is not', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/forgot-password')
  await ready(page)
  await page.fill('[name=email]', 'nolocation@no.sandbox.example')
  await page.click('button[type=submit]')
  await page.locator('[name=code]').pressSequentially('000000')
  await page.fill('[name=new-password]', 'Peoner2025!')
  await page.getByRole('button', { name: 'Send a new code' }).click()
  await page.waitForSelector('[name=code]', { state: 'detached' })
  await page.click('button[type=submit]')
  await page.locator('[name=code]').pressSequentially('123456')
  expect(await page.inputValue('[name=code]')).toBe('123456')
  expect(await page.inputValue('[name=new-password]')).toBe('Peoner2025!')
  await context.close()
})

test('[AUT-004] an address that is changed while the code is being sent is not taken for the one that it was sent to', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/forgot-password')
  await ready(page)
  portal.sandbox.control.addFault({ kind: 'latency', call: 'forgotPassword', probability: 1, milliseconds: 1500 })
  await page.fill('[name=email]', 'single@no.sandbox.example')
  await page.press('[name=email]', 'Enter')
  await page.fill('[name=email]', 'parent@no.sandbox.example')
  await page.waitForSelector('[name=code]')
  portal.sandbox.control.faults.clear()
  expect(await page.inputValue('[name=email]')).toBe('single@no.sandbox.example')
  await page.getByText('single@no.sandbox.example').waitFor()
  await context.close()
})

test('on a phone what leads elsewhere from a form is as high as a finger needs', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/forgot-password', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  })
  await ready(page)
  const met = (control: Locator) =>
    control.evaluate(element => {
      const wider = Number.parseFloat(getComputedStyle(element, '::before').height) || 0
      return Math.max(wider, element.getBoundingClientRect().height)
    })
  const back = page.getByRole('link', { name: 'Back to login' })
  expect(await met(back)).toBeGreaterThanOrEqual(44)
  await page.fill('[name=email]', 'single@no.sandbox.example')
  await page.click('button[type=submit]')
  const again = page.getByRole('button', { name: 'Send a new code' })
  await again.waitFor()
  expect(await met(again)).toBeGreaterThanOrEqual(44)
  expect(await met(back)).toBeGreaterThanOrEqual(44)
  await context.close()
})

test('[AUT-002] a mobile number is checked by the rules of all countries, which are loaded when it is typed', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/en/register')
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  await ready(page)
  expect(loaded.filter(path => path.includes('phones'))).toEqual([])
  await page.fill('[name=mobile]', '+47 41 25')
  await expect.poll(() => loaded.filter(path => path.includes('phones')).length).toBeGreaterThan(0)
  await page.click('button[type=submit]')
  const error = 'Enter a complete mobile number'
  await expect.poll(() => fieldErrors(page)).toContain(error)
  await page.fill('[name=mobile]', '412 58 963')
  await expect.poll(() => fieldErrors(page)).not.toContain(error)
  await context.close()
})

test.each([
  ['pandago-NO', '/connect', 360],
  ['pandago-NO', '/register', 1440],
  ['talabat-AE', '/connect', 1440],
  ['talabat-AE', '/register', 360],
  ['talabat-AE', '/forgot-password', 360],
] as const)('axe finds nothing on %s %s at %i', async (pair, path, width) => {
  const { page, context, complaints } = await portal.visit(pair, path, {
    viewport: { width, height: 800 },
  })
  await ready(page)
  await page.click('button[type=submit]')
  expect(await axeInBothSchemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await context.close()
})
