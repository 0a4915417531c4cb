// How a host differs from a release (GEN-116). What it should answer follows from the rules of the release itself, as in
// `preview`.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Pool } from 'undici'
import { contentHash } from '../cache/content-hash.ts'
import { CANARY_COOKIES, isCanaryCookie } from '../emit/hosting/canary.ts'
import { COMPRESSED_FORM, contentTypeOf } from '../emit/hosting/content-types.ts'
import type { Manifest } from '../model.ts'
import { decodedPath } from '../preview/files.ts'
import { answerHeaders, parseRules, routed } from '../preview/rules.ts'
import { type Difference, difference, MANIFEST, readManifest } from './index.ts'

/** How many addresses are requested at the same time. */
const CONCURRENT_REQUESTS = 16
const ANSWER_MAX_MS = 15_000
/** More than any file of a site has when it is unpacked. */
const UNPACKED_MAX_BYTES = 256 * 1024 * 1024

/** What the release answers for an address; `file` is the one below its folder. */
type Expected = {
  status: number
  headers: ReadonlyMap<string, string>
  file?: { path: string; hash: string; isCompressible: boolean }
}

/**
 * Compares a host's answers with those expected: every file, page, redirect and forbidden address, with status, headers
 * and bytes, plain and compressed. Bytes are compared by the hash in the manifest; only what differs is read from the release.
 *
 * @param release a pair's folder as it was built
 * @param host address of the site, such as https://no.brand.example
 * @param isCanary whether the release is the one that a share of the visitors gets; otherwise, that of all
 * @throws Error when the host does not answer, or has no canary, or what is needed of the release is not what its manifest says
 */
export async function driftOfHost(release: string, host: string, isCanary = false): Promise<Difference[]> {
  const manifest = readManifest(release)
  const fileOf = (path: string) => {
    const bytes = readFileSync(join(release, path))
    if (contentHash(bytes) === manifest.files[path]) return bytes
    throw new Error(`${path} in ${release} is not what its ${MANIFEST} names. Build the release anew.`)
  }
  for (const path of ['_headers', '_redirects']) fileOf(path)
  const expected = expectedAnswers(release, manifest.files)
  const names = comparedHeaders(release)
  const open = addressesOf(release, manifest)
  const found: Difference[] = []
  const client = await openClient(host.replace(/\/+$/, ''), isCanary)
  const work = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      const wanted = await expected(path)
      const differences = compared(await client.ask(path, 'identity'), wanted, names, fileOf)
      found.push(...differences.map(what => ({ address: path, what })))
      // A file that already differs uncompressed is not reported twice.
      if (wanted.status !== 200 || differences.length > 0 || !wanted.file?.isCompressible) continue
      const packed = packedDifference(await client.ask(path, 'br, gzip'), wanted.file, fileOf)
      if (packed) found.push({ address: path, what: `compressed: ${packed}` })
    }
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, work))
  } finally {
    await client.close()
  }
  return found
}

/** What a host answers for an address by the rules of a release; `files` are those of its manifest, with their hashes. */
export function expectedAnswers(
  release: string,
  files: Readonly<Record<string, string>>,
): (address: string) => Promise<Expected> {
  const text = (name: string) => readFileSync(join(release, name), 'utf8')
  const rules = parseRules({ redirects: text('_redirects'), headers: text('_headers') })
  const find = async (encodedPath: string) => {
    const path = decodedPath(encodedPath)?.slice(1) ?? ''
    return Object.hasOwn(files, path) ? path : undefined
  }
  return async address => {
    const { status, location, file: path } = await routed(rules, address, find)
    const headers = answerHeaders(rules, address, status)
    if (location !== undefined) headers.set('location', location)
    if (path === undefined) return { status, headers }
    const { type, compressed } = contentTypeOf(path)
    headers.set('content-type', type)
    return { status, headers, file: { path, hash: files[path] ?? '', isCompressible: compressed } }
  }
}

type Client = { ask: (path: string, encoding: string) => Promise<Answer>; close: () => Promise<void> }

/** A host with a canary serves two releases: it is asked for one of them by a cookie. Other hosts get no cookie. */
export async function openClient(base: string, isCanary = false): Promise<Client> {
  const client = clientOf(base)
  try {
    const { headers } = await client.ask('/', 'identity')
    const hasCanary = isCanaryCookie(headers.get('set-cookie') ?? '')
    if (isCanary && !hasCanary) throw new Error(`${base} serves one release to all visitors: it has no canary.`)
    if (!hasCanary) return client
  } catch (error) {
    await client.close()
    throw error
  }
  await client.close()
  return clientOf(base, CANARY_COOKIES[isCanary ? 'canary' : 'all'])
}

