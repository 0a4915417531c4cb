// Runs named steps one after the other and says how each went; stops at the first that fails.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { styleText } from 'node:util'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export type Step = { name: string; command: readonly [program: string, ...args: string[]] }

/** Path of a program that a dependency brings. */
export const bin = (name: string): string => join(ROOT, 'node_modules', '.bin', name)

/** Runs the steps in order. Ends the process with status 1 after printing what the failing step said. */
export function runSteps(steps: readonly Step[]): void {
  for (const { name, command } of steps) {
    const started = performance.now()
    const [program, ...args] = command
    const done = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(7)
    if (done.status === 0) {
      console.log(`${styleText('green', '✓')} ${name.padEnd(14)} ${styleText('dim', seconds)}`)
      continue
    }
    console.log(`${styleText('red', '✗')} ${name.padEnd(14)} ${styleText('dim', seconds)}\n`)
    process.stdout.write(done.stdout ?? '')
    process.stderr.write(done.stderr ?? '')
    if (done.error) console.error(done.error.message)
    process.exit(1)
  }
}
