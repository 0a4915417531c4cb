// The releases in a folder: the folder itself, or the pairs in it.
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** @throws Error when there is none */
export function releasesIn(folder: string): { name: string; path: string }[] {
  const isRelease = (path: string) => existsSync(join(path, 'manifest.json'))
  if (isRelease(folder)) return [{ name: basename(folder), path: folder }]
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  // Names with a leading dot are folders of runs.
  const found = entries
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ name, path: join(folder, name) }))
  const releases = found.filter(({ path }) => isRelease(path))
  if (releases.length === 0)
    throw new Error(`${folder} holds no built pair: neither it nor a folder in it has a manifest.json.`)
  // A pair without its manifest fails; it is not skipped.
  return found.filter(({ path }) => isRelease(path) || existsSync(join(path, 'index.html')))
}
