// What can go wrong with a call, as codes with their context; features/notices/text.ts has their texts.

export type CallProblem =
  /** No answer came: the device is offline, or the server is. */
  | { code: 'no_answer' }
  /** The server refused: its HTTP status and the `message` of its answer, for rules to decide by. */
  | { code: 'refused'; status: number; message: string; translationKey?: string }
  /** An answer that does not fit its shape (Q106); nothing of it is used. */
  | { code: 'invalid_response' }
  /** The portal itself did not want the answer any more; never shown. */
  | { code: 'cancelled' }

/** Whether the session is the reason: the token has ended or was revoked. */
export const isUnauthorized = (problem: CallProblem): boolean => problem.code === 'refused' && problem.status === 401

/** Whether it is known who calls, and that they may not. */
export const isForbidden = (problem: CallProblem): boolean => problem.code === 'refused' && problem.status === 403

/** Whether too much was asked for in too short a time: later the same may be answered. */
export const isTooManyRequests = (problem: CallProblem): boolean => problem.code === 'refused' && problem.status === 429

/** Whether the signature of a fee does not hold any more: the fee is to be asked for again (FEE-002). */
export const isSignatureOver = (problem: CallProblem): boolean =>
  problem.code === 'refused' && (problem.message === 'SignatureExpired' || problem.message === 'SignatureInvalid')

/**
 * The server understood and said no: asking again alike would not help. A refusal that cannot be read may come from something on
 * the way to the server, save for 401, which ends a session whoever says it.
 */
export const isFinalRefusal = (problem: CallProblem): boolean =>
  problem.code === 'refused' &&
  problem.status >= 400 &&
  problem.status < 500 &&
  !isTooManyRequests(problem) &&
  (problem.message !== '' || isUnauthorized(problem))
