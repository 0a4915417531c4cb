import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchRoute } from '#contract/routes.ts'
import {
  askedPage,
  clockOffsetOf,
  type EntryQuestion,
  entryOf,
  type Presence,
  presenceOf,
} from '#features/session/entry.ts'
import { claimsOf, embeddedVendor } from '#features/session/session.ts'

const NOW = Date.UTC(2026, 0, 5, 12)
const login = (Expires: unknown) =>
  JSON.stringify({
    user: { id: '7', email: 'a@b.example' },
    meta: { AccessToken: 'a', IdToken: 'b', RefreshToken: 'c', Expires },
  })
const jwt = (claims: unknown) =>
  ['{"alg":"none"}', JSON.stringify(claims)]
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')
    .concat('.x')
const embedded = jwt({ exp: 1, authSchema: { restaurant: { platformTokens: [{ restaurantId: 'no-1' }] } } })

const base: EntryQuestion = {
  pathname: '/',
  search: '',
  hash: '',
  presence: 'nobody',
  locale: 'nb-NO',
  prefixes: { 'nb-NO': '', en: '/en' },
  storedLocale: null,
}
const entry = (pathname: string, presence: Presence, more: Partial<EntryQuestion> = {}) =>
  entryOf({ ...base, pathname, presence, ...more })

test.each([
  [login(NOW + 1), null, 'vendor'],
  [login(NOW), null, 'unsure'],
  [login('soon'), null, 'nobody'],
  ['no token at all', null, 'nobody'],
  ['{"user":null}', null, 'nobody'],
  ['{}', null, 'nobody'],
  ['{"user":{"id":"7"}}', null, 'nobody'],
  [`{"user":{"id":7},"meta":{"AccessToken":"a","Expires":${NOW + 1}}}`, null, 'nobody'],
  [`{"user":{"id":"7"},"meta":{"AccessToken":1,"Expires":${NOW + 1}}}`, null, 'nobody'],
  [`{"meta":{"AccessToken":"a","Expires":${NOW + 1}}}`, null, 'nobody'],
  [null, '{"vendor_id":"x"}', 'guest'],
  [null, 'broken', 'guest'],
  ['broken', 'broken', 'guest'],
  [login(NOW + 1), 'broken', 'vendor'],
  [embedded, null, 'embedded'],
  [null, null, 'nobody'],
] as const)('[SES-003] [SES-009] [SES-011] token %j and guest token %j: %s', (token, guestToken, presence) => {
  expect(presenceOf({ token, guestToken }, NOW)).toBe(presence)
})

describe('[RTE-024]', () => {
  test.each(['/order-tracking', '/history/no-1', '/bulk-order', '/helpcenter/no-1', '/request-a-rider'])(
    'nobody on %s is sent to the start, and the page is kept for later',
    path => {
      expect(entry(path, 'nobody', { search: '?orderID=9' })).toEqual({ to: '/', asked: `${path}?orderID=9` })
      expect(entry(`/en${path}`, 'nobody', { locale: 'en' })).toEqual({ to: '/en', asked: path })
    },
  )
})

test.each([
  ['/order-tracking/no-1', true],
  ['/history', true],
  ['/request-a-rider', true],
  ['/bulk-order', false],
  ['/helpcenter/no-1', false],
] as const)('[RTE-025] a guest on %s may stay: %s', (path, stays) => {
  expect(entry(path, 'guest').to === undefined).toBe(stays)
})

test.each(['/', '/connect', '/register', '/forgot-password'])('[RTE-026] %s sends a vendor on', path => {
  expect(entry(path, 'vendor').to).toBe('/request-a-rider')
  expect(entry(path, 'embedded').to).toBe('/request-a-rider')
  expect(entry(path, 'guest')).toEqual({})
  expect(entry(path, 'unsure')).toEqual({})
})

test.each(['/faq', '/termsandconditions', '/tracking/o1', '/delivery-receipt/o1', '/maintenance', '/nowhere'])(
  '[Q06] %s stays open to all',
  path => {
    for (const presence of ['nobody', 'guest', 'vendor', 'embedded', 'unsure'] as const)
      expect(entry(path, presence, { flags: { PlannedMaintenance: true } })).toEqual({})
  },
)

