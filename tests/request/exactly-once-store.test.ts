// One submission, one order, whatever happens between the portal and the server (REQ-105). `SUBMISSIONS=2000` draws more.
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RequestStore } from '#features/request/store.ts'
import { GUEST_VENDOR_ID } from '#features/session/session.ts'
import { createClock } from '#platform/browser-ports.ts'
import { endFakeTime, pass, startFakeTime } from '../platform/fake-time.ts'
import { filledIn, form, isPlaced, NOON, until } from './filled-form.ts'
import { createRig, ordersTo, type Rig } from './rig.ts'
import { createUnreliableRig, type Scenario, scenario } from './submissions.ts'

const SUBMISSIONS = Number(process.env['SUBMISSIONS'] ?? 60)
/** Every submission looks through the orders of its hour, so that many in one back end take ever longer. */
const SUBMISSIONS_OF_A_RIG = 50
const SEED = Number(process.env['SEED'] ?? 20_261_122)

let rig: Rig
beforeEach(() => startFakeTime(NOON))
afterEach(() => {
  rig?.sandbox.close()
  endFakeTime()
})

const problem = (tab: RequestStore) => tab.$state.get().problem?.problem.code
const orders = () => ordersTo(rig, form.name)
const refusal = (status: number, message: string, times = 1) =>
  rig.sandbox.control.addFault({ kind: 'refusal', call: 'placeOrder', probability: 1, times, status, message })

test('[REQ-104] [REQ-105] a fee that expires while the outcome of a submission is unknown: trying again places the order', async () => {
  rig = await createRig({ clock: createClock() })
  const tab = await filledIn(rig)
  rig.sandbox.control.addFault({ kind: 'cut', call: 'placeOrder', probability: 1, times: 4 })
  tab.submit()
  await until(() => tab.$view.get().unsure)
  await pass(11 * 60_000)
  tab.tryAgain()
  await until(() => isPlaced(tab) || tab.$view.get().newFee !== undefined)
  expect(isPlaced(tab)).toBe(true)
  expect(await orders()).toHaveLength(1)
})

test('[REQ-104] a fee that expired during that time is renewed once the form can be changed again', async () => {
  rig = await createRig({ clock: createClock() })
  const tab = await filledIn(rig)
  rig.sandbox.control.addFault({ kind: 'cut', call: 'placeOrder', probability: 1, times: 4 })
  tab.submit()
  await until(() => tab.$view.get().unsure)
  await pass(11 * 60_000)
  tab.giveUp()
  await until(() => (tab.$feeSecondsLeft.get() ?? 0) > 500)
  expect(tab.$feeSecondsLeft.get()).toBeGreaterThan(500)
})

test('[REQ-105] a refusal that cannot be read decides nothing: the next submission goes out under the same key', async () => {
  // The order is made, and something on the way answers 422 with nothing in it.
  let broken = 1
  rig = await createRig({
    clock: createClock(),
    async network(request, carryOut) {
      const answer = await carryOut()
      const isPlacing = request.method === 'POST' && new URL(request.url).pathname.endsWith('/order')
      return isPlacing && broken-- > 0 ? new Response('', { status: 422 }) : answer
    },
  })
  const tab = await filledIn(rig)
  tab.submit()
  await until(() => isPlaced(tab) || problem(tab) !== undefined)
  expect(isPlaced(tab)).toBe(true)
  expect(await orders()).toHaveLength(1)
})

test('[REQ-033] a failure of the server is reported as an order that was not created, once that is certain', async () => {
  rig = await createRig({ clock: createClock() })
  const tab = await filledIn(rig)
  rig.sandbox.control.addFault({ kind: 'serverError', call: 'placeOrder', probability: 1, times: 1, status: 500 })
  tab.submit()
  await until(() => problem(tab) !== undefined)
  expect(problem(tab)).toBe('order_not_created')
  tab.submit()
  await until(() => isPlaced(tab))
  expect(await orders()).toHaveLength(1)
})

test.each(['SignatureExpired', 'ServiceClosed'])(
  '[REQ-105] two tabs with one draft, after %s: the second finds the order of the first',
  async message => {
    rig = await createRig({ clock: createClock() })
    const one = await filledIn(rig)
    const other = rig.tab()
    other.show({ vendorId: rig.vendor.vendor_id })
    await until(() => !other.$view.get().loading)
    refusal(422, message, 2)
    one.submit()
    other.submit()
    await until(() => !one.$view.get().loading && !other.$view.get().loading)
    for (const tab of [one, other]) if (!isPlaced(tab) && tab.$state.get().form.name === form.name) tab.submit()
    await until(() => [one, other].some(isPlaced))
    await pass(5000)
    expect(await orders()).toHaveLength(1)
  },
)

