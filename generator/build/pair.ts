// Builds one pair, from its deployment to the files of its folder: data, pages, other files, verification.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Deployment } from '#schema/deployment.ts'
import type { SiteData } from '#site'
import { bundleParts } from '../adapters/astro-app.ts'
import { integrityFor, withPreloads } from '../adapters/astro-modules.ts'
import { scriptHashesOf, withPolicy } from '../adapters/html.ts'
import { WIDGET_STYLE_HASH } from '../adapters/react-aria-style.ts'
import { type SharedFiles, sharedFiles } from '../adapters/vite-assets.ts'
import { type BuildCache, hashOf, openBuildCache } from '../cache/build-cache.ts'
import { contentHash } from '../cache/content-hash.ts'
import { readManifest } from '../cache/fingerprint.ts'
import { emitHosting } from '../emit/hosting.ts'
import { assetManifest, emit } from '../emit/index.ts'
import { metaPolicy, securityHeaders, sitePolicy } from '../emit/policy.ts'
import { emitBrowserBill, STATEMENT, statementOf } from '../emit/release/index.ts'
import { emitScriptInventory } from '../emit/script-inventory.ts'
import { type SharedData, siteDataOf } from '../emit/site-data.ts'
import { emitThirdParty } from '../emit/third-party.ts'
import type { Artefact, Manifest, Problem, Source } from '../model.ts'
import { precompressor } from '../publish/precompress.ts'
import { outputWriter } from '../publish/write-output.ts'
import { type KnownPage, openPages, planPages, type RenderedPage, render } from '../render/index.ts'
import { type ShippedPackages, shippedPackages } from '../render/shipped-packages.ts'
import { brandLeakCheck } from '../verify/brand-leaks.ts'
import type { BrandMarks } from '../verify/brand-marks.ts'
import { type FinishedPair, verify } from '../verify/index.ts'
import { openPageCache, type PageCache } from './page-cache.ts'

/** What any pair of a run needs. Plain data: it is sent to the threads that build. */
export type PairSetup = {
  /** Folder of Astro's bundles. */
  bundle: string
  /** `<work>/new`, where the folders of the pairs are written. */
  into: string
  /** Where the folders of the pairs are published. */
  out: string
  /** Whether compressed forms are put next to the files. */
  compress: boolean
  /** The origin of a release; absent for other builds. `files` are the same for all pairs. */
  release?: { source: Source; lockfile: string; files: readonly Artefact[] }
  shared: Omit<SharedData, 'cache'>
  marks: readonly BrandMarks[]
  /** The cache of pictures and rendered pages, and what they depend on; absent without a cache. */
  cache?: {
    folder: string
    maker: string
    pageKeys: Record<string, string>
    messageHashes: ReadonlyMap<string, string>
  }
}

/** One pair to build, and the hashes of its inputs for its manifest. */
export type PairJob = { deployment: Deployment; inputs: Record<string, string> }

/** Three megabytes, which only a pair with this map loads. */
const MAPBOX = /^\/_assets\/mapbox[.-]/

export type BuildPair = (job: PairJob, onPage: () => void) => Promise<Problem[]>

