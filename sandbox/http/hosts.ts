// The sandbox is for this machine alone: by its names, by the pages that may read it, and by the country in a name.
import type { CountryCode } from '#schema/config.ts'

/** Header that names the country where the host does not, as in tests. */
export const COUNTRY_HEADER = 'x-country'

const LOOPBACK = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** Whether a host name, without its port, is this machine's. A name from outside that points here is not. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname)

/** An origin if it is a page of this machine, else undefined. */
export function loopbackOrigin(origin: string | null | undefined): string | undefined {
  if (!origin || !URL.canParse(origin)) return undefined
  const url = new URL(origin)
  return /^https?:$/.test(url.protocol) && isLoopback(url.hostname) ? url.origin : undefined
}

/** `no` of no.sandbox.localhost, as a code if it is among those served. */
export function countryOf(
  hostname: string,
  header: string | null,
  served: readonly CountryCode[],
): CountryCode | undefined {
  const named = (header ?? /^([a-z]{2})\.sandbox\.localhost$/i.exec(hostname)?.[1] ?? '').toUpperCase()
  if (named === '') return served[0]
  return served.find(code => code === named)
}

/**
 * Where what an answer points to is found, such as the page of a bank: the address that was asked, or, when only a header
 * named the country, the host of the country, since whoever follows a link sends no header.
 */
export const baseOf = ({ hostname, origin, protocol, port }: URL, code: CountryCode, served: readonly CountryCode[]) =>
  countryOf(hostname, null, served) === code
    ? origin
    : `${protocol}//${code.toLowerCase()}.sandbox.localhost${port && `:${port}`}`
