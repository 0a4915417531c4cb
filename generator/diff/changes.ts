// Two records of text, compared key by key.

/** One key that is new, gone or has another value. */
export type Change = { key: string; kind: 'added' | 'removed' | 'changed'; before?: string; after?: string }

/** The keys in which two records differ, sorted. */
export function changedKeys(old: Record<string, string>, fresh: Record<string, string>): Change[] {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].sort()
  return keys.flatMap((key): Change[] => {
    const [before, after] = [old[key], fresh[key]]
    if (before === after) return []
    if (before === undefined) return [{ key, kind: 'added', ...(after === undefined ? {} : { after }) }]
    if (after === undefined) return [{ key, kind: 'removed', before }]
    return [{ key, kind: 'changed', before, after }]
  })
}
