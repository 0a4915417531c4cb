// The only stage that writes into the output folder. A pair's new folder is complete before it gets its name; the swap
// is two renames per pair in one synchronous loop, with a journal that the next run uses to finish or undo a swap that
// was cut short between them (GEN-104).
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WORK = '.work'
const JOURNAL = 'publishing.json'

/** A fresh folder for one run, beside the pairs so that a rename never crosses a file system. */
export function openWorkFolder(out: string): string {
  recoverPublish(out)
  const folder = join(out, WORK, `${process.pid}-${Date.now().toString(36)}`)
  mkdirSync(join(folder, 'new'), { recursive: true })
  return folder
}

/** Puts `<work>/new/<pair>` in the place of `<out>/<pair>` for every pair given. */
export function publish(out: string, work: string, pairs: readonly string[]): void {
  mkdirSync(join(work, 'old'), { recursive: true })
  writeFileSync(join(work, JOURNAL), JSON.stringify(pairs))
  for (const pair of pairs) {
    const target = join(out, pair)
    if (existsSync(target)) renameSync(target, join(work, 'old', pair))
    renameSync(join(work, 'new', pair), target)
  }
  rmSync(join(work, JOURNAL))
}

/** Takes the run's folder away, with whatever is left in it. */
export function closeWorkFolder(work: string): void {
  rmSync(work, { recursive: true, force: true, maxRetries: 3 })
  const parent = join(work, '..')
  if (existsSync(parent) && readdirSync(parent).length === 0) rmSync(parent, { recursive: true, force: true })
}

/**
 * Mends what a killed run left in `out`: a pair that lost its folder between the two renames gets the old one back,
 * and folders of dead runs are removed. Folders of runs that still live are left alone.
 */
export function recoverPublish(out: string): void {
  const parent = join(out, WORK)
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const pid = Number(name.split('-')[0])
    if (pid !== process.pid && isAlive(pid)) continue
    const work = join(parent, name)
    if (existsSync(join(work, JOURNAL))) giveBack(out, work)
    rmSync(work, { recursive: true, force: true })
  }
}

function giveBack(out: string, work: string): void {
  for (const pair of JSON.parse(readFileSync(join(work, JOURNAL), 'utf8')) as string[]) {
    const old = join(work, 'old', pair)
    if (!existsSync(join(out, pair)) && existsSync(old)) renameSync(old, join(out, pair))
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