test('[REQ-033] what a tab was told of its submission stays there when another tab is refused as well', async () => {
  rig = await createRig({ clock: createClock() })
  const one = await filledIn(rig)
  const other = rig.tab()
  other.show({ vendorId: rig.vendor.vendor_id })
  await until(() => !other.$view.get().loading)
  refusal(422, 'NotDeliverable', 1)
  one.submit()
  await until(() => problem(one) !== undefined && other.$state.get().key === one.$state.get().key)
  await until(() => !other.$view.get().loading)
  refusal(422, 'NotDeliverable', 1)
  other.submit()
  await until(() => problem(other) !== undefined && other.$state.get().key === one.$state.get().key)
  await until(() => !one.$view.get().loading)
  expect(problem(one)).toBe('undeliverable_on_submit')
})

test('[REQ-102] after an order, what is typed for the next one is in the other tab too, whose form is still empty', async () => {
  rig = await createRig({ clock: createClock() })
  const one = await filledIn(rig)
  const other = rig.tab()
  other.show({ vendorId: rig.vendor.vendor_id })
  await until(() => !other.$view.get().loading)
  one.submit()
  await until(() => isPlaced(one) && other.$state.get().form.name === '')
  one.restart()
  // The other tab is still asking for the service hours when this is typed.
  one.change({ ...form, name: 'Berit Prøve' })
  await until(() => other.$state.get().form.name === 'Berit Prøve')
  expect(other.$state.get().form).toMatchObject({ name: 'Berit Prøve', description: form.description })
})

/** Found at random: the server keeps the first key for a request that it refused, while the stored draft still names it. */
const KEY_USED_UP: Scenario = {
  fates: [
    { what: 'proxy', status: 502, body: '<html>Bad gateway</html>', before: true },
    { what: 'fine' },
    { what: 'lost' },
    { what: 'proxy', status: 429, body: '<html>Bad gateway</html>', before: false },
    { what: 'short', share: 1.6929857149208297e-288 },
    { what: 'fine' },
    { what: 'cut', share: 1.099617046553983e-178 },
    { what: 'fine' },
    { what: 'proxy', status: 409, body: '{"status":', before: false },
  ],
  acts: [
    { tab: 0, act: 'declineFee', after: 7 },
    { tab: 0, act: 'reprice', after: 7 },
    { tab: 1, act: 'elevenMinutes', after: 11 },
    { tab: 1, act: 'submit', after: 9 },
    { tab: 0, act: 'elevenMinutes', after: 0 },
    { tab: 1, act: 'submit', after: 1 },
    { tab: 0, act: 'submit', after: 5 },
    { tab: 0, act: 'submit', after: 0 },
  ],
}

test('[REQ-105] a key that the server keeps for a refused request is replaced, and not sent again without end', async () => {
  const unreliable = await createUnreliableRig(7 * 60_000)
  rig = unreliable.rig
  const { notified, stored } = await unreliable.submit(KEY_USED_UP)
  expect({ notified: notified.length, stored }).toEqual({ notified: 1, stored: 1 })
})

/** Found at random among 2,000, with how wrong the device's clock is: each made two orders. */
const FOUND: readonly (readonly [what: string, skewMs: number, scenario: Scenario])[] = [
  [
    'another tab places it while this one sends it, long after the first submission',
    0,
    {
      fates: [
        { what: 'short', share: 1.903884804776851e-7 },
        { what: 'short', share: 3.751204502955721e-29 },
        { what: 'lost' },
        { what: 'fine' },
        { what: 'fine' },
        { what: 'lost' },
        { what: 'fine' },
        { what: 'fine' },
        { what: 'cut', share: 9.114502488709765e-184 },
        { what: 'fine' },
      ],
      acts: [
        { tab: 1, act: 'tryAgain', after: 5 },
        { tab: 1, act: 'declineFee', after: 9 },
        { tab: 0, act: 'submit', after: 11 },
        { tab: 1, act: 'elevenMinutes', after: 1 },
        { tab: 0, act: 'submit', after: 11 },
      ],
    },
  ],
  [
    'the same with a device whose clock is behind',
    -7 * 60_000,
    {
      fates: [
        { what: 'proxy', status: 502, body: '<html>Bad gateway</html>', before: false },
        { what: 'cut', share: 3.6804127934717104e-281 },
        { what: 'lost' },
        { what: 'proxy', status: 422, body: '{"message":"Not Found"}', before: false },
        { what: 'proxy', status: 503, body: '{"status":', before: true },
      ],
      acts: [
        { tab: 0, act: 'submit', after: 5 },
        { tab: 0, act: 'elevenMinutes', after: 8 },
        { tab: 1, act: 'submit', after: 0 },
        { tab: 1, act: 'submit', after: 4 },
        { tab: 1, act: 'submit', after: 4 },
      ],
    },
  ],
  [
    'a refusal comes after a submission of which nobody knows what became',
    7 * 60_000,
    {
      fates: [
        { what: 'lost' },
        { what: 'cut', share: 1.5e-323 },
        { what: 'short', share: 7.4e-323 },
        { what: 'proxy', status: 409, body: '{"status":', before: false },
        { what: 'proxy', status: 422, body: '<html>Bad gateway</html>', before: false },
        { what: 'lost' },
        { what: 'fine' },
        { what: 'fine' },
        { what: 'fine' },
      ],
      acts: [
        { tab: 0, act: 'giveUp', after: 1 },
        { tab: 0, act: 'submit', after: 3 },
        { tab: 1, act: 'tryAgain', after: 0 },
        { tab: 0, act: 'submit', after: 0 },
        { tab: 0, act: 'submit', after: 7 },
        { tab: 0, act: 'submit', after: 4 },
        { tab: 0, act: 'reload', after: 12 },
        { tab: 0, act: 'refuse', after: 11 },
        { tab: 1, act: 'submit', after: 9 },
        { tab: 0, act: 'refuse', after: 12 },
        { tab: 1, act: 'submit', after: 4 },
      ],
    },
  ],
]

