import { describe, expect, test } from 'vitest'
import { neutralised } from '#features/formats/sheet-file.ts'
import { exportColumns, exportFileName, exportTable } from '#features/history/export-rows.ts'
import type { Label } from '#features/orders/labels.ts'
import { ordersPerDay, statusShares, totals } from '#features/orders/series.ts'
import type { CancelReason, Order, PaymentMethod, Vendor } from '#schema/wire.ts'
import { historyOf, NOW, orderOf, SECONDS } from '../orders/examples.ts'

const zone = 'Europe/Oslo'
const fee = (amount: number) => ({ fee: amount, signature: 's' })
const seconds = (text: string) => Date.parse(text) / 1000

describe('orders per day', () => {
  test('count every day of the range on the clocks of the country, also empty ones', () => {
    const made = (text: string, more: Partial<Order> = {}) => orderOf({ created_at: seconds(text), ...more })
    const orders = [
      made('2026-03-28T22:59:59Z', { delivery_fee: fee(10), discounted_delivery_fee: fee(7) }),
      made('2026-03-28T23:00:00Z', { delivery_fee: fee(5) }),
      made('2026-03-29T21:59:59Z'),
      made('2026-03-29T22:00:00Z'),
      made('2026-04-02T22:00:00Z'),
    ]
    expect(ordersPerDay(orders, { from: '2026-03-28', to: '2026-03-31' }, zone)).toEqual([
      { day: '2026-03-28', orders: 1, fees: 7 },
      { day: '2026-03-29', orders: 2, fees: 5 },
      { day: '2026-03-30', orders: 1, fees: 0 },
      { day: '2026-03-31', orders: 0, fees: 0 },
    ])
  })
})

describe('shares and totals', () => {
  test('shares add up to one and leave out what is empty', () => {
    const orders = ['DELIVERED', 'DELIVERED', 'CANCELLED', 'INITIATED'].map(status =>
      orderOf({ status: status as 'NEW' }),
    )
    expect(statusShares(orders, NOW)).toEqual([
      { list: 'delivered', orders: 2, share: 0.5 },
      { list: 'cancelled', orders: 1, share: 0.25 },
      { list: 'other', orders: 1, share: 0.25 },
    ])
    expect(statusShares([], NOW)).toEqual([])
  })
  test.each([
    [[], undefined],
    [[30], 30],
    [[20, 40], 30],
    [[90, 20, 30], 30],
  ])('the median of %j minutes is %s', (minutes, median) => {
    const orders = minutes.map(taken => {
      const status_history = [{ status: 'DELIVERED' as const, created_at: SECONDS }]
      return orderOf({ status: 'DELIVERED', created_at: SECONDS - taken * 60, status_history, delivery_fee: fee(2) })
    })
    expect(totals([...orders, orderOf()])).toEqual({
      orders: minutes.length + 1,
      fees: minutes.length * 2,
      medianMinutes: median,
      cancelled: { orders: 0, refunded: 0 },
    })
  })
  test('[HIS-104] cancelled and failed orders are counted apart, with what goes back', () => {
    const paid = { payment_method: 'PAID', amount: 10, description: '', cold_bag_needed: false } as const
    const cash = { ...paid, payment_method: 'CASH_ON_DELIVERY' } as const
    const orders = [
      orderOf({ status: 'DELIVERED', delivery_fee: fee(5) }),
      orderOf({ status: 'CANCELLED', delivery_fee: fee(4), order: paid }),
      orderOf({ status: 'CANCELLED', delivery_fee: fee(3), order: cash }),
      orderOf({ status: 'PAYMENT_FAILED', delivery_fee: fee(2), order: paid }),
      orderOf({ status: 'STALLED', delivery_fee: fee(1), order: cash }),
    ]
    expect(totals(orders)).toMatchObject({ orders: 1, fees: 5, cancelled: { orders: 4, refunded: 4 } })
    expect(ordersPerDay(orders, { from: '2026-03-03', to: '2026-03-03' }, zone)).toEqual([
      { day: '2026-03-03', orders: 1, fees: 5 },
    ])
  })
  test('a scheduled order begins at its time', () => {
    const scheduled = orderOf({
      status: 'DELIVERED',
      created_at: SECONDS - 86_400,
      preordered_for: SECONDS - 1200,
      status_history: historyOf('DELIVERED'),
    })
    expect(totals([scheduled]).medianMinutes).toBe(20)
  })
})

