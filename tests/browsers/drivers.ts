// What the browsers of other makers need besides themselves: npm packages in a folder of their own, so that `npm ci` stays quick,
// and a display, which both Firefox and WebKit draw on.
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import { accessSync, appendFileSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { endGroup, startGroup } from '#generator/process-group.ts'
import { ROOT } from '../../scripts/root.ts'

/** Folder of the packages that scripts/browsers.ts installs. */
export const DRIVERS = join(ROOT, '.cache', 'browsers')
/** What is said of a browser whose npm packages are not there. */
export const DRIVERS_MISSING = 'npm run browsers, with a way to the npm registry'
/** The packages and their versions: what drives Firefox, and Chromium 109 with what drives it. */
export const PACKAGES = { '@sparticuz/chromium': '109.0.6', 'playwright-core': '1.29.2', 'puppeteer-core': '24.43.1' }

/** Set by the command: the names of browsers that are on this machine and cannot be started there, with commas. */
export const SKIPPED = 'BROWSERS_SKIPPED'
export const isSkipped = (name: string): boolean => (process.env[SKIPPED] ?? '').split(',').includes(name)

/** Drivers that died in the last run, a line each. */
export const DEATHS = join(DRIVERS, 'driver-deaths.txt')

/** Tells at once that a driver died, and once more at the end of the run. */
export function noteDeath(browser: string, why: string): void {
  console.log(`${browser}: its driver died and is replaced (${why})`)
  appendFileSync(DEATHS, `${browser}: ${why}\n`)
}

export const areDriversInstalled = (): boolean =>
  Object.keys(PACKAGES).every(name => existsSync(join(DRIVERS, 'node_modules', name, 'package.json')))

/** A package of the folder; raises where it is not installed. */
export const importDriver = <T>(name: string): T => createRequire(join(DRIVERS, 'package.json'))(name) as T

/** Path of a program on PATH. */
export function programOnPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(isExecutable)
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export type Display = { name: string; stop(): Promise<void> }

/** A display without a screen, with three dimensions drawn by the processor. */
export async function startDisplay(): Promise<Display> {
  const program = startDriver('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    program.once('error', reject).once('exit', code => reject(new Error(`Xvfb ended with status ${code}`)))
    ;(program.stdio[3] as Readable).once('data', (data: Buffer) => resolve(String(data).trim()))
  })
  return { name: `:${number}`, stop: () => stopDriver(program) }
}

/** Starts a program with which everything ends that it has started. */
export function startDriver(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const program = startGroup(command, args, options)
  return program.once('exit', () => endGroup(program))
}

/** How long a driver may take to end by itself, in milliseconds. */
const END_MILLISECONDS = 3000

/** Resolves when the program has ended, by itself or not. */
export function stopDriver(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(() => endGroup(program), END_MILLISECONDS)
    program.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    program.kill()
  })
}
