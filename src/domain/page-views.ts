// Page views and actions for the data layer (CST-002, Q91): five fields, and nothing personal beyond them.
import type { RouteId } from '#contract/routes'
import { routes } from '#contract/routes'
import type { EnvironmentId } from '#schema/config'
import type { Vendor } from '#schema/wire'

export type TrackingEvent = {
  event: 'page_view' | 'action'
  /** What was done; only with `action`. */
  action?: string
  userId: string
  vendorCode: string
  vendorName: string
  /** The documented path of the page, so that no id and no query of an address is told. */
  location: string
  currency: string
}

/** Events are pushed in production and in the sandbox, never in staging or in development (CST-002, Q91). */
export const tracks = (environment: EnvironmentId, development: boolean): boolean =>
  environment !== 'stg' && !development

/** The event of a page; what is not known stays empty. */
export function trackingEvent(
  kind: { event: 'page_view' } | { event: 'action'; action: string },
  facts: { route: RouteId | undefined; userId: string | undefined; vendor: Vendor | undefined; currency: string },
): TrackingEvent {
  return {
    ...kind,
    userId: facts.userId ?? '',
    vendorCode: facts.vendor?.vendor_id ?? '',
    vendorName: facts.vendor?.vendor_information.name ?? '',
    location: facts.route ? routes[facts.route].path : '/404',
    currency: facts.currency,
  }
}
