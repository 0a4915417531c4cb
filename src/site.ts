// What a page knows while it is rendered on the server: its site, its language, its address. Server only: islands and
// browser scripts use #deployment.
import { AsyncLocalStorage } from 'node:async_hooks'
import { addressOf } from '#contract/routes.ts'
import type { Deployment } from '#schema/deployment.ts'

/** A language of a site as its pages see it. */
export type SiteLocale = {
  /** BCP 47 tag of the address and of the choice in the language list. */
  tag: string
  /** Tag of the texts really shown: `en` when there is no set for `tag` (I18-004). */
  content: string
  direction: 'ltr' | 'rtl'
  /** Name of the language in itself, for the language list. */
  name: string
  /** '' for the default language, else `/{tag}`. */
  prefix: string
}

/** One answer of the FAQ or one section of a legal text. Only `html` is markup, made safe (GEN-114); the rest is plain text. */
export type ContentSection = { id: string; heading: string; html: string; text: string }
export type ContentGroup = { id: string; heading: string; intro: string; sections: ContentSection[] }

/** What links to the page for an audience say, and its address without a language. Plain text. */
export type AudienceLink = { path: string; name: string }
export type Audience = AudienceLink & {
  title: string
  description: string
  heading: string
  lead: string
  sections: ContentSection[]
}

/** Everything that the pages of one pair are rendered from. Plain JSON: it crosses into the site build. */
export type SiteData = {
  deployment: Deployment
  locales: SiteLocale[]
  /** The pair's token sheet, and its address. */
  theme: string
  themeHref: string
  /** Addresses of the files with the letters of a language in the typeface of headings. */
  headingFontHrefs: Record<string, string[]>
  /** What the landing page begins with. */
  hero: {
    layout: 'map' | 'illustration' | 'picture' | 'type'
    scene: 'ride' | 'shop' | 'door'
    pictureHref?: string
  }
  /** Logo and marker as inline SVG, made safe by the check. */
  logoSvg: string
  markerSvg: string
  /** Per tag of a site locale, for the links inside carry that locale's prefix. */
  faq: Record<string, ContentGroup[]>
  terms: Record<string, ContentGroup>
  prohibited: Record<string, ContentGroup>
  /** Empty for a site without an accessibility statement. */
  accessibility: Record<string, ContentGroup>
  /** The pages for audiences that links may lead to, in their order. */
  audienceLinks: Record<string, AudienceLink[]>
  /** By address: the languages that have the page, and its texts. */
  audiences: Record<string, { tags: readonly string[]; texts: Record<string, Audience> }>
  /** Per content locale: address of the message module, for the import map, of each kind of page. */
  messages: Record<string, Record<'portal' | 'entrance' | 'order' | 'screen', string>>
}

export type PageContext = {
  site: SiteData
  /** The languages in which the site has this page: all, but for audiences those with a text. */
  locales: SiteLocale[]
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

/** The sites to render, by pair. Throws when the build was not started by the generator. */
export function providedSites(): ReadonlyMap<string, SiteData> {
  const sites: unknown = Reflect.get(globalThis, handedOver)
  if (!(sites instanceof Map)) throw new Error('sites not set: build with `npm run portal -- build`')
  return sites
}

/**
 * What one page can see of its site: of texts that are kept per language, those of its own, and of those for audiences the one of its
 * address. So a page cannot come to depend on what its key in the generator's cache does not name.
 */
export function siteOfPage(site: SiteData, { tag, content }: SiteLocale, path: string): SiteData {
  // The descriptor and not the value: a text that nobody reads is not rendered.
  const own = <T>(texts: Record<string, T>, name: string): Record<string, T> => {
    const descriptor = Object.getOwnPropertyDescriptor(texts, name)
    return descriptor ? Object.defineProperty({}, name, descriptor) : {}
  }
  return {
    ...site,
    faq: own(site.faq, tag),
    terms: own(site.terms, tag),
    prohibited: own(site.prohibited, tag),
    accessibility: own(site.accessibility, tag),
    audienceLinks: own(site.audienceLinks, tag),
    audiences: Object.fromEntries(
      Object.entries(site.audiences)
        .filter(([address]) => address === path)
        .map(([address, { tags, texts }]) => [address, { tags, texts: own(texts, tag) }]),
    ),
    headingFontHrefs: own(site.headingFontHrefs, content),
    messages: own(site.messages, content),
  }
}

/** The languages in which a site has the page of a path. */
export const localesOf = (
  { locales, audiences }: Pick<SiteData, 'locales' | 'audiences'>,
  path: string,
): SiteLocale[] => locales.filter(({ tag }) => audiences[path]?.tags.includes(tag) ?? true)

/** Renders something as the page of one pair, one language and one path. */
export function renderAs<T>(pair: string, tag: string | undefined, path: string, render: () => T): T {
  const site = providedSites().get(pair)
  if (!site) throw new Error(`${pair} not set`)
  const locale = site.locales.find(candidate => (tag ? candidate.tag === tag : candidate.prefix === ''))
  if (!locale) throw new Error(`${pair}: locale ${tag} not set`)
  const locales = localesOf(site, path)
  return pages.run({ site: siteOfPage(site, locale, path), locales, deployment: site.deployment, locale, path }, render)
}

/** The page that is being rendered. Throws `page not set` outside one. */
export function current(): PageContext & {
  /** Address of a path of this site in this page's language, or in another of its languages. */
  href: (path: string, locale?: SiteLocale) => string
  /** The same with the public origin in front. */
  url: (path: string, locale?: SiteLocale) => string
} {
  const page = pages.getStore()
  if (!page) throw new Error('page not set')
  const href = (path: string, locale = page.locale) => addressOf(locale.prefix, path)
  return { ...page, href, url: (path, locale) => page.deployment.origin + href(path, locale) }
}
