// 1,000 submissions while the network and the server fail at random: 1,000 orders, none twice, none lost (REQ-105).
import { createClock } from '#platform/browser-ports.ts'
import { createRig, ordersTo } from '../request/rig.ts'
import { print, rounded } from './figure.ts'

const SUBMISSIONS = 1000
/** One in so many looks at a press that is under way ends in a reload. */
const IMPATIENCE = 41
/** Waits are this much shorter than in life; what happens stays the same. The longest a call may take is no wait. */
const FASTER = 1000
const LONGEST_WAIT_MS = 10_000

const realTimeout = globalThis.setTimeout
globalThis.setTimeout = ((action: () => void, delay = 0, ...rest: never[]) =>
  realTimeout(action, delay > LONGEST_WAIT_MS ? delay : delay / FASTER, ...rest)) as typeof setTimeout

const rig = await createRig({ clock: createClock() })
const { faults } = rig.sandbox.control
for (const [kind, probability, more] of [
  ['answerLost', 0.15, {}],
  ['cut', 0.12, {}],
  ['tooMany', 0.08, { seconds: 1 }],
  ['serverError', 0.08, { status: 503 }],
  ['malformed', 0.06, {}],
  ['signatureExpired', 0.15, {}],
  ['closedHours', 0.01, {}],
] as const)
  faults.add({ kind, call: '*', probability, ...more })

/** Names have no digits: 27 is "ab". */
const letters = (number: number): string =>
  (number >= 26 ? letters(Math.floor(number / 26) - 1) : '') + String.fromCharCode(97 + (number % 26))

const turn = () => new Promise<void>(resolve => realTimeout(resolve, 1))
const begun = performance.now()
let presses = 0
let reloads = 0
let waited = 0
/** A store that is looked at, as the screen does. */
function open() {
  const tab = rig.tab()
  tab.$view.listen(() => {})
  return tab
}
let request = open()
request.show({ vendorId: rig.vendor.vendor_id })

for (let number = 0; number < SUBMISSIONS; number++) {
  const form = { name: `Bench ${letters(number)}`, phone: '41258036', description: 'Bread', amount: '120' }
  let turns = 0
  for (;;) {
    const { stage, destination } = request.$state.get()
    const view = request.$view.get()
    if (stage.step === 'ENDED' && stage.reason === 'placed') break
    // Some readers lose patience, and load the page again in the middle of it.
    if (view.submitting && ++waited % IMPATIENCE === 0) {
      request.leave()
      request = open()
      request.show({ vendorId: rig.vendor.vendor_id })
      reloads += 1
    } else if (view.newFee) request.acceptNewFee()
    else if (view.unsure) request.tryAgain()
    else if (view.loading || view.submitting) await turn()
    else if (stage.step === 'SERVICE_CLOSED' || stage.step === 'ENDED') request.restart()
    else if (!destination.place) request.chooseDestination(rig.near(900))
    else {
      request.change(form)
      request.submit()
      request.submit()
      presses += 1
      await turn()
    }
    if (++turns > 20_000)
      throw new Error(`stuck at ${number}: ${stage.step} ${JSON.stringify(request.$state.get().problem)}`)
  }
  request.show({ vendorId: rig.vendor.vendor_id })
}

faults.clear()
const names = await ordersTo(rig, 'Bench ')
const distinct = new Set(names).size
print({ name: 'submissions with random faults', value: SUBMISSIONS, unit: '' })
print({ name: 'orders that exist', value: names.length, unit: '', limit: { most: SUBMISSIONS } })
print({ name: 'submissions without an order', value: SUBMISSIONS - distinct, unit: '', limit: { most: 0 } })
print({ name: 'submissions with two orders', value: names.length - distinct, unit: '', limit: { most: 0 } })
print({ name: 'presses', value: presses, unit: '' })
print({ name: 'reloads in the middle of a press', value: reloads, unit: '' })
print({ name: 'time', value: rounded((performance.now() - begun) / 1000), unit: 's' })
rig.sandbox.close()
