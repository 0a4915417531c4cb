import { watch } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { check } from '#generator/check'
import { plannedPairs } from '#generator/commands/build'
import { portOf } from '#generator/commands/port'
import { checkedInputs, isTerminal, strong, textIn } from '#generator/commands/terminal'
import { developmentSite, serveWhileEditing } from '#generator/dev'
import { formatProblems, hasErrors } from '#generator/diagnostics'
import { INPUT_FOLDERS, load } from '#generator/load'
import { ROOT } from '#generator/root'

const SETTLE_MS = 150

/** `dev`: one pair at the root path, shown anew on every change of a page, style, text or value. */
export const devCommand = (): Command =>
  new Command('dev')
    .description('serve one pair at the root path and reload on every change')
    .requiredOption('--brand <id>', 'brand')
    .requiredOption('--country <code>', 'country')
    .option('--env <environment>', 'san, stg or prd', 'san')
    .option('--port <number>', 'port', portOf, 4321)
    .action(async (options: { brand: string; country: string; env: string; port: number }) => {
      const inputs = await checkedInputs()
      plannedPairs(inputs, { ...options, full: true })
      const server = await serveWhileEditing(await developmentSite(ROOT, inputs, options), ROOT, options.port)
      console.log(`${strong(`${options.brand}-${options.country}`)} http://127.0.0.1:${server.port}/`)

      let timer: NodeJS.Timeout | undefined
      const changed = () => {
        clearTimeout(timer)
        timer = setTimeout(() => void reload(), SETTLE_MS)
      }
      const reload = async () => {
        const fresh = await load(ROOT)
        const problems = check(fresh)
        if (problems.length > 0)
          process.stderr.write(formatProblems(problems, { colour: isTerminal(process.stderr), textOf: textIn(fresh) }))
        // With an error in a file the last good state stays on the screen.
        if (!hasErrors(problems)) server.show(await developmentSite(ROOT, fresh, options))
      }
      for (const folder of INPUT_FOLDERS) watch(join(ROOT, folder), { recursive: true }, changed)
    })
