// The newest orders of the branch, connected: those that the palette finds (NAV-101).
import { ACTIVE_PAGE_SIZE } from '#features/orders/pages-store.ts'
import { createRecentOrders } from '#features/orders/recent-orders-store.ts'
import { atLogout, clock, send } from './services.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'

/** Guests have no list of orders. */
export const vendorOfOrders = (): string | undefined =>
  session.$session.get().mode === 'GUEST' ? undefined : vendors.$chosen.get()?.vendor_id

export const recentOrders = createRecentOrders({ send, clock, vendorId: vendorOfOrders, count: ACTIVE_PAGE_SIZE })

atLogout(() => recentOrders.reset())
