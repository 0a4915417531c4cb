// The totals of a range of days, for the books of each outlet (HIS-105), and how fast it goes at which hour.

import { fromAbsolute, type ZonedDateTime } from '@internationalized/date'
import { currencyDecimals } from '#features/formats/currency-decimals.ts'
import { type SheetCell, type SheetColumn, type SheetTask, textColumn } from '#features/formats/sheet-file.ts'
import { DOCUMENTED_PROMISE } from '#features/orders/order-time.ts'
import { feeOf, isRefunded, momentOf } from '#features/orders/series.ts'
import { cancelledGroup } from '#features/orders/statuses.ts'
import { roundToCurrency } from '#features/pricing/fare.ts'
import type { Order } from '#schema/wire.ts'

/** Minutes: the median and the 90th percentile; undefined without deliveries. */
export type Spread = { half: number; most: number } | undefined

export type Statement = {
  /** Undefined for all outlets together. */
  vendorId: string | undefined
  /** Neither cancelled nor failed. */
  orders: number
  delivered: number
  /** Brought back to the outlet. */
  returned: number
  cancelled: number
  /** The fees charged after vouchers, in units of the country's currency; without cancelled orders. */
  fees: number
  /** What vouchers took off these fees. */
  vouchers: number
  /** Paid fees that are refunded. */
  refunded: number
  /** Cash that riders collected for delivered orders. */
  cash: number
  vatNumbers: readonly string[]
  /** From the order, or its scheduled time, to collection; from collection to the door; and both together. */
  collection: Spread
  ride: Spread
  whole: Spread
  /** Share of the deliveries that arrived as promised, 0 to 1; undefined without any. */
  promised: number | undefined
}

/** What the statements of a site are made by; `asapMinutes`: within how long the site promises that an order arrives. */
type OfSite = [currency: string, asapMinutes?: number | undefined]

/** The total of all outlets first, then the statement of each outlet in the given order. */
export function statements(orders: readonly Order[], vendorIds: readonly string[], ...site: OfSite): Statement[] {
  const own = new Map<string, Order[]>()
  for (const order of orders) {
    const known = own.get(order.vendor_id)
    if (known) known.push(order)
    else own.set(order.vendor_id, [order])
  }
  const ids = [...vendorIds.filter(id => own.has(id)), ...[...own.keys()].filter(id => !vendorIds.includes(id))]
  return [statementOf(orders, undefined, ...site), ...ids.map(id => statementOf(own.get(id) ?? [], id, ...site))]
}

/** The deliveries of one hour of the day: how many, how fast, and how many as promised. */
export type HourStatement = Pick<Statement, 'delivered' | 'collection' | 'ride' | 'whole' | 'promised'> & {
  /** When this hour began on a day on which it is a whole one, unix seconds. */
  from: number
}

/** The hours of the day that have deliveries, from midnight on; an order belongs to the hour in which it was to begin. */
export function hourStatements(orders: readonly Order[], zone: string, ...site: OfSite): HourStatement[] {
  const hours = new Map<number, { from: number; orders: Order[] }>()
  for (const order of orders) {
    if (order.status !== 'DELIVERED') continue
    const begun = fromAbsolute(begunAt(order) * 1000, zone)
    const known = hours.get(begun.hour)
    if (known) known.orders.push(order)
    else hours.set(begun.hour, { from: wholeHourOf(begun), orders: [order] })
  }
  return [...hours]
    .sort(([one], [other]) => one - other)
    .map(([, { from, orders: all }]) => ({ ...statementOf(all, undefined, ...site), from }))
}

/** When the hour of a moment began, or that of the day before where the clock is changed in it or at its end; unix seconds. */
function wholeHourOf(moment: ZonedDateTime): number {
  const start = moment.set({ minute: 0, second: 0, millisecond: 0 })
  const isWhole = start.add({ hours: 1 }).hour === (start.hour + 1) % 24
  return (isWhole ? start : start.subtract({ days: 1 })).toDate().getTime() / 1000
}

function statementOf(
  orders: readonly Order[],
  vendorId: string | undefined,
  ...[currency, asapMinutes = DOCUMENTED_PROMISE.asapMinutes]: OfSite
): Statement {
  const charged = orders.filter(order => !cancelledGroup.has(order.status))
  const delivered = charged.filter(order => order.status === 'DELIVERED')
  const sum = (of: readonly Order[], figure: (order: Order) => number) =>
    roundToCurrency(
      of.reduce((before, order) => before + figure(order), 0),
      currency,
    )
  const times = delivered.map(order => stagesOf(order, asapMinutes))
  const kept = times.flatMap(stages => stages.promised ?? [])
  return {
    vendorId,
    orders: charged.length,
    delivered: delivered.length,
    returned: charged.filter(order => order.status === 'RETURNED_TO_VENDOR').length,
    cancelled: orders.length - charged.length,
    fees: sum(charged, order => feeOf(order) ?? 0),
    vouchers: sum(charged, voucherOf),
    refunded: sum(orders.filter(isRefunded), order => feeOf(order) ?? 0),
    cash: sum(delivered, ({ order }) => (order.payment_method === 'CASH_ON_DELIVERY' ? order.amount : 0)),
    vatNumbers: [...new Set(orders.flatMap(order => order.vat_number || []))].sort(),
    collection: spreadOf(times.flatMap(stages => stages.collection ?? [])),
    ride: spreadOf(times.flatMap(stages => stages.ride ?? [])),
    whole: spreadOf(times.flatMap(stages => stages.whole ?? [])),
    promised: kept.length === 0 ? undefined : kept.filter(one => one).length / kept.length,
  }
}

