// Runs of the model: steps drawn by fast-check, a failing list made as short as it still fails, and repeated from a file.
import fc from 'fast-check'
import { type RouteId, routes } from '#contract/routes.ts'
import { readOrder } from '#sandbox/store/orders.ts'
import { sessionOf } from '#sandbox/store/sessions.ts'
import { isLoggedIn, onTracking } from './action.ts'
import { type ActionName, actions, type Step, tabAt } from './actions.ts'
import { outside } from './outside.ts'
import type { Page } from './page.ts'
import { type Owner, openPortal, type Portal, type Tab } from './portal.ts'
import { busyOf, check, checkMoment, checkSubmitted, RECOVERED_MS, Violation } from './properties.ts'
import { type Start, startOf } from './starts.ts'

/** `isResting`: it was found after the last step. */
export type Outcome = { steps: number; done: Step[]; violation?: string; isResting?: boolean }

/** Time after the last step, in which everything has to come to its end, in milliseconds. */
const REST_MS = 100_000
/** A page that waited for the network is left within this, in milliseconds. */
const LEFT_MS = 3000
/** So long after a change of the server a connected screen is looked at, in milliseconds. */
const PUSHED_MS = 6000
/** Flags that nobody answered are asked for again within this, in milliseconds, by a page that is not older. */
const FLAGS_MAX_MS = 150_000
/** Whoever goes from one tab to another takes at least this long, in milliseconds: no two are used at the same moment. */
const CHANGES_TAB_MS = 200
/** Calls of one step: more is a loop. */
const CALLS_MAX = 1500

/** What lets time pass, and what ends no session. */
const passing: readonly ActionName[] = ['wait', 'waitLong', 'untilCall']
const harmless: readonly ActionName[] = ['progress', 'price', 'sleep', 'cutSockets', 'slow', 'flag']

const callsOf = ({ owners }: Portal) => owners.reduce((sum, { device }) => sum + device.network.sent(), 0)

async function carryOut(portal: Portal, step: Step): Promise<boolean> {
  const { owner, tab } = tabAt(portal, step.on)
  const action = actions[step.do]
  const scene = { portal, owner, tab, n: step.n, share: step.share }
  const isTime = passing.includes(step.do)
  if (step.do in outside && !isTime && !harmless.includes(step.do))
    for (const one of portal.owners) one.isDisturbed = true
  if (step.do in outside && !isTime && step.do !== 'progress' && step.do !== 'cutSockets')
    portal.troubledAt = portal.time.passed()
  if (
    !(step.do in outside) &&
    owner.tabs.some(other => other !== tab && portal.time.passed() - other.usedAt < CHANGES_TAB_MS)
  ) {
    await portal.pass(CHANGES_TAB_MS)
    // What was told meanwhile is known before something is done.
    check(portal)
  }
  if (!action.ready(scene)) return false
  const before = callsOf(portal)
  if (isTime) await action.act(scene)
  else portal.run(() => action.act(scene))
  await portal.settle()
  const calls = callsOf(portal) - before
  if (calls > CALLS_MAX) throw new Violation(`a step sends without end: ${calls} calls`)
  check(portal)
  return true
}

/** From here on everything is well: what is under way ends, and what is shown is true. */
async function rest(portal: Portal): Promise<void> {
  const began = portal.time.passed()
  portal.sandbox.control.faults.clear()
  for (const { device } of portal.owners) {
    device.network.faults = []
    device.network.slowMs = 0
    device.setOnline(true)
  }
  await portal.pass(LEFT_MS)
  // Somebody comes back, so that a logout that the server has not heard of is told.
  for (const { tabs, endedTokens, device, actor } of portal.owners) {
    const [tab] = tabs
    const isOver = endedTokens.size > 0 && !device.kept.has('token') && device.storageFault === 'none'
    if (tab && isOver && tab.path === '/')
      portal.load(portal.owners.find(one => one.actor === actor) as Owner, tab, '/connect')
  }
  await portal.pass(PUSHED_MS)
  check(portal)
  await portal.pass(RECOVERED_MS)
  check(portal)
  progressOne(portal)
  // Somebody asks again: now there is an answer.
  for (const { tabs } of portal.owners)
    for (const { page } of tabs) if (page && isLoggedIn(page) && onTracking(page)) portal.run(page.tracking.refresh)
  await portal.pass(PUSHED_MS)
  check(portal)
  for (let part = 0; part < 4; part++) {
    await portal.pass((REST_MS - RECOVERED_MS - 2 * PUSHED_MS - LEFT_MS) / 4)
    check(portal)
  }
  for (const owner of portal.owners) {
    const { tabs, actor } = owner
    checkEnded(portal, owner, began)
    for (const tab of tabs) {
      const { page, path } = tab
      if (!page) continue
      checkKnown(portal, owner, tab, page)
      checkSubmitted(tab)
      const busy = await busyThroughout(portal, page)
      if (busy.length > 0) throw new Violation(`busy after all was well: ${actor} ${path} ${busy.join(', ')}`)
      const screen = page.$screen.get()
      const { vendorId, allOutlets } = audienceOf(page)
      if ((screen === 'orderTracking' || screen === 'vendorOrderTracking') && vendorId !== undefined && !allOutlets) {
        const since = Math.floor(portal.time.server() / 1000) - 3 * 3600
        const shown = page.tracking.$orders.get()
        for (const order of portal.ordersOf(vendorId, since)) {
          const changed = order.status_history.at(-1)?.created_at ?? order.created_at
          const isOld = portal.time.server() / 1000 - changed > 75
          const seen = shown.get(order.order_id)?.status
          if (isOld && seen !== order.status)
            throw new Violation(`the board differs from the server: ${order.order_id} ${seen} ${order.status}`)
        }
      }
    }
  }
}

