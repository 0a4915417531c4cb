import { Command, Option } from 'commander'
import { pairsOfShard, plannedPairs } from './planned.ts'
import { checkedInputs, isStrict } from './terminal.ts'

/** The maximum number of jobs in a GitHub matrix. */
const GITHUB_MATRIX_MAX_JOBS = 256

type Options = { env: string; full?: boolean; shards?: number; format: 'github' | 'json' }

/** `matrix`: the plan for a CI system, one job per shard (GEN-110). */
export const matrixCommand = (): Command =>
  new Command('matrix')
    .description('print the plan for CI: one job per shard, so that a fleet builds what one machine should not')
    .option('--full', 'every brand in every country instead of the markets')
    .requiredOption('--env <environment>', 'san, stg or prd')
    .option('--shards <number>', 'number of jobs', Number, 8)
    .addOption(
      new Option('--format <kind>', 'github: the value of a job matrix; json: the pairs too')
        .choices(['github', 'json'])
        .default('json'),
    )
    .action(async ({ env, full = false, shards = 8, format }: Options) => {
      if (!Number.isInteger(shards) || shards < 1 || shards > GITHUB_MATRIX_MAX_JOBS)
        throw new Error(`--shards takes a whole number from 1 to ${GITHUB_MATRIX_MAX_JOBS}`)
      const inputs = await checkedInputs({ strict: isStrict(env) })
      const pairs = plannedPairs(inputs, full ? { full, env } : { all: true, env })
      const count = Math.min(shards, pairs.length)
      const shardsOfPlan = Array.from({ length: count }, (_, at) => ({ index: at + 1, of: count }))
      const include = shardsOfPlan.map(({ index, of }) => ({ shard: `${index}/${of}` }))
      if (format === 'github') {
        console.log(JSON.stringify({ include }))
        return
      }
      const jobs = shardsOfPlan.map(shard => ({
        shard: `${shard.index}/${shard.of}`,
        pairs: pairsOfShard(pairs, shard).map(({ brand, country }) => `${brand}-${country}`),
      }))
      console.log(JSON.stringify({ version: 1, environment: env, jobs }, null, 2))
    })
