// The vendors of whoever is here.
import { deployment } from '#deployment'
import { createCountryParameters } from '#features/pricing/country-parameters-store.ts'
import { createVendors } from '#features/vendors/store.ts'
import { notify } from './notices.ts'
import { atLogout, clock, send, storage } from './services.ts'
import { session } from './session.ts'

export const vendors = createVendors({
  send,
  clock,
  storage,
  session: () => session.$session.get(),
  currency: () => deployment().settings.currency,
  allOutletsOffered: async () => (await countryParameters.read('allOutletOrders')) ?? false,
  notify,
})

atLogout(() => vendors.reset())

// Parameters of the country, remembered for five minutes (API-025).

export const countryParameters = createCountryParameters({ send, clock })
