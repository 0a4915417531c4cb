// Every address of the portal, once. Pages, guards, links, rewrites of the hosts, sitemap and preview read this list.
import type { Flags } from '#schema/config.ts'

/**
 * any: open to everyone and never redirected; public: open without signing in; unauthenticated: shown only before
 * signing in; guarded: needs a session, or a guest's where `guests` allows it (RTE-024, RTE-025).
 */
export type Access = 'any' | 'public' | 'unauthenticated' | 'guarded'

export type Route = {
  /** Documented path; an id is in braces. Without the language prefix. */
  path: `/${string}`
  access: Access
  /** Guests may enter (Q98). */
  guests: boolean
  /** The embedded portal has it (Q112); it has no bulk orders and a help centre of its own. */
  embedded: boolean
  /** A signed-in user is sent on to the request screen (RTE-026, Q06). */
  leaveWhenSignedIn: boolean
  /** The route exists only while this flag is on. */
  flagOn?: keyof Flags
  /** The route exists only while this flag is off. */
  flagOff?: keyof Flags
  /** Only sites with this setting have the page. */
  setting?: 'accessibilityStatement'
  /** A site has a page of its own for each of these that its brand names; the id in the path says which. */
  each?: 'audiences'
  navigationHidden: boolean
  /** Search engines may list it. */
  indexable: boolean
  /** The address or its query holds something private: it is never sent on as a referrer. */
  secretAddress: boolean
  /** portal: exactly "brand | Create an order in country"; subject: its own subject first (GEN-006, Q104). */
  titled: 'portal' | 'subject'
  /** Names that the query may carry. */
  query?: readonly string[]
}

const closed = {
  guests: false,
  embedded: true,
  leaveWhenSignedIn: false,
  navigationHidden: false,
  indexable: false,
  secretAddress: false,
}
const guarded = { ...closed, access: 'guarded', titled: 'portal' } as const
const guestsToo = { ...guarded, guests: true } as const
const open = { ...closed, access: 'public', guests: true, titled: 'subject' } as const
const entrance = { ...open, leaveWhenSignedIn: true, titled: 'portal' } as const
const secret = { ...open, secretAddress: true } as const
const bulk = { ...guarded, embedded: false, flagOn: 'BulkOrderUpload' } as const

/** The documented routes (RTE-001 to RTE-022), the FAQ (Q09), the accessibility statement and pages for audiences, by id. */
export const routes = {
  landing: { ...entrance, path: '/', access: 'unauthenticated', indexable: true },
  maintenance: { ...open, path: '/maintenance', access: 'any' },
  forgotPassword: { ...entrance, path: '/forgot-password' },
  register: { ...entrance, path: '/register', flagOff: 'DeactivateSignUpButton' },
  connect: { ...entrance, path: '/connect' },
  orderTracking: { ...guestsToo, path: '/order-tracking' },
  vendorOrderTracking: { ...guestsToo, path: '/order-tracking/{vendorID}' },
  history: { ...guestsToo, path: '/history' },
  vendorHistory: { ...guestsToo, path: '/history/{vendorID}' },
  bulkOrder: { ...bulk, path: '/bulk-order' },
  vendorBulkOrder: { ...bulk, path: '/bulk-order/{vendorID}' },
  bulkJob: { ...bulk, path: '/bulk-order/{vendorID}/{bulkJobID}' },
  helpCentre: {
    ...guarded,
    embedded: false,
    path: '/helpcenter/{vendorID}',
    flagOn: 'Helpcenter',
  },
  request: { ...guestsToo, path: '/request-a-rider', query: ['orderID'] },
  vendorRequest: { ...guestsToo, path: '/request-a-rider/{vendorID}', query: ['orderID'] },
  tracking: { ...secret, path: '/tracking/{orderID}', navigationHidden: true },
  deliveryReceipt: { ...secret, path: '/delivery-receipt/{orderID}' },
  consumerTracking: { ...secret, path: '/tracking-c2c/{orderID}' },
  prohibitedItems: { ...open, path: '/prohibiteditems-c2c', indexable: true },
  terms: { ...open, path: '/termsandconditions', indexable: true },
  faq: { ...open, path: '/faq', indexable: true },
  accessibilityStatement: {
    ...open,
    path: '/accessibility-statement',
    indexable: true,
    setting: 'accessibilityStatement',
  },
  audience: { ...open, path: '/for-{audience}', indexable: true, each: 'audiences' },
} as const satisfies Record<string, Route>

