// Where a payment may send the payer (PAY-102).

/** Names of this machine, on which a test server may speak plain HTTP. */
const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'

/**
 * The address to follow, or undefined when it must not be followed: https, no user name or password in it, and a host of
 * the deployment's list, port included. Only a listed host of this machine may do without https.
 */
export function allowedRedirect(redirectUrl: string, allowedHosts: readonly string[]): string | undefined {
  if (!URL.canParse(redirectUrl)) return undefined
  const url = new URL(redirectUrl)
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
  if (!secure || url.username !== '' || url.password !== '') return undefined
  return allowedHosts.includes(url.host) ? url.href : undefined
}
