// Workers run only the bytes that were built (CST-105): no browser compares the script of a worker by itself.

/** A worker that has not come by then is missing, in milliseconds. */
const WORKER_MAX_MS = 30_000

let named: Readonly<Record<string, string>> | undefined

/** The integrity of everything that the page may load, from its import map. */
function integrities(): Readonly<Record<string, string>> {
  named ??= JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}').integrity ?? {}
  return named ?? {}
}

/** @returns the address of a worker whose bytes are those that the page names. Rejects when they differ, or do not come. */
export async function comparedAddress(address: string): Promise<string> {
  // Without a build nothing has been named.
  if (import.meta.env.DEV) return address
  const integrity = integrities()[address]
  if (integrity === undefined) throw new Error(`${address} not named in the import map`)
  const answer = await fetch(address, { integrity, signal: AbortSignal.timeout(WORKER_MAX_MS) })
  // Read to its end, so that the worker that is started next comes from what the browser keeps.
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} is not there: ${answer.status}`)
  return address
}
