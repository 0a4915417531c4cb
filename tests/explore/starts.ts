// Situations that a run begins in, so that events meet: an order that was just submitted, two tabs with one draft, a list on its
// way. What is drawn afterwards acts on the same screen.
import { type ActionName, actionNames, type Step } from './actions.ts'

/** Where a run begins, and of what its later steps are drawn. */
export type Start = { first: Step[]; names: readonly ActionName[]; tabs: readonly number[]; length: number }

/** 0 up to 1. */
type Random = () => number

const FEW_MAX = 5
const SHORT_MAX = 20
const LONG_MAX = 60

const around: ActionName[] = [
  ...(['wait', 'untilCall', 'open', 'hit', 'fault', 'serverFault', 'logout', 'reload', 'waitLong'] as const),
  ...(['outage', 'silence', 'offline', 'online'] as const),
]
const ofRequest: ActionName[] = [
  ...(['fill', 'retype', 'submit', 'tryAgain', 'giveUp', 'acceptFee', 'declineFee', 'restart', 'clear'] as const),
  ...(['payment', 'price', 'kill', 'change', 'sleep', 'look', 'slow'] as const),
]
const ofPayment: ActionName[] = ['payByCard', 'enterCard', 'bank']
const ofBoard: ActionName[] = [
  ...(['cancel', 'refresh', 'search', 'progress', 'change', 'cutSockets', 'modify', 'modifyText'] as const),
  ...(['printLabels', 'alertsOn', 'alertsSeen', 'look'] as const),
]
const ofAccount: ActionName[] = ['register', 'openReset', 'sendCode', 'setPassword', 'openRegister', 'kill']
const ofSite: ActionName[] = ['deploy', 'partMissing', 'reloadNow', 'anyFlag', 'anyFault']
const ofHistory: ActionName[] = [
  ...(['period', 'status', 'searchHistory', 'more', 'retryHistory', 'export', 'endExport', 'change'] as const),
  ...(['search', 'printLabels', 'proofs', 'endProofs'] as const),
]
const ofBulk: ActionName[] = [
  ...(['typeRows', 'bulkFile', 'place', 'confirm', 'dismiss', 'retryBulk', 'review', 'resume', 'undo'] as const),
  ...(['redo', 'kill', 'jobs', 'change'] as const),
]
const ofOutlets: ActionName[] = ['outletOpen', 'outletType', 'outletSave', 'retryVendors', 'help', 'allOutlets']
const ofSession: ActionName[] = ['sleep', 'look', 'endSessions', 'login', 'agree', 'change']

/** `n` of what `open` shows, of the same for a branch, and of a wait in milliseconds. */
const REQUEST = 6
const BOARD = 1
const HISTORY = 2
const BULK = 3
const BRANCH_REQUESTS = [24, 28, 42]
const BRANCH_BULKS = [27, 45]
const BRANCH_BOARDS = [25, 43, 61]
const WAIT_20 = 0
const WAIT_60 = 1
const WAIT_150 = 2
const WAIT_400 = 3
const WAIT_1000 = 4
const WAIT_2500 = 5
const WAIT_6000 = 6
/** `n` of a long wait of twenty seconds, in which all sends of two calls are over. */
const TWENTY = 0
/** `n` of a fault of the server: the fee has lapsed, the branch is closed, the server fails. */
const LAPSED = 0
const CLOSED = 1
const FAILS = 2
const UNDELIVERABLE = 11
/** `n` of a sleep: eleven minutes, in which a fee lapses; about an hour, in which a session does. */
const MINUTES_11 = 0
const HOURS = [1, 2]
/** `n` of what meets a call: its answer is lost, it hangs, it is late; or something on the way answers in its place. */
const ANSWERS_LOST = [1, 3, 10, 12]
const HANGING = [6, 15]
const SLOW = [7, 16]
const SECOND_SLOW = [25, 43]
const PROXIES = [8, 17, 26, 35, 44, 53]
/** `n` of `progress`, for one of so many statuses. */
const ASSIGNED = 8
const PICKED_UP = 16
const DELAYED = 40
const NEAR_VENDOR = 48

/** `n` of a fault that three calls for flags meet. */
const FLAGS_LOST = 63

const GUEST = 4
const EMBEDDED = 5
const RECEIVER = 6
const PARENT = 2
const MANAGER = 7
/** `n` of a deployment whose pages come from the build before. */
const BEHIND = 4
/** `n` of a change of a flag: on. */
const ON = 0

