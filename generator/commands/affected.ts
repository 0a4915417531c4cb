import { Command, Option } from 'commander'
import { affectedSince } from '../affected/index.ts'
import { ROOT } from '../root.ts'
import { plannedPairs } from './planned.ts'
import { checkedInputs, isStrict } from './terminal.ts'

type Options = { env: string; full?: boolean; format: 'text' | 'json' | 'github' }

/** `affected`: the pairs that a build would write after one of a commit, from their inputs alone (GEN-103). */
export const affectedCommand = (): Command =>
  new Command('affected')
    .description('print the pairs that a build would write if its output were that of a commit, and why')
    .argument('<git ref>', 'commit, branch or tag to compare with, such as origin/main')
    .requiredOption('--env <environment>', 'san, stg or prd')
    .option('--full', 'every brand in every country instead of the markets')
    .addOption(
      new Option('--format <kind>', 'text: one pair a line; json: with the changed inputs; github: outputs of a step')
        .choices(['text', 'json', 'github'])
        .default('text'),
    )
    .action(async (ref: string, { env, full = false, format }: Options) => {
      const inputs = await checkedInputs({ strict: isStrict(env) })
      const pairs = plannedPairs(inputs, full ? { full, env } : { all: true, env })
      const affected = affectedSince(ref, { root: ROOT, inputs, pairs, environment: env })
      const names = affected.pairs.map(({ brand, country }) => `${brand}-${country}`)
      if (format === 'json') {
        console.log(JSON.stringify({ version: 1, ref, environment: env, ...affected, pairs: names }, null, 2))
        return
      }
      if (format === 'github') {
        console.log(`count=${names.length}\npairs=${JSON.stringify(names)}`)
        return
      }
      for (const name of names) console.log(name)
      for (const name of affected.gone) console.error(`${name} used to be a market: nothing removes its site`)
      const why = affected.inputs.length > 0 ? `: ${affected.inputs.join(', ')}` : ''
      console.error(`${names.length} of ${pairs.length} pairs have other inputs than at ${ref}${why}`)
    })
