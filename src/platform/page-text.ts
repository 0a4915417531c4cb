/** Longer texts are not ours. */
const LENGTH_MAX = 200_000
const TIMEOUT_MS = 10_000

/** A text file of this site; undefined when it cannot be had, is empty, or is something else, such as a page of an error. */
export async function fetchSameOriginText(path: string): Promise<string | undefined> {
  try {
    // Browsers from before the supported ones, which read the terms too (Q120), have no such limit.
    const answer = await fetch(path, { signal: AbortSignal.timeout?.(TIMEOUT_MS) })
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/plain')) return undefined
    const text = await answer.text()
    return text.trim() === '' || text.length > LENGTH_MAX ? undefined : text
  } catch {
    return undefined
  }
}

/** The name of a file with the day on which it is saved, by this device: `terms.txt` becomes `terms-2026-03-03.txt`. */
export function datedName(name: string, now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
  return name.replace(/\.\w+$/, end => `-${day}${end}`)
}
