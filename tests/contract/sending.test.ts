// How a call is addressed, and when it is sent again.
import { describe, expect, test } from 'vitest'
import { type Endpoint, repetitionOf, SENDS_MAX, waitBefore } from '#contract/endpoint.ts'
import { callAddress, type EndpointName, endpoints } from '#contract/endpoints.ts'

describe('[API-006] [API-007] repetition', () => {
  test.each<[EndpointName, boolean, boolean, boolean, boolean]>([
    ['listOrders', false, true, true, true],
    ['deliveryFee', false, true, true, false],
    ['placeOrder', true, true, true, false],
    ['cancelOrder', true, true, true, true],
    ['updateOrder', true, true, true, true],
    ['confirmIntent', true, true, true, false],
    ['evaluateFlags', false, false, false, false],
    ['assetManifest', false, false, false, false],
  ])('%s: key %s, lost %s, 429 %s, 5xx %s', (name, key, lost, tooMany, serverError) => {
    expect(repetitionOf(endpoints[name])).toEqual({ key, lost, tooMany, serverError })
  })

  test('a POST or PUT that changes something carries a key', () => {
    const calls = Object.entries(endpoints) as [string, Endpoint][]
    const keyless = calls.filter(([, one]) => one.method !== 'GET' && !repetitionOf(one).key).map(([name]) => name)
    expect(keyless.sort()).toEqual([
      'deliveryFee',
      'estimations',
      'evaluateFlags',
      'initHelpCentre',
      'validateArea',
      'validateVoucher',
    ])
  })

  test('at most 4 sends, 1, 2 and 3 seconds apart', () => {
    expect(Array.from({ length: SENDS_MAX - 1 }, (_, at) => waitBefore(at + 1))).toEqual([1000, 2000, 3000])
  })
})

describe('addresses', () => {
  test('query fields that are undefined are left out', () => {
    expect(callAddress('listOrders', { id: 'v1' }, { count: 30, from: undefined, scheduled: true })).toBe(
      '/orders/api/v1/vendor/v1/orders?count=30&scheduled=true',
    )
  })
  test('[CFG-010] the flag file has its whole address in the configuration', () => {
    expect(callAddress('flagFile', {})).toBe('')
    expect(callAddress('evaluateFlags', {})).toBe('/ofrep/v1/evaluate/flags')
  })
  test('parameters are escaped', () => {
    expect(callAddress('readVoucher', { code: 'a/b?c d' })).toBe('/orders/api/v1/voucher/a%2Fb%3Fc%20d')
  })
  test('a missing parameter is an error, not another call', () => {
    expect(() => callAddress('readVendor', { id: '' })).toThrow('readVendor: parameter id is missing')
  })
})
