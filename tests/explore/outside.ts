// What happens around the portal: time, networks, storage and the server.
import { endpoints } from '#contract/endpoints.ts'
import { type FaultKind, faultKinds } from '#sandbox/faults/kinds.ts'
import { flagNames } from '#sandbox/settings.ts'
import type { OrderStatus } from '#schema/wire.ts'
import { clockErrorsMs, DAMAGED, NIGHT_MS } from '../conditions/values.ts'
import { type Action, anywhere, forgetTyped, pick } from './action.ts'
import type { NetworkFault } from './network.ts'
import { emailOf, type Owner, type Portal } from './portal.ts'

const paths = ['', '/order', '/orders', '/flags', '/delivery/fee', '/login', '/login/extend', '/vendors', '/bulk', '']

/** `kind` is one of nine; an answer that is lost is what decides most. */
function faultOf(kind: number, n: number, share: number, path: string): NetworkFault {
  const times = 1 + (n % 3)
  const body = pick(['', '<html>Bad gateway</html>', '{"message":"Not Found"}', '{"status":', '{}', '[]'], n >> 3)
  return pick<NetworkFault>(
    [
      { what: 'lost', path, times },
      { what: 'lostAnswer', path, times },
      { what: 'cut', share, path, times },
      { what: 'lostAnswer', path, times: 1 },
      { what: 'lost', path, times: 3 },
      { what: 'short', share, path, times },
      { what: 'hanging', path, times: 1 },
      { what: 'slow', ms: 500 + share * 15_000, path, times },
      {
        what: 'proxy',
        status: pick([400, 404, 409, 422, 429, 500, 502, 503, 200], Math.floor(share * 900)),
        body,
        before: share < 0.5,
        path,
        times,
      },
    ],
    kind,
  )
}

/** How long a call is waited for, and how long at a time, in milliseconds. */
const UNTIL_CALL_MAX_MS = 3000
const UNTIL_CALL_STEP_MS = 10

