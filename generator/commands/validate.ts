import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { annotations, junitReport, sarifLog, summaryTable } from '../check/ci-formats.ts'
import { buildCacheOf, problemsOf } from '../check/result.ts'
import { formatProblems, hasErrors, problemsAsJson } from '../diagnostics.ts'
import type { Problem } from '../model.ts'
import { ROOT } from '../root.ts'
import { CliError } from './cli-error.ts'
import { isTerminal } from './terminal.ts'

type Format = 'text' | 'json' | 'github' | 'sarif' | 'junit'
type Options = { json?: boolean; format?: Format; strict?: boolean; cache: boolean }

/** `validate`: every problem of every input file in one run (CFG-101). */
export const validateCommand = (): Command =>
  new Command('validate')
    .description('check every brand, country, message and content file, and print all problems')
    .addOption(
      new Option('--json', 'print the problems as versioned JSON; the same as --format json').conflicts('format'),
    )
    .addOption(
      new Option(
        '--format <kind>',
        'text; json; github: annotations and a job summary; sarif: for code scanning; junit: for reports of tests',
      ).choices(['text', 'json', 'github', 'sarif', 'junit']),
    )
    .option('--strict', 'refuse a missing translation, as building for stg and prd does')
    .option('--no-cache', 'check again what did not change since the last time')
    .action(async ({ json = false, format = json ? 'json' : 'text', strict = false, cache }: Options) => {
      const problems = await problemsOf(ROOT, { strict, cache: buildCacheOf(ROOT, cache) })
      process.stdout.write(written(problems, format))
      const summary = process.env['GITHUB_STEP_SUMMARY']
      if (format === 'github' && summary) appendFileSync(summary, summaryTable(problems))
      if (hasErrors(problems)) throw new CliError()
    })

function written(problems: readonly Problem[], format: Format): string {
  if (format === 'json') return `${JSON.stringify(problemsAsJson(problems), null, 2)}\n`
  if (format === 'github') return annotations(problems)
  if (format === 'sarif') return sarifLog(problems)
  if (format === 'junit') return junitReport(problems)
  return formatProblems(problems, { colour: isTerminal(process.stdout), textOf: textOnDisk })
}

/** For the caret lines. An unreadable folder or file is a problem itself, without a line to show. */
function textOnDisk(file: string): string | undefined {
  try {
    return new TextDecoder().decode(readFileSync(join(ROOT, file)))
  } catch {
    return undefined
  }
}
