// The request screen's stores, connected: the request itself, its two address fields, and what other screens may do
// with a request (REQ-103).
import { computed } from 'nanostores'
import { matchRoute, pathFor } from '#contract/routes.ts'
import { deployment } from '#deployment'
import type { Spot } from '#features/addresses/places.ts'
import { type AddressSearchStore, createAddressSearch } from '#features/addresses/search-store.ts'
import { spellingIn } from '#features/pricing/money.ts'
import { createDrafts } from '#features/request/drafts-store.ts'
import type { RequestContext } from '#features/request/flow-state.ts'
import { draftLike, requestAgain } from '#features/request/prefill.ts'
import type { RequestNotice } from '#features/request/problems.ts'
import { requestNotices } from '#features/request/problems.ts'
import { createRequest, followVendor, type RequestStore } from '#features/request/store.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { Order } from '#schema/wire.ts'
import { places } from './addresses.ts'
import { flags } from './flags.ts'
import { notices } from './notices.ts'
import { openPayment } from './open-payment.ts'
import { sitePhones } from './phones.ts'
import {
  atLogout,
  clock,
  exclusive,
  isLeaving,
  LEFT_WITHIN_MS,
  navigate,
  send,
  storage,
  uuid,
  watchUnsaved,
} from './services.ts'
import { session } from './session.ts'
import { trackAction } from './shell.ts'
import { countryParameters, vendors } from './vendors.ts'

export type RequestStores = {
  request: RequestStore
  /** The field where it is collected, and the one where it goes. */
  origin: AddressSearchStore
  destination: AddressSearchStore
}

let screen: RequestStores | undefined

/** The stores of the request screen; made at the first call, which is made in the browser. */
export function requestStores(): RequestStores {
  screen ??= createStores()
  return screen
}

function createStores(): RequestStores {
  const { country, settings, environment, flags: fallback } = deployment()
  const language = document.documentElement.lang || settings.languages.default
  const phones = sitePhones(country.code)

  const $isGuest = computed(session.$session, ({ mode }) => mode === 'GUEST')
  const $context = computed(
    [flags.$flags, flags.$awaited, $isGuest],
    (on, flagsAwaited, guest): RequestContext => ({
      ...spellingIn(deployment()),
      zone: settings.timezone,
      rules: settings.rules,
      minimumEtaMinutes: settings.minimumEtaMinutes,
      defaultPayment: settings.defaultPaymentMethod,
      ...(settings.pricing?.cashOnDeliveryFee !== undefined && {
        cashOnDeliveryFee: settings.pricing.cashOnDeliveryFee,
      }),
      redirectHosts: environment.redirectHosts ?? [],
      flags: on ?? fallback,
      flagsAwaited,
      guest,
      phones,
    }),
  )

  const request: RequestStore = createRequest({
    send,
    storage,
    clock,
    uuid,
    exclusive,
    language,
    parameters: countryParameters,
    $context,
    encryptCard: async (...card) =>
      (await importWithRetry(() => import('#platform/card-encryption.ts'))).encryptCard(...card),
    vendor: id => vendors.find(id),
    notify,
    measure: (name, milliseconds) => trackAction(`${name}_${Math.round(milliseconds / 1000)}s`),
    follow: (url, order, isElsewhere) => {
      openPayment.leave({ ...order, url })
      if (isElsewhere) void openPayment.look()
      else goUnlessLeaving(() => location.assign(url))
    },
    openTracking: ({ vendorId: vendorID, orderId }) =>
      goUnlessLeaving(() =>
        navigate.go(`${pathFor('vendorOrderTracking', { vendorID })}?order=${encodeURIComponent(orderId)}`),
      ),
    vendorChanged: () => void vendors.refresh(),
    placed: (of, text) => (of === 'origin' ? origin : destination).settle(text),
  })

  const common = { send, places, clock, country: country.code, language }
  const origin: AddressSearchStore = createAddressSearch({
    ...common,
    near: () => undefined,
    addressBookOf: () => undefined,
    awaited: () => request.awaitPlace('origin'),
    found: address => request.chooseOrigin(address),
    missed: () => request.missPlace('origin'),
  })
  const destination: AddressSearchStore = createAddressSearch({
    ...common,
    near: () => request.$view.get().from,
    addressBookOf: () => {
      const offered = (flags.$flags.get() ?? fallback).AddressBook
      return offered && !$isGuest.get() ? request.$state.get().vendorId : undefined
    },
    awaited: () => request.awaitPlace('destination'),
    found: address => request.chooseDestination(address),
    missed: () => request.missPlace('destination'),
  })
  atLogout(options => {
    request.reset(options)
    for (const search of [origin, destination]) search.settle('')
  })
  return { request, origin, destination }
}

