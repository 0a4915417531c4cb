// From checked inputs to published folders: resolve, render once, cut, add what is no page, verify, publish.
import { channel } from 'node:diagnostics_channel'
import { join } from 'node:path'
import { assetManifest, pairArtefacts } from '#generator/artefacts'
import { pagesOf, type RenderedPage, sharedFiles } from '#generator/cut'
import { emitHosting } from '#generator/emit/hosting'
import { metaPolicy, securityHeaders, sitePolicy, WIDGET_STYLE_HASH } from '#generator/emit/policy'
import { inputHashes, isUpToDate, programHash } from '#generator/fingerprint'
import type { Inputs } from '#generator/inputs'
import type { Manifest, Problem, SiteData } from '#generator/model'
import { withPolicy } from '#generator/page'
import { placeInto } from '#generator/place'
import type { Pair } from '#generator/plan'
import { withPreloads } from '#generator/preload'
import type { Progress } from '#generator/progress'
import { openWorkFolder, publish } from '#generator/publish'
import { type PurityCheck, purityCheck } from '#generator/purity'
import { resolve } from '#generator/resolve'
import { closeScratch, openScratch } from '#generator/scratch'
import { renderSites, sharedData } from '#generator/site'
import { brandMarks, type SharedData, siteDataOf } from '#generator/site-data'
import { type FinishedPair, staticPaths, verifyPair } from '#generator/verify'

export type BuildRequest = {
  /** The project's folder. */
  root: string
  /** Inputs without errors: the caller has checked them. */
  inputs: Inputs
  pairs: readonly Pair[]
  /** san, stg or prd. */
  environment: string
  /** Where the pairs' folders go. */
  out: string
  progress: Progress
}

export type BuildResult = {
  /** Pairs that were written. */
  written: string[]
  /** Pairs that were left as they are, since their inputs did not change (GEN-103). */
  unchanged: string[]
  /** What the last look at the finished pairs found; with an error nothing is published. */
  problems: Problem[]
}

/** Set by the middleware of the pages: one message per rendered page. */
const rendered = channel('rider-portal:page')

/** Three megabytes that only a pair with this map ever loads. */
const MAPBOX = /^\/_assets\/mapbox[.-]/

type Job = { site: SiteData; inputs: Record<string, string> }

/** Builds the pairs that are not up to date and publishes them together, or nothing when any of them fails (GEN-104). */
export async function buildPairs(request: BuildRequest): Promise<BuildResult> {
  const { root, inputs, out, progress } = request
  progress.begin('prepare', request.pairs.length)
  const shared = await sharedData(root, inputs)
  const { jobs, unchanged } = outdatedJobs(request, shared)
  if (jobs.length === 0) return { written: [], unchanged, problems: [] }

  const work = openWorkFolder(out)
  // Astro resolves what its server code imports from where it writes it, so the render stays inside the project.
  const scratch = openScratch(join(root, '.generated', 'runs'))
  try {
    const sites = jobs.map(job => job.site)
    const pages = join(scratch, 'rendered')
    await renderWithProgress(sites, { root, outDir: pages, cacheDir: join(scratch, 'cache') }, progress)
    const problems = await assemblePairs(jobs, shared, { pages, into: join(work, 'new'), progress })
    if (problems.some(problem => problem.severity === 'error')) return { written: [], unchanged, problems }
    const names = sites.map(site => site.deployment.pair)
    progress.begin('publish', names.length)
    publish(out, work, names)
    return { written: names, unchanged, problems }
  } finally {
    closeScratch(scratch)
    closeScratch(work)
  }
}

function outdatedJobs({ root, inputs, pairs, environment, out, progress }: BuildRequest, shared: SharedData) {
  const program = programHash(root)
  const jobs: Job[] = []
  const unchanged: string[] = []
  for (const pair of pairs) {
    const { deployment } = resolve(inputs, pair.brand, pair.country, environment)
    const site = siteDataOf(deployment, shared)
    const hashes = inputHashes(inputs, pair, site.locales, program)
    if (isUpToDate(join(out, deployment.pair), environment, hashes)) unchanged.push(deployment.pair)
    else jobs.push({ site, inputs: hashes })
    progress.step(deployment.pair)
  }
  return { jobs, unchanged }
}

async function renderWithProgress(
  sites: readonly SiteData[],
  options: Parameters<typeof renderSites>[1],
  progress: Progress,
): Promise<void> {
  const total = sites.reduce((sum, site) => sum + site.locales.length * (staticPaths.length + 1), 0)
  progress.begin('render', total)
  const count = (page: unknown) => progress.step((page as { pair: string }).pair)
  rendered.subscribe(count)
  try {
    await renderSites(sites, options)
  } finally {
    rendered.unsubscribe(count)
  }
}

type Assembly = { pages: string; into: string; progress: Progress }

/** Writes every pair's folder below `into` and returns what the last look found. */
async function assemblePairs(jobs: readonly Job[], shared: SharedData, { pages, into, progress }: Assembly) {
  const reach = sharedFiles(pages)
  const place = placeInto(into)
  const isPure: PurityCheck = purityCheck(await brandMarks(shared.inputs))
  const problems: Problem[] = []
  progress.begin('assemble', jobs.length)
  for (const { site, inputs } of jobs) {
    const { pair, brand } = site.deployment
    const rendered = pagesOf(pages, site)
    const finished = await finishPair(site, rendered, reach, shared)
    problems.push(...verifyPair(finished), ...isPure(pair, brand.id, finished.files))
    const files: Record<string, string> = {}
    for (const [path, contents] of [...finished.files].sort(([a], [b]) => (a < b ? -1 : 1)))
      files[path] = place(`${pair}/${path}`, contents)
    const manifest: Manifest = { version: 1, pair, files, inputs, settings: site.deployment }
    place(`${pair}/manifest.json`, `${JSON.stringify(manifest, null, 1)}\n`)
    progress.step(pair)
  }
  return problems
}

async function finishPair(
  site: SiteData,
  pages: readonly RenderedPage[],
  reach: ReturnType<typeof sharedFiles>,
  shared: SharedData,
): Promise<FinishedPair> {
  const { deployment } = site
  const { environment, environmentId, settings } = deployment
  const files = new Map<string, string | Uint8Array>()
  for (const { path, contents } of await pairArtefacts(site, pages, shared)) files.set(path, contents)
  for (const [address, bytes] of reach(pages.flatMap(page => page.facts.assets)))
    if (settings.map.provider === 'mapbox' || !MAPBOX.test(address)) files.set(address.slice(1), bytes)

  const policy = (scriptHashes: readonly string[]) =>
    sitePolicy({
      environmentId,
      environment,
      scriptHashes,
      styleHashes: [WIDGET_STYLE_HASH],
      allowedFrameOrigins: settings.embedding.allowedOrigins,
      helpCentreRegion: settings.geolocatorRegion,
      map: settings.map,
      addressSuggestions: settings.addressSuggestions,
    })
  for (const page of pages) {
    const html = withPreloads(page.html, files)
    files.set(page.path, withPolicy(html, metaPolicy(policy(page.facts.scriptHashes))))
  }
  const manifest = assetManifest(files.keys())
  files.set(manifest.path, manifest.contents)
  const allHashes = pages.flatMap(page => page.facts.scriptHashes)
  const hosting = emitHosting({
    // The manifest names all other files, so it is written last; hosts serve it like the others.
    files: [...files.keys(), 'manifest.json'],
    locales: site.locales,
    securityHeaders: securityHeaders(policy(allHashes), environmentId),
  })
  for (const { path, contents } of hosting) files.set(path, contents)
  return { site, pages, files }
}
