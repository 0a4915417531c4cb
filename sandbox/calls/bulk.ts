// Bulk orders (7.10).
import { setImmediate } from 'node:timers/promises'
import type { BulkRow, LatLng, Order, PlaceOrder } from '#schema/wire.ts'
import {
  isUpToDate,
  jobAnswer,
  jobsOf,
  placedBefore,
  readJob,
  requirePlaceable,
  rowsOf,
  type StoredJob,
  type StoredRow,
  waitingJob,
  writeJob,
  writeRow,
  writeStatus,
} from '../bulk/jobs.ts'
import { readRows } from '../bulk/read.ts'
import { type CheckedRow, checkRow, type Draft } from '../bulk/rows.ts'
import { template } from '../bulk/template.ts'
import { type Caller, vendorFor } from '../caller.ts'
import type { Handlers } from '../http/call.ts'
import { notify } from '../live/progress.ts'
import { type Accepted, createOrder } from '../placing.ts'
import { RefusedCall, refuse } from '../refused-call.ts'
import { requireSource, signFee } from '../rules/fee.ts'
import { checkMethod } from '../rules/order-checks.ts'
import { requireOpen, requirePickupTime } from '../rules/schedule.ts'
import { course } from '../rules/statuses.ts'
import type { Site } from '../site.ts'
import { digest, randomCode } from '../store/secrets.ts'
import type { StoredVendor } from '../store/vendors.ts'

type BulkHandlers = Pick<
  Handlers,
  'createBulkJob' | 'bulkTemplate' | 'listBulkJobs' | 'readBulkJob' | 'placeBulkOrders'
>

/** Until collection, from a vendor without an estimate of its own (API-048, Q103). */
const PICKUP_MINUTES = 15

/** So many rows are checked or placed before other calls have their turn. */
const ROWS_AT_ONCE = 10

export const bulkHandlers: BulkHandlers = {
  createBulkJob: async ({ site, caller, body, commit }) => {
    const vendor = vendorFor(site, caller, body.vendor_id)
    const raw = readRows(body.content)
    const fileHash = digest(body.content)
    const id = `bulk-${randomCode(10)}`
    const checked: CheckedRow[] = []
    for (const [index, row] of raw.entries()) {
      if (index % ROWS_AT_ONCE === 0) await setImmediate()
      checked.push(checkRow(site, row, id, sourceOf(vendor)))
    }
    return commit(() => {
      const known = waitingJob(site, vendor.vendor_id, fileHash)
      const isKnown = known && isUpToDate(rowsOf(site, known.id), checked)
      const job = isKnown ? known : keepJob(site, caller, vendor, id, fileHash, checked)
      const rows = rowsOf(site, job.id)
      return { body: { bulk_job: jobAnswer(job, rows), orders: rows.map(({ row }) => row) } }
    })
  },

  bulkTemplate: () => template(),

  listBulkJobs: ({ site, caller, params }) => {
    const vendor = vendorFor(site, caller, params.vendorId)
    return { body: jobsOf(site, vendor.vendor_id).map(job => jobAnswer(job, rowsOf(site, job.id))) }
  },

  readBulkJob: ({ site, caller, params }) => {
    const vendor = vendorFor(site, caller, params.vendorId)
    const job = readJob(site, params.jobId)
    if (job?.vendorId !== vendor.vendor_id) throw refuse('NotFound')
    const rows = rowsOf(site, job.id)
    return { body: { bulk_job: jobAnswer(job, rows), rows: rows.map(({ row }) => row) } }
  },

  placeBulkOrders: async ({ site, caller, params, commit, faulty }) => {
    const job = readJob(site, params.bulkJobId)
    if (!job) throw refuse('NotFound')
    const vendor = vendorFor(site, caller, job.vendorId)
    if (!vendor.is_active) throw refuse('Forbidden')
    requirePlaceable(job, rowsOf(site, job.id))
    const closed = faulty('closedHours')
    // In parts, each kept for itself: whoever asks meanwhile sees how many are placed, and a crash loses none of them.
    for (const slice of slicesOf(rowsOf(site, job.id), ROWS_AT_ONCE)) {
      await setImmediate()
      placeSlice(site, vendor, job.id, new Set(slice.map(({ row }) => row.row_number)), closed)
    }
    return commit(() => {
      const after = rowsOf(site, job.id)
      const placed = after.filter(({ row }) => row.status === 'PLACED').length
      const status =
        placed === 0
          ? 'ORDER_PLACEMENT_FAIL'
          : placed < after.length
            ? 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'
            : 'ORDER_PLACEMENT_SUCCESS'
      writeStatus(site, job.id, status)
      return { data: jobAnswer({ ...job, status }, after) }
    })
  },
}

const slicesOf = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

