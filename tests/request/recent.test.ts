import { expect, test } from 'vitest'
import {
  couldBecome,
  findPlaced,
  joinedSent,
  type Print,
  printOf,
  recentFrom,
  type Sent,
  withPrint,
} from '#features/request/recent.ts'
import { order } from './examples.ts'

const SINCE = 1_790_000_000
const print: Print = {
  name: 'Ingrid Solberg',
  phone: '4741258036',
  address: '3, , Bygdøy allé 23',
  description: 'Bouquet of peonies',
  amount: 649,
}
const other: Print = { ...print, amount: 700 }
const sent: Sent = { since: SINCE, prints: [print], key: 'key-1' }
const placed = order({ created_at: SINCE })

test('[Q88] an order is recognised by customer, address, contents and amount, a phone number by its digits', () => {
  expect(printOf(order())).toEqual(print)
  expect(printOf(order({ customer: { ...order().customer, phone_number: '+47 412-58 036' } }))).toEqual(print)
})

test.each<[string, Partial<Print>]>([
  ['name', { name: 'Ola' }],
  ['phone number', { phone: '4741258037' }],
  ['address', { address: '4, , Bygdøy allé 23' }],
  ['contents', { description: 'Tulips' }],
  ['amount', { amount: 650 }],
])('[Q88] another %s is another order', (_, changed) => {
  expect(couldBecome(sent, order())).toBe(true)
  expect(couldBecome({ ...sent, prints: [{ ...print, ...changed }] }, order())).toBe(false)
  expect(couldBecome({ ...sent, prints: [{ ...print, ...changed }, print] }, order())).toBe(true)
})

test('[Q88] each version that was sent is kept once, under the first time and key', () => {
  expect(withPrint(undefined, SINCE, print, 'key-1')).toEqual(sent)
  expect(withPrint(sent, SINCE + 60, { ...print }, 'key-2')).toBe(sent)
  expect(withPrint(sent, SINCE + 60, other, 'key-2')).toEqual({ ...sent, prints: [print, other] })
})

test('[REQ-105] what another tab has sent is added, from the earlier of both times and under the key in use', () => {
  const elsewhere = { since: SINCE - 60, prints: [{ ...print }, other], key: 'key-9' }
  expect(joinedSent(sent, elsewhere, 'key-2')).toEqual({ since: SINCE - 60, prints: [print, other], key: 'key-2' })
  expect(joinedSent(elsewhere, sent, 'key-2').since).toBe(SINCE - 60)
  expect(joinedSent(sent, undefined, 'key-2')).toEqual({ ...sent, key: 'key-2' })
})

test('[Q88] a version that was sent is known among several others', () => {
  const both: Sent = { ...sent, prints: [print, other] }
  expect(withPrint(both, SINCE + 60, { ...print }, 'key-2')).toBe(both)
  expect(withPrint(both, SINCE + 60, { ...other }, 'key-2')).toBe(both)
  expect(joinedSent(both, { ...sent, prints: [{ ...other }, { ...print }] }, 'key-1')).toEqual(both)
})

test.each<[what: string, here: number | undefined, there: number | undefined, at: number | undefined]>([
  ['here and there', 5000, 9000, 9000],
  ['there and here', 9000, 5000, 9000],
  ['here alone', 5000, undefined, 5000],
  ['there alone', undefined, 9000, 9000],
  ['nowhere yet', undefined, undefined, undefined],
])('[REQ-105] the time of the last submission is the latest of all tabs: sent %s', (_, here, there, at) => {
  const sentAt = (time: number | undefined): Sent => ({ ...sent, ...(time !== undefined && { at: time }) })
  expect(joinedSent(sentAt(here), sentAt(there), 'key-1')).toStrictEqual(sentAt(at))
  if (there === undefined) expect(joinedSent(sentAt(here), undefined, 'key-1')).toStrictEqual(sentAt(at))
})

test.each([
  ['at the same second', placed, [], true],
  ['by a clock that is 5 s late', order({ created_at: SINCE - 5 }), [], true],
  ['earlier', order({ created_at: SINCE - 6 }), [], false],
  ['that is known', placed, [placed.order_id], false],
  ['next to a known one', placed, ['no2041-other'], true],
  ['of other contents', order({ created_at: SINCE, vendor_id: 'x', order: { ...placed.order, amount: 1 } }), [], false],
] as const)('[Q88] an order made %s', (_, made, known, counts) => {
  expect(recentFrom(sent)).toBe(SINCE - 5)
  expect(findPlaced([made], sent, known)).toBe(counts ? made : undefined)
})
