// The releases in a folder: the folder itself, or the pairs in it.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

/** @throws Error when there is none */
export function releasesIn(folder: string): { name: string; path: string }[] {
  // Where apply publishes, a pair is a link to its release.
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  const isRelease = (path: string) => existsSync(join(path, 'manifest.json'))
  if (isRelease(folder)) return [{ name: basename(folder), path: folder }]
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  // Names with a leading dot are folders of runs.
  const found = entries
    .filter(entry => !entry.name.startsWith('.') && isFolder(join(folder, entry.name)))
    .map(({ name }) => ({ name, path: join(folder, name) }))
  const releases = found.filter(({ path }) => isRelease(path))
  if (releases.length === 0)
    throw new Error(`${folder} holds no built pair: neither it nor a folder in it has a manifest.json.`)
  // A pair without its manifest fails; it is not skipped.
  return found.filter(({ path }) => isRelease(path) || existsSync(join(path, 'index.html')))
}
