// Vendors and collection points as they are kept.

import type { Vendor } from '#schema/wire.ts'
import type { Site } from '../site.ts'
import { randomCode } from './secrets.ts'

export type StoredVendor = Vendor

type Row = { json: string; usable_from: number | null }

/** Until its time has come a new collection point is neither active nor registered (COL-101). */
const read = ({ json, usable_from }: Row, now: number): StoredVendor => {
  const vendor: StoredVendor = JSON.parse(json)
  return usable_from === null || usable_from <= now ? vendor : { ...vendor, is_active: false, is_registered: false }
}

/** A vendor as it is to be kept: one that is still being set up, as it will be then. */
export const asSetUp = (vendor: StoredVendor): StoredVendor => ({
  ...vendor,
  is_active: vendor.is_active || !vendor.is_registered,
  is_registered: true,
})

/** A vendor by its id; undefined when there is none in this country. */
export function readVendor({ db, code, clock }: Site, id: string): StoredVendor | undefined {
  const row = db.get<Row>('SELECT json, usable_from FROM vendors WHERE country = ? AND id = ?', code, id)
  return row && read(row, clock.seconds())
}

/** Every vendor of a user, parents before their outlets. */
export const vendorsOf = ({ db, code, clock }: Site, userId: string): StoredVendor[] =>
  db
    .all<Row>(
      `SELECT v.json, v.usable_from FROM vendors v JOIN user_vendors u ON u.country = v.country AND u.vendor_id = v.id
       WHERE v.country = ? AND u.user_id = ? ORDER BY v.parent_id IS NOT NULL, v.id`,
      code,
      userId,
    )
    .map(row => read(row, clock.seconds()))

/** Ids of a vendor's outlets. */
export const outletIds = ({ db, code }: Site, parentId: string): string[] =>
  db
    .all<{ id: string }>('SELECT id FROM vendors WHERE country = ? AND parent_id = ? ORDER BY id', code, parentId)
    .map(row => row.id)

/** Keeps a vendor, new or changed. */
export function writeVendor({ db, code }: Site, vendor: StoredVendor): void {
  db.run(
    `INSERT INTO vendors (country, id, parent_id, json) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET parent_id = excluded.parent_id, json = excluded.json`,
    code,
    vendor.vendor_id,
    vendor.parent_vendor_id ?? null,
    JSON.stringify(vendor),
  )
}

/** The time from which a collection point can be used, in unix seconds. */
export function usableFrom({ db, code }: Site, id: string, at: number): void {
  db.run('UPDATE vendors SET usable_from = ? WHERE country = ? AND id = ?', at, code, id)
}

/** Lets a user act for a vendor. */
export function grantVendor({ db, code }: Site, userId: string, vendorId: string): void {
  db.run(
    'INSERT INTO user_vendors (user_id, country, vendor_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    userId,
    code,
    vendorId,
  )
}

/** An id that no vendor of the country has. */
export function freshVendorId(site: Site): string {
  const id = `${site.code.toLowerCase()}${randomCode(6).toLowerCase()}`
  return readVendor(site, id) ? freshVendorId(site) : id
}

/** A vendor with nothing but a name. */
export const plainVendor = (site: Site, id: string, name: string): StoredVendor => ({
  vendor_id: id,
  is_active: true,
  is_registered: true,
  is_parent: false,
  estimation_pick_up_time: 0,
  flags: { payment_methods: {} },
  vendor_information: {
    name,
    owners: [],
    contact: { phone: '' },
    currency: site.country.currency,
    location: {},
  },
})

/** The vendor that a guest's orders run under: named guest, without a location (GST-003). */
export const guestVendor = (site: Site, id: string): StoredVendor => plainVendor(site, id, 'guest')