test('[RTE-002] maintenance is asked before the session', () => {
  const flags = { UnplannedMaintenance: true }
  expect(entry('/history', 'nobody', { flags })).toEqual({ to: '/maintenance' })
  expect(entry('/history', 'vendor', { flags })).toEqual({ to: '/maintenance' })
  expect(entry('/connect', 'nobody', { flags })).toEqual({})
})

test('[Q08] a route that a flag takes away is not found, once the flags are known', () => {
  expect(entry('/bulk-order', 'vendor', { flags: { BulkOrderUpload: false } })).toEqual({ to: '/404' })
  expect(entry('/bulk-order', 'vendor', { flags: { BulkOrderUpload: true } })).toEqual({})
  expect(entry('/bulk-order', 'vendor')).toEqual({})
  expect(entry('/register', 'nobody', { flags: { DeactivateSignUpButton: true } })).toEqual({ to: '/404' })
  expect(entry('/register', 'nobody', { flags: { DeactivateSignUpButton: false } })).toEqual({})
})

test('[I18-006] the stored language moves the reader, with query and fragment', () => {
  expect(entry('/faq', 'nobody', { storedLocale: 'en', search: '?a=1', hash: '#b' })).toEqual({ to: '/en/faq?a=1#b' })
  expect(entry('/en/faq', 'nobody', { locale: 'en', storedLocale: 'nb_NO' })).toEqual({ to: '/faq' })
  expect(entry('/faq', 'nobody', { storedLocale: 'tlh' })).toEqual({ to: '/en/faq' })
  expect(entry('/history', 'nobody', { storedLocale: 'en' })).toEqual({ to: '/en', asked: '/history' })
  // A language without the page has the address of the one that is shown.
  const here = { locale: 'en', prefixes: { 'nb-NO': '/en', en: '/en' } }
  expect(entry('/en/for-shops', 'nobody', { ...here, storedLocale: 'nb-NO' })).toEqual({})
})

test.each([
  ['/history?x=1', '/history?x=1'],
  ['//evil.example/history', undefined],
  ['https://evil.example', undefined],
  ['/\\evil.example', undefined],
  ['history', undefined],
  ['/history?from=a//', '/history?from=a//'],
  ['/connect', undefined],
  ['/nowhere', undefined],
  [null, undefined],
])('[AUT-101] %j as the page to return to', (kept, page) => {
  expect(askedPage(kept)).toBe(page)
})

test('[SES-010] the vendor of an embedded portal, and tokens that are none', () => {
  expect(embeddedVendor(embedded)).toBe('no-1')
  expect(embeddedVendor(jwt({ exp: 1 }))).toBeUndefined()
  expect(embeddedVendor(jwt({ authSchema: { restaurant: { platformTokens: [] } } }))).toBeUndefined()
  expect(claimsOf('a.b.c')).toBeUndefined()
  expect(claimsOf('')).toBeUndefined()
  expect(claimsOf(jwt({ name: 'Løkka' }))).toEqual({ name: 'Løkka' })
})

test('[FLG-102] a flag that no service has answered takes no screen away', () => {
  expect(entry('/bulk-order', 'vendor', { flags: { Helpcenter: true } })).toEqual({})
  expect(entry('/helpcenter/no-1', 'vendor')).toEqual({})
})

