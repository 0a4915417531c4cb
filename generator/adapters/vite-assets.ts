// The browser files of a bundle, read once per run, and which of them load which.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** For some addresses below /_assets/, their files and everything that these load, by address. */
export type SharedFiles = (wanted: Iterable<string>) => Map<string, Uint8Array>

/** @param client folder with the files, at their addresses */
export function sharedFiles(client: string): SharedFiles {
  const contents = new Map<string, Uint8Array>()
  const needs = new Map<string, string[]>()
  const read = (address: string): string[] => {
    const known = needs.get(address)
    if (known) return known
    const file = join(client, address)
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
export function namedIn(address: string, text: string): string[] {
  const base = `http://site${address}`
  const found: string[] = []
  for (const [, named] of text.matchAll(/["'`(]((?:\.{1,2}\/|\/?_assets\/)[\w./@-]+\.\w+)["'`)]/g)) {
    if (!named) continue
    const at = named.startsWith('_assets/') ? `/${named}` : new URL(named, base).pathname
    if (at.startsWith('/_assets/')) found.push(at)
  }
  return found
}
