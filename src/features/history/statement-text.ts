// The words of a statement as a sheet.
import { m } from '#messages'
import type { StatementWords } from './statement.ts'

const half = (text: string): string => `${text}, 50 %`
const most = (text: string): string => `${text}, 90 %`

/** Name of the sheet and headings in the reader's language; minutes are numbers. */
export const statementWords = (): StatementWords => ({
  sheet: m.history_statement(),
  total: m.history_export_total(),
  columns: {
    outlet: m.history_export_outlet(),
    outletId: m.history_export_outlet_id(),
    orders: m.history_export_sheet(),
    delivered: m.tracking_list_delivered(),
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
