// The last search keys: ten, newest first, none twice (document 2, 9.1; Q21).
export const SEARCH_HISTORY_MAX = 10
const KEY_MAX_LENGTH = 255

/** The list with a key that was just searched for; blank keys are left out. */
export function remembered(history: readonly string[], key: string): string[] {
  const kept = key.trim().slice(0, KEY_MAX_LENGTH)
  if (kept === '') return [...history]
  return [kept, ...history.filter(one => one !== kept)].slice(0, SEARCH_HISTORY_MAX)
}
