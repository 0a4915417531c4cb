// Content-Security-Policy and the other security headers (CST-101).
import { helpCentreHost } from '#features/help-centre/help-centre.ts'
import type { AddressSuggestions, EnvironmentId, Map as MapSettings } from '#schema/config.ts'
import type { Deployment } from '#schema/deployment.ts'

/** Directive to its sources, in the order in which it is written. An empty list is a directive without a value. */
export type Policy = Readonly<Record<string, readonly string[]>>
export type Header = readonly [name: string, value: string]

export type PolicyInput = {
  environmentId: EnvironmentId
  environment: Deployment['environment']
  /** Hashes of the inline scripts of all pages of the site, import map included, as `sha256-…` without quotes. */
  scriptHashes: readonly string[]
  /** Hashes of style elements: the shape of a screen, and what the widgets write at run time. */
  styleHashes: readonly string[]
  /** Origins that may frame the portal (GODROID mode). None given means none may. */
  allowedFrameOrigins: readonly string[]
  /** Region of the site, which decides the help centre in the frame; undefined: the general one (Q77). */
  helpCentreRegion?: 'europe' | 'asia' | undefined
  /** The map: a provider other than the bundled one needs its hosts. */
  map?: Pick<MapSettings, 'provider'>
  /** An address service other than the geolocator needs its host. */
  addressSuggestions?: AddressSuggestions | undefined
}

/**
 * Workers and script addresses given as text pass through one default policy that allows only same-origin addresses;
 * no other policy may be created.
 */
const TRUSTED_TYPES_POLICIES = ['default']

/** Hosts that the Mapbox library calls by itself; it also starts its worker from a blob. */
const MAPBOX_HOSTS = ['https://api.mapbox.com', 'https://events.mapbox.com', 'https://*.tiles.mapbox.com']

const GOOGLE_PLACES_HOST = 'https://places.googleapis.com'

/** Directives that browsers ignore in a `meta` element, with a warning. */
const HEADER_ONLY = new Set(['frame-ancestors', 'report-uri', 'report-to', 'sandbox'])

const originsOf = (addresses: readonly (string | undefined)[]): string[] => {
  const present = addresses.filter(address => address !== undefined)
  // `URL.origin` of ws: and wss: is the origin in every browser and in Node, with that scheme.
  return [...new Set(present.map(address => `${new URL(address).protocol}//${new URL(address).host}`))].sort()
}

const hashSources = (hashes: readonly string[]): string[] => [...new Set(hashes)].sort().map(hash => `'${hash}'`)

/**
 * The policy of one site, the same on all its pages. It allows same-origin files, the inline scripts and styles named by hash
 * and the servers of the environment, nothing else: no unsafe-inline, no unsafe-eval, Trusted Types enforced (CST-101).
 */
export const sitePolicy = (input: PolicyInput): Policy => {
  const { environment, environmentId } = input
  const mapbox = input.map?.provider === 'mapbox'
  const mapHosts = [...originsOf([environment.mapStyle]), ...(mapbox ? MAPBOX_HOSTS : [])]
  const addresses = input.addressSuggestions ? [GOOGLE_PLACES_HOST] : []
  const servers = originsOf([environment.api, environment.websocket, ...Object.values(environment.flags)])
  const frames = originsOf([helpCentreHost(environment.helpCentre, input.helpCentreRegion)])
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(input.scriptHashes)],
    'style-src': ["'self'", ...hashSources(input.styleHashes)],
    'img-src': ["'self'", 'data:', 'blob:', ...mapHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set([...servers, ...frames, ...mapHosts, ...addresses])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'", ...(mapbox ? ['blob:'] : [])],
    'frame-src': frames,
    'frame-ancestors': input.allowedFrameOrigins.length > 0 ? [...input.allowedFrameOrigins] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES_POLICIES,
    ...(environmentId === 'san' ? {} : { 'upgrade-insecure-requests': [] }),
  }
}

const written = (directives: (readonly [string, readonly string[]])[]): string =>
  directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ')

/** The policy as the value of a header. */
export const headerPolicy = (policy: Policy): string => written(Object.entries(policy))

/** The policy as the content of a `meta` element, without the directives that only work in a header. */
export const metaPolicy = (policy: Policy): string =>
  written(Object.entries(policy).filter(([name]) => !HEADER_ONLY.has(name)))

/** Browser features that the portal never uses; only the address field asks for the position. */
const FEATURES_OFF = [
  'accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'gyroscope', 'hid',
  'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get',
  'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking',
] // biome-ignore format: one word each would be twenty lines

const HSTS_SECONDS = 31_536_000

/** Referrer policy of every page whose address is not private. */
export const REFERRER_POLICY = 'strict-origin-when-cross-origin'

/**
 * The headers of every answer of a site (CST-101). `reporting`: where browsers report violations. Except in prd they keep the site
 * out of search engines; san is served without TLS, so it does not require it.
 */
export const securityHeaders = (policy: Policy, environmentId: EnvironmentId, reporting?: string): Header[] => [
  ...(reporting === undefined ? [] : [['Reporting-Endpoints', `default="${reporting}"`] as const]),
  ['Content-Security-Policy', headerPolicy(reporting === undefined ? policy : { ...policy, 'report-to': ['default'] })],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', ['geolocation=(self)', ...FEATURES_OFF.map(feature => `${feature}=()`)].join(', ')],
  ['Referrer-Policy', REFERRER_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ...(environmentId === 'san' ? [] : [['Strict-Transport-Security', `max-age=${HSTS_SECONDS}`] as const]),
  ...(environmentId === 'prd' ? [] : [['X-Robots-Tag', 'noindex'] as const]),
]
