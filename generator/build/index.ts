// From checked inputs to published folders: what changed, the bundles, the pairs, publishing.
import { join } from 'node:path'
import { BUILD_CACHE_FOLDER, type BuildCache, openBuildCache, openNoCache } from '../cache/build-cache.ts'
import { type FileHashes, openFileHashes } from '../cache/file-hashes.ts'
import { inputHashes, isUpToDate, programHash, readManifest, strayFiles } from '../cache/fingerprint.ts'
import type { Inputs } from '../load/inputs.ts'
import type { Problem, Source } from '../model.ts'
import type { Progress } from '../progress.ts'
import { openWorkFolder, publish } from '../publish/index.ts'
import { resolve } from '../resolve/index.ts'
import { siteLocales } from '../resolve/locales.ts'
import type { Pair } from '../resolve/plan.ts'
import { translatedLocales } from '../resolve/translated.ts'
import { closeTempDir, openTempDir } from '../temp-dir.ts'
import type { PairJob } from './pair.ts'

export type BuildRequest = {
  /** The project's folder. */
  root: string
  /** Inputs without errors, as checked by the caller. */
  inputs: Inputs
  pairs: readonly Pair[]
  /** san, stg or prd. */
  environment: string
  /** Where the pairs' folders go. */
  out: string
  progress: Progress
  /** Most threads that build pairs; without it one per core, as free memory allows. */
  jobs?: number
  /** The bundles, if they have been requested already. */
  bundle?: Promise<string>
  /** Add compressed forms of the files, for hosts that send them as they are (GEN-120). */
  compress?: boolean
  /** The commit of the release; without it the pairs name none (GEN-118). */
  source?: Source
  /** Neither read nor write the cache. */
  noCache?: boolean
}

export type BuildResult = {
  /** Pairs that were written. */
  written: string[]
  /** Unchanged pairs, which were not rebuilt (GEN-103). */
  unchanged: string[]
  /** Files in the folders of written pairs that no build wrote; they are gone now. */
  removed: string[]
  /** What verification found; with an error nothing is published. */
  problems: Problem[]
}

/** Builds the outdated pairs and publishes them together, or nothing if one of them fails (GEN-104). */
export async function build(request: BuildRequest): Promise<BuildResult> {
  const { root, pairs, out, progress, noCache = false } = request
  // Bundled code resolves its imports from its folder, so the files of a run stay inside the project.
  const runs = join(root, '.generated', 'runs')
  const hashes = openFileHashes(noCache ? openNoCache(runs) : openBuildCache(join(root, BUILD_CACHE_FOLDER)), 'files')
  progress.begin('prepare', pairs.length)
  const { jobs, unchanged, strays } = outdatedJobs(request, hashes)
  const nothing = { written: [], unchanged, removed: [] }
  try {
    if (jobs.length === 0) return { ...nothing, problems: [] }
    const work = openWorkFolder(out)
    const own = noCache ? openTempDir(runs) : undefined
    const cache = own === undefined ? openBuildCache(join(root, BUILD_CACHE_FOLDER)) : openNoCache(own)
    try {
      const problems = await writePairs(request, jobs, join(work, 'new'), { cache, hashes })
      if (problems.some(problem => problem.severity === 'error')) return { ...nothing, problems }
      const names = jobs.map(job => job.deployment.pair)
      progress.begin('publish', names.length)
      publish(out, work, names)
      cache.prune()
      return { written: names, unchanged, removed: strays, problems }
    } finally {
      closeTempDir(work)
      if (own !== undefined) closeTempDir(own)
    }
  } finally {
    hashes.save()
  }
}

function outdatedJobs(request: BuildRequest, hashes: FileHashes) {
  const { root, inputs, pairs, environment, out, progress, compress = false, source } = request
  const program = programHash(root, hashes)
  const translated = translatedLocales(inputs)
  const jobs: PairJob[] = []
  const unchanged: string[] = []
  const strays: string[] = []
  for (const pair of pairs) {
    const { deployment } = resolve(inputs, pair.brand, pair.country, environment)
    const own = inputHashes(inputs, pair, siteLocales(deployment, translated), program)
    const folder = join(out, deployment.pair)
    if (isUpToDate(folder, { environment, compress, source }, own, hashes)) unchanged.push(deployment.pair)
    else {
      jobs.push({ deployment, inputs: own })
      const manifest = readManifest(folder)
      if (manifest) strays.push(...strayFiles(folder, manifest).map(path => join(deployment.pair, path)))
    }
    progress.step(deployment.pair)
  }
  return { jobs, unchanged, strays }
}

/** Writes every pair's folder below `into` and returns what verification found. */
async function writePairs(
  { root, inputs, out, progress, jobs: threads, bundle, compress = false, source, noCache = false }: BuildRequest,
  jobs: readonly PairJob[],
  into: string,
  { cache, hashes }: { cache: BuildCache; hashes: FileHashes },
): Promise<Problem[]> {
  // Rendering code is loaded only if something has to be rendered.
  const { preparePairs } = await import('./prepare.ts')
  const { buildAll } = await import('./build-pairs.ts')
  const setup = await preparePairs({ root, inputs, jobs, into, out, cache, hashes, bundle, compress, source, noCache })
  progress.begin('render', setup.pages)
  return buildAll(setup.setup, jobs, (pair, pages) => progress.step(pair, pages), threads)
}
