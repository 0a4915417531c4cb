// Renders the pages of a site in memory from Astro's server bundle.
import { addressOf, matchRoute, pagesOf, routes as routesById } from '#contract/routes.ts'
import type { SiteData, SiteLocale } from '#site'
import { localesOf, provideSites } from '#site'
import { finishedMarkup } from '../../src/astro-markup.ts'
import { type App, loadApp, type RouteData } from '../adapters/astro-app.ts'
import { type PageFacts, readPage } from '../adapters/html.ts'

/** A page of a site: `address` as visited, `path` as a file below the pair's folder. */
export type RenderedPage = { address: string; path: string; html: string; facts: PageFacts }

/** A finished page, with its preloads and its policy, as the bytes of its file and their hash. */
export type KnownPage = RenderedPage & { hash: string; bytes: Uint8Array }

/** A page to render: its Astro page, and one language of a site. */
export type PagePlan = { component: string; locale: SiteLocale; address: string; path: string }

/** Folder of every page in src/pages/. */
const BELOW_PAIR = '/[pair]/[...locale]'

/** The pages that Astro's bundle can render, by their source file. */
export type Pages = { app: App; routes: ReadonlyMap<string, RouteData> }

/** @param bundle folder of Astro's bundles */
export async function openPages(bundle: string): Promise<Pages> {
  const app = await loadApp(bundle)
  const routes = app.manifest.routes
    .map(({ routeData }) => routeData)
    .filter(({ type, route }) => type === 'page' && (route === BELOW_PAIR || route.startsWith(`${BELOW_PAIR}/`)))
  return { app, routes: new Map(routes.map(route => [route.component, route])) }
}

/** The pages of a site, sorted by address. */
export function planPages(
  { routes }: { routes: ReadonlyMap<string, Pick<RouteData, 'route' | 'component'>> },
  site: Pick<SiteData, 'locales' | 'audiences' | 'deployment'>,
): PagePlan[] {
  return [...routes.values()]
    .flatMap(({ route, component }) => {
      const own = route.slice(BELOW_PAIR.length) || '/'
      const known = matchRoute(own)
      const paths = known ? pagesOf(routesById[known.id], site.deployment) : [own]
      return paths.flatMap(path => localesOf(site, path).map(locale => planned(component, path, locale)))
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

/** Renders one page of a site. Throws when the page does not answer with success. */
export async function render({ app, routes }: Pages, site: SiteData, page: PagePlan): Promise<RenderedPage> {
  const { component, locale, address, path } = page
  provideSites([site])
  const { pair } = site.deployment
  const request = new Request(`http://localhost/${pair}${address === '/' ? '' : address}`)
  const response = await app.render(request, { routeData: routes.get(component) as RouteData })
  const html = finishedMarkup(await response.text())
  // The not-found page answers with its own status; any other error status means that rendering failed.
  if (!response.ok && response.status !== 404)
    throw new Error(`${pair}${address} (${component}, ${locale.tag}) was answered with status ${response.status}`)
  return { address, path, html, facts: readPage(html) }
}

function planned(component: string, own: string, locale: SiteLocale): PagePlan {
  const address = addressOf(locale.prefix, own)
  const folder = address === '/' ? '' : `${address.slice(1)}/`
  // Hosts expect the not-found page of a language as a file, not as a folder.
  const path = own === '/404' ? `${address.slice(1)}.html` : `${folder}index.html`
  return { component, locale, address, path }
}
