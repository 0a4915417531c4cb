// The form of a request as somebody fills it in, and the waiting for what comes of it.
import type { RequestStore } from '#features/request/store.ts'
import { pass } from '../platform/fake-time.ts'
import type { Rig } from './rig.ts'

/** Tuesday 3 March 2026, 12:00 in Oslo. */
export const NOON = Date.parse('2026-03-03T11:00:00Z')

export const form = { name: 'Åsne Prøve', phone: '41258036', description: 'Peonies', amount: '649' }

const realTimeout = setTimeout
const STEP_MS = 20
const LONGEST_MS = 14_000

/**
 * Lets time pass until something is so. The server works in real time, so that some of that passes too: a call must not
 * run out of the clock's time while nothing of its own has passed.
 */
export async function until(isSo: () => boolean): Promise<void> {
  for (let waited = 0; !isSo(); waited += STEP_MS) {
    if (waited > LONGEST_MS) throw new Error(`not so after ${LONGEST_MS} ms`)
    await pass(STEP_MS)
    await new Promise(resolve => realTimeout(resolve, 10))
  }
}

/** A tab whose form is filled in, for a place 900 m from the vendor. */
export async function filledIn(rig: Rig, tab: RequestStore = rig.tab()): Promise<RequestStore> {
  tab.show({ vendorId: rig.vendor.vendor_id })
  tab.chooseDestination(rig.near(900))
  tab.change(form)
  await until(() => !tab.$view.get().loading)
  return tab
}

export const isPlaced = (tab: RequestStore): boolean => {
  const { stage } = tab.$state.get()
  return stage.step === 'ENDED' && stage.reason === 'placed'
}
