// A PNG of at most 256 known colours, written as it is. A general encoder first looks for the colours of each picture, which takes
// longer (70 ms for a social image) than all the rest; here they are known beforehand.
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

export type Rgb = readonly [red: number, green: number, blue: number]

/** Pixels are indices into the palette, row by row. */
export type Indexed = { pixels: Uint8Array; palette: readonly Rgb[] }

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const INDEXED_COLOUR = 3
/** The last level before time grows threefold for a few per cent. */
const DEFLATE_LEVEL = 8

const compressed = promisify<Uint8Array, { level: number }, Uint8Array>(deflate)

const chunk = (type: string, data: Uint8Array): Buffer => {
  const out = Buffer.alloc(data.length + 12)
  out.writeUInt32BE(data.length, 0)
  out.write(type, 4, 'latin1')
  out.set(data, 8)
  out.writeUInt32BE(crc32(out.subarray(4, data.length + 8)), data.length + 8)
  return out
}

/** The file for `pixels` (one index into `palette` each, row by row); raises when there are more than 256 colours. */
export const indexedPng = async (
  pixels: Uint8Array,
  width: number,
  height: number,
  palette: readonly Rgb[],
): Promise<Uint8Array> => {
  if (palette.length > 256) throw new RangeError(`${palette.length} colours do not fit into an indexed PNG`)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, INDEXED_COLOUR], 8)
  // Each row starts with its filter: none, since neighbouring indices are no neighbouring colours.
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await compressed(rows, { level: DEFLATE_LEVEL })),
    chunk('IEND', new Uint8Array()),
  ])
}

const packed = ([red, green, blue]: Rgb): number => (red << 16) | (green << 8) | blue
const apart = (one: Rgb, other: Rgb): number => one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0)

/**
 * Raw pixels (`channels` bytes each) as indices into `first` and the picture's `most` frequent colours; a rare one (a step of some
 * edge) becomes its nearest.
 */
export const indexed = (data: Uint8Array, channels: number, first: readonly Rgb[], most: number): Indexed => {
  const counts = new Map<number, number>()
  const colours = new Uint32Array(data.length / channels)
  for (let pixel = 0; pixel < colours.length; pixel++) {
    const at = pixel * channels
    const colour = packed([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    colours[pixel] = colour
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const rgb = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255]
  // Equal counts are ordered by colour, so that the palette does not depend on where a colour was met first.
  const frequent = [...counts]
    .sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)
    .map(([colour]) => rgb(colour))
  const palette = [...first, ...frequent.slice(0, most)]
  const nearest = (colour: Rgb): number =>
    palette.reduce(
      (best, other, index) => (apart(colour, other) < apart(colour, palette[best] ?? other) ? index : best),
      0,
    )
  const indices = new Map(frequent.map(colour => [packed(colour), nearest(colour)]))
  return { pixels: Uint8Array.from(colours, colour => indices.get(colour) ?? 0), palette }
}
