// How a socket begins: the address says the country, its query who it is (RTM-003, Q78).
import { type Caller, callerOf } from '#sandbox/caller'
import { countryOf, isLoopback } from '#sandbox/http/hosts'
import type { Site } from '#sandbox/site'
import type { Sites } from '#sandbox/sites'

export const SOCKET_PATH = '/socket'

export type Entrance = { site: Site; caller: Caller }

/** Who opens a socket at this address; undefined for another path, another host or somebody who may not. Guests have none. */
export async function enter(sites: Sites, url: URL): Promise<Entrance | undefined> {
  if (url.pathname !== SOCKET_PATH || !isLoopback(url.hostname)) return undefined
  const code = countryOf(url.hostname, null, sites.codes)
  if (!code) return undefined
  const site = sites.open(code)
  const authorization = Buffer.from(url.searchParams.get('Authorization') ?? '', 'base64').toString()
  const caller = await callerOf(site, authorization)
  return caller?.kind === 'user' || caller?.kind === 'godroid' ? { site, caller } : undefined
}
