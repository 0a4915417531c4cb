// The source of a release: the commit, and a work tree without changes (GEN-118).
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROGRAM } from '../cache/fingerprint.ts'
import { git as ask } from '../git.ts'
import { INPUT_FOLDERS } from '../load/inputs.ts'
import type { Source } from '../model.ts'

/** How many changed files are named. */
const NAMED_AT_MOST = 5

/** @throws Error if the project is not a clone, or a file that decides the sites differs from the commit */
export function sourceOf(root: string): Source {
  const commit = git(root, 'rev-parse', 'HEAD').trim()
  const changed = [
    ...git(root, 'status', '--porcelain', '--untracked-files=no', '--', ...PROGRAM, ...INPUT_FOLDERS)
      .split('\n')
      .flatMap(line => (line === '' ? [] : [line.slice(3)])),
    ...unknownFiles(root),
  ]
  if (changed.length > 0) {
    const named = changed.slice(0, NAMED_AT_MOST).join(', ')
    const more = changed.length > NAMED_AT_MOST ? ` and ${changed.length - NAMED_AT_MOST} more` : ''
    throw new Error(
      `A release is built from a commit, and these files differ from ${commit}: ${named}${more}.\n` +
        'Commit them, or build without --release.',
    )
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const seconds = Number(git(root, 'log', '-1', '--format=%ct').trim())
  const committed = new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')
  return { commit, committed, version, node: process.version, lockfile }
}

/** Files of a build that are in no commit: it reads them whether Git ignores them or not. */
function unknownFiles(root: string): string[] {
  const below = (folders: readonly string[]) =>
    git(root, 'ls-files', '--others', '-z', '--', ...folders)
      .split('\0')
      .filter(path => path !== '')
  // Inputs with a leading dot are not read.
  const inputs = below(INPUT_FOLDERS).filter(path => !/(?:^|\/)\./.test(path))
  return [...new Set([...inputs, ...below(PROGRAM)])].sort()
}

function git(root: string, ...args: string[]): string {
  try {
    return ask(root, ...args)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`A release names its commit, and git does not know it: ${reason}`)
  }
}