/** The server changes one of the orders that were made. */
function progressOne(portal: Portal): void {
  for (const { id } of portal.made().toReversed())
    for (const status of ['ASSIGNED_TO_TRANSPORT', 'PICKED_UP', 'DELIVERED'] as const)
      try {
        portal.sandbox.control.setStatus('NO', id, status)
        return
      } catch {
        // A status that cannot follow.
      }
}

/** Pages that begin with what an earlier one could not tell the server. */
const isPortal = (screen: string | undefined) =>
  screen === 'connect' || (screen !== undefined && routes[screen as RouteId].access === 'guarded')

/** The server has heard of every logout, once a page was opened after that moment, in milliseconds of the timers. */
function checkEnded(portal: Portal, { tabs, endedTokens, device }: Owner, since: number): void {
  const isHere = tabs.some(({ page, loadedAt }) => page && loadedAt > since && isPortal(page.$screen.get()))
  if (!isHere || device.storageFault !== 'none' || device.erasures > 0) return
  for (const token of endedTokens)
    if (sessionOf(portal.sandbox.sites.open('NO'), token)) throw new Violation('a session goes on after its logout')
}

/** What a page knows when all has been well for long is what the server says. */
function checkKnown(portal: Portal, owner: Owner, tab: Tab, page: Page): void {
  const site = portal.sandbox.sites.open('NO')
  const session = page.session.$session.get()
  const isSomebody = session.mode !== 'CLASSIC' || session.login !== null
  const isGuest = session.mode === 'GUEST'
  if (page.$screen.get() === 'tracking') {
    const known = page.publicOrder.$known.get()
    const [, id = ''] = /\/tracking\/([^?]+)/.exec(tab.path) ?? []
    const order = readOrder(site, id)?.order
    if (known.state === 'failed') throw new Violation('a public order is not asked for again')
    const changed = order?.status_history.at(-1)?.created_at ?? 0
    const isOld = portal.time.server() / 1000 - changed > 75
    if (known.state === 'known' && isOld && order && known.order.status !== order.status)
      throw new Violation(`a public order differs from the server: ${id} ${known.order.status} ${order.status}`)
  }
  if (!isSomebody) return
  const isYoung = portal.time.passed() - tab.loadedAt < FLAGS_MAX_MS
  if (isYoung && Object.keys(page.flags.$known.get()).length === 0) throw new Violation('flags are not asked for again')
  if (!onTracking(page)) return
  const { problem } = page.tracking.$freshness.get()
  if (problem) throw new Violation(`asked again, and it failed: ${JSON.stringify(problem)}`)
  if (!isGuest && page.vendors.$chosen.get() && page.live.$downSince.get() !== undefined)
    throw new Violation('live updates do not come back')
  for (const id of isGuest && owner.device.storageFault === 'none' ? owner.guestOrders : [])
    if (page.tracking.$orders.get().get(id) === undefined) throw new Violation(`a guest's order is not shown: ${id}`)
}

/** So often a page that is busy is looked at again: what is asked for again and again is busy now and then. */
const LOOKS = 20

/** Names of what is busy now and does not end. */
async function busyThroughout(portal: Portal, page: Page): Promise<string[]> {
  let busy = [...busyOf(page)]
  for (let look = 0; look < LOOKS && busy.length > 0; look++) {
    await portal.pass(130)
    const now = busyOf(page)
    busy = busy.filter(name => now.has(name))
  }
  return busy
}

function audienceOf(page: Page) {
  const session = page.session.$session.get()
  if (session.mode === 'GUEST') return { vendorId: undefined, allOutlets: false }
  return { vendorId: page.vendors.$chosen.get()?.vendor_id, allOutlets: page.vendors.$toggle.get().on }
}

