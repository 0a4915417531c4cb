// A bulk job in every status.

import type { BulkJobStatus, Customer, Order } from '#schema/wire.ts'
import { type StoredJob, writeJob } from '../bulk/jobs.ts'
import type { RawRow } from '../bulk/read.ts'
import { type CheckedRow, checkRow } from '../bulk/rows.ts'
import type { Site } from '../site.ts'
import { digest, randomCode } from '../store/secrets.ts'
import type { StoredVendor } from '../store/vendors.ts'
import { pointOf } from './receivers.ts'

type Kind = 'valid' | 'invalid' | 'placed' | 'failed'

const jobs: readonly (readonly [BulkJobStatus, readonly Kind[]])[] = [
  ['UNKNOWN', ['valid']],
  ['PREPROCESS_FAIL', ['invalid', 'invalid']],
  ['PREPROCESS_SUCCESS_WITH_ERROR', ['valid', 'invalid', 'valid']],
  ['PREPROCESS_SUCCESS', ['valid', 'valid']],
  ['ORDER_PLACEMENT_FAIL', ['failed', 'failed']],
  ['ORDER_PLACEMENT_SUCCESS_WITH_ERROR', ['placed', 'failed', 'placed', 'invalid', 'placed']],
  ['ORDER_PLACEMENT_SUCCESS', ['placed', 'placed', 'placed', 'placed']],
]

/** Fills in jobs of one vendor; `delivered` are orders that its placed rows have made. */
export function seedBulkJobs(
  site: Site,
  vendor: StoredVendor,
  customers: readonly Customer[],
  delivered: readonly Order[],
): void {
  const own = delivered.filter(order => order.vendor_id === vendor.vendor_id)
  const { latitude, longitude } = pointOf(site, vendor)
  let used = 0
  for (const [age, [status, kinds]] of jobs.entries()) {
    const job: StoredJob = {
      id: `bulk-${randomCode(10)}`,
      vendorId: vendor.vendor_id,
      status,
      createdBy: vendor.vendor_information.owners[0] ?? vendor.vendor_id,
      createdAt: site.clock.seconds() - (age + 1) * 93_600,
    }
    const rows: CheckedRow[] = kinds.map((kind, index) => {
      const order = kind === 'placed' ? own[used++] : undefined
      const customer = order?.customer ?? (customers[(age * 5 + index) % customers.length] as Customer)
      const raw = rawRow(site, customer, index + 2, kind)
      const checked = checkRow(site, raw, job.id, { lat: latitude, lng: longitude })
      if (order) return { ...checked, row: { ...checked.row, status: 'PLACED' as const, order_id: order.order_id } }
      if (kind === 'failed')
        return { ...checked, row: { ...checked.row, status: 'FAILED' as const, error: 'ServiceClosed' } }
      return checked
    })
    writeJob(site, job, digest(job.id), rows)
    for (const { row } of rows)
      if (row.order_id)
        site.db.run(
          'UPDATE bulk_rows SET order_id = ? WHERE job_id = ? AND row_number = ?',
          row.order_id,
          job.id,
          row.row_number,
        )
  }
}

function rawRow(site: Site, { name, phone_number, location }: Customer, number: number, kind: Kind): RawRow {
  const [unit = '', building = '', ...street] = location.address.split(', ')
  const amount = String(site.country.rules?.minimumAmount ?? 100)
  return {
    number,
    cells: {
      name: kind === 'invalid' ? `${name} 2` : name,
      phone: kind === 'invalid' && number % 2 === 1 ? '12' : phone_number,
      unit: unit.trim(),
      building: building.trim(),
      address: street.join(', '),
      amount,
      payment: number % 2 === 0 ? 'PAID' : 'CASH_ON_DELIVERY',
      delivery: 'instant',
    },
  }
}
