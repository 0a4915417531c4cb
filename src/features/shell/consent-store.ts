// Whether events may be put into the data layer, where a deployment has to ask for it (CST-002).
import { atom, type ReadableAtom } from 'nanostores'
import type { Storage } from '#platform/ports.ts'

export type ConsentPorts = {
  storage: Storage
  /** Of this deployment: without it events need nobody's consent. */
  required(): boolean
}

export type ConsentStore = {
  /** Something is held back until the visitor has answered. */
  $asks: ReadableAtom<boolean>
  /** Carries it out now, once the visitor has agreed, or never. */
  withConsent(action: () => void): void
  answer(agreed: boolean): void
}

export function createConsent({ storage, required }: ConsentPorts): ConsentStore {
  const $asks = atom(false)
  let held: (() => void)[] = []
  return {
    $asks,
    withConsent(action) {
      const agreed = required() ? storage.read('analytics-consent') : true
      if (agreed) action()
      if (agreed !== undefined) return
      held.push(action)
      $asks.set(true)
    },
    answer(agreed) {
      storage.write('analytics-consent', agreed)
      const waiting = held
      held = []
      $asks.set(false)
      if (agreed) for (const action of waiting) action()
    },
  }
}
