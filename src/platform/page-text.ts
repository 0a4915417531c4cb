/** Longer texts are not ours. */
const LENGTH_MAX = 200_000
const TIMEOUT_MS = 10_000

/** A text file of this site; undefined when it cannot be had, is empty, or is something else, such as a page of an error. */
export async function fetchSameOriginText(path: string): Promise<string | undefined> {
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/plain')) return undefined
    const text = await answer.text()
    return text.trim() === '' || text.length > LENGTH_MAX ? undefined : text
  } catch {
    return undefined
  }
}
