// The cache of builds, in `.cache/builds/<kind>/<name>`. A name is the hash of everything that the entry was made from, so an
// entry is never wrong, only unused. Each is written under another name and then renamed, and contains the hash of its
// contents: a partial or damaged entry counts as missing. Two builds at once write the same bytes.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Hash of several texts or bytes, in hex; their boundaries count. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex')
}

/** Kinds of entries, and how many of each are kept: the most recently used ones. */
const ENTRIES_MAX = {
  /** Astro's bundles: a folder for each state of the program. */
  bundles: 4,
  /** The module graph of one bundle: what its assets import and which of them its pages use. */
  assets: 8,
  icons: 64,
  pictures: 2048,
  /** Rendered pages, one entry per pair and environment. */
  pages: 2048,
  /** Compressed forms of published files, one entry per file; a full build of all pairs has some 12,000. */
  compressed: 32_768,
  /** Results of the parts of a check. */
  checks: 2,
  /** Builds for which nothing had changed. */
  unchanged: 64,
  hashes: 4,
} as const

export type CacheKind = keyof typeof ENTRIES_MAX

/** Reads and writes the cache. */
export type BuildCache = {
  /** The entry of this kind and name. */
  read: <T>(kind: CacheKind, name: string) => T | undefined
  write: (kind: CacheKind, name: string, value: unknown) => void
  /** The cached value, or the result of `make`, which is then cached. `inputs` are everything that it depends on. */
  getOrMake: <T>(kind: CacheKind, inputs: readonly (string | Uint8Array)[], make: () => Promise<T>) => Promise<T>
  /** A folder, created by `fill` if it is not cached yet. */
  getOrMakeFolder: (kind: CacheKind, name: string, fill: (folder: string) => Promise<void>) => Promise<string>
  /** Deletes the least recently used entries, and files of interrupted runs. */
  prune: () => void
}

/** The cache folder of a project. */
export const BUILD_CACHE_FOLDER = join('.cache', 'builds')

// Another Node version may draw, format or minify differently.
const MACHINE = `${process.version} ${process.platform} ${process.arch}`
const HASH_LENGTH = 64
const LISTING = 'complete.json'
/** A write takes seconds at most: an older file belongs to a run that was killed. */
const LEFT_BEHIND_AFTER_MS = 3_600_000

let written = 0

/**
 * @param folder `.cache/builds` of the project
 * @param maker hash of the program that makes the entries of `getOrMake`
 */
export function openBuildCache(folder: string, maker = ''): BuildCache {
  const pathOf = (kind: CacheKind, name: string) => join(folder, kind, hashOf(MACHINE, name).slice(0, 40))

  const read = <T>(kind: CacheKind, name: string): T | undefined => {
    const path = pathOf(kind, name)
    const bytes = contentsOf(path)
    if (!bytes || bytes.length < HASH_LENGTH) return undefined
    const payload = bytes.subarray(HASH_LENGTH)
    if (bytes.subarray(0, HASH_LENGTH).toString('latin1') !== hashOf(payload)) return undefined
    markUsed(path)
    return deserialize(payload) as T
  }

  const write = (kind: CacheKind, name: string, value: unknown): void => {
    const path = pathOf(kind, name)
    const payload = serialize(value)
    const draft = draftOf(path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(draft, Buffer.concat([Buffer.from(hashOf(payload), 'latin1'), payload]))
    renameSync(draft, path)
  }

  return {
    read,
    write,
    async getOrMake(kind, inputs, make) {
      const name = hashOf(maker, ...inputs)
      const known = read<{ value: Awaited<ReturnType<typeof make>> }>(kind, name)
      if (known) return known.value
      const value = await make()
      write(kind, name, { value })
      return value
    },
    async getOrMakeFolder(kind, name, fill) {
      const known = placeOf(pathOf(kind, name))
      if (known.isWhole) {
        markUsed(known.path)
        return known.path
      }
      const draft = draftOf(known.path)
      mkdirSync(draft, { recursive: true })
      try {
        await fill(draft)
      } catch (error) {
        rmSync(draft, { recursive: true, force: true })
        throw error
      }
      writeFileSync(join(draft, LISTING), JSON.stringify(listingOf(draft)))
      for (;;) {
        const { path, isWhole } = placeOf(pathOf(kind, name))
        // Another process was faster and has made the same.
        if (isWhole) rmSync(draft, { recursive: true, force: true })
        else if (!isRenamed(draft, path)) continue
        return path
      }
    },
    prune() {
      for (const kind of Object.keys(ENTRIES_MAX) as CacheKind[]) pruneKind(join(folder, kind), ENTRIES_MAX[kind])
    },
  }
}

/** A cache that stores nothing (`--no-cache`); folders are created in `folder`, which the caller removes. */
export function openNoCache(folder: string): BuildCache {
  return {
    read: () => undefined,
    write: () => {},
    getOrMake: (_kind, _inputs, make) => make(),
    async getOrMakeFolder(kind, name, fill) {
      const path = join(folder, kind, hashOf(name).slice(0, 40))
      mkdirSync(path, { recursive: true })
      await fill(path)
      return path
    },
    prune: () => {},
  }
}

const draftOf = (path: string): string => `${path}.${process.pid}-${written++}.draft`

function contentsOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Every file of a folder with the hash of its contents, sorted. */
function listingOf(folder: string): [path: string, hash: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== LISTING)
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
    .map(path => [path.slice(folder.length + 1), hashOf(readFileSync(path))])
}

function isComplete(folder: string): boolean {
  const listing = contentsOf(join(folder, LISTING))
  return listing !== undefined && listing.toString('utf8') === JSON.stringify(listingOf(folder))
}

/**
 * Where an entry is, or is to be. A damaged one is left to `prune`, and another name taken: who removed it might remove what another
 * process has put there meanwhile, and reads.
 */
function placeOf(first: string): { path: string; isWhole: boolean } {
  for (let damaged = 0; ; damaged += 1) {
    const path = damaged === 0 ? first : `${first}-${damaged}`
    const isWhole = isComplete(path)
    if (isWhole || !existsSync(path)) return { path, isWhole }
  }
}

/** @returns false where another process has put a folder there */
function isRenamed(draft: string, path: string): boolean {
  try {
    renameSync(draft, path)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

// The modification time is the time of last use. The file may be gone: then nobody needs it.
function markUsed(path: string): void {
  const now = new Date()
  if (existsSync(path)) utimesSync(path, now, now)
}

function pruneKind(folder: string, most: number): void {
  if (!existsSync(folder)) return
  const names = readdirSync(folder)
  if (names.length <= most && !names.some(name => name.endsWith('.draft'))) return
  const entries = names.map(name => {
    const path = join(folder, name)
    return { path, isDraft: name.endsWith('.draft'), usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }
  })
  const now = Date.now()
  const left = entries.filter(({ isDraft, usedAt }) => isDraft && now - usedAt > LEFT_BEHIND_AFTER_MS)
  const whole = entries.filter(({ isDraft }) => !isDraft).sort((a, b) => b.usedAt - a.usedAt)
  for (const { path } of [...left, ...whole.slice(most)]) rmSync(path, { recursive: true, force: true })
}
