// How a socket begins: the host names the country, the query holds the Authorization (RTM-003, Q78).
import { callerOf, vendorFor } from '../caller.ts'
import { countryOf, isLoopback } from '../http/hosts.ts'
import type { Sites } from '../sites.ts'
import type { Connection, Listener, Subscriber } from './hub.ts'

export const SOCKET_PATH = '/socket'

/** Joins the sockets that are open. */
export type Join = (connection: Connection) => Listener

/**
 * How the caller of a socket address joins; undefined for another path, another host or somebody who may not. Guests have
 * no socket.
 */
export async function admit(sites: Sites, url: URL): Promise<Join | undefined> {
  if (url.pathname !== SOCKET_PATH || !isLoopback(url.hostname)) return undefined
  const code = countryOf(url.hostname, null, sites.codes)
  if (!code) return undefined
  const site = sites.open(code)
  const authorization = Buffer.from(url.searchParams.get('Authorization') ?? '', 'base64').toString()
  const caller = await callerOf(site, authorization)
  if (caller?.kind !== 'user' && caller?.kind !== 'godroid') return undefined
  const subscriber: Subscriber = {
    country: code,
    endsAt: caller.endsAt,
    vendor: id => vendorFor(site, caller, id),
    ...(caller.kind === 'user' && { session: caller.session, token: caller.token }),
  }
  return connection => site.hub.join(subscriber, connection)
}
