import { expect, test } from 'vitest'
import { type StatementWords, statementColumns, statements, statementTable } from '#features/history/statement.ts'
import type { Order, OrderStatus } from '#schema/wire.ts'
import { orderOf, SECONDS } from '../orders/examples.ts'

const fee = (amount: number) => ({ fee: amount, signature: 's' })
const step = (status: OrderStatus, created_at: number) => ({ status, created_at })

function delivered(minutes: { collected: number; delivered: number }, more: Partial<Order> = {}): Order {
  const made = SECONDS - 86_400
  return orderOf({
    created_at: made,
    status: 'DELIVERED',
    status_history: [
      step('NEW', made),
      step('PICKED_UP', made + minutes.collected * 60),
      step('DELIVERED', made + minutes.delivered * 60),
    ] as Order['status_history'],
    delivery_fee: fee(80) as Order['delivery_fee'] & object,
    ...more,
  })
}

test('[HIS-105] times by nearest rank, the share within the promise, cash, vouchers and refunds', () => {
  const cash = delivered({ collected: 10, delivered: 30 })
  cash.order = { ...cash.order, payment_method: 'CASH_ON_DELIVERY', amount: 250.5 }
  const voucher = delivered(
    { collected: 20, delivered: 70 },
    {
      discounted_delivery_fee: fee(50) as Order['delivery_fee'] & object,
      vat_number: 'NO123456',
    },
  )
  const cancelled = orderOf({
    status: 'CANCELLED',
    status_history: [step('PAYMENT_COMMITTED', SECONDS), step('CANCELLED', SECONDS)] as Order['status_history'],
    delivery_fee: fee(90) as Order['delivery_fee'] & object,
  })
  const [all] = statements([cash, voucher, cancelled], [], 'NOK')
  expect(all).toEqual({
    vendorId: undefined,
    orders: 2,
    delivered: 2,
    cancelled: 1,
    fees: 130,
    vouchers: 30,
    refunded: 90,
    cash: 250.5,
    vatNumbers: ['NO123456'],
    collection: { half: 10, most: 20 },
    ride: { half: 20, most: 50 },
    whole: { half: 30, most: 70 },
    promised: 0.5,
  })
})

test('[HIS-105] an order made in advance is timed from the moment it was made for', () => {
  const made = SECONDS - 86_400
  const order = delivered({ collected: 130, delivered: 150 }, { preordered_for: made + 120 * 60 })
  const [all] = statements([order], [], 'NOK')
  expect(all?.whole).toEqual({ half: 30, most: 30 })
  expect(all?.promised).toBe(1)
})

test('[HIS-105] the sums equal a recount of every order by hand, in total and for each outlet', () => {
  // The same sequence in every run.
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return (seed >> 8) % below
  }
  const statuses: OrderStatus[] = ['DELIVERED', 'DELIVERED', 'DELIVERED', 'CANCELLED', 'NEW', 'PAYMENT_FAILED']
  const orders = Array.from({ length: 500 }, () => {
    const collected = random(40)
    const order = delivered(
      { collected, delivered: collected + random(60) },
      {
        vendor_id: `v${random(4)}`,
        status: statuses[random(statuses.length)] as OrderStatus,
        delivery_fee: fee(random(20_000) / 100) as Order['delivery_fee'] & object,
      },
    )
    order.order = {
      ...order.order,
      payment_method: random(2) ? 'CASH_ON_DELIVERY' : 'PAID',
      amount: random(99_999) / 100,
    }
    return order
  })
  const gone = ['CANCELLED', 'PAYMENT_FAILED']
  const cents = (value: number) => Math.round(value * 100)
  const found = statements(orders, ['v3', 'v1'], 'NOK')
  expect(found.map(one => one.vendorId).slice(0, 3)).toEqual([undefined, 'v3', 'v1'])
  for (const one of found) {
    let [fees, cash, count] = [0, 0, 0]
    for (const order of orders) {
      if (one.vendorId !== undefined && order.vendor_id !== one.vendorId) continue
      if (gone.includes(order.status)) continue
      count += 1
      fees += cents(order.delivery_fee?.fee ?? 0)
      if (order.status === 'DELIVERED' && order.order.payment_method === 'CASH_ON_DELIVERY')
        cash += cents(order.order.amount)
    }
    expect([one.orders, cents(one.fees), cents(one.cash)]).toEqual([count, fees, cash])
  }
  const parts = found.slice(1)
  expect(parts.reduce((sum, one) => sum + one.orders + one.cancelled, 0)).toBe(500)
})

test('[HIS-105] as a sheet: numbers are numbers, money has its currency, all outlets come last', () => {
  const words: StatementWords = {
    sheet: 'Statement',
    total: 'Total',
    columns: Object.fromEntries(statementColumns.map(column => [column, column])) as StatementWords['columns'],
  }
  const orders = [
    delivered({ collected: 10, delivered: 30 }, { vendor_id: 'v1' }),
    delivered({ collected: 10, delivered: 31 }, { vendor_id: 'v2' }),
  ]
  const table = statementTable(statements(orders, ['v1', 'v2'], 'NOK'), {
    words,
    currency: 'NOK',
    nameOf: id => `Shop ${id}`,
  })
  expect(table.columns.map(({ kind }) => kind)).toEqual([
    ...['text', 'text', 'number', 'number', 'number', 'money', 'money', 'money', 'money', 'text'],
    ...['number', 'number', 'number', 'number', 'number', 'number', 'share'],
  ])
  expect(table.rows.map(({ cells }) => cells.slice(0, 6))).toEqual([
    ['Shop v1', 'v1', 1, 1, 0, 80],
    ['Shop v2', 'v2', 1, 1, 0, 80],
    ['Total', '', 2, 2, 0, 160],
  ])
})