describe('[RTE-102] an address of the site leads to no other host', () => {
  const moves = { locale: 'en', storedLocale: 'nb-NO' }
  test.each([
    '/en//evil.example/x',
    '/en/\\evil.example',
    '/en//evil.example',
    '/en/https://evil.example',
    '/en/nowhere',
  ])('%s stays where it is', path => {
    expect(entry(path, 'vendor', moves)).toEqual({})
  })
  test('however it is written', () => {
    const piece = fc.constantFrom(
      ...'/ // \\ %2F %2f%2F %5C %09 %0A %00 % . .. /.. @ : ; ／ 。'.split(' '),
      ...'en EN history faq order-tracking evil.example https: javascript:alert(1)'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), fc.constantFrom('/en/', '/', '//'), (pieces, start) => {
        // As a browser shows it.
        const { pathname } = new URL(`https://site.example${start}${pieces.join('')}`)
        for (const presence of ['nobody', 'guest', 'vendor', 'embedded', 'unsure'] as const)
          for (const more of [moves, { locale: 'nb-NO', storedLocale: 'en' }]) {
            const { to, asked } = entry(pathname, presence, more)
            for (const place of [to ?? '/', asked ?? '/', askedPage(pathname) ?? '/'])
              expect(new URL(place, 'https://site.example').origin).toBe('https://site.example')
            const path = new URL(to ?? '/', 'https://site.example').pathname.replace(/^\/en(?=\/|$)/, '') || '/'
            expect(path === '/404' || matchRoute(path) !== undefined).toBe(true)
          }
      }),
      { numRuns: 2000 },
    )
  })
  test('a page of the site is moved to its language', () => {
    expect(entry('/en/history/no-1', 'vendor', moves)).toEqual({ to: '/history/no-1' })
  })
})

describe('[LND-105] two addresses from the landing page', () => {
  const asked = '/request-a-rider?from=Karl+Johans+gate+1&to=Storgata+7'
  const search = '?from=Karl%20Johans%20gate%201&to=%20Storgata%207'
  test('wait for a login', () => {
    expect(entry('/connect', 'nobody', { search })).toEqual({ asked })
    expect(entry('/connect', 'nobody', { search: '?from=&to=' })).toEqual({})
  })
  test('are kept once the page has its language', () => {
    const moved = entry('/connect', 'nobody', { search, storedLocale: 'en' })
    expect(moved).toEqual({ to: `/en/connect${search}` })
    expect(entry('/en/connect', 'nobody', { search, locale: 'en', storedLocale: 'en' })).toEqual({ asked })
  })
  test('wait in a browser whose URLSearchParams have no size', () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size') as PropertyDescriptor
    Reflect.deleteProperty(URLSearchParams.prototype, 'size')
    const found = entry('/connect', 'nobody', { search })
    Object.defineProperty(URLSearchParams.prototype, 'size', size)
    expect(found).toEqual({ asked })
  })
  test('mean nothing on another page', () => {
    expect(entry('/faq', 'nobody', { search })).toEqual({})
    expect(entry('/', 'vendor', { search })).toEqual({ to: '/request-a-rider' })
  })
  test('continue with the user who is logged in', () => {
    expect(entry('/connect', 'vendor', { search })).toEqual({ to: asked })
  })
})

test.each(['/bulk-order', '/bulk-order/no-1', '/helpcenter/no-1'])(
  '[SES-001] %s is closed in the embedded portal',
  path => {
    expect(entry(path, 'embedded')).toEqual({ to: '/request-a-rider' })
  },
)

test('the language of the page that was left for a bank is kept on the way back', () => {
  expect(entry('/request-a-rider', 'vendor', { leftIn: 'en' })).toEqual({ to: '/en/request-a-rider' })
  expect(entry('/request-a-rider', 'vendor', { leftIn: 'en', storedLocale: 'nb-NO' })).toEqual({})
})

test.each([
  ['-86400000', -86_400_000],
  ['0', 0],
  ['1897344000000', 1_897_344_000_000],
  ['1897344000001', undefined],
  [' ', undefined],
  ['1e15', undefined],
  ['-1e15', undefined],
  ['Infinity', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('a kept clock offset of "%s" is read as %s, before the first paint too', (text, offset) => {
  expect(clockOffsetOf(text)).toBe(offset)
})

test('[I18-006] a page that is served in the wanted language stays, whatever its address', () => {
  expect(entry('/faq', 'nobody', { locale: 'en', storedLocale: 'en' })).toEqual({})
})

test('a reader who stays has no page to return to', () => {
  expect(Object.keys(entry('/faq', 'guest'))).toEqual([])
})
