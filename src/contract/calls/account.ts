// Registration, login, tokens and passwords: the authentication client (7.2).
import { callsOf } from '../endpoint.ts'
import { anybody, users } from '../roles.ts'

const { post } = callsOf('authentication')

export const accountCalls = {
  register: post('register', {
    does: 'Creates an account for a business or for a guest who adds a password.',
    input: 'Registration',
    answer: 'RegistrationAnswer',
    refusal: 'RegisterErrorAnswer',
    retry: 'keyed',
    who: anybody,
    clause: 'API-009, Q14',
  }),
  login: post('login', {
    does: 'Logs a vendor user in.',
    input: 'Login',
    answer: 'LoginAnswer',
    retry: 'keyed',
    who: anybody,
    clause: 'API-010, Q15',
  }),
  logout: post('logout', {
    does: 'Ends the session; the portal logs out even when this fails.',
    input: 'Logout',
    answer: 'Nothing',
    retry: 'keyed',
    who: users,
    clause: 'API-011, Q13',
  }),
  extendLogin: post('login/extend', {
    does: 'Exchanges the refresh token for new tokens, 600 s before they end.',
    input: 'ExtendLogin',
    answer: 'ExtendLoginAnswer',
    retry: 'keyed',
    who: users,
    clause: 'API-012',
  }),
  expireLogin: post('login/expire', {
    does: 'Makes an access token count as expired at once; for the sandbox and for tests, the portal never calls it.',
    input: 'ExpireLogin',
    answer: 'Nothing',
    retry: 'keyed',
    who: users,
    clause: 'API-013, Q13',
  }),
  forgotPassword: post('forgot-password', {
    does: 'Sends a verification code; an unknown address is answered like a known one.',
    input: 'ForgotPassword',
    answer: 'Nothing',
    retry: 'keyed',
    who: anybody,
    clause: 'API-014, Q12',
  }),
  confirmPassword: post('forgot-password/confirm', {
    does: 'Sets a new password with the verification code.',
    input: 'ConfirmPassword',
    answer: 'Nothing',
    retry: 'keyed',
    who: anybody,
    clause: 'API-014, Q12',
  }),
  loginAsGuest: post('guest', {
    does: 'Issues the token that a guest acts with, at "Continue as guest".',
    input: 'GuestLogin',
    answer: 'GuestLoginAnswer',
    retry: 'keyed',
    who: anybody,
    clause: 'GST-001, GST-005, Q53',
  }),
} as const
