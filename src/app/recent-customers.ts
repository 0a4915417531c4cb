// Customers of the newest orders, connected: offered under the address of a request (REQ-110).
import { computed, type ReadableAtom } from 'nanostores'
import { PAST_PAGE_SIZE } from '#features/orders/pages-store.ts'
import { createRecentOrders, recentCustomers } from '#features/orders/recent-orders-store.ts'
import type { Customer } from '#schema/wire.ts'
import { vendorOfOrders } from './recent-orders.ts'
import { atLogout, clock, send } from './services.ts'

/** Customers that are offered. */
const CUSTOMERS_MAX = 5

const store = createRecentOrders({ send, clock, vendorId: vendorOfOrders, count: PAST_PAGE_SIZE })

export const $recentCustomers: ReadableAtom<readonly Customer[]> = computed(store.$recent, recent =>
  recent.state === 'ready' ? recentCustomers(recent.orders, CUSTOMERS_MAX).map(({ customer }) => customer) : [],
)

export const loadRecentCustomers = store.load

atLogout(() => store.reset())
