// What went wrong with a call, in the reader's language, where the screen has no better words of its own.
import type { CallProblem } from '#contract/call-problem.ts'
import { m } from '#messages'

type Words = { [Code in CallProblem['code']]: (problem: Extract<CallProblem, { code: Code }>) => string | undefined }

const words: Words = {
  no_answer: () => m.problem_no_answer(),
  refused: ({ status }) => byStatus[status]?.() ?? m.problem_refused(),
  invalid_response: () => m.problem_foreign_answer(),
  // Nobody waits for it any more.
  cancelled: () => undefined,
}

const byStatus: Record<number, () => string> = {
  403: () => m.problem_not_allowed(),
  429: () => m.problem_too_many(),
}

/** The words of a problem; undefined when there is nothing to say. */
export function problemWords<Code extends CallProblem['code']>(
  problem: Extract<CallProblem, { code: Code }>,
): string | undefined {
  return (words[problem.code as Code] as (problem: Extract<CallProblem, { code: Code }>) => string | undefined)(problem)
}
