// What the pairs of a run share, prepared before the first of them: bundles, compiled messages, names that reveal a brand.
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pageKeys } from '../adapters/astro-server-entry.ts'
import { BUILD_CACHE_FOLDER, type BuildCache, openBuildCache } from '../cache/build-cache.ts'
import type { FileHashes } from '../cache/file-hashes.ts'
import { generatorHash } from '../cache/fingerprint.ts'
import { compiledStamps } from '../emit/messages.ts'
import { emitBuildBill } from '../emit/release/index.ts'
import { sharedData } from '../emit/shared-data.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Locale, Source } from '../model.ts'
import { bundleOf } from '../render/bundle.ts'
import { FALLBACK_LOCALE, siteLocales } from '../resolve/locales.ts'
import { translatedLocales } from '../resolve/translated.ts'
import { brandMarks } from '../verify/brand-marks.ts'
import { staticPathsOf } from '../verify/index.ts'
import type { PairJob, PairSetup } from './pair.ts'

export type Preparation = {
  root: string
  inputs: Inputs
  jobs: readonly PairJob[]
  into: string
  out: string
  cache: BuildCache
  hashes: FileHashes
  bundle: Promise<string> | undefined
  compress: boolean
  source: Source | undefined
  noCache: boolean
}

/** Prepares what is not cached; bundles, drawings and messages in parallel. `pages` is the number of pages to come. */
export async function preparePairs(run: Preparation): Promise<{ setup: PairSetup; pages: number }> {
  const { root, inputs, jobs, into, out, hashes, compress, source, noCache } = run
  const folder = join(root, BUILD_CACHE_FOLDER)
  const maker = generatorHash(root, hashes)
  const cache = noCache ? run.cache : openBuildCache(folder, maker)
  const translated = translatedLocales(inputs)
  const locales = jobs.flatMap(({ deployment }) => siteLocales(deployment, translated))
  const shown = new Set(locales.map(locale => locale.content))
  const refusal = new AbortController()
  const [bundle, shared, marks] = await Promise.all([
    run.bundle ?? bundleOf(root, hashes, run.cache, refusal.signal),
    sharedData(root, inputs, { cache, locales: [...shown].sort() }),
    brandMarks(inputs, cache),
  ]).catch(error => {
    refusal.abort()
    throw error
  })
  const brands = [...new Set(jobs.map(({ deployment }) => deployment.brand.id))]
  const setup: PairSetup = {
    bundle,
    into,
    out,
    compress,
    shared: {
      // Only texts and pictures: parsed trees would be copied into every thread.
      inputs: {
        content: inputs.content,
        brands: new Map(
          brands.map(id => {
            const { drawings = new Map(), pictures = new Map() } = inputs.brands.get(id) ?? {}
            return [id, { drawings, pictures }]
          }),
        ),
      },
      translated: shared.translated,
      messages: shared.messages,
      messageNames: shared.messageNames,
    },
    marks,
    ...(source && { release: releaseOf(root, source) }),
    ...(!noCache && {
      cache: {
        folder,
        maker,
        pageKeys: await run.cache.getOrMake('assets', [basename(bundle), maker], () => pageKeys(bundle)),
        messageHashes: await messageHashesOf(root, shown),
      },
    }),
  }
  const counts = jobs.map(
    ({ deployment }) => siteLocales(deployment, translated).length * (staticPathsOf(deployment).length + 1),
  )
  return { setup, pages: counts.reduce((sum, count) => sum + count, 0) }
}

function releaseOf(root: string, source: Source): PairSetup['release'] {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  // As bytes, so that they are hashed and written once for all pairs.
  const files = emitBuildBill(lockfile, source).map(({ path, contents }) => ({ path, contents: Buffer.from(contents) }))
  return { source, lockfile, files }
}

/** The messages of each language: its own, and the English ones that it may lack (Q114). */
async function messageHashesOf(root: string, locales: Iterable<Locale>): Promise<Map<Locale, string>> {
  const stamps = await compiledStamps(root)
  return new Map([...locales].map(locale => [locale, `${stamps[locale]} ${stamps[FALLBACK_LOCALE]}`]))
}
