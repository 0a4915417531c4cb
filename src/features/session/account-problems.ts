// What can go wrong with accounts, as codes with their context (AUT-013 to AUT-019).
import { type CallProblem, isTooManyRequests } from '#contract/call-problem.ts'
import { EMAIL_TAKEN_KEY, type LoginFailure, loginFailureOf } from '#contract/refusals.ts'

export type LoginProblem =
  /** One of the 17 documented failures. */
  | { code: 'login_failed'; failure: LoginFailure }
  /** A failure without status (AUT-016). */
  | { code: 'login_offline' }

export type RegistrationProblem =
  | { code: 'email_taken' }
  /** Refused; `key` is the server's translation key, which may be unknown here (AUT-018). */
  | { code: 'registration_failed'; key?: string }
  | { code: 'login_offline' }

/** The session's own notices to the reader. */
export type AccountNotice =
  | { code: 'logged_out' }
  | { code: 'session_ended' }
  /** The same, where something that was typed could not be kept (Q116). */
  | { code: 'session_ended_lost' }
  /** A token login failed on a path that ends in odwp; `error` is the serialised error, never the token (SES-012). */
  | { code: 'token_login_failed'; error: string }

/**
 * Why logging in failed. No status means offline (AUT-016), too many calls have their own text, and an unreadable
 * answer is an invalid response (Q15).
 */
export function loginProblemOf(problem: CallProblem): LoginProblem {
  switch (problem.code) {
    case 'refused':
      return isTooManyRequests(problem)
        ? { code: 'login_failed', failure: 'TooManyRequestsException' }
        : { code: 'login_failed', failure: loginFailureOf(problem.message) }
    case 'invalid_response':
      return { code: 'login_failed', failure: 'InvalidLambdaResponseException' }
    default:
      return { code: 'login_offline' }
  }
}

/** Why an account was not created (AUT-018, AUT-019). */
export function registrationProblemOf(problem: CallProblem): RegistrationProblem {
  if (problem.code === 'no_answer' || problem.code === 'cancelled') return { code: 'login_offline' }
  if (problem.code !== 'refused' || problem.translationKey === undefined) return { code: 'registration_failed' }
  return problem.translationKey === EMAIL_TAKEN_KEY
    ? { code: 'email_taken' }
    : { code: 'registration_failed', key: problem.translationKey }
}
