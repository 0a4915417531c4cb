// How a host, or a published folder, differs from a release (GEN-116). The expected answers come from `preview`,
// which reads the rules of the release itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash } from '../cache/content-hash.ts'
import { COMPRESSED_FORM } from '../emit/hosting/content-types.ts'
import { ENVELOPE, STATEMENT } from '../emit/release/index.ts'
import type { Manifest } from '../model.ts'
import { createPreviewApp } from '../preview/index.ts'

/** One difference and its address, without the host. */
export type Difference = { address: string; what: string }

const MANIFEST = 'manifest.json'

/** The manifest of a pair's folder. Throws an Error if there is none. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new Error(`${folder} is no built pair: it has no ${MANIFEST}.`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<Manifest>
  if (!manifest.files || !manifest.settings) throw new Error(`${path} is not the manifest of a pair.`)
  return manifest as Manifest
}

/** Compares every file below `folder` with the release; a release that is the folder itself is compared with its manifest. */
export function driftOfFolder(release: string, folder: string): Difference[] {
  const { files } = readManifest(release)
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const known = new Set([...Object.keys(files), MANIFEST, STATEMENT, ENVELOPE])
  const surplus = present.filter(path => !known.has(path))
  const isThere = new Set(present)
  const differing = Object.entries(files).flatMap(([path, hash]) => {
    const address = `/${path}`
    if (!isThere.has(path)) return [{ address, what: 'the file is missing' }]
    const bytes = readFileSync(join(folder, path))
    if (contentHash(bytes) === hash) return []
    const expected = readFileSync(join(release, path))
    const isRelease = contentHash(expected) === hash
    const what = isRelease ? difference(bytes, expected) : undefined
    return [{ address, what: what ?? `the bytes are not those of ${MANIFEST}` }]
  })
  return [...differing, ...surplus.map(path => ({ address: `/${path}`, what: 'the release has no such file' }))]
}

/** How many addresses are requested at the same time. */
const CONCURRENT_REQUESTS = 16
const ANSWER_MAX_MS = 15_000

/**
 * Compares a host's answers with those expected: every file, page, redirect and forbidden address, with status, headers
 * and bytes, plain and compressed.
 *
 * @param release a pair's folder as it was built
 * @param host address of the site, such as https://no.brand.example
 * @throws Error when the host does not answer, or the release is not what its manifest says
 */
export async function driftOfHost(release: string, host: string): Promise<Difference[]> {
  const manifest = readManifest(release)
  const damaged = driftOfFolder(release, release)[0]
  if (damaged)
    throw new Error(
      `${damaged.address.slice(1)} in ${release} is not what its ${MANIFEST} names. Build the release anew.`,
    )
  const base = host.replace(/\/+$/, '')
  const expected = createPreviewApp(release)
  const names = comparedHeaders(release)
  const ask = async (path: string, encoding: string): Promise<Response> => {
    const signal = AbortSignal.timeout(ANSWER_MAX_MS)
    const headers = { 'accept-encoding': encoding }
    return fetch(base + path, { redirect: 'manual', signal, headers }).catch(error => {
      throw new Error(`No answer from ${base}${path}: ${reasonOf(error)}`)
    })
  }
  const open = addressesOf(release, manifest)
  const found: Difference[] = []
  const work = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const wanted = await answered(await expected.request(path, { headers: { 'accept-encoding': 'identity' } }), '')
      const differences = compared(await answered(await ask(path, 'identity'), base), wanted, names)
      found.push(...differences.map(what => ({ address: path, what })))
      // A file that already differs uncompressed is not reported twice.
      if (wanted.status !== 200 || differences.length > 0) continue
      const packed = await packedDifference(await ask(path, 'br, gzip'), wanted)
      if (packed) found.push({ address: path, what: `compressed: ${packed}` })
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work))
  return found
}

