// Whether events may be added to the data layer, for deployments that have to ask (CST-002).
import { atom, type ReadableAtom } from 'nanostores'
import type { Storage } from '#platform/ports.ts'

export type ConsentPorts = {
  storage: Storage
  /** Whether this deployment requires consent. */
  required(): boolean
}

export type ConsentStore = {
  /** An event waits for the visitor's answer. */
  $asks: ReadableAtom<boolean>
  /** Runs it now, once the visitor has agreed, or never. */
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
