// One hash per page of Astro's bundle, over everything that the page is made from: its code and imports, the scripts and
// styles that it names, and what these load. A change of a component changes only the pages that use it.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../cache/build-cache.ts'
import { contentHash } from '../cache/content-hash.ts'
import { bundleParts, loadApp } from './astro-app.ts'
import { namedIn, sharedFiles } from './vite-assets.ts'

/** The part of Astro's manifest that decides how pages are rendered. */
type Manifest = {
  routes: readonly { routeData: { component: string }; styles: unknown; scripts: unknown; links: unknown }[]
  entryModules: Readonly<Record<string, string>>
  inlinedScripts: ReadonlyMap<string, string>
  componentMetadata: ReadonlyMap<string, unknown>
  clientDirectives: ReadonlyMap<string, string>
}

const CHUNK = /["'](\.{1,2}\/[\w./~-]+\.mjs)["']/g
/** `var _page5 = () => import("./chunks/faq_x.mjs")…`, and `["src/pages/faq.astro", _page5]` in the map of the pages. */
const PAGE_IMPORT = /^var (_page\d+) = \(\) => import\("(\.\/[^"]+)"\).*$/gm
const PAGE_ENTRY = /\["([^"]+)", (_page\d+)\]/g
const MANIFEST = /^var \w+ = deserializeManifest\(\{.*\}\);$/gm

/**
 * The hash of each page by its source file, from the bundle in `folder`. Throws when the code does not have its known form:
 * a changed page must never be taken for unchanged.
 */
export async function pageKeys(folder: string): Promise<Record<string, string>> {
  const { server, client } = bundleParts(folder)
  const code = new Map(
    readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.mjs'))
      .map(name => [name.replaceAll('\\', '/'), readFileSync(join(server, name), 'utf8')]),
  )
  const { manifest } = (await loadApp(folder)) as unknown as { manifest: Manifest }
  const entry = entryOf(code)
  const reach = sharedFiles(client)

  // Every page runs this: Astro's runtime, the middleware, the renderers. The entry lists all pages and the whole manifest,
  // so it is hashed without them.
  const common = new Set([...closureOf('entry.mjs', code, entry.pages.values()), 'virtual_astro_middleware.mjs'])
  common.delete('entry.mjs')
  const runtime = [entry.code, ...[...common].map(name => code.get(name) ?? '')]
  const everywhere = hashOf(
    ...runtime,
    JSON.stringify([...manifest.componentMetadata]),
    JSON.stringify([...manifest.clientDirectives]),
  )
  const specifiers = [...Object.keys(manifest.entryModules), ...manifest.inlinedScripts.keys()]
  // Pages share most of their chunks, and all of the runtime: each is searched once.
  const found = new Map<string, ReadonlySet<string>>()
  const specifiersIn = (text: string): ReadonlySet<string> => {
    const known = found.get(text) ?? new Set(specifiers.filter(specifier => text.includes(specifier)))
    found.set(text, known)
    return known
  }
  const keys: Record<string, string> = {}
  for (const { routeData, styles, scripts, links } of manifest.routes) {
    const start = entry.pages.get(routeData.component)
    if (start === undefined) continue
    const texts = closureOf(start, code, []).map(name => code.get(name) ?? '')
    const isNamed = ([specifier]: readonly [string, unknown]) =>
      [...runtime, ...texts].some(text => specifiersIn(text).has(specifier))
    const modules = Object.entries(manifest.entryModules).filter(
      each => each[1].startsWith('_assets/') && isNamed(each),
    )
    const named = JSON.stringify([styles, scripts, links, modules, [...manifest.inlinedScripts].filter(isNamed)])
    const addresses = [...namedIn('/_assets/x', [named, ...texts].join('\n')), ...modules.map(([, file]) => `/${file}`)]
    const assets = [...reach(addresses)].map(([address, bytes]) => `${address} ${contentHash(bytes)}`)
    keys[routeData.component] = hashOf(everywhere, named, ...texts, ...assets.sort())
  }
  return keys
}

/** The entry without the names of the pages' chunks and without the manifest, and the chunk of each page. */
function entryOf(code: ReadonlyMap<string, string>): { code: string; pages: Map<string, string> } {
  const text = code.get('entry.mjs') ?? ''
  const chunks = new Map([...text.matchAll(PAGE_IMPORT)].map(([, name = '', file = '']) => [name, file.slice(2)]))
  const pages = new Map(
    [...text.matchAll(PAGE_ENTRY)].map(([, component = '', name = '']) => [component, chunks.get(name) ?? '']),
  )
  if (chunks.size === 0 || pages.size !== chunks.size || text.match(MANIFEST)?.length !== 1)
    throw new Error(
      "Astro's server entry has another form than generator/adapters/astro-server-entry.ts reads: see its test",
    )
  return { code: text.replace(MANIFEST, '').replace(PAGE_IMPORT, ''), pages }
}

/** A chunk and all chunks that it names, sorted; `without` are left out, and so is what only they import. */
function closureOf(start: string, code: ReadonlyMap<string, string>, without: Iterable<string>): string[] {
  const left = new Set(without)
  const reached = new Set([start])
  for (const name of reached)
    for (const [, relative = ''] of (code.get(name) ?? '').matchAll(CHUNK)) {
      const found = join(name, '..', relative).replaceAll('\\', '/')
      if (code.has(found) && !left.has(found)) reached.add(found)
    }
  return [...reached].sort()
}
