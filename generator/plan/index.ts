// The plan of a release: every difference between the published and the built folders, grouped by equality (GEN-115).
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../cache/content-hash.ts'
import { inputHashes } from '../cache/fingerprint.ts'
import { type Built, diffBuilds, manifestsIfAny, manifestsIn, type PairDiff } from '../diff/index.ts'
import { SIGNATURES } from '../emit/release/index.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Origins } from '../model.ts'
import { resolve } from '../resolve/index.ts'
import { siteLocales } from '../resolve/locales.ts'
import { translatedLocales } from '../resolve/translated.ts'
import type { ChangeGroup, PlaceChange, Plan, PlannedPair } from './model.ts'
import { differenceOf, headerChanges, routeChanges, weightChanges, wordChanges } from './page-changes.ts'

/** A page that differs: equal changes have an equal `difference`. */
export type ChangedPage = { pair: string; page: string; difference: string; old: Built; next: Built }

/** Takes pictures of each distinct difference; returns the visible changes, and the failures. */
export type Photograph = (
  pages: readonly ChangedPage[],
) => Promise<{ changes: (PlaceChange & { where: string[] })[]; withoutPicture: string[] }>

/**
 * Compares a published folder with a built one; nothing is written.
 *
 * @param inputs those of the build, to name the lines behind a change
 * @throws Error if nothing is built, a manifest is no whole one, or the build has other inputs
 */
export async function planRelease(from: string, to: string, inputs: Inputs, photograph?: Photograph): Promise<Plan> {
  const [published, built] = await Promise.all([manifestsIfAny(from), manifestsIn(to)])
  const isAlone = [...published.values()].some(({ dir }) => dir === from)
  const names = [...built.keys()].filter(pair => !isAlone || published.has(pair)).sort()
  for (const [pair, one] of built) if (names.includes(pair)) refuseOtherInputs(pair, one, inputs)
  const diff =
    published.size > 0 ? await diffBuilds(from, to) : { pairs: names.map(pair => ({ pair, state: 'added' as const })) }
  const pairs: PlannedPair[] = []
  const found: { change: PlaceChange; where: string[] }[] = []
  const pages: ChangedPage[] = []
  for (const pairDiff of diff.pairs.filter(({ pair }) => names.includes(pair))) {
    const { pair } = pairDiff
    const [old, next] = [published.get(pair), built.get(pair)]
    if (!next) continue
    const after = manifestHash(next.dir)
    const before = old && manifestHash(old.dir)
    const signatures = old && before === after ? signatureChanges(old, next) : []
    if (before === after && signatures.length === 0) continue
    pairs.push({ pair, target: isAlone ? '.' : pair, ...(before !== undefined && { before }), after })
    for (const change of signatures) found.push({ change, where: [pair] })
    if (before === after) continue
    if (!old) {
      found.push({ change: { part: 'site', key: pair, kind: 'added', after: next.settings.origin }, where: [pair] })
      continue
    }
    const changes = changesOf(pairDiff as PairDiff, old, next, inputs)
    for (const change of changes) found.push({ change, where: [change.page ? `${pair}/${change.page}` : pair] })
    for (const page of pagesOf(old, next))
      pages.push({ pair, page, difference: differenceOf(page, old, next), old, next })
  }
  const photos = photograph ? await photograph(pages) : { changes: [], withoutPicture: [] }
  for (const { where, ...change } of photos.changes) found.push({ change, where })
  const plan = {
    version: 1 as const,
    from,
    to,
    pairs,
    leftAlone: [...published.keys()].filter(pair => !built.has(pair)).sort(),
    groups: grouped(found),
    withoutPicture: photos.withoutPicture,
  }
  return { ...plan, digest: digestOf(plan) }
}

/** Over everything except the approvals. */
export function digestOf({ digest: _, groups, ...plan }: Omit<Plan, 'digest'> & { digest?: string }): string {
  const bare = groups.map(({ approved: __, ...group }) => group)
  return createHash('sha256')
    .update(JSON.stringify({ ...plan, groups: bare }))
    .digest('hex')
}

/** SHA-256 of a folder's manifest in hex. */
export const manifestHash = (dir: string): string => contentHash(readFileSync(join(dir, 'manifest.json'), 'utf8'))

