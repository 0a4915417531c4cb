// One order for anybody who has its link. These pages know no session: nothing of a login is read or sent.
import { browserSurroundings, browserUuid } from '#api/browser-ports'
import { createSend } from '#api/client'
import { createClock } from '#api/clock'
import { matchRoute, splitPrefix } from '#contract/routes'
import { deployment } from '#deployment'
import { type AllFlags, withFlags } from '#domain/flags'
import type { Answered, Send } from '#ports'
import type { ProofType } from '#schema/wire'
import { createFollowedOrder } from '#stores/followed-order'
import { validators } from '#validators/answers'
import { nextTurn } from '../next-turn.ts'

const clock = createClock()

let client: Send | undefined
const send: Send = async (name, call) => {
  await nextTurn()
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

// Loaded beside the answer that it is to check, and not after it.
void validators.PublicTrackingAnswer().catch(() => {})

export const followedOrder = createFollowedOrder({
  send,
  clock,
  surroundings: browserSurroundings,
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

/** The flags, asked for once and only by who needs one; the deployment's own where nobody answers (FLG-002). */
export function publicFlags(): Promise<AllFlags> {
  asked ??= askFlags()
  return asked
}

async function askFlags(): Promise<AllFlags> {
  const { environment, environmentId, settings, flags: fallback, brand, country } = deployment()
  try {
    const { createFlagService } = await import('#api/flags')
    await nextTurn()
    const ask = createFlagService({
      send,
      clock,
      providers: settings.flagProviders,
      addresses: environment.flags,
      site: location.origin,
      fallback: () => fallback,
    })
    const context = { targetingKey: 'anonymous', brand: brand.id, country: country.code, environment: environmentId }
    const answer = await ask({ context, withFile: true })
    return withFlags(fallback, answer?.flags ?? {})
  } catch {
    // The part itself did not load: the same as a service that fails.
    return fallback
  }
}