describe('[HIS-101] the rows of an export', () => {
  const words = {
    sheet: 'Orders',
    total: 'Total',
    columns: Object.fromEntries(exportColumns.map(column => [column, column])) as Record<
      (typeof exportColumns)[number],
      string
    >,
    labels: { delivered: 'Delivered', new: 'Processing' } as Record<Label, string>,
    payments: { PAID: 'Paid' } as Record<PaymentMethod, string>,
    reasons: { BAD_WEATHER: 'Bad weather' } as Record<CancelReason, string>,
  }
  const vendors = [{ vendor_id: 'v1', vendor_information: { name: '@home' } }] as unknown as Vendor[]
  const rowOf = (order: Order) => {
    const { rows } = exportTable([order], {
      now: NOW,
      zone,
      currency: 'NOK',
      decimal: '.',
      vendors,
      columns: exportColumns,
      words,
    })
    return Object.fromEntries(exportColumns.map((column, index) => [column, rows[0]?.cells[index]]))
  }

  test('[TRK-005] hold fee, VAT number, times and outlet', () => {
    const order = orderOf({
      order_id: 'v1-1',
      status: 'DELIVERED',
      vat_number: 'NO123456',
      delivery_fee: fee(79),
      discounted_delivery_fee: fee(71.1),
      voucher: { code: 'SPRING', amount: 10, type: 'percentage' },
      status_history: historyOf('NEW', 'PICKED_UP', 'DELIVERED'),
      cancel_reason: 'BAD_WEATHER',
      preordered_for: SECONDS + 60,
    })
    expect(rowOf(order)).toMatchObject({
      order: 'v1-1',
      outlet: '@home',
      outletId: 'v1',
      placed: '2026-03-03 11:55',
      scheduledFor: '2026-03-03 12:01',
      collected: '2026-03-03 11:59',
      delivered: '2026-03-03 12:00',
      fee: 71.1,
      vatNumber: 'NO123456',
      voucher: 'SPRING',
      amount: 120.5,
      currency: 'NOK',
      status: 'Delivered',
      payment: 'Paid',
      cancelReason: 'Bad weather',
    })
  })
  test('leave empty what is not there', () => {
    const { fee: none, collected, cancelReason } = rowOf(orderOf())
    expect([none, collected, cancelReason]).toEqual(['', '', ''])
  })
  test('moments and money are known as such, the rest is text', () => {
    const { columns } = exportTable([], {
      now: NOW,
      zone,
      currency: 'KWD',
      decimal: '.',
      vendors,
      columns: exportColumns,
      words,
    })
    expect(columns.filter(({ kind }) => kind === 'moment').map(({ heading }) => heading)).toEqual([
      'placed',
      'scheduledFor',
      'collected',
      'delivered',
    ])
    expect(columns.filter(({ kind }) => kind === 'money')).toEqual([
      { kind: 'money', heading: 'amount', currency: 'KWD', decimals: 3 },
      { kind: 'money', heading: 'fee', currency: 'KWD', decimals: 3 },
    ])
  })
  const formulas = [
    '=1+1',
    '+47 22',
    '-3',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ' =1',
    '\u00a0=1',
    '\u200b=1',
    '＝1',
    '＋1',
    '－1',
    '＠A1',
  ]
  test.each(formulas)('%j is no formula in a text table, and stays as it is in a workbook', text => {
    expect(neutralised(text)).toBe(`'${text}`)
    const order = orderOf()
    const customer = { ...order.customer, name: text, location: { ...order.customer.location, notes: text } }
    expect(rowOf({ ...order, customer })).toMatchObject({ customer: text, notes: text })
  })
  test.each(['', 'a=1', ' 1', 'é', ' a-b'])('%j stays as it is', text => expect(neutralised(text)).toBe(text))
  test('the name of the file', () =>
    expect(exportFileName('../v 1', { from: '2026-03-01', to: '2026-03-02' }, 'csv')).toBe(
      'orders_..-v-1_2026-03-01_2026-03-02.csv',
    ))
})
