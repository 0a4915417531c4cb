// What a token says of itself. The portal reads tokens and never checks their signatures: that is the server's part.
import { isRecord } from '#contract/foreign-data.ts'
import type { StoredToken } from '#platform/stored.ts'
import type { StoredLogin } from '#schema/wire.ts'

/** The claims of a token as a plain object; undefined when it is no token that can be decoded (SES-011). */
export function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, body = '', ...rest] = token.split('.')
  if (rest.length !== 1) return undefined
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isRecord(claims) ? claims : undefined
  } catch {
    return undefined
  }
}

/** The vendor that an embedded portal acts for: authSchema.restaurant.platformTokens[0].restaurantId (SES-010). */
export function embeddedVendor(token: string): string | undefined {
  const schema = claimsOf(token)?.['authSchema']
  const restaurant = isRecord(schema) ? schema['restaurant'] : undefined
  const tokens = isRecord(restaurant) ? restaurant['platformTokens'] : undefined
  const first: unknown = Array.isArray(tokens) ? tokens[0] : undefined
  const id = isRecord(first) ? first['restaurantId'] : undefined
  return typeof id === 'string' && id !== '' ? id : undefined
}

// The text under the key token, read and written (SES-009 to SES-011).

/**
 * The value behind the text under `token`: a login as JSON, or a bare token, which is the embedded portal's when it names
 * its vendor. Undefined when it is neither.
 * @param isLogin whether JSON is a login
 */
export function storedTokenOf(text: string, isLogin: (data: unknown) => data is StoredLogin): StoredToken | undefined {
  if (claimsOf(text)) {
    const vendorId = embeddedVendor(text)
    return vendorId === undefined ? { kind: 'plain', token: text } : { kind: 'embedded', token: text, vendorId }
  }
  try {
    const login: unknown = JSON.parse(text)
    return isLogin(login) ? { kind: 'login', login } : undefined
  } catch {
    return undefined
  }
}

/** The text that `storedTokenOf` reads back. */
export const textOfToken = (token: StoredToken): string =>
  token.kind === 'login' ? JSON.stringify(token.login) : token.token
