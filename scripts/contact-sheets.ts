// Contact sheets: pictures of one screen in rows and columns, small, and what differs between two of them.
import sharp from 'sharp'

export type Shot = {
  /** Named where it differs, such as "talabat dark 360". */
  name: string
  row: number
  column: number
  /** PNG. */
  picture: Buffer
}

/** Height of a small picture, and the space between two, in pixels. */
export const ROW_PX = 180
export const GAP_PX = 8
const GROUND = { r: 138, g: 138, b: 138 }
const QUALITY = 50
/**
 * What is still the same: a pixel whose red, green and blue each differ by at most this much, of 255, and a picture of which at most
 * this share of pixels differ by more. Sheets are compared as they are kept, small and packed.
 */
export const TOLERANCE = { channel: 24, share: 0.0005 }

type Place = { name: string; left: number; top: number; width: number; height: number }
export type Sheet = { picture: Buffer; places: Place[] }

/** Puts the pictures side by side; a column is as wide as its widest picture. */
export async function sheetOf(shots: readonly Shot[]): Promise<Sheet> {
  const small = await Promise.all(
    shots.map(async shot => {
      const { data, info } = await sharp(shot.picture)
        .resize({ height: ROW_PX })
        .png()
        .toBuffer({ resolveWithObject: true })
      return { ...shot, data, width: info.width }
    }),
  )
  const columns = 1 + Math.max(...small.map(({ column }) => column))
  const widths = Array.from({ length: columns }, (_, at) =>
    Math.max(0, ...small.filter(({ column }) => column === at).map(({ width }) => width)),
  )
  const leftOf = (column: number) => widths.slice(0, column).reduce((sum, width) => sum + width + GAP_PX, 0)
  const rows = 1 + Math.max(...small.map(({ row }) => row))
  const places = small.map(({ name, row, column, width }) => ({
    name,
    left: leftOf(column),
    top: row * (ROW_PX + GAP_PX),
    width,
    height: ROW_PX,
  }))
  const size = { width: leftOf(columns) - GAP_PX, height: rows * (ROW_PX + GAP_PX) - GAP_PX }
  const picture = await sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(small.map(({ data }, at) => ({ input: data, left: places[at]?.left ?? 0, top: places[at]?.top ?? 0 })))
    .webp({ quality: QUALITY })
    .toBuffer()
  return { picture, places }
}

export type Difference = {
  name: string
  /** Share of its pixels, 0 to 1. */
  share: number
}

/** The pictures of a sheet that are not what they were, and the sheet with them marked. A sheet of another size has all of them changed. */
export async function compareSheets(
  { picture, places }: Sheet,
  accepted: Buffer,
): Promise<{ changed: Difference[]; marked: Buffer }> {
  const [is, was] = await Promise.all([pixelsOf(picture), pixelsOf(accepted)])
  const { width, height } = is
  const isAlike = was.width === width && was.height === height
  const marked = Buffer.from(is.data)
  const changed: Difference[] = []
  for (const place of places) {
    const pixels: number[] = []
    for (let y = place.top; y < place.top + place.height; y++) {
      for (let x = place.left; x < place.left + place.width; x++) {
        const at = (y * width + x) * 3
        if (!isAlike || differs(is.data, was.data, at)) pixels.push(at)
      }
    }
    const share = pixels.length / (place.width * place.height)
    if (share <= TOLERANCE.share) continue
    changed.push({ name: place.name, share })
    for (const at of pixels) marked.set([255, 0, 255], at)
  }
  return {
    changed,
    marked: await sharp(marked, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  }
}

const differs = (one: Buffer, other: Buffer, at: number): boolean =>
  [0, 1, 2].some(channel => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > TOLERANCE.channel)

async function pixelsOf(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
