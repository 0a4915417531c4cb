import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const pathOf = (address: string) => {
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}

/** Opens a path with things in the storage, and tells where the reader ended up and what was painted on the way. */
async function open(path: string, values: Record<string, string> = {}) {
  const { page, context, complaints } = await portal.visit('pandago-NO', '/faq')
  await page.evaluate(all => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value)
  }, values)
  // A page tells its own first paint; one that is left before has none.
  await context.addInitScript(() => {
    new PerformanceObserver(list => {
      if (list.getEntries().length > 0) localStorage.setItem(`painted ${location.pathname}`, '1')
    }).observe({ type: 'paint', buffered: true })
  })
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
/** What stands in the storage, by a name that a report can print. */
const kept = new Map<string, Record<string, string>>([
  ['login', { token: login(Date.now() + 3_600_000) }],
  ['a token that is none', { token: 'no token' }],
  ['a broken guest token', { 'guest-token': 'broken' }],
  ['English', { locale: 'en' }],
  ['a language that is a script', { locale: '<script>' }],
])

describe('the guard decides before the first paint', () => {
  describe('[RTE-024] [RTE-025] [RTE-026] [I18-006]', () => {
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
    for (const path of ['/odwp', '/shop/odwp']) {
      const { at, left } = await open(`${path}?token=aaa.bbb.ccc`)
      expect(at).toBe('/odwp')
      expect(left).not.toContain('aaa.bbb.ccc')
    }
  })

  test('[SES-009] a good one opens the request screen', async () => {
    const token = await portal.sandbox.control.godroidToken('NO', undefined)
    const { page, context, complaints } = await portal.visit('pandago-NO', `/odwp?token=${String(token)}`)
    await page.waitForURL('**/request-a-rider')
    await page.waitForSelector('.request-form .folded b, .request-form #destination')
    expect(await page.evaluate(() => document.documentElement.dataset['presence'])).toBe('embedded')
    expect(await page.isVisible('.avatar-button')).toBe(false)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('[RTE-002] [Q07] maintenance takes guarded pages away, and gives them back', async () => {
  const { page, context } = await portal.login('pandago-NO')
  portal.sandbox.control.setFlag('NO', 'UnplannedMaintenance', true)
  await page.reload()
  await page.waitForURL('**/maintenance')
  portal.sandbox.control.setFlag('NO', 'UnplannedMaintenance', false)
  await page.reload()
  await page.waitForURL('**/request-a-rider')
  await context.close()
})

test('[RTE-011] [Q08] a screen whose flag is off is not found, and nothing leads to it', async () => {
  portal.sandbox.control.setFlag('NO', 'BulkOrderUpload', false)
  const { page, context } = await portal.login('pandago-NO')
  await page.waitForFunction(() => sessionStorage.getItem('flags') !== null)
  expect(await page.isVisible('.tabs a[href="/bulk-order"]')).toBe(false)
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await page.waitForURL('**/404')
  portal.sandbox.control.setFlag('NO', 'BulkOrderUpload', true)
  await context.close()
})
