// One submission, one change, also where the same form is submitted again because its outcome is not known (Q88, API-006).
import { provesNothingMade } from '#contract/refusals.ts'
import type { Answered, Uuid } from './ports.ts'

export type IdempotencyKeys = {
  /** The key to send these contents under: that of the unsettled submission when they are the same, else a new one. */
  keyFor(contents: string): string
  /** What became of it: after an answer, or a refusal that proves that nothing was made, the next submission is a new one. */
  ended(answer: Answered<unknown>): void
  /** The form begins anew. */
  forget(): void
}

/** @returns the keys of one form; contents are held only while their submission is unsettled */
export function createIdempotencyKeys(uuid: Uuid): IdempotencyKeys {
  let submission: { contents: string; key: string } | undefined
  return {
    keyFor(contents) {
      if (submission?.contents !== contents) submission = { contents, key: uuid() }
      return submission.key
    },
    ended(answer) {
      if (answer.state === 'answered' || provesNothingMade(answer.problem)) submission = undefined
    },
    forget() {
      submission = undefined
    },
  }
}
