// One page of one tab: all stores of the portal over the ports of a device, connected as src/app connects them.
import metadata from 'libphonenumber-js/min/metadata'
import { atom, computed } from 'nanostores'
import type { CallProblem } from '#contract/call-problem.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { matchRoute, pathFor, routes } from '#contract/routes.ts'
import { createAccount } from '#features/account/store.ts'
import { type AddressSearchStore, createAddressSearch, createPlaces } from '#features/addresses/search-store.ts'
import { checkRow } from '#features/bulk/check.ts'
import { cellOf } from '#features/bulk/columns.ts'
import { createNormalizer } from '#features/bulk/normalizer.ts'
import { createBulk } from '#features/bulk/store.ts'
import { flagContext, flagsOfAnswer, withFlags } from '#features/flags/flags.ts'
import { createFlags } from '#features/flags/store.ts'
import { createHelpCentre } from '#features/help-centre/store.ts'
import { createExport } from '#features/history/export-store.ts'
import { createProofs } from '#features/history/proofs-store.ts'
import { createFigures, createHistory } from '#features/history/store.ts'
import { createAlerts } from '#features/orders/alerts-store.ts'
import { createCancelling } from '#features/orders/cancelling-store.ts'
import { ridersAskedFor } from '#features/orders/lists.ts'
import { liveScreenOf } from '#features/orders/realtime-flow.ts'
import { createLiveUpdates } from '#features/orders/realtime-store.ts'
import { createRecentOrders } from '#features/orders/recent-orders-store.ts'
import { createRecentSearches } from '#features/orders/recent-searches-store.ts'
import { createRiders } from '#features/orders/riders-store.ts'
import { createOutletForm } from '#features/outlets/form-store.ts'
import { createPhones } from '#features/phones/phones.ts'
import { createCountryParameters } from '#features/pricing/country-parameters-store.ts'
import { createPublicOrder } from '#features/public-order/store.ts'
import type { RequestContext } from '#features/request/flow-state.ts'
import { createGuestInvitation } from '#features/request/guest-invitation-store.ts'
import { createOpenPayment } from '#features/request/open-payment-store.ts'
import { createRequest, followVendor } from '#features/request/store.ts'
import { createEmbeddedLogin } from '#features/session/embedded-store.ts'
import { entryOf, isAbsent, presenceOf } from '#features/session/entry.ts'
import { authorizationOf, authorizationOfSession, isSameUser, userIdOf } from '#features/session/session.ts'
import { createSession } from '#features/session/store.ts'
import { createOutdated } from '#features/shell/outdated-store.ts'
import { audienceOf, createTracking } from '#features/tracking/store.ts'
import { createVendors } from '#features/vendors/store.ts'
import { createClock } from '#platform/browser-ports.ts'
import { encryptCard } from '#platform/card-encryption.ts'
import { createSend } from '#platform/client.ts'
import type { FlagService, Navigate, OpenSocket, Send } from '#platform/ports.ts'
import { readMessage, socketAddress } from '#platform/socket.ts'
import type { Sandbox } from '#sandbox/sandbox.ts'
import type { Flags } from '#schema/config.ts'
import { readFile } from '#workers/bulk/read-file.ts'
import { writeSheet } from '#workers/write-sheet.ts'
import { context as bulkContext, words } from '../bulk/examples.ts'
import type { Device } from './device.ts'
import { scriptOf } from './network.ts'
import type { Time } from './time.ts'

const HOST = 'no.sandbox.localhost:4600'
const API = `http://${HOST}`
const HELP = `${API}/help/eu`
const ZONE = 'Europe/Oslo'
const LANGUAGE = 'en'
/** A refusal that says what became of it; a key that was used for something else is given up. */
const isDecided = (problem: CallProblem): boolean =>
  problem.code === 'refused' &&
  (problem.message === 'IdempotencyKeyReused' || (problem.status < 500 && !UNDECIDED.includes(problem.status)))
