// How a host, or a published folder, differs from a release (GEN-116). The expected answers come from `preview`,
// which reads the rules of the release itself.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { contentHash } from '../cache/content-hash.ts'
import { COMPRESSED_FORM } from '../emit/hosting/content-types.ts'
import { ENVELOPE, STATEMENT } from '../emit/release/index.ts'
import type { Manifest } from '../model.ts'
import { createPreviewApp } from '../preview/index.ts'

/** One difference and its address, without the host. */
export type Difference = { address: string; what: string }

/** A host and the folder of the pair that it should serve. */
export type Target = { host: string; release: string }

/** How a host differs; `failure` if that could not be found out. */
export type HostDrift = Target & { differences: Difference[]; failure?: string }

const MANIFEST = 'manifest.json'

/** The manifest of a pair's folder. Throws an Error if there is none. */
export function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST)
  if (!existsSync(path)) throw new Error(`${folder} is no built pair: it has no ${MANIFEST}.`)
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Partial<Manifest>
  if (!manifest.files || !manifest.settings) throw new Error(`${path} is not the manifest of a pair.`)
  return manifest as Manifest
}

/**
 * Compares every file below `folder` with the release; a release that is the folder itself is compared with its manifest.
 *
 * @param carried files that may be there besides, path to hash: those of the release before
 */
export function driftOfFolder(
  release: string,
  folder: string,
  carried: Readonly<Record<string, string>> = {},
): Difference[] {
  const { files } = readManifest(release)
  const present = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const known = new Set([...Object.keys(files), MANIFEST, STATEMENT, ENVELOPE])
  const isCarried = (path: string) =>
    carried[path] !== undefined && contentHash(readFileSync(join(folder, path))) === carried[path]
  const surplus = present.filter(path => !known.has(path) && !isCarried(path))
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
  const expected = createPreviewApp(release, { isFixed: true })
  const names = comparedHeaders(release)
  const client = clientOf(base)
  const open = addressesOf(release, manifest)
  const found: Difference[] = []
  const work = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const wanted = await answered(await expected.request(path, { headers: { 'accept-encoding': 'identity' } }))
      const differences = compared(await client.ask(path, 'identity'), wanted, names)
      found.push(...differences.map(what => ({ address: path, what })))
      // A file that already differs uncompressed is not reported twice.
      if (wanted.status !== 200 || differences.length > 0 || !wanted.headers.has('vary')) continue
      const packed = packedDifference(await client.ask(path, 'br, gzip'), wanted)
      if (packed) found.push({ address: path, what: `compressed: ${packed}` })
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work))
  } finally {
    client.close()
  }
  return found
}

/** Asks one host over a few connections that stay open; fetch costs several times more per answer. */
export function clientOf(base: string): {
  ask: (path: string, encoding: string) => Promise<Answer>
  close: () => void
} {
  const isSecure = base.startsWith('https:')
  const agent = new (isSecure ? https : http).Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS })
  const send = isSecure ? https.get : http.get
  const ask = (path: string, encoding: string) =>
    new Promise<Answer>((done, failed) => {
      const fail = (error: Error) => failed(new Error(`No answer from ${base}${path}: ${reasonOf(error)}`))
      const signal = AbortSignal.timeout(ANSWER_MAX_MS)
      const request = send(base + path, { agent, signal, headers: { 'accept-encoding': encoding } }, response => {
        const pieces: Buffer[] = []
        response.on('data', piece => pieces.push(piece))
        response.on('error', fail)
        response.on('end', () => {
          const headers = new Map<string, string>()
          for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value))
          const location = headers.get('location')
          // Hosts write it as a full address or from the root.
          if (location?.startsWith(`${base}/`)) headers.set('location', location.slice(base.length))
          done({ status: response.statusCode ?? 0, headers, bytes: Buffer.concat(pieces) })
        })
      })
      request.on('error', fail)
    })
  return { ask, close: () => agent.destroy() }
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

/** An answer for comparison. */
export type Answer = { status: number; headers: ReadonlyMap<string, string>; bytes: Uint8Array }

async function answered(response: Response): Promise<Answer> {
  return {
    status: response.status,
    headers: new Map(response.headers),
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
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
  return [
    ...headers.filter(what => !isRedirect || !what.startsWith('header content-type')),
    ...(bytes ? [bytes, ...foreignScripts(found, wanted)] : []),
  ]
}

/** Scripts in a page that the release has not: what somebody put there counts more than any other difference. */
function foreignScripts(found: Answer, wanted: Answer): string[] {
  if (!wanted.headers.get('content-type')?.startsWith('text/html')) return []
  const own = new Set(scriptsIn(wanted))
  return [...new Set(scriptsIn(found))].filter(script => !own.has(script)).map(script => `a foreign script: ${script}`)
}

const SHOWN_MAX_LETTERS = 120

/** Every script of a page: its address, or the beginning of its text with the hash that a policy would name. */
function scriptsIn({ bytes }: Answer): string[] {
  const page = new TextDecoder().decode(bytes)
  return [...page.matchAll(/<script\b([^>]*)>(.*?)(?:<\/script|$)/gis)].map(([, attributes = '', text = '']) => {
    const [, address] = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes) ?? []
    if (address !== undefined) return address
    const hash = createHash('sha256').update(text).digest('base64')
    return `${text.replace(/\s+/g, ' ').trim().slice(0, SHOWN_MAX_LETTERS)} (sha256-${hash})`
  })
}

function packedDifference({ headers, bytes }: Answer, wanted: Answer): string | undefined {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (same: Uint8Array) => same }
  if (!Object.hasOwn(unpack, encoding)) return `nobody asked for the encoding "${encoding}"`
  try {
    return difference(unpack[encoding as keyof typeof unpack](bytes), wanted.bytes)
  } catch {
    return 'the answer cannot be unpacked' // Whatever is wrong with it, a browser shows nothing.
  }
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
export const SAMPLE = 'drift-check'

/** The redirects and rewrites of a release: from where, and an address for which the rule counts. */
export function rulesOf(release: string): { from: string; address: string }[] {
  const lines = readFileSync(join(release, '_redirects'), 'utf8').split('\n')
  return lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split(' ')[0] ?? '')
    .map(from => ({ from, address: from.replace(/:\w+/g, SAMPLE).replace('*', SAMPLE) }))
}

/** Every address that the release describes. */
function addressesOf(release: string, { files }: Manifest): string[] {
  const fromRules = rulesOf(release).map(({ address }) => address)
  // Not every host uses the compressed forms: some compress the file themselves.
  const fromFiles = Object.keys(files).filter(path => !COMPRESSED_FORM.test(path))
  return [...new Set(['/', `/${MANIFEST}`, ...fromRules, ...fromFiles.map(path => `/${path}`)])].sort()
}

/** The headers that releases set; others are up to the host. */
export function comparedHeaders(release: string): string[] {
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
