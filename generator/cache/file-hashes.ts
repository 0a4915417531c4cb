// Hashes of files, cached by their metadata: a file with the same inode, size and times has the same contents, and
// names of one inode (hard links) are read once.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { type BuildCache, hashOf } from './build-cache.ts'

/** The resolution of file times: a file read within it of its change may change again unnoticed. */
export const CLOCK_STEP_MS = 20

export type FileHashes = {
  /** SHA-256 of a file in hex, or undefined if it does not exist. */
  of: (path: string) => string | undefined
  /** Stores the hashes for the next run. */
  save: () => void
}

/** @param scope the table; the same name finds it again */
export function openFileHashes(cache: BuildCache, scope: string): FileHashes {
  const known = new Map(cache.read<[string, string][]>('hashes', scope) ?? [])
  const seen = new Map<string, string>()
  let isNew = false
  return {
    of(path) {
      const facts = statSync(path, { throwIfNoEntry: false })
      if (!facts?.isFile()) return undefined
      const identity = identityOf(facts)
      const trusted = known.get(identity) ?? seen.get(identity)
      if (trusted !== undefined) {
        seen.set(identity, trusted)
        return trusted
      }
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex')
      if (isSettled(facts)) {
        seen.set(identity, hash)
        isNew = true
      }
      return hash
    },
    save() {
      if (isNew || seen.size < known.size) cache.write('hashes', scope, [...seen])
    },
  }
}

/**
 * One hash over name, size and times of everything below some folders or files of `root`; undefined if something changed so
 * recently that the times prove nothing. Contents are not read. A link counts as what is read through it.
 */
export function stateOf(root: string, names: readonly string[]): string | undefined {
  const lines: string[] = []
  let settled = true
  const note = (name: string) => {
    const path = join(root, name)
    const facts = statSync(path, { throwIfNoEntry: false })
    if (!facts) lines.push(`${name}\0missing`)
    else if (facts.isDirectory()) for (const entry of readdirSync(path)) note(`${name}/${entry}`)
    else {
      settled &&= isSettled(facts)
      lines.push(`${name}\0${identityOf(facts)}`)
    }
  }
  for (const name of names) note(name)
  return settled ? hashOf(lines.sort().join('\n')) : undefined
}

const identityOf = ({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`

const isSettled = ({ mtimeMs, ctimeMs }: Stats): boolean => Date.now() - Math.max(mtimeMs, ctimeMs) > CLOCK_STEP_MS
