// Situations that a run begins in, so that events meet: an order that was just submitted, two tabs with one draft, a list on its
// way. What is drawn afterwards acts on the same screen.
import { type ActionName, actionNames, type Step } from './actions.ts'

/** Where a run begins, and of what its later steps are drawn. */
export type Start = { first: Step[]; names: readonly ActionName[]; tabs: readonly number[]; length: number }

/** 0 up to 1. */
type Random = () => number

const SHORT_MAX = 22
const LONG_MAX = 60

const around: ActionName[] = ['wait', 'open', 'hit', 'fault', 'serverFault', 'logout', 'reload', 'waitLong']
const ofRequest: ActionName[] = [
  ...(['fill', 'submit', 'tryAgain', 'giveUp', 'acceptFee', 'declineFee', 'restart', 'clear', 'payment'] as const),
  ...(['price', 'kill', 'change', 'sleep', 'look'] as const),
]
const ofBoard: ActionName[] = [
  ...(['cancel', 'refresh', 'search', 'progress', 'change', 'cutSockets', 'offline', 'online', 'modify'] as const),
]
const ofHistory: ActionName[] = [
  ...([
    'period',
    'status',
    'searchHistory',
    'more',
    'retryHistory',
    'export',
    'endExport',
    'change',
    'search',
  ] as const),
]
const ofBulk: ActionName[] = [
  ...([
    'typeRows',
    'bulkFile',
    'place',
    'confirm',
    'dismiss',
    'retryBulk',
    'review',
    'resume',
    'undo',
    'redo',
  ] as const),
  ...(['kill', 'jobs'] as const),
]
const ofOutlets: ActionName[] = ['outletOpen', 'outletType', 'outletSave', 'retryVendors', 'help', 'allOutlets']

/** `n` of what `open` shows, and of a wait in milliseconds. */
const REQUEST = 6
const BOARD = 1
const HISTORY = 2
const BULK = 3
/** `n` of a fault: three calls are lost; and of meeting a call: its answer is lost. */
const LOST_3 = 9
const ANSWERS_LOST = [1, 3, 10, 12]
const WAIT_20 = 0
const WAIT_60 = 1
const WAIT_150 = 2
const WAIT_2500 = 5

