// The last search keys, shared by tracking and history (HIS-009, Q21, Q102).
import { atom, type ReadableAtom } from 'nanostores'
import type { Storage } from '#platform/ports.ts'
import { searchKeyOf } from './lists.ts'

// The last search keys: ten, newest first, without duplicates (document 2, 9.1; Q21).
const SEARCH_HISTORY_MAX = 10

/** The list with a key that was just searched for; blank keys are left out. */
export function remembered(history: readonly string[], key: string): string[] {
  const text = searchKeyOf(key)
  if (text === '') return [...history]
  return [text, ...history.filter(one => one !== text)].slice(0, SEARCH_HISTORY_MAX)
}

export type RecentSearchesStore = {
  /** Newest first, at most ten. */
  $recent: ReadableAtom<readonly string[]>
  /** Stores a key that was searched for; ignores a blank one. */
  remember(key: string): void
  /** Deletes all of them. */
  clear(): void
  /** Reads the stored keys and follows other tabs; returns a function that stops this. */
  start(): () => void
  /** After a logout, which has deleted the stored keys. */
  reset(): void
}

export function createRecentSearches({ storage }: { storage: Storage }): RecentSearchesStore {
  const $recent = atom<readonly string[]>([])
  const read = () => $recent.set(storage.read('search-history') ?? [])
  return {
    $recent,
    remember(key) {
      const before = storage.read('search-history') ?? []
      const after = remembered(before, key)
      if (after.length === before.length && after.every((one, index) => one === before[index])) return
      storage.write('search-history', after)
      $recent.set(after)
    },
    clear() {
      storage.remove('search-history')
      $recent.set([])
    },
    start() {
      read()
      return storage.onChange('search-history', read)
    },
    reset: () => $recent.set([]),
  }
}
