import { Command } from 'commander'
import { explain, explainedAsText } from '../explain/index.ts'
import { plannedPairs } from './planned.ts'
import { checkedInputs, report } from './terminal.ts'

/** `explain`: every resolved value with the file and line that set it (CFG-102). */
export const explainCommand = (): Command =>
  new Command('explain')
    .description('print each resolved value of a pair with the file and line that set it')
    .argument('<brand>', 'brand id')
    .argument('<country>', 'country code')
    .argument('[key]', 'only this value and what is below it, such as settings.links')
    .option('--env <environment>', 'san, stg or prd', 'prd')
    .option('--json', 'print JSON')
    .action(
      async (brand: string, country: string, key: string | undefined, options: { env: string; json?: boolean }) => {
        // All problems go to standard error here, including warnings: standard output holds one JSON document or nothing.
        const inputs = await checkedInputs()
        plannedPairs(inputs, { brand, country, full: true, env: options.env })
        const { entries, problems } = explain(inputs, brand, country, options.env, key)
        report(problems, inputs, {})
        if (options.json) console.log(JSON.stringify(entries, null, 2))
        else for (const line of explainedAsText(entries)) console.log(line)
      },
    )
