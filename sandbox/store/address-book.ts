// The address book: whoever received something before (Q33).

import type { Order, SavedAddress } from '#schema/wire.ts'
import type { Site } from '../site.ts'
import { digest, randomCode } from './secrets.ts'

const SHOWN = 10

/** Letters and digits without accents, for comparing. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Keeps the receiver of an order; the same receiver at the same address is there once, as the newest order has it. */
export function rememberReceiver({ db, code }: Site, { vendor_id, customer, created_at }: Order): void {
  const { name, phone_number, location } = customer
  const identity = digest(folded([name, phone_number, location.address].join(' ')))
  const id = `adr-${randomCode(12)}`
  const entry: SavedAddress = {
    id,
    name,
    phone_number,
    latitude: location.latitude,
    longitude: location.longitude,
    address: location.address,
    ...(location.notes && { notes: location.notes }),
  }
  const search = `${folded(`${name} ${location.address}`)} ${phone_number.replace(/\D/g, '')}`
  db.run(
    `INSERT INTO address_book (id, country, vendor_id, identity, search, json, used_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (country, vendor_id, identity) DO UPDATE
       SET used_at = excluded.used_at, json = json_set(excluded.json, '$.id', id) WHERE excluded.used_at >= used_at`,
    id,
    code,
    vendor_id,
    identity,
    search,
    JSON.stringify(entry),
    created_at,
  )
}

/** Entries whose name, number or address holds every word of the query, last used first. */
export function searchBook({ db, code }: Site, vendorId: string, query: string): SavedAddress[] {
  const words = folded(query).split(' ').filter(Boolean).slice(0, 8)
  if (words.length === 0) return []
  const where = words.map(() => 'instr(search, ?) > 0').join(' AND ')
  return db
    .all<{ json: string }>(
      `SELECT json FROM address_book WHERE country = ? AND vendor_id = ? AND ${where} ORDER BY used_at DESC, id LIMIT ?`,
      code,
      vendorId,
      ...words,
      SHOWN,
    )
    .map(row => JSON.parse(row.json))
}
