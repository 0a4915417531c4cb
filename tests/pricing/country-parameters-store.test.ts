import { describe, expect, test } from 'vitest'
import { createCountryParameters, parameterOf } from '#features/pricing/country-parameters-store.ts'
import { methodsOf } from '#features/request/payment-choices.ts'
import { fakeBrowser, fakeSend, lost } from '../platform/tabs.ts'

function country(answer: () => unknown) {
  const { clock } = fakeBrowser(0)
  const { send, sent } = fakeSend({ countryParameter: answer })
  return { clock, sent, parameters: createCountryParameters({ send, clock }) }
}

test('[API-025] a parameter is remembered for five minutes, each by its name', async () => {
  const { parameters, clock, sent } = country(() => ({ result: true }))
  expect(await parameters.read('allOutletOrders')).toBe(true)
  await clock.pass(299_999)
  await parameters.read('allOutletOrders')
  expect(sent).toHaveLength(1)
  await parameters.read('onlinePaymentActivated')
  expect(sent.map(one => one.call)).toEqual([
    { params: { name: 'allOutletOrders' } },
    { params: { name: 'onlinePaymentActivated' } },
  ])
  await clock.pass(1)
  await parameters.read('allOutletOrders')
  expect(sent).toHaveLength(3)
})

test('[API-025] questions at the same time are one call', async () => {
  const { parameters, sent } = country(() => ({ result: true }))
  await Promise.all([parameters.read('allOutletOrders'), parameters.read('allOutletOrders')])
  expect(sent).toHaveLength(1)
})

test('[API-025] [SES-103] what a clock remembers that was far ahead is not remembered for as long', async () => {
  const { parameters, clock, sent } = country(() => ({ result: true }))
  await parameters.read('allOutletOrders')
  clock.jump(-86_400_000)
  await parameters.read('allOutletOrders')
  expect(sent).toHaveLength(2)
})

test('[API-025] a failure is not remembered', async () => {
  let online = false
  const { parameters, sent } = country(() => (online ? { result: 'PAID' } : lost()))
  expect(await parameters.read('paymentMethods')).toBeUndefined()
  online = true
  expect(await parameters.read('paymentMethods')).toBe('PAID')
  expect(sent).toHaveLength(2)
})

test.each([
  ['allOutletOrders', 'true', undefined],
  ['allOutletOrders', false, false],
  ['serviceHours', '0900:2200', '0900:2200'],
  ['serviceHours', 900, undefined],
  ['orderItemValueExceedLimit', -1, -1],
  ['orderItemValueExceedLimit', '-1', undefined],
  ['onlinePaymentActivated', true, true],
] as const)('[API-026] %s with %j is read as %j', (name, result, value) => {
  expect(parameterOf(name, { result })).toBe(value)
})

describe('[API-027]', () => {
  test.each([
    ['PAID|CASH_ON_DELIVERY', ['PAID', 'CASH_ON_DELIVERY']],
    ['PAID', ['PAID']],
    ['PAID | CASH_ON_DELIVERY', ['PAID', 'CASH_ON_DELIVERY']],
    ['', []],
  ])('%j names %j', (list, methods) => {
    expect(methodsOf(list)).toEqual(methods)
  })
})
