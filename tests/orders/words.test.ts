import { describe, expect, test } from 'vitest'
import { againWords, callWords, cancelQuestion, newsWords, pickWords } from '#features/orders/named-text.ts'
import { namesCustomer, orderSentence } from '#features/orders/text.ts'
import { riderName } from '#features/public-order/text.ts'
import { orderOf } from './examples.ts'

describe('sentences about an order', () => {
  const ids = { vendor_id: 'no1000', order_id: 'no1000-4k7p' }
  const named = orderOf(ids)
  const unnamed = orderOf({ ...ids, customer: { ...named.customer, name: '' } })
  const { name } = named.customer

  test.each([
    ['a cancellation', cancelQuestion, `Cancel the order to ${name}?`, 'Cancel order #4k7p?'],
    ['a choice', pickWords, `Select the order to ${name}`, 'Select order #4k7p'],
    ['a repeat', againWords, `Request again for ${name}`, 'Request order #4k7p again'],
  ])('%s names the customer, or the order where the customer has no name', (_, words, withName, withoutName) => {
    expect(words(named)).toBe(withName)
    expect(words(unnamed)).toBe(withoutName)
  })

  test('a new status is told of the customer, or of the order where the customer has no name', () => {
    expect(newsWords(named, 'Delivered')).toBe(`${name}: Delivered`)
    expect(newsWords(unnamed, 'Delivered')).toBe('#4k7p: Delivered')
  })

  test('a rider without a name is called as one calls a rider', () => {
    expect(callWords({ name: 'Ada' })).toBe('Call Ada')
    expect(callWords({ name: '' })).toBe('Call your rider')
    expect(['Ada', ''].map(name => riderName({ name }))).toEqual(['Ada', 'Your rider'])
  })

  test('a sentence names the customer only where they have a place in it, not where a rider has the same name', () => {
    const who = { customer: 'Ada', rider: 'Ada' }
    expect([orderSentence('to_collection', who), namesCustomer('to_collection')]).toEqual([
      'Ada is on the way to you',
      false,
    ])
    expect([orderSentence('to_delivery', who), namesCustomer('to_delivery')]).toEqual(['On the way to Ada', true])
  })
})
