// Every call of the contract and who answers it. A call without a handler does not compile.
import { accountHandlers } from '#sandbox/calls/account'
import { addressHandlers } from '#sandbox/calls/addresses'
import { bulkHandlers } from '#sandbox/calls/bulk'
import { deliveryHandlers } from '#sandbox/calls/delivery'
import { orderHandlers } from '#sandbox/calls/orders'
import { paymentHandlers } from '#sandbox/calls/payment'
import { publicHandlers } from '#sandbox/calls/public'
import { surroundingHandlers } from '#sandbox/calls/surroundings'
import { vendorHandlers } from '#sandbox/calls/vendors'
import type { Handlers } from '#sandbox/http/call'

export const handlers: Handlers = {
  ...accountHandlers,
  ...addressHandlers,
  ...vendorHandlers,
  ...orderHandlers,
  ...deliveryHandlers,
  ...paymentHandlers,
  ...bulkHandlers,
  ...publicHandlers,
  ...surroundingHandlers,
}
