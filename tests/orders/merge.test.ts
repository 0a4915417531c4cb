import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { later, merged, type Orders } from '#features/orders/order.ts'
import type { Order } from '#schema/wire.ts'
import { historyOf, NOW, orderOf, SECONDS, statuses } from './examples.ts'

const none: Orders = new Map()
const first = orderOf({ order_id: 'v1-a', updated_at: SECONDS })

/** Every order of a list of five. */
function* permutations<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield []
  for (const [index, item] of items.entries())
    for (const rest of permutations([...items.slice(0, index), ...items.slice(index + 1)])) yield [item, ...rest]
}

/** Moments as seconds and as ISO text, some the same. */
const update = fc
  .record({
    second: fc.integer({ min: 0, max: 3 }),
    iso: fc.boolean(),
    status: fc.constantFrom(...statuses),
    entries: fc.integer({ min: 0, max: 2 }),
    amount: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ second, iso, status, entries, amount }) => ({
    ...first,
    status,
    status_history: historyOf(...statuses.slice(0, entries)),
    order: { ...first.order, amount },
    updated_at: iso ? new Date((SECONDS + second) * 1000).toISOString() : SECONDS + second,
  }))

const apply = (updates: readonly Order[]) => updates.reduce((orders, one) => merged(orders, [one]), none).get('v1-a')
const time = (order: Order) =>
  typeof order.updated_at === 'number' ? order.updated_at : Date.parse(order.updated_at) / 1000

describe('[RTM-101] any order, duplicate or loss of messages', () => {
  test('all permutations of five updates with duplicates end in the latest state', () => {
    fc.assert(
      fc.property(fc.array(update, { minLength: 5, maxLength: 5 }), fc.infiniteStream(fc.nat(4)), (updates, picks) => {
        const expected = apply(updates)
        expect(time(expected as Order)).toBe(Math.max(...updates.map(time)))
        const duplicates = [...picks.take(3)].map(index => updates[index] as Order)
        for (const order of permutations(updates)) {
          expect(apply(order)).toEqual(expected)
          expect(apply([...duplicates, ...order, ...order])).toEqual(expected)
        }
        expect(merged(none, updates).get('v1-a'), 'in one go').toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })
  test('a loss ends in the latest of those that came', () => {
    fc.assert(
      fc.property(fc.array(update, { minLength: 1, maxLength: 5 }), updates => {
        expect(time(apply(updates) as Order)).toBe(Math.max(...updates.map(time)))
      }),
    )
  })
})

describe('[RTM-008] the latest state', () => {
  test('an older update never overwrites a newer one, whatever its status', () => {
    const older = { ...first, updated_at: SECONDS - 1, status: 'DELIVERED' as const }
    expect(merged(new Map([['v1-a', first]]), [older]).get('v1-a')).toBe(first)
  })
  test('[TRK-003] seconds and ISO are compared as time', () => {
    const iso = { ...first, updated_at: new Date(NOW + 1).toISOString() }
    expect(later(first, iso)).toBe(iso)
    expect(later(iso, first)).toBe(iso)
    expect(later({ ...first, updated_at: 'soon' }, first)).toBe(first)
  })
  test('what did not change keeps its object, and the whole map', () => {
    const known: Orders = new Map([['v1-a', first]])
    expect(merged(known, [{ ...first }, structuredClone(first)])).toBe(known)
    const other = orderOf()
    const next = merged(known, [other])
    expect(next.get('v1-a')).toBe(first)
    expect(next.size).toBe(2)
    expect(known.size).toBe(1)
  })
})
