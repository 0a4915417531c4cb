// Where a page asks for its flags, and for whom.
import type { Deployment } from '#schema/deployment.ts'
import type { FlagQuestion, FlagSource } from '#scripts/ask-flags.ts'

/** The flag services in the order in which they are asked (CFG-010). */
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
