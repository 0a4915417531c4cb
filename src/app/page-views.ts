// Page views and actions for the data layer of the site's operator (CST-002, Q91).
import { matchRoute } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { createConsent } from '#features/shell/consent-store.ts'
import { trackingEvent, tracks } from '#features/shell/shell.ts'
import { currentPath, storage } from './services.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'

export const analyticsConsent = createConsent({
  storage,
  required: () => deployment().settings.analytics.consent === 'required',
})

type DataLayer = { dataLayer?: unknown[] }

function push(kind: Parameters<typeof trackingEvent>[0]): void {
  const { environmentId, settings } = deployment()
  if (!tracks(environmentId, import.meta.env?.DEV ?? false)) return
  const now = session.$session.get()
  const event = trackingEvent(kind, {
    route: matchRoute(currentPath())?.id,
    userId: now.mode === 'CLASSIC' ? now.login?.user.id : undefined,
    vendor: vendors.$chosen.get(),
    currency: settings.currency,
  })
  analyticsConsent.withConsent(() => {
    const layer = window as DataLayer
    layer.dataLayer ??= []
    layer.dataLayer.push(event)
  })
}

export const trackPageView = (): void => push({ event: 'page_view' })

/** @param action a name of the portal's own, such as order_placed; never what somebody typed */
export const trackAction = (action: string): void => push({ event: 'action', action })
