// Sitemap and robots (GEN-007, GEN-108).
import { addressOf, pathsOf, routeList } from '#contract/routes.ts'
import { alternates, announced, type Language, pageUrl } from '#features/search-engines/search-engines.ts'
import type { EnvironmentId } from '#schema/config.ts'
import type { Artefact } from '../model.ts'

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

export type SitemapInput = {
  /** Public origin, without a slash at the end. */
  origin: string
  locales: readonly Language[]
  /** Those that the brand names. */
  audiences?: readonly string[] | undefined
  /** Built files, relative to the pair's folder; pages that were not built are not listed. */
  files: readonly string[]
}

/** `sitemap.xml`: every indexable page in every language that it is really translated to, without dates. */
export const emitSitemap = ({ origin, locales, audiences, files }: SitemapInput): Artefact[] => {
  const built = new Set(files)
  const fileOf = (locale: Language, page: string) => `${addressOf(locale.prefix, page)}/index.html`.replace(/^\/+/, '')
  const urls = routeList
    .filter(route => route.indexable)
    .flatMap(route => pathsOf(route, audiences))
    .flatMap(path => {
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

/** `robots.txt`: prd may be crawled and names its sitemap; other environments may not be crawled at all. */
export const emitRobots = (environmentId: EnvironmentId, origin: string): Artefact[] => {
  const open = `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
  return [{ path: 'robots.txt', contents: environmentId === 'prd' ? open : 'User-agent: *\nDisallow: /\n' }]
}
