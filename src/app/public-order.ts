// One order for anybody who has its link. These pages know no session: nothing of a login is read or sent.
import { matchRoute, splitPrefix } from '#contract/routes.ts'
import { deployment } from '#deployment'
import { type AllFlags, FLAGS_TIMEOUT_MS, flagsOfAnswer, flagsRetryDelays, withFlags } from '#features/flags/flags.ts'
import { createPublicOrder } from '#features/public-order/store.ts'
import { browserPageLifecycle, browserUuid, createClock, yieldToMain } from '#platform/browser-ports.ts'
import { createSend } from '#platform/client.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { Answered, FlagService, Send } from '#platform/ports.ts'
import type { ProofType } from '#schema/wire.ts'
import { validators } from '#validators/answers.js'

const clock = createClock()

let client: Send | undefined
const send: Send = async (name, call) => {
  await yieldToMain()
  client ??= createSend({
    api: deployment().environment.api,
    helpCentre: deployment().environment.helpCentre.other,
    site: location.origin,
    clock,
    uuid: browserUuid,
    authorization: () => undefined,
    report: ({ call: where, place }) =>
      console.warn(`${where}: the answer does not fit its shape at ${place || 'its root'}; it was ignored`),
  })
  return client(name, call)
}

// Loaded together with the answer that it checks, and not after it.
void validators.PublicTrackingAnswer().catch(() => {})

export const publicOrder = createPublicOrder({
  send,
  clock,
  pageLifecycle: browserPageLifecycle,
  visible: () => document.visibilityState === 'visible',
})

/** Unix milliseconds by the server's clock. */
export const now = (): number => clock.now()

/** The order that the address names; undefined for a bare address or one that is no address of ours. */
export function orderOfAddress(): string | undefined {
  const { supported } = deployment().settings.languages
  const { path } = splitPrefix(
    location.pathname,
    supported.map(tag => `/${tag}`),
  )
  return matchRoute(path)?.params['orderID']
}

/** Fetches the photo of a proof (PUB-002). */
export const fetchProof = (orderId: string, type: ProofType): Promise<Answered<Blob>> =>
  send('proof', { params: { orderId, type } })

let asked: Promise<AllFlags> | undefined
let service: FlagService | undefined
const retryDelay = flagsRetryDelays()
let askAgain = () => {}

/** The flags, asked for only by who needs one, and once; the deployment's own where nobody answers (FLG-002). */
export function publicFlags(): Promise<AllFlags> {
  asked ??= askFlags()
  return asked
}

/** `needed` is called when flags that no service has answered can be asked for again (FLG-101). */
export function onFlagsRetry(needed: () => void): void {
  askAgain = needed
}

async function askFlags(): Promise<AllFlags> {
  // The part itself may not load: the same as a service that fails.
  const answer = await askService().catch(() => undefined)
  if (answer?.from !== 'service') retryLater()
  return withFlags(deployment().flags, answer?.flags ?? {})
}

async function askService(): ReturnType<FlagService> {
  const { environment, environmentId, settings, flags: fallback, brand, country } = deployment()
  const { createFlagService } = await importWithRetry(() => import('#platform/flags.ts'), { onFailure: 'caller' })
  await yieldToMain()
  service ??= createFlagService({
    send,
    clock,
    timeoutMs: FLAGS_TIMEOUT_MS,
    read: flagsOfAnswer,
    providers: settings.flagProviders,
    addresses: environment.flags,
    site: location.origin,
    fallback: () => fallback,
  })
  const context = { targetingKey: 'anonymous', brand: brand.id, country: country.code, environment: environmentId }
  return service({ context, withFile: true })
}

function retryLater(): void {
  clock.after(retryDelay(), () => {
    asked = undefined
    askAgain()
  })
}
