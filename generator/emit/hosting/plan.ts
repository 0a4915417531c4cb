// What a host does with each address, in no host's syntax. The emitters of this folder only translate it.

import { addressOf, routeList, shellOf } from '#contract/routes.ts'
import type { SiteLocale } from '#site'
import type { Header } from '../policy.ts'

export type HostingInput = {
  /** Every public file of the pair's folder, relative, with forward slashes. */
  files: readonly string[]
  locales: readonly Pick<SiteLocale, 'prefix'>[]
  /** Headers of every answer, from `securityHeaders`. */
  securityHeaders: readonly Header[]
  /** Whether `.br` and `.gz` forms exist; servers then send these (GEN-120). Default: no. */
  compressed?: boolean
  /** Folder of the files with a content hash in their names. Default: /_assets/ */
  immutablePrefix?: string
}

/** A built page and its only address, without a trailing slash. */
export type Page = { address: string; file: string }
/** A route with IDs, such as /order-tracking/{vendorID}, and its only page. */
export type Shell = { pattern: string; page: Page }
/** The not-found page of everything below a language prefix. */
export type Missing = { prefix: string; file: string }
/** Headers for a path, for all below a folder (`/folder/*`), or for any language (`/:language/…`). Later rules win. */
export type HeaderRule = { pattern: string; headers: readonly Header[] }

export type HostingPlan = {
  pages: Page[]
  shells: Shell[]
  /** Pages of routes with an ID only: their own address is not a route, so it is not found (RTE-023). */
  closed: Page[]
  /** Folders and files that are never served. */
  blockedFolder: string
  blockedFiles: string[]
  /** Deepest prefix first; the last one is the root's. */
  missing: Missing[]
  headers: HeaderRule[]
  /** Whether `.br` and `.gz` forms of the files can be sent; they have no address of their own. */
  compressed: boolean
}

/** Pages and data are revalidated each time, which costs one 304. It is the default of static hosts. */
export const CACHE_REVALIDATE = 'public, max-age=0, must-revalidate'
const CACHE_NEVER = 'no-cache'
const CACHE_DAY = 'public, max-age=86400'
const CACHE_FOREVER = 'public, max-age=31536000, immutable'

/** Folder of the server snippets inside a pair's folder. Never served. */
export const HOSTING_FOLDER = 'hosting'

const pageOf = (file: string): Page => ({ file, address: addressOf('', `/${file.replace(/\/?index\.html$/, '')}`) })

const byAddress = (one: Page, other: Page): number => (one.address < other.address ? -1 : 1)

const cacheRules = ({ files, immutablePrefix = '/_assets/' }: HostingInput): HeaderRule[] => {
  const loose = files.filter(file => !`/${file}`.startsWith(immutablePrefix)).sort()
  const rule = (file: string, value: string): HeaderRule => ({
    pattern: `/${file}`,
    headers: [['Cache-Control', value]],
  })
  return [
    { pattern: `${immutablePrefix}*`, headers: [['Cache-Control', CACHE_FOREVER]] },
    ...loose.filter(file => /\.(ico|png|svg|webp|webmanifest)$/.test(file)).map(file => rule(file, CACHE_DAY)),
    ...loose.filter(file => file.endsWith('.json') && file !== 'manifest.json').map(file => rule(file, CACHE_NEVER)),
  ]
}

/**
 * Rules for routes: pages hidden from search engines, and addresses never sent as a referrer. One rule covers all languages,
 * since some hosts accept only a hundred rules.
 */
const routeRules = (input: HostingInput, unlisted: boolean): HeaderRule[] => {
  const languages = input.locales.some(locale => locale.prefix !== '') ? ['', '/:language'] : ['']
  const shells = new Map<string, Header[]>()
  for (const route of routeList) {
    const headers: Header[] = []
    if (!route.indexable && !unlisted) headers.push(['X-Robots-Tag', 'noindex'])
    if (route.secretAddress) headers.push(['Referrer-Policy', 'no-referrer'])
    const ending = route.path === shellOf(route) ? '' : '/*'
    if (headers.length > 0) shells.set(shellOf(route) + ending, headers)
  }
  // An app's token may be in the address of these two (Q18).
  const ofToken: Header[] = [['Referrer-Policy', 'no-referrer']]
  shells.set('/odwp', ofToken)
  shells.set('/404.html', ofToken)
  if (!unlisted) shells.set('/404.html', [['X-Robots-Tag', 'noindex'], ...ofToken])
  return [...shells].flatMap(([path, headers]) =>
    languages.map(language => ({ pattern: addressOf(language, path), headers })),
  )
}

