// The only stage that writes into the output folder. A pair's new folder is complete before it gets its name; the swap
// is two renames per pair in one synchronous loop. Replaced folders are kept until the run ends, so that the next run can
// undo a swap that was interrupted in between (GEN-104).
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { openTempDir, sweepTempDirs } from '../temp-dir.ts'

const WORK = '.work'

/** A new folder for one run, next to the pairs so that a rename never crosses a file system. */
export function openWorkFolder(out: string): string {
  recoverPublish(out)
  const folder = openTempDir(join(out, WORK))
  mkdirSync(join(folder, 'new'))
  return folder
}

/**
 * Replaces `<out>/<pair>` by `<work>/new/<pair>` for every given pair.
 *
 * @throws the error of the disk, after all pairs are as they were
 */
export function publish(out: string, work: string, pairs: readonly string[]): void {
  mkdirSync(join(work, 'old'), { recursive: true })
  const renames: [from: string, to: string][] = []
  const rename = (from: string, to: string) => {
    renameSync(from, to)
    renames.push([from, to])
  }
  try {
    for (const pair of pairs) {
      const target = join(out, pair)
      if (existsSync(target)) rename(target, join(work, 'old', pair))
      rename(join(work, 'new', pair), target)
    }
  } catch (error) {
    for (const [from, to] of renames.reverse()) renameSync(to, from)
    throw error
  }
}

/**
 * Repairs what a killed run left in `out`: a pair that lost its folder between the two renames gets the old one back,
 * and folders of ended runs are removed. Folders of running processes are left alone.
 */
export function recoverPublish(out: string): void {
  sweepTempDirs(join(out, WORK), work => giveBack(out, join(work, 'old')))
}

function giveBack(out: string, old: string): void {
  if (!existsSync(old)) return
  for (const pair of readdirSync(old)) if (!existsSync(join(out, pair))) renameSync(join(old, pair), join(out, pair))
}
