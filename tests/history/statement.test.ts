import { expect, test } from 'vitest'
import { createLocalFormat } from '#features/formats/local-format-text.ts'
import {
  hourStatements,
  hourTable,
  type StatementWords,
  statementColumns,
  statements,
  statementTable,
} from '#features/history/statement.ts'
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
    returned: 0,
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

test('[HIS-105] an order that came back is counted as returned: its fee is charged, and no cash was collected', () => {
  const returned = delivered({ collected: 10, delivered: 30 }, { status: 'RETURNED_TO_VENDOR', vendor_id: 'v1' })
  returned.order = { ...returned.order, payment_method: 'CASH_ON_DELIVERY', amount: 99 }
  const [all] = statements([returned], [], 'NOK')
  expect(all).toMatchObject({ orders: 1, delivered: 0, returned: 1, cancelled: 0, fees: 80, cash: 0 })
  expect(tableOf([returned], ['v1']).rows.map(({ cells }) => cells.slice(0, 6))).toEqual([
    ['Shop v1', 'v1', 1, 0, 1, 0],
  ])
})

test('[HIS-105] an order made in advance is timed from the moment it was made for', () => {
  const made = SECONDS - 86_400
  const order = delivered({ collected: 130, delivered: 150 }, { preordered_for: made + 120 * 60 })
  const [all] = statements([order], [], 'NOK')
  expect(all?.whole).toEqual({ half: 30, most: 30 })
  expect(all?.promised).toBe(1)
})

test('[HIS-105] an order that was there before the time that it was made for arrived as promised, and took no time', () => {
  const made = SECONDS - 86_400
  const early = delivered({ collected: 90, delivered: 110 }, { preordered_for: made + 120 * 60 })
  const late = delivered({ collected: 130, delivered: 200 }, { preordered_for: made + 120 * 60 })
  const [all] = statements([early, late], [], 'NOK')
  expect(all).toMatchObject({ collection: { half: 10, most: 10 }, whole: { half: 80, most: 80 }, promised: 0.5 })
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
  const words = wordsOf()
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
    ...['text', 'text', 'number', 'number', 'number', 'number', 'money', 'money', 'money', 'money', 'text'],
    ...['number', 'number', 'number', 'number', 'number', 'number', 'share'],
  ])
  expect(table.rows.map(({ cells }) => cells.slice(0, 7))).toEqual([
    ['Shop v1', 'v1', 1, 1, 0, 0, 80],
    ['Shop v2', 'v2', 1, 1, 0, 0, 80],
    ['Total', '', 2, 2, 0, 0, 160],
  ])
})

const wordsOf = (): StatementWords => ({
  sheet: 'Statement',
  hours: 'By hour',
  hour: 'Ordered',
  total: 'Total',
  columns: Object.fromEntries(statementColumns.map(column => [column, column])) as StatementWords['columns'],
})
const tableOf = (orders: Order[], vendorIds: string[] = []) =>
  statementTable(statements(orders, vendorIds, 'NOK'), {
    words: wordsOf(),
    currency: 'NOK',
    nameOf: id => `Shop ${id}`,
  })

test('[HIS-105] times are sorted before their middle and their ninth tenth are taken', () => {
  const minutes = [50, 20, 70, 10, 60, 40, 30]
  const [all] = statements(
    minutes.map(whole => delivered({ collected: 5, delivered: whole })),
    [],
    'NOK',
  )
  expect(all?.whole).toEqual({ half: 40, most: 70 })
})

test('[HIS-105] as promised is what arrives within the hour, to the minute', () => {
  const [all] = statements(
    [60, 61].map(whole => delivered({ collected: 5, delivered: whole })),
    [],
    'NOK',
  )
  expect(all?.promised).toBe(0.5)
})

test('[HIS-105] VAT numbers are sorted and each named once; outlets without orders are left out', () => {
  const orders = ['NO9', 'NO1', 'NO9'].map(vat_number => delivered({ collected: 1, delivered: 2 }, { vat_number }))
  const found = statements(orders, ['v9', 'v1'], 'NOK')
  expect(found.map(({ vendorId, vatNumbers }) => [vendorId, vatNumbers])).toEqual([
    [undefined, ['NO1', 'NO9']],
    ['v1', ['NO1', 'NO9']],
  ])
})

test.each<[string, Partial<Order>, (number | undefined)[]]>([
  [
    'without a collection has the whole time alone',
    { status_history: [step('DELIVERED', SECONDS - 86_400 + 1800)] as Order['status_history'] },
    [undefined, undefined, 30],
  ],
  [
    'without a delivery has the collection alone',
    { status_history: [step('PICKED_UP', SECONDS - 86_400 + 600)] as Order['status_history'] },
    [10, undefined, undefined],
  ],
  [
    'whose history runs backwards has no time of that stage',
    {
      status_history: [
        step('PICKED_UP', SECONDS - 86_400 + 1800),
        step('DELIVERED', SECONDS - 86_400 + 600),
      ] as Order['status_history'],
    },
    [30, undefined, 10],
  ],
  [
    'that was there at once took no time',
    {
      status_history: [
        step('PICKED_UP', SECONDS - 86_400),
        step('DELIVERED', SECONDS - 86_400),
      ] as Order['status_history'],
    },
    [0, 0, 0],
  ],
  ['without any time has none', { status_history: [] }, [undefined, undefined, undefined]],
])('[HIS-105] an order %s', (_, more, [collection, ride, whole]) => {
  const spread = (minutes: number | undefined) => minutes !== undefined && { half: minutes, most: minutes }
  const [all] = statements([delivered({ collected: 1, delivered: 2 }, more)], [], 'NOK')
  expect([all?.collection ?? false, all?.ride ?? false, all?.whole ?? false]).toEqual(
    [collection, ride, whole].map(spread),
  )
  expect(all?.promised).toBe(whole === undefined ? undefined : 1)
})

