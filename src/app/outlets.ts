// The form of a collection point, connected. It comes with the dialog.
import { deployment } from '#deployment'
import { type AddressSearchStore, createAddressSearch } from '#features/addresses/search-store.ts'
import { createOutletForm, type OutletFormStore } from '#features/outlets/form-store.ts'
import { places } from './addresses.ts'
import { notify } from './notices.ts'
import { sitePhones } from './phones.ts'
import { atLogout, clock, send, uuid } from './services.ts'
import { vendors } from './vendors.ts'

export type { OutletState } from '#features/outlets/form-store.ts'

export type OutletScreen = { outlet: OutletFormStore; search: AddressSearchStore }

let made: OutletScreen | undefined

/** The form and its address field; made at the first call, which is made in the browser. */
export function outletScreen(): OutletScreen {
  made ??= createScreen()
  return made
}

function createScreen(): OutletScreen {
  const { country, settings } = deployment()
  const language = document.documentElement.lang || settings.languages.default
  const outlet: OutletFormStore = createOutletForm({
    send,
    uuid,
    country: country.code,
    language,
    phones: sitePhones(country.code),
    vendors: () => vendors.$list.get(),
    saved: () => void vendors.refresh(),
    notify,
    placed: text => search.settle(text),
  })
  const search: AddressSearchStore = createAddressSearch({
    send,
    places,
    clock,
    country: country.code,
    language,
    near() {
      const { location, parentVendorId } = outlet.$state.get().form
      if (location) return location
      const parent = vendors.$list.get().find(({ vendor_id }) => vendor_id === parentVendorId)
        ?.vendor_information.location
      const { latitude, longitude } = parent ?? {}
      return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    },
    // The address book holds receivers, not collection points.
    addressBookOf: () => undefined,
    awaited: () => outlet.awaitPlace(),
    found: address => outlet.chooseAddress(address),
    missed: () => outlet.missPlace(),
  })
  atLogout(() => outlet.reset())
  return { outlet, search }
}
