import { describe, expect, test } from 'vitest'
import {
  addressOf,
  matchRoute,
  pathFor,
  type Route,
  type RouteId,
  routeList,
  routes,
  splitPrefix,
} from '#contract/routes.ts'

type Documented = [clause: string, path: string, expected: Partial<Route> & { id: RouteId }]

const documented: Documented[] = [
  ['[RTE-001]', '/maintenance', { id: 'maintenance', access: 'any' }],
  ['[RTE-003]', '/', { id: 'landing', access: 'unauthenticated' }],
  ['[RTE-004]', '/forgot-password', { id: 'forgotPassword', access: 'public' }],
  ['[RTE-005]', '/register', { id: 'register', flagOff: 'DeactivateSignUpButton' }],
  ['[RTE-006]', '/connect', { id: 'connect', access: 'public' }],
  ['[RTE-007]', '/order-tracking', { id: 'orderTracking', access: 'guarded' }],
  ['[RTE-008]', '/order-tracking/v1', { id: 'vendorOrderTracking', access: 'guarded' }],
  ['[RTE-009]', '/history', { id: 'history', access: 'guarded' }],
  ['[RTE-010]', '/history/v1', { id: 'vendorHistory', access: 'guarded' }],
  ['[RTE-011]', '/bulk-order', { id: 'bulkOrder', access: 'guarded', flagOn: 'BulkOrderUpload' }],
  ['[RTE-012]', '/bulk-order/v1', { id: 'vendorBulkOrder', access: 'guarded', flagOn: 'BulkOrderUpload' }],
  ['[RTE-013]', '/bulk-order/v1/j1', { id: 'bulkJob', access: 'guarded', flagOn: 'BulkOrderUpload' }],
  ['[RTE-014]', '/helpcenter/v1', { id: 'helpCentre', access: 'guarded' }],
  ['[RTE-015]', '/request-a-rider', { id: 'request', access: 'guarded', guests: true }],
  ['[RTE-016]', '/request-a-rider/v1', { id: 'vendorRequest', access: 'guarded', guests: true }],
  ['[RTE-017]', '/request-a-rider', { id: 'request', query: ['orderID'] }],
  ['[RTE-018]', '/tracking/o1', { id: 'tracking', access: 'public', navigationHidden: true }],
  ['[RTE-019]', '/delivery-receipt/o1', { id: 'deliveryReceipt', access: 'public' }],
  ['[RTE-020]', '/tracking-c2c/o1', { id: 'consumerTracking', access: 'public' }],
  ['[RTE-021]', '/prohibiteditems-c2c', { id: 'prohibitedItems', access: 'public' }],
  ['[RTE-022]', '/termsandconditions', { id: 'terms', access: 'public' }],
  ['Q09', '/faq', { id: 'faq', access: 'public' }],
  [
    'EN 301 549',
    '/accessibility-statement',
    { id: 'accessibilityStatement', access: 'public', indexable: true, setting: 'accessibilityStatement' },
  ],
  ['decision 099', '/for-shops', { id: 'audience', access: 'public', indexable: true, each: 'audiences' }],
]

describe('the route list', () => {
  test.for(documented)('%s %s', ([, path, { id, ...expected }]) => {
    expect(matchRoute(path)?.id).toBe(id)
    expect(routes[id]).toMatchObject(expected)
  })

  test('has no route that is not documented', () => {
    expect(Object.keys(routes).toSorted()).toEqual([...new Set(documented.map(([, , { id }]) => id))].toSorted())
  })

  const idsWith = (has: (route: Route) => unknown) => routeList.filter(has).map(route => route.id)

  test('[RTE-025] guests may enter requesting, tracking and history, not bulk orders and the help centre (Q98)', () => {
    expect(idsWith(route => route.access === 'guarded' && route.guests)).toEqual([
      'orderTracking',
      'vendorOrderTracking',
      'history',
      'vendorHistory',
      'request',
      'vendorRequest',
    ])
  })

  test('[RTE-026] only the entrances send a signed-in user on (Q06)', () => {
    expect(idsWith(route => route.leaveWhenSignedIn)).toEqual(['landing', 'forgotPassword', 'register', 'connect'])
  })

  test('[GEN-006] FAQ, legal and public pages lead with their own subject (Q104)', () => {
    expect(idsWith(route => route.titled === 'subject')).toEqual([
      'maintenance',
      'tracking',
      'deliveryReceipt',
      'consumerTracking',
      'prohibitedItems',
      'terms',
      'faq',
      'accessibilityStatement',
      'audience',
    ])
  })

  test('what shows one order is neither listed nor sent on as a referrer', () => {
    const secret = idsWith(route => route.secretAddress)
    expect(secret).toEqual(['tracking', 'deliveryReceipt', 'consumerTracking'])
    expect(routeList.filter(route => route.secretAddress && route.indexable)).toEqual([])
  })
})

describe('matchRoute', () => {
  test.for([
    '/nothing',
    '/faq/x',
    '/tracking',
    '/helpcenter',
    '/tracking/o1/x',
    '/tracking//',
    '/FAQ',
    '//',
    'faq',
    '/history/%zz',
    '/for-',
    '/for-shops/x',
    '/forshops',
  ])('[RTE-023] %s is not found', path => {
    expect(matchRoute(path)).toBeUndefined()
  })

  test('gives the ids decoded', () => {
    expect(matchRoute('/bulk-order/v%201/j%2F1')).toEqual({
      id: 'bulkJob',
      params: { vendorID: 'v 1', bulkJobID: 'j/1' },
    })
  })

  test('forgives one slash at the end', () => {
    expect(matchRoute('/faq/')?.id).toBe('faq')
  })

  test.for(routeList.map(route => route.id))('leads back from the path of %s', id => {
    const names = [...routes[id].path.matchAll(/\{(\w+)\}/g)].map(found => found[1] ?? '')
    const params = Object.fromEntries(names.map((name, index) => [name, `ä/${index}?#`]))
    const path = pathFor(id as 'bulkJob', params as { vendorID: string; bulkJobID: string })
    expect(matchRoute(path)).toEqual({ id, params })
  })
})

describe('language prefixes', () => {
  test.for([
    ['', '/', '/'],
    ['', '/faq', '/faq'],
    ['/en', '/', '/en'],
    ['/zh-HK', '/faq', '/zh-HK/faq'],
  ])('%s with %s is %s', ([prefix = '', path = '', address]) => {
    expect(addressOf(prefix, path)).toBe(address)
    expect(splitPrefix(addressOf(prefix, path), ['', '/en', '/zh-HK'])).toEqual({ prefix, path })
  })

  test('a path that only begins like a language keeps its letters', () => {
    expect(splitPrefix('/english', ['', '/en'])).toEqual({ prefix: '', path: '/english' })
  })

  test('a path with ids in another language', () => {
    expect(pathFor('tracking', { orderID: 'a b' }, '/en')).toBe('/en/tracking/a%20b')
  })
})
