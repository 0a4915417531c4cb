// When an address is picked, when the answers come and when the form is submitted, drawn at random: no submission is lost.
// `TIMINGS=1000` draws more.
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClock } from '#platform/browser-ports.ts'
import { endFakeTime, pass, startFakeTime, turn } from '../platform/fake-time.ts'
import { isPlaced, NOON } from './filled-form.ts'
import { createRig, ordersTo, type Rig } from './rig.ts'

const TIMINGS = Number(process.env['TIMINGS'] ?? 40)
const SEED = Number(process.env['SEED'] ?? 20_261_123)
/** Every submission looks through the orders of its hour, so that many in one back end take ever longer. */
const TIMINGS_OF_A_RIG = 50
const ENDS_AFTER_MS = 30_000

/** How long the server takes for each question, in milliseconds. */
const delays = fc.record({
  area: fc.nat(3000),
  estimations: fc.nat(3000),
  fee: fc.nat(3000),
  'service-hours': fc.nat(1500),
  order: fc.nat(2000),
})
const timing = fc.record({
  delays,
  /** From opening the form to the address. */
  pickedAfter: fc.nat(2000),
  /** From a suggestion that is chosen to its place. */
  locatedAfter: fc.nat(1500),
  /** From the first address to another one further away, for some. */
  pickedAgainAfter: fc.option(fc.nat(4000), { nil: undefined }),
  /** From the last address to the submission, and to further presses of the same button. */
  submittedAfter: fc.nat(4000),
  pressedAgainAfter: fc.array(fc.nat(2500), { maxLength: 2 }),
})

let rig: Rig
let answersAfter: Readonly<Record<string, number>> = {}
/** Calls that the sandbox, which works in real time, has not answered yet. */
const working = new Set<Promise<Response>>()
beforeEach(() => startFakeTime(NOON))
afterEach(() => {
  rig?.sandbox.close()
  endFakeTime()
})

const openRig = () =>
  createRig({
    clock: createClock(),
    network: async (request, carryOut) => {
      const path = new URL(request.url).pathname
      const wait = Object.entries(answersAfter).find(([end]) => path.endsWith(end) || path.includes(`/${end}/`))?.[1]
      if (wait) await new Promise(resolve => setTimeout(resolve, wait))
      const answer = carryOut()
      working.add(answer)
      return answer.finally(() => working.delete(answer))
    },
  })

const STEP_MS = 100

/** Lets time pass; none of it passes while the sandbox works. */
async function spend(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await pass(Math.min(STEP_MS, left))
    while (working.size > 0) {
      await Promise.allSettled(working)
      await turn()
    }
  }
}

/** Chooses a suggestion, whose place comes after so many milliseconds. */
function pick(tab: ReturnType<Rig['tab']>, address: ReturnType<Rig['near']>, after: number): void {
  tab.awaitPlace('destination')
  setTimeout(() => tab.chooseDestination(address), after)
}

/** Names have no digits: 27 is "ab". */
const letters = (number: number): string =>
  (number >= 26 ? letters(Math.floor(number / 26) - 1) : '') + String.fromCharCode(97 + (number % 26))

test('[REQ-107] whenever it is submitted, before or after the address is checked and its fee is known, it is placed once', async () => {
  rig = await openRig()
  let number = 0
  const seen = { placed: 0, waited: 0 }
  await fc.assert(
    fc.asyncProperty(timing, async drawn => {
      if (number % TIMINGS_OF_A_RIG === TIMINGS_OF_A_RIG - 1) {
        // Answers that nobody waits for any more.
        await spend(5000)
        rig.sandbox.close()
        rig = await openRig()
      }
      number += 1
      // No name begins with another one.
      const name = `Timing ${letters(number)} End`
      const began = Math.floor(Date.now() / 1000) - 60
      answersAfter = drawn.delays
      const tab = rig.tab()
      tab.$view.listen(() => {})
      tab.show({ vendorId: rig.vendor.vendor_id })
      tab.change({ name, phone: '41258036', description: 'Peonies', amount: '649' })
      await spend(drawn.pickedAfter)
      let picked = rig.near(900)
      pick(tab, picked, drawn.locatedAfter)
      if (drawn.pickedAgainAfter !== undefined) {
        await spend(drawn.locatedAfter + drawn.pickedAgainAfter)
        picked = rig.near(3500)
        pick(tab, picked, drawn.locatedAfter)
      }
      await spend(drawn.submittedAfter)
      const shown = tab.$view.get().fee
      tab.submit()
      await turn()
      expect(tab.$view.get().submitting || isPlaced(tab), 'a submission that nobody sees').toBe(true)
      if (tab.$state.get().waiting) seen.waited += 1
      for (const after of drawn.pressedAgainAfter) {
        await spend(after)
        if (!isPlaced(tab)) tab.submit()
      }
      for (let spent = 0; spent < ENDS_AFTER_MS && !isPlaced(tab); spent += 500) {
        if (tab.$view.get().newFee) tab.acceptNewFee()
        await spend(500)
      }
      expect(isPlaced(tab), JSON.stringify({ shown, problem: tab.$state.get().problem })).toBe(true)
      expect(await ordersTo(rig, name, began)).toHaveLength(1)
      expect(rig.wire.findLast(call => /POST \S+\/order /.test(call))).toContain(`"latitude":${picked.latitude}`)
      seen.placed += 1
      tab.leave()
    }),
    { numRuns: TIMINGS, seed: SEED, endOnFailure: true },
  )
  expect(seen.placed).toBe(TIMINGS)
  // Without those that came too early the test would prove nothing.
  expect(seen.waited).toBeGreaterThan(TIMINGS / 10)
  if (process.env['TIMINGS']) console.log(JSON.stringify(seen))
}, 3_600_000)
