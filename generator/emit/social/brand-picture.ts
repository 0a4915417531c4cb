// The shared parts of a brand's social images, drawn once: background, streets, the route from ring to pin, logo and name.
import sharp from 'sharp'
import { mix } from '../../theme/colour.ts'
import { derivePalette } from '../../theme/palette.ts'
import { type Band, bandOf, indexed, type Rgb } from './indexed-png.ts'
import { outlinedText } from './outlined-text.ts'

export const WIDTH = 1200
export const HEIGHT = 630
export const MARGIN = 80
/** Steps from the background to the colour of the words, for the edges of letters. */
export const WORD_STEPS = 12
const PICTURE_COLOURS = 24

export type BrandSource = { brandName: string; primary: string; logoSvg: string }
/**
 * The compressed rows above and below the words, and the rows of the words. Pixels are indices into `palette`; its first
 * `WORD_STEPS` colours go from the background (0) to the words.
 */
export type BrandPicture = { above: Band; rows: Uint8Array; below: Band; palette: readonly Rgb[] }

/** Where the words of a pair are drawn. */
export const BLOCK = { left: MARGIN - 4, top: 396, width: WIDTH - 2 * MARGIN, height: 168 }

const LOGO = { at: MARGIN, edge: 104 }

/**
 * Streets of a town from above, slightly rotated; the country's name is next to the town. Their edges are not antialiased: at this
 * low contrast it is invisible, and the file is half as large.
 */
const streets = (road: string, park: string, water: string): string => `
  <g shape-rendering="crispEdges" fill="none" stroke="${road}" stroke-width="5">
    <path d="M-20 330C120 250 190 300 330 210S560 40 640-20H-20Z" fill="${park}" stroke="none"/>
    <path d="M1230 250C1120 330 1150 430 1040 500S880 600 860 660H1230Z" fill="${water}" stroke="none"/>
    <clipPath id="town"><path d="M-40 -40V520C260 470 400 350 560 340L700 345C760 480 690 560 760 680H1240V-40Z"/></clipPath>
    <g clip-path="url(#town)">
    ${Array.from({ length: 10 }, (_, at) => `<path d="M${-64 + at * 144} 660l176-704"/>`).join('')}
    ${Array.from({ length: 7 }, (_, at) => `<path d="M-40 ${-140 + at * 128}l1280 320"/>`).join('')}
    </g>
    <g stroke-width="15">
      <path d="M-40 520C260 470 400 350 560 340S900 460 1240 380"/>
      <path d="M420-40C470 160 640 200 700 340S690 560 760 680"/>
    </g>
  </g>`

const THREAD = 'M1078 144C1078 250 1040 300 960 306S830 250 760 296S690 357 596 357'
const PIN = 'M596 362C586 340 556 320 556 288a40 40 0 0 1 80 0C636 320 606 340 596 362Z'

/** Ring, line and pin: collection, route and drop-off, with an outline in the colour of the background. */
const way = (ink: string, background: string): string => `
  <path d="${THREAD}" fill="none" stroke="${background}" stroke-width="21"/>
  <path d="${PIN}" stroke="${background}" stroke-width="11"/>
  <circle cx="1078" cy="124" r="25" fill="none" stroke="${background}" stroke-width="22"/>
  <path d="${THREAD}" fill="none" stroke="${ink}" stroke-width="11"/>
  <path d="${PIN}" fill="${ink}" stroke="${ink}" stroke-width="1"/>
  <circle cx="596" cy="288" r="15" fill="${background}"/>
  <circle cx="1078" cy="124" r="25" fill="${background}" stroke="${ink}" stroke-width="12"/>`

const rgbOf = (colour: string): Rgb =>
  [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)) as unknown as Rgb

const svg = (body: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`)

/** The shared part of a brand's social images. Throws when the logo cannot be rendered or the typeface lacks a letter. */
export const drawBrandPicture = async ({ brandName, primary, logoSvg }: BrandSource): Promise<BrandPicture> => {
  const { brand } = derivePalette(primary)
  const { brand: background, 'on-brand': onBrand } = brand
  const tile = `<rect x="${LOGO.at}" y="${LOGO.at}" width="${LOGO.edge}" height="${LOGO.edge}" rx="33" fill="${onBrand}"/>`
  const drawing = streets(brand['brand-road'], brand['brand-park'], brand['brand-water'])
  const inner = LOGO.edge - 14
  const { width: logoWidth = inner } = await sharp(Buffer.from(logoSvg)).metadata()
  const logo = await sharp(Buffer.from(logoSvg), { density: (72 * inner) / logoWidth })
    .resize({ width: inner, height: inner, fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
  const size = brandName.length > 14 ? 40 : 54
  const name = await outlinedText(
    [{ words: brandName, size, weight: 700, colour: onBrand }],
    760,
    Math.round(size * 1.15),
  )
  const { data, info } = await sharp(
    svg(`<rect width="100%" height="100%" fill="${background}"/>${drawing}${way(onBrand, background)}${tile}`),
  )
    .composite([
      { input: logo, left: LOGO.at + 7, top: LOGO.at + 7 },
      {
        input: Buffer.from(name),
        left: LOGO.at + LOGO.edge + 24,
        top: Math.round(LOGO.at + (LOGO.edge - size * 1.15) / 2),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const words = Array.from({ length: WORD_STEPS }, (_, step) =>
    rgbOf(mix(background, onBrand, step / (WORD_STEPS - 1))),
  )
  const { pixels, palette } = indexed(data, info.channels, words, PICTURE_COLOURS)
  const [top, bottom] = [BLOCK.top * WIDTH, (BLOCK.top + BLOCK.height) * WIDTH]
  const above = await bandOf(pixels.subarray(0, top), WIDTH, 'shared')
  const below = await bandOf(pixels.subarray(bottom), WIDTH, 'shared')
  return { above, rows: pixels.subarray(top, bottom), below, palette }
}
