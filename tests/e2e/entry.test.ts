import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoVendorIds } from '#sandbox/seed/users.ts'
import { openPortal, PASSWORD, type Portal } from './portal.ts'
import { isFlagAnswer } from './public-orders.ts'
import { accountMenu, requestForm, screenLink } from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ pairs: ['pandago-NO'] })
})
afterAll(() => portal.close())

const pathOf = (address: string) => {
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** Opens a path with things in the storage, and returns where the reader ended up and what was painted on the way. */
async function open(path: string, values: Record<string, string> = {}) {
  const { page, context, complaints } = await portal.visit('pandago-NO', '/faq')
  await page.evaluate(all => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, values)
  // A page reports its own first paint; one that is left before has none.
  await context.addInitScript(() => {
    new PerformanceObserver(list => {
      if (list.getEntries().length > 0) localStorage.setItem(`painted ${location.pathname}`, '1')
    }).observe({ type: 'paint', buffered: true })
  })
  // The server says nothing: it would end the login that was made up, and with it the page.
  await page.route(/\.sandbox\.localhost/, () => {})
  await page.goto(portal.origin('pandago-NO') + path)
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  const painted = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('painted '))
      .map(key => key.slice('painted '.length)),
  )
  const at = pathOf(page.url())
  const asked = await page.evaluate(() => sessionStorage.getItem('asked-page'))
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  await context.close()
  return { at, painted, asked, left, complaints }
}

const login = (Expires: number) =>
  JSON.stringify({
    user: { id: '1', email: 'a@b.example' },
    meta: { AccessToken: 'a', IdToken: 'b', RefreshToken: 'c', Expires },
  })
/** The contents of the storage, by a name that a report can print. */
const kept = new Map<string, Record<string, string>>([
  ['login', { token: login(Date.now() + 3_600_000) }],
  ['a token that is none', { token: 'no token' }],
  ['a broken guest token', { 'guest-token': 'broken' }],
  ['English', { locale: 'en' }],
  ['a language that is a script', { locale: '<script>' }],
])

