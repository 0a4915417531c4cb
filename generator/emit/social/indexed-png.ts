// Writes a PNG of at most 256 known colours. A general encoder first counts the colours of each picture, which takes
// longer (70 ms for a social image) than all the rest; here they are known. Rows shared by many pictures are compressed once.
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, type ZlibOptions } from 'node:zlib'

export type Rgb = readonly [red: number, green: number, blue: number]

/** Pixels are indices into the palette, row by row. */
export type Indexed = { pixels: Uint8Array; palette: readonly Rgb[] }

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const INDEXED_COLOUR = 3
/** How well rows are compressed; shared rows as well as possible. */
const DEFLATE_LEVEL = { shared: 9, own: 7 } as const
/** First bytes of a zlib stream: a window of 32 kB, good compression. */
const ZLIB_HEADER = Uint8Array.of(0x78, 0xda)
/** An empty last deflate block. */
const ZLIB_END = Uint8Array.of(0x03, 0x00)
const ADLER_PRIME = 65_521
/** After this many bytes the sums must be reduced to stay below 32 bits. */
const ADLER_STEP = 3_800

/** Adler-32 as its two sums. */
type Adler = readonly [sum: number, sumOfSums: number]

/** Rows of an indexed picture, compressed so that they can be joined with others. */
export type Band = { deflated: Uint8Array; adler: Adler; bytes: number; rows: number }

const compressed = promisify<Uint8Array, ZlibOptions, Uint8Array>(deflateRaw)

/** @param pixels palette indices, in whole rows of `width` */
export const bandOf = async (
  pixels: Uint8Array,
  width: number,
  use: keyof typeof DEFLATE_LEVEL = 'own',
): Promise<Band> => {
  const rows = pixels.length / width
  // Each row starts with its filter: none, since neighbouring indices are not similar colours.
  const bytes = new Uint8Array((width + 1) * rows)
  for (let y = 0; y < rows; y++) bytes.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const deflated = await compressed(bytes, { level: DEFLATE_LEVEL[use], finishFlush: constants.Z_FULL_FLUSH })
  return { deflated, adler: adlerOf(bytes), bytes: bytes.length, rows }
}

function adlerOf(bytes: Uint8Array): Adler {
  let [sum, sumOfSums] = [1, 0]
  for (let from = 0; from < bytes.length; from += ADLER_STEP) {
    const to = Math.min(from + ADLER_STEP, bytes.length)
    for (let at = from; at < to; at++) {
      sum += bytes[at] ?? 0
      sumOfSums += sum
    }
    sum %= ADLER_PRIME
    sumOfSums %= ADLER_PRIME
  }
  return [sum, sumOfSums]
}

/** The checksum of two consecutive runs of bytes, from the checksums of each. */
const joined = ([sum, sumOfSums]: Adler, { adler, bytes }: Band): Adler => [
  (sum + adler[0] - 1 + ADLER_PRIME) % ADLER_PRIME,
  (sumOfSums + adler[1] + (bytes % ADLER_PRIME) * (sum - 1 + ADLER_PRIME)) % ADLER_PRIME,
]

const chunk = (type: string, data: Uint8Array): Buffer => {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  out.set(data, 8)
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8)
  return out
}

/** The file of these bands, one below the other; throws when there are more than 256 colours. */
export const indexedPng = (bands: readonly Band[], width: number, palette: readonly Rgb[]): Uint8Array => {
  if (palette.length > 256) throw new RangeError(`${palette.length} colours do not fit into an indexed PNG`)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(
    bands.reduce((sum, { rows }) => sum + rows, 0),
    4,
  )
  header.set([8, INDEXED_COLOUR], 8)
  const [sum, sumOfSums] = bands.reduce(joined, [1, 0])
  const adler = Buffer.alloc(4)
  adler.writeUInt16BE(sumOfSums, 0)
  adler.writeUInt16BE(sum, 2)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', Buffer.concat([ZLIB_HEADER, ...bands.map(({ deflated }) => deflated), ZLIB_END, adler])),
    chunk('IEND', new Uint8Array()),
  ])
}

const packed = ([red, green, blue]: Rgb): number => (red << 16) | (green << 8) | blue
const apart = (one: Rgb, other: Rgb): number => one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

/**
 * Raw pixels (`channels` bytes each) as indices into `first` and the picture's `most` frequent colours; a rare one (from an
 * antialiased edge) becomes the nearest of these.
 */
export const indexed = (data: Uint8Array, channels: number, first: readonly Rgb[], most: number): Indexed => {
  // Most pixels have the colour of the previous one: runs are counted together.
  const runs: { colour: number; to: number }[] = []
  for (let at = 0; at < data.length; at += channels) {
    const colour = packed([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    const last = runs.at(-1)
    if (last?.colour === colour) last.to += 1
    else runs.push({ colour, to: (last?.to ?? 0) + 1 })
  }
  const counts = new Map<number, number>()
  let from = 0
  for (const { colour, to } of runs) {
    counts.set(colour, (counts.get(colour) ?? 0) + to - from)
    from = to
  }
  const rgb = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]
  // Equal counts are ordered by colour, so that the palette does not depend on the order of pixels.
  const frequent = [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b).map(([colour]) => colour)
  const palette = [...first, ...frequent.slice(0, most).map(rgb)]
  const nearest = (colour: Rgb): number =>
    palette.reduce(
      (best, other, index) => (apart(colour, other) < apart(colour, palette[best] ?? other) ? index : best),
      0,
    )
  const indices = new Map(frequent.map(colour => [colour, nearest(rgb(colour))]))
  const pixels = new Uint8Array(data.length / channels)
  let filled = 0
  for (const { colour, to } of runs) {
    pixels.fill(indices.get(colour) ?? 0, filled, to)
    filled = to
  }
  return { pixels, palette }
}
