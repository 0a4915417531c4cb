// The compressed forms of a pair's files, at the highest levels, for hosts that send them as they are (GEN-120). They are cached by
// the hash of the contents: most files of a pair are the same in other pairs, or in the previous build.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildCache } from '../cache/build-cache.ts'
import { isCompressible } from '../emit/hosting/content-types.ts'
import { HOSTING_FOLDER } from '../emit/hosting/plan.ts'

/** A smaller file fits into the first packets of an answer anyway. */
const MIN_BYTES = 1024
/** A compressed form that saves less is not worth the browser's time. */
const WORTHWHILE_SHARE = 0.9

/** The worthwhile forms, by the ending of their names. */
type Forms = { br?: Uint8Array; gz?: Uint8Array }

type Files = readonly (readonly [path: string, bytes: Uint8Array])[]

/**
 * The files to publish next to those given, as `<path>.br` and `<path>.gz`. zlib compresses them in parallel, in its own threads.
 *
 * @param hashes the SHA-256 of each file in hex
 */
export type Precompress = (files: Files, hashes: Readonly<Record<string, string>>) => Promise<Files>

/** @param kept the cache */
export function precompressor(cache: BuildCache): Precompress {
  // All pairs of a run share the bytes of scripts and styles.
  const known = new WeakMap<Uint8Array, Promise<Forms>>()
  return async (files, hashes) => {
    const made = await Promise.all(
      files.filter(isWorthTrying).map(async ([path, bytes]) => {
        const forms = known.get(bytes) ?? formsOf(bytes, hashes[path] ?? '', cache)
        known.set(bytes, forms)
        const { br, gz } = await forms
        return [...(br ? [[`${path}.br`, br] as const] : []), ...(gz ? [[`${path}.gz`, gz] as const] : [])]
      }),
    )
    return made.flat()
  }
}

const isWorthTrying = ([path, bytes]: readonly [path: string, bytes: Uint8Array]): boolean =>
  bytes.byteLength >= MIN_BYTES && isCompressible(path) && !path.startsWith(`${HOSTING_FOLDER}/`)

async function formsOf(bytes: Uint8Array, hash: string, cache: BuildCache): Promise<Forms> {
  const before = cache.read<Forms>('compressed', hash)
  if (before) return before
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const isSmaller = (form: Uint8Array) => form.byteLength < bytes.byteLength * WORTHWHILE_SHARE
  const forms = { ...(isSmaller(br) && { br }), ...(isSmaller(gz) && { gz }) }
  cache.write('compressed', hash, forms)
  return forms
}
