// What can go wrong with accounts, in the reader's language (AUT-013 to AUT-019).
import type { LoginFailure } from '#contract/refusals.ts'
import { deployment } from '#deployment'
import type { LoginProblem, RegistrationProblem } from '#features/session/account-problems.ts'
import { m } from '#messages'

/** Why logging in failed: "Failed to login. …" (AUT-013 to AUT-017). */
export function loginWords(problem: LoginProblem): string {
  if (problem.code === 'login_offline') return m['auth.offline']()
  return failureWords[problem.failure]()
}

/** Why no code was sent, or no new password was set: these texts do not mention logging in. */
export function resetWords(problem: LoginProblem, asked: 'code' | 'password'): string {
  if (problem.code === 'login_offline') return m['auth.offline']()
  if (problem.failure === 'CodeMismatchException') return m.account_code_wrong()
  if (problem.failure === 'TooManyRequestsException') return m.account_too_many_attempts()
  return asked === 'code' ? m.account_code_failed() : m.account_reset_failed()
}

const failureWords: Record<LoginFailure, () => string> = {
  InternalErrorException: () => m['auth.InternalErrorException'](),
  InvalidUserPoolConfigurationException: () => m['auth.InvalidUserPoolConfigurationException'](),
  InvalidLambdaResponseException: () => m['auth.InvalidLambdaResponseException'](),
  InvalidParameterException: () => m['auth.InvalidParameterException'](),
  InvalidSmsRoleAccessPolicyException: () => m['auth.InvalidSmsRoleAccessPolicyException'](),
  PasswordResetRequiredException: () => m['auth.PasswordResetRequiredException'](),
  ResourceNotFoundException: () => m['auth.ResourceNotFoundException'](),
  TooManyRequestsException: () => m['auth.TooManyRequestsException'](),
  UnexpectedLambdaException: () => m['auth.UnexpectedLambdaException'](),
  UserNotConfirmedException: () => m['auth.UserNotConfirmedException'](),
  UserNotFoundException: () => m['auth.UserNotFoundException'](),
  NotAuthorizedException: () => m['auth.NotAuthorizedException'](),
  CodeDeliveryFailureException: () => m['auth.CodeDeliveryFailureException'](),
  InvalidEmailRoleAccessPolicyException: () => m['auth.InvalidEmailRoleAccessPolicyException'](),
  UserLambdaValidationException: () => m['auth.UserLambdaValidationException'](),
  UsernameExistsException: () => m['auth.UsernameExistsException'](),
  CodeMismatchException: () => m['auth.CodeMismatchException'](),
}

/** Why no account was created: the text of the server's key if this site has it, else the general text (AUT-018, AUT-019). */
export function registrationWords(problem: RegistrationProblem): string {
  switch (problem.code) {
    case 'login_offline':
      return m['auth.offline']()
    case 'email_taken':
      return m.account_email_taken({ provider: deployment().brand.accountProvider })
    case 'registration_failed':
      return knownKey(problem.key) ?? m.account_register_failed()
  }
}

/** Only account texts without placeholders: a key from the server must not select any other text of the portal. */
function knownKey(key: string | undefined): string | undefined {
  const text: unknown = key?.startsWith('auth.') && Object.hasOwn(m, key) ? Reflect.get(m, key) : undefined
  return typeof text === 'function' && text.length === 0 ? String(text()) : undefined
}
