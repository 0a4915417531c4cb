// Rows that equal an order of the last 24 hours (BLK-108).
import { describe, expect, test } from 'vitest'
import { createNormalizer } from '#features/bulk/normalizer.ts'
import { recentFinder } from '#features/bulk/recent-orders.ts'
import { newRow, stateOf, withRecent } from '#features/bulk/sheet.ts'
import type { Order } from '#schema/wire.ts'
import { cellsOf, context, NOON, type Texts, words } from './examples.ts'

const normalizer = createNormalizer(words, context.phones, context)
type Made = {
  name?: string
  phone?: string
  address?: string
  amount?: number
  description?: string
  preordered_for?: number
  status?: Order['status']
}
const orderOf = ({
  name = 'Kari Berg',
  phone = '40612345',
  address = ', , Storgata 5, 0155 Oslo',
  ...more
}: Made = {}) =>
  ({
    order_id: 'no-1-abc123',
    created_at: NOON / 1000 - 3600,
    status: more.status ?? 'DELIVERED',
    customer: { name, phone_number: phone, location: { address } },
    order: { amount: more.amount ?? 120, description: more.description ?? '' },
    ...(more.preordered_for !== undefined && { preordered_for: more.preordered_for }),
  }) as Order

const found = (made: Made, texts: Texts = {}) => {
  const find = recentFinder([orderOf(made)], {
    ...context,
    phone: text => normalizer.cell('phone', text),
  })
  return find(cellsOf({ phone: '+4740612345', ...texts }))
}

describe('[BLK-108] a row and an order', () => {
  test.each<[string, Made, Texts]>([
    ['of the same customer, address and value', {}, {}],
    [
      'in other spellings',
      { name: 'KARI  berg', phone: '+47 406 12 345', address: ', , storgata 5' },
      { address: 'Storgata 5, 0155 Oslo' },
    ],
    ['without unit and building', { address: 'Storgata 5' }, {}],
    ['without a value', { amount: 0 }, { amount: '' }],
    ['of the same contents', { description: 'Carrot cake' }, { description: 'carrot-cake' }],
    ['for now, with a time that is not used', {}, { delivery: 'instant', scheduled: '2026-03-04 18:30' }],
    ['with unit and building', { address: '4B, Tower, Storgata 5' }, { unit: '4b', building: 'Tower' }],
    [
      'for the same time',
      { preordered_for: Date.parse('2026-03-04T17:30:00Z') / 1000 },
      { delivery: 'scheduled', scheduled: '2026-03-04 18:30' },
    ],
  ])('are the same: %s', (_, made, texts) => {
    expect(found(made, texts)).toEqual({ orderId: 'no-1-abc123', at: NOON / 1000 - 3600 })
  })
  test.each<[string, Made, Texts]>([
    ['another phone', { phone: '40612346' }, {}],
    ['another customer', { name: 'Ola Dahl' }, {}],
    ['another value', { amount: 121 }, {}],
    ['another address', { address: ', , Storgata 50' }, {}],
    ['no address', {}, { address: '' }],
    ['other contents', { description: 'Cake' }, {}],
    [
      'a standing order for another day',
      { preordered_for: Date.parse('2026-03-03T17:30:00Z') / 1000 },
      { delivery: 'scheduled', scheduled: '2026-03-04 18:30' },
    ],
    ['an order of now, for later', {}, { delivery: 'scheduled', scheduled: '2026-03-04 18:30' }],
    ['one that was cancelled', { status: 'CANCELLED' }, {}],
  ])('are not: %s', (_, made, texts) => {
    expect(found(made, texts)).toBeUndefined()
  })
  test('the row is left out until it is wanted, and free when it changes', () => {
    const rows = withRecent([newRow(2, cellsOf(), [])], () => ({ orderId: 'a', at: 1 }))
    const [row] = rows
    if (!row) throw new Error('no row')
    expect(stateOf(row)).toBe('double')
    expect(stateOf({ ...row, wanted: true })).toBe('waiting')
    expect(withRecent(rows, () => ({ orderId: 'a', at: 1 }))).toBe(rows)
    expect(withRecent(rows, () => undefined).map(stateOf)).toEqual(['waiting'])
  })
})