test('[HIS-105] what arrived as promised is told by what the site promises', () => {
  const order = delivered({ collected: 20, delivered: 70 })
  const shareWith = (asapMinutes?: number) => statements([order], [], 'NOK', asapMinutes)[0]?.promised
  expect([shareWith(), shareWith(69), shareWith(70)]).toEqual([0, 0, 1])
})

test('[HIS-105] the cells of a row: minutes to a tenth, VAT numbers with a comma, and the share', () => {
  const orders = [
    delivered({ collected: 10.26, delivered: 30.74 }, { vat_number: 'NO1' }),
    delivered({ collected: 10.26, delivered: 30.74 }, { vat_number: 'NO2' }),
  ]
  expect(tableOf(orders).rows.map(({ cells }) => cells.slice(10))).toEqual([
    ['NO1, NO2', 10.3, 10.3, 20.5, 20.5, 30.7, 30.7, 1],
  ])
})

test('[HIS-105] one outlet has no total, and an order that is not delivered has no times', () => {
  const { name, rows } = tableOf([orderOf({ status: 'NEW', vendor_id: 'v1' })], ['v1'])
  expect(name).toBe('Statement')
  expect(rows.map(({ cells }) => [cells[0], ...cells.slice(10)])).toEqual([['Shop v1', '', '', '', '', '', '', '', '']])
  expect(statementTable([], { words: wordsOf(), currency: 'NOK', nameOf: id => id }).rows).toEqual([])
})

test('[HIS-105] by hour of the day in the country, over all its days: deliveries alone, with their times and the share as promised', () => {
  const at = (iso: string) => Date.parse(iso) / 1000
  const taken = (made: string, minutes: number, more: Partial<Order> = {}) => {
    const created_at = at(made)
    const status_history = [step('PICKED_UP', created_at + 300), step('DELIVERED', created_at + minutes * 60)]
    return delivered({ collected: 1, delivered: 2 }, { created_at, status_history, ...more } as Partial<Order>)
  }
  const inAdvance = taken('2026-11-20T08:00:00Z', 0, {
    preordered_for: at('2026-11-20T11:30:00Z'),
    status_history: [step('DELIVERED', at('2026-11-20T12:50:00Z'))] as Order['status_history'],
  })
  const orders = [
    taken('2026-11-20T11:59:59Z', 20),
    taken('2026-11-21T11:00:00Z', 40),
    inAdvance,
    // In Oslo this is the hour after midnight.
    taken('2026-11-20T23:15:00Z', 30),
    taken('2026-11-20T15:00:00Z', 30, { status: 'CANCELLED' }),
  ]
  const hours = hourStatements(orders, 'Europe/Oslo', 'NOK')
  expect(hours.map(({ from, delivered, whole, promised }) => [from, delivered, whole, promised])).toEqual([
    [at('2026-11-20T23:00:00Z'), 1, { half: 30, most: 30 }, 1],
    [at('2026-11-20T11:00:00Z'), 3, { half: 40, most: 80 }, 2 / 3],
  ])
  // Where the clock is half an hour off, an hour begins where the clock says so.
  expect(hourStatements(orders.slice(1, 2), 'Asia/Yangon', 'MMK').map(({ from }) => from)).toEqual([
    at('2026-11-21T10:30:00Z'),
  ])
})

// In Cairo the clock goes forward at midnight on the 24th of April 2026, and back at midnight on the 29th of October.
test.each([
  ['2026-04-23T21:30:00Z', 'Africa/Cairo', '23:00–00:00'],
  ['2026-10-29T20:30:00Z', 'Africa/Cairo', '23:00–00:00'],
  ['2026-10-29T21:30:00Z', 'Africa/Cairo', '23:00–00:00'],
  ['2026-03-29T00:30:00Z', 'Europe/Oslo', '01:00–02:00'],
  ['2026-10-25T00:30:00Z', 'Europe/Oslo', '02:00–03:00'],
  ['2026-10-25T01:30:00Z', 'Europe/Oslo', '02:00–03:00'],
])('[HIS-105] the hour of %s in %s is %s, also when the clock changes in it', (made, zone, shown) => {
  const created_at = Date.parse(made) / 1000
  const format = createLocalFormat('en', { country: 'NO', language: 'en', dateOrder: 'dayFirst' }, zone)
  const status_history = [step('DELIVERED', created_at + 600)]
  const order = delivered({ collected: 1, delivered: 2 }, { created_at, status_history } as Partial<Order>)
  const hours = hourStatements([order], zone, 'EGP')
  expect(hours.map(({ from }) => format.window(from, from + 3600))).toEqual([shown])
})

test('[HIS-105] the hours as a sheet of their own, with the times of each stage and the share as promised', () => {
  const orders = [
    delivered({ collected: 10.26, delivered: 30.74 }),
    delivered({ collected: 20, delivered: 70 }, { status_history: [] }),
  ]
  const hours = hourStatements(orders, 'Europe/Oslo', 'NOK')
  const table = hourTable(hours, { words: wordsOf(), windowOf: from => `from ${from}` })
  expect([table.name, ...table.columns.map(({ heading, kind }) => `${heading} ${kind}`)]).toEqual([
    'By hour',
    'Ordered text',
    'delivered number',
    ...['collectionHalf number', 'collectionMost number', 'rideHalf number', 'rideMost number'],
    ...['wholeHalf number', 'wholeMost number', 'promised share'],
  ])
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    [`from ${hours[0]?.from}`, 2, 10.3, 10.3, 20.5, 20.5, 30.7, 30.7, 1],
  ])
})
