// The photos of many orders, as files with an index of them (HIS-106).
import { type SheetTask, textColumn } from '#features/formats/sheet-file.ts'
import { proofsOf } from '#features/orders/order.ts'
import type { Order, ProofType } from '#schema/wire.ts'
import { localTime } from './export-rows.ts'

export type ProofOf = { order: Order; type: ProofType }

/** The photos of the orders, in their order. @param offered kinds that the site shows */
export const proofsOfOrders = (orders: readonly Order[], offered: readonly ProofType[]): ProofOf[] =>
  orders.flatMap(order =>
    proofsOf(order)
      .filter(type => offered.includes(type))
      .map(type => ({ order, type })),
  )

export type ProofFile = { name: string; bytes: Uint8Array<ArrayBuffer> }

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp' }

/** Such as `v1-000123_delivery.jpg`. */
export const fileName = ({ order, type }: ProofOf, mime: string): string =>
  `${order.order_id}_${type}.${endings[mime] ?? 'jpg'}`.replace(/[^\w.-]+/g, '-')

export type IndexColumn = 'order' | 'placed' | 'customer' | 'address' | 'kind' | 'file'

/** In the reader's language. */
export type IndexWords = {
  sheet: string
  columns: Readonly<Record<IndexColumn, string>>
  kinds: Readonly<Record<ProofType, string>>
}

/**
 * One row per photo: its order, its customer, and its file, which is empty if the photo is missing.
 * @param zone IANA zone of the country
 */
export function indexTable(
  proofs: readonly ProofOf[],
  found: ReadonlyMap<ProofOf, ProofFile>,
  { words, zone }: { words: IndexWords; zone: string },
): SheetTask {
  const { order, placed, customer, address, kind, file } = words.columns
  const texts = [customer, address, kind, file].map(heading => textColumn(heading))
  return {
    name: words.sheet,
    columns: [textColumn(order), { kind: 'moment', heading: placed }, ...texts],
    rows: proofs.map(one => {
      const { order_id, created_at, customer } = one.order
      const moment = localTime(created_at, zone)
      const { name } = found.get(one) ?? { name: '' }
      return { cells: [order_id, moment, customer.name, customer.location.address, words.kinds[one.type], name] }
    }),
  }
}
