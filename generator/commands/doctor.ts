import { Command } from 'commander'
import { doctor } from '../doctor/index.ts'
import { CliError } from './cli-error.ts'

/** `doctor`: what this machine lacks for building and testing, and how to fix it. */
export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('check whether this machine has what building and testing need')
    .option('--json', 'print JSON')
    .action(({ json = false }: { json?: boolean }) => {
      const findings = doctor()
      if (json) console.log(JSON.stringify({ version: 1, findings }, null, 2))
      else
        for (const { name, ok, optional, found, fix } of findings)
          console.log(
            `${ok ? 'ok  ' : optional ? 'note' : 'FAIL'} ${name.padEnd(14)} ${found}${ok || !fix ? '' : `\n     ${fix}`}`,
          )
      if (findings.some(({ ok, optional }) => !ok && !optional)) throw new CliError()
    })
