// Where flags come from: the regional services and the storage-based one, in the configured order, read through
// OpenFeature (FLG-001, FLG-004). Loaded after the page has been drawn.
import {
  ErrorCode,
  type JsonValue,
  OpenFeature,
  OpenFeatureEventEmitter,
  type Provider,
  ProviderEvents,
  type ResolutionDetails,
} from '@openfeature/web-sdk'
import type { Flags, Settings } from '#schema/config.ts'
import type { Deployment } from '#schema/deployment.ts'
import type { FlagAnswer, FlagEvaluation } from '#schema/wire.ts'
import type { Clock, FlagService, Send } from './ports.ts'

type Context = FlagEvaluation['context']
type ProviderName = NonNullable<Settings['flagProviders']>[number]
/** Asks one provider; undefined when it failed. */
type Source = (context: Context, signal: AbortSignal) => Promise<Partial<Flags> | undefined>

/** A provider that does not answer for so long does not keep the next one waiting, in milliseconds. */
const PATIENCE_MS = 600

/** How much longer the file of the site itself may take, in milliseconds. */
const FILE_GRACE_MS = 50

export type FlagServiceSettings = {
  send: Send
  clock: Clock
  /** After this long the service has failed, in milliseconds. */
  timeoutMs: number
  /** What is believed of an answer. */
  read(answer: FlagAnswer): Partial<Flags>
  providers: readonly ProviderName[]
  addresses: Deployment['environment']['flags']
  /** Origin of the site, for /flags.json. */
  site: string
  fallback(): Required<Flags>
}

/** @returns the flag service of this deployment; it answers within 2 s, whatever the providers do (FLG-101) */
export function createFlagService(settings: FlagServiceSettings): FlagService {
  const { send, clock, timeoutMs, read, providers, addresses, site, fallback } = settings
  const provider = new KnownFlags()
  const sources = providers.flatMap(name => {
    const address = addresses[name]
    return address ? [name === 'STORAGE' ? fileSource(send, address) : regionalSource(send, read, address)] : []
  })
  const ofSite = fileSource(send, `${site}/flags.json`)
  let ready: Promise<void> | undefined

  return async ({ context, withFile }) => {
    const stop = new AbortController()
    const late = deadline(clock, timeoutMs)
    const file = withFile ? ofSite(context, stop.signal) : undefined
    const flags = await firstOf(sources, context, stop.signal, { clock, timeoutMs })
    const fromFile = flags || !file ? undefined : await Promise.race([file, late.over])
    late.stop()
    stop.abort()
    const known = flags ?? fromFile
    if (!known) return undefined
    // Made while nobody waits for an answer any more, since a slow phone takes long to make it.
    ready ??= OpenFeature.setProviderAndWait(provider)
    await ready
    provider.learn(known)
    return { from: flags ? 'service' : 'file', flags: readAll(fallback()) }
  }
}

/** Resolves to nothing once even the file has taken too long (FLG-101). */
function deadline(clock: Clock, timeoutMs: number): { over: Promise<undefined>; stop: () => void } {
  let stop = () => {}
  const over = new Promise<undefined>(resolve => {
    stop = clock.after(timeoutMs + FILE_GRACE_MS, () => resolve(undefined))
  })
  return { over, stop: () => stop() }
}

/** Every flag as OpenFeature evaluates it. */
function readAll(fallback: Required<Flags>): Partial<Flags> {
  const client = OpenFeature.getClient()
  const names = Object.keys(fallback) as (keyof Flags)[]
  return Object.fromEntries(names.map(name => [name, client.getBooleanValue(name, fallback[name])]))
}

const regionalSource =
  (send: Send, read: FlagServiceSettings['read'], origin: string): Source =>
  async (context, signal) => {
    const answer = await send('evaluateFlags', { origin, input: { context }, signal })
    return answer.state === 'answered' ? read(answer.value) : undefined
  }

const fileSource =
  (send: Send, address: string): Source =>
  async (_, signal) => {
    const answer = await send('flagFile', { origin: address, signal })
    return answer.state === 'answered' ? answer.value : undefined
  }

/**
 * The first source in the order of the list that answers within the timeout. The next one is asked as soon as one fails,
 * or after a while of silence; an earlier one that answers after all still counts before it.
 */
function firstOf(
  sources: readonly Source[],
  context: Context,
  signal: AbortSignal,
  { clock, timeoutMs }: Pick<FlagServiceSettings, 'clock' | 'timeoutMs'>,
): Promise<Partial<Flags> | undefined> {
  return new Promise(resolve => {
    const answers: (Partial<Flags> | 'failed' | undefined)[] = sources.map(() => undefined)
    const stops: (() => void)[] = []

    function finish(): void {
      for (const stop of stops) stop()
      resolve(answers.find((answer): answer is Partial<Flags> => typeof answer === 'object'))
    }

    function look(): void {
      const open = answers.findIndex(answer => answer !== 'failed')
      if (open < 0 || typeof answers[open] === 'object') finish()
    }

    const asked = new Set<number>()
    function ask(index: number): void {
      const source = sources[index]
      if (!source || asked.has(index)) return
      asked.add(index)
      stops.push(clock.after(PATIENCE_MS, () => ask(index + 1)))
      void source(context, signal).then(answer => {
        answers[index] = answer ?? 'failed'
        if (!answer) ask(index + 1)
        look()
      })
    }

    stops.push(clock.after(timeoutMs, finish))
    if (sources.length === 0) finish()
    else ask(0)
  })
}

/** An OpenFeature provider over flags that were fetched. */
class KnownFlags implements Provider {
  readonly metadata = { name: 'portal' }
  readonly runsOn = 'client'
  readonly events = new OpenFeatureEventEmitter()
  private known: Partial<Flags> = {}

  learn(flags: Partial<Flags>): void {
    this.known = flags
    this.events.emit(ProviderEvents.ConfigurationChanged)
  }

  resolveBooleanEvaluation(key: string, otherwise: boolean): ResolutionDetails<boolean> {
    const value: unknown = Object.hasOwn(this.known, key) ? Reflect.get(this.known, key) : undefined
    return typeof value === 'boolean' ? { value, reason: 'CACHED' } : { value: otherwise, reason: 'DEFAULT' }
  }

  resolveStringEvaluation = (_: string, value: string) => otherKind(value)
  resolveNumberEvaluation = (_: string, value: number) => otherKind(value)
  resolveObjectEvaluation = <Value extends JsonValue>(_: string, value: Value) => otherKind(value)
}

/** All flags of the portal are on or off. */
const otherKind = <Value>(value: Value): ResolutionDetails<Value> => ({
  value,
  reason: 'ERROR',
  errorCode: ErrorCode.TYPE_MISMATCH,
})
