// What a page without the portal's session asks servers: which flags are on (FLG-001, FLG-002); and it reports the logouts that
// happened without a network (SES-102).
import type { Deployment } from '#schema/deployment.ts'

// That of #features/flags/flags.ts once more: imported from there it would be one more file for the page of maintenance, and its scripts
// beyond their limit.
const FLAGS_TIMEOUT_MS = 2000

export type FlagSource = { url: string; kind: 'service' | 'file' }
export type FlagQuestion = { sources: FlagSource[]; context: object }

/** For the server: the flag services in the order in which they are asked (CFG-010). */
export function flagQuestion({ environment, settings, brand, country, environmentId }: Deployment): FlagQuestion {
  const sources = settings.flagProviders.flatMap((provider): FlagSource[] => {
    const base = environment.flags[provider]
    if (!base) return []
    return provider === 'STORAGE'
      ? [{ url: base, kind: 'file' }]
      : [{ url: `${base}/ofrep/v1/evaluate/flags`, kind: 'service' }]
  })
  const context = { targetingKey: 'anonymous', brand: brand.id, country: country.code, environment: environmentId }
  return { sources, context }
}

/** The flags that are on or off in the first answer that can be read; undefined when no source gives one. */
export async function askFlags({ sources, context }: FlagQuestion): Promise<Record<string, boolean> | undefined> {
  for (const { url, kind } of sources) {
    try {
      const answer = await ask(url, kind, context)
      if (answer) return answer
    } catch {
      // The next source counts.
    }
  }
  return undefined
}

async function ask(url: string, kind: FlagSource['kind'], context: object) {
  const asService = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ context }),
  }
  const response = await fetch(url, {
    ...(kind === 'service' ? asService : {}),
    cache: 'no-store',
    signal: AbortSignal.timeout(FLAGS_TIMEOUT_MS),
  })
  if (!response.ok) return undefined
  const answer: unknown = await response.json()
  const flags = kind === 'service' ? evaluated(answer) : answer
  if (typeof flags !== 'object' || flags === null) return undefined
  return Object.fromEntries(Object.entries(flags).filter(([, on]) => typeof on === 'boolean'))
}

function evaluated(answer: unknown): object | undefined {
  // Whatever JSON it is: nothing but null refuses to be asked for a member.
  const flags = (answer as { flags?: unknown } | null)?.flags
  return Array.isArray(flags) ? Object.fromEntries(flags.map(flag => [flag?.key, flag?.value])) : undefined
}

/** A value of the browser's storage; a browser that keeps nothing has none. */
export function readStored<Value>(area: 'localStorage' | 'sessionStorage', key: string, none: Value): Value {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null') ?? none
  } catch {
    return none
  }
}

/** Reports the logouts that are pending, now or once the network is back. @param address of the call */
export const reportLogouts = (address: string): void =>
  void sendLogouts(address).catch(() => addEventListener('online', () => reportLogouts(address), { once: true }))

async function sendLogouts(address: string): Promise<void> {
  for (const token of readStored<string[]>('localStorage', 'pending-logout', [])) {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ refresh_token: token }),
    })
    // As for the portal's session: 401 settles it too, any other refusal may be a fault of the moment. What is no JSON is not the server's.
    const isAnswered = response.ok && (await response.json().catch(() => 0))
    if (!isAnswered && response.status !== 401) continue
    const rest = readStored<string[]>('localStorage', 'pending-logout', []).filter(one => one !== token)
    if (rest.length > 0) localStorage.setItem('pending-logout', JSON.stringify(rest))
    else localStorage.removeItem('pending-logout')
  }
}
