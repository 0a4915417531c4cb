// The 17 ways in which logging in fails (AUT-014, AUT-015, Q15).

/** Code in the message of a refused call of the authentication client, and the text it stands for in the documents. */
export const loginFailures = {
  InternalErrorException: 'Internal error occurred',
  InvalidUserPoolConfigurationException: 'user pool configuration not valid',
  InvalidLambdaResponseException: 'invalid response',
  InvalidParameterException: 'request parameter not valid',
  InvalidSmsRoleAccessPolicyException: 'role access policy not valid',
  PasswordResetRequiredException: 'password reset is required',
  ResourceNotFoundException: 'cannot locate the requested resource',
  TooManyRequestsException: 'too many on-going requests',
  UnexpectedLambdaException: 'unexpected error from the server',
  UserNotConfirmedException: 'user is not confirmed',
  UserNotFoundException: 'user is not found',
  NotAuthorizedException: 'your password is invalid',
  CodeDeliveryFailureException: 'verification code cannot be delivered',
  InvalidEmailRoleAccessPolicyException: 'email identity is not valid',
  UserLambdaValidationException: 'user cannot be validated by server',
  UsernameExistsException: 'username exists',
  CodeMismatchException: 'code is not valid',
} as const

export type LoginFailure = keyof typeof loginFailures

/** Codes that mean the same as one of the 17. */
const alike: ReadonlyMap<string, LoginFailure> = new Map([
  ['ExpiredCodeException', 'CodeMismatchException'],
  ['LimitExceededException', 'TooManyRequestsException'],
  ['TooManyFailedAttemptsException', 'TooManyRequestsException'],
])

/** The failure that a server's message names; a code that is not known is an unexpected error from the server (Q15). */
export function loginFailureOf(message: string): LoginFailure {
  if (Object.hasOwn(loginFailures, message)) return message as LoginFailure
  return alike.get(message) ?? 'UnexpectedLambdaException'
}
