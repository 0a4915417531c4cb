// Submissions in a bad world, drawn at random: two tabs, a device whose clock is wrong, fees that lapse, calls and answers that
// are lost, cut at any byte, refused or replaced by something that nobody can read.
import fc from 'fast-check'
import { vi } from 'vitest'
import type { RequestStore } from '#features/request/store.ts'
import { createClock } from '#platform/browser-ports.ts'
import { validators } from '#validators/answers.js'
import { filledIn, isPlaced, until as untilPlaced } from './filled-form.ts'
import { createRig, ordersTo, type Rig } from './rig.ts'

type Fate =
  | { what: 'fine' }
  /** Nothing reached the server. */
  | { what: 'lost' }
  /** Carried out; the connection ends after this share of the answer's bytes. */
  | { what: 'cut'; share: number }
  /** Carried out; the answer ends early, as if that were all. */
  | { what: 'short'; share: number }
  /** Something between the portal and the server answers, before or after the call was carried out. */
  | { what: 'proxy'; status: number; body: string; before: boolean }

const share = fc.double({ min: 0, max: 1, noNaN: true })
const fate: fc.Arbitrary<Fate> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({ what: 'fine' as const }) },
  { weight: 2, arbitrary: fc.constant({ what: 'lost' as const }) },
  { weight: 2, arbitrary: share.map(one => ({ what: 'cut' as const, share: one })) },
  { weight: 1, arbitrary: share.map(one => ({ what: 'short' as const, share: one })) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('proxy' as const),
      status: fc.constantFrom(400, 404, 408, 409, 422, 425, 429, 500, 502, 503),
      body: fc.constantFrom('', '<html>Bad gateway</html>', '{"message":"Not Found"}', '{"status":'),
      before: fc.boolean(),
    }),
  },
)

const act = fc.oneof(
  { weight: 6, arbitrary: fc.constant('submit' as const) },
  { weight: 2, arbitrary: fc.constant('tryAgain' as const) },
  { weight: 1, arbitrary: fc.constantFrom('giveUp', 'acceptFee', 'declineFee', 'reload', 'apply' as const) },
  { weight: 1, arbitrary: fc.constantFrom('expire', 'refuse', 'reprice' as const) },
  { weight: 1, arbitrary: fc.constant('elevenMinutes' as const) },
)

export type Scenario = { fates: Fate[]; acts: { tab: number; act: string; after: number }[] }

export const scenario: fc.Arbitrary<Scenario> = fc.record({
  fates: fc.array(fate, { maxLength: 14 }),
  acts: fc.array(fc.record({ tab: fc.nat(1), act, after: fc.nat(12) }), { minLength: 1, maxLength: 12 }),
})

export type Outcome = { notified: readonly string[]; stored: number }

const realTurn = setImmediate
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise(resolve => realTurn(resolve))
}

/** Real time in which calls that need no time of the clock are answered, on a busy machine. */
const ANSWERED_MAX_MS = 20_000

/** Names have no digits: 27 is "ab". */
const letters = (number: number): string =>
  (number >= 26 ? letters(Math.floor(number / 26) - 1) : '') + String.fromCharCode(97 + (number % 26))

