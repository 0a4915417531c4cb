// Files of a folder as HTTP answers: type, tag, range, compression. Knows nothing of routes.
import { createReadStream, readFileSync } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentTypeOf } from '../emit/hosting/content-types.ts'

export type FoundFile = {
  path: string
  size: number
  modifiedMs: number
  /** The same for all names of one file: sites share most of their files (hard links). */
  inode: string
}

const COMPRESS_MIN_BYTES = 1024
/** The path below a folder; undefined for what would lead out of it, and for what is no path. */
export const decodedPath = (encodedPath: string): string | undefined => {
  try {
    const path = decodeURIComponent(encodedPath)
    return /[\0\\]/.test(path) || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined // A percent sign without its digits.
  }
}

/**
 * An address as nginx and Caddy read it before they apply a rule: decoded, one slash for several, written out again. Undefined for what
 * is no path.
 */
export const plainPath = (encodedPath: string): string | undefined => {
  const path = decodedPath(encodedPath)
  return path && encodeURI(path.replace(/\/+/g, '/')).replace(/[?#]/g, encodeURIComponent)
}

const STREAM_MIN_BYTES = 1024 * 1024
const COMPRESS_MAX_BYTES = 8 * 1024 * 1024
const CACHE_MAX_BYTES = 64 * 1024 * 1024
const BROTLI_QUALITY = 9

/**
 * The file of a percent-encoded path below a folder, or undefined if it does not exist, is a folder, or
 * is outside (also through a symbolic link).
 */
export const findFile = async (folder: string, encodedPath: string): Promise<FoundFile | undefined> => {
  const path = decodedPath(encodedPath)
  if (path === undefined) return undefined
  try {
    const root = await realpath(folder)
    const real = await realpath(join(root, path))
    const found = await stat(real)
    if (!found.isFile() || path.endsWith('/') || !real.startsWith(root + sep)) return undefined
    return { path: real, size: found.size, modifiedMs: found.mtimeMs, inode: `${found.dev} ${found.ino}` }
  } catch {
    return undefined
  }
}

const FORM_ENDINGS = { br: '.br', gzip: '.gz' }

/** Compressed bytes by file and encoding, from the build or made here; the oldest are dropped above a limit. */
const createCompressor = () => {
  const cache = new Map<string, Buffer>()
  /** Those that are being made: visitors who come at once wait for the same. */
  const making = new Map<string, Promise<Buffer>>()
  let bytes = 0
  const compress = {
    br: (contents: Buffer) =>
      promisify(brotliCompress)(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    gzip: (contents: Buffer) => promisify(gzip)(contents),
  }
  const make = async (key: string, file: FoundFile, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const made = (await builtForm(file, encoding)) ?? (await compress[encoding](await readFile(file.path)))
    cache.set(key, made)
    bytes += made.length
    for (const [oldest, contents] of cache) {
      if (bytes <= CACHE_MAX_BYTES) break
      cache.delete(oldest)
      bytes -= contents.length
    }
    return made
  }
  return async (file: FoundFile, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const key = `${encoding} ${tagOf(file)} ${file.inode}`
    const known = cache.get(key) ?? making.get(key)
    if (known) return known
    const made = make(key, file, encoding).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
}

const builtForm = async (file: FoundFile, encoding: 'br' | 'gzip'): Promise<Buffer | undefined> => {
  try {
    return await readFile(`${file.path}${FORM_ENDINGS[encoding]}`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Of all previews of this process. */
const compressed = createCompressor()

const tagOf = (file: FoundFile): string => `${Math.round(file.modifiedMs).toString(36)}-${file.size.toString(36)}`

const encodingFor = (file: FoundFile, accepted: string): 'br' | 'gzip' | undefined => {
  const worthwhile = file.size >= COMPRESS_MIN_BYTES && file.size <= COMPRESS_MAX_BYTES
  if (!worthwhile || !contentTypeOf(file.path).compressed) return undefined
  const wanted = accepted.split(',').map(one => one.trim().toLowerCase())
  const refused = (name: string) => wanted.some(one => one.startsWith(`${name};`) && /;\s*q=0(\.0*)?$/.test(one))
  return (['br', 'gzip'] as const).find(name => wanted.some(one => one.split(';')[0] === name) && !refused(name))
}

type Part = { start: number; end: number } | 'unsatisfiable' | undefined

const partOf = (range: string | null, size: number): Part => {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}

const streamOf = (file: FoundFile, part?: { start: number; end: number }): ReadableStream =>
  Readable.toWeb(createReadStream(file.path, part)) as ReadableStream

/**
 * A file as the answer to a request: 200, 206 or 416 for a range, 304 for a known tag, compressed if requested
 * and worthwhile. With `status` 404 it is always sent whole.
 */
export const answerWith = async (request: Request, file: FoundFile, status: 200 | 404 = 200): Promise<Response> => {
  const { type, compressed: isCompressed } = contentTypeOf(file.path)
  const headers = new Headers({ 'content-type': type, ...(isCompressed ? { vary: 'Accept-Encoding' } : {}) })
  const asked = request.headers
  const encoding = asked.has('range') ? undefined : encodingFor(file, asked.get('accept-encoding') ?? '')
  const tag = `${tagOf(file)}${encoding ? `-${encoding}` : ''}`
  if (status === 200) {
    headers.set('etag', `"${tag}"`)
    headers.set('accept-ranges', 'bytes')
    const known = (asked.get('if-none-match') ?? '').split(',').map(one => one.trim().replace(/^W\//, ''))
    if (known.includes(`"${tag}"`) || known.includes('*')) return new Response(null, { status: 304, headers })
    const whole = asked.has('if-range') && asked.get('if-range') !== `"${tag}"`
    const part = whole ? undefined : partOf(asked.get('range'), file.size)
    if (part === 'unsatisfiable')
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${file.size}` } })
    if (part) {
      headers.set('content-range', `bytes ${part.start}-${part.end}/${file.size}`)
      headers.set('content-length', String(part.end - part.start + 1))
      return new Response(streamOf(file, part), { status: 206, headers })
    }
  }
  if (encoding) {
    const contents = await compressed(file, encoding)
    headers.set('content-encoding', encoding)
    headers.set('content-length', String(contents.length))
    return new Response(new Uint8Array(contents), { status, headers })
  }
  headers.set('content-length', String(file.size))
  // A stream costs several times more than the read of a small file.
  const body = file.size <= STREAM_MIN_BYTES ? new Uint8Array(readFileSync(file.path)) : streamOf(file)
  return new Response(body, { status, headers })
}
