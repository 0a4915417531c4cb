// Shows the text that fits, and takes the reader back when both flags are off (LND-103, Q07).

export type FlagSource = { url: string; kind: 'service' | 'file' }
type Maintenance = { planned: boolean; unplanned: boolean }

const FLAGS_TIMEOUT_MS = 2000
const POLL_MS = 30_000
/** Spread over this time, so that not everybody who waits asks, and then returns, in the same second. */
const JITTER_MS = 10_000

const page = document.getElementById('maintenance')
const { sources = '[]', back = '/', asking = '{}' } = page?.dataset ?? {}

/** The first source that answers something readable; nothing when none does (FLG-001, FLG-002). */
async function readFlags(): Promise<Maintenance | undefined> {
  for (const { url, kind } of JSON.parse(sources) as FlagSource[]) {
    try {
      const answer = await ask(url, kind)
      if (answer) return answer
    } catch {
      // The next source counts.
    }
  }
  return undefined
}

async function ask(url: string, kind: FlagSource['kind']): Promise<Maintenance | undefined> {
  const body = `{"context":${asking}}`
  const asService = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await fetch(url, {
    ...(kind === 'service' ? asService : {}),
    cache: 'no-store',
    signal: AbortSignal.timeout(FLAGS_TIMEOUT_MS),
  })
  if (!response.ok) return undefined
  const answer: unknown = await response.json()
  const flags = kind === 'service' ? evaluated(answer) : answer
  if (typeof flags !== 'object' || flags === null) return undefined
  // A flag that is not there is off (Q80).
  const isOn = (name: string) => Reflect.get(flags, name) === true
  return { planned: isOn('PlannedMaintenance'), unplanned: isOn('UnplannedMaintenance') }
}

function evaluated(answer: unknown): object | undefined {
  const flags = answer && typeof answer === 'object' && 'flags' in answer ? answer.flags : undefined
  return Array.isArray(flags) ? Object.fromEntries(flags.map(flag => [flag?.key, flag?.value])) : undefined
}

/** The flags that the tab still remembers would send the reader straight back here. */
function leave(): void {
  try {
    sessionStorage.removeItem('flags')
  } catch {
    // Nothing is kept in this browser, so nothing is remembered.
  }
  location.replace(back)
}

async function look(): Promise<void> {
  const flags = await readFlags()
  if (flags && !flags.planned && !flags.unplanned) return leave()
  if (flags && page) page.dataset['shown'] = flags.unplanned ? 'unplanned' : 'planned'
  setTimeout(look, POLL_MS + Math.random() * JITTER_MS)
}

look()
