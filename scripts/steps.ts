// Runs named steps and says how each went; stops where one fails.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { styleText } from 'node:util'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export type Step = { name: string; command: readonly [program: string, ...args: string[]] }

/** Path of a program that a dependency brings. */
export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name)

/**
 * Runs the steps in order, those of a group at the same time. Ends the process with status 1 after printing what the
 * failing steps said.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  for (const step of steps) {
    const group = 'name' in step ? [step] : step
    const done = await Promise.all(group.map(runStep))
    if (done.some(well => !well)) process.exit(1)
  }
}

function runStep({ name, command }: Step): Promise<boolean> {
  const started = performance.now()
  const [program, ...args] = command
  return new Promise(resolve => {
    execFile(
      program,
      args,
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
      (error, output, complaints) => {
        const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7)
        const mark = error ? styleText('red', '✗') : styleText('green', '✓')
        console.log(`${mark} ${name.padEnd(14)} ${styleText('dim', seconds)}`)
        if (error) {
          process.stdout.write(`\n${output}`)
          process.stderr.write(complaints)
          // A program that could not be started has said nothing itself.
          if (output === '' && complaints === '') console.error(error.message)
        }
        resolve(!error)
      },
    )
  })
}
