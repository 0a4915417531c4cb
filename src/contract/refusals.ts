// How the orders and hurrier services refuse a call: the `message` of an ErrorAnswer, and its status.
// The portal decides by the message.
import type { CallProblem } from './call-problem.ts'

// The 17 ways in which logging in fails (AUT-014, AUT-015, Q15).

/** Code in the message of a refused call of the authentication client, and its text in the documents. */
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

export const refusals = {
  /** Something in the request does not fit its schema; `errors` lists it (API-101). */
  InvalidRequest: 400,
  /** No token, or one that has ended or was revoked. */
  Unauthorized: 401,
  /** Known, but not the caller's, where hiding it is not needed (API-102). */
  Forbidden: 403,
  /** Not there, or not the caller's (API-102). */
  NotFound: 404,
  /** The link of a public tracking page has ended (Q70). */
  TrackingExpired: 410,
  /** The order has gone too far, or not far enough: the documented words (Q61). */
  'order cannot be cancelled at this stage': 409,
  /** The order may no longer be changed (Q32). */
  OrderNotEditable: 409,
  /** The same Idempotency-Key came with another body (Q88). */
  IdempotencyKeyReused: 409,
  /** The first call with this key is still being carried out; ask again. */
  IdempotencyKeyInUse: 409,
  /** The body is larger than any request needs to be. */
  BodyTooLarge: 413,
  /** The signature of the fee is too old: ask for the fee again (FEE-002). */
  SignatureExpired: 422,
  /** The fee is not the one that was signed. */
  SignatureInvalid: 422,
  /** The drop-off address lies outside the delivery areas (Q37). */
  NotDeliverable: 422,
  /** Outside the service hours. */
  ServiceClosed: 422,
  /** The VAT number does not exist (Q45). */
  InvalidVatNumber: 422,
  /** The voucher does not exist, has ended or does not fit the order (FEE-010). */
  VoucherNotAvailable: 422,
  /** The time to collect is in the past, too far ahead or outside the service hours (Q24). */
  InvalidPickupTime: 422,
  /** The payment method is not offered here (Q48). */
  PaymentMethodNotAvailable: 422,
  /** A guest's order was not paid online, or has no sender (GST-007). */
  GuestMustPayOnline: 422,
  /** The card data cannot be decrypted or the card is not accepted (Q100). */
  CardRefused: 422,
  /** The wallet or the intent has ended or was used. */
  PaymentExpired: 422,
  /** The bulk file is not an XLSX that can be read, or has too many rows (Q72). */
  BulkFileInvalid: 422,
  /** The job was placed already or has nothing to place. */
  BulkJobNotPlaceable: 409,
  /** Too many calls; Retry-After says how many seconds to wait. */
  TooManyRequests: 429,
  /** The server's own fault. */
  InternalError: 500,
} as const

export type Refusal = keyof typeof refusals

/** Key of the duplicate e-mail at registration, in errors[0].meta.translation_key (AUT-019). */
export const EMAIL_TAKEN_KEY = 'auth.registration.emailTaken'

// When an Idempotency-Key may be replaced: the one rule for orders, outlets, accounts, cancelling and bulk orders (Q88, Q113).

/** Statuses that leave open what was made: the call was not looked at, or another one with its key was. */
const UNDECIDED = new Set([401, 403, 408, 409, 425, 429])

const isKnown = (message: string): boolean => Object.hasOwn(refusals, message) || Object.hasOwn(loginFailures, message)

/**
 * Whether a failed call has surely made nothing, so that the next submission is another one and gets a key of its own: an
 * answer that was read whole, whose code proves it. Everything else (no answer, one that cannot be read, a failing server,
 * every 409) decides nothing: the key stays until what was made has been looked up.
 */
export const provesNothingMade = (problem: CallProblem): boolean =>
  problem.code === 'refused' &&
  problem.status >= 400 &&
  problem.status < 500 &&
  !UNDECIDED.has(problem.status) &&
  isKnown(problem.message)
