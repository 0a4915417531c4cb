// What stands under the key token as text, read and written (SES-009 to SES-011).
import type { StoredLogin } from '#schema/wire'
import type { StoredToken } from './stored.ts'
import { claimsOf, embeddedVendor } from './token.ts'

/**
 * The value behind the text under `token`: a login as JSON, or a bare token, which is the embedded portal's when it names
 * its vendor. Undefined when it is neither.
 * @param isLogin tells whether JSON is a login
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
