// What a pair was made from, and whether its folder still is what was made (GEN-101, GEN-103).
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Inputs } from '#generator/inputs'
import type { Manifest, SiteLocale } from '#generator/model'
import type { Pair } from '#generator/plan'

/** Everything that decides how inputs become pages. */
const PROGRAM = [
  'astro.config.mjs',
  'generator',
  'islands',
  'package-lock.json',
  'package.json',
  'schema/generated',
  'src',
  'tsconfig.json',
]

const sha = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** One hash over the program itself: a change of it changes every pair. */
export function programHash(root: string): string {
  const hash = createHash('sha256')
  for (const name of PROGRAM)
    for (const path of filesBelow(root, name))
      hash
        .update(path)
        .update('\0')
        .update(sha(readFileSync(join(root, path))))
        .update('\0')
  return hash.digest('hex')
}

function filesBelow(root: string, name: string): string[] {
  const path = join(root, name)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [name]
  return readdirSync(path)
    .sort()
    .flatMap(entry => filesBelow(root, `${name}/${entry}`))
}

/** Path to hash of every input that this pair depends on, and no other; sorted. */
export function inputHashes(
  inputs: Inputs,
  pair: Pair,
  locales: readonly SiteLocale[],
  program: string,
): Record<string, string> {
  const languages = new Set(locales.map(locale => locale.content))
  const isOwn = (path: string): boolean => {
    if (path.startsWith('schema/')) return true
    if (path.startsWith('brands/')) {
      const [, brand, folder, file] = path.split('/')
      return brand === pair.brand && (folder !== 'countries' || file === `${pair.country}.json`)
    }
    if (path.startsWith('countries/')) return path === `countries/${pair.country}.json`
    return languages.has(/([\w-]+)\.(?:json|md)$/.exec(path)?.[1] ?? '')
  }
  const own = [...inputs.bytes].filter(([path]) => isOwn(path)).map(([path, bytes]) => [path, sha(bytes)] as const)
  return Object.fromEntries([...own, ['program', program] as const].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Whether `folder` holds exactly what a build of these inputs for this environment would write again. */
export function isUpToDate(folder: string, environment: string, inputs: Readonly<Record<string, string>>): boolean {
  const manifest = readManifest(folder)
  if (!manifest || manifest.settings.environmentId !== environment) return false
  if (JSON.stringify(manifest.inputs) !== JSON.stringify(inputs)) return false
  return Object.entries(manifest.files).every(([path, hash]) => {
    const file = join(folder, path)
    return existsSync(file) && sha(readFileSync(file)) === hash
  })
}

function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, 'manifest.json')
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Manifest
  } catch {
    return undefined // A manifest that is no JSON was not written by a build: the pair is made anew.
  }
}
