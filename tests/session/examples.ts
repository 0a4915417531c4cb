// Logins and tokens for the tests of the session.
import type { LoginAnswer, StoredLogin } from '#schema/wire.ts'

export const NOW = Date.UTC(2026, 0, 5, 12)

/** A token that says `claims` of itself, unsigned. */
export const jwt = (claims: unknown): string =>
  `${['{"alg":"none"}', JSON.stringify(claims)].map(part => Buffer.from(part).toString('base64url')).join('.')}.x`

export const embeddedToken = (vendorId = 'no-1'): string =>
  jwt({ exp: 1, authSchema: { restaurant: { platformTokens: [{ restaurantId: vendorId }] } } })

export const storedLogin = (Expires: number, AccessToken = 'access'): StoredLogin => ({
  user: { id: '7', email: 'a@b.example' },
  meta: { AccessToken, IdToken: 'id', RefreshToken: 'refresh', Expires },
})

export const loginAnswer = (ExpiresIn: number): LoginAnswer => ({
  result: {
    VendorLoginDetails: { user_id: '7', email: 'a@b.example', roles: ['outlet-management'] },
    AuthenticationResult: { AccessToken: 'access', IdToken: 'id', RefreshToken: 'refresh', ExpiresIn },
  },
})
