// Two tabs with one draft, where one is used right after something was typed in the other (REQ-102).
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RequestStore } from '#features/request/store.ts'
import { createClock } from '#platform/browser-ports.ts'
import { endFakeTime, pass, startFakeTime, turn } from '../platform/fake-time.ts'
import { filledIn, form, isPlaced, NOON, until } from './filled-form.ts'
import { createRig, ordersTo, type Rig } from './rig.ts'

let rig: Rig
/** Calls whose method and address contain this are not carried out for now. */
let held: { path: string; wait: Promise<void> } | undefined
let release = () => {}
/** The answers to calls whose method and address contain one of these are lost. */
let lost: readonly string[] = []
/** Calls that the sandbox, which works in real time, has not answered yet. */
const working = new Set<Promise<Response>>()

beforeEach(async () => {
  startFakeTime(NOON)
  rig = await createRig({
    clock: createClock(),
    async network(request, carryOut) {
      const call = `${request.method} ${request.url}`
      if (held && call.includes(held.path)) await held.wait
      const answer = carryOut()
      working.add(answer)
      await answer.finally(() => working.delete(answer))
      if (lost.some(part => call.includes(part))) throw new TypeError('network')
      return answer
    },
  })
})
afterEach(async () => {
  held = undefined
  lost = []
  await Promise.allSettled(working)
  rig.sandbox.close()
  endFakeTime()
})

function hold(path: string): void {
  const wait = new Promise<void>(resolve => {
    release = resolve
  })
  held = { path, wait }
}

/** Two tabs that show the same, filled in. */
async function twoTabs() {
  const one = await filledIn(rig)
  const other = rig.tab()
  other.show({ vendorId: rig.vendor.vendor_id })
  await pass(2000)
  await until(() => !other.$view.get().loading)
  return { one, other }
}

/** What was typed in the one tab and then in the other is in both. */
async function isInBoth(...tabs: readonly RequestStore[]) {
  await until(() => tabs.every(tab => tab.$state.get().form.description === 'Two cakes'))
  for (const tab of tabs) expect(tab.$state.get().form.name).toBe('Nora Berg')
}

test('[REQ-102] typing in a tab that waits for the service hours does not overwrite what another tab has typed', async () => {
  const { one, other } = await twoTabs()
  hold('service-hours')
  other.restart()
  await pass(2000)
  expect(other.$state.get().stage.step).toBe('CHECK_SERVICE_HOURS')
  one.change({ name: 'Nora Berg' })
  await pass(200)
  other.change({ description: 'Two cakes' })
  release()
  await isInBoth(one, other)
})

test('[REQ-102] moving the pin and typing while its address is looked up lose neither the pin nor what another tab has typed', async () => {
  const { one, other } = await twoTabs()
  const { latitude = 0, longitude = 0 } = rig.near(1200)
  hold('reverse')
  one.change({ name: 'Nora Berg' })
  await pass(200)
  other.movePin({ latitude, longitude })
  one.change({ notes: 'Ring twice' })
  await pass(200)
  other.change({ description: 'Two cakes' })
  release()
  await isInBoth(one, other)
  await until(() => one.$state.get().destination.place?.latitude === latitude)
  expect(other.$state.get().destination.place).toMatchObject({ latitude, longitude })
  for (const tab of [one, other]) expect(tab.$state.get().form.notes).toBe('Ring twice')
})

test('[REQ-102] the answer to a voucher does not overwrite what was typed in another tab while it was on its way', async () => {
  const { one, other } = await twoTabs()
  // Typed and applied here, known there too.
  other.typeVoucher('welcome')
  await pass(2000)
  hold('voucher/validate')
  other.applyVoucher()
  await pass(50)
  one.change({ name: 'Nora Berg', description: 'Two cakes' })
  await pass(20)
  release()
  await isInBoth(one, other)
  await pass(2000)
  await isInBoth(one, other)
})

test('[REQ-102] while the card form is open, what another tab has typed is neither overwritten nor closes it', async () => {
  const { one, other } = await twoTabs()
  other.change({ payment: 'card' })
  await pass(2000)
  other.submit()
  await until(() => other.$view.get().cardOpen)
  one.change({ name: 'Nora Berg' })
  await pass(3000)
  other.change({ description: 'Two cakes' })
  expect(other.$view.get().cardOpen).toBe(true)
  await isInBoth(one, other)
})

test('[REQ-105] nothing is submitted that this tab has not shown', async () => {
  const { one, other } = await twoTabs()
  one.change({ name: 'Nora Berg' })
  await pass(200)
  expect(other.$state.get().form.name).toBe(form.name)
  other.submit()
  expect(other.$state.get().form.name).toBe('Nora Berg')
  expect(rig.notices.map(({ code }) => code)).toEqual(['changed_elsewhere'])
  await pass(5000)
  expect([isPlaced(one), isPlaced(other)]).toEqual([false, false])
  other.submit()
  await until(() => isPlaced(other))
  expect(await ordersTo(rig, 'Nora Berg')).toHaveLength(1)
  expect(await ordersTo(rig, form.name)).toEqual([])
})