/** A server and a device with fake timers; each scenario is one submission. @param skewMs how wrong the device's clock is */
export async function createUnreliableRig(skewMs: number) {
  let fates: Fate[] = []
  let underWay = 0
  let number = 0

  async function meet(request: Request, carryOut: () => Promise<Response>): Promise<Response> {
    const isHarmed = /\/(order|orders|delivery\/fee)$/.test(new URL(request.url).pathname)
    const met: Fate = (isHarmed && fates.shift()) || { what: 'fine' }
    if (met.what === 'lost') throw new TypeError('network')
    if (met.what === 'proxy' && met.before) return new Response(met.body, { status: met.status })
    const answer = await carryOut()
    if (met.what === 'fine') return answer
    if (met.what === 'proxy') return new Response(met.body, { status: met.status })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const some = bytes.slice(0, Math.floor(bytes.length * met.share))
    const { status, headers } = answer
    if (met.what === 'short') return new Response(some, { status, headers })
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(some)
        controller.error(new TypeError('cut'))
      },
    })
    return new Response(body, { status, headers })
  }

  const rig: Rig = await createRig({
    clock: createClock(),
    serverNow: () => Date.now() + skewMs,
    async network(request, carryOut) {
      underWay += 1
      try {
        return await meet(request, carryOut)
      } finally {
        underWay -= 1
      }
    },
  })

  /** Lets everything happen that needs no time. */
  async function settle(): Promise<void> {
    await turns(8)
    const since = performance.now()
    while (underWay > 0) {
      if (performance.now() - since > ANSWERED_MAX_MS) throw new Error('calls follow one another without end')
      await turns(8)
    }
  }
  async function until(isSo: () => boolean, steps = 300): Promise<void> {
    await settle()
    for (let step = 0; step < steps && !isSo(); step++) {
      vi.advanceTimersToNextTimer()
      await settle()
    }
  }

  const open = async (): Promise<RequestStore> => {
    const tab = rig.tab()
    tab.$view.listen(() => {})
    tab.show({ vendorId: rig.vendor.vendor_id })
    await settle()
    return tab
  }
  const orderForm = (name: string) => ({ name, phone: '41258036', description: 'Peonies', amount: '649' })

  async function carryOut(tabs: RequestStore[], { tab: index, act: what }: Scenario['acts'][number], name: string) {
    const tab = tabs[index % tabs.length]
    if (!tab) return
    const fault = (kind: 'signatureExpired' | 'refusal', more = {}) =>
      rig.sandbox.control.addFault({ kind, call: 'placeOrder', probability: 1, times: 1, ...more })
    switch (what) {
      case 'submit':
        // Somebody submits what they filled in, and not what another tab has emptied.
        if (tab.$state.get().form.name === name) tab.submit()
        return
      case 'tryAgain':
        return tab.tryAgain()
      case 'giveUp':
        return tab.giveUp()
      case 'acceptFee':
        return tab.acceptNewFee()
      case 'declineFee':
        return tab.declineNewFee()
      case 'reload':
        tab.leave()
        tabs[index % tabs.length] = await open()
        return
      case 'expire':
        return void fault('signatureExpired')
      case 'refuse':
        return void fault('refusal', { status: 422, message: 'ServiceClosed' })
      case 'reprice':
        rig.sandbox.sites.open('NO').country.pricing = { base: 100 + (number % 50), perKm: 0 }
        return
      case 'elevenMinutes':
        vi.advanceTimersByTime(11 * 60_000)
        return
    }
  }

  // What is loaded late is there from now on.
  await Promise.all(Object.values(validators).map(load => load()))
  const warm = await filledIn(rig)
  warm.submit()
  await untilPlaced(() => isPlaced(warm))
  warm.leave()

  return {
    rig,
    async submit({ fates: drawn, acts }: Scenario): Promise<Outcome> {
      number += 1
      const name = `Model ${letters(number)}`
      rig.notices.length = 0
      const begun = Math.floor((Date.now() + skewMs) / 1000) - 60
      const tabs = [await open()]
      const [first] = tabs
      first?.chooseDestination(rig.near(900))
      first?.change(orderForm(name))
      await until(() => first?.$view.get().loading === false)
      tabs.push(await open())
      await until(() => tabs.every(tab => !tab.$view.get().loading))
      fates = [...drawn]
      for (const one of acts) {
        await until(() => false, one.after)
        await carryOut(tabs, one, name)
        await settle()
      }
      // From here on the network is good, and whoever filled it in goes on until it is placed.
      fates = []
      rig.sandbox.control.faults.clear()
      for (let round = 0; round < 40 && !tabs.some(isPlaced); round++) {
        for (const tab of tabs) {
          const { newFee, unsure } = tab.$view.get()
          if (unsure) tab.tryAgain()
          else if (newFee) tab.acceptNewFee()
          else if (tab.$state.get().form.name === name) tab.submit()
        }
        await until(() => tabs.some(isPlaced) || tabs.every(tab => !tab.$view.get().loading), 60)
        if (rig.notices.some(({ code }) => code === 'order_pushed')) break
      }
      await until(() => tabs.every(tab => !tab.$view.get().submitting || tab.$view.get().unsure), 60)
      for (const tab of tabs) tab.leave()
      const numbers = rig.notices.flatMap(notice => (notice.code === 'order_pushed' ? [notice.orderId] : []))
      return { notified: [...new Set(numbers)], stored: (await ordersTo(rig, name, begun)).length }
    },
    close: () => rig.sandbox.close(),
  }
}
