// The photos of many orders, as files with an index of them (HIS-106).
import { neutralised } from '#features/formats/sheet-file.ts'
import { proofsOf } from '#features/orders/order.ts'
import type { Order, ProofType } from '#schema/wire.ts'

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

/** One line per photo: its order, its customer, and its file, which is empty if the photo is missing. */
export function indexFile(proofs: readonly ProofOf[], found: ReadonlyMap<ProofOf, ProofFile>): ProofFile {
  const quoted = (text: string) => `"${neutralised(text).replaceAll('"', '""')}"`
  const lines = proofs.map(one => {
    const { order_id, customer } = one.order
    const moment = new Date(one.order.created_at * 1000).toISOString()
    return [order_id, moment, customer.name, customer.location.address, one.type, found.get(one)?.name ?? '']
      .map(quoted)
      .join(',')
  })
  const head = ['order', 'placed', 'customer', 'address', 'proof', 'file'].map(quoted).join(',')
  // Without this mark spreadsheets assume another encoding.
  const text = `\ufeff${[head, ...lines].join('\r\n')}\r\n`
  return { name: 'index.csv', bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer> }
}
