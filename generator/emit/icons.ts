// The icons of a brand, drawn from its logo: favicons, home screen icons, and the two drawings as they are.
import icoEndec from 'ico-endec'
import sharp from 'sharp'
import type { Artefact } from '../model.ts'
import { derivePalette } from '../theme/palette.ts'

/** Edges in pixels of the icons `icon-<edge>.png`. */
export const ICON_SIZES = [16, 32, 48, 96, 192, 256, 384, 512] as const
/** Edges in pixels of the icons `maskable-<edge>.png`, which a launcher may cut to any shape. */
export const MASKABLE_SIZES = [192, 512] as const
/** The safe zone of a maskable icon: a circle of this radius, as a share of its edge (Web App Manifest, 80 %). */
export const SAFE_RADIUS = 0.4

const FAVICON_SIZES = [16, 32, 48] as const
const APPLE_SIZE = 180
/** The drawing ends a little inside the safe zone, so that it does not touch the edge of a round icon. */
const GLYPH_RADIUS = 0.37
const PROBE_EDGE = 208
/** From this sum of channel differences on, a pixel counts as drawn. */
const VISIBLE_DIFFERENCE = 48

export type IconSource = { logoSvg: string; markerSvg: string; primary: string }

/** Fixed, so that a drawing always gives the same bytes. Few colours: flat drawings and their antialiased edges. */
const PNG = { palette: true, colours: 64, dither: 0, effort: 10, compressionLevel: 9 } as const

/** The drawing at an edge of `size` pixels, rendered from its vectors on a transparent background. */
const drawn = async (svg: string, size: number): Promise<Buffer> => {
  const source = Buffer.from(svg)
  const { width = size, height = size } = await sharp(source).metadata()
  const density = (72 * size) / Math.max(width, height)
  const fit = { width: size, height: size, fit: 'contain', background: 'transparent' } as const
  return sharp(source, { density }).resize(fit).png().toBuffer()
}

const onBackground = async (svg: string, size: number, share: number, background: string) => {
  const edge = Math.round(size * share)
  const offset = Math.round((size - edge) / 2)
  const canvas = sharp({ create: { width: size, height: size, channels: 3, background } })
  return canvas.composite([{ input: await drawn(svg, edge), left: offset, top: offset }]).removeAlpha()
}

/** How far the drawing extends from its centre, as a share of its edge; 0 if it cannot be told from the background. */
const reach = async (svg: string, background: string): Promise<number> => {
  const { data, info } = await (await onBackground(svg, PROBE_EDGE, 1, background))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = [0, 1, 2].map(at => Number.parseInt(background.slice(1 + 2 * at, 3 + 2 * at), 16))
  let farthest = 0
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const difference = ink.reduce(
      (sum, value, at) => sum + Math.abs(value - (data[pixel * info.channels + at] ?? 0)),
      0,
    )
    if (difference < VISIBLE_DIFFERENCE) continue
    const x = (pixel % info.width) + 0.5 - info.width / 2
    const y = Math.floor(pixel / info.width) + 0.5 - info.height / 2
    farthest = Math.max(farthest, Math.hypot(x, y) / info.width)
  }
  return farthest
}

/**
 * Background and scale of the drawing for icons that are filled to the edge. If the logo's tile has the brand's colour, only its
 * glyph has to fit; a logo that would be invisible on that colour gets the brand's text colour as background.
 */
const fullBleed = async (svg: string, primary: string): Promise<{ background: string; reaches: number }> => {
  const { brand } = derivePalette(primary)
  const onBrand = await reach(svg, brand.brand)
  if (onBrand > 0) return { background: brand.brand, reaches: onBrand }
  return { background: brand['on-brand'], reaches: await reach(svg, brand['on-brand']) }
}

const drawIcons = async ({ logoSvg, markerSvg, primary }: IconSource): Promise<Artefact[]> => {
  const plain = async (size: number) =>
    sharp(await drawn(logoSvg, size))
      .png(PNG)
      .toBuffer()
  const { background, reaches } = await fullBleed(logoSvg, primary)
  const share = Math.min(1, GLYPH_RADIUS / reaches)
  const bleeding = async (size: number, scale: number) =>
    (await onBackground(logoSvg, size, scale, background)).png(PNG).toBuffer()

  const icons: Artefact[] = []
  for (const size of ICON_SIZES) icons.push({ path: `icon-${size}.png`, contents: await plain(size) })
  for (const size of MASKABLE_SIZES) icons.push({ path: `maskable-${size}.png`, contents: await bleeding(size, share) })
  // A phone only rounds the corners of this one: a glyph keeps the logo's proportions, a whole tile is inset a little.
  const appleShare = reaches < 0.5 ? 1 : 0.8
  icons.push({ path: 'apple-touch-icon.png', contents: await bleeding(APPLE_SIZE, appleShare) })
  // Full colour: the ICO writer does not accept palettes, and these are small.
  const favicons = await Promise.all(FAVICON_SIZES.map(size => drawn(logoSvg, size)))
  icons.push({ path: 'favicon.ico', contents: icoEndec.encode(favicons) })
  for (const path of ['favicon.svg', 'logo.svg']) icons.push({ path, contents: logoSvg })
  icons.push({ path: 'marker.svg', contents: markerSvg })
  return icons
}

const known = new Map<string, Promise<Artefact[]>>()

/**
 * Every icon of a brand (GEN-002, GEN-004, GEN-005, GEN-107), from its logo and marker as SVG text and its primary colour: favicon.ico
 * and favicon.svg, icon-16 to icon-512.png, maskable-192 and -512.png, apple-touch-icon.png, logo.svg, marker.svg. Drawn once per
 * brand in a process and the same bytes in each. Throws when a drawing is not an SVG that can be rendered.
 */
export const emitIcons = (source: IconSource): Promise<Artefact[]> => {
  const key = JSON.stringify([source.logoSvg, source.markerSvg, source.primary])
  const icons = known.get(key) ?? drawIcons(source)
  known.set(key, icons)
  return icons
}
