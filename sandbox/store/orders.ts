// Orders as they are kept: the order as the wire shows it, and its journey.

import type { Order } from '#schema/wire.ts'
import type { Caller } from '../caller.ts'
import { vendorFor } from '../caller.ts'
import type { Journey } from '../live/journey.ts'
import { international } from '../phones.ts'
import { refuse } from '../refused-call.ts'
import type { Site } from '../site.ts'

export type StoredOrder = {
  order: Order
  country: string
  /** What is still to come; undefined for an order that has ended. */
  journey?: Journey
  /** Milliseconds at which the next status is due. */
  dueAt?: number
}

export type OrderRow = { country: string; due_at: number | null; journey: string | null; json: string }

export const storedOrder = ({ country, due_at, journey, json }: OrderRow): StoredOrder => ({
  order: JSON.parse(json),
  country,
  ...(journey && { journey: JSON.parse(journey) }),
  ...(due_at !== null && { dueAt: due_at }),
})

/** Keeps an order, new or changed. */
export function writeOrder(site: Site, { order, journey, dueAt }: Omit<StoredOrder, 'country'>): void {
  site.db.run(
    `INSERT INTO orders (id, country, vendor_id, status, created_at, preordered_for, phone, due_at, journey, json)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET status = excluded.status, due_at = excluded.due_at, journey = excluded.journey,
       preordered_for = excluded.preordered_for, json = excluded.json`,
    order.order_id,
    site.code,
    order.vendor_id,
    order.status,
    order.created_at,
    order.preordered_for ?? null,
    international(site, order.customer.phone_number),
    dueAt ?? null,
    journey ? JSON.stringify(journey) : null,
    JSON.stringify(order),
  )
}

/** An order by its number; undefined when there is none in this country. */
export function readOrder({ db, code }: Site, orderId: string): StoredOrder | undefined {
  const row = db.get<OrderRow>(
    'SELECT country, due_at, journey, json FROM orders WHERE id = ? AND country = ?',
    orderId,
    code,
  )
  return row && storedOrder(row)
}

/**
 * The order if it is the caller's and, when a vendor is named, that vendor's or its outlet's. Throws NotFound otherwise,
 * without telling which of these it was.
 */
export function orderFor(site: Site, caller: Caller, orderId: string, vendorId?: string): StoredOrder {
  const stored = readOrder(site, orderId)
  if (!stored) throw refuse('NotFound')
  const vendor = vendorFor(site, caller, stored.order.vendor_id)
  if (vendorId === undefined) return stored
  const named = vendorFor(site, caller, vendorId)
  if (named.vendor_id !== vendor.vendor_id && vendor.parent_vendor_id !== named.vendor_id) throw refuse('NotFound')
  return stored
}

export type OrderFilter = {
  vendorIds: readonly string[]
  from?: number
  to?: number
  phone?: string
  /** Only orders with a time to collect, and `from` and `to` mean that time (Q67). */
  scheduled: boolean
  after?: { createdAt: number; id: string }
  count: number
}

/** One page of orders, newest first, each as JSON text, and where the next page begins. */
export function pageOfOrders(
  { db, code }: Site,
  { vendorIds, from, to, phone, scheduled, after, count }: OrderFilter,
): { rows: string[]; next?: { createdAt: number; id: string } } {
  const time = scheduled ? 'preordered_for' : 'created_at'
  const places = vendorIds.map(() => '?').join()
  const where = [
    `country = ? AND vendor_id IN (${places})`,
    ...(scheduled ? ['preordered_for IS NOT NULL'] : []),
    ...(from === undefined ? [] : [`${time} >= ?`]),
    ...(to === undefined ? [] : [`${time} <= ?`]),
    ...(phone === undefined ? [] : ['phone = ?']),
    ...(after ? ['(created_at, id) < (?, ?)'] : []),
  ].join(' AND ')
  const values = [from, to, phone, after?.createdAt, after?.id].filter(value => value !== undefined)
  const rows = db.all<{ json: string; created_at: number; id: string }>(
    `SELECT json, created_at, id FROM orders WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT ?`,
    code,
    ...vendorIds,
    ...values,
    count + 1,
  )
  const last = rows.length > count ? rows[count - 1] : undefined
  return {
    rows: rows.slice(0, count).map(row => row.json),
    ...(last && { next: { createdAt: last.created_at, id: last.id } }),
  }
}