/** Returns a function that writes the folder of a pair and returns its problems. @param cache for a `setup` without a cache */
export async function pairBuilder(setup: PairSetup, cache: BuildCache): Promise<BuildPair> {
  const pages = await openPages(setup.bundle)
  const reach = sharedFiles(bundleParts(setup.bundle).client)
  const shipped = shippedPackages(setup.bundle)
  const findLeaks = brandLeakCheck(setup.marks)
  const write = outputWriter(setup.into)
  const precompress = precompressor(cache)
  const shared: SharedData = { ...setup.shared, cache }
  // Each page names the integrity of all modules of its kind, so it depends on every one of them.
  const modules = readdirSync(join(bundleParts(setup.bundle).client, '_assets')).filter(name => name.endsWith('.js'))
  const pageCache: PageCache | undefined =
    setup.cache && openPageCache({ ...setup.cache, maker: hashOf(setup.cache.maker, ...modules.sort()) }, setup, cache)

  return async ({ deployment, inputs }, onPage) => {
    const { pair, brand } = deployment
    const site = siteDataOf(deployment, shared)
    const own = pageCache?.of(site)
    const rendered: RenderedPage[] = []
    const known = new Map<string, KnownPage>()
    for (const page of planPages(pages, site)) {
      const same = own?.find(page)
      if (same) known.set(page.path, same)
      rendered.push(same ?? (await render(pages, site, page)))
      onPage()
      // Rendering never waits for I/O: without this, a signal would be handled only after the last page.
      await setImmediate()
    }
    const finished = await finishPair(site, rendered, known, reach, { shared, shipped, compress: setup.compress })
    // As bytes: a text would be encoded twice, for hashing and for writing.
    const sorted = [...finished.files, ...releaseFiles(setup, pair, shipped, finished.files)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, contents]) => [path, typeof contents === 'string' ? Buffer.from(contents) : contents] as const)
    const hashes = Object.fromEntries(
      sorted.map(([path, bytes]) => [path, known.get(path)?.hash ?? contentHash(bytes)]),
    )
    const problems = [...verify(finished), ...findLeaks(pair, brand.id, finished.files, hashes, finished.known)]
    if (problems.length === 0) own?.keep(finished, new Map(sorted), hashes)
    const published = join(setup.out, pair)
    const before = (setup.cache && readManifest(published)?.files) ?? {}
    for (const [path, bytes] of sorted) {
      const hash = hashes[path] ?? ''
      write(`${pair}/${path}`, bytes, hash, before[path] === hash ? join(published, path) : undefined)
    }
    // A pair with an error is not published.
    const compress = setup.compress && problems.length === 0
    for (const [path, bytes] of compress ? await precompress(sorted, hashes) : []) {
      hashes[path] = contentHash(bytes)
      write(`${pair}/${path}`, bytes, hashes[path])
    }
    const files = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))
    const { compress: compressed } = setup
    const source = setup.release && { source: setup.release.source }
    const messages = Object.fromEntries(shared.messageNames)
    const manifest: Manifest = {
      version: 1,
      pair,
      files,
      inputs,
      compressed,
      messages,
      ...source,
      settings: deployment,
    }
    const contents = `${JSON.stringify(manifest, null, 1)}\n`
    const hash = contentHash(contents)
    write(`${pair}/manifest.json`, contents, hash)
    if (source) {
      const statement = statementOf(manifest, hash)
      write(`${pair}/${STATEMENT}`, statement, contentHash(statement))
    }
    return problems
  }
}

function releaseFiles(
  { release }: PairSetup,
  pair: string,
  shipped: ShippedPackages,
  files: ReadonlyMap<string, unknown>,
): [string, string | Uint8Array][] {
  if (!release) return []
  const { source, lockfile } = release
  const made = [...release.files, ...emitBrowserBill({ pair, lockfile }, shipped, files.keys(), source)]
  return made.map(({ path, contents }) => [path, contents])
}

/** The thread's cache for drawings. */
export const cacheOf = ({ cache }: PairSetup): BuildCache | undefined =>
  cache && openBuildCache(cache.folder, cache.maker)

async function finishPair(
  site: SiteData,
  pages: readonly RenderedPage[],
  known: ReadonlyMap<string, KnownPage>,
  reach: SharedFiles,
  { shared, shipped, compress }: { shared: SharedData; shipped: ShippedPackages; compress: boolean },
): Promise<FinishedPair> {
  const { deployment } = site
  const { environment, environmentId, settings } = deployment
  const files = new Map<string, string | Uint8Array>()
  for (const { path, contents } of await emit(site, pages, shared)) files.set(path, contents)
  for (const [address, bytes] of reach(pages.flatMap(page => page.facts.assets)))
    if (settings.map.provider === 'mapbox' || !MAPBOX.test(address)) files.set(address.slice(1), bytes)

  const policy = (scriptHashes: readonly string[], styleHashes: readonly string[]) =>
    sitePolicy({
      environmentId,
      environment,
      scriptHashes,
      styleHashes: [WIDGET_STYLE_HASH, ...styleHashes],
      allowedFrameOrigins: settings.embedding.allowedOrigins,
      helpCentreRegion: settings.geolocatorRegion,
      map: settings.map,
      addressSuggestions: settings.addressSuggestions,
    })
  const withIntegrity = integrityFor(pages, files)
  const finished = pages.map((page): RenderedPage => {
    const same = known.get(page.path)
    if (same) {
      files.set(page.path, same.bytes)
      return page
    }
    const html = withIntegrity(page, withPreloads(page.html, files))
    const facts = { ...page.facts, scriptHashes: scriptHashesOf(html) }
    files.set(page.path, withPolicy(html, metaPolicy(policy(facts.scriptHashes, facts.styleHashes))))
    return { ...page, facts }
  })
  for (const { path, contents } of [assetManifest(files.keys()), emitThirdParty(shipped, files.keys())])
    files.set(path, contents)
  const scriptHashes = finished.flatMap(page => page.facts.scriptHashes)
  const styleHashes = finished.flatMap(page => page.facts.styleHashes)
  const hosting = emitHosting({
    // The manifest names all other files, so it is written last; it is served like the others.
    files: [...files.keys(), 'manifest.json'],
    locales: site.locales,
    compressed: compress,
    securityHeaders: securityHeaders(policy(scriptHashes, styleHashes), environmentId, environment.reporting),
  })
  for (const { path, contents } of [...hosting, emitScriptInventory(files)]) files.set(path, contents)
  return { site, pages: finished, files, known: new Set(known.keys()) }
}
