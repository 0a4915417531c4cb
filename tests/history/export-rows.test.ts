import { expect, test } from 'vitest'
import {
  columnsWithout,
  type ExportColumn,
  type ExportContext,
  exportColumns,
  exportFileName,
  exportTable,
} from '#features/history/export-rows.ts'
import type { CancelReason, Order, PaymentMethod } from '#schema/wire.ts'
import { historyOf, NOW, orderOf, SECONDS } from '../orders/examples.ts'

/** Every word is its own name. */
const named = <Words extends object>(): Words => new Proxy({}, { get: (_, name) => String(name) }) as Words

const context = (columns: readonly ExportColumn[], more: Partial<ExportContext['words']> = {}): ExportContext => ({
  now: NOW,
  zone: 'Europe/Oslo',
  currency: 'NOK',
  decimal: ',',
  vendors: [],
  columns,
  words: {
    sheet: 'Orders',
    total: 'Total',
    columns: named(),
    labels: named(),
    payments: named(),
    reasons: named(),
    ...more,
  },
})
const cellsOf = (order: Order, columns: readonly ExportColumn[], more: Partial<ExportContext['words']> = {}) =>
  exportTable([order], context(columns, more)).rows[0]?.cells

test.each<[string, string[], ExportColumn[]]>([
  ['nothing', [], [...exportColumns]],
  ['two', ['notes', 'fee'], exportColumns.filter(column => column !== 'notes' && column !== 'fee')],
  ['everything', [...exportColumns], ['order']],
  ['a column of an earlier version', ['colour'], [...exportColumns]],
])(
  '[HIS-101] with %s left out an export has the other columns in their order, and always the order itself',
  (_, off, left) => {
    expect(columnsWithout(off)).toEqual(left)
  },
)

test('[HIS-101] only money has a currency and decimals', () => {
  expect(exportTable([], context(['order', 'placed', 'amount'])).columns).toEqual([
    { kind: 'text', heading: 'order' },
    { kind: 'moment', heading: 'placed' },
    { kind: 'money', heading: 'amount', currency: 'NOK', decimals: 2 },
  ])
})

test('[HIS-101] what an order lacks is an empty cell', () => {
  const { delivery_fee: _, ...order } = orderOf({ created_at: SECONDS, status_history: historyOf('NEW') })
  const columns = [
    'outlet',
    'scheduledFor',
    'collected',
    'delivered',
    'cancelReason',
    'notes',
    'fee',
    'voucher',
  ] as const
  const bare = { ...order, customer: { ...order.customer, location: { ...order.customer.location } } }
  delete bare.customer.location.notes
  expect(cellsOf(bare, [...columns, 'vatNumber'])).toEqual(Array(9).fill(''))
})

test('[HIS-101] a reason or a payment method without a word of ours is an empty cell', () => {
  const order = orderOf({ status: 'CANCELLED', cancel_reason: 'SOMETHING_NEW' as CancelReason })
  order.order = { ...order.order, payment_method: 'BARTER' as PaymentMethod }
  const words = { reasons: {} as ExportContext['words']['reasons'], payments: {} as ExportContext['words']['payments'] }
  expect(cellsOf(order, ['cancelReason', 'payment'], words)).toEqual(['', ''])
})

test('[HIS-101] runs of signs that file systems refuse become one dash in the name of a file', () => {
  expect(exportFileName('v 1/:ø', { from: '2026-03-01', to: '2026-03-07' }, 'csv')).toBe(
    'orders_v-1-_2026-03-01_2026-03-07.csv',
  )
})
