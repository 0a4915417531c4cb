// The pairs that a build would write if its output were that of a commit, without building either (GEN-103).
import { inputHashes, PROGRAM } from '../cache/fingerprint.ts'
import { git, gitBytes } from '../git.ts'
import { assemble } from '../load/assemble.ts'
import { INPUT_FOLDERS, type Inputs, type RawFile } from '../load/inputs.ts'
import { resolve } from '../resolve/index.ts'
import { siteLocales } from '../resolve/locales.ts'
import { type Pair, plan } from '../resolve/plan.ts'
import { translatedLocales } from '../resolve/translated.ts'

export type Affected = {
  /** Of the requested pairs those with other inputs than at the commit, or without a site there. */
  pairs: Pair[]
  /** Inputs of these pairs that are new, gone or different; `program` for the generator itself. */
  inputs: string[]
  /** Markets at the commit that are none now: nothing writes or removes their folders. */
  gone: string[]
}

/**
 * Compares the inputs of pairs with those of a commit.
 *
 * @param root the project's folder, in a Git clone
 * @param pairs those in question
 * @throws Error if Git does not know the commit
 */
export function affectedSince(
  ref: string,
  { root, inputs, pairs, environment }: { root: string; inputs: Inputs; pairs: readonly Pair[]; environment: string },
): Affected {
  const commit = commitOf(root, ref)
  const old = assemble(filesOf(root, commit))
  const [then, now] = [hashesOf(old, environment, 'then'), hashesOf(inputs, environment, programNow(root, commit))]
  const changed = pairs.map(pair => ({ pair, inputs: differing(then(pair) ?? {}, now(pair) ?? {}) }))
  const affected = changed.filter(({ inputs }) => inputs.length > 0)
  const names = new Set(plan(inputs, { all: true }).pairs.map(nameOf))
  return {
    pairs: affected.map(({ pair }) => pair),
    inputs: [...new Set(affected.flatMap(({ inputs }) => inputs))].sort(),
    gone: plan(old, { all: true })
      .pairs.map(nameOf)
      .filter(name => !names.has(name)),
  }
}

function commitOf(root: string, ref: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim()
  } catch (error) {
    throw new Error(`Git knows no commit "${ref}" here: ${error instanceof Error ? error.message : error}`)
  }
}

const nameOf = ({ brand, country }: Pair): string => `${brand}-${country}`

/** The inputs of a pair with their hashes; undefined for one that could not be built from them. */
function hashesOf(inputs: Inputs, environment: string, program: string) {
  const translated = translatedLocales(inputs)
  const markets = new Set(plan(inputs, { full: true }).pairs.map(nameOf))
  return (pair: Pair): Record<string, string> | undefined => {
    if (!markets.has(nameOf(pair))) return undefined
    try {
      const { deployment } = resolve(inputs, pair.brand, pair.country, environment)
      return inputHashes(inputs, pair, siteLocales(deployment, translated), program)
    } catch {
      return undefined // Older files need not suit the schemas of today; then there is no site to compare with.
    }
  }
}

const differing = (old: Record<string, string>, next: Record<string, string>): string[] =>
  [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(path => old[path] !== next[path])

/** `then` if the program is that of the commit. */
function programNow(root: string, commit: string): string {
  // A build hashes every file that is there, whether Git ignores it or not.
  const changed = git(root, '-c', 'core.fileMode=false', 'diff', '--name-only', commit, '--', ...PROGRAM)
  const added = git(root, 'ls-files', '--others', '--', ...PROGRAM)
  return changed === '' && added === '' ? 'then' : 'now'
}

/** The inputs at a commit, as `load` reads them from a disk. */
function filesOf(root: string, commit: string): RawFile[] {
  const listed = git(root, 'ls-tree', '-r', '-z', commit, '--', ...INPUT_FOLDERS)
    .split('\0')
    .flatMap(line => {
      const [, id, path] = /^\d+ blob (\w+)\t(.+)$/s.exec(line) ?? []
      return id === undefined || path === undefined || /(?:^|\/)\./.test(path) ? [] : { id, path }
    })
  const answer = gitBytes(root, listed.map(({ id }) => `${id}\n`).join(''), 'cat-file', '--batch')
  let at = 0
  return listed.map(({ path }) => {
    // Each blob follows a line with its size, and ends with a line break.
    const end = answer.indexOf('\n', at)
    const size = Number(answer.subarray(at, end).toString().split(' ')[2])
    const bytes = answer.subarray(end + 1, end + 1 + size)
    at = end + size + 2
    return { path, bytes }
  })
}