describe('the guard decides before the first paint', () => {
  describe('[RTE-024] [RTE-025] [RTE-026]', () => {
    test.each([
      ['/history?status=NEW', 'nothing', '/', '/history?status=NEW'],
      ['/bulk-order/no1000', 'nothing', '/', '/bulk-order/no1000'],
      ['/helpcenter/no1000', 'a broken guest token', '/', '/helpcenter/no1000'],
      ['/', 'login', '/request-a-rider', null],
      ['/connect', 'login', '/request-a-rider', null],
      ['/register', 'login', '/request-a-rider', null],
      ['/forgot-password', 'login', '/request-a-rider', null],
      ['/faq?a=1#top', 'English', '/en/faq?a=1#top', null],
      ['/faq', 'a language that is a script', '/en/faq', null],
    ] as const)('%s with %s leads to %s', async (path, what, target, asked) => {
      const seen = await open(path, kept.get(what))
      expect(seen).toMatchObject({ at: target, asked, complaints: [] })
      expect(seen.painted).not.toContain(path.split(/[?#]/)[0] === target ? '' : path.split(/[?#]/)[0])
    })
  })

  test.each([
    ['/tracking/abc', 'login'],
    ['/termsandconditions', 'login'],
    ['/history', 'a broken guest token'],
    ['/connect', 'a token that is none'],
  ] as const)('[Q06] [Q98] %s with %s stays', async (path, what) => {
    expect((await open(path, kept.get(what))).at).toBe(path)
  })
})

describe('[SES-012] a token in the address', () => {
  test('a bad one leaves the address and is kept nowhere', async () => {
    for (const path of ['/odwp', '/shop/odwp', '//evil.example/odwp', '/%6fdwp', '/shop/odw%70/']) {
      const { page, context } = await portal.visit('pandago-NO', `${path}?token=aaa.bbb.ccc`)
      await page.getByText('TokenLoginError').waitFor()
      expect(page.url()).not.toContain('aaa.bbb.ccc')
      const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
      expect(left).not.toContain('aaa.bbb.ccc')
      await context.close()
    }
  })

  test('[SES-009] a good one opens the request screen', async () => {
    const token = await portal.sandbox.control.godroidToken('NO', undefined)
    const { page, context, complaints } = await portal.visit('pandago-NO', `/odwp?token=${String(token)}`)
    await page.waitForURL('**/request-a-rider')
    await requestForm(page).getByRole('combobox', { name: 'Deliver to' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['presence'])).toBe('embedded')
    expect(await accountMenu(page).isVisible()).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('[SES-012] a token in the address, with somebody logged in', () => {
  const token = (vendor?: string) => portal.sandbox.control.godroidToken('NO', vendor)
  const storedToken = () => localStorage.getItem('token')

  test('one that the server refuses leaves the login, shows a notice, and restores the page that was open', async () => {
    const { page, context, asked } = await portal.login('pandago-NO')
    const before = await page.evaluate(storedToken)
    const [head, body] = (await token()).split('.')
    await page.goto(`${portal.origin('pandago-NO')}/odwp?token=${head}.${body}.forged`)
    await page.getByText('TokenLoginError').waitFor()
    expect(await page.evaluate(storedToken)).toBe(before)
    await page.waitForURL('**/request-a-rider')
    expect(asked.filter(call => call.endsWith('/logout'))).toEqual([])
    await context.close()
  })

  test('one of another vendor is asked about; who agrees is logged out, on the server too', async () => {
    const { page, context, asked } = await portal.login('pandago-NO')
    const before = await page.evaluate(storedToken)
    const offer = `${portal.origin('pandago-NO')}/odwp?token=${await token()}`
    await page.goto(offer)
    await page.getByRole('button', { name: 'Stay logged in' }).click()
    await page.waitForURL('**/request-a-rider')
    expect(await page.evaluate(storedToken)).toBe(before)
    await page.goto(offer)
    await page.getByText('You’re logged in as parent@no.sandbox.example').waitFor()
    await page.locator('main').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/request-a-rider')
    expect(await page.evaluate(() => document.documentElement.dataset['presence'])).toBe('embedded')
    // A page that is left before the answer came leaves the call to the next one, which may ask again.
    await expect.poll(() => asked.some(call => call.endsWith('/logout'))).toBe(true)
    await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
    await page.waitForURL('**/request-a-rider')
    await context.close()
  })
})

describe('[RTE-101] a branch in the address that is none of the vendor’s', () => {
  test.each(['request-a-rider', 'order-tracking', 'history', 'bulk-order'])(
    '/%s says so and offers the own ones',
    async screen => {
      const { page, context, asked } = await portal.login('pandago-NO')
      asked.length = 0
      await page.goto(`${portal.origin('pandago-NO')}/${screen}/ae9999`)
      await page.getByText('You have no branch ae9999').waitFor()
      expect(asked.filter(call => call.includes('ae9999'))).toEqual([])
      await page.getByRole('main').getByRole('alert').getByRole('link').first().click()
      await page.waitForURL(`**/${screen}/no*`)
      await context.close()
    },
  )
})

describe('[COL-023] a user without vendors', () => {
  beforeAll(() => {
    const { db } = portal.sandbox.sites.open('NO')
    db.run(
      "DELETE FROM user_vendors WHERE user_id = (SELECT id FROM users WHERE email = 'nolocation@no.sandbox.example')",
    )
  })

  test.each([
    'request-a-rider',
    'order-tracking',
    'history',
    'history/no3000',
    'bulk-order',
    'bulk-order/no3000/bulk-1',
    'helpcenter/no3000',
  ])('reads on /%s that there is no branch, and waits for nothing', async path => {
    const { page, context } = await portal.login('pandago-NO', { who: 'nolocation', at: `/${path}` })
    await page.getByText('You have no associated vendors with your account.').waitFor()
    await page.getByRole('main').getByRole('heading', { name: 'This account has no branches yet.' }).waitFor()
    if (path.endsWith('bulk-1')) await page.getByText('Failed to get job details').waitFor()
    await context.close()
  })

  test('comes to the screen once there is one, without loading the page', async () => {
    const { page, context } = await portal.login('pandago-NO', { who: 'nolocation', at: '/history' })
    const none = page.getByRole('main').getByRole('heading', { name: 'This account has no branches yet.' })
    await none.waitFor()
    const { db } = portal.sandbox.sites.open('NO')
    db.run(
      "INSERT INTO user_vendors (user_id, country, vendor_id) SELECT id, 'NO', ? FROM users WHERE email = 'nolocation@no.sandbox.example'",
      demoVendorIds('NO').single,
    )
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await none.waitFor({ state: 'detached' })
    await page.getByRole('radio', { name: 'Yesterday' }).waitFor()
    await context.close()
  })
})

test('[LND-105] both addresses of the landing page are on the login and then in the form', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/en')
  await requestForm(page).getByLabel('Collect from').fill('Karl Johans gate 1')
  await requestForm(page).getByLabel('Deliver to').fill('Storgata 7')
  await requestForm(page).getByRole('button').click()
  await page.waitForURL('**/en/connect')
  await page.getByText('Log in to send from Karl Johans gate 1 to Storgata 7').waitFor()
  await page.evaluate(() => localStorage.setItem('walkthrough-done', 'true'))
  await page.fill('[name=email]', 'single@no.sandbox.example')
  await page.fill('[name=password]', PASSWORD)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/en/request-a-rider?*')
  await expect.poll(() => page.locator('#destination').inputValue()).toBe('Storgata 7')
  await context.close()
})

test('[RTE-024] somebody who is sent to the start learns why', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/history')
  await page.getByText('Log in to open this page.').waitFor()
  await context.close()
})

test.each([
  ['keeps nothing', 'SecurityError', 'Your browser blocks this site from storing data'],
  ['has no room left', 'QuotaExceededError', 'Your browser has no room left for this site'],
])('[CST-112] a browser that %s is reported before a login is lost', async (_, error, advice) => {
  const { page, context, asked } = await portal.visit('pandago-NO', '/faq')
  await context.addInitScript(name => {
    localStorage.setItem('locale', 'en')
    Storage.prototype.setItem = () => {
      throw new DOMException('', name)
    }
  }, error)
  await page.goto(`${portal.origin('pandago-NO')}/connect`)
  await page.getByText(advice).waitFor()
  await page.fill('[name=email]', 'parent@no.sandbox.example')
  await page.fill('[name=password]', PASSWORD)
  await page.locator('form [type=submit]').click()
  expect(asked.filter(call => call.endsWith('/login'))).toEqual([])
  expect(await page.inputValue('[name=email]')).toBe('parent@no.sandbox.example')
  await context.close()
})

describe('[FLG-102]', () => {
  test('static pages obey the flags: no way to sign up, and maintenance for who came from a guarded page', async () => {
    portal.sandbox.control.setFlag('NO', 'DeactivateSignUpButton', true)
    const first = await portal.visit('pandago-NO', '/')
    await first.page.waitForFunction(() =>
      document.documentElement.dataset['flags']?.includes('DeactivateSignUpButton'),
    )
    expect(await first.page.locator('a[href="/register"]:visible').count()).toBe(0)
    await first.context.close()
    portal.sandbox.control.setFlag('NO', 'DeactivateSignUpButton', false)
    portal.sandbox.control.setFlag('NO', 'PlannedMaintenance', true)
    const second = await portal.visit('pandago-NO', '/history')
    await second.page.waitForURL('**/maintenance')
    portal.sandbox.control.setFlag('NO', 'PlannedMaintenance', false)
    await second.context.close()
  })

  test('with no flag service a screen stays, shows what it cannot know, and asks again', async () => {
    const { page, context } = await portal.login('pandago-NO')
    let asked = 0
    await context.route('**/flags/**', route => {
      asked += 1
      return route.fulfill({ status: 502, body: '' })
    })
    // Not from the page that is left: an answer that is on its way would be kept after that.
    await page.addInitScript(() => sessionStorage.removeItem('flags'))
    await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
    await page.getByText('We can’t check right now').waitFor()
    expect(await page.getByText('Drop your order file here').isVisible()).toBe(true)
    const before = asked
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => asked).toBeGreaterThan(before)
    // From now on it also asks by itself.
    await context.unroute('**/flags/**')
    await page.getByText('We can’t check right now').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/bulk-order')
    await context.close()
  })
})

test('[RTE-002] [Q07] maintenance takes guarded pages away, and gives them back', async () => {
  const { page, context } = await portal.login('pandago-NO')
  portal.sandbox.control.setFlag('NO', 'UnplannedMaintenance', true)
  // The page asks by itself, and leaves by itself: it has to know that it stays before anything is changed.
  const stays = page.waitForResponse(answer => isFlagAnswer(answer) && answer.frame().url().endsWith('/maintenance'))
  await page.reload()
  await (await stays).finished()
  portal.sandbox.control.setFlag('NO', 'UnplannedMaintenance', false)
  await page.reload()
  await page.waitForURL('**/request-a-rider')
  await context.close()
})

test('[RTE-011] [Q08] a screen whose flag is off is not found, and nothing leads to it', async () => {
  portal.sandbox.control.setFlag('NO', 'BulkOrderUpload', false)
  const { page, context } = await portal.login('pandago-NO')
  await page.waitForFunction(() => sessionStorage.getItem('flags') !== null)
  expect(await screenLink(page, 'History').count()).toBe(1)
  expect(await screenLink(page, 'Bulk orders').count()).toBe(0)
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await page.waitForURL('**/404')
  portal.sandbox.control.setFlag('NO', 'BulkOrderUpload', true)
  await context.close()
})
