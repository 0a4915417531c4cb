// The request screen's stores, connected: the request itself, its two address fields, and what other screens may do
// with a request (REQ-103).
import { matchRoute, pathFor } from '#contract/routes'
import { deployment } from '#deployment'
import { draftLike } from '#domain/request/draft'
import type { RequestFacts } from '#domain/request/flow-state'
import { requestNotices } from '#domain/request/notices'
import { spotOf } from '#domain/request/places'
import { requestAgain } from '#domain/request/prefill'
import type { RequestNotice } from '#domain/request/problems'
import type { Order, Vendor } from '#schema/wire'
import { type AddressSearchStore, createAddressSearch } from '#stores/request/address-search'
import { createDrafts } from '#stores/request/drafts'
import { createRequest, type RequestStore } from '#stores/request/request'
import { patientPart } from '../patient-part.ts'
import { sendAddresses } from './addresses.ts'
import { countryParameters } from './country-parameters.ts'
import { flags } from './flags.ts'
import { notices } from './notices.ts'
import { openPayment } from './open-payment.ts'
import { trackAction } from './page-views.ts'
import { sitePhones } from './phones.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'
import { atLogout, clock, exclusive, navigate, send, storage, uuid } from './world.ts'

export type RequestScreen = {
  request: RequestStore
  /** The field where it is collected, and the one where it goes. */
  origin: AddressSearchStore
  destination: AddressSearchStore
}

let screen: RequestScreen | undefined

/** The stores of the request screen; made at the first call, which is made in the browser. */
export function requestScreen(): RequestScreen {
  screen ??= createScreen()
  return screen
}

function createScreen(): RequestScreen {
  const { country, settings, environment, flags: fallback } = deployment()
  const language = document.documentElement.lang || settings.languages.default
  const phones = sitePhones(country.code)

  const facts = (): RequestFacts => ({
    country: country.code,
    currency: settings.currency,
    zone: settings.timezone,
    rules: settings.rules,
    minimumEtaMinutes: settings.minimumEtaMinutes,
    defaultPayment: settings.defaultPaymentMethod,
    ...(settings.pricing?.cashOnDeliveryFee !== undefined && {
      cashOnDeliveryFee: settings.pricing.cashOnDeliveryFee,
    }),
    redirectHosts: environment.redirectHosts ?? [],
    flags: flags.$flags.get() ?? fallback,
    guest: session.$session.get().mode === 'GUEST',
    phones,
  })

  const request: RequestStore = createRequest({
    send,
    storage,
    clock,
    uuid,
    exclusive,
    language,
    parameters: countryParameters,
    facts,
    encryptCard: async (...card) => (await patientPart(() => import('#api/card-encryption'))).encryptCard(...card),
    vendor(id) {
      const known = vendors.$vendors.get()
      if (known.state === 'loading') return 'waiting'
      return known.state === 'ready' ? known.value.find(({ vendor_id }) => vendor_id === id) : undefined
    },
    notify,
    measure: (name, milliseconds) => trackAction(`${name}_${Math.round(milliseconds / 1000)}s`),
    follow: (url, order) => {
      openPayment.leave(order)
      location.assign(url)
    },
    openTracking: vendorID => navigate.go(pathFor('vendorOrderTracking', { vendorID })),
    vendorChanged: () => void vendors.load(),
  })

  const common = { send: sendAddresses, clock, country: country.code, language }
  const origin = createAddressSearch({
    ...common,
    near: () => undefined,
    addressBookOf: () => undefined,
    found: address => request.chooseOrigin(address),
  })
  const destination = createAddressSearch({
    ...common,
    near: () => request.$view.get().from,
    addressBookOf: () => {
      const offered = (flags.$flags.get() ?? fallback).AddressBook
      return offered && !facts().guest ? request.$state.get().vendorId : undefined
    },
    found: address => request.chooseDestination(address),
  })
  atLogout(options => request.reset(options))
  return { request, origin, destination }
}

/**
 * Begins the flow for the vendor that is chosen, and anew whenever that is another one (REQ-012, Q10); an order in the
 * query is edited. The answer ends it. To be called in the browser, once the screen stands.
 */
export function startRequest(): () => void {
  const { request } = requestScreen()
  const [path = '', query = ''] = navigate.current().split('?')
  const named = matchRoute(path)?.params['vendorID']
  const editOrderId = new URLSearchParams(query).get('orderID') ?? undefined
  let shown: string | undefined
  let from: string | undefined
  const show = (vendorId: string | undefined, place?: string) => {
    // A branch that moved while its request is open: what was worked out for the old place no longer holds.
    const moved = from !== undefined && place !== undefined && place !== from
    from = place ?? from
    if (vendorId === undefined || (vendorId === shown && !moved)) return
    // An order belongs to the vendor that the address names.
    request.show({ vendorId, ...(editOrderId && shown === undefined && { editOrderId }) })
    shown = vendorId
  }
  show(named)
  const stop = vendors.$chosen.subscribe(vendor => show(vendor?.vendor_id, vendor && placeOf(vendor)))
  void openPayment.look()
  // Back from a bank by the browser's own button: the page is as it was left, with nothing to be filled in (Q10).
  const again = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || request.$view.get().step !== 'ENDED') return
    request.restart()
    void openPayment.look()
  }
  addEventListener('pageshow', again)
  return () => {
    stop()
    removeEventListener('pageshow', again)
    request.leave()
  }
}

/** Where riders collect, as text to compare; undefined while the vendor has no address (Q33). */
function placeOf({ vendor_id, vendor_information: { location } }: Vendor): string | undefined {
  return spotOf(location) && JSON.stringify([vendor_id, location])
}

/** Success is told on the tracking page, which opens now; everything else is told here. */
function notify(notice: RequestNotice): void {
  if (notice.code === 'order_pushed' || notice.code === 'order_updated') notices.carry(notice)
  else notices.show(notice, requestNotices[notice.code])
}

/** "Request again": opens the form of this vendor, filled in like an earlier order (REQ-103). */
export function requestAgainLike(order: Order): void {
  const drafts = createDrafts({ storage, clock })
  const before = drafts.read(order.vendor_id)
  drafts.write(order.vendor_id, draftLike(requestAgain(order), before, uuid()))
  navigate.go(pathFor('vendorRequest', { vendorID: order.vendor_id }))
}
