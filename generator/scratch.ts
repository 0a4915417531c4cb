// Folders that belong to one run and are of no use after it: named after the process, swept once that is gone.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A fresh folder below `parent` for this run. Folders of runs that died are swept first. */
export function openScratch(parent: string): string {
  sweepScratch(parent)
  const folder = join(parent, `${process.pid}-${Date.now().toString(36)}`)
  mkdirSync(folder, { recursive: true })
  return folder
}

/** Takes a run's folder away, and the parent with it when nothing else is in there. */
export function closeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const parent = dirname(folder)
  if (existsSync(parent) && readdirSync(parent).length === 0) rmSync(parent, { recursive: true, force: true })
}

/** Removes the folders of runs that are gone; `rescue` sees each of them before. Those of living runs are left alone. */
export function sweepScratch(parent: string, rescue: (folder: string) => void = () => {}): void {
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const pid = Number(name.split('-')[0])
    if (pid !== process.pid && isAlive(pid)) continue
    rescue(join(parent, name))
    rmSync(join(parent, name), { recursive: true, force: true })
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
