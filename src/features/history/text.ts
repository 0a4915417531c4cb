// The words of an export and of a statement, as plain data: they are sent to a worker, which has no messages.
import { cancelReasons } from '#features/orders/cancelling.ts'
import type { Label } from '#features/orders/labels.ts'
import { labelWords, paymentWords, reasonWords } from '#features/orders/text.ts'
import { m } from '#messages'
import type { CancelReason, PaymentMethod } from '#schema/wire.ts'
import type { ExportContext } from './export-rows.ts'
import type { IndexWords } from './proofs.ts'
import type { StatementWords } from './statement.ts'

const labels: readonly Label[] = [
  'new',
  'received',
  'waiting-for-rider',
  'dispatched',
  'in-progress',
  'near-vendor',
  'picked-up',
  'in-transit',
  'near-customer',
  'delivered',
  'returning',
  'returned',
  'cancelled',
  'stalled',
  'delayed',
  'scheduled',
  'payment_committed',
  'initiated',
  'unknown',
]
const payments: readonly PaymentMethod[] = ['NONE', 'PAID', 'CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY']
const reasons: readonly CancelReason[] = Object.values(cancelReasons).flat()

const table = <Key extends string>(keys: readonly Key[], format: (key: Key) => string) =>
  Object.fromEntries(keys.map(key => [key, format(key)])) as Record<Key, string>

/** Name of the sheet, headings and words of the cells in the reader's language. */
export const exportWords = (): ExportContext['words'] => ({
  sheet: m.history_export_sheet(),
  total: m.history_export_total(),
  columns: {
    order: m.history_export_order(),
    outlet: m.history_export_outlet(),
    outletId: m.history_export_outlet_id(),
    placed: m.history_export_placed(),
    scheduledFor: m.history_export_scheduled(),
    collected: m.history_export_collected(),
    delivered: m.history_export_delivered(),
    status: m.history_export_status(),
    cancelReason: m.history_export_reason(),
    customer: m.history_export_customer(),
    phone: m.history_export_phone(),
    address: m.history_export_address(),
    notes: m.history_export_notes(),
    items: m.history_export_items(),
    amount: m.history_export_amount(),
    payment: m.history_export_payment(),
    fee: m.history_export_fee(),
    voucher: m.history_export_voucher(),
    vatNumber: m.history_export_vat(),
    currency: m.history_export_currency(),
  },
  labels: table(labels, labelWords),
  payments: table(payments, paymentWords),
  reasons: table(reasons, reasonWords),
})

/** The index of the photos of many orders. */
export function proofIndexWords(): IndexWords {
  const { order, placed, customer, address } = exportWords().columns
  return {
    sheet: m.history_export_sheet(),
    columns: { order, placed, customer, address, kind: m.request_parcel(), file: m.bulk_step_file() },
    kinds: {
      pickup: m.public_proof_pickup(),
      delivery: m.public_proof_delivery(),
      return: m.public_proof_return(),
    },
  }
}

// The statement.

const half = (text: string): string => `${text}, 50 %`
const most = (text: string): string => `${text}, 90 %`

/** Names of its sheets and headings in the reader's language; minutes are numbers. */
export const statementWords = (): StatementWords => ({
  sheet: m.history_statement(),
  hours: m.statement_by_hour(),
  hour: m.public_ordered(),
  total: m.history_export_total(),
  columns: {
    outlet: m.history_export_outlet(),
    outletId: m.history_export_outlet_id(),
    orders: m.history_export_sheet(),
    delivered: m.tracking_list_delivered(),
    returned: m.tracking_label_returned(),
    cancelled: m.history_left_out(),
    fees: m.history_fees(),
    vouchers: m.statement_vouchers(),
    refunded: m.statement_refunded(),
    cash: m.statement_cash(),
    vatNumber: m.history_export_vat(),
    collectionHalf: half(m.statement_collection()),
    collectionMost: most(m.statement_collection()),
    rideHalf: half(m.statement_ride()),
    rideMost: most(m.statement_ride()),
    wholeHalf: half(m.statement_whole()),
    wholeMost: most(m.statement_whole()),
    promised: m.statement_promised(),
  },
})