/** Calls that come again and again, and that nothing waits for. */
const POLLED: readonly EndpointName[] = ['rider', 'evaluateFlags', 'assetManifest']
/** Statuses that leave open what was made. */
const UNDECIDED = [401, 403, 408, 409, 425, 429]
const phones = createPhones('NO', metadata)
const spelling = { country: 'NO', currency: 'NOK', languages: ['nb-NO', 'en'] } as const

/** What a page that was told is kept here, for the properties. */
export type Heard = {
  /** States of each order in answers and messages that arrived, by its number. */
  statuses: Map<string, Set<string>>
  /** Branches of which a list of orders has arrived since one was last said to be new. */
  lists: Set<string>
}

/** A message to the reader, and the order that it is about. */
export type Notified = { code: string; orderId?: string }

export type PageSettings = {
  sandbox: Sandbox
  time: Time
  device: Device
  /** Session storage of the tab. */
  tab: Map<string, string>
  heard: Heard
  fallback: Required<Flags>
  /** The build that its scripts are of. */
  build: number
  path: string
  /** The page is to be left for this address; undefined for loading it again, possibly because it is older than a build. */
  leave(path: string | undefined, outdatedBy?: string): void
  notified(notice: Notified): void
  /** The device alerts somebody. */
  alerted(keys: readonly string[]): void
  /** An order is shown as placed. */
  placed(orderId: string): void
  /** Payments could not be looked up: that is said until they are, and then nothing is said (PAY-012). */
  paymentsUnknown(): void
  /** A row of bulk orders is shown as placed. */
  rowPlaced(orderId: string, name: string): void
  /** A store asked for the time: an event that leads to itself does so without end. */
  asked(): void
}

export type Page = ReturnType<typeof openPage>

const statusesIn = (data: unknown, found: (id: string, status: string) => void): void => {
  if (typeof data !== 'object' || data === null) return
  const { order_id: id, status } = data as { order_id?: unknown; status?: unknown }
  if (typeof id === 'string' && typeof status === 'string') found(id, status)
  for (const value of Object.values(data)) statusesIn(value, found)
}

/** Where somebody who opens a path ends up; the same decision as before the first paint. */
export function entered(
  path: string,
  kept: { token: string | null; guestToken: string | null; flags: string | null },
  now: number,
) {
  const [pathname = '/', query = ''] = path.split('?')
  let flags: Partial<Flags> | undefined
  try {
    flags = kept.flags === null ? undefined : JSON.parse(kept.flags)
  } catch {
    flags = undefined
  }
  return entryOf({
    pathname,
    search: query && `?${query}`,
    hash: '',
    presence: presenceOf(kept, now),
    locale: LANGUAGE,
    prefixes: { en: '' },
    storedLocale: null,
    ...(flags && { flags }),
  })
}

