// Lists the modules that a page's scripts import, so that a browser fetches them at once instead of level by level, and
// runs none whose bytes differ from the build.
import { createHash } from 'node:crypto'
import { hasShape, isEntrance, type PageFacts } from './html.ts'

const MODULE = /<script type="module" src="(\/_assets\/[^"]+\.js)">/g
/** The renderer of the islands: their pages have an element for it, so that these name its integrity too. */
const RENDERER = /<script type="module" async fetchpriority="low" src="(\/_assets\/[^"]+\.js)">/g
/** Path of a worker: a single file, which the portal verifies before starting it (src/platform/compared-bytes.ts). */
export const WORKER = /^_assets\/.*worker.*\.m?js$/
/** Islands that hydrate at once; the others are loaded later. */
const ISLAND = /<astro-island [^>]*?component-url="([^"]+)"[^>]*?renderer-url="([^"]+)"[^>]*? client="load"/g
const SHELL = /^\/_assets\/shell\.[\w-]+\.js$/
/** What the shell calls with as soon as it runs: separate only so that the bar appears first. */
const CALLS = /^\/_assets\/client\.[\w-]+\.js$/
/**
 * What asks for flags: no screen waits for them, so it comes after what a screen is used with. Asked for by its import it would be as
 * urgent as the lists of a screen, which are asked for in the same moment.
 */
const FLAGS = /^\/_assets\/flags\.[\w-]+\.js$/
/** The shapes of the answers with which every screen begins (src/scripts/portal-head.ts). */
const FIRST_SHAPES = /^\/_assets\/vendor\.[\w-]+\.js$/
const DYNAMIC_IMPORT = /\bimport\(["'`](\.\/[\w.-]+\.js)["'`]\)/g
const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.\/[\w.-]+\.js|#messages)["']/g
const SHEET = /<link rel="stylesheet" href="([^"]+)">/g
/** What comes behind the bar of a screen (src/layouts). */
const BEHIND_BAR = '<p class="no-script" id="old-browser"'
const VIEWPORT = /<meta name="viewport"[^>]*>/
/** The place in the page's import map for the messages of its language. */
const WORDS = /"imports":\{"#messages":"([^"]+)"/

/** By path, without a leading slash. */
type Files = ReadonlyMap<string, string | Uint8Array>
/** `named`: specifiers of modules that are imported by name. */
type Site = { files: Files; named: ReadonlyMap<string, string> }

/**
 * @param html one complete page
 * @param files of the site
 * @returns the page with a `modulepreload` for each static import of its module scripts and islands,
 * direct or indirect; they come after the import map. Those of islands come after the style sheets, which block painting,
 * and so behind them in the browser's queue; the renderer of the islands is a script of its own there. A page with messages names its
 * style sheets at its very beginning.
 */
export function withPreloads(html: string, files: Files): string {
  const [, words] = WORDS.exec(html) ?? []
  const site = { files, named: new Map(words === undefined ? [] : [['#messages', words]]) }
  const scripts = [...html.matchAll(MODULE)].map(([, address = '']) => address)
  const loaded = [...html.matchAll(ISLAND)]
  const islands = loaded.flatMap(([, component = '', renderer = '']) => [component, renderer])
  const renderers = new Set(loaded.map(([, , renderer = '']) => renderer))
  const ofScripts = withParts(reachedFrom(scripts, site), site).filter(address => !scripts.includes(address))
  const needed = reachedFrom(islands, site)
  // An entrance can be used before it has called anybody: what the shell calls with comes behind all the rest, at the page's end.
  // On a screen that is what asks for flags.
  const isCalledLater = isEntrance(html)
  const ofIslands = (isCalledLater ? needed : withParts(needed, site)).filter(address => !scripts.includes(address))
  const [first] = scripts
  const styled = words === undefined ? html : withSheetsFirst(html)
  const named = first === undefined ? styled : before(styled, `<script type="module" src="${first}">`, links(ofScripts))
  const late = ofIslands.filter(address => !ofScripts.includes(address))
  const [draws, others] = [late.filter(one => renderers.has(one)), late.filter(one => !renderers.has(one))]
  const elements = draws.map(src => `<script type="module" async fetchpriority="low" src="${src}"></script>`).join('')
  if (late.length === 0) return named
  const begun = before(named, '</head>', links(others, LAST) + elements)
  const parts = partsOf(needed, isCalledLater ? CALLS : FLAGS, site)
  const last = reachedFrom(parts, site).filter(one => !ofScripts.includes(one) && !ofIslands.includes(one))
  return before(begun, '</body>', links(last, LAST))
}

/**
 * A page with its style sheets asked for at its beginning. They come behind the guard, since a sheet holds up the scripts behind it;
 * what a screen has to know before its first module is several times as long as the rest of the head. Where the shape of the screen is
 * in the page, they come behind the bar, which is drawn without them.
 */
function withSheetsFirst(html: string): string {
  const sheets = [...html.matchAll(SHEET)]
  const asked = sheets.map(([, href]) => `<link rel="preload" as="style" href="${href}">`).join('')
  const begun = html.replace(VIEWPORT, viewport => viewport + asked)
  if (!hasShape(html)) return begun
  return before(begun.replace(SHEET, ''), BEHIND_BAR, sheets.map(([link]) => link).join(''))
}

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/
const FIRST_MODULE = /<link rel="modulepreload"|<script type="module"/

/**
 * Screens with islands, entrances to them, pages of one order, and pages to read: each kind has one import map, which keeps the policy
 * short.
 */
type PageKind = 'screen' | 'entrance' | 'order' | 'reading'
const kindOf = ({ ids, isEntrance, modules }: PageFacts): PageKind => {
  if (!ids.has('deployment')) return 'reading'
  if (isEntrance) return 'entrance'
  return modules.islands.length > 0 ? 'screen' : 'order'
}

/**
 * @param pages all pages of a site  @param files of the site
 * @returns a function that adds integrity to a page: of every module and worker that the page can load, in its import map, and of
 * those it starts with, in their elements (CST-105); its arguments are the page and its present markup
 */
export function integrityFor<Page extends { facts: PageFacts }>(
  pages: readonly Page[],
  files: Files,
): (page: Page, html: string) => string {
  const begun: Record<PageKind, Set<string>> = {
    screen: new Set(),
    entrance: new Set(),
    order: new Set(),
    reading: new Set(),
  }
  const kinds = new Map<Page, PageKind>()
  for (const page of pages) {
    const { scripts, islands } = page.facts.modules
    if (scripts.length + islands.length === 0) continue
    const kind = kindOf(page.facts)
    kinds.set(page, kind)
    for (const address of [...scripts, ...islands]) begun[kind].add(address)
  }
  const site = { files, named: new Map<string, string>() }
  const workers = [...files.keys()].filter(path => WORKER.test(path)).map(path => `/${path}`)
  const modules = Object.values(begun).flatMap(addresses => {
    for (const address of addresses)
      for (const kind of ['static', 'dynamic'] as const)
        for (const next of importsOf(address, site, kind)) addresses.add(next)
    return [...addresses]
  })
  const integrity = new Map(
    [...modules, ...workers].flatMap(address => {
      const contents = files.get(address.slice(1))
      return contents === undefined ? [] : [[address, integrityOf(contents)] as const]
    }),
  )
  const listed = (addresses: Iterable<string>) =>
    Object.fromEntries([...addresses].sort().flatMap(one => (integrity.has(one) ? [[one, integrity.get(one)]] : [])))
  const ofKind = {
    screen: listed([...begun.screen, ...workers]),
    entrance: listed(begun.entrance),
    order: listed([...begun.order, ...workers]),
    reading: listed(begun.reading),
  }
  const inElement = (element: string, address: string) =>
    integrity.has(address) ? element.replace('>', ` integrity="${integrity.get(address)}">`) : element

  return (page, html) => {
    const kind = kinds.get(page)
    if (kind === undefined) return html
    const [whole, json = '{}'] = IMPORT_MAP.exec(html) ?? []
    const map: { imports?: Record<string, string> } = JSON.parse(json)
    const words = Object.values(map.imports ?? {}).flatMap(address => {
      const contents = files.get(address.slice(1))
      return contents === undefined ? [] : [[address, integrityOf(contents)]]
    })
    const text = JSON.stringify({ ...map, integrity: { ...Object.fromEntries(words), ...ofKind[kind] } })
    const element = `<script type="importmap">${text}</script>`
    const mapped =
      whole === undefined ? html.replace(FIRST_MODULE, mark => element + mark) : html.replace(whole, () => element)
    return mapped.replace(MODULE, inElement).replace(RENDERER, inElement)
  }
}

// Hundreds of pages name the same files: each is hashed once.
const integrities = new WeakMap<Uint8Array, string>()
const integritiesOfTexts = new Map<string, string>()

/** The hash of a file in the form of `integrity`. */
export function integrityOf(contents: string | Uint8Array): string {
  const known = typeof contents === 'string' ? integritiesOfTexts.get(contents) : integrities.get(contents)
  if (known) return known
  const hash = `sha256-${createHash('sha256').update(contents).digest('base64')}`
  if (typeof contents === 'string') integritiesOfTexts.set(contents, hash)
  else integrities.set(contents, hash)
  return hash
}

const LAST = ' fetchpriority="low"'
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

/** What the shell among these modules loads as a part of its own, by name. */
const partsOf = (addresses: readonly string[], part: RegExp, site: Site): string[] =>
  addresses
    .filter(address => SHELL.test(address))
    .flatMap(address => importsOf(address, site, 'dynamic'))
    .filter(one => part.test(one))

/** These modules, what the shell among them calls with, and what the first answers are read with. */
function withParts(addresses: readonly string[], site: Site): string[] {
  const parts = partsOf(addresses, CALLS, site)
  const shapes = parts.flatMap(address => importsOf(address, site, 'dynamic')).filter(one => FIRST_SHAPES.test(one))
  return [...new Set([...addresses, ...reachedFrom([...parts, ...shapes], site)])]
}

function importsOf(address: string, { files, named }: Site, kind: ImportKind = 'static'): string[] {
  const contents = files.get(address.slice(1))
  if (contents === undefined) return []
  const folder = address.slice(0, address.lastIndexOf('/') + 1)
  const { [kind]: names } = scanOf(contents)
  return names.flatMap(name => (name.startsWith('./') ? folder + name.slice(2) : (named.get(name) ?? [])))
}

type ImportKind = 'static' | 'dynamic'
type Scan = Record<ImportKind, readonly string[]>

// Hundreds of pages name the same files: each is parsed once.
const scans = new WeakMap<Uint8Array, Scan>()
const scansOfTexts = new Map<string, Scan>()

function scanOf(contents: string | Uint8Array): Scan {
  const known = typeof contents === 'string' ? scansOfTexts.get(contents) : scans.get(contents)
  if (known) return known
  const text = typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  const namesBy = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
  const scan = { static: namesBy(STATIC_IMPORT), dynamic: namesBy(DYNAMIC_IMPORT) }
  if (typeof contents === 'string') scansOfTexts.set(contents, scan)
  else scans.set(contents, scan)
  return scan
}
