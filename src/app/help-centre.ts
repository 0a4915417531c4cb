// The help centre, connected (HLP-001 to HLP-006). It comes with the frame that shows it.
import { computed } from 'nanostores'
import { deployment } from '#deployment'
import { helpCentreHost, isHelpOffered } from '#features/help-centre/help-centre.ts'
import { createHelpCentre, type HelpCentreStore } from '#features/help-centre/store.ts'
import type { Vendor } from '#schema/wire.ts'
import { flags } from './flags.ts'
import { notify } from './notices.ts'
import { atLogout, clock, pageLifecycle, send } from './services.ts'
import { session } from './session.ts'

/** Whether whoever is here has a help centre (HLP-002). */
export const $helpOffered = computed([session.$session, flags.$flags], isHelpOffered)

let made: HelpCentreStore | undefined

/** The help centre; made at the first call, which is made in the browser. */
export function helpCentre(): HelpCentreStore {
  made ??= createStore()
  return made
}

function createStore(): HelpCentreStore {
  const { environment, settings } = deployment()
  const host = helpCentreHost(environment.helpCentre, settings.geolocatorRegion)
  const store = createHelpCentre({ send, clock, pageLifecycle, host, portal: location.origin, notify })
  atLogout(() => store.close())
  return store
}

/** Opens it for a vendor of the user; does nothing for those who have none (HLP-002). */
export async function openHelp(vendor: Vendor): Promise<void> {
  const now = session.$session.get()
  if (!$helpOffered.get() || now.mode !== 'CLASSIC' || !now.login) return
  const { brand, country } = deployment()
  await helpCentre().open({
    user: now.login.user,
    vendor,
    brand: brand.id,
    country: country.code,
    locale: document.documentElement.lang,
  })
}
