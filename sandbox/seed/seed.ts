// Fills a country when it is first asked for, in one transaction; an empty day is filled again.

import type { Customer } from '#schema/wire.ts'
import { randomOf, seedOf } from '../city/random.ts'
import { rounded } from '../rules/money.ts'
import { tz } from '../rules/zone.ts'
import type { Site } from '../site.ts'
import { readVendor, type StoredVendor } from '../store/vendors.ts'
import { seedActiveOrders } from './active-orders.ts'
import { seedBulkJobs } from './bulk-jobs.ts'
import { seedPastOrders } from './past-orders.ts'
import { receiversOf } from './receivers.ts'
import { tariffOf } from './tariffs.ts'
import { demoVendorIds, seedUsers } from './users.ts'

const SEEDED = 'seeded'

/** Fills a country, or gives it new orders when those of an earlier day are all that is left. */
export function seedSite(site: Site): void {
  const { db, code } = site
  db.transaction(() => {
    const seeded = db.get('SELECT 1 FROM settings WHERE country = ? AND name = ?', code, SEEDED)
    if (!seeded) return fill(site)
    const midnight = Math.floor(tz.startOfDay(site.country.timezone, site.clock.now()) / 1000)
    const today = db.get('SELECT 1 FROM orders WHERE country = ? AND created_at >= ? LIMIT 1', code, midnight)
    if (!today) refill(site)
    return undefined
  })
}

const randomFor = (site: Site, what: string) => randomOf(seedOf(`${site.seed} ${site.code} ${what}`))

function fill(site: Site): void {
  const vendors = seedUsers(site)
  const receivers = receiversFor(site, vendors)
  const delivered = seedPastOrders(site, vendors, receivers, randomFor(site, 'past'))
  seedActiveOrders(site, vendors, receivers, randomFor(site, 'active'))
  seedVouchers(site)
  const ids = demoVendorIds(site.code)
  for (const vendor of vendors)
    if (vendor.vendor_id === ids.parent || vendor.vendor_id === ids.single)
      seedBulkJobs(site, vendor, receivers.get(vendor.vendor_id) ?? [], delivered)
  site.db.run(
    'INSERT INTO settings (country, name, value) VALUES (?, ?, ?)',
    site.code,
    SEEDED,
    String(site.clock.seconds()),
  )
}

/** Gives a country new orders of now. */
export function refill(site: Site): void {
  const ids = demoVendorIds(site.code)
  const vendors = [ids.parent, ...ids.outlets, ids.single]
    .map(id => readVendor(site, id))
    .filter(vendor => vendor !== undefined)
  seedActiveOrders(site, vendors, receiversFor(site, vendors), randomFor(site, `active ${site.clock.seconds()}`))
}

const receiversFor = (site: Site, vendors: readonly StoredVendor[]): Map<string, Customer[]> =>
  new Map(vendors.map(vendor => [vendor.vendor_id, receiversOf(site, vendor, randomFor(site, vendor.vendor_id))]))

/** Codes to try: one of each type, one that has ended and one that is used up. */
export const demoVouchers = ['WELCOME', 'TENPERCENT', 'FREERIDE', 'ENDED', 'USEDUP'] as const

function seedVouchers(site: Site): void {
  const { base, step } = tariffOf(site.country)
  const now = site.clock.seconds()
  const half = rounded(base / 2, site.country.currency, step)
  const add = (code: (typeof demoVouchers)[number], type: string, amount: number, expires?: number, uses?: number) =>
    site.db.run(
      'INSERT INTO vouchers (country, code, type, amount, expires_at, uses_left) VALUES (?, ?, ?, ?, ?, ?)',
      site.code,
      code,
      type,
      amount,
      expires ?? null,
      uses ?? null,
    )
  add('WELCOME', 'amount', half)
  add('TENPERCENT', 'percentage', 10)
  add('FREERIDE', 'deliveryFee', 0)
  add('ENDED', 'amount', half, now - 86_400)
  add('USEDUP', 'amount', half, undefined, 0)
}
