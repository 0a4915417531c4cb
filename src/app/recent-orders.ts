// The newest orders of the branch, connected: those that the palette finds (NAV-101), and their customers, who are offered under
// the address of a request (REQ-110).
import { computed, type ReadableAtom } from 'nanostores'
import { ACTIVE_PAGE_SIZE, PAST_PAGE_SIZE } from '#features/orders/pages-store.ts'
import { createRecentOrders, recentCustomers } from '#features/orders/recent-orders-store.ts'
import type { Customer } from '#schema/wire.ts'
import { atLogout, clock, send } from './services.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'

/** Guests have no list of orders. */
const $vendorId = computed([session.$session, vendors.$chosen], ({ mode }, chosen) =>
  mode === 'GUEST' ? undefined : chosen?.vendor_id,
)

export const recentOrders = createRecentOrders({ send, clock, $vendorId, count: ACTIVE_PAGE_SIZE })

/** Customers that are offered. */
const CUSTOMERS_MAX = 5

const ordersWithCustomers = createRecentOrders({ send, clock, $vendorId, count: PAST_PAGE_SIZE })

export const $recentCustomers: ReadableAtom<readonly Customer[]> = computed(ordersWithCustomers.$recent, recent =>
  recent.state === 'ready' ? recentCustomers(recent.orders, CUSTOMERS_MAX).map(({ customer }) => customer) : [],
)

export const loadRecentCustomers = ordersWithCustomers.load

atLogout(() => {
  recentOrders.reset()
  ordersWithCustomers.reset()
})
