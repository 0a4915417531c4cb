// The documented table of routes, clause by clause.
import { expect, test } from 'vitest'
import { matchRoute, type RouteId, routes } from '#contract/routes.ts'
import { entryOf, isAbsent, type Presence } from '#features/session/entry.ts'

const at = (pathname: string, presence: Presence) =>
  entryOf({
    pathname,
    search: '',
    hash: '',
    presence,
    locale: 'en',
    prefixes: { en: '' },
    storedLocale: null,
  }).to
const stays = (pathname: string, ...presences: Presence[]) => {
  for (const presence of presences) expect(at(pathname, presence), `${pathname} as ${presence}`).toBeUndefined()
}
const isRoute = (path: string, id: RouteId, params: Record<string, string> = {}) =>
  expect(matchRoute(path)).toEqual({ id, params })

test('[RTE-001 LND-006] the maintenance page is open to anyone', () => {
  isRoute('/maintenance', 'maintenance')
  stays('/maintenance', 'nobody', 'guest', 'vendor', 'embedded')
})

test('[RTE-003] the landing page is for those who are not signed in', () => {
  isRoute('/', 'landing')
  stays('/', 'nobody', 'guest')
  expect(at('/', 'vendor')).toBe('/request-a-rider')
})

test('[RTE-004 RTE-006] password reset and login are public', () => {
  isRoute('/forgot-password', 'forgotPassword')
  isRoute('/connect', 'connect')
  stays('/forgot-password', 'nobody', 'guest')
  stays('/connect', 'nobody', 'guest')
})

test('[RTE-005] sign-up is there unless the flag takes it away', () => {
  isRoute('/register', 'register')
  expect(isAbsent(routes.register, {})).toBe(false)
  expect(isAbsent(routes.register, { DeactivateSignUpButton: true })).toBe(true)
})

/** A route and the same with a vendor, for those who have a session. */
function isGuarded(path: string, own: RouteId, ofVendor: RouteId): void {
  isRoute(path, own)
  isRoute(`${path}/no1000`, ofVendor, { vendorID: 'no1000' })
  for (const address of [path, `${path}/no1000`]) {
    expect(at(address, 'nobody')).toBe('/')
    stays(address, 'guest', 'vendor', 'embedded')
  }
}

test('[RTE-007] [RTE-008] tracking, with or without a vendor, is guarded', () => {
  isGuarded('/order-tracking', 'orderTracking', 'vendorOrderTracking')
})

test('[RTE-009] [RTE-010] history, with or without a vendor, is guarded', () => {
  isGuarded('/history', 'history', 'vendorHistory')
})

test('[RTE-012 RTE-013 FLG-007] bulk upload and job exist only with their flag, and are closed to guests', () => {
  isRoute('/bulk-order/no1000', 'vendorBulkOrder', { vendorID: 'no1000' })
  isRoute('/bulk-order/no1000/7', 'bulkJob', { vendorID: 'no1000', bulkJobID: '7' })
  for (const id of ['bulkOrder', 'vendorBulkOrder', 'bulkJob'] as const) {
    expect(isAbsent(routes[id], { BulkOrderUpload: false })).toBe(true)
    expect(isAbsent(routes[id], { BulkOrderUpload: true })).toBe(false)
  }
  expect(at('/bulk-order/no1000', 'guest')).toBe('/')
})

test('[RTE-014] the mobile help centre is guarded', () => {
  isRoute('/helpcenter/no1000', 'helpCentre', { vendorID: 'no1000' })
  expect(at('/helpcenter/no1000', 'nobody')).toBe('/')
  expect(at('/helpcenter/no1000', 'guest')).toBe('/')
  stays('/helpcenter/no1000', 'vendor')
})

test('[RTE-015 RTE-016 RTE-017] the request is guarded but open to guests, and may name an order to edit', () => {
  isRoute('/request-a-rider', 'request')
  isRoute('/request-a-rider/no1000', 'vendorRequest', { vendorID: 'no1000' })
  expect(at('/request-a-rider', 'nobody')).toBe('/')
  stays('/request-a-rider', 'guest', 'vendor', 'embedded')
  expect(routes.request.query).toContain('orderID')
})

/** Open to everybody, with a session or without. */
function isPublic(path: string, id: RouteId, parameters: Record<string, string> = {}): void {
  isRoute(path, id, parameters)
  expect(routes[id].access).toBe('public')
  stays(path, 'nobody', 'guest', 'vendor', 'embedded')
}

test('[RTE-019] the receipt is public', () => {
  isPublic('/delivery-receipt/x', 'deliveryReceipt', { orderID: 'x' })
})

test('[RTE-020] the tracking page of consumers is public', () => {
  isPublic('/tracking-c2c/x', 'consumerTracking', { orderID: 'x' })
})

test('[RTE-021] the list of prohibited items is public', () => {
  isPublic('/prohibiteditems-c2c', 'prohibitedItems')
})

test('[RTE-022] the terms are public', () => {
  isPublic('/termsandconditions', 'terms')
})

test('the accessibility statement is public', () => {
  isPublic('/accessibility-statement', 'accessibilityStatement')
})

test('[NAV-001] the navigation bar is hidden on /tracking/* and nowhere else', () => {
  const hidden = Object.entries(routes).filter(([, route]) => route.navigationHidden)
  expect(hidden.map(([id]) => id)).toEqual(['tracking'])
})
