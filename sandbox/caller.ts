// Who calls, from the Authorization header (API-003 to API-005), and what a caller may touch (section 6, API-102).
import type { Role } from '#contract/endpoint.ts'
import type { UserRole } from '#schema/wire.ts'
import { refuse } from './refused-call.ts'
import type { Site } from './site.ts'
import { confirmNewest } from './store/sessions.ts'
import { guestVendor, readVendor, type StoredVendor } from './store/vendors.ts'
import { readToken } from './tokens.ts'

/** `endsAt` is when the token ends, in unix seconds. */
export type User = {
  kind: 'user'
  id: string
  email: string
  roles: UserRole[]
  session: string
  token: string
  endsAt: number
}
export type Godroid = { kind: 'godroid'; vendorId: string; endsAt: number }
export type Guest = { kind: 'guest'; id: string; vendorId: string }
export type Caller = User | Godroid | Guest | { kind: 'public' }

/** Id of the guest vendor before a token names another (Q53). */
export const GUEST_VENDOR = 'vendorID'

/** The caller behind a header; undefined when the header names nobody, or somebody who may no longer call. */
export async function callerOf(site: Site, authorization: string | null | undefined): Promise<Caller | undefined> {
  if (!authorization) return { kind: 'public' }
  const [, scheme, token] = /^(GoDroid|Bearer) ([^\s]+)$/.exec(authorization) ?? []
  if (!scheme || !token) return undefined
  if (scheme === 'GoDroid') return godroid(site, token)
  const [access, id, more] = token.split('|')
  if (id === undefined) return guest(site, token)
  return more === undefined && access ? user(site, access, id) : undefined
}

async function user(site: Site, access: string, id: string): Promise<User | undefined> {
  const claims = await readToken(site, 'access', access)
  const identity = await readToken(site, 'id', id)
  if (!claims || !identity || claims['sid'] !== identity['sid']) return undefined
  const session = String(claims['sid'])
  const row = site.db.get<{ user_id: string; email: string; roles: string }>(
    `SELECT s.user_id, u.email, u.roles FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.id = ? AND s.country = ? AND s.revoked = 0
     AND NOT EXISTS (SELECT 1 FROM expired_tokens e WHERE e.id = ?)`,
    session,
    site.code,
    String(claims['jti']),
  )
  if (!row) return undefined
  confirmNewest(site, session, String(claims['refresh']))
  return {
    kind: 'user',
    id: row.user_id,
    email: row.email,
    roles: JSON.parse(row.roles),
    session,
    token: String(claims['jti']),
    endsAt: Math.min(claims.exp, identity.exp),
  }
}

async function godroid(site: Site, token: string): Promise<Godroid | undefined> {
  const claims = await readToken(site, 'godroid', token)
  if (!claims) return undefined
  const schema = claims['authSchema'] as { restaurant: { platformTokens: [{ restaurantId: string }] } } | undefined
  const vendorId = schema?.restaurant.platformTokens[0].restaurantId
  return vendorId && readVendor(site, vendorId) ? { kind: 'godroid', vendorId, endsAt: claims.exp } : undefined
}

async function guest(site: Site, token: string): Promise<Guest | undefined> {
  const claims = await readToken(site, 'guest', token)
  if (!claims) return undefined
  const row = site.db.get<{ id: string; vendor_id: string }>(
    'SELECT id, vendor_id FROM guests WHERE id = ? AND country = ?',
    String(claims['sub']),
    site.code,
  )
  return row && { kind: 'guest', id: row.id, vendorId: row.vendor_id }
}

/** The roles of a caller, as the list of calls names them. */
export function rolesOf(caller: Caller): readonly Role[] {
  if (caller.kind !== 'user') return [caller.kind]
  return caller.roles.includes('outlet-management') ? ['vendor', 'manager'] : ['vendor']
}

/** The vendors that a user acts for. */
const ownsVendor = (site: Site, user: User, vendorId: string): boolean =>
  site.db.get('SELECT 1 FROM user_vendors WHERE user_id = ? AND vendor_id = ?', user.id, vendorId) !== undefined

/** Whether a caller acts for a vendor; a guest, for the vendor of the token. */
export const actsFor = (site: Site, caller: Caller, vendorId: string): boolean =>
  caller.kind === 'user' ? ownsVendor(site, caller, vendorId) : caller.kind !== 'public' && caller.vendorId === vendorId

/**
 * The vendor with this id, if it is the caller's. Throws NotFound otherwise, without telling whether it is not there or
 * not the caller's.
 */
export function vendorFor(site: Site, caller: Caller, vendorId: string): StoredVendor {
  if (caller.kind === 'guest') {
    if (vendorId === caller.vendorId || vendorId === GUEST_VENDOR) return guestVendor(site, caller.vendorId)
    throw refuse('NotFound')
  }
  const vendor = actsFor(site, caller, vendorId) ? readVendor(site, vendorId) : undefined
  if (!vendor) throw refuse('NotFound')
  return vendor
}