export function openPage(settings: PageSettings) {
  const { sandbox, time, device, tab, heard, fallback, leave } = settings
  let path = settings.path
  const pathname = () => path.split('?')[0] ?? '/'
  let isGone = false
  const { storage, exclusive, gone } = device.page(tab)
  const ends: (() => void)[] = []
  const uuid = () => crypto.randomUUID()
  /** What was seen to be wrong between two steps. */
  const wrong: string[] = []
  const told: Notified[] = []
  const notify = (notice: Notified) => {
    told.push(notice)
    settings.notified(notice)
  }

  // Submissions whose outcome this page does not know, by what they ask for, with the key that they were sent under.
  const unsettled = new Map<string, string>()
  const underway = new Map<string, number>()
  // Calls that are not over yet, with what is waited for between their sends.
  let asking = 0
  let askedUntil = time.passed()
  const counted =
    (send: Send): Send =>
    async (name, call) => {
      if (POLLED.includes(name)) return send(name, call)
      const isChange = endpoints[name].retry === 'keyed'
      const { params } = call as { params?: object }
      const what = `${name} ${JSON.stringify(call.input ?? '')} ${JSON.stringify(params ?? '')}`
      if (isChange && (underway.get(what) ?? 0) > 0) wrong.push(`submitted while it is under way: ${name}`)
      const before = unsettled.get(what)
      if (call.key !== undefined) {
        if (before !== undefined && before !== call.key) wrong.push(`sent again under another key: ${name}`)
        unsettled.set(what, call.key)
      }
      underway.set(what, (underway.get(what) ?? 0) + 1)
      asking += 1
      let isOver = false
      const over = () => {
        if (!isOver) underway.set(what, (underway.get(what) ?? 0) - 1)
        isOver = true
      }
      // What was given up is no longer under way, although its promise ends a little later.
      call.signal?.addEventListener('abort', over)
      try {
        const answer = await send(name, call)
        if (answer.state === 'answered' || isDecided(answer.problem)) unsettled.delete(what)
        return answer
      } finally {
        asking -= 1
        askedUntil = time.passed()
        over()
      }
    }

  const corrected = createClock({
    offsetMs: storage.read('clock-offset') ?? 0,
    corrected: offset => storage.write('clock-offset', offset),
  })
  const clock = {
    ...corrected,
    now() {
      settings.asked()
      return corrected.now()
    },
    after: (ms: number, action: () => void) => corrected.after(ms, () => !isGone && action()),
  }
  const navigate: Navigate = {
    current: () => path,
    go: to => leave(to),
    replace: to => leave(to),
    opens: async () => device.network.online,
    reload() {
      if (outlet.$state.get().touched) wrong.push('a page is loaded again over what was typed')
      leave(undefined, storage.read('reloaded-for') ?? '')
    },
  }
  const returnListeners = new Set<() => void>()
  const onlineListeners = new Set<(online: boolean) => void>()
  const onOnline = (online: boolean) => {
    for (const listener of [...onlineListeners]) listener(online)
  }
  device.onlineListeners.add(onOnline)
  const pageLifecycle = {
    online: () => device.network.online,
    onOnline(listener: (online: boolean) => void) {
      onlineListeners.add(listener)
      return () => void onlineListeners.delete(listener)
    },
    onReturn(listener: () => void) {
      returnListeners.add(listener)
      return () => void returnListeners.delete(listener)
    },
  }

  function hear(data: unknown): void {
    statusesIn(data, (id, status) => heard.statuses.set(id, (heard.statuses.get(id) ?? new Set()).add(status)))
  }
  const clientFor = (
    authorization: () => string | undefined,
    unauthorized?: (used: string | undefined) => Promise<boolean>,
  ) =>
    counted(
      createSend({
        api: API,
        helpCentre: HELP,
        site: API,
        clock,
        uuid,
        authorization,
        ...(unauthorized && { unauthorized }),
        fetch: (input, init) =>
          device.network.fetch(input, init, {
            isGone: () => isGone,
            heard(call, status, text) {
              try {
                hear(JSON.parse(text ?? ''))
                const [, vendorId] = /\/([^/]+)\/orders$/.exec(call.path) ?? []
                if (vendorId !== undefined && status === 200)
                  heard.lists.add(`${vendorId} ${call.query.includes('include_outlets=true')}`)
              } catch {
                // An answer that was cut is heard by nobody.
              }
            },
          }),
      }),
    )
  const send = clientFor(
    () => authorizationOf({ token: storage.read('token'), guest: storage.read('guest-token') }),
    used => session.unauthorized(used),
  )

  const resets: ((options: { keepDraft: boolean }) => void)[] = []
  /** Parts that come with their screen: a page that never had it has no part of it that could forget anything. */
  const loaded = new Set<{ reset(options: { keepDraft: boolean }): void }>()
  const session = createSession({
    send,
    storage,
    clock,
    exclusive,
    navigate,
    pageLifecycle,
    country: () => 'NO',
    notify,
    loses: () => outlet.$state.get().touched || request.losesAtEnd() || bulk.isBeyondKeeping(),
    reset(options) {
      for (const reset of resets) reset(options)
      for (const part of loaded) part.reset(options)
    },
  })
  const parameters = createCountryParameters({ send, clock })
  const vendors = createVendors({
    send,
    clock,
    storage,
    session: () => session.$session.get(),
    currency: () => 'NOK',
    allOutletsOffered: async () => (await parameters.read('allOutletOrders')) ?? false,
    notify,
  })
  resets.push(() => vendors.reset())

  const flagService: FlagService = async ({ context }) => {
    const answer = await send('evaluateFlags', { origin: `${API}/flags/eu`, input: { context } })
    return answer.state === 'answered' ? { from: 'service', flags: flagsOfAnswer(answer.value) } : undefined
  }
  const flags = createFlags({
    service: flagService,
    storage,
    clock,
    fallback: () => fallback,
    context() {
      const userId = userIdOf(session.$session.get())
      return flagContext(
        { brand: 'demo', country: 'NO', environment: 'san' },
        { userId, vendorId: vendors.$chosen.get()?.vendor_id },
      )
    },
  })
  resets.push(() => flags.reset())
  const flagsNow = () => flags.$flags.get() ?? withFlags(fallback, {})

  const $audience = computed([vendors.$chosen, vendors.$toggle, session.$session], audienceOf)
  const isGuest = () => session.$session.get().mode === 'GUEST'

  // The request.

  const openPayment = createOpenPayment({ send, storage, redirectHosts: () => [HOST], notify })
  const request = createRequest({
    send,
    storage,
    clock,
    uuid,
    exclusive,
    encryptCard: (...card) => device.network.track(encryptCard(...card)),
    language: LANGUAGE,
    parameters,
    $context: computed(
      [flags.$flags, flags.$awaited, session.$session],
      (_, flagsAwaited): RequestContext => ({
        ...spelling,
        zone: ZONE,
        rules: { unitNumberRequired: false, amountRequired: true },
        minimumEtaMinutes: 15,
        defaultPayment: 'PAID',
        redirectHosts: [HOST],
        flags: flagsNow(),
        flagsAwaited,
        guest: isGuest(),
        phones,
      }),
    ),
    vendor: id => vendors.find(id),
    notify,
    measure: () => {},
    follow(url, order) {
      openPayment.leave({ ...order, url })
      leave('/bank')
    },
    openTracking: ({ vendorId, orderId }) =>
      navigate.go(`${pathFor('vendorOrderTracking', { vendorID: vendorId })}?order=${encodeURIComponent(orderId)}`),
    vendorChanged: () => void vendors.refresh(),
    placed: (of, text) => {
      if (of === 'destination') destination.settle(text)
    },
  })
  const places = createPlaces({
    send,
    on: () => false,
    isTheirs: () => false,
    google: () => Promise.reject(new Error('not loaded')),
  })
  const search = { send, places, clock, country: 'NO', language: LANGUAGE }
  const destination: AddressSearchStore = createAddressSearch({
    ...search,
    near: () => request.$view.get().from,
    addressBookOf: () => (flagsNow().AddressBook && !isGuest() ? request.$state.get().vendorId : undefined),
    awaited: () => request.awaitPlace('destination'),
    found: address => request.chooseDestination(address),
    missed: () => request.missPlace('destination'),
  })

  // Today's orders.

  const openSocket: OpenSocket = (address, on) => {
    if (!device.network.online) {
      time.after(10, () => !isGone && on.close())
      return { send: () => {}, close: () => {} }
    }
    const socket = sandbox.socket(address)
    let isOver = false
    const later = (action: () => void) => void time.after(25, () => !isGone && action())
    void device.network.track(
      new Promise<void>(resolve => {
        socket.onopen = () => {
          resolve()
          later(on.open)
        }
        socket.onclose = () => {
          resolve()
          if (!isOver) later(on.close)
          isOver = true
        }
      }),
    )
    socket.onmessage = ({ data }) => {
      const message: unknown = JSON.parse(data)
      if (device.network.online)
        later(() => {
          hear(message)
          on.message(message)
        })
    }
    ends.push(() => socket.close())
    onlineListeners.add(online => !online && socket.close())
    return { send: message => socket.send(JSON.stringify(message)), close: () => socket.close() }
  }
  const live = createLiveUpdates({
    open: openSocket,
    read: readMessage,
    clock,
    path: pathname,
    $chosen: vendors.$chosen,
    $session: session.$session,
    address() {
      const authorization = authorizationOfSession(session.$session.get())
      return authorization && socketAddress(`ws://${HOST}/socket`, authorization)
    },
    random: () => 0.5,
    zone: () => ZONE,
    log: () => {},
  })
  const tracking = createTracking({
    send,
    storage,
    clock,
    zone: () => ZONE,
    $audience,
    dynamicTimeEstimation: () => flags.$flags.get()?.DynamicTimeEstimation ?? false,
    notify,
    phones: async () => phones,
    pause: async () => {},
    mayAnnounce: () => true,
  })
  let ordersIdleAt = time.passed()
  tracking.$freshness.subscribe(({ fetching }) => {
    if (!fetching) ordersIdleAt = time.passed()
  })
  const cancelling = createCancelling({
    ...{ send, uuid, notify },
    apply: order => (liveScreenOf(pathname()) === 'history' ? live : tracking).apply(order),
  })
  const riders = createRiders({
    send,
    clock,
    wanted: () => ridersAskedFor(tracking.$orders.get().values()),
    looked: () => undefined,
  })
  const alerts = createAlerts({
    ...{ storage, clock, exclusive, $orders: tracking.$orders },
    give: given => settings.alerted(given.map(({ kind, orderId }) => `${kind} ${orderId}`)),
  })
  const recentSearches = createRecentSearches({ storage })
  const recentOrders = createRecentOrders({
    send,
    clock,
    $vendorId: computed(vendors.$chosen, chosen => (isGuest() ? undefined : chosen?.vendor_id)),
    count: 30,
  })
  resets.push(() => {
    live.stop()
    tracking.reset()
    cancelling.reset()
    riders.reset()
    recentSearches.reset()
    recentOrders.reset()
  })

  // The history.

  let query = ''
  const history = createHistory({
    send,
    storage,
    clock,
    zone: () => ZONE,
    $audience,
    vendorIds: () => vendors.$list.get().map(vendor => vendor.vendor_id),
    phones: async () => phones,
    query: () => query,
    showQuery: text => {
      query = text
    },
    remember: recentSearches.remember,
    notify,
  })
  /** Files that were saved before every order was there. */
  const savedEarly: string[] = []
  const exporting = createExport({
    history,
    zone: () => ZONE,
    vendorId: () => $audience.get().vendorId,
    write: async orders => new Blob([String(orders.length)]),
    save(_, name) {
      if (!history.$extent.get().complete) savedEarly.push(name)
    },
    notify,
  })
  const figures = createFigures(history, { clock, zone: () => ZONE })
  const proofs = createProofs({
    proof: (orderId, type, signal) => send('proof', { params: { orderId, type }, signal }),
    pack: async (_, found) => new Blob([String(found.size)]),
    save: () => {},
  })
  resets.push(() => {
    exporting.cancel()
    proofs.cancel()
    history.reset()
  })

  // Bulk orders.

  const bulk = createBulk({
    send,
    clock,
    storage,
    uuid,
    $vendorId: computed(vendors.$chosen, chosen => chosen?.vendor_id),
    spelling: () => bulkContext,
    zone: () => ZONE,
    rules: () => ({
      normalizer: createNormalizer(words, bulkContext.phones, bulkContext),
      check: cells => checkRow(cells, { ...bulkContext, now: clock.now() }),
    }),
    pause: async () => {},
    formats: () => bulkContext.formats,
    read: async (file, onRows, _, as) =>
      readFile(new Uint8Array(await file.arrayBuffer()), { ...bulkContext, words, ...as }, onRows),
    write: async task => new Blob([writeSheet(task)]),
    base64: async file => Buffer.from(await file.arrayBuffer()).toString('base64'),
    save: () => {},
    notify,
    leave(to, notice) {
      notify(notice)
      leave(to)
    },
  })

  // Collection points, help centre, public order, embedded login.

  resets.push(() => destination.settle(''))

  const outlet = createOutletForm({
    send,
    uuid,
    country: 'NO',
    language: LANGUAGE,
    phones,
    vendors: () => vendors.$list.get(),
    saved: () => void vendors.refresh(),
    notify,
    placed: () => {},
  })
  resets.push(() => outlet.reset())
  const account = createAccount({ send, uuid })
  const invitation = createGuestInvitation({ send, uuid, storage, country: 'NO', $orders: tracking.$orders })
  resets.push(() => invitation.reset())
  const outdated = createOutdated({
    send,
    clock,
    storage,
    navigate,
    loaded: () => [scriptOf(settings.build)],
    unsaved: () => outlet.$state.get().touched || request.isUnsaved() || bulk.isBeyondKeeping(),
    leaving: () => false,
    notify,
  })
  const help = createHelpCentre({ send, clock, pageLifecycle, host: HELP, portal: 'http://portal.localhost', notify })
  resets.push(() => help.close())
  const publicOrder = createPublicOrder({ send, clock, pageLifecycle, visible: () => true })
  const embedded = createEmbeddedLogin({
    storage,
    accepted: true,
    readVendor: (token, id) => clientFor(() => `GoDroid ${token}`)('readVendor', { params: { id } }),
    session: () => session.$session.get(),
    enter: session.enterEmbedded,
    notify,
  })

  // The page begins.

  let stopScreen: (() => void)[] = []
  const $screen = atom(matchRoute(pathname())?.id)
  const isBoard = () => $screen.get() === 'orderTracking' || $screen.get() === 'vendorOrderTracking'
  const audienceName = () => `${$audience.get().vendorId} ${$audience.get().allOutlets}`
  /** Whose orders the board shows, or showed when it was left: another screen may be of one branch only. */
  let boardOf = audienceName()
  ends.push(
    $audience.listen(() => {
      if (isBoard()) boardOf = audienceName()
    }),
  )

  function startScreen(): void {
    const { id, params } = matchRoute(pathname()) ?? {}
    $screen.set(id)
    vendors.show({ vendorId: params?.['vendorID'], requesting: id === 'request' || id === 'vendorRequest' })
    if (id === 'request' || id === 'vendorRequest') startRequest(params?.['vendorID'])
    if (isBoard()) {
      boardOf = audienceName()
      void openPayment.look()
      stopScreen = [
        recentSearches.start(),
        invitation.start(),
        tracking.start(),
        riders.start(),
        alerts.start(),
        live.listen({ apply: tracking.apply, refetch: () => void tracking.catchUp() }),
        pageLifecycle.onOnline(online => {
          if (online) void tracking.refresh()
        }),
      ]
    }
    if (id === 'history' || id === 'vendorHistory')
      stopScreen = [
        recentSearches.start(),
        history.start(),
        live.listen({ apply: history.apply, refetch: () => void history.catchUp() }),
        pageLifecycle.onReturn(() => history.renew()),
        clock.onCorrection(() => history.renew()),
      ]
    if (id === 'bulkOrder' || id === 'vendorBulkOrder') {
      loaded.add(bulk)
      stopScreen = [bulk.start()]
    }
    if (id === 'tracking') stopScreen = [publicOrder.follow(params?.['orderID'])]
  }

  function startRequest(named: string | undefined): void {
    const edited = new URLSearchParams(path.split('?')[1] ?? '').get('orderID') ?? undefined
    loaded.add(request)
    stopScreen = [followVendor(request, vendors.$chosen, { named, editOrderId: edited }), request.leave]
  }

  function startShell(): void {
    const { id } = matchRoute(pathname()) ?? {}
    // Pages without islands know no session.
    const isPortal = id === 'connect' || path.startsWith('/odwp') || (id && routes[id].access === 'guarded')
    if (!isPortal) return
    ends.push(session.start(), flags.start(), outdated.start())
    ends.push(
      flags.$known.listen(now => {
        const route = id && routes[id]
        if (!route) return
        if (route.access === 'guarded' && (now.PlannedMaintenance || now.UnplannedMaintenance)) leave('/maintenance')
        else if (isAbsent(route, now)) leave('/404')
      }),
    )
    ends.push(
      session.$session.subscribe((now, before) => {
        if (before && isSameUser(now, before)) return
        if (!id || routes[id].leaveWhenSignedIn) return
        void vendors.load().then(() => flags.refresh())
      }),
    )
  }

  /** Whose list was last said to be new. */
  let newFor: string | undefined
  tracking.$freshness.listen(({ fetchedAt }, before) => {
    if (fetchedAt === undefined || fetchedAt === before?.fetchedAt || isGuest()) return
    if (!heard.lists.has(boardOf)) wrong.push('a list that was not answered is shown as new')
    heard.lists.clear()
    newFor = boardOf
  })

  request.$state.listen(({ stage, editOrderId, problem }, before) => {
    if (problem?.problem.code === 'payment_check_failed') settings.paymentsUnknown()
    if (
      stage.step === 'ENDED' &&
      stage.reason === 'placed' &&
      before?.stage.step !== 'ENDED' &&
      editOrderId === undefined
    )
      settings.placed(stage.orderId)
  })
  const rowsPlaced = new Set<string>()
  bulk.$rows.listen(rows => {
    for (const { verdict, cells } of rows) {
      if (verdict.state !== 'placed' || verdict.orderId === undefined || rowsPlaced.has(verdict.orderId)) continue
      rowsPlaced.add(verdict.orderId)
      settings.rowPlaced(verdict.orderId, cellOf(cells, 'name').trim())
    }
  })
  let upSince = time.passed()
  live.$downSince.listen(() => {
    upSince = time.passed()
  })

  // Whoever looks keeps the computed values up to date.
  const looked = [
    ...[request.$view, request.$feeSecondsLeft, tracking.$lists, history.$rows, figures, history.$hasMore],
    ...[session.$session, session.$busy, vendors.$chosen, vendors.$list, vendors.$toggle, alerts.$waiting],
  ]
  for (const store of looked) ends.push(store.listen(() => {}))

  startShell()
  startScreen()

  return {
    ...{ session, vendors, flags, request, destination, tracking, cancelling, riders, recentSearches, recentOrders },
    ...{ history, exporting, figures, bulk, outlet, help, publicOrder, embedded, openPayment, parameters },
    ...{ account, invitation, outdated, proofs },
    ...{ storage, send, clock, live, alerts, savedEarly, $screen, heard, flagsNow, wrong, told },
    asking: () => asking,
    askedUntil: () => askedUntil,
    /** When the orders were not being fetched last. */
    ordersIdleAt: () => ordersIdleAt,
    /** Since when live updates come, or do not. */
    upSince: () => upSince,
    /** The board is said to be as new as a list of other branches. */
    isAsNewAsAnother: () =>
      isBoard() && !isGuest() && tracking.$freshness.get().fetchedAt !== undefined && newFor !== audienceName(),
    /** What is sent from here on is asked for anew. */
    beginAnew: () => unsettled.clear(),
    path: () => path,
    /** The query that the history shows in the address. */
    query: () => query,
    /** The page is looked at again. */
    look() {
      for (const one of [...returnListeners]) one()
    },
    /** Another screen of the same page. */
    change(to: string) {
      for (const stop of stopScreen) stop()
      stopScreen = []
      path = to
      startScreen()
    },
    /** The page is closed by somebody: what is kept at the last moment is kept. */
    close(killed: boolean) {
      if (!killed) {
        const { id } = matchRoute(pathname()) ?? {}
        if (id === 'bulkOrder' || id === 'vendorBulkOrder') bulk.keep()
      }
      isGone = true
      for (const end of [...stopScreen, ...ends]) end()
      device.onlineListeners.delete(onOnline)
      onlineListeners.clear()
      returnListeners.clear()
      gone()
    },
  }
}
