// The releases that are kept next to a published pair, which is a link to one of them (GEN-115).
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { driftOfFolder, readManifest } from '../drift/index.ts'
import {
  type Canary,
  caddyCanaryRule,
  caddyCanaryServer,
  nginxCanaryRule,
  nginxCanaryServer,
} from '../emit/hosting/canary.ts'
import { SIGNATURES, STATEMENT } from '../emit/release/index.ts'
import { isAlive } from '../temp-dir.ts'
import type { Delivery, Target } from './targets.ts'

/** Folder of the releases, next to the links to them; hosts serve only the links. */
const RELEASES = '.releases'
const HASH_LETTERS = 16

/** Next to the links: a link that leads nowhere, and is named after the process that changes them. It is made, with its name, in one step. */
const LOCK = '.publishing'

/**
 * Lets one run at a time change what is published in a folder: two would bring the same release into the same draft. What a killed run
 * holds falls to the next.
 *
 * @param published one of the folder's links
 * @returns what ends it
 * @throws Error if another process holds it
 */
export function holdPublished(published: string): () => void {
  const folder = dirname(published)
  const lock = join(folder, LOCK)
  mkdirSync(folder, { recursive: true })
  for (;;) {
    try {
      symlinkSync(String(process.pid), lock)
      return () => rmSync(lock, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    refuseHeld(holderOf(lock), folder)
    removeLeftLock(lock, folder)
  }
}

/**
 * Removes what a killed run holds. Two that remove it at once would remove that of each other: whoever does has a link with its own number
 * first, and looks again after that.
 */
function removeLeftLock(lock: string, folder: string): void {
  const mine = `${lock}.${process.pid}`
  rmSync(mine, { force: true })
  symlinkSync(String(process.pid), mine)
  try {
    for (const name of readdirSync(folder).filter(one => one.startsWith(`${LOCK}.`))) {
      const link = join(folder, name)
      refuseHeld(holderOf(link), folder)
      if (link !== mine) rmSync(link, { force: true })
    }
    refuseHeld(holderOf(lock), folder)
    rmSync(lock, { force: true })
  } finally {
    rmSync(mine, { force: true })
  }
}

/** The process after which a link is named; undefined if it is gone. */
function holderOf(link: string): number | undefined {
  try {
    return Number(readlinkSync(link))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function refuseHeld(holder: number | undefined, folder: string): void {
  if (holder === undefined || holder === process.pid || !isAlive(holder)) return
  throw new Error(
    `Process ${holder} is publishing into ${folder}. Nothing was changed: run this again when it has ended. If it is another program, remove ${join(folder, LOCK)}.`,
  )
}

/** Ends the name of a file next to a release: what was carried over from the release before, path to hash. */
export const CARRIED = '.carried.json'

/** @param published the link @param hash of the manifest */
export const releaseFolder = (published: string, hash: string): string =>
  join(dirname(published), RELEASES, basename(published), hash.slice(0, HASH_LETTERS))

/** The files in a published folder that belong to the release before it. */
export function carriedIn(published: string): Record<string, string> {
  return existsSync(published) ? listedFor(realpathSync(published)) : {}
}

/** The list of a release, of which there may be only the draft. */
function listedFor(release: string): Record<string, string> {
  const path = `${release}${CARRIED}`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

/** In one step: a killed run must not leave half a list. */
function listCarried(release: string, carried: Record<string, string>): void {
  const list = `${release}${CARRIED}`
  writeFileSync(`${list}.next`, JSON.stringify(carried))
  renameSync(`${list}.next`, list)
}

/**
 * Copies the assets that only another release has: a page that was opened from it loads its parts later, by their names.
 *
 * @param into the release, or its draft; `release` is the name that it will have
 */
export function carry(other: string, into: string, release: string): void {
  const { files } = readManifest(into)
  const assets = Object.entries(readManifest(other).files).filter(
    ([path]) => path.startsWith('_assets/') && files[path] === undefined,
  )
  if (assets.length === 0) return
  // First the list: a killed run must not leave files that nobody knows.
  listCarried(release, { ...listedFor(release), ...Object.fromEntries(assets) })
  for (const [path] of assets) {
    mkdirSync(dirname(join(into, path)), { recursive: true })
    // Beside the release: half a file in it would be one that nobody knows.
    const draft = `${release}.asset`
    cpSync(join(other, path), draft)
    renameSync(draft, join(into, path))
  }
}

/** One line per publication: when, and which release. */
const historyOf = (published: string): string => join(dirname(published), RELEASES, `${basename(published)}.history`)

type Publication = { at: number; release: string }

function historyIn(published: string): Publication[] {
  const path = historyOf(published)
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  // A run that was killed may leave half a line.
  return lines.flatMap(line => {
    const [, at, release] = /^(\S+) ([\da-f]+)$/.exec(line) ?? []
    return at === undefined || release === undefined ? [] : { at: Date.parse(at), release }
  })
}

/** Lets the link lead to another release, in one step. */
export function exchangeLink(published: string, release: string): void {
  const link = `${published}.next`
  rmSync(link, { force: true })
  symlinkSync(relative(dirname(published), release), link)
  renameSync(link, published)
  recordPublication(published, release)
}

/** From now on a release is one that visitors got. */
export function recordPublication(published: string, release: string): void {
  mkdirSync(dirname(historyOf(published)), { recursive: true })
  appendFileSync(historyOf(published), `\n${new Date().toISOString()} ${basename(release)}`)
}

export const deliveryOf = (published: string, release: string): Delivery => ({
  pair: basename(published),
  release,
  files: filesOf(release),
})

/** What proves the origin of a release. It names the hash of the manifest, so the manifest cannot name it. */
export const proofsIn = (release: string): string[] =>
  [STATEMENT, ...SIGNATURES].filter(path => existsSync(join(release, path)))

const filesOf = (release: string): string[] => [
  ...new Set([...Object.keys(readManifest(release).files), ...proofsIn(release)]),
]

/** The link to the release that a share of the visitors gets, next to the releases. */
const canaryOf = (published: string): string => join(dirname(published), RELEASES, basename(published), 'canary')

/** What hosts include while there is a canary; the names end those of the files, after that of the link. */
const CANARY_FILES: Record<string, (canary: Canary) => string> = {
  '.http.conf': nginxCanaryServer,
  '.server.conf': nginxCanaryRule,
  '.servers.Caddyfile': caddyCanaryServer,
  '.site.Caddyfile': caddyCanaryRule,
}

/**
 * Lets hosts serve a release to a share of the visitors, once they read their files anew. Each of the two releases has the
 * assets of the other, so that no page misses a part, whatever a visitor's browser does with cookies.
 */
export function beginCanary(published: string, release: string, { share, port }: Pick<Canary, 'share' | 'port'>): void {
  carry(release, realpathSync(published), realpathSync(published))
  const link = canaryOf(published)
  const canary = { pair: basename(published), share, port, release: link }
  const texts = Object.entries(CANARY_FILES).map(([ending, write]) => [`${link}${ending}`, write(canary)] as const)
  noteEnd(link)
  rmSync(`${link}.next`, { force: true })
  symlinkSync(basename(release), `${link}.next`)
  renameSync(`${link}.next`, link)
  for (const [path, text] of texts) {
    writeFileSync(`${path}.next`, text)
    renameSync(`${path}.next`, path)
  }
}

/** Its pages may be open from now on as long as those of a release that another replaced. */
function noteEnd(canary: string): void {
  if (existsSync(canary)) utimesSync(canary, new Date(), new Date())
}

/** The folders that visitors get pages from now: what is published, and a whole release of a canary. */
export function servedFolders(published: string): string[] {
  const canary = canaryOf(published)
  const isWhole = existsSync(canary) && driftOfFolder(canary, canary, carriedIn(canary)).length === 0
  return [...(existsSync(published) ? [published] : []), ...(isWhole ? [canary] : [])]
}

export const hasCanary = (published: string): boolean =>
  lstatSync(canaryOf(published), { throwIfNoEntry: false }) !== undefined

/** @returns whether there was a canary; hosts serve one release again once they read their files anew */
export function endCanary(published: string): boolean {
  const link = canaryOf(published)
  const isThere = hasCanary(published)
  noteEnd(link)
  for (const ending of [...Object.keys(CANARY_FILES), '']) rmSync(`${link}${ending}`, { force: true })
  return isThere
}

/**
 * Publishes a kept release again.
 *
 * @param release the beginning of its name; without it the one that was published before the present one
 * @throws Error if there is none, or it is not whole; then nothing is changed
 */
export async function rollBack(published: string, release?: string, target?: Target): Promise<string> {
  const path = keptRelease(published, release)
  await bringBack(published, path, target)
  await publishAgain(published, path, target)
  return basename(path)
}

/** The first half of `rollBack`: brings what a kept release needs, and no visitor gets yet. @param path as `keptRelease` has it */
export async function bringBack(published: string, path: string, target?: Target): Promise<void> {
  carry(realpathSync(published), path, path)
  await target?.upload(deliveryOf(published, path))
}

/** The second half: from here on visitors get that release. */
export async function publishAgain(published: string, path: string, target?: Target): Promise<void> {
  await target?.publish(deliveryOf(published, path))
  await withdrawProofs(published, path, target)
  exchangeLink(published, path)
}

/** A proof of the release before that this one has not would be left beside it at the target, and is none of it. */
export async function withdrawProofs(published: string, release: string, target?: Target): Promise<void> {
  if (!target?.withdraw || !existsSync(published)) return
  const before = realpathSync(published)
  const own = filesOf(release)
  const left = proofsIn(before).filter(path => !own.includes(path))
  if (left.length > 0) await target.withdraw({ pair: basename(published), release: before, files: left })
}

/**
 * The folder of the release that `rollBack` would publish.
 *
 * @throws Error if there is none, or it is not whole
 */
export function keptRelease(published: string, release?: string): string {
  if (!existsSync(published) || !lstatSync(published).isSymbolicLink())
    throw new Error(`${published} is not a link to a release: apply has not published it.`)
  const current = basename(realpathSync(published))
  const folder = dirname(realpathSync(published))
  const kept = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[\da-f]+$/.test(entry.name))
    .map(({ name }) => name)
  const before = historyIn(published)
    .map(one => one.release)
    .filter(name => name !== current && kept.includes(name))
  const others = kept.filter(name => name !== current)
  const found =
    release === undefined ? [before.at(-1) ?? (others.length === 1 ? others[0] : undefined)] : matching(kept, release)
  const [name] = found
  if (name === undefined || found.length > 1) {
    const known = others.length > 0 ? `Kept are ${others.join(', ')}.` : 'No other is kept.'
    throw new Error(`${release ?? 'The release before'} is not one kept release of ${basename(published)}. ${known}`)
  }
  const path = join(folder, name)
  const [damaged] = driftOfFolder(path, path, carriedIn(path))
  if (damaged) throw new Error(`${damaged.address.slice(1)} in ${path} is not what its manifest names.`)
  return path
}

const matching = (kept: readonly string[], start: string): string[] => kept.filter(name => name.startsWith(start))

/**
 * Removes the releases that nobody needs any more, what only they had at the target, and what was carried over from them.
 *
 * @param options `afterMs`: how long a release is kept after another took its place; `keep`: how many are kept for a rollback in any case
 * @returns the removed releases
 */
export async function cleanReleases(
  published: string,
  { afterMs, keep, now }: { afterMs: number; keep: number; now: number },
  target?: Target,
): Promise<string[]> {
  if (!existsSync(published) || !lstatSync(published).isSymbolicLink()) return []
  const folder = dirname(realpathSync(published))
  const history = historyIn(published)
  const current = basename(realpathSync(published))
  // A release ends when the next one begins. One that was never published may be about to be, or its canary has ended.
  const endOf = (name: string): number => {
    const last = history.findLastIndex(({ release }) => release === name)
    return last < 0 ? statSync(join(folder, name)).mtimeMs : (history[last + 1]?.at ?? 0)
  }
  const lastFirst = [...new Set(history.toReversed().map(({ release }) => release))]
  const canary = existsSync(canaryOf(published)) ? [basename(realpathSync(canaryOf(published)))] : []
  const kept = new Set([current, ...canary, ...lastFirst.slice(0, keep + 1)])
  const releases = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[\da-f]+$/.test(entry.name))
    .map(({ name }) => name)
  const old = releases.filter(name => !kept.has(name) && now - endOf(name) > afterMs)
  // A page that was opened before the last release may still be open.
  const left = releases.filter(name => !old.includes(name))
  const known = (name: string): string[] =>
    existsSync(join(folder, name, 'manifest.json')) ? filesOf(join(folder, name)) : []
  const needed = new Set(left.flatMap(known))
  for (const name of old) {
    const surplus = known(name).filter(path => !needed.has(path))
    await target?.remove({ pair: basename(published), release: join(folder, name), files: surplus })
    for (const path of [join(folder, name), join(folder, `${name}${CARRIED}`)])
      rmSync(path, { recursive: true, force: true })
  }
  for (const release of left.map(name => join(folder, name)))
    if (dropCarried(release, needed)) await target?.shrink?.(deliveryOf(published, release))
  return old
}

/**
 * Removes carried assets of which no kept release knows any more: nothing could vouch for them.
 *
 * @returns whether there were any
 */
function dropCarried(release: string, needed: ReadonlySet<string>): boolean {
  const carried = Object.entries(carriedIn(release))
  const still = carried.filter(([path]) => needed.has(path))
  if (still.length === carried.length) return false
  for (const [path] of carried.filter(([name]) => !needed.has(name))) rmSync(join(release, path), { force: true })
  // The list goes last: a killed run must not leave files that nobody knows.
  listCarried(release, Object.fromEntries(still))
  return true
}
