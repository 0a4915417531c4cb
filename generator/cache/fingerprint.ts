// The inputs of a pair, and whether its folder is unchanged since the build (GEN-101, GEN-103).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteLocale } from '#site'
import { placeOf } from '../content/text-path.ts'
import { SIGNATURES, STATEMENT } from '../emit/release/index.ts'
import type { Inputs } from '../load/inputs.ts'
import { stringsAt } from '../load/locate.ts'
import type { Manifest, Source } from '../model.ts'
import type { Pair } from '../resolve/plan.ts'
import { hashOf, openNoCache } from './build-cache.ts'
import { contentHash } from './content-hash.ts'
import { type FileHashes, openFileHashes } from './file-hashes.ts'
import { reachableFrom } from './reachable.ts'

/** Everything that decides how inputs become pages. */
export const PROGRAM = [
  'astro.config.mjs',
  'generator',
  'islands',
  'package-lock.json',
  'package.json',
  'schema/generated',
  'src',
  'tsconfig.json',
]

/** One hash over the program: changing it changes every pair. */
export function programHash(root: string, hashes: FileHashes = openFileHashes(openNoCache(''), '')): string {
  return hashOfFiles(
    root,
    PROGRAM.flatMap(name => filesBelow(root, name)),
    hashes,
  )
}

/**
 * One hash over the generator and the site code that it uses: whatever it draws, minifies or makes of a rendered page
 * is unaffected by changes of pages and islands.
 */
export function generatorHash(root: string, hashes: FileHashes): string {
  const own = ['generator', 'schema/generated'].flatMap(name => filesBelow(root, name))
  return hashOfFiles(root, [...reachableFrom(root, own), 'package.json', 'package-lock.json'], hashes)
}

function hashOfFiles(root: string, paths: readonly string[], hashes: FileHashes): string {
  return hashOf(...paths.flatMap(path => [path, hashes.of(join(root, path)) ?? 'missing']))
}

/** Every file below a file or folder of `root`, as paths from there, sorted by folder. */
export function filesBelow(root: string, name: string): string[] {
  const path = join(root, name)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [name]
  return readdirSync(path)
    .sort()
    .flatMap(entry => filesBelow(root, `${name}/${entry}`))
}

/** Path to hash of every input that this pair depends on, and of no other; sorted. */
export function inputHashes(
  inputs: Inputs,
  pair: Pair,
  locales: readonly SiteLocale[],
  program: string,
): Record<string, string> {
  const languages = new Set(locales.map(locale => locale.content))
  const audiences = stringsAt(inputs.brands.get(pair.brand)?.file, ['audiences'])
  const isOwn = (path: string): boolean => {
    if (path.startsWith('schema/')) return true
    if (path.startsWith('brands/')) {
      const [, brand, folder, file] = path.split('/')
      return brand === pair.brand && (folder !== 'countries' || file === `${pair.country}.json`)
    }
    if (path.startsWith('countries/')) return path === `countries/${pair.country}.json`
    const place = placeOf(path)
    if (place?.kind === 'audience' && !audiences.includes(place.name)) return false
    return languages.has(/([\w-]+)\.(?:json|md)$/.exec(path)?.[1] ?? '')
  }
  const own = [...inputs.bytes]
    .filter(([path]) => isOwn(path))
    .map(([path, bytes]) => [path, contentHash(bytes)] as const)
  return Object.fromEntries([...own, ['program', program] as const].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether `folder` holds exactly what building these inputs for this environment would write. */
export function isUpToDate(
  folder: string,
  { environment, compress, source }: { environment: string; compress: boolean; source?: Source | undefined },
  inputs: Readonly<Record<string, string>>,
  hashes: FileHashes,
): boolean {
  const manifest = readManifest(folder)
  if (!manifest || manifest.settings.environmentId !== environment || manifest.compressed !== compress) return false
  if (JSON.stringify(manifest.source) !== JSON.stringify(source)) return false
  if (JSON.stringify(manifest.inputs) !== JSON.stringify(inputs)) return false
  if (strayFiles(folder, manifest).length > 0) return false
  return Object.entries(manifest.files).every(([path, hash]) => hashes.of(join(folder, path)) === hash)
}

/** What is in the folder of a pair besides what its build and `sign` wrote. */
export function strayFiles(folder: string, { files }: Pick<Manifest, 'files'>): string[] {
  const known = new Set([...Object.keys(files), 'manifest.json', STATEMENT, ...SIGNATURES])
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter(path => !known.has(path))
}

/** The manifest of a published folder; undefined if no build wrote one: then the pair is made anew. */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) return undefined
  try {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<Manifest> | null
    return manifest?.files && manifest.inputs && manifest.settings ? (manifest as Manifest) : undefined
  } catch {
    return undefined
  }
}
