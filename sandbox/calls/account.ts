// Accounts and sessions: the authentication service (7.2, Q12 to Q15).
import { randomInt, randomUUID } from 'node:crypto'
import { EMAIL_TAKEN_KEY } from '#contract/refusals'
import { ATTEMPT_SECONDS, ATTEMPTS, createAttempts } from '#sandbox/attempts'
import type { Handlers } from '#sandbox/http/call'
import { hashPassword, isPassword } from '#sandbox/passwords'
import { Refused, refuse, refuseLogin } from '#sandbox/refused'
import type { Site } from '#sandbox/site'
import { randomCode, sameText } from '#sandbox/store/secrets'
import { createSession, endSession, renewedSession, sessionOf } from '#sandbox/store/sessions'
import { findUser, newUserId, type StoredUser, writeUser } from '#sandbox/store/users'
import { freshVendorId, grantVendor, plainVendor, writeVendor } from '#sandbox/store/vendors'
import { GUEST_SECONDS, readToken, signToken } from '#sandbox/tokens'

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
const CODE_TRIES = 5
const nothing = { result: {} } as const

const attempts = createAttempts(ATTEMPTS, ATTEMPT_SECONDS)

export const accountHandlers: AccountHandlers = {
  register: async ({ site, body, commit }) => {
    const password = await hashPassword(body.password)
    return commit(() => {
      if (findUser(site, body.email_address))
        throw new Refused(409, 'UsernameExistsException', { translationKey: EMAIL_TAKEN_KEY })
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
    const name = `${site.code} ${body.email_address.toLowerCase()}`
    if (!attempts.mayTry(name, site.clock.seconds())) throw refuseLogin('TooManyRequestsException', 429)
    const user = findUser(site, body.email_address)
    if (!user) throw refuseLogin('UserNotFoundException', 404)
    if (!(await isPassword(body.password, user.password))) {
      attempts.failed(name, site.clock.seconds())
      throw refuseLogin('NotAuthorizedException', 401)
    }
    if (user.state === 'unconfirmed') throw refuseLogin('UserNotConfirmedException', 403)
    if (user.state === 'reset') throw refuseLogin('PasswordResetRequiredException', 403)
    attempts.clear(name)
    const session = await createSession(site, user)
    return commit(() => {
      session.keep()
      const details = { user_id: user.id, email: user.email, ...(user.roles.length > 0 && { roles: user.roles }) }
      return { result: { VendorLoginDetails: details, AuthenticationResult: session.tokens } }
    })
  },

  logout: ({ site, body, commit }) => {
    const session = sessionOf(site, body.refresh_token)
    const reply = commit(() => {
      // A session that is not there any more is as good as ended.
      if (session) endSession(site, session.id)
      return nothing
    })
    if (session) site.hub.endSession(session.id)
    return reply
  },

  extendLogin: async ({ site, body, commit }) => {
    const session = sessionOf(site, body.refresh_token)
    if (!session) throw refuseLogin('NotAuthorizedException', 401)
    const tokens = await renewedSession(site, session, body.refresh_token)
    return commit(() => ({ result: { AuthenticationResult: tokens } }))
  },

  expireLogin: async ({ site, body, commit }) => {
    const claims = await readToken(site, 'access', body.access_token, { ended: true })
    if (!claims) throw refuseLogin('NotAuthorizedException', 401)
    return commit(() => {
      site.db.run(
        'INSERT INTO expired_tokens (id, until) VALUES (?, ?) ON CONFLICT DO NOTHING',
        String(claims['jti']),
        claims.exp,
      )
      return nothing
    })
  },

  forgotPassword: ({ site, body, commit }) =>
    commit(() => {
      const user = findUser(site, body.email_address)
      if (user) sendCode(site, user)
      return nothing
    }),

  confirmPassword: async ({ site, body, commit }) => {
    const password = await hashPassword(body.new_password)
    const user = findUser(site, body.email_address)
    if (!user || !takeCode(site, user.id, body.verification_code)) throw refuseLogin('CodeMismatchException', 400)
    return commit(() => {
      site.db.run('DELETE FROM verification_codes WHERE user_id = ?', user.id)
      writeUser(site, { ...user, password, state: 'confirmed' })
      const sessions = site.db.all<{ id: string }>('SELECT id FROM sessions WHERE user_id = ?', user.id)
      for (const { id } of sessions) endSession(site, id)
      attempts.clear(`${site.code} ${user.email.toLowerCase()}`)
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

function sendCode(site: Site, user: StoredUser): void {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const now = site.clock.seconds()
  site.db.run(
    `INSERT INTO verification_codes (user_id, code, expires_at, tries) VALUES (?, ?, ?, 0)
     ON CONFLICT DO UPDATE SET code = excluded.code, expires_at = excluded.expires_at, tries = 0`,
    user.id,
    site.secrets.seal(code),
    now + CODE_SECONDS,
  )
  // There is no mail in a sandbox: the control page shows what would have been sent.
  site.db.run(
    'INSERT INTO mails (country, receiver, text, sent_at) VALUES (?, ?, ?, ?)',
    site.code,
    user.email,
    `Verification code: ${code}`,
    now,
  )
}

/** Whether a code is the one that was sent; five wrong ones end it. */
function takeCode(site: Site, userId: string, code: string): boolean {
  const row = site.db.get<{ code: string; tries: number }>(
    'SELECT code, tries FROM verification_codes WHERE user_id = ? AND expires_at > ?',
    userId,
    site.clock.seconds(),
  )
  if (!row || row.tries >= CODE_TRIES) return false
  if (sameText(row.code, site.secrets.seal(code))) return true
  site.db.run('UPDATE verification_codes SET tries = tries + 1 WHERE user_id = ?', userId)
  return false
}