test.each(FOUND)('[REQ-105] %s: one order', async (_, skewMs, drawn) => {
  const unreliable = await createUnreliableRig(skewMs)
  rig = unreliable.rig
  const { notified, stored } = await unreliable.submit(drawn)
  expect({ notified: notified.length, stored }).toEqual({ notified: 1, stored: 1 })
})

test.each([0, 7 * 60_000, -7 * 60_000])(
  '[REQ-105] whatever is drawn: one order is reported, and one is stored (device wrong by %i ms)',
  async skewMs => {
    let unreliable = await createUnreliableRig(skewMs)
    rig = unreliable.rig
    const sum = { submissions: 0, notified: 0, stored: 0 }
    await fc.assert(
      fc.asyncProperty(scenario, async drawn => {
        if (sum.submissions % SUBMISSIONS_OF_A_RIG === SUBMISSIONS_OF_A_RIG - 1) {
          unreliable.close()
          unreliable = await createUnreliableRig(skewMs)
          rig = unreliable.rig
        }
        const { notified, stored } = await unreliable.submit(drawn)
        sum.submissions += 1
        sum.notified += notified.length
        sum.stored += stored
        expect({ notified: notified.length, stored }).toEqual({ notified: 1, stored: 1 })
      }),
      { numRuns: Math.ceil(SUBMISSIONS / 3), seed: SEED + skewMs, endOnFailure: process.env['SHRINK'] === undefined },
    )
    // The bench adds these up.
    if (process.env['SUBMISSIONS']) console.log(`submissions: ${JSON.stringify(sum)}`)
    expect(sum.submissions).toBe(Math.ceil(SUBMISSIONS / 3))
  },
  3_600_000,
)

describe('a screen that is left while its order is being sent', () => {
  /** Presses, and leaves the form before the server has answered. */
  async function left(): Promise<{ tab: RequestStore; answer(): void }> {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    rig = await createRig({
      clock: createClock(),
      async network(request, carryOut) {
        const response = await carryOut()
        if (request.method === 'POST' && new URL(request.url).pathname.endsWith('/order')) await answered
        return response
      },
    })
    const tab = await filledIn(rig)
    tab.submit()
    await until(() => rig.storage.read('request-drafts')?.[rig.vendor.vendor_id]?.sent !== undefined)
    await pass(100)
    tab.leave()
    return { tab, answer }
  }
  const codes = () => rig.notices.map(({ code }) => code)
  const isNameKept = () => JSON.stringify(rig.storage.read('request-drafts') ?? '').includes(form.name)

  test('[REQ-032] the sender is told of it where they are, is not brought to Tracking, and the draft is finished', async () => {
    const { tab, answer } = await left()
    answer()
    await until(() => codes().includes('order_pushed'))
    expect([codes(), rig.elsewhere, rig.tracked, isNameKept()]).toEqual([['order_pushed'], ['order_pushed'], [], false])
    tab.show({ vendorId: rig.vendor.vendor_id })
    await pass(5000)
    expect([tab.$state.get().form.name, codes(), rig.tracked]).toEqual(['', ['order_pushed'], []])
    expect(await orders()).toHaveLength(1)
  })

  test('[GST-005] an order of a guest is remembered all the same, and the form that they have come back to is empty', async () => {
    const { tab, answer } = await left()
    rig.$context.set({ ...rig.$context.get(), guest: true })
    // The draft is that of the guest.
    const drafts = rig.storage.read('request-drafts') ?? {}
    const draft = drafts[rig.vendor.vendor_id]
    if (draft) rig.storage.write('request-drafts', { [GUEST_VENDOR_ID]: draft })
    tab.show({ vendorId: rig.vendor.vendor_id })
    await pass(1000)
    expect(tab.$state.get().form.name).toBe(form.name)
    answer()
    await until(() => codes().includes('order_pushed'))
    await pass(1000)
    expect([tab.$state.get().form.name, codes(), rig.tracked]).toEqual(['', ['order_pushed'], []])
    expect(rig.storage.read('guest-orders')).toHaveLength(1)
  })

  test('[SES-007] after a logout nobody is told', async () => {
    const { tab, answer } = await left()
    tab.reset({ keepDraft: false })
    answer()
    await pass(5000)
    expect([codes(), rig.storage.read('request-drafts')]).toEqual([[], undefined])
  })
})