/** Carries steps out, one after the other, in a portal of their own. */
async function carriedOut(
  steps: readonly ((portal: Portal, done: readonly Step[]) => Step | undefined)[],
  { resting }: { resting: boolean },
): Promise<Outcome> {
  const portal = await openPortal()
  portal.atEveryMoment = () => checkMoment(portal)
  const done: Step[] = []
  let isResting = false
  try {
    for (const stepIn of steps) {
      const step = stepIn(portal, done)
      if (!step) continue
      done.push(step)
      if (!(await carryOut(portal, step))) done.pop()
    }
    isResting = true
    if (resting) await rest(portal)
    return { steps: done.length, done }
  } catch (error) {
    const violation =
      error instanceof Violation ? error.message : `an exception: ${error instanceof Error ? error.stack : error}`
    return { steps: done.length, done, violation, isResting }
  } finally {
    portal.close()
  }
}

/** Repeats a list of steps; those that cannot be done are left out. */
export const replay = (steps: readonly Step[], { resting = true } = {}): Promise<Outcome> =>
  carriedOut(
    steps.map(step => () => step),
    { resting },
  )

/** Numbers for what differs from run to run (mulberry32): those of two seeds have nothing to do with each other. */
const numbersFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/** A step before it is known what can be done: `pick` chooses among that, 0 up to 1. */
type Draw = { on: number; pick: number; n: number; share: number }

/** Where a run of a seed begins, and what is drawn for it afterwards. */
function drawnIn(seed: number): Start & { draws: readonly Draw[] } {
  const random = numbersFrom(seed)
  const start = startOf(seed, random)
  // Every value is as likely as any other.
  const ratio = fc.noBias(fc.nat(9999)).map(value => value / 10_000)
  const draw = fc.record({ on: fc.constantFrom(...start.tabs), pick: ratio, n: fc.noBias(fc.nat(63)), share: ratio })
  const numRuns = Math.max(1, start.length - start.first.length)
  return { ...start, draws: fc.sample(draw, { numRuns, seed }) }
}

/** What meets a call that is under way is done so much more often than otherwise. */
const WHILE_UNDERWAY = 4
const meeting: readonly ActionName[] = [
  ...(['logout', 'reload', 'kill', 'change', 'submit', 'restart', 'period', 'status', 'refresh', 'export'] as const),
  ...(['outletSave', 'confirm', 'cancel', 'progress'] as const),
]
/** So often a call is met in one run: if all of them fail, nothing comes of anything. */
const HITS_MAX = 3

/** What is done of all that can be done now on this tab. */
function chosen(portal: Portal, { names }: Start, draw: Draw, done: readonly Step[]): Step | undefined {
  const { on, pick, n, share } = draw
  const scene = { portal, ...tabAt(portal, on), n, share }
  const isUnderway = scene.owner.device.network.underway().length > 0
  const mayHit = done.filter(step => step.do === 'hit').length < HITS_MAX
  const weightOf = (name: ActionName) =>
    actions[name].weight * (isUnderway && meeting.includes(name) ? WHILE_UNDERWAY : 1)
  const ready = names.filter(name => actions[name].ready(scene) && (name !== 'hit' || mayHit))
  let left = pick * ready.reduce((sum, name) => sum + weightOf(name), 0)
  const name = ready.find(one => {
    left -= weightOf(one)
    return left < 0
  })
  return name && { do: name, on, n, share }
}

export type Run = Outcome & { seed: number }

/** One run of a seed; what fails is made shorter, at most so many times. */
export async function explore(seed: number, { shrinks = 0 } = {}): Promise<Run> {
  const start = drawnIn(seed)
  const drawn = start.draws.map(draw => (portal: Portal, done: readonly Step[]) => chosen(portal, start, draw, done))
  const outcome = await carriedOut([...start.first.map(step => () => step), ...drawn], { resting: true })
  if (outcome.violation === undefined) return { ...outcome, seed }
  return { ...(await shorter(outcome, shrinks)), seed }
}

const kindOf = (violation: string | undefined) => violation?.split('\n')[0]?.split(':')[0]

/** The same violation in fewer steps. */
async function shorter(found: Outcome, tries: number): Promise<Outcome> {
  let best = found
  let left = tries
  for (let size = Math.ceil(best.done.length / 2); size >= 1 && left > 0; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < best.done.length && left > 0; ) {
      left -= 1
      const steps = [...best.done.slice(0, at), ...best.done.slice(at + size)]
      const outcome = await replay(steps, { resting: found.isResting ?? false })
      if (outcome.violation !== undefined && kindOf(outcome.violation) === kindOf(best.violation)) best = outcome
      else at += size
    }
  return best
}
