import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { BuildResult } from '../build/index.ts'
import { BUILD_CACHE_FOLDER, openBuildCache } from '../cache/build-cache.ts'
import { openUnchanged } from '../cache/unchanged.ts'
import type { Problem } from '../model.ts'
import { outFolder } from '../publish/out-folder.ts'
import { sourceOf } from '../release/source.ts'
import { startBundle } from '../render/bundle.ts'
import { ROOT } from '../root.ts'
import { checkSelection, type PlanOptions, pairsOfShard, plannedPairs, shardOf } from './planned.ts'
import { inputsWithWarnings, isStrict, openProgress, report, strong } from './terminal.ts'

type Options = PlanOptions & {
  affected?: string
  out: string
  jobs?: number
  compress?: boolean
  release?: boolean
  cache: boolean
}

/** `build`: one pair, every market, or every combination (GEN-001, GEN-110, Q02). */
export const buildCommand = (): Command =>
  new Command('build')
    .description('build the sites of one pair, of every market, or of every combination')
    .option('--brand <id>', 'build this brand: in all of its markets, or with --country in one')
    .option('--country <code>', 'build this country: of every brand that has it as a market, or with --brand of one')
    .addOption(new Option('--all', 'build every brand in each of its markets').conflicts(['brand', 'country', 'full']))
    .option('--full', 'build every brand in every country; with --brand or --country: also outside the markets')
    .addOption(
      new Option('--affected <git ref>', 'build the markets with other inputs than at a commit').conflicts([
        'brand',
        'country',
        'all',
        'full',
      ]),
    )
    .requiredOption('--env <environment>', 'san, stg or prd')
    .option('--shard <i/n>', 'build every n-th pair of the sorted plan, from the i-th on', shardOf)
    .option('--out <folder>', 'where the folders of the pairs go', 'dist')
    .option('--jobs <n>', 'most pairs that are built at once; without it one per core, as far as memory goes', jobsOf)
    .option(
      '--compress',
      'put .br and .gz forms next to the files, for nginx, Caddy and others that send them as they are',
    )
    .option(
      '--release',
      'name commit, program and Node in the manifest, and write bills of materials and provenance; needs a commit without changes',
    )
    .option('--no-cache', 'use nothing that other runs cached, and cache nothing')
    .option('--json', 'print events and the result as one JSON object per line')
    .action(async (options: Options) => {
      const started = performance.now()
      const out = outFolder(ROOT, options.out)
      const { json: _, jobs: __, cache, ...request } = options
      const source = options.release ? sourceOf(ROOT) : undefined
      // A release names its commit, so it changes even if none of its files do; a branch may name another commit next time.
      const notes =
        cache && !source && options.affected === undefined
          ? openUnchanged(openBuildCache(join(ROOT, BUILD_CACHE_FOLDER)), { root: ROOT, out, request })
          : undefined
      const known = notes?.outcome()
      if (known) {
        report(known.problems, filesOf(known.problems), options)
        printResult({ written: [], unchanged: known.pairs, removed: [], problems: [] }, out, started, options)
        return
      }
      if (options.affected === undefined) checkSelection(options)
      const began = notes?.before()
      // The bundles contain none of the inputs: they are made while these are checked.
      const refusal = new AbortController()
      const refuse = (error: unknown): never => {
        refusal.abort()
        throw error
      }
      const bundle = cache ? startBundle(ROOT, refusal.signal) : undefined
      // Building code is loaded only if something has to be built.
      const { inputs, warnings, pairs } = await checkedPlan(options).catch(refuse)
      const progress = openProgress(options)
      const { build } = await import('../build/index.ts')
      const result = await build({
        root: ROOT,
        inputs,
        pairs,
        environment: options.env,
        out,
        progress,
        ...(bundle && { bundle }),
        ...(options.jobs !== undefined && { jobs: options.jobs }),
        compress: options.compress ?? false,
        ...(source && { source }),
        noCache: !cache,
      }).catch(refuse)
      progress.end()
      report(result.problems, inputs, options)
      await notes?.keep(
        { pairs: [...result.written, ...result.unchanged].sort(), problems: [...warnings, ...result.problems] },
        began,
      )
      printResult(result, out, started, options)
    })

async function checkedPlan(options: Options) {
  const { inputs, warnings } = await inputsWithWarnings({ ...options, strict: isStrict(options.env) })
  const { affected: ref, env: environment } = options
  if (ref === undefined) return { inputs, warnings, pairs: plannedPairs(inputs, options) }
  const pairs = plannedPairs(inputs, { all: true, env: environment })
  const { affectedSince } = await import('../affected/index.ts')
  const affected = affectedSince(ref, { root: ROOT, inputs, pairs, environment }).pairs
  return { inputs, warnings, pairs: options.shard ? pairsOfShard(affected, options.shard) : affected }
}

function printResult(result: BuildResult, out: string, started: number, options: Options): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (options.json) {
    const peakMemoryBytes = process.resourceUsage().maxRSS * 1024
    console.log(JSON.stringify({ event: 'result', ...result, out, seconds: Number(seconds), peakMemoryBytes }))
    return
  }
  const unchanged = result.unchanged.length > 0 ? `, ${result.unchanged.length} unchanged` : ''
  console.log(`${strong(`${result.written.length} written${unchanged}`)} in ${seconds} s: ${out}`)
  for (const pair of result.written.slice(0, NAMED_AT_MOST)) console.log(`  ${pair}`)
  const more = result.written.length - NAMED_AT_MOST
  if (more > 0) console.log(`  and ${more} more`)
  for (const file of result.removed.slice(0, NAMED_AT_MOST)) console.log(`  removed ${file}, which no build wrote`)
  const others = result.removed.length - NAMED_AT_MOST
  if (others > 0) console.log(`  and ${others} more such files`)
}

/** The files that problems are in, for the caret lines. */
const filesOf = (problems: readonly Problem[]) => ({
  bytes: new Map(problems.map(({ file }) => [file, readFileSync(join(ROOT, file))])),
})

const NAMED_AT_MOST = 20

/** `3` means at most three pairs in parallel. */
function jobsOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Give a number from 1 on.')
  return Number(text)
}
