// Sitemap, robots and the links between the languages of a page (GEN-007, GEN-108).
import { addressOf, routeList } from '#contract/routes'
import type { Artefact, SiteLocale } from '#generator/model'
import type { EnvironmentId } from '#schema/config'

/** A page in one language, as a `link rel="alternate"` names it. */
export type Alternate = { hreflang: string; href: string }

type Language = Pick<SiteLocale, 'tag' | 'content' | 'prefix'>

const languageOf = (tag: string): string => new Intl.Locale(tag).language

const isTranslated = (locale: Language): boolean => languageOf(locale.content) === languageOf(locale.tag)

/**
 * The one language whose pages are THE English ones: English itself, or, in a site without it, the first that falls
 * back to it.
 */
const englishOf = (locales: readonly Language[]): Language | undefined =>
  locales.find(locale => languageOf(locale.tag) === 'en') ?? locales.find(locale => locale.content === 'en')

/** Languages that pages really exist in, each with what it is announced as. */
const announced = (locales: readonly Language[]): { hreflang: string; locale: Language }[] => {
  const english = englishOf(locales)
  return locales
    .filter(locale => isTranslated(locale) || locale === english)
    .map(locale => ({ hreflang: isTranslated(locale) ? locale.tag : 'en', locale }))
}

/** The absolute address of a page (path without language prefix) in a language. */
export const pageUrl = (origin: string, locale: Pick<Language, 'prefix'>, page: string): string =>
  origin + addressOf(locale.prefix, page)

/**
 * The address that a page calls its own (GEN-007). A page shown in a fallback language points to the English one.
 */
export const canonicalUrl = (page: string, locale: Language, locales: readonly Language[], origin: string): string => {
  const own = isTranslated(locale) ? locale : (englishOf(locales) ?? locale)
  return pageUrl(origin, own, page)
}

/** Whether this language of a page is announced to search engines at all; a fallback page is not (GEN-108). */
export const isAnnounced = (locale: Language, locales: readonly Language[]): boolean =>
  announced(locales).some(one => one.locale.prefix === locale.prefix)

/**
 * All really translated languages of a page (path without language prefix), itself among them, and `x-default`: the
 * page at the root when its language is translated, else the English one (GEN-108). The list is the same for every
 * language of the page; a fallback page shows none of it (`isAnnounced`).
 */
export const alternates = (page: string, locales: readonly Language[], origin: string): Alternate[] => {
  const languages = announced(locales)
  const root = languages.find(({ locale }) => locale.prefix === '')
  const standard = root?.locale ?? englishOf(locales)
  return [
    ...languages.map(({ hreflang, locale }) => ({ hreflang, href: pageUrl(origin, locale, page) })),
    ...(standard ? [{ hreflang: 'x-default', href: pageUrl(origin, standard, page) }] : []),
  ]
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export type SitemapInput = {
  /** Public origin, without a slash at the end. */
  origin: string
  locales: readonly Language[]
  /** Built files, relative to the pair's folder; a page that was not built is not listed. */
  files: readonly string[]
}

/** `sitemap.xml`: every indexable page in every language that it is really translated to, without dates. */
export const emitSitemap = ({ origin, locales, files }: SitemapInput): Artefact[] => {
  const built = new Set(files)
  const fileOf = (locale: Language, page: string) => `${addressOf(locale.prefix, page)}/index.html`.replace(/^\/+/, '')
  const urls = routeList
    .filter(route => route.indexable)
    .flatMap(({ path }) => {
      const present = locales.filter(locale => built.has(fileOf(locale, path)))
      const links = alternates(path, present, origin).map(
        ({ hreflang, href }) =>
          `    <xhtml:link rel="alternate" hreflang="${escaped(hreflang)}" href="${escaped(href)}"/>`,
      )
      return announced(present).map(({ locale }) =>
        ['  <url>', `    <loc>${escaped(pageUrl(origin, locale, path))}</loc>`, ...links, '  </url>'].join('\n'),
      )
    })
  const contents = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  return [{ path: 'sitemap.xml', contents }]
}

/** `robots.txt`: prd may be read and names its sitemap; no other environment may be read at all. */
export const emitRobots = (environmentId: EnvironmentId, origin: string): Artefact[] => {
  const open = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
  return [{ path: 'robots.txt', contents: environmentId === 'prd' ? open : 'User-agent: *\nDisallow: /\n' }]
}
