// Results of expensive steps over inputs that change one at a time: `dev` reads and checks everything after each edit, and a build
// in a new process repeats the checks of another one.
import { hashOf } from './build-cache.ts'

type Memory = { known: Map<string, { from: readonly unknown[]; result: unknown }>; before: Map<string, Restored> }
type Restored = { from: string; result: unknown }

/** Results of another process, by kind and name. Plain data. */
export type StoredResults = [kind: string, results: [name: string, Restored][]][]

/** Results of this kind are stored for other processes. */
const stored = new Map<string, Memory>()

/**
 * Caches one result per name while its inputs stay the same (compared by identity, texts by
 * value). Results must not be changed by the caller.
 *
 * @param kind for results that other processes may use too (`storedResults`): their inputs must then be files, documents of files
 * or plain data
 */
export function lastResults<Result>(
  kind?: string,
): (name: string, from: readonly unknown[], make: () => Result) => Result {
  const memory: Memory = { known: new Map(), before: new Map() }
  if (kind !== undefined) stored.set(kind, memory)
  const { known } = memory
  return (name, from, make) => {
    const last = known.get(name)
    if (last && last.from.length === from.length && last.from.every((value, at) => value === from[at]))
      return last.result as Result
    const earlier = memory.before.get(name)
    const result = earlier && earlier.from === digestOf(from) ? (earlier.result as Result) : make()
    known.set(name, { from, result })
    return result
  }
}

/** The results so far, for another process of the same program. */
export const storedResults = (): StoredResults =>
  [...stored].map(([kind, { known }]) => [
    kind,
    [...known].map(([name, { from, result }]) => [name, { from: digestOf(from), result }]),
  ])

/** Loads the results of another process of the same program. */
export function restoreResults(results: StoredResults): void {
  for (const [kind, named] of results) {
    const memory = stored.get(kind)
    if (memory) memory.before = new Map(named)
  }
}

const digestOf = (values: readonly unknown[]): string => hashOf(...values.map(digestOfOne))

const digests = new WeakMap<object, string>()

function digestOfOne(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  const known = digests.get(value)
  if (known !== undefined) return known
  const digest = digestOfObject(value)
  digests.set(value, digest)
  return digest
}

/** A file counts as its path and its text. */
function digestOfObject(value: object): string {
  if ('path' in value && 'text' in value) return hashOf('file', String(value.path), String(value.text))
  if ('file' in value) return digestOfOne(value.file)
  return hashOf('data', JSON.stringify(value))
}
