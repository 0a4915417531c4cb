// The only stage that writes into the output folder. A pair's new folder is complete before it gets its name; the swap
// is two renames per pair in one synchronous loop, with a journal that the next run uses to finish or undo a swap that
// was cut short between them (GEN-104).
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openScratch, sweepScratch } from '#generator/scratch'

const WORK = '.work'
const JOURNAL = 'publishing.json'

/** A fresh folder for one run, beside the pairs so that a rename never crosses a file system. */
export function openWorkFolder(out: string): string {
  recoverPublish(out)
  const folder = openScratch(join(out, WORK))
  mkdirSync(join(folder, 'new'))
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

/**
 * Mends what a killed run left in `out`: a pair that lost its folder between the two renames gets the old one back,
 * and folders of dead runs are removed. Folders of runs that still live are left alone.
 */
export function recoverPublish(out: string): void {
  sweepScratch(join(out, WORK), work => {
    if (existsSync(join(work, JOURNAL))) giveBack(out, work)
  })
}

function giveBack(out: string, work: string): void {
  for (const pair of JSON.parse(readFileSync(join(work, JOURNAL), 'utf8')) as string[]) {
    const old = join(work, 'old', pair)
    if (!existsSync(join(out, pair)) && existsSync(old)) renameSync(old, join(out, pair))
  }
}
