// Which change of the project made a message what it is, as far as git knows.
import { git } from '../git.ts'

/** A commit as readers need it. */
export type Commit = { commit: string; date: string; subject: string }

/** Messages of one file at a commit. */
type Version = Commit & { messages: Readonly<Record<string, unknown>> }

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * The last commit that changed each of these messages; one that is not committed yet, and one that no version has, is left out.
 * @param now the messages as they are
 * @param versions from the newest to the oldest, read only as far as needed
 */
export function lastChanges(
  keys: readonly string[],
  now: Readonly<Record<string, unknown>>,
  versions: Iterable<Version>,
): Map<string, Commit> {
  const open = new Set(keys)
  const found = new Map<string, Commit>()
  let newer: Commit | undefined
  for (const { messages, commit, date, subject } of versions) {
    for (const key of open) {
      if (isSame(messages[key], now[key])) continue
      if (newer) found.set(key, newer)
      open.delete(key)
    }
    newer = { commit, date, subject }
    if (open.size === 0) return found
  }
  // What was there from the beginning came with the oldest version.
  for (const key of open) if (newer && now[key] !== undefined) found.set(key, newer)
  return found
}

/** The versions of a message file that git knows, the newest first; none where there is no git. */
export function* versionsOf(root: string, path: string): Generator<Version> {
  for (const line of historyOf(root, 'log', '--format=%h\t%as\t%s', '--', path).split('\n')) {
    const [commit = '', date = '', subject = ''] = line.split('\t')
    const messages = commit === '' ? undefined : messagesIn(historyOf(root, 'show', `${commit}:${path}`))
    if (messages) yield { commit, date, subject, messages }
  }
}

/** The messages of a file at a commit; none where git does not know it. */
export function messagesAt(root: string, commit: string, path: string): Record<string, unknown> {
  const text = /^[0-9a-f]{7,40}$/.test(commit) ? historyOf(root, 'show', `${commit}:${path}`) : ''
  return messagesIn(text) ?? {}
}

/** Undefined for what is no JSON, such as a file that was committed half-merged. */
function messagesIn(text: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** Path of each file below some folders to the commit that changed it last. */
export function lastCommitOfFiles(root: string, folders: readonly string[]): Map<string, Commit> {
  const found = new Map<string, Commit>()
  let current: Commit | undefined
  for (const line of historyOf(root, 'log', '--name-only', '--format=%x01%h\t%as\t%s', '--', ...folders).split('\n')) {
    const [commit = '', date = '', subject = ''] = line.slice(1).split('\t')
    if (line.startsWith('\u0001')) current = { commit, date, subject }
    else if (line !== '' && current && !found.has(line)) found.set(line, current)
  }
  return found
}

/** What git prints; a project that is no clone has no history, and a file no version at a commit before it. */
function historyOf(root: string, ...args: string[]): string {
  try {
    return git(root, ...args)
  } catch {
    return ''
  }
}
