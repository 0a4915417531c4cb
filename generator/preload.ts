// Names the modules that a page's scripts import, so that a browser fetches them at once and not one wave after another.

const MODULE = /<script type="module" src="(\/_assets\/[^"]+\.js)">/g
/** Islands that come to life at once; the others are asked for when their time comes. */
const ISLAND = /<astro-island [^>]*?component-url="([^"]+)"[^>]*?renderer-url="([^"]+)"[^>]*? client="load"/g
/** The shell's own parts, which it asks for as soon as it runs: they are apart only so that the bar is there before them. */
const SHELL = /^\/_assets\/shell\.[\w-]+\.js$/
const DYNAMIC_IMPORT = /\bimport\(["'`](\.\/[\w.-]+\.js)["'`]\)/g
const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.\/[\w.-]+\.js|#messages)["']/g
/** Where the import map of the page has the words of its language. */
const WORDS = /"imports":\{"#messages":"([^"]+)"/

/** By their paths, without a slash in front. */
type Files = ReadonlyMap<string, string | Uint8Array>
/** `named`: addresses of modules that are imported by a name. */
type Site = { files: Files; named: ReadonlyMap<string, string> }

/**
 * @param html one whole page
 * @param files of the site
 * @returns the page with a `modulepreload` for each module that its module scripts and its islands import statically,
 * directly or not; they stand behind the import map. Those of islands come after the style sheets, without which nothing
 * is painted, and behind them in the browser's queue.
 */
export function withPreloads(html: string, files: Files): string {
  const [, words] = WORDS.exec(html) ?? []
  const site = { files, named: new Map(words === undefined ? [] : [['#messages', words]]) }
  const scripts = [...html.matchAll(MODULE)].map(([, address = '']) => address)
  const islands = [...html.matchAll(ISLAND)].flatMap(([, component = '', renderer = '']) => [component, renderer])
  const ofScripts = reachedFrom(scripts, site).filter(address => !scripts.includes(address))
  const ofIslands = withParts(reachedFrom(islands, site), site).filter(address => !scripts.includes(address))
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
function reachedFrom(addresses: readonly string[], site: Site): string[] {
  const reached = new Set(addresses)
  for (const address of reached) for (const next of importsOf(address, site)) reached.add(next)
  return [...reached].sort()
}

/** These modules with what the shell among them asks for at once. */
function withParts(addresses: readonly string[], site: Site): string[] {
  const shells = addresses.filter(address => SHELL.test(address))
  const parts = shells.flatMap(address => importsOf(address, site, DYNAMIC_IMPORT))
  return [...new Set([...addresses, ...reachedFrom(parts, site)])]
}

function importsOf(address: string, { files, named }: Site, kind = STATIC_IMPORT): string[] {
  const contents = files.get(address.slice(1))
  if (contents === undefined) return []
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const names = [...text.matchAll(kind)].map(([, name = '']) => name)
  return names.flatMap(name => (name.startsWith('./') ? folder + name.slice(2) : (named.get(name) ?? [])))
}
