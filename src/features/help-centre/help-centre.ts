// The help centre: its address, who may see it, and the messages that its frame may send (HLP-001 to HLP-006, Q77).

import type { Session } from '#features/session/session.ts'
import type { Flags } from '#schema/config.ts'
import type { Deployment } from '#schema/deployment.ts'
import type { HelpCentreInit, Vendor } from '#schema/wire.ts'

/** The token is valid for an hour and is exchanged five minutes before (HLP-004). */
export const HELP_TOKEN_REFRESH_MS = 3_600_000 - 300_000
/** If the exchange of a token fails, it is repeated after this long while the old token is valid. */
export const HELP_TOKEN_RETRY_MS = 60_000
/** A frame that has not reported ready by then counts as failed. */
export const HELP_FRAME_TIMEOUT_MS = 10_000

const regions = { europe: 'EU', asia: 'AP', unset: 'other' } as const

/** Address of the help centre of a region, or the general one without a region (API-050, Q77). */
export const helpCentreHost = (
  hosts: Deployment['environment']['helpCentre'],
  region: 'europe' | 'asia' | undefined,
): string => hosts[regions[region ?? 'unset']]

/** For logged-in users while the flag is on: not for guests or embedded portals (HLP-002). */
export const isHelpOffered = (session: Session, flags: Pick<Flags, 'Helpcenter'> | null): boolean =>
  flags?.Helpcenter === true && session.mode === 'CLASSIC' && session.login !== null

/**
 * Addresses that the frame may open: only on the configured host, and never the portal itself, which a frame with scripts could
 * then reach into. @returns the origin, or undefined for any other address
 */
export function frameOrigin(url: string, host: string, portal: string): string | undefined {
  const [target, allowed] = [originOf(url), originOf(host)]
  return target !== undefined && target === allowed && target !== portal ? target : undefined
}

function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address)
    return origin === 'null' ? undefined : origin
  } catch {
    return undefined
  }
}

/** The messages of the frame; `source` distinguishes them from those of anything else on the page. */
export type HelpMessage = 'ready' | 'close'

const messages: readonly unknown[] = ['ready', 'close'] satisfies HelpMessage[]

/** The message in data from the frame; undefined for anything that it may not send (Q106). */
export function helpMessageOf(data: unknown): HelpMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { source, type } = data as { source?: unknown; type?: unknown }
  return source === 'help-centre' && messages.includes(type) ? (type as HelpMessage) : undefined
}

export type HelpContext = {
  user: { id: string; email: string }
  vendor: Vendor
  brand: string
  country: HelpCentreInit['country']
  locale: HelpCentreInit['locale']
  version: string
}

/** What the help centre is told about the user (API-049). */
export const helpInit = (
  { user, vendor, brand, country, locale, version }: HelpContext,
  token: string,
): HelpCentreInit => ({
  user_id: user.id,
  email: { email: user.email },
  guest: false,
  name: { name: vendor.vendor_information.name },
  brand,
  global_entity_id: `${brand}_${country}`.toUpperCase().replaceAll('-', '_'),
  country,
  locale,
  app_version: version,
  verification_token: token,
  bridge: 'message',
  service_type: 'rider_portal',
})
