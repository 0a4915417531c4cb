// The vendors of whoever is here.
import { deployment } from '#deployment'
import { createVendors } from '#stores/vendors'
import { countryParameters } from './country-parameters.ts'
import { notify } from './notices.ts'
import { session } from './session.ts'
import { atLogout, clock, send, storage } from './world.ts'

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