let stopGoing = () => {}

/** Whoever is on the way elsewhere gets there; a page that is still here after that has not been left. */
function goUnlessLeaving(go: () => void): void {
  if (isLeaving()) stopGoing = clock.after(LEFT_WITHIN_MS, () => goUnlessLeaving(go))
  else go()
}

/**
 * Begins the flow for the vendor that is chosen, and anew whenever that is another one (REQ-012, Q10); an order in the
 * query is edited. The answer ends it. To be called in the browser, once the screen has been drawn.
 */
export function startRequest(): () => void {
  const { request } = requestStores()
  const [path = '', query = ''] = navigate.current().split('?')
  const named = matchRoute(path)?.params['vendorID']
  const editOrderId = new URLSearchParams(query).get('orderID') ?? undefined
  const stop = followVendor(request, vendors.$chosen, { named, editOrderId })
  const stopWatching = watchUnsaved(request.isUnsaved, { loses: request.losesAtEnd })
  void openPayment.look()
  // Back from a bank by the browser's own button: the page is as it was left, with nothing to be filled in (Q10).
  const again = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    stopGoing()
    if (request.$view.get().step !== 'ENDED') return
    request.restart()
    void openPayment.look()
  }
  addEventListener('pageshow', again)
  return () => {
    stop()
    stopGoing()
    stopWatching()
    removeEventListener('pageshow', again)
    request.leave()
  }
}

/** Success is shown on the page that opens now, or where its sender has gone; everything else is shown here. */
function notify(notice: RequestNotice, isElsewhere?: boolean): void {
  const isSuccess = notice.code === 'order_pushed' || notice.code === 'order_updated'
  if (isSuccess && (!isElsewhere || isLeaving())) notices.keepForNextPage(notice)
  else notices.show(notice, requestNotices[notice.code])
}

/** "Request again": opens the form of this vendor, filled in like an earlier order (REQ-103). */
export function requestAgainLike(order: Order): void {
  const drafts = createDrafts({ storage, clock, isGuest: () => session.$session.get().mode === 'GUEST' })
  const before = drafts.read(order.vendor_id)
  drafts.passOn(order.vendor_id, draftLike(requestAgain(order, spellingIn(deployment())), before, uuid()))
  navigate.go(pathFor('vendorRequest', { vendorID: order.vendor_id }))
}

// Where riders deliver to from a branch, for its map (FLG-014).

/** Whether the flag asks for them to be drawn. */
export const areasDrawn = (): boolean => flags.$flags.get()?.DrawDeliveryAreas === true

/** Calls `listener` when that changes; the function that it returns ends this. */
export const onAreasDrawn = (listener: () => void): (() => void) => flags.$flags.listen(listener)

/** The rims of the areas around a vendor; none where they cannot be had: the map does without. */
export async function readDeliveryAreas(vendorId: string): Promise<Spot[][]> {
  // A guest's branch is the address that was typed: nobody knows its areas yet.
  if (session.$session.get().mode === 'GUEST') return []
  const answer = await send('deliveryAreas', { params: { vendorId } })
  if (answer.state === 'failed') return []
  return answer.value.result.areas.map(({ ring }) => ring.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })))
}
