// Tokens: signed with the database's own key, checked against the sandbox's clock.
import { jwtVerify, SignJWT } from 'jose'
import type { Shared } from './site.ts'

export const ACCESS_SECONDS = 3600
export const REFRESH_SECONDS = 30 * 86_400
export const GUEST_SECONDS = 7 * 86_400
export const GODROID_SECONDS = 365 * 86_400

/** What a token is for; a token for one thing is refused for another. */
export type TokenUse = 'access' | 'id' | 'guest' | 'godroid' | 'help'

type Claims = Record<string, unknown> & { exp: number }
type Keys = Pick<Shared, 'secrets' | 'clock'>

// The use is in the header: the documents list every claim of some tokens, and it is not among them.
/** Signs a token that ends `seconds` from now. */
export function signToken(
  { secrets, clock }: Keys,
  use: TokenUse,
  claims: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  const now = clock.seconds()
  return new SignJWT({ ...claims, iat: now, exp: now + seconds })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', use })
    .sign(secrets.signing)
}

const VERIFIED_KEPT = 5000
const verified = new WeakMap<Uint8Array, Map<string, Claims>>()

/**
 * The claims of a token, or undefined when it was not signed here, is for another use or has ended. With `ended` a token
 * that has ended is read too. A signature is checked once: the answer is remembered.
 */
export async function readToken(
  { secrets, clock }: Keys,
  use: TokenUse,
  token: string,
  { ended = false } = {},
): Promise<Claims | undefined> {
  const known = verified.get(secrets.signing) ?? new Map<string, Claims>()
  verified.set(secrets.signing, known)
  const name = `${use} ${token}`
  let claims = known.get(name)
  if (!claims) {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, secrets.signing, {
        algorithms: ['HS256'],
        currentDate: new Date(0),
      })
      if (protectedHeader['use'] !== use || payload.exp === undefined) return undefined
      claims = payload as Claims
    } catch {
      return undefined
    }
    if (known.size >= VERIFIED_KEPT) known.clear()
    known.set(name, claims)
  }
  return ended || claims.exp > clock.seconds() ? claims : undefined
}
