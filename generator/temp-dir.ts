// Folders of one run that are useless afterwards: named after the process, removed once it has ended.
import { existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'

/** Folders of this run, removed if it is interrupted. */
const open = new Set<string>()
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A new folder below `parent` for this run. Removes folders of runs that have died first, and this one on interruption. */
export function openTempDir(parent: string): string {
  sweepTempDirs(parent)
  const folder = join(parent, `${process.pid}-${Date.now().toString(36)}`)
  makeFolder(folder)
  if (open.size === 0) for (const signal of SIGNALS) process.on(signal, interrupted)
  open.add(folder)
  report()
  return folder
}

/** With its parents. Node itself never ends where none can be made at all, as in /proc (`recursive` tries the parent again and again). */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another run was quicker: it has made the folder, or has ended and removed the one around it.
    const isGone = isCode(error, 'ENOENT') && !existsSync(dirname(path))
    if (isGone) makeFolder(path)
    else if (!isCode(error, 'EEXIST')) throw error
  }
}

const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '')

function interrupted(signal: NodeJS.Signals): void {
  if (!isSweptFromOutside) for (const folder of open) closeTempDir(folder)
  process.exit(128 + constants.signals[signal])
}

/** scripts/run.mjs, which started this program, removes it too: while computing, this process handles no signal. */
const isSweptFromOutside = process.env['RUN_PROCESS'] === String(process.ppid) && process.connected

function report(): void {
  if (isSweptFromOutside) process.send?.({ tempDirs: [...open] })
}

/** Removes a run's folder, and the parent if it is then empty. */
export function closeTempDir(folder: string): void {
  open.delete(folder)
  report()
  if (open.size === 0) for (const signal of SIGNALS) process.off(signal, interrupted)
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  try {
    rmdirSync(dirname(folder))
  } catch (error) {
    // Other runs have folders there, or the last of them has removed it.
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT')) throw error
  }
}

/** What a run names its folder. */
const FOLDER_OF_RUN = /^(\d+)-[0-9a-z]+$/

/**
 * Removes the folders of runs that have ended; `rescue` gets each of them first. Those of running processes are left alone, and
 * so is whatever no run has named: the parent may hold more.
 */
export function sweepTempDirs(parent: string, rescue: (folder: string) => void = () => {}): void {
  for (const name of namesIn(parent)) {
    const pid = Number(FOLDER_OF_RUN.exec(name)?.[1])
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue
    rescue(join(parent, name))
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}

/** None in a folder that is not there, any more or yet. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}

/** Whether a process runs on this machine. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}
