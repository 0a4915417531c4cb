// The notices of the shell, and the problems of calls, in the reader's language.
import type { CallProblem } from '#contract/call-problem.ts'
import { m } from '#messages'
import type { ShellNotice } from './notices.ts'

type Words = { [Code in ShellNotice['code']]: (notice: Extract<ShellNotice, { code: Code }>) => string }

const words: Words = {
  logged_out: () => m.notice_disconnected(),
  session_ended: () => m.notice_session_ended(),
  session_ended_lost: () => m.notice_session_ended_lost(),
  token_login_failed: ({ error }) => m.notice_token_login_failed({ error }),
  outdated: () => m.notice_outdated(),
  no_vendors: () => m.notice_no_vendors(),
  vendors_failed: () => m.notice_vendors_failed(),
  vendor_failed: () => m.notice_vendor_failed(),
  vendor_info_failed: () => m.notice_vendor_info_failed(),
  all_outlets_shown: () => m.notice_all_outlets(),
  outlet_saved: () => m.outlet_saved(),
  // Both sentences in one notice (Q76); the first has no full stop, and each language has its own.
  outlet_created: () => m.notice_sentences({ first: m.outlet_saved(), second: m.outlet_available_soon() }),
  help_centre_failed: () => m.help_failed(),
  help_centre_not_loaded: () => m.help_not_loaded(),
}

/** The text of a notice of the shell. */
export function shellWords<Code extends ShellNotice['code']>(notice: Extract<ShellNotice, { code: Code }>): string {
  return (words[notice.code as Code] as (notice: Extract<ShellNotice, { code: Code }>) => string)(notice)
}

// What went wrong with a call, if the screen has no better words.

type ProblemWords = {
  [Code in CallProblem['code']]: (problem: Extract<CallProblem, { code: Code }>) => string | undefined
}

const problems: ProblemWords = {
  no_answer: () => m.problem_no_answer(),
  refused: ({ status }) => byStatus[status]?.() ?? m.problem_refused(),
  invalid_response: () => m.problem_foreign_answer(),
  // The call was cancelled, so nothing is shown.
  cancelled: () => undefined,
}

const byStatus: Record<number, () => string> = {
  403: () => m.problem_not_allowed(),
  429: () => m.problem_too_many(),
}

/** The text of a problem; undefined when nothing is to be shown. */
export function problemWords<Code extends CallProblem['code']>(
  problem: Extract<CallProblem, { code: Code }>,
): string | undefined {
  return (problems[problem.code as Code] as (problem: Extract<CallProblem, { code: Code }>) => string | undefined)(
    problem,
  )
}
