// Accounts and sessions: the authentication service (7.2, Q12 to Q15).
import { randomInt, randomUUID } from 'node:crypto'
import { EMAIL_TAKEN_KEY } from '#contract/refusals.ts'
import { clearAttempts, countAttempt } from '../attempts.ts'
import type { Handlers } from '../http/call.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import { RefusedCall, refuse, refuseLogin } from '../refused-call.ts'
import type { Site } from '../site.ts'
import { randomCode, sameText } from '../store/secrets.ts'
import { createSession, endSession, endSessionsOf, exchangedTokens, sessionOf } from '../store/sessions.ts'
import { findUser, newUserId, type StoredUser, writeUser } from '../store/users.ts'
import { freshVendorId, grantVendor, plainVendor, writeVendor } from '../store/vendors.ts'
import { GUEST_SECONDS, readToken, signToken } from '../tokens.ts'

type AccountHandlers = Pick<
  Handlers,
  | 'register'
  | 'login'
  | 'logout'
  | 'extendLogin'
  | 'expireLogin'
  | 'forgotPassword'
  | 'confirmPassword'
  | 'loginAsGuest'
>

const CODE_SECONDS = 900
const nothing = { result: {} } as const

export const accountHandlers: AccountHandlers = {
  register: async ({ site, body, commit }) => {
    if (body.country !== site.code) throw refuse('NotFound')
    const password = await hashPassword(body.password)
    return commit(() => {
      if (findUser(site, body.email_address))
        throw new RefusedCall(409, 'UsernameExistsException', { translationKey: EMAIL_TAKEN_KEY })
      const user: StoredUser = {
        id: newUserId(),
        email: body.email_address,
        password,
        name: body.vendor_name ?? body.business_name ?? body.email_address,
        roles: ['outlet-management'],
        state: 'confirmed',
      }
      writeUser(site, user)
      // A fresh account can request riders at once: its vendor is asked for its address first.
      const vendor = plainVendor(site, freshVendorId(site), user.name)
      vendor.vendor_information.contact.phone = body.mobile_number
      vendor.vendor_information.owners = [user.email]
      writeVendor(site, vendor)
      grantVendor(site, user.id, vendor.vendor_id)
      return { data: { user_id: user.id, email: user.email } }
    })
  },

  login: async ({ site, body, commit }) => {
    countAttempt(site, 'login', body.email_address)
    const user = findUser(site, body.email_address)
    // An address without an account is answered like a wrong password, and as late: nobody learns who has an account.
    const right = await isPassword(body.password, user?.password)
    if (!user || !right) throw refuseLogin('NotAuthorizedException', 401)
    if (user.state === 'unconfirmed') throw refuseLogin('UserNotConfirmedException', 403)
    if (user.state === 'reset') throw refuseLogin('PasswordResetRequiredException', 403)
    clearAttempts(site, 'login', body.email_address)
    const session = await createSession(site, user)
    return commit(() => {
      // Another password may have been set while this one was checked.
      if (findUser(site, user.email)?.password !== user.password) throw refuseLogin('NotAuthorizedException', 401)
      session.keep()
      const details = { user_id: user.id, email: user.email, ...(user.roles.length > 0 && { roles: user.roles }) }
      return { result: { VendorLoginDetails: details, AuthenticationResult: session.tokens } }
    })
  },

  logout: ({ site, body, commit }) => {
    const session = sessionOf(site, body.refresh_token)
    return commit(() => {
      // A session that is not there any more is as good as ended.
      if (session) endSession(site, session.id)
      return nothing
    })
  },

  extendLogin: async ({ site, body, commit }) => {
    const exchanged = await exchangedTokens(site, body.refresh_token)
    if (!exchanged) throw refuseLogin('NotAuthorizedException', 401)
    return commit(() => {
      exchanged.keep()
      return { result: { AuthenticationResult: exchanged.tokens } }
    })
  },

  expireLogin: async ({ site, body, commit }) => {
    const claims = await readToken(site, 'access', body.access_token, { ended: true })
    if (!claims) throw refuseLogin('NotAuthorizedException', 401)
    const token = String(claims['jti'])
    site.hub.endToken(token)
    return commit(() => {
      site.db.run('INSERT INTO expired_tokens (id, until) VALUES (?, ?) ON CONFLICT DO NOTHING', token, claims.exp)
      return nothing
    })
  },

  forgotPassword: ({ site, body, commit }) => {
    countAttempt(site, 'codeMail', body.email_address)
    return commit(() => {
      sendCode(site, body.email_address.toLowerCase())
      return nothing
    })
  },

  confirmPassword: async ({ site, body, commit }) => {
    const email = body.email_address.toLowerCase()
    countAttempt(site, 'codeEntry', email)
    const password = await hashPassword(body.new_password)
    const isRight = isSentCode(site, email, body.verification_code)
    const user = findUser(site, email)
    if (!user || !isRight) throw refuseLogin('CodeMismatchException', 400)
    return commit(() => {
      site.db.run('DELETE FROM verification_codes WHERE country = ? AND email = ?', site.code, email)
      writeUser(site, { ...user, password, state: 'confirmed' })
      endSessionsOf(site, user.id)
      clearAttempts(site, 'login', email)
      clearAttempts(site, 'codeEntry', email)
      return nothing
    })
  },

  loginAsGuest: async ({ site, body, commit }) => {
    if (body.country !== site.code) throw refuse('NotFound')
    const id = randomUUID()
    const vendorId = `guest-${randomCode(8).toLowerCase()}`
    const token = await signToken(site, 'guest', { sub: id, vendor_id: vendorId }, GUEST_SECONDS)
    return commit(() => {
      site.db.run(
        'INSERT INTO guests (id, country, vendor_id, created_at) VALUES (?, ?, ?, ?)',
        id,
        site.code,
        vendorId,
        site.clock.seconds(),
      )
      return { result: { token, vendor_id: vendorId } }
    })
  },
}

/** Makes a code for an address, with an account or without one: only the mail is not sent where nobody is. */
function sendCode(site: Site, email: string): void {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = site.clock.seconds()
  site.db.run(
    `INSERT INTO verification_codes (country, email, code, expires_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET code = excluded.code, expires_at = excluded.expires_at`,
    site.code,
    email,
    site.secrets.seal(code),
    now + CODE_SECONDS,
  )
  // There is no mail in a sandbox: the control page shows what would have been sent.
  site.db.run(
    'INSERT INTO mails (country, receiver, text, sent_at) SELECT country, email, ?, ? FROM users WHERE country = ? AND email = ?',
    `Verification code: ${code}`,
    now,
    site.code,
    email,
  )
}

function isSentCode(site: Site, email: string, code: string): boolean {
  const row = site.db.get<{ code: string }>(
    'SELECT code FROM verification_codes WHERE country = ? AND email = ? AND expires_at > ?',
    site.code,
    email,
    site.clock.seconds(),
  )
  return sameText(row?.code ?? '', site.secrets.seal(code))
}