test('[REQ-105] typing in one tab forgets no submission of another whose outcome is not known', async () => {
  const { one, other } = await twoTabs()
  hold('/order')
  one.change({ name: 'Nora Berg' })
  one.submit()
  await pass(200)
  const sent = () => rig.storage.read('request-drafts')?.[rig.vendor.vendor_id]?.sent
  expect(sent()).toBeDefined()
  other.change({ description: 'Two cakes' })
  expect(sent()).toBeDefined()
  release()
  await until(() => isPlaced(one))
  await pass(5000)
  expect(await ordersTo(rig, 'Nora Berg')).toHaveLength(1)
})

test('[REQ-105] a change in one tab does not forget what another has sent of the same form before it was closed', async () => {
  const { one, other } = await twoTabs()
  hold('POST')
  one.submit()
  await pass(200)
  one.leave()
  other.change({ description: 'Two cakes' })
  release()
  held = undefined
  await pass(1000)
  other.submit()
  await until(() => rig.notices.some(({ code }) => code === 'placed_before'))
  expect([isPlaced(other), other.$state.get().form.description]).toEqual([false, 'Two cakes'])
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
  other.submit()
  await until(() => isPlaced(other))
  expect(await ordersTo(rig, form.name)).toHaveLength(2)
})

test.each([
  ['change', false],
  ['change and a press', true],
])('[REQ-105] a %s in the moment when another tab has its answer forgets no order', async (_, isPressed) => {
  const { one, other } = await twoTabs()
  const draft = () => rig.storage.read('request-drafts')?.[rig.vendor.vendor_id]
  const before = draft()?.key
  one.submit()
  for (let turns = 0; draft()?.key === before && turns < 10_000; turns++) await turn()
  // No time has passed: the other tab has not heard of the order.
  other.change({ description: 'Two cakes' })
  other.change({ description: 'Three cakes' })
  if (isPressed) other.submit()
  await pass(1000)
  expect([isPlaced(one), isPlaced(other), other.$state.get().form.description]).toEqual([true, false, 'Three cakes'])
  expect(rig.notices.map(({ code }) => code)).toContain('placed_before')
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
})

test.each([
  ['made', undefined],
  [
    'refused',
    { kind: 'refusal', call: 'placeOrder', status: 422, message: 'NotDeliverable', probability: 1, times: 1 },
  ],
  ['failed', { kind: 'serverError', call: 'placeOrder', status: 500, probability: 1, times: 1 }],
] as const)('[REQ-102] what is typed in one tab while the order of another is %s is kept', async (_, fault) => {
  const { one, other } = await twoTabs()
  if (fault) rig.sandbox.control.addFault(fault)
  hold('/order')
  one.submit()
  await pass(200)
  other.change({ name: 'Nora Berg' })
  other.change({ description: 'Two cakes' })
  release()
  held = undefined
  await until(() => isPlaced(one) || one.$state.get().problem !== undefined)
  await pass(5000)
  expect(other.$state.get().form).toMatchObject({ name: 'Nora Berg', description: 'Two cakes' })
  expect(rig.storage.read('request-drafts')?.[rig.vendor.vendor_id]?.order.destinationName).toBe('Nora Berg')
  await until(() => !other.$view.get().loading)
  other.submit()
  await until(() => isPlaced(other))
  expect(await ordersTo(rig, form.name)).toHaveLength(fault ? 0 : 1)
  expect(await ordersTo(rig, 'Nora Berg')).toHaveLength(1)
})

test.each(['pressed while it is', 'typed while it is, and pressed after it was'])(
  '[REQ-105] what was changed in one tab and %s placed in another becomes no second order unasked',
  async when => {
    const { one, other } = await twoTabs()
    const isPressed = when.startsWith('pressed')
    hold('/order')
    one.submit()
    await pass(200)
    const { latitude = 0, longitude = 0 } = rig.near(900)
    other.chooseDestination({ id: 'corrected', formatted_address: 'Storgata 8', latitude, longitude })
    other.change({ description: 'Two cakes' })
    if (isPressed) other.submit()
    await pass(200)
    release()
    held = undefined
    await until(() => isPlaced(one))
    await pass(5000)
    await until(() => !other.$view.get().loading)
    expect(isPlaced(other)).toBe(false)
    expect(rig.notices.map(({ code }) => code)).toContain('placed_before')
    expect(other.$state.get().form).toMatchObject({ name: form.name, description: 'Two cakes' })
    expect(other.$state.get().destination.place?.text).toBe('Storgata 8')
    expect(await ordersTo(rig, form.name)).toHaveLength(1)
    other.submit()
    await until(() => isPlaced(other))
    expect(await ordersTo(rig, form.name)).toHaveLength(2)
  },
)

