// Page views and actions for the data layer of the site's operator (CST-002, Q91).
import { matchRoute } from '#contract/routes'
import { deployment } from '#deployment'
import { trackingEvent, tracks } from '#domain/page-views'
import { session } from './session.ts'
import { vendors } from './vendors.ts'
import { currentPath } from './world.ts'

type DataLayer = { dataLayer?: unknown[] }

function push(kind: Parameters<typeof trackingEvent>[0]): void {
  const { environmentId, settings } = deployment()
  if (!tracks(environmentId, import.meta.env?.DEV ?? false)) return
  const now = session.$session.get()
  const layer = window as DataLayer
  layer.dataLayer ??= []
  layer.dataLayer.push(
    trackingEvent(kind, {
      route: matchRoute(currentPath())?.id,
      userId: now.mode === 'CLASSIC' ? now.login?.user.id : undefined,
      vendor: vendors.$chosen.get(),
      currency: settings.currency,
    }),
  )
}

export const trackPageView = (): void => push({ event: 'page_view' })

/** @param action a name of the portal's own, such as order_placed; never what somebody typed */
export const trackAction = (action: string): void => push({ event: 'action', action })