export type RouteId = keyof typeof routes

/** The list with ids, in the order above, for those who walk it. */
export const routeList: readonly (Route & { id: RouteId })[] = /* @__PURE__ */ Object.entries(routes).map(
  ([id, route]) => ({
    id: id as RouteId,
    ...route,
  }),
)

/** Address of the page that is built for a route. Routes with an id share one page, which reads the id itself. */
export const shellOf = ({ path }: Pick<Route, 'path'>): string => path.replace(/\/\{.*/, '')

/** Whether a site with these settings has the page of a route. */
export const isOnSite = ({ setting }: Route, settings: { readonly accessibilityStatement?: object }): boolean =>
  setting === undefined || settings[setting] !== undefined

/** The addresses of the pages that are built for a route, without the language: one, or one for each audience. */
export const pathsOf = (route: Route, audiences: readonly string[] = []): string[] =>
  route.each ? audiences.map(audience => pathFor('audience', { audience })) : [shellOf(route)]

/** What decides which pages a site has; a Deployment fits. */
export type SiteOfPages = {
  readonly settings: { readonly accessibilityStatement?: object }
  readonly brand: { readonly audiences?: readonly string[] }
}

/** The addresses of the pages that a site has for a route, without the language. */
export const pagesOf = (route: Route, { settings, brand }: SiteOfPages): string[] =>
  isOnSite(route, settings) ? pathsOf(route, brand.audiences) : []

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
/** The ids that a route's path asks for, such as `{ vendorID: string }`. */
export type RouteParams<Id extends RouteId> = Record<Names<(typeof routes)[Id]['path']>, string>

/**
 * Address of a page below a language prefix ('' or '/ar'): never a slash at the end, except the root itself.
 * `addressOf('/ar', '/')` is '/ar', `addressOf('', '/')` is '/'.
 */
export const addressOf = (prefix: string, path: string): string => (path === '/' ? prefix || '/' : prefix + path)

/** The path of a route with its ids filled in and percent-encoded, below a language prefix. */
export const pathFor = <Id extends RouteId>(id: Id, params: RouteParams<Id>, prefix = ''): string => {
  const given: Record<string, string> = params
  const filled = routes[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ''))
  return addressOf(prefix, filled)
}

/** Takes the language off a path: `splitPrefix('/ar/faq', ['/ar'])` is `{ prefix: '/ar', path: '/faq' }`. */
export const splitPrefix = (path: string, prefixes: readonly string[]): { prefix: string; path: string } => {
  const prefix = prefixes.find(one => one !== '' && (path === one || path.startsWith(`${one}/`))) ?? ''
  return { prefix, path: path.slice(prefix.length) || '/' }
}

export type RouteMatch = { id: RouteId; params: Record<string, string> }

const segmentsOf = (path: string): string[] => path.replace(/\/$/, '').split('/')

const paramsOf = (pattern: string, given: readonly string[]): Record<string, string> | undefined => {
  const wanted = segmentsOf(pattern)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? ''
    // An id is a whole segment or its end.
    const [before = '', name] = segment.split(/[{}]/)
    if (name && value !== before && value.startsWith(before)) params[name] = value.slice(before.length)
    else if (segment !== value) return undefined
  }
  return params
}

/**
 * The route of a path that has no language prefix, query or fragment, with its ids decoded; one slash at the end is
 * forgiven. Undefined means the not-found page (RTE-023). Flags and sessions are not looked at.
 */
export const matchRoute = (path: string): RouteMatch | undefined => {
  try {
    const given = segmentsOf(path).map(decodeURIComponent)
    // Not the list with ids: the head of every page has this, and no more bytes than it needs.
    for (const [id, { path: pattern }] of Object.entries(routes)) {
      const params = paramsOf(pattern, given)
      if (params) return { id: id as RouteId, params }
    }
  } catch {
    // A percent sign without two digits behind it is in no route.
  }
  return undefined
}

// Files of a site that its own pages fetch by name.

/** The terms in a language as plain text (Q71). */
export const offlineTermsPath = (tag: string): `/${string}` => `/terms.${tag}.txt`
