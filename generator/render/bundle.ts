// Astro's two bundles: the code that renders every page on the server, and the browser files. They are the same for
// all pairs and contain no messages, so they are cached by the program alone.
import { fork, type StdioOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BUILD_CACHE_FOLDER, type BuildCache, hashOf, openBuildCache } from '../cache/build-cache.ts'
import { type FileHashes, openFileHashes } from '../cache/file-hashes.ts'
import { filesBelow } from '../cache/fingerprint.ts'
import { reachableFrom } from '../cache/reachable.ts'
import { messageKeys } from './browser-messages.ts'

/** The sources of pages and scripts; packages are identified by the lockfile and by npm's list of installed packages. */
const SOURCES = ['astro.config.mjs', 'islands', 'schema/generated', 'src', 'tsconfig.json', 'package.json']
const PACKAGES = ['package-lock.json', 'node_modules/.package-lock.json']
const BUNDLER = [
  'generator/render/bundle.ts',
  'generator/render/bundle-process.ts',
  'generator/adapters/astro-page-app.ts',
]

/** Scripts call messages by short names made from its keys; its texts are not in the bundles. */
const ENGLISH = 'content/messages/en.json'

/** Hash over everything that the bundles are made from. */
export function bundleKey(root: string, hashes: FileHashes): string {
  const own = [...SOURCES.flatMap(name => filesBelow(root, name)), ...BUNDLER]
  const names = [...reachableFrom(root, own), ...PACKAGES]
  const messages = messageKeys(readFileSync(join(root, ENGLISH), 'utf8'))
  return hashOf(...names.flatMap(name => [name, hashes.of(join(root, name)) ?? 'missing']), ...messages)
}

/** The folder with the bundles of the present program, cached or new. `signal` cancels it with an error. */
export async function bundleOf(
  root: string,
  hashes: FileHashes,
  cache: BuildCache,
  signal?: AbortSignal,
): Promise<string> {
  return cache.getOrMakeFolder('bundles', bundleKey(root, hashes), folder => runBundler(root, folder, signal))
}

/**
 * The bundles, begun before the inputs are checked, which they contain none of. A failure is reported where they are awaited; `signal`
 * cancels them for a build that is refused.
 */
export function startBundle(root: string, signal: AbortSignal): Promise<string> {
  const cache = openBuildCache(join(root, BUILD_CACHE_FOLDER))
  const bundle = bundleOf(root, openFileHashes(cache, 'files'), cache, signal)
  bundle.catch(() => {})
  return bundle
}

function runBundler(root: string, folder: string, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    // Standard output is for results only.
    const stdio: StdioOptions = ['ignore', 2, 2, 'ipc']
    const program = fileURLToPath(new URL('./bundle-process.ts', import.meta.url))
    const bundler = fork(program, [root, folder], { stdio, ...(signal && { signal }) })
    bundler.once('error', fail)
    bundler.once('exit', code => (code === 0 ? done() : fail(new Error('The pages could not be bundled: see above.'))))
  })
}
