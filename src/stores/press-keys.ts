// One press, one change, also where the same form is pressed again because nobody knows what became of it (Q88, API-006).
import { isFinalRefusal } from '#domain/problems'
import type { Answered, Uuid } from '#ports'

export type PressKeys = {
  /** The key to send these contents under: that of the press in doubt when they are the same, else a new one. */
  keyFor(contents: string): string
  /** What became of it: after an answer, or a refusal of what was looked at, the next press is a new one. */
  ended(answer: Answered<unknown>): void
  /** The form begins anew. */
  forget(): void
}

/** @returns the keys of one form; contents are held only while their press is in doubt */
export function createPressKeys(uuid: Uuid): PressKeys {
  let press: { contents: string; key: string } | undefined
  return {
    keyFor(contents) {
      if (press?.contents !== contents) press = { contents, key: uuid() }
      return press.key
    },
    ended(answer) {
      if (answer.state === 'answered' || isFinalRefusal(answer.problem)) press = undefined
    },
    forget() {
      press = undefined
    },
  }
}
