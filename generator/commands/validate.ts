import { Command } from 'commander'
import { check } from '#generator/check'
import { isTerminal, textIn } from '#generator/commands/terminal'
import { formatProblems, hasErrors, problemsAsJson } from '#generator/diagnostics'
import { load } from '#generator/load'
import { Refused } from '#generator/refused'
import { ROOT } from '#generator/root'

/** `validate`: every problem of every input file in one run (CFG-101). */
export const validateCommand = (): Command =>
  new Command('validate')
    .description('check every brand, country, message and content file, and print all problems')
    .option('--json', 'print the problems as versioned JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const inputs = await load(ROOT)
      const problems = check(inputs)
      if (json) console.log(JSON.stringify(problemsAsJson(problems), null, 2))
      else
        process.stdout.write(formatProblems(problems, { colour: isTerminal(process.stdout), textOf: textIn(inputs) }))
      if (hasErrors(problems)) throw new Refused()
    })
