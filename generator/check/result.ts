// The problems of the project's inputs, reusing earlier results.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_CACHE_FOLDER, type BuildCache, hashOf, openBuildCache, openNoCache } from '../cache/build-cache.ts'
import { stateOf } from '../cache/file-hashes.ts'
import type { StoredResults } from '../cache/last-result.ts'
import { reachableFrom } from '../cache/reachable.ts'
import type { ContentDocument } from '../content/parse.ts'
import { INPUT_FOLDERS, type Inputs } from '../load/inputs.ts'
import type { Problem } from '../model.ts'
import { ROOT } from '../root.ts'

/** The entry of the check's program; its imports are part of it. */
const PROGRAM = ['generator/check/index.ts', 'generator/load/index.ts']

/**
 * Every problem of the inputs of a project. If neither they nor the check have changed since the last run, its result is read
 * instead of computed: files are compared by inode, size and times.
 *
 * @param root the folder of the inputs
 * @param options `strict` as for `check`; `inputs` if the caller has them; `cache` the cache of builds
 */
export async function problemsOf(
  root: string,
  {
    strict = false,
    inputs,
    cache = buildCacheOf(root),
  }: { strict?: boolean; inputs?: Inputs; cache?: BuildCache } = {},
): Promise<Problem[]> {
  // Before anything is read: changes made meanwhile are then seen by the next run.
  const program = programState()
  const state = stateOf(root, INPUT_FOLDERS)
  const name = program && state && hashOf('problems', program, state, String(strict))
  const known = name === undefined ? undefined : cache.read<Problem[]>('unchanged', name)
  if (known) return known
  const [{ check }, { load }] = await Promise.all([import('./index.ts'), import('../load/index.ts')])
  const found = inputs ?? (await load(root))
  if (program === undefined) return check(found, { strict })
  const parts = partsName()
  const [{ parsedDocuments }, { storedResults }] = await restoreParts(cache, parts)
  const problems = check(found, { strict })
  cache.write('checks', parts, { documents: parsedDocuments(), results: storedResults() } satisfies Parts)
  if (name !== undefined) cache.write('unchanged', name, problems)
  return problems
}

const programFiles = (): string[] => [...reachableFrom(ROOT, PROGRAM), 'package-lock.json'].sort()

const programState = (): string | undefined => stateOf(ROOT, programFiles())

/** By contents: another clone, or another copy of the project, goes on with the same parts. */
const partsName = (): string => hashOf(...programFiles().flatMap(name => [name, readFileSync(join(ROOT, name))]))

/** Takes over what the parts of the check found in an earlier process; returns the modules that hold it. */
export async function restoreParts(cache: BuildCache, name = partsName()) {
  const modules = await Promise.all([import('../content/parse.ts'), import('../cache/last-result.ts')])
  const [{ restoreDocuments }, { restoreResults }] = modules
  const parts = cache.read<Parts>('checks', name)
  restoreDocuments(parts?.documents ?? [])
  restoreResults(parts?.results ?? [])
  return modules
}

/** Results of the parts of a check with their inputs: after a change of one file, the others are not checked again. */
type Parts = { documents: ContentDocument[]; results: StoredResults }

/** @param cache false for `--no-cache`: results are neither read nor stored */
export const buildCacheOf = (root: string, cache = true): BuildCache =>
  cache ? openBuildCache(join(root, BUILD_CACHE_FOLDER)) : openNoCache('')
