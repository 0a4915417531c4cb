// How a published folder differs from a release (GEN-116), and what is said of differences.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../cache/content-hash.ts'
import { SIGNATURES, STATEMENT } from '../emit/release/index.ts'
import type { Manifest } from '../model.ts'

/** One difference and its address, without the host. */
export type Difference = { address: string; what: string }

/** A host and the folder of the pair that it should serve: to all visitors, or to those of its canary. */
export type Target = { host: string; release: string; isCanary?: boolean }

/** How a host differs; `failure` if that could not be found out. */
export type HostDrift = Target & { differences: Difference[]; failure?: string }

export const MANIFEST = 'manifest.json'

/** The manifest of a pair's folder. Throws an Error if there is none. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new Error(`${folder} is not a built pair: it has no ${MANIFEST}.`)
  return manifestIn(readFileSync(path, 'utf8'), path)
}

/** The manifest that a file holds. Throws an Error if it is none, or half of one. */
export function manifestIn(text: string, path: string): Manifest {
  const manifest = jsonIn(text) as Partial<Manifest> | null | undefined
  if (!manifest?.files || !manifest.inputs || !manifest.settings)
    throw new Error(`${path} is not the whole manifest of a pair. Build the pair again.`)
  return manifest as Manifest
}

/** Undefined for what is no JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Such as a file of a run that was killed.
  }
}

/**
 * Compares every file and link below `folder` with the release; a release that is the folder itself is compared with its manifest.
 *
 * @param carried files that may be there besides, path to hash: those of the release before
 */
export function driftOfFolder(
  release: string,
  folder: string,
  carried: Readonly<Record<string, string>> = {},
): Difference[] {
  const { files } = readManifest(release)
  const entries = entriesBelow(folder)
  const present = entries.filter(({ isFile }) => isFile).map(({ path }) => path)
  const links = entries.filter(({ isFile }) => !isFile).map(({ path }) => path)
  const known = new Set([...Object.keys(files), MANIFEST, STATEMENT, ...SIGNATURES])
  const isCarried = (path: string) => {
    const bytes = carried[path] === undefined ? undefined : bytesOf(join(folder, path))
    return bytes !== undefined && contentHash(bytes) === carried[path]
  }
  const surplus = present.filter(path => !known.has(path) && !isCarried(path))
  const isThere = new Set(present)
  const isNoFile = new Set(links)
  const differing = Object.entries(files).flatMap(([path, listed]) => {
    const address = `/${path}`
    if (isNoFile.has(path)) return []
    const bytes = isThere.has(path) ? bytesOf(join(folder, path)) : undefined
    if (bytes === undefined) return [{ address, what: 'the file is missing' }]
    if (contentHash(bytes) === listed) return []
    const expected = bytesOf(join(release, path))
    const isRelease = expected !== undefined && contentHash(expected) === listed
    return [{ address, what: isRelease ? difference(bytes, expected) : `the bytes are not those of ${MANIFEST}` }]
  })
  const other = (paths: readonly string[], what: string) => paths.map(path => ({ address: `/${path}`, what }))
  return [...differing, ...other(surplus, 'the release has no such file'), ...other(links, 'this is no file')]
}

/** Undefined for what is not there, or has gone since it was listed. */
function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** All that is below a folder but its folders. A link is no file, and is not followed: it may lead out of the release. */
function entriesBelow(folder: string, below = ''): { path: string; isFile: boolean }[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap(entry => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    return entry.isDirectory() ? entriesBelow(folder, path) : [{ path, isFile: entry.isFile() }]
  })
}

/** One line per difference, with all its addresses; sorted. */
export function driftAsText(differences: readonly Difference[]): string[] {
  return [...Map.groupBy(differences, ({ what }) => what)]
    .map(([what, same]) => {
      const [first = '', ...others] = same.map(({ address }) => address).sort()
      const more = others.length === 0 ? '' : others.length === 1 ? ` and ${others[0]}` : ` and ${others.length} others`
      return `${first}${more}: ${what}`
    })
    .sort()
}

/** Where two contents differ, which they do. */
export function difference(found: Uint8Array, wanted: Uint8Array): string {
  const longest = Math.max(found.length, wanted.length)
  let [first, count] = [-1, 0]
  for (let at = 0; at < longest; at += 1) {
    if (found[at] === wanted[at]) continue
    if (first === -1) first = at
    count += 1
  }
  if (found.length !== wanted.length)
    return `${found.length} bytes, not ${wanted.length}; they differ from byte ${first} on`
  return `${count} of ${wanted.length} bytes ${count === 1 ? 'differs' : 'differ'}, the first at ${first}`
}
