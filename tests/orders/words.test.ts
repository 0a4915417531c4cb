import { describe, expect, test } from 'vitest'
import { againWords, callWords, cancelQuestion, newsWords, pickWords } from '#features/orders/named-text.ts'
import type { OrdersNotice } from '#features/orders/notices.ts'
import { ordersWords } from '#features/orders/notices-text.ts'
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

const lost = { code: 'no_answer' } as const

test.each<[clause: string, notice: OrdersNotice, words: string]>([
  ['[TRK-027]', { code: 'cancel_failed' }, 'Cannot cancel order'],
  ['[TRK-028]', { code: 'cancel_wrong_stage' }, 'order cannot be cancelled at this stage'],
  ['[TRK-029]', { code: 'cancelling' }, 'Cancelling order'],
  [
    '[TRK-039]',
    { code: 'orders_failed', problem: lost },
    'Cannot retrieve current orders: We got no answer. Check your connection and try again.',
  ],
  ['[HIS-011]', { code: 'past_orders_failed', problem: lost }, 'Cannot retrieve past orders'],
  ['[HIS-012]', { code: 'export_failed' }, 'Export unsuccessful'],
  ['[HIS-013]', { code: 'history_download_failed' }, 'Download history failed'],
])('%s the notice of %j is: %s', (_, notice, words) => {
  expect(ordersWords(notice)).toBe(words)
})
