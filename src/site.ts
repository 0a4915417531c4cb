// What a page knows while it is rendered on the server: its site, its language, its address. Server only: islands and
// browser scripts use #deployment.
import { AsyncLocalStorage } from 'node:async_hooks'
import { addressOf } from '#contract/routes'
import type { Deployment, SiteData, SiteLocale } from '#generator/model'

export type PageContext = {
  site: SiteData
  deployment: Deployment
  locale: SiteLocale
  /** Address without pair and language: `/`, `/faq`. */
  path: string
}

const pages = new AsyncLocalStorage<PageContext>()
const handedOver = Symbol.for('rider-portal.sites')

/** Hands the data of the sites over to the pages that are rendered in this process; the generator calls this. */
export function provideSites(sites: readonly SiteData[]): void {
  Reflect.set(globalThis, handedOver, new Map(sites.map(site => [site.deployment.pair, site])))
}

/** The sites to render, by pair. Raises when the build was not started by the generator. */
export function providedSites(): ReadonlyMap<string, SiteData> {
  const sites: unknown = Reflect.get(globalThis, handedOver)
  if (!(sites instanceof Map)) throw new Error('sites not set: build with `npm run portal -- build`')
  return sites
}

/** Every pair in every one of its languages, for `getStaticPaths` of a page under `[pair]/[...locale]/`. */
export function sitePaths(): { params: { pair: string; locale: string | undefined } }[] {
  return [...providedSites().values()].flatMap(site =>
    site.locales.map(locale => ({
      params: { pair: site.deployment.pair, locale: locale.prefix === '' ? undefined : locale.tag },
    })),
  )
}

/** Renders something as the page of one pair, one language and one path. */
export function renderAs<T>(pair: string, tag: string | undefined, path: string, render: () => T): T {
  const site = providedSites().get(pair)
  if (!site) throw new Error(`${pair} not set`)
  const locale = site.locales.find(candidate => (tag ? candidate.tag === tag : candidate.prefix === ''))
  if (!locale) throw new Error(`${pair}: locale ${tag} not set`)
  return pages.run({ site, deployment: site.deployment, locale, path }, render)
}

/** The page that is being rendered. Raises `page not set` outside one. */
export function current(): PageContext & {
  /** Address of a path of this site in this page's language, or in another of its languages. */
  href: (path: string, locale?: SiteLocale) => string
  /** The same with the public origin in front. */
  url: (path: string, locale?: SiteLocale) => string
} {
  const page = pages.getStore()
  if (!page) throw new Error('page not set')
  const href = (path: string, locale = page.locale) => addressOf(locale.prefix, path)
  return { ...page, href, url: (path, locale) => page.deployment.origin + href(path, locale).replace(/^\/$/, '') }
}
