import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { buildCacheOf, problemsOf } from '../check/result.ts'
import { formatProblems, hasErrors, problemsAsJson } from '../diagnostics.ts'
import { ROOT } from '../root.ts'
import { CliError } from './cli-error.ts'
import { isTerminal } from './terminal.ts'

/** `validate`: every problem of every input file in one run (CFG-101). */
export const validateCommand = (): Command =>
  new Command('validate')
    .description('check every brand, country, message and content file, and print all problems')
    .option('--json', 'print the problems as versioned JSON')
    .option('--strict', 'refuse a missing translation, as building for stg and prd does')
    .option('--no-cache', 'check again what did not change since the last time')
    .action(async ({ json = false, strict = false, cache }: { json?: boolean; strict?: boolean; cache: boolean }) => {
      const problems = await problemsOf(ROOT, { strict, cache: buildCacheOf(ROOT, cache) })
      if (json) console.log(JSON.stringify(problemsAsJson(problems), null, 2))
      else process.stdout.write(formatProblems(problems, { colour: isTerminal(process.stdout), textOf: textOnDisk }))
      if (hasErrors(problems)) throw new CliError()
    })

/** For the caret lines. An unreadable folder or file is a problem itself, without a line to show. */
function textOnDisk(file: string): string | undefined {
  try {
    return new TextDecoder().decode(readFileSync(join(ROOT, file)))
  } catch {
    return undefined
  }
}