/** Asks one host over a few connections that stay open; fetch and `node:http` cost several times more per answer. */
function clientOf(base: string, cookie?: string): Client {
  const limits = { headersTimeout: ANSWER_MAX_MS, bodyTimeout: ANSWER_MAX_MS, connectTimeout: ANSWER_MAX_MS }
  const { origin } = new URL(base)
  const pool = new Pool(origin, { ...limits, connections: CONCURRENT_REQUESTS, allowH2: false })
  const ask = (path: string, encoding: string) =>
    new Promise<Answer>((done, failed) => {
      const started = performance.now()
      const pieces: Buffer[] = []
      const headers = new Map<string, string>()
      let status = 0
      const { pathname, search } = new URL(base + path)
      pool.dispatch(
        { method: 'GET', path: pathname + search, headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) } },
        {
          onRequestStart: () => undefined,
          onResponseStart(_, code, given) {
            status = code
            for (const [name, value] of Object.entries(given)) headers.set(name, String(value))
            const location = headers.get('location')
            // Hosts write it as a full address or from the root.
            if (location?.startsWith(`${base}/`)) headers.set('location', location.slice(base.length))
          },
          onResponseData(controller, piece) {
            pieces.push(piece)
            if (performance.now() - started > ANSWER_MAX_MS)
              controller.abort(new Error(`not complete after ${ANSWER_MAX_MS} ms`))
          },
          onResponseEnd: () => done({ status, headers, bytes: Buffer.concat(pieces) }),
          onResponseError: (_, error) => failed(new Error(`No answer from ${base}${path}: ${reasonOf(error)}`)),
        },
      )
    })
  return { ask, close: () => pool.destroy() }
}

/** An answer for comparison. */
export type Answer = { status: number; headers: ReadonlyMap<string, string>; bytes: Uint8Array }

/** Reads a file of the release. */
type FileOf = (path: string) => Uint8Array

function compared(found: Answer, wanted: Expected, names: readonly string[], fileOf: FileOf): string[] {
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
  const { file } = wanted
  if (file === undefined) return headers.filter(what => !what.startsWith('header content-type'))
  if (hashOf(found.bytes) === file.hash) return headers
  const bytes = fileOf(file.path)
  return [...headers, difference(found.bytes, bytes), ...foreignScripts(found.bytes, bytes, file.path)]
}

const hashOf = (bytes: Uint8Array): string => hash('sha256', bytes)

/** Scripts in a page that the release has not: what somebody put there counts more than any other difference. */
function foreignScripts(found: Uint8Array, wanted: Uint8Array, path: string): string[] {
  if (!path.endsWith('.html')) return []
  const own = new Set(scriptsIn(wanted))
  return [...new Set(scriptsIn(found))].filter(script => !own.has(script)).map(script => `a foreign script: ${script}`)
}

const SHOWN_MAX_LETTERS = 120

/** Every script of a page: its address, or the beginning of its text with the hash that a policy would name. */
function scriptsIn(bytes: Uint8Array): string[] {
  const page = new TextDecoder().decode(bytes)
  return [...page.matchAll(/<script\b([^>]*)>(.*?)(?:<\/script|$)/gis)].map(([, attributes = '', text = '']) => {
    const [, address] = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes) ?? []
    if (address !== undefined) return address
    const shown = text.replace(/\s+/g, ' ').trim().slice(0, SHOWN_MAX_LETTERS)
    return `${shown} (sha256-${hash('sha256', text, 'base64')})`
  })
}

/** Hash of packed bytes, with their encoding, to that of what is in them: sites share most files, so few are unpacked. */
const unpackedHashes = new Map<string, string>()

function packedDifference(
  { headers, bytes }: Answer,
  wanted: { path: string; hash: string },
  fileOf: FileOf,
): string | undefined {
  const encoding = headers.get('content-encoding') ?? 'identity'
  const options = { maxOutputLength: UNPACKED_MAX_BYTES }
  const unpack = {
    br: () => brotliDecompressSync(bytes, options),
    gzip: () => gunzipSync(bytes, options),
    identity: () => bytes,
  }
  if (!Object.hasOwn(unpack, encoding)) return `nobody asked for the encoding "${encoding}"`
  const key = `${encoding} ${hashOf(bytes)}`
  if (unpackedHashes.get(key) === wanted.hash) return undefined
  let unpacked: Uint8Array
  try {
    unpacked = unpack[encoding as keyof typeof unpack]()
  } catch {
    return 'the answer cannot be unpacked' // Whatever is wrong with it, a browser shows nothing.
  }
  unpackedHashes.set(key, hashOf(unpacked))
  return unpackedHashes.get(key) === wanted.hash ? undefined : difference(unpacked, fileOf(wanted.path))
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