/** What a voucher took off the fee. */
const voucherOf = ({ delivery_fee, discounted_delivery_fee }: Order): number =>
  delivery_fee && discounted_delivery_fee ? Math.max(0, delivery_fee.fee - discounted_delivery_fee.fee) : 0

/** When an order was to begin, unix seconds: made in advance, at the time that it was made for. */
const begunAt = ({ created_at, preordered_for = 0 }: Order): number => Math.max(created_at, preordered_for)

type Stages = {
  collection: number | undefined
  ride: number | undefined
  whole: number | undefined
  /** Whether it arrived as promised; undefined where that is not known. */
  promised: boolean | undefined
}

/** Minutes of each stage; a stage with an unknown end, or with its ends in the wrong order, is left out. */
function stagesOf(order: Order, asapMinutes: number): Stages {
  const begun = begunAt(order)
  const collected = momentOf(order, 'PICKED_UP')
  const delivered = momentOf(order, 'DELIVERED')
  const between = (from: number | undefined, to: number | undefined) =>
    from === undefined || to === undefined || to < from ? undefined : (to - from) / 60
  return {
    collection: between(begun, collected),
    ride: between(collected, delivered),
    whole: between(begun, delivered),
    // Before its slot is early, and no length of time.
    promised:
      delivered === undefined || delivered < order.created_at ? undefined : (delivered - begun) / 60 <= asapMinutes,
  }
}

/** The percentile by nearest rank. */
function spreadOf(minutes: readonly number[]): Spread {
  if (minutes.length === 0) return undefined
  const sorted = [...minutes].sort((one, other) => one - other)
  const rank = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { half: rank(0.5), most: rank(0.9) }
}

// The same as sheets: one row per outlet, and a total if there are several; and one row per hour.

export const statementColumns = [
  'outlet',
  'outletId',
  'orders',
  'delivered',
  'returned',
  'cancelled',
  'fees',
  'vouchers',
  'refunded',
  'cash',
  'vatNumber',
  'collectionHalf',
  'collectionMost',
  'rideHalf',
  'rideMost',
  'wholeHalf',
  'wholeMost',
  'promised',
] as const
export type StatementColumn = (typeof statementColumns)[number]

/** Columns of the sheet of hours, besides the hour itself. */
const hourColumns = [
  'delivered',
  'collectionHalf',
  'collectionMost',
  'rideHalf',
  'rideMost',
  'wholeHalf',
  'wholeMost',
  'promised',
] as const satisfies readonly StatementColumn[]

export type StatementWords = {
  sheet: string
  /** Name of the sheet of hours, and the heading of their column. */
  hours: string
  hour: string
  /** Label of the total. */
  total: string
  columns: Readonly<Record<StatementColumn, string>>
}

const money = new Set<StatementColumn>(['fees', 'vouchers', 'refunded', 'cash'])
const texts = new Set<StatementColumn>(['outlet', 'outletId', 'vatNumber'])

export function statementTable(
  all: readonly Statement[],
  { words, currency, nameOf }: { words: StatementWords; currency: string; nameOf(vendorId: string): string },
): SheetTask {
  const [total, ...outlets] = all
  const rows = outlets.map(one => ({ cells: cellsOf(one, nameOf(one.vendorId ?? '')) }))
  return {
    name: words.sheet,
    columns: statementColumns.map(column => sheetColumn(column, words, currency)),
    rows: total && outlets.length > 1 ? [...rows, { cells: cellsOf(total, words.total) }] : rows,
  }
}

/** The hours of the day that have deliveries. @param windowOf an hour as the reader sees it, from its unix seconds */
export function hourTable(
  hours: readonly HourStatement[],
  { words, windowOf }: { words: StatementWords; windowOf(from: number): string },
): SheetTask {
  return {
    name: words.hours,
    columns: [textColumn(words.hour), ...hourColumns.map(column => sheetColumn(column, words))],
    rows: hours.map(hour => {
      const cells = { delivered: hour.delivered, ...timesOf(hour) }
      return { cells: [windowOf(hour.from), ...hourColumns.map(column => cells[column])] }
    }),
  }
}

function sheetColumn(column: StatementColumn, { columns }: StatementWords, currency = ''): SheetColumn {
  const heading = columns[column]
  if (money.has(column)) return { kind: 'money', heading, currency, decimals: currencyDecimals(currency) }
  if (texts.has(column)) return textColumn(heading)
  return column === 'promised' ? { kind: 'share', heading } : { kind: 'number', heading }
}

function cellsOf(statement: Statement, outlet: string): SheetCell[] {
  const cells: Record<StatementColumn, SheetCell> = {
    outlet,
    outletId: statement.vendorId ?? '',
    orders: statement.orders,
    delivered: statement.delivered,
    returned: statement.returned,
    cancelled: statement.cancelled,
    fees: statement.fees,
    vouchers: statement.vouchers,
    refunded: statement.refunded,
    cash: statement.cash,
    vatNumber: statement.vatNumbers.join(', '),
    ...timesOf(statement),
  }
  return statementColumns.map(column => cells[column])
}

function timesOf({ collection, ride, whole, promised }: Omit<HourStatement, 'delivered' | 'from'>) {
  // A tenth of a minute is precise enough.
  const minutes = (value: number | undefined): SheetCell => (value === undefined ? '' : Math.round(value * 10) / 10)
  return {
    collectionHalf: minutes(collection?.half),
    collectionMost: minutes(collection?.most),
    rideHalf: minutes(ride?.half),
    rideMost: minutes(ride?.most),
    wholeHalf: minutes(whole?.half),
    wholeMost: minutes(whole?.most),
    promised: promised ?? '',
  }
}
