// Packages of Debian for the tests, where this is root on such a machine.
import { type SpawnSyncOptions, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { programOnPath } from '../tests/browsers/drivers.ts'

/** A network that says nothing ends here, in milliseconds. */
const INSTALL_MAX_MS = 180_000

export const canInstall = (): boolean => process.getuid?.() === 0 && programOnPath('apt-get') !== undefined

let updated = false

/** @returns whether all of it went well; one line is printed if not */
export function installPackages(packages: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  updated ||= runQuietly('apt-get', ['update', '-qq'], { env })
  if (!updated) return false
  return runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
}

/** Prints nothing when it goes well, and one line when it does not. @returns whether it went well */
export function runQuietly(program: string, args: readonly string[], options: SpawnSyncOptions): boolean {
  const done = spawnSync(program, args, { ...options, encoding: 'utf8', timeout: INSTALL_MAX_MS })
  if (done.status !== 0) console.log(`${program} ${args[0]} did not work: ${reasonOf(done)}`)
  return done.status === 0
}

function reasonOf({ error, stderr, status }: SpawnSyncReturns<string>): string {
  return (error?.message ?? stderr?.trim().split('\n').at(-1)) || `it ended with status ${status}`
}