const statuses: OrderStatus[] = [
  ...(['RECEIVED', 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP', 'DELIVERED', 'CANCELLED', 'DELAYED'] as const),
  ...(['NEAR_VENDOR', 'COURIER_ACCEPTED_DELIVERY'] as const),
]

/** Every fault of the sandbox, and the calls that it may meet. */
/** Late answers come from the network here: a server that waits would wait for a clock that waits for it. */
const kinds = (Object.keys(faultKinds) as FaultKind[]).filter(kind => kind !== 'latency')
const calls = ['*', '*', ...Object.keys(endpoints)]
const refusals = [
  { status: 400, message: 'InternalErrorException' },
  { status: 404, message: 'NotFound' },
  { status: 422, message: 'ServiceClosed' },
  { status: 422, message: 'NotDeliverable' },
]

const QUIET_MS = [8000, 20_000, 45_000, 45_000]
function goQuiet({ time }: Portal, { device }: Owner, what: 'lost' | 'lostAnswer', n: number): void {
  const { network } = device
  for (const index of network.underway().keys()) network.hit(index, { what, path: '', times: 1 })
  network.faults.push({ what, path: '', times: Infinity, until: time.passed() + pick(QUIET_MS, n) })
}

export const outside = {
  // Time.
  wait: anywhere(50, ({ portal, n }) => portal.pass(pick([20, 60, 150, 400, 1000, 2500, 6000], n))),
  waitLong: anywhere(8, ({ portal, n }) => portal.pass(pick([20_000, 61_000, 130_000], n))),
  // Until a call begins, so that what is done next meets it.
  untilCall: anywhere(12, async ({ portal, owner: { device } }) => {
    const before = device.network.sent()
    for (let waited = 0; waited < UNTIL_CALL_MAX_MS && device.network.sent() === before; waited += UNTIL_CALL_STEP_MS)
      await portal.pass(UNTIL_CALL_STEP_MS)
  }),
  sleep: anywhere(1, ({ portal, n }) => {
    portal.time.sleep(pick([11 * 60_000, 50 * 60_000, 61 * 60_000, NIGHT_MS], n))
    for (const { tabs } of portal.owners) for (const tab of tabs) tab.page?.look()
  }),
  wrongClock: anywhere(1, ({ portal, n }) =>
    portal.time.setDeviceError(pick([0, ...Object.values(clockErrorsMs(portal.time.server()))], n)),
  ),

  // Network, storage and server.
  fault: anywhere(
    14,
    ({ owner, n, share }) => void owner.device.network.faults.push(faultOf(n >> 1, n, share, pick(paths, n))),
  ),
  // What is under way now: its answer is lost, cut, late or somebody else's, and often the look after it as well.
  hit: {
    weight: 60,
    ready: ({ owner }) => owner.device.network.underway().length > 0,
    act({ owner: { device }, n, share }) {
      const { network } = device
      const calls = network.underway()
      network.hit((n >> 3) % calls.length, faultOf(n, n, share, ''))
      if (n % 4 === 0) network.faults.push(faultOf(n >> 1, n, share, ''))
    },
  },
  offline: anywhere(2, ({ owner }) => owner.device.setOnline(false)),
  online: anywhere(4, ({ owner }) => {
    owner.device.setOnline(true)
    const { network } = owner.device
    network.slowMs = 0
    network.faults = network.faults.filter(({ until }) => until === undefined)
  }),
  slow: anywhere(2, ({ owner, n }) => {
    owner.device.network.slowMs = pick([300, 700, 1500, 150], n)
  }),
  // For a while every call arrives, and no answer does; or no call does, as in a lift.
  silence: anywhere(2, ({ portal, owner, n }) => goQuiet(portal, owner, 'lostAnswer', n)),
  outage: anywhere(3, ({ portal, owner, n }) => goQuiet(portal, owner, 'lost', n)),
  storage: anywhere(1, ({ owner, n }) => {
    owner.device.storageFault = pick(['none', 'full', 'blocked', 'none'] as const, n)
    owner.device.erasures += 1
    forgetTyped(owner)
    delete owner.loggedOutAt
  }),
  erase: anywhere(1, ({ owner, n }) => {
    owner.device.erasures += 1
    const areas = [owner.device.kept, ...(n % 2 === 0 ? owner.tabs.map(tab => tab.kept) : [])]
    // Erased, or written over by something else.
    for (const area of areas)
      if (n % 3 < 2) area.clear()
      else for (const key of area.keys()) area.set(key, pick(DAMAGED, n >> 2))
    forgetTyped(owner)
    delete owner.loggedOutAt
  }),
  serverFault: anywhere(6, ({ portal, n }) => {
    const add = portal.sandbox.control.addFault
    const once = { probability: 1, times: 1 + ((n >> 4) % 2) }
    pick(
      [
        () => add({ kind: 'signatureExpired', call: 'placeOrder', ...once }),
        () => add({ kind: 'refusal', call: 'placeOrder', status: 422, message: 'ServiceClosed', ...once }),
        () => add({ kind: 'serverError', call: 'placeOrder', status: 500, ...once }),
        () => add({ kind: 'tooMany', call: '*', seconds: 2, ...once }),
        () => add({ kind: 'malformed', call: '*', ...once }),
        () => add({ kind: 'closedHours', call: '*', ...once }),
        () => add({ kind: 'answerLost', call: 'placeBulkOrders', ...once }),
        () => add({ kind: 'serverError', call: 'cancelOrder', status: 503, ...once }),
        () => add({ kind: 'socketDuplicated', call: '*', ...once }),
        () => add({ kind: 'socketReordered', call: '*', ...once }),
        () => add({ kind: 'socketCut', call: '*', ...once }),
        () => add({ kind: 'refusal', call: 'placeOrder', status: 422, message: 'NotDeliverable', ...once }),
      ],
      n,
    )()
  }),
  anyFault: anywhere(2, ({ portal, n, share }) => {
    const kind = pick(kinds, n)
    portal.sandbox.control.addFault({
      ...{ kind, call: pick(calls, Math.floor(share * calls.length)), probability: 1, times: 1 + (n % 3) },
      ...(kind === 'refusal' && pick(refusals, n >> 4)),
      ...(kind === 'serverError' && { status: pick([500, 502, 503, 504], n >> 4) }),
      ...(kind === 'tooMany' && { seconds: 1 + (n >> 4) }),
      ...(kind === 'clockSkew' && { seconds: pick([-86_400, -600, 600, 86_400], n >> 4) }),
      ...(kind === 'socketLate' && { milliseconds: 500 + share * 8000 }),
    })
  }),
  // Another build of the site is published; behind a cache its pages come later.
  deploy: anywhere(1, ({ portal, n }) => {
    portal.build += 1
    portal.isCacheBehind = n % 4 === 0
  }),
  price: anywhere(2, ({ portal, n }) => {
    portal.sandbox.sites.open('NO').country.pricing = { base: 100 + (n % 7), perKm: 0 }
  }),
  endSessions: anywhere(1, ({ portal, owner }) => portal.sandbox.control.endSessions('NO', emailOf(owner.actor))),
  cutSockets: anywhere(1, ({ portal }) => portal.sandbox.control.cutSockets()),
  progress: anywhere(8, ({ portal, n }) => {
    const all = portal.made()
    if (all.length === 0) return
    try {
      portal.sandbox.control.setStatus('NO', pick(all, n).id, pick(statuses, n >> 3))
    } catch {
      // A status that cannot follow.
    }
  }),
  flag: anywhere(1, ({ portal, n }) => {
    const name = pick(
      [
        'Voucher',
        'PreOrder',
        'ModifyOrderButton',
        'BulkOrderUpload',
        'DynamicTimeEstimation',
        'PlannedMaintenance',
      ] as const,
      n,
    )
    portal.sandbox.control.setFlag('NO', name, name === 'PlannedMaintenance' ? n % 12 === 5 : n % 2 === 0)
  }),
  anyFlag: anywhere(1, ({ portal, n }) => {
    portal.sandbox.control.setFlag('NO', pick(flagNames, n), (n >> 5) % 2 === 0)
  }),
} satisfies Record<string, Action>