/** Each seed takes the next situation; every eighth has none. */
export function startOf(seed: number, random: Random): Start {
  const nat = (below: number) => Math.floor(random() * below)
  const one = <Value>(...values: readonly Value[]) => values[nat(values.length)] as Value
  const step = (on: number, name: ActionName, n = nat(64)): Step => ({ do: name, on, n, share: nat(10_000) / 10_000 })
  const wait = (n: number) => step(0, 'wait', n)
  const moment = () => wait(one(WAIT_20, WAIT_20, WAIT_60, WAIT_60, WAIT_150))
  const loggedIn = (on: number) => [step(on, 'login', 1), wait(WAIT_2500)]
  const opened = (on: number, screen: number) => [...loggedIn(on), step(on, 'open', screen), wait(WAIT_2500)]
  const filled = (on: number) => [...opened(on, REQUEST), step(on, 'fill', 1 + nat(6)), wait(WAIT_2500)]
  const placed = (on: number) => [...filled(on), step(on, 'submit'), wait(WAIT_2500)]
  const vendor = one(0, 0, 0, 2)
  const other = vendor + 1
  /** A call is met while it is under way, mostly. */
  const met = (on: number) => (random() < 0.75 ? [moment(), step(on, 'hit')] : [moment()])

  /** Or the answer arrives, and no call after it. */
  const metOrSilent = (on: number) =>
    random() < 0.5 ? met(on) : [moment(), wait(WAIT_60), ...[1, 2, 3].map(() => step(on, 'fault', LOST_3))]

  const starts: (() => Pick<Start, 'first' | 'names' | 'tabs'>)[] = [
    // Submitted, and what becomes of the call is drawn.
    () => ({
      first: [...filled(vendor), step(vendor, 'submit'), ...met(vendor), wait(one(WAIT_60, WAIT_2500))],
      names: ofRequest,
      tabs: [vendor],
    }),
    // Submitted before the fee is there.
    () => ({
      first: [...opened(vendor, REQUEST), step(vendor, 'fill', 1 + nat(6)), moment(), step(vendor, 'submit'), moment()],
      names: ofRequest,
      tabs: [vendor],
    }),
    // Submitted, and time passes until the fee has lapsed.
    () => ({
      first: [
        ...filled(vendor),
        ...[step(vendor, 'waitLong', 2), step(vendor, 'waitLong', 2), step(vendor, 'waitLong', 2)],
        ...[step(vendor, 'waitLong', 2), step(vendor, 'waitLong', 1), step(vendor, 'wait', 6)],
        ...(random() < 0.5 ? [step(vendor, 'fault')] : [step(vendor, 'submit'), ...met(vendor)]),
      ],
      names: [...ofRequest, 'waitLong'],
      tabs: [vendor],
    }),
    // The submission hangs while its fee lapses.
    () => ({
      first: [
        ...filled(vendor),
        ...Array.from({ length: 4 }, () => step(vendor, 'waitLong', 2)),
        ...[step(vendor, 'waitLong', 1), step(vendor, 'submit'), moment(), step(vendor, 'hit', one(6, 15, 7, 16))],
      ],
      names: ofRequest,
      tabs: [vendor],
    }),
    // Two tabs with one draft.
    () => ({
      first: [
        ...opened(vendor, REQUEST),
        ...[step(other, 'open', REQUEST), wait(WAIT_2500), step(vendor, 'fill', 1 + nat(6)), wait(WAIT_2500)],
        ...[step(vendor, 'submit'), ...met(vendor), step(other, 'submit'), ...met(vendor)],
      ],
      names: ofRequest,
      tabs: [vendor, other],
    }),
    // Somebody else's session in the other tab, or none any more.
    () => ({
      first: [
        ...opened(vendor, one(REQUEST, BOARD, HISTORY)),
        ...[step(other, 'open', one(REQUEST, BOARD, HISTORY, BULK)), wait(WAIT_2500), step(vendor, 'logout'), moment()],
      ],
      names: [...ofRequest, ...ofBoard],
      tabs: [vendor, other],
    }),
    // Today's orders.
    () => ({
      first: [...placed(vendor), step(vendor, 'open', BOARD), ...(random() < 0.5 ? met(vendor) : [wait(WAIT_2500)])],
      names: ofBoard,
      tabs: [vendor],
    }),
    // An order that is being cancelled.
    () => ({
      first: [
        ...placed(vendor),
        step(vendor, 'open', BOARD),
        wait(WAIT_2500),
        step(vendor, 'cancel'),
        ...metOrSilent(vendor),
      ],
      names: ofBoard,
      tabs: [vendor],
    }),
    // Orders change while lists and messages are on their way.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'open', BOARD), one(moment(), wait(WAIT_2500))],
        ...[step(vendor, 'refresh'), moment(), step(vendor, 'progress'), moment(), step(vendor, 'progress'), moment()],
      ],
      names: [...ofBoard, 'progress', 'refresh'],
      tabs: [vendor],
    }),
    // The history on its way.
    () => ({
      first: [
        ...opened(vendor, HISTORY),
        step(vendor, 'period'),
        ...met(vendor),
        step(vendor, one('period', 'status')),
      ],
      names: ofHistory,
      tabs: [vendor],
    }),
    // A file of the history.
    () => ({
      first: [
        ...[...opened(vendor, HISTORY), step(vendor, 'period', one(1, 2)), wait(WAIT_2500), step(vendor, 'export')],
        ...met(vendor),
      ],
      names: ofHistory,
      tabs: [vendor],
    }),
    // Bulk orders on their way.
    () => ({
      first: [
        ...[...opened(vendor, BULK), step(vendor, 'typeRows'), step(vendor, 'place'), wait(WAIT_2500)],
        ...[step(vendor, 'confirm'), moment(), step(vendor, 'hit', one(...ANSWERS_LOST)), wait(6)],
        step(vendor, one('retryBulk', 'retryBulk', 'review')),
      ],
      names: ofBulk,
      tabs: [vendor],
    }),
    // Collection points, and what only a session offers.
    () => ({
      first: [
        ...[...opened(2, one(BOARD, HISTORY)), step(2, 'outletOpen', 1), step(2, 'outletType'), step(2, 'outletSave')],
        ...met(2),
        step(2, one('outletSave', 'help')),
      ],
      names: ofOutlets,
      tabs: [2],
    }),
    // Somebody logs out while a screen is being loaded.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'progress', 8), step(vendor, 'open', one(REQUEST, BOARD, HISTORY, BULK))],
        ...[moment(), ...(random() < 0.5 ? [moment()] : []), step(vendor, one('help', 'recent', 'progress', 'search'))],
        ...[step(vendor, 'logout'), moment(), moment()],
      ],
      names: [...ofBoard, ...ofOutlets],
      tabs: [vendor, other],
    }),
    // Guests, embedded portals and receivers.
    () => ({
      first: [step(4, 'open'), wait(WAIT_2500), step(4, 'open', REQUEST), wait(WAIT_2500), step(4, 'fill', 1)],
      names: [...ofRequest, ...ofBoard],
      tabs: [4, 6],
    }),
    () => ({
      first: [step(5, 'open'), wait(WAIT_2500), step(5, 'agree'), wait(WAIT_2500), step(5, 'open', REQUEST)],
      names: [...ofRequest, ...ofBoard, 'agree'],
      tabs: [5, 0],
    }),
  ]
  if (seed % 8 === 7) return anyOf(random, nat)
  const { first, names, tabs } = (starts[(seed - Math.floor(seed / 8)) % starts.length] as (typeof starts)[number])()
  return { first, names: [...around, ...names], tabs, length: first.length + nat(SHORT_MAX) }
}

/** Nothing directed: some actions and tabs only, so that they do something to each other. */
function anyOf(random: Random, nat: (below: number) => number): Start {
  const always: readonly ActionName[] = ['open', 'wait']
  const part = 0.12 + random() * 0.5
  const names = actionNames.filter(name => always.includes(name) || random() < part)
  const tabs = [[0], [0, 1], [0, 1], [2, 3], [0, 2], [4], [4, 0], [5, 2], [0, 1, 2, 3, 4, 5, 6], [6, 0]]
  return { first: [], names, tabs: tabs[nat(tabs.length)] ?? [0], length: LONG_MAX }
}