/**
 * Determines the answer for every address of a built folder (GEN-109), from the one list of routes. A route without a
 * built page is left out.
 *
 * @throws Error if the folder has no landing page or no not-found page at its root.
 */
export const hostingPlan = (input: HostingInput): HostingPlan => {
  const files = new Set(input.files)
  for (const needed of ['index.html', '404.html'])
    if (!files.has(needed)) throw new Error(`${needed} not built: a host cannot serve the site without it`)
  const prefixes = input.locales.map(locale => locale.prefix)
  const inLanguages = (path: string) =>
    prefixes.map(prefix => ({ prefix, page: pageOf(`${addressOf(prefix, path)}/index.html`.replace(/^\/+/, '')) }))
  const isBuilt = ({ page }: { page: Page }) => files.has(page.file)
  const shells = routeList
    .filter(route => route.path !== shellOf(route))
    .flatMap(route =>
      inLanguages(shellOf(route))
        .filter(isBuilt)
        .map(({ prefix, page }) => ({ pattern: addressOf(prefix, route.path), page })),
    )
  const ownAddresses = new Set(
    routeList.filter(route => route.path === shellOf(route)).map(route => route.path as string),
  )
  const closed = routeList
    .filter(route => !ownAddresses.has(shellOf(route)))
    .flatMap(route => inLanguages(shellOf(route)).filter(isBuilt))
    .map(({ page }) => page)
  const closedFiles = new Set(closed.map(page => page.file))
  const isPage = (file: string) => /(^|\/)index\.html$/.test(file) && !closedFiles.has(file)
  const unlisted = input.securityHeaders.some(([name]) => name === 'X-Robots-Tag')
  return {
    pages: input.files.filter(isPage).map(pageOf).sort(byAddress),
    shells,
    closed: closed.sort(byAddress),
    blockedFolder: `/${HOSTING_FOLDER}`,
    // The manifest names the input files of the build: it is for the operator of the site.
    blockedFiles: ['/_headers', '/_redirects', '/manifest.json'],
    missing: [...prefixes]
      .sort((one, other) => other.length - one.length)
      .map(prefix => ({ prefix, file: `${prefix}/404.html`.slice(1) }))
      .filter(({ prefix, file }) => prefix !== '' && files.has(file))
      .concat({ prefix: '', file: '404.html' }),
    compressed: input.compressed ?? false,
    headers: [{ pattern: '/*', headers: input.securityHeaders }, ...cacheRules(input), ...routeRules(input, unlisted)],
  }
}

/** A header rule's pattern as a regular expression that nginx, Caddy and JavaScript read alike. */
export const patternRegex = (pattern: string): string => {
  const open = pattern.endsWith('*')
  const path = open ? pattern.slice(0, -1) : pattern
  return `^${escapeRegex(path).replace(/:language/g, '[^/]+')}${open ? '' : '$'}`
}

/**
 * The rules after the first, with equal headers combined, as regular expressions. No two of them set
 * the same header of one path to different values, so their order does not matter.
 */
export const groupedHeaders = (plan: HostingPlan): { regex: string; headers: readonly Header[] }[] => {
  const groups = Map.groupBy(plan.headers.slice(1), rule => JSON.stringify(rule.headers))
  return [...groups.values()].map(rules => ({
    regex: rules.map(rule => patternRegex(rule.pattern)).join('|'),
    headers: rules[0]?.headers ?? [],
  }))
}

/** A route's pattern, its ids as one path segment each. */
export const routeRegex = (pattern: string): string => escapeRegex(pattern).replace(/\\\{\w+\\\}/g, '[^/]+')

/** The same for addresses that are written into a header: matched text is decoded there, so only harmless characters may be in an id. */
export const redirectedRegex = (pattern: string): string => routeRegex(pattern).replaceAll('[^/]+', '[A-Za-z0-9._~-]+')

/** Escapes text for a regular expression. */
export const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