/** One line per difference, with all its addresses; sorted. */
export function driftAsText(differences: readonly Difference[]): string[] {
  return [...Map.groupBy(differences, ({ what }) => what)]
    .map(([what, same]) => {
      const [first = '', ...others] = same.map(({ address }) => address).sort()
      const more = others.length === 0 ? '' : others.length === 1 ? ` and ${others[0]}` : ` and ${others.length} others`
      return `${first}${more}: ${what}`
    })
    .sort()
}

/** An answer for comparison; `bytes` are unpacked. */
type Answer = { status: number; headers: ReadonlyMap<string, string>; bytes: Uint8Array }

async function answered(response: Response, base: string): Promise<Answer> {
  const headers = new Map(response.headers)
  const location = headers.get('location')
  // Hosts write it as a full address or from the root.
  if (location?.startsWith(`${base}/`)) headers.set('location', location.slice(base.length))
  return { status: response.status, headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

function compared(found: Answer, wanted: Answer, names: readonly string[]): string[] {
  const headers = names.flatMap(name => {
    const [is, should] = [found.headers.get(name), wanted.headers.get(name)]
    if (is === should) return []
    if (is === undefined) return [`header ${name} is missing, not "${should}"`]
    return [`header ${name} is "${is}", ${should === undefined ? 'and the release has none' : `not "${should}"`}`]
  })
  // A page with another status is not compared further.
  if (found.status !== wanted.status) {
    const location = headers.filter(what => what.startsWith('header location'))
    return [`status ${found.status}, not ${wanted.status}`, ...location]
  }
  const isRedirect = wanted.status >= 300 && wanted.status < 400
  const bytes = isRedirect ? undefined : difference(found.bytes, wanted.bytes)
  return [...headers.filter(what => !isRedirect || !what.startsWith('header content-type')), ...(bytes ? [bytes] : [])]
}

async function packedDifference(response: Response, wanted: Answer): Promise<string | undefined> {
  const bytes = await response.bytes().catch(() => undefined)
  return bytes ? difference(bytes, wanted.bytes) : 'the answer cannot be unpacked'
}

/** Where two contents differ; undefined if they do not. */
function difference(found: Uint8Array, wanted: Uint8Array): string | undefined {
  if (Buffer.compare(found, wanted) === 0) return undefined
  const longest = Math.max(found.length, wanted.length)
  let [first, count] = [-1, 0]
  for (let at = 0; at < longest; at += 1) {
    if (found[at] === wanted[at]) continue
    if (first === -1) first = at
    count += 1
  }
  if (found.length !== wanted.length)
    return `${found.length} bytes, not ${wanted.length}; they differ from byte ${first} on`
  return `${count} of ${wanted.length} bytes ${count === 1 ? 'differs' : 'differ'}, the first at ${first}`
}

/** Stands for an ID, and for a page that does not exist. */
const SAMPLE = 'drift-check'

/** Every address that the release describes. */
function addressesOf(release: string, { files }: Manifest): string[] {
  const rules = readFileSync(join(release, '_redirects'), 'utf8').split('\n')
  const fromRules = rules
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => (line.split(' ')[0] ?? '').replace(/:\w+/g, SAMPLE).replace('*', SAMPLE))
  // Not every host uses the compressed forms: some compress the file themselves.
  const fromFiles = Object.keys(files).filter(path => !COMPRESSED_FORM.test(path))
  return [...new Set(['/', `/${MANIFEST}`, ...fromRules, ...fromFiles.map(path => `/${path}`)])].sort()
}

/** The headers that releases set; others are up to the host. */
function comparedHeaders(release: string): string[] {
  const lines = readFileSync(join(release, '_headers'), 'utf8').split('\n')
  const named = lines.flatMap(line => /^\s+([^:]+):/.exec(line)?.[1]?.toLowerCase() ?? [])
  return [...new Set(['cache-control', 'content-type', 'location', ...named])].sort()
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error
    ? error.cause.message || String((error.cause as NodeJS.ErrnoException).code)
    : error.message
}
