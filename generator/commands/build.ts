import { resolve } from 'node:path'
import { Command, Option } from 'commander'
import { type PlanOptions, plannedPairs, shardOf } from '#generator/commands/planned'
import { checkedInputs, openProgress, report, strong } from '#generator/commands/terminal'
import { ROOT } from '#generator/root'

type Options = PlanOptions & { out: string }

/** `build`: one pair, every market, or every combination (GEN-001, GEN-110, Q02). */
export const buildCommand = (): Command =>
  new Command('build')
    .description('build the sites of one pair, of every market, or of every combination')
    .option('--brand <id>', 'brand of the one pair to build')
    .option('--country <code>', 'country of the one pair to build')
    .addOption(new Option('--all', 'build every brand in each of its markets').conflicts(['brand', 'country', 'full']))
    .option('--full', 'build every brand in every country; with --brand and --country: also outside the markets')
    .requiredOption('--env <environment>', 'san, stg or prd')
    .option('--shard <i/n>', 'build every n-th pair of the sorted plan, from the i-th on', shardOf)
    .option('--out <folder>', 'where the folders of the pairs go', 'dist')
    .option('--json', 'print events and the result as one JSON object per line')
    .action(async (options: Options) => {
      const started = performance.now()
      const inputs = await checkedInputs(options)
      const pairs = plannedPairs(inputs, options)
      const progress = openProgress(options)
      const out = resolve(ROOT, options.out)
      // What renders is read when something is to be rendered: a wrong use or a wrong file is told without it.
      const { buildPairs } = await import('#generator/build')
      const result = await buildPairs({ root: ROOT, inputs, pairs, environment: options.env, out, progress })
      progress.end()
      report(result.problems, inputs, options)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (options.json) {
        const peakMemoryBytes = process.resourceUsage().maxRSS * 1024
        console.log(JSON.stringify({ event: 'result', ...result, out, seconds: Number(seconds), peakMemoryBytes }))
      }
      if (!options.json) {
        const kept = result.unchanged.length > 0 ? `, ${result.unchanged.length} unchanged` : ''
        console.log(`${strong(`${result.written.length} written${kept}`)} in ${seconds} s: ${out}`)
        for (const pair of result.written.slice(0, NAMED_AT_MOST)) console.log(`  ${pair}`)
        const more = result.written.length - NAMED_AT_MOST
        if (more > 0) console.log(`  and ${more} more`)
      }
    })

const NAMED_AT_MOST = 20