/** Places the rows of these numbers that are still to be placed, all in one transaction. */
function placeSlice(site: Site, vendor: StoredVendor, jobId: string, numbers: Set<number>, closed: boolean): void {
  const made: Order[] = []
  site.db.transaction(() => {
    const rows = rowsOf(site, jobId)
    const known = new Set(rows.flatMap(({ row }) => (row.status === 'INVALID' && row.order_id ? [row.order_id] : [])))
    for (const stored of rows) {
      if (!numbers.has(stored.row.row_number) || stored.row.status !== 'VALID') continue
      // Another job may have placed the same row since this one was checked.
      const orderId = placedBefore(site, vendor.vendor_id, stored.fingerprint, jobId).find(id => !known.has(id))
      if (orderId !== undefined) {
        known.add(orderId)
        writeRow(site, jobId, placedElsewhere(stored.row, orderId))
        continue
      }
      writeRow(site, jobId, placeRow(site, vendor, stored, closed, made).row)
    }
  })
  for (const order of made) notify(site, order)
}

const sourceOf = ({ vendor_information: { location } }: StoredVendor): LatLng | undefined =>
  location.latitude !== undefined && location.longitude !== undefined
    ? { lat: location.latitude, lng: location.longitude }
    : undefined

function keepJob(
  site: Site,
  caller: Caller,
  vendor: StoredVendor,
  id: string,
  fileHash: string,
  checked: readonly CheckedRow[],
): StoredJob {
  const rows = withoutPlaced(site, vendor, id, checked)
  const valid = rows.filter(({ row }) => row.status === 'VALID').length
  const job: StoredJob = {
    id,
    vendorId: vendor.vendor_id,
    status:
      valid === 0 ? 'PREPROCESS_FAIL' : valid < rows.length ? 'PREPROCESS_SUCCESS_WITH_ERROR' : 'PREPROCESS_SUCCESS',
    createdBy: caller.kind === 'user' ? caller.email : vendor.vendor_id,
    createdAt: site.clock.seconds(),
  }
  writeJob(site, job, fileHash, rows)
  return job
}

/** Two equal rows of one file are two parcels; rows that an earlier file has placed are not placed again. */
function withoutPlaced(site: Site, vendor: StoredVendor, jobId: string, checked: readonly CheckedRow[]): CheckedRow[] {
  const placed = new Map<string, string[]>()
  return checked.map(one => {
    const before = placed.get(one.fingerprint) ?? placedBefore(site, vendor.vendor_id, one.fingerprint, jobId)
    const [orderId, ...others] = before
    placed.set(one.fingerprint, others)
    if (orderId === undefined || one.row.status === 'INVALID') return one
    return { row: placedElsewhere(one.row, orderId), fingerprint: one.fingerprint }
  })
}

const placedElsewhere = (row: BulkRow, orderId: string): BulkRow => ({
  ...row,
  status: 'INVALID',
  order_id: orderId,
  error: `This row was placed before as order ${orderId}`,
  faults: [{ column: 'name', code: 'placed_before' }],
})

function placeRow(site: Site, vendor: StoredVendor, stored: StoredRow, closed: boolean, made: Order[]): StoredRow {
  const { row, draft } = stored
  if (row.status !== 'VALID' || !draft) return stored
  try {
    const order = placeDraft(site, vendor, draft, closed)
    made.push(order)
    return { ...stored, row: { ...row, status: 'PLACED', order_id: order.order_id } }
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error
    return { ...stored, row: { ...row, status: 'FAILED', error: error.message } }
  }
}

function placeDraft(site: Site, vendor: StoredVendor, draft: Draft, closed: boolean): Order {
  const source = sourceOf(vendor)
  if (!source) throw refuse('NotDeliverable')
  if (draft.preorderedFor === undefined) requireOpen(site, closed)
  else requirePickupTime(site, draft.preorderedFor)
  const payment_method = draft.payment === 'CASH_ON_DELIVERY' ? 'cash_on_delivery' : 'paid'
  checkMethod(site, vendor, payment_method)
  const { fee, destination, source: priced = source } = draft
  const facts: Accepted['facts'] = { vendor: vendor.vendor_id, fee, full: fee, source: priced, destination, until: 0 }
  requireSource(facts, source)
  const { until: _, ...plain } = facts
  const order: PlaceOrder = {
    vendor_id: vendor.vendor_id,
    delivery_fee: fee,
    signature: signFee(site, plain).signature,
    age_validation_required: false,
    login_pickup_estimation: vendor.estimation_pick_up_time || PICKUP_MINUTES,
    customer: draft.customer,
    order: { payment_method, amount: draft.amount, description: draft.description, cold_bag_needed: false },
    ...(draft.preorderedFor !== undefined && { preordered_for: draft.preorderedFor }),
  }
  const [first, ...next] = course
  return createOrder(site, order, { vendor, facts, source, destination }, { statuses: [first], next })
}