test('[REQ-033] a refusal is not shown any more once the order of another tab was made, also beside what was typed since', async () => {
  const { one, other } = await twoTabs()
  rig.sandbox.control.addFault({
    ...{ kind: 'refusal', call: 'placeOrder', status: 422, message: 'NotDeliverable', probability: 1, times: 1 },
  })
  const told: string[] = []
  one.$state.listen(({ problem }) => {
    if (problem && told.push(problem.problem.code) === 1) queueMicrotask(() => one.change({ notes: 'Ring twice' }))
  })
  one.submit()
  other.submit()
  await until(() => isPlaced(other))
  expect(told).toContain('undeliverable_on_submit')
  await pass(2000)
  expect(one.$state.get().form.notes).toBe('Ring twice')
  expect(one.$state.get().problem).toBeUndefined()
})

test('[REQ-105] a refusal does not stay beside the order that another tab has made, also when that tab was closed meanwhile', async () => {
  const { one, other } = await twoTabs()
  rig.sandbox.control.addFault({
    ...{ kind: 'refusal', call: 'placeOrder', status: 422, message: 'NotDeliverable', probability: 1, times: 1 },
  })
  const told = new Set<string>()
  one.$state.listen(({ problem }) => {
    if (problem && told.size === 0) hold('POST')
    if (problem) told.add(problem.problem.code)
  })
  one.submit()
  other.submit()
  await until(() => told.size > 0)
  await pass(500)
  other.leave()
  release()
  held = undefined
  await pass(5000)
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
  await until(() => isPlaced(one))
  expect([...told]).toEqual(['undeliverable_on_submit'])
})

test('[REQ-105] a failure does not stay beside the order that another tab sends afterwards, also when that tab is closed before its answer', async () => {
  const { one, other } = await twoTabs()
  rig.sandbox.control.addFault({ kind: 'serverError', call: 'placeOrder', status: 500, probability: 1, times: 1 })
  one.submit()
  await until(() => one.$state.get().problem?.problem.code === 'order_not_created')
  hold('POST')
  other.submit()
  await until(() => one.$state.get().problem === undefined)
  other.leave()
  release()
  await until(() => isPlaced(one))
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
})

test('[REQ-033] a failure is told again where another tab has sent the same, and no order came of that either', async () => {
  const { one, other } = await twoTabs()
  rig.sandbox.control.addFault({ kind: 'serverError', call: 'placeOrder', status: 500, probability: 1, times: 2 })
  one.submit()
  await until(() => one.$state.get().problem !== undefined)
  let isLookedFor = false
  one.$state.listen(({ recovering }) => {
    isLookedFor ||= recovering !== undefined
  })
  other.submit()
  await until(() => isLookedFor)
  await pass(5000)
  const told = [one, other].map(({ $state }) => $state.get().problem?.problem.code)
  expect(told).toEqual(['order_not_created', 'order_not_created'])
  expect(await ordersTo(rig, form.name)).toEqual([])
})

test('[REQ-105] what was changed after a submission whose order was made unheard is not told as placed, and waits for another press', async () => {
  const tab = await filledIn(rig)
  lost = ['POST', '/orders']
  tab.submit()
  await until(() => tab.$view.get().unsure)
  lost = []
  tab.giveUp()
  tab.change({ name: 'Nora Berg' })
  tab.submit()
  await until(() => rig.notices.some(({ code }) => code === 'placed_before'))
  expect([isPlaced(tab), tab.$state.get().form.name, tab.$view.get().submitting]).toEqual([false, 'Nora Berg', false])
  expect((await ordersTo(rig, form.name)).length + (await ordersTo(rig, 'Nora Berg')).length).toBe(1)
  tab.submit()
  await until(() => isPlaced(tab))
  expect([(await ordersTo(rig, form.name)).length, (await ordersTo(rig, 'Nora Berg')).length]).toEqual([1, 1])
})

test('[REQ-105] whoever logs out while the order is being sent looks for none after its refusal', async () => {
  const { one, other } = await twoTabs()
  rig.sandbox.control.addFault({ kind: 'serverError', call: 'placeOrder', status: 500, probability: 1, times: 1 })
  one.submit()
  await until(() => one.$state.get().problem !== undefined)
  rig.sandbox.control.addFault({
    ...{ kind: 'refusal', call: 'placeOrder', status: 422, message: 'NotDeliverable', probability: 1, times: 1 },
  })
  hold('POST')
  other.submit()
  await pass(200)
  other.reset({ keepDraft: false })
  release()
  held = undefined
  await pass(5000)
  expect([other.$state.get().stage.step, rig.thrown]).toEqual(['ENDED', []])
})

test('[REQ-105] whoever leaves the form while the order is being sent, and returns, is told of it', async () => {
  const tab = await filledIn(rig)
  hold('POST')
  tab.submit()
  await pass(200)
  tab.leave()
  tab.show({ vendorId: rig.vendor.vendor_id })
  await pass(1000)
  release()
  held = undefined
  await until(() => isPlaced(tab))
  expect(await ordersTo(rig, form.name)).toHaveLength(1)
})

test('[FEE-012] a high value that was changed in another tab is not confirmed before this tab has shown it', async () => {
  const { one, other } = await twoTabs()
  one.change({ amount: '90000' })
  await pass(200)
  other.confirmValue()
  await pass(2000)
  expect(other.$state.get().form).toMatchObject({ amount: '90000' })
  expect(other.$state.get().form.confirmedAmount).toBeUndefined()
})
