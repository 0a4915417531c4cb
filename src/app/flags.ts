// The feature flags of this page. OpenFeature and the providers are loaded once the page has been drawn.
import { deployment } from '#deployment'
import { FLAGS_TIMEOUT_MS, flagContext, flagsOfAnswer } from '#features/flags/flags.ts'
import { createFlags } from '#features/flags/store.ts'
import { userIdOf } from '#features/session/session.ts'
import { yieldToMain } from '#platform/browser-ports.ts'
import { importWithRetry } from '#platform/import-with-retry.ts'
import type { FlagService } from '#platform/ports.ts'
import { atLogout, clock, send, storage } from './services.ts'
import { session } from './session.ts'
import { vendors } from './vendors.ts'

let made: Promise<FlagService> | undefined

const service: FlagService = async question => {
  try {
    made ??= makeService()
    const answer = await (await made)(question)
    // What follows draws the page anew.
    await yieldToMain()
    return answer
  } catch {
    // The part itself could not be loaded: the same as a service that fails.
    made = undefined
    return undefined
  }
}

async function makeService(): Promise<FlagService> {
  const { createFlagService } = await importWithRetry(() => import('#platform/flags.ts'), { onFailure: 'caller' })
  await yieldToMain()
  const { environment, settings, flags: fallback } = deployment()
  const { flagProviders: providers } = settings
  const addresses = environment.flags
  return createFlagService({
    send,
    clock,
    timeoutMs: FLAGS_TIMEOUT_MS,
    read: flagsOfAnswer,
    providers,
    addresses,
    site: location.origin,
    fallback: () => fallback,
  })
}

export const flags = createFlags({
  service,
  storage,
  clock,
  fallback: () => deployment().flags,
  context() {
    const { brand, country, environmentId } = deployment()
    const site = { brand: brand.id, country: country.code, environment: environmentId }
    return flagContext(site, {
      userId: userIdOf(session.$session.get()),
      vendorId: vendors.$chosen.get()?.vendor_id,
    })
  },
})

atLogout(() => flags.reset())
