// Cuts the result of the one render into the folder of each pair: its pages, and of the shared files just those that its
// pages reach.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteData } from '#generator/model'
import { type PageFacts, readPage } from '#generator/page'

/** A page of a site: `address` as visited, `path` as a file below the pair's folder. */
export type RenderedPage = { address: string; path: string; html: string; facts: PageFacts }

/** The pages that Astro rendered for one pair, sorted by address. */
export function pagesOf(rendered: string, site: SiteData): RenderedPage[] {
  const folder = join(rendered, site.deployment.pair)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.html'))
    .map(name => toPage(name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')))
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

function toPage(name: string, html: string): RenderedPage {
  const address = `/${name.replace(/\/?index\.html$/, '')}`
  // Hosts look for the not-found page of a language as a file, not as a folder.
  const path = name.replace(/(^|\/)404\/index\.html$/, '$1404.html')
  return { address, path, html, facts: readPage(html) }
}

/** Reads the shared files that Astro wrote, once per run, and tells what each of them loads in turn. */
export function sharedFiles(rendered: string): (wanted: Iterable<string>) => Map<string, Uint8Array> {
  const contents = new Map<string, Uint8Array>()
  const needs = new Map<string, string[]>()
  const read = (address: string): string[] => {
    const known = needs.get(address)
    if (known) return known
    const file = join(rendered, address)
    if (!existsSync(file)) return []
    const bytes = readFileSync(file)
    contents.set(address, bytes)
    const found = /\.(js|mjs|css)$/.test(address) ? namedIn(address, bytes.toString('utf8')) : []
    needs.set(address, found)
    return found
  }
  return wanted => {
    const reached = new Map<string, Uint8Array>()
    const open = [...wanted]
    for (let address = open.pop(); address !== undefined; address = open.pop()) {
      if (reached.has(address)) continue
      const next = read(address)
      const bytes = contents.get(address)
      if (!bytes) continue
      reached.set(address, bytes)
      open.push(...next)
    }
    return reached
  }
}

/** Addresses of other shared files in a script or style sheet: `"./chunk.js"`, `"/_assets/x.js"`, `url(x.svg)`. */
function namedIn(address: string, text: string): string[] {
  const base = `http://site${address}`
  const found: string[] = []
  for (const [, named] of text.matchAll(/["'`(]((?:\.{1,2}\/|\/?_assets\/)[\w./@-]+\.\w+)["'`)]/g)) {
    if (!named) continue
    const at = named.startsWith('_assets/') ? `/${named}` : new URL(named, base).pathname
    if (at.startsWith('/_assets/')) found.push(at)
  }
  return found
}