/** @throws Error if a build would have other inputs now: one that is changed or gone, or one that is new */
export function refuseOtherInputs(pair: string, built: Pick<Built, 'inputs' | 'settings'>, inputs: Inputs): void {
  for (const [path, hash] of Object.entries(built.inputs)) {
    const now = inputs.bytes.get(path)
    if (path === 'program' || (now && contentHash(now) === hash)) continue
    throw new Error(`${pair} was built from another ${path} than the one that is there now. Build it again, then plan.`)
  }
  const { brand, country } = built.settings
  const locales = siteLocales(built.settings, translatedLocales(inputs))
  const needed = Object.keys(inputHashes(inputs, { brand: brand.id, country: country.code }, locales, ''))
  const fresh = needed.find(path => !Object.hasOwn(built.inputs, path))
  if (fresh !== undefined)
    throw new Error(`${pair} was built without ${fresh}, which is there now. Build it again, then plan.`)
}

/** What a release has been signed with since it was published: no manifest names its own signatures. */
const signatureChanges = (old: Built, next: Built): PlaceChange[] =>
  SIGNATURES.flatMap((key): PlaceChange[] => {
    const [before, after] = [old, next].map(({ dir }) => {
      const path = join(dir, key)
      return existsSync(path) ? contentHash(readFileSync(path)).slice(0, 12) : undefined
    })
    if (after === undefined || after === before) return []
    return [{ part: 'files', key, ...(before === undefined ? { kind: 'added' } : { kind: 'changed', before }), after }]
  })

/** Pages in both folders with different bytes. */
const pagesOf = (old: Built, next: Built): string[] =>
  Object.entries(next.files)
    .filter(([path, hash]) => path.endsWith('.html') && old.files[path] !== undefined && old.files[path] !== hash)
    .map(([path]) => path)

function changesOf(diff: PairDiff, old: Built, next: Built, inputs: Inputs): PlaceChange[] {
  const { brand, country, environmentId } = next.settings
  const { origins } = resolve(inputs, brand.id, country.code, environmentId)
  const pages = pagesOf(old, next)
  return [
    ...diff.settings.map((change): PlaceChange => {
      const part = change.key.startsWith('flags.') ? 'flags' : 'settings'
      return { part, ...change, ...placeOf(origins, change.key) }
    }),
    ...diff.tokens.map((change): PlaceChange => ({ part: 'tokens', ...change })),
    ...diff.messages.map((change): PlaceChange => ({ part: 'words', ...change })),
    ...pages.flatMap(page => wordChanges(page, old, next)),
    ...headerChanges(old, next),
    ...routeChanges(old, next),
    ...diff.pages.map(
      ({ key, kind }): PlaceChange => ({ part: 'pages', key, kind, ...contents(key, old, next), page: key }),
    ),
    ...pages.flatMap(page => weightChanges(page, old, next)),
    ...diff.files.map((change): PlaceChange => ({ part: 'files', ...change, ...contents(change.key, old, next) })),
  ]
}

/** Equal changes have equal contents: names alone would group different ones. */
function contents(key: string, old: Built, next: Built): Pick<PlaceChange, 'before' | 'after'> {
  if (key.endsWith('.html') && old.files[key] && next.files[key])
    return { after: `source ${contentHash(differenceOf(key, old, next)).slice(0, 12)}` }
  const [before, after] = [old, next].map(({ files }) => (files[key] ?? hashed(files, key))?.slice(0, 12))
  return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
}

/** The hash of a file that `diff` names without the hash in its name. */
const hashed = (files: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.entries(files).find(([path]) => path.replace(/\.[\w-]{8,}(?=\.\w+$)/, '') === key)?.[1]

function placeOf(origins: Origins, key: string): { at?: string } {
  const origin = origins.get(key)
  return origin ? { at: `${origin.file}:${origin.line}` } : {}
}

/** Equal changes together, with all their places. */
export function grouped(found: readonly { change: PlaceChange; where: string[] }[]): ChangeGroup[] {
  const idOf = ({ at: _, page: __, pictures: ___, ...change }: PlaceChange) =>
    contentHash(JSON.stringify(Object.entries(change).sort(([a], [b]) => (a < b ? -1 : 1)))).slice(0, 12)
  return [...Map.groupBy(found, ({ change }) => idOf(change))].flatMap(([id, same]) => {
    const [first] = same
    if (!first) return []
    const { at: _, page: __, ...change } = first.change
    const at = [...new Set(same.flatMap(one => one.change.at ?? []))].sort()
    return [{ id, ...change, where: [...new Set(same.flatMap(({ where }) => where))].sort(), at, approved: false }]
  })
}
