// Groups of roles that the calls name (section 6, Q96).
import type { Role } from './endpoint.ts'

/** Everybody who can request a rider. */
export const requesters = ['vendor', 'manager', 'godroid', 'guest'] as const satisfies readonly Role[]

/** Everybody who acts for a vendor, embedded or not. */
export const vendors = ['vendor', 'manager', 'godroid'] as const satisfies readonly Role[]

/** Vendor users who logged in; bulk orders and the help centre are theirs alone (Q08, Q77). */
export const users = ['vendor', 'manager'] as const satisfies readonly Role[]

/** Who may change collection points (COL-018). */
export const managers = ['manager'] as const satisfies readonly Role[]

/** Anybody, logged in or not. */
export const anybody = ['vendor', 'manager', 'godroid', 'guest', 'public'] as const satisfies readonly Role[]
