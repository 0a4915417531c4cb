// Every call of the contract and who answers it. A call without a handler does not compile.
import { accountHandlers } from './calls/account.ts'
import { addressHandlers } from './calls/addresses.ts'
import { bulkHandlers } from './calls/bulk.ts'
import { deliveryHandlers } from './calls/delivery.ts'
import { orderHandlers } from './calls/orders.ts'
import { paymentHandlers } from './calls/payment.ts'
import { publicHandlers } from './calls/public.ts'
import { serviceHandlers } from './calls/services.ts'
import { vendorHandlers } from './calls/vendors.ts'
import type { Handlers } from './http/call.ts'

export const handlers: Handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...vendorHandlers,
  ...orderHandlers,
  ...deliveryHandlers,
  ...paymentHandlers,
  ...bulkHandlers,
  ...publicHandlers,
  ...serviceHandlers,
}