/** Each seed takes the next situation; every sixteenth has none. */
export function startOf(seed: number, random: Random): Start {
  const nat = (below: number) => Math.floor(random() * below)
  const one = <Value>(...values: readonly Value[]) => values[nat(values.length)] as Value
  const step = (on: number, name: ActionName, n = nat(64), share = nat(10_000) / 10_000): Step => ({
    ...{ do: name, on, n, share },
  })
  const wait = (n: number) => step(0, 'wait', n)
  const moment = () => wait(one(WAIT_20, WAIT_20, WAIT_60, WAIT_60, WAIT_150))
  const loggedIn = (on: number) => [step(on, 'login', 1), wait(WAIT_2500)]
  const opened = (on: number, screen: number) => [...loggedIn(on), step(on, 'open', screen), wait(WAIT_2500)]
  const fill = (on: number) => step(on, 'fill', 1 + nat(6))
  const filled = (on: number) => [...opened(on, REQUEST), fill(on), wait(WAIT_2500)]
  const placed = (on: number) => [...filled(on), step(on, 'submit'), wait(WAIT_2500)]
  const vendor = one(0, 0, 0, PARENT)
  const other = vendor + 1
  /** A call whose answer decides something does not bring it. */
  const undecided = (on: number) =>
    one(
      [step(on, 'hit', one(...ANSWERS_LOST))],
      [step(on, 'hit', one(...PROXIES), 0.5 + random() / 2)],
      [step(on, 'hit', one(...PROXIES), 0.5 + random() / 2)],
      [step(on, 'silence')],
      [step(on, 'hit')],
    )
  /** A call is met while it is under way, mostly. */
  const met = (on: number) => (random() < 0.75 ? [moment(), ...undecided(on)] : [moment()])
  /** Whatever is sent next, of this and of all that follows it nothing comes back. */
  const unheard = (on: number) => [moment(), step(on, one('silence', 'silence', 'outage')), wait(WAIT_6000)]
  /** Until a call is under way, so that what comes next meets it. */
  const untilMet = (on: number) =>
    one([step(on, 'untilCall')], [step(on, 'untilCall'), step(on, 'untilCall')], [moment(), step(on, 'untilCall')])
  /** The screen or the session is left in the middle. */
  const left = (on: number) =>
    one(
      ...[1, 2, 3, 4].map(() => [step(on, 'logout')]),
      [step(on, 'change')],
      [step(on, 'reload')],
      [step(on, 'kill'), step(on, 'open')],
      [step(on, 'endSessions')],
    )
  const often = (share: number, ...steps: Step[]) => (random() < share ? steps : [])
  const paidByCard = (on: number, card: number) => [
    ...[step(on, 'payByCard'), step(on, 'submit'), wait(WAIT_2500), step(on, 'enterCard', card), step(on, 'submit')],
    ...[wait(WAIT_2500), step(on, 'bank'), wait(WAIT_2500)],
  ]

  const starts: (() => Pick<Start, 'first' | 'names' | 'tabs'> & { isCalm?: boolean })[] = [
    // Submitted, and what becomes of the call is drawn.
    () => ({
      first: [...filled(vendor), step(vendor, 'submit'), moment(), ...undecided(vendor), wait(one(WAIT_60, WAIT_2500))],
      names: ofRequest,
      tabs: [vendor],
    }),
    // Submitted, and nothing is heard of it: then once more, and perhaps the server refuses.
    () => ({
      first: [
        ...[...filled(vendor), step(vendor, 'submit'), moment(), step(vendor, one('silence', 'silence', 'outage'), 2)],
        ...[step(0, 'waitLong', TWENTY), step(vendor, 'online')],
        ...often(0.8, step(vendor, 'serverFault', one(LAPSED, CLOSED, UNDELIVERABLE, UNDELIVERABLE, FAILS))),
        ...one([step(vendor, 'tryAgain')], [step(vendor, 'giveUp'), step(vendor, 'submit')]),
        ...[wait(WAIT_2500), ...often(0.5, step(vendor, 'submit'), wait(WAIT_2500))],
      ],
      names: ofRequest,
      tabs: [vendor],
    }),
    // Submitted before the fee is there.
    () => ({
      first: [
        ...opened(vendor, REQUEST),
        fill(vendor),
        moment(),
        step(vendor, 'submit'),
        wait(one(WAIT_150, WAIT_2500)),
      ],
      names: ofRequest,
      tabs: [vendor],
    }),
    // The fee lapses, before the submission or while it hangs, and may be another one then.
    () => ({
      first: [
        ...[...filled(vendor), ...often(0.85, step(vendor, 'price', nat(64)))],
        ...one(
          [step(vendor, 'sleep', MINUTES_11), ...often(0.5, wait(WAIT_1000)), step(vendor, 'submit')],
          [step(vendor, 'serverFault', LAPSED), step(vendor, 'submit')],
          [
            ...[step(vendor, 'submit'), moment(), step(vendor, 'hit', one(...HANGING, ...SLOW))],
            ...[step(vendor, 'sleep', MINUTES_11), wait(WAIT_2500)],
          ],
        ),
        wait(WAIT_2500),
      ],
      names: ofRequest,
      tabs: [vendor],
    }),
    // Two tabs with one draft, on a slow network, and a server that may refuse the first of them.
    () => ({
      first: [
        ...[...opened(vendor, REQUEST), step(other, 'open', REQUEST), wait(WAIT_2500), fill(vendor), wait(WAIT_2500)],
        ...one(
          // The first is refused while the second waits or is late, and is submitted again.
          ...[[], [step(vendor, 'hit', one(...SECOND_SLOW))]].map(late => [
            ...[
              step(vendor, 'slow', one(0, 3)),
              step(vendor, 'serverFault', one(CLOSED, UNDELIVERABLE, UNDELIVERABLE)),
            ],
            ...[step(vendor, 'submit'), step(other, 'submit'), wait(WAIT_20), ...late, wait(WAIT_1000)],
            step(vendor, 'submit'),
          ]),
          // The first gets another fee while the second is sent.
          [
            ...[step(vendor, 'slow', one(1, 1, 2)), step(vendor, 'serverFault', LAPSED), step(vendor, 'submit')],
            ...[step(other, 'submit'), wait(WAIT_6000)],
          ],
          [
            ...often(0.5, step(vendor, 'slow', one(0, 1, 3))),
            ...often(0.6, step(vendor, 'serverFault', one(LAPSED, CLOSED, UNDELIVERABLE, FAILS))),
            ...[step(vendor, 'submit'), ...often(0.5, ...met(vendor)), step(other, 'submit')],
            ...[...often(0.5, ...met(vendor)), wait(one(WAIT_150, WAIT_1000)), step(one(vendor, other), 'submit')],
          ],
        ),
        ...often(0.5, wait(one(WAIT_150, WAIT_1000)), step(one(vendor, other), 'submit')),
        wait(one(WAIT_1000, WAIT_6000)),
      ],
      names: [...ofRequest, 'submit'],
      tabs: [vendor, other],
    }),
    // What was typed, at each stage of the form, is there again; for each branch its own.
    () => ({
      first: [
        ...opened(vendor, REQUEST),
        ...often(0.4, step(other, 'open', REQUEST), wait(WAIT_2500)),
        ...[fill(vendor), one(moment(), wait(WAIT_2500)), step(vendor, 'retype'), moment()],
        ...one(
          [step(vendor, 'reload'), wait(WAIT_2500)],
          [step(vendor, 'kill'), step(vendor, 'open', REQUEST), wait(WAIT_2500)],
          [step(vendor, 'open', vendor === PARENT ? one(...BRANCH_REQUESTS) : REQUEST), wait(WAIT_2500)],
        ),
      ],
      names: ofRequest,
      tabs: [vendor, other],
    }),
    // The form of another branch.
    () => ({
      first: [
        ...[...opened(PARENT, REQUEST), fill(PARENT), wait(WAIT_1000)],
        ...[step(PARENT, 'open', one(...BRANCH_REQUESTS)), wait(WAIT_2500)],
      ],
      names: ofRequest,
      tabs: [PARENT],
    }),
    // One order after the other.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'open', REQUEST), wait(WAIT_1000), fill(vendor), wait(WAIT_2500)],
        ...[step(vendor, 'submit'), ...often(0.5, ...met(vendor)), wait(WAIT_1000)],
      ],
      names: [...ofRequest, 'change'],
      tabs: [vendor],
    }),
    // By card, with a bank that asks.
    () => ({
      first: [
        ...filled(vendor),
        ...paidByCard(vendor, one(0, 0, 0, 1, 2)),
        step(vendor, 'open', BOARD),
        wait(WAIT_2500),
      ],
      names: [...ofRequest, ...ofPayment, ...ofBoard],
      tabs: [vendor],
    }),
    // A guest with two orders.
    () => ({
      first: [
        ...[...filled(GUEST), ...paidByCard(GUEST, one(0, 1)), step(GUEST, 'open', REQUEST), wait(WAIT_2500)],
        ...[fill(GUEST), wait(WAIT_2500), ...paidByCard(GUEST, one(0, 1)), step(GUEST, 'open', BOARD), wait(WAIT_1000)],
      ],
      names: [...ofRequest, ...ofPayment, ...ofBoard],
      tabs: [GUEST],
    }),
    // Somebody else's session in the other tab, or none any more.
    () => ({
      first: [
        ...opened(vendor, one(REQUEST, BOARD, HISTORY)),
        ...[step(other, 'open', one(REQUEST, BOARD, HISTORY, BULK)), wait(WAIT_2500)],
        ...[...often(0.5, step(one(vendor, other), 'search', 0)), step(vendor, 'logout'), moment()],
      ],
      names: [...ofRequest, ...ofBoard],
      tabs: [vendor, other],
    }),
    // Today's orders, whose screen is left while they come.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'progress', ASSIGNED), step(vendor, 'open', BOARD)],
        ...[...often(0.6, wait(one(WAIT_150, WAIT_1000))), ...untilMet(vendor), ...left(vendor), wait(WAIT_1000)],
      ],
      names: [...ofBoard, ...ofOutlets],
      tabs: [vendor, other],
    }),
    // Riders and lists are asked for again while somebody leaves.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'progress', ASSIGNED), step(vendor, 'open', BOARD)],
        ...[
          wait(WAIT_1000),
          ...one([], [step(vendor, 'refresh')], [step(vendor, 'recent')], [step(vendor, 'search', 0)]),
        ],
        ...[...often(0.6, step(vendor, 'untilCall')), ...left(vendor), wait(WAIT_1000)],
      ],
      names: ofBoard,
      tabs: [vendor],
    }),
    // An order that is being cancelled.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'open', BOARD), wait(WAIT_2500), ...often(0.5, step(vendor, 'recent'))],
        // How long a call travels depends on how many were sent before.
        ...one([], [step(vendor, 'refresh'), wait(WAIT_400)]),
        step(vendor, 'cancel', one(1, 3, 5, 7)),
        ...one(
          [...met(vendor), ...often(0.5, step(0, 'waitLong', TWENTY))],
          ...[1, 2, 3].map(() => [
            ...[...unheard(vendor), step(0, 'waitLong', TWENTY), step(vendor, 'online'), step(vendor, 'cancel', 1)],
          ]),
          ...[1, 2, 3].map(() => [step(vendor, 'untilCall'), step(vendor, 'logout'), wait(WAIT_1000)]),
          [...one(untilMet(vendor), [moment()]), ...left(vendor), wait(WAIT_1000)],
        ),
        ...often(
          0.5,
          wait(WAIT_6000),
          wait(WAIT_6000),
          wait(WAIT_6000),
          step(vendor, 'online'),
          step(vendor, 'cancel', 1),
        ),
      ],
      names: ofBoard,
      tabs: [vendor],
    }),
    // Orders change while lists and messages are on their way.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'open', BOARD)],
        ...one(
          [one(moment(), ...untilMet(vendor), wait(WAIT_2500)), ...often(0.5, step(vendor, 'refresh')), moment()],
          // The list is older than the message that arrives before it.
          ...[1, 2].map(() => [wait(WAIT_2500), step(vendor, 'slow', 0), step(vendor, 'refresh'), wait(WAIT_400)]),
        ),
        ...[step(vendor, 'progress', ASSIGNED), moment()],
        ...[step(vendor, 'progress', PICKED_UP), ...often(0.5, step(vendor, 'serverFault', one(8, 9, 10)))],
        wait(WAIT_1000),
        ...often(0.8, step(vendor, 'printLabels')),
      ],
      names: [...ofBoard, 'progress', 'refresh'],
      tabs: [vendor],
    }),
    // The connection of a screen of orders ends and begins again, or its orders are another branch's.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'open', BOARD), wait(WAIT_2500)],
        ...one(
          [step(vendor, 'cutSockets'), wait(one(WAIT_150, WAIT_1000))],
          [step(vendor, 'cutSockets'), wait(one(WAIT_150, WAIT_1000))],
          [step(vendor, 'offline'), wait(one(WAIT_150, WAIT_6000)), step(vendor, 'online')],
          [step(vendor, 'outage', 1), step(vendor, 'refresh'), step(0, 'waitLong', TWENTY)],
          [step(vendor, 'outage', 1), step(vendor, 'refresh'), step(0, 'waitLong', TWENTY)],
        ),
        step(vendor, 'progress', ASSIGNED),
      ],
      names: ['progress', 'cutSockets', 'search', 'alertsOn', 'wait', 'untilCall'],
      isCalm: random() < 0.5,
      tabs: [vendor],
    }),
    () => ({
      first: [
        ...[...placed(PARENT), step(PARENT, 'open', one(BOARD, BOARD, BOARD, ...BRANCH_BOARDS))],
        ...[wait(WAIT_2500), ...often(0.7, step(PARENT, 'refresh'), moment()), step(PARENT, 'allOutlets', 0)],
        one(moment(), wait(WAIT_2500)),
        ...often(0.6, step(PARENT, 'allOutlets', 1), one(moment(), wait(WAIT_2500))),
      ],
      names: [...ofBoard, 'allOutlets', 'allOutlets'],
      tabs: [PARENT],
    }),
    // Two tabs of a device that alerts.
    () => ({
      first: [
        ...[...placed(vendor), step(vendor, 'open', BOARD), wait(WAIT_2500), step(vendor, 'alertsOn', 1)],
        ...[step(other, 'open', BOARD), wait(WAIT_2500), step(vendor, 'progress', one(DELAYED, NEAR_VENDOR))],
        wait(WAIT_1000),
      ],
      names: [...ofBoard, 'progress'],
      tabs: [vendor, other],
    }),
    // The history on its way.
    () => ({
      first: [
        ...opened(vendor, HISTORY),
        ...one(
          // The first page arrives, and of those that follow none.
          [
            ...[step(vendor, 'period', one(1, 2)), ...untilMet(vendor), ...often(0.5, step(vendor, 'untilCall'))],
            ...[step(vendor, 'outage', 1), step(0, 'waitLong', TWENTY)],
          ],
          [
            ...[step(vendor, 'period'), ...one(met(vendor), untilMet(vendor))],
            ...[step(vendor, one('period', 'status', 'period')), ...often(0.5, moment(), step(vendor, 'period'))],
          ],
        ),
      ],
      names: ofHistory,
      tabs: [vendor],
    }),
    // A file of the history.
    () => ({
      first: [
        ...[...opened(vendor, HISTORY), step(vendor, 'slow', one(0, 1)), step(vendor, 'period', one(1, 2))],
        ...[wait(WAIT_2500), step(vendor, 'export')],
        ...one(
          ...[1, 2, 3].map(() => [moment(), step(vendor, 'outage', 1), step(0, 'waitLong', TWENTY)]),
          met(vendor),
          [moment(), ...left(vendor)],
        ),
      ],
      names: ofHistory,
      tabs: [vendor],
    }),
    // Bulk orders on their way.
    () => ({
      first: [
        ...[...opened(vendor, BULK), step(vendor, 'typeRows'), step(vendor, 'place'), wait(WAIT_2500)],
        ...[step(vendor, 'confirm'), moment(), ...one([step(vendor, 'silence', 2)], undecided(vendor))],
        ...[...[step(0, 'waitLong', TWENTY), wait(WAIT_6000)], step(vendor, one('retryBulk', 'retryBulk', 'review'))],
        wait(WAIT_2500),
      ],
      names: ofBulk,
      tabs: [vendor],
    }),
    // Rows are changed while they are checked.
    () => ({
      first: [
        ...[...opened(vendor, BULK), step(vendor, 'typeRows', 1), step(vendor, 'untilCall'), ...often(0.2, moment())],
        ...[step(vendor, 'typeRows', 1), wait(WAIT_2500)],
        ...[step(vendor, 'place'), wait(WAIT_1000), step(vendor, 'confirm'), wait(WAIT_2500)],
      ],
      names: ofBulk,
      tabs: [vendor],
    }),
    // Rows that stay: for the branch that they were typed for, and until a logout.
    () => {
      const on = one(vendor, PARENT)
      return {
        first: [
          ...[...opened(on, BULK), ...one([step(on, 'typeRows', 3)], [step(on, 'bulkFile', one(1, 2, 3))])],
          wait(one(WAIT_150, WAIT_2500)),
          ...one(
            [step(on, 'logout')],
            [step(on, 'open', on === PARENT ? one(...BRANCH_BULKS) : BULK), wait(WAIT_2500), step(on, 'resume')],
          ),
          wait(WAIT_1000),
        ],
        names: ofBulk,
        tabs: [on],
      }
    },
    // A file that cannot be read, and another one.
    () => ({
      first: [
        ...[...opened(vendor, BULK), step(vendor, 'bulkFile', one(12, 12, 0)), wait(WAIT_6000)],
        ...often(0.3, step(vendor, 'bulkFile', one(12, 1))),
      ],
      names: ofBulk,
      tabs: [vendor],
    }),
    // Collection points, and what only a session offers.
    () => ({
      first: [
        ...[...opened(PARENT, one(BOARD, HISTORY)), step(PARENT, 'outletOpen', 1), step(PARENT, 'outletType')],
        step(PARENT, 'outletSave'),
        ...one(met(PARENT), [moment()], ...[1, 2, 3, 4].map(() => [...unheard(PARENT), step(0, 'waitLong', TWENTY)])),
        ...[...often(0.3, step(PARENT, 'online')), step(PARENT, 'outletSave'), wait(WAIT_1000)],
      ],
      names: ofOutlets,
      tabs: [PARENT],
    }),
    // Nobody answers for the flags of a page.
    () => ({
      first: [...[1, 2, 3, 4, 5].map(() => step(vendor, 'fault', FLAGS_LOST)), ...opened(vendor, one(REQUEST, BOARD))],
      names: ['wait', 'look', 'progress', 'alertsOn'],
      isCalm: true,
      tabs: [vendor],
    }),
    // The help centre and vendors are on their way when somebody leaves, or when nothing is heard.
    () => ({
      first: [
        ...[...loggedIn(vendor), step(vendor, 'open', one(REQUEST, BOARD)), ...often(0.5, step(vendor, 'untilCall'))],
        ...one(
          [wait(WAIT_2500), step(vendor, 'help', 1), moment(), ...often(0.4, step(vendor, 'help', 0))],
          [wait(WAIT_2500), step(vendor, 'help', 1), moment()],
          unheard(vendor),
        ),
        ...[...left(vendor), wait(WAIT_1000)],
      ],
      names: [...ofBoard, ...ofOutlets],
      tabs: [vendor, other],
    }),
    // A session that is near its end, in two tabs.
    () => ({
      first: [
        ...[...opened(vendor, BOARD), ...often(0.6, step(other, 'open', one(BOARD, HISTORY)), wait(WAIT_2500))],
        ...[step(vendor, 'sleep', one(...HOURS)), wait(WAIT_6000), ...often(0.5, step(vendor, 'waitLong', 1))],
        ...often(0.7, step(vendor, 'sleep', one(...HOURS)), wait(WAIT_6000)),
      ],
      names: ofSession,
      tabs: [vendor, other],
    }),
    // A logout that the server does not hear of at once.
    () => ({
      first: [
        ...[...opened(vendor, one(BOARD, REQUEST)), step(vendor, one('outage', 'offline', 'offline'), 2)],
        ...[
          step(vendor, 'logout'),
          ...one([step(0, 'waitLong', TWENTY)], [step(0, 'waitLong', TWENTY)], [wait(WAIT_2500)]),
        ],
      ],
      names: ofSession,
      tabs: [vendor],
    }),
    // An app whose token comes while somebody is logged in, and one whose token comes alone.
    () => ({
      first: [
        ...often(0.85, step(EMBEDDED, 'login', 5), wait(WAIT_2500)),
        ...[step(EMBEDDED, 'login', 1), wait(WAIT_2500), ...often(0.4, step(EMBEDDED, 'agree'), wait(WAIT_2500))],
        ...often(0.5, step(EMBEDDED, 'open', one(REQUEST, BOARD))),
      ],
      names: [...ofRequest, ...ofBoard, ...ofSession],
      tabs: [EMBEDDED],
    }),
    // A receiver follows an order.
    () => ({
      first: [
        ...[...placed(vendor), step(RECEIVER, 'open', 0), ...often(0.5, wait(WAIT_1000))],
        ...one(
          [step(RECEIVER, 'outage', 2)],
          [step(RECEIVER, 'outage', 1)],
          [step(RECEIVER, 'hit')],
          [step(RECEIVER, 'offline')],
        ),
        ...[step(RECEIVER, 'waitLong', one(0, 1)), step(vendor, 'progress', ASSIGNED)],
      ],
      names: ['progress', 'again', 'look', 'waitLong'],
      tabs: [RECEIVER],
    }),
  ]
  // Situations that were added later, so that those of all other seeds stay as they are.
  const more: typeof starts = [
    // An account is registered, and its answer is lost; then once more.
    () => ({
      first: [
        ...[step(vendor, 'openRegister'), wait(WAIT_150), step(vendor, 'register'), moment(), ...undecided(vendor)],
        ...[step(0, 'waitLong', TWENTY), wait(WAIT_6000), step(vendor, 'register', 1 + nat(3)), wait(WAIT_2500)],
      ],
      names: ofAccount,
      tabs: [vendor],
    }),
    // A new password, whose answer is lost.
    () => {
      const on = one(0, MANAGER)
      return {
        first: [
          ...[step(on, 'openReset'), wait(WAIT_150), step(on, 'sendCode'), wait(WAIT_1000), step(on, 'setPassword')],
          ...[moment(), ...undecided(on), step(0, 'waitLong', TWENTY), wait(WAIT_6000)],
          ...[step(on, 'setPassword', 1 + nat(3)), wait(WAIT_2500)],
        ],
        names: [...ofAccount, 'login'],
        tabs: [on],
      }
    },
    // A guest who has paid is invited.
    () => ({
      first: [
        ...[...filled(GUEST), ...paidByCard(GUEST, one(0, 1)), step(GUEST, 'open', BOARD), wait(WAIT_2500)],
        ...[step(GUEST, 'acceptInvitation'), moment(), ...undecided(GUEST), step(0, 'waitLong', TWENTY)],
        ...[wait(WAIT_6000), step(GUEST, one('acceptInvitation', 'acceptInvitation', 'logout')), wait(WAIT_1000)],
      ],
      names: [...ofBoard, 'acceptInvitation', 'declineInvitation'],
      tabs: [GUEST],
    }),
    // Whoever manages outlets without their parent, next to the parent.
    () => ({
      first: [
        ...[...opened(MANAGER, one(BOARD, REQUEST, HISTORY)), ...opened(PARENT, BOARD)],
        ...[step(MANAGER, 'outletOpen', 2 * nat(4)), step(MANAGER, 'outletType'), step(MANAGER, 'outletSave')],
        ...one(met(MANAGER), [moment()], unheard(MANAGER)),
        ...[step(PARENT, 'outletOpen', 2 * nat(4)), step(PARENT, 'outletType'), step(PARENT, 'outletSave')],
        ...[wait(one(WAIT_150, WAIT_2500)), step(MANAGER, 'outletSave'), wait(WAIT_1000)],
      ],
      names: [...ofOutlets, ...ofBoard],
      tabs: [MANAGER, PARENT],
    }),
    // One collection point after the other, a dialog that is opened again, and perhaps another build.
    () => {
      const edited = 4 + 2 * nat(3)
      return {
        first: [
          ...[...opened(PARENT, one(BOARD, HISTORY)), step(PARENT, 'outletOpen', 1), step(PARENT, 'outletType')],
          ...[step(PARENT, 'slow', nat(4)), step(PARENT, 'outletSave'), wait(one(WAIT_150, WAIT_2500))],
          ...[step(PARENT, 'outletOpen', edited), step(PARENT, 'outletType'), wait(one(WAIT_1000, WAIT_6000))],
          ...often(0.6, step(PARENT, 'outletOpen', edited)),
          ...often(0.5, step(PARENT, 'deploy', 1), step(PARENT, 'partMissing'), wait(WAIT_6000)),
        ],
        names: [...ofOutlets, ...ofSite],
        tabs: [PARENT],
      }
    },
    // Another build is published under what somebody types, or under what is on its way.
    () => {
      const on = one(vendor, GUEST, MANAGER)
      return {
        first: [
          ...[...filled(on), step(on, 'deploy', one(1, 1, BEHIND)), ...often(0.5, step(on, 'submit'), moment())],
          ...[step(on, 'partMissing'), wait(one(WAIT_1000, WAIT_6000))],
          ...often(0.5, step(on, 'retype'), step(on, 'partMissing'), wait(WAIT_6000)),
        ],
        names: [...ofRequest, ...ofSite],
        tabs: [on],
      }
    },
    // Rows and texts of other forms, over which a page must not be loaded again.
    () => {
      const on = one(vendor, PARENT)
      return {
        first: [
          ...one(
            [...opened(on, BULK), step(on, 'typeRows', 3), wait(one(WAIT_150, WAIT_2500))],
            [...opened(PARENT, BOARD), step(PARENT, 'outletOpen', 1), step(PARENT, 'outletType')],
          ),
          ...[step(0, 'deploy', one(1, 1, BEHIND)), step(on, 'partMissing'), wait(one(WAIT_1000, WAIT_6000))],
          // Before the page is loaded again for it, somebody begins to type.
          ...[step(PARENT, 'open', BOARD), wait(WAIT_2500), step(0, 'deploy', 1), step(PARENT, 'partMissing')],
          ...[wait(WAIT_1000), step(PARENT, 'outletOpen', 1), step(PARENT, 'outletType'), wait(WAIT_6000)],
        ],
        names: [...ofBulk, ...ofOutlets, ...ofSite],
        tabs: [on, PARENT],
      }
    },
    // Photos of past orders.
    () => ({
      first: [
        ...[...opened(vendor, HISTORY), step(vendor, 'period', 1), wait(WAIT_2500), step(vendor, 'proofs')],
        ...one(met(vendor), [moment(), ...left(vendor)], unheard(vendor)),
        wait(one(WAIT_1000, WAIT_6000)),
      ],
      names: ofHistory,
      tabs: [vendor],
    }),
    // Any fault of the server on any screen.
    ...[ofRequest, ofBoard, ofHistory, ofBulk].map((names, index) => () => {
      const on = one(vendor, PARENT, MANAGER)
      return {
        first: [
          ...[...opened(on, [REQUEST, BOARD, HISTORY, BULK][index] ?? BOARD), step(0, 'anyFault'), step(0, 'anyFault')],
          step(on, 'anyFault'),
        ],
        names: [...names, ...ofPayment, 'anyFault' as const, 'reload' as const],
        tabs: [on],
      }
    }),
    // A logout, or the end of a session, on another screen than that where something was typed.
    () => ({
      first: [
        ...one(
          [...filled(vendor)],
          [...opened(vendor, BULK), step(vendor, 'typeRows', 3), wait(one(WAIT_150, WAIT_2500))],
          [...opened(vendor, HISTORY), step(vendor, 'period', 1), wait(WAIT_1000)],
        ),
        ...[step(vendor, 'open', one(REQUEST, BOARD, HISTORY, BULK)), wait(one(WAIT_150, WAIT_2500))],
        ...one([step(vendor, 'logout')], [step(vendor, 'logout')], [step(vendor, 'endSessions'), step(vendor, 'look')]),
        ...[wait(WAIT_6000), ...often(0.7, ...loggedIn(vendor), step(vendor, 'open', one(REQUEST, BULK)))],
      ],
      names: ofSession,
      tabs: [vendor, other],
    }),
    // Any flag, on any screen.
    () => {
      const on = one(vendor, GUEST, PARENT)
      return {
        first: [
          ...[...opened(on, one(REQUEST, BOARD, HISTORY, BULK)), step(0, 'anyFlag', nat(32) + ON), step(on, 'look')],
          ...[step(on, 'reload'), wait(WAIT_2500)],
        ],
        names: [...ofRequest, ...ofBoard, ...ofSession, 'anyFlag', 'anyFlag'],
        tabs: [on],
      }
    },
  ]
  if (seed % 8 === 7 && seed % 16 !== 15) return anyOf(random, nat)
  const known = seed % 16 === 15 ? more : starts
  const at = seed % 16 === 15 ? Math.floor(seed / 16) : seed - Math.floor(seed / 8)
  const situation = known[at % known.length] as (typeof starts)[number]
  // Calm: nothing else happens than what belongs to it.
  const { first, names, tabs, isCalm = false } = situation()
  const length = first.length + nat(one(1, FEW_MAX, SHORT_MAX))
  return { first, names: isCalm ? names : [...around, ...names], tabs, length }
}

/** Nothing directed: some actions and tabs only, so that they do something to each other. */
function anyOf(random: Random, nat: (below: number) => number): Start {
  const always: readonly ActionName[] = ['open', 'wait']
  const part = 0.12 + random() * 0.5
  const names = actionNames.filter(name => always.includes(name) || random() < part)
  const tabs = [[0], [0, 1], [0, 1], [2, 3], [0, 2], [4], [4, 0], [5, 2], [0, 1, 2, 3, 4, 5, 6], [6, 0], [7, 2], [7]]
  return { first: [], names, tabs: tabs[nat(tabs.length)] ?? [0], length: LONG_MAX }
}
