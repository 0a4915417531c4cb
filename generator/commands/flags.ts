import { Command, Option } from 'commander'
import { flagSnapshot, type Provider } from '../flags/index.ts'
import { stringsAt } from '../load/locate.ts'
import { replaceFiles } from '../publish/replace-files.ts'
import { ROOT } from '../root.ts'
import { CliError } from './cli-error.ts'
import { type PlanOptions, plannedPairs } from './planned.ts'
import { checkedInputs, strong } from './terminal.ts'

type Options = PlanOptions & { provider?: Provider; ignore?: string[] }

/** `flags`: what the flag services say, as settings (FLG-002). */
export const flagsCommand = (): Command =>
  new Command('flags').description('the feature flags of sites: take a snapshot of the flag services').addCommand(
    new Command('pull')
      .description('ask the flag service of each pair, and take over all answers if each is without fault')
      .option('--brand <id>', 'ask for this brand: in all of its markets, or with --country in one')
      .option(
        '--country <code>',
        'ask for this country: for every brand that has it as a market, or with --brand for one',
      )
      .addOption(new Option('--all', 'ask for every brand in each of its markets').conflicts(['brand', 'country']))
      .requiredOption('--env <environment>', 'whose services are asked: san, stg or prd')
      .option('--provider <name>', 'who is asked: EU, ASIA or STORAGE; without it the first of flagProviders')
      .option('--ignore <flags...>', 'flags of a service that are those of other programs')
      .action(async ({ provider, ignore, ...selection }: Options) => {
        const inputs = await checkedInputs()
        const pairs = plannedPairs(inputs, selection)
        const providers = stringsAt(inputs.schemas.get('settings'), ['$defs', 'flagProviders', 'items', 'enum'])
        if (provider !== undefined && !providers.includes(provider))
          throw new Error(`"${provider}" is not a flag provider; there are ${providers.join(', ')}`)
        const { changes, refusals } = await flagSnapshot(inputs, pairs, selection.env, {
          ...(provider && { provider }),
          ...(ignore && { ignored: ignore }),
        })
        for (const refusal of refusals) console.error(refusal)
        if (refusals.length > 0) {
          console.error('Refused as a whole: nothing was written.')
          throw new CliError()
        }
        replaceFiles(ROOT, new Map(changes.map(({ artefact }) => [artefact.path, artefact.contents])))
        for (const { pair, flags, artefact } of changes) {
          const values = flags.map(({ name, value }) => `${name} ${value ? 'on' : 'off'}`).join(', ')
          console.log(`${strong(pair)}: ${values} (${artefact.path})`)
        }
        const same = pairs.length - changes.length
        console.log(`${pairs.length} ${pairs.length === 1 ? 'site' : 'sites'} asked for, ${same} as configured.`)
      }),
  )
