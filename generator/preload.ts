// Names the modules that a page's scripts import, so that a browser fetches them at once and not one wave after another.

const MODULE = /<script type="module" src="(\/_assets\/[^"]+\.js)">/g
/** Islands that come to life at once; the others are asked for when their time comes. */
const ISLAND = /<astro-island [^>]*?component-url="([^"]+)"[^>]*?renderer-url="([^"]+)"[^>]*? client="load"/g
const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.\/[\w.-]+\.js)["']/g

/**
 * @param html one whole page
 * @param files of the site by their paths, without a slash in front
 * @returns the page with a `modulepreload` for each module that its module scripts and its islands import statically,
 * directly or not; they stand behind the import map. Those of islands come after the style sheets, without which nothing
 * is painted, and behind them in the browser's queue.
 */
export function withPreloads(html: string, files: ReadonlyMap<string, string | Uint8Array>): string {
  const scripts = [...html.matchAll(MODULE)].map(([, address = '']) => address)
  const islands = [...html.matchAll(ISLAND)].flatMap(([, component = '', renderer = '']) => [component, renderer])
  const ofScripts = reachedFrom(scripts, files).filter(address => !scripts.includes(address))
  const ofIslands = reachedFrom(islands, files).filter(address => !scripts.includes(address))
  const [first] = scripts
  const named = first === undefined ? html : before(html, `<script type="module" src="${first}">`, links(ofScripts))
  const late = ofIslands.filter(address => !ofScripts.includes(address))
  return late.length === 0 ? named : before(named, '</head>', links(late, ' fetchpriority="low"'))
}

const links = (addresses: readonly string[], more = ''): string =>
  addresses.map(href => `<link rel="modulepreload" href="${href}"${more}>`).join('')

function before(html: string, mark: string, added: string): string {
  const at = html.indexOf(mark)
  return html.slice(0, at) + added + html.slice(at)
}

/** These modules and all that they import, sorted. */
function reachedFrom(addresses: readonly string[], files: ReadonlyMap<string, string | Uint8Array>): string[] {
  const reached = new Set(addresses)
  for (const address of reached) for (const next of importsOf(address, files)) reached.add(next)
  return [...reached].sort()
}

function importsOf(address: string, files: ReadonlyMap<string, string | Uint8Array>): string[] {
  const contents = files.get(address.slice(1))
  if (contents === undefined) return []
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  return [...text.matchAll(STATIC_IMPORT)].map(([, named = '']) => folder + named.slice(2))
}
