// The picture that is shown when a link to a site is shared: the brand's picture with the country's name.
import sharp from 'sharp'
import type { Artefact } from '../model.ts'
import {
  BLOCK,
  type BrandPicture,
  type BrandSource,
  drawBrandPicture,
  WIDTH,
  WORD_STEPS,
} from './social/brand-picture.ts'
import { bandOf, indexedPng } from './social/indexed-png.ts'
import { outlinedText } from './social/outlined-text.ts'

export type SocialSource = BrandSource & {
  /** In English: the typeface has Latin, Greek and Cyrillic letters. */
  countryName: string
  tagline?: string
}

/** The widest letters are about this share of the font size; names are set as large as they fit. */
const NAME_SIZES = [
  { size: 96, upTo: 18 },
  { size: 80, upTo: 23 },
  { size: 60, upTo: Number.POSITIVE_INFINITY },
] as const

const pictures = new Map<string, Promise<BrandPicture>>()

const pictureOf = ({ brandName, primary, logoSvg }: BrandSource): Promise<BrandPicture> => {
  const key = JSON.stringify([brandName, primary, logoSvg])
  const picture = pictures.get(key) ?? drawBrandPicture({ brandName, primary, logoSvg })
  pictures.set(key, picture)
  return picture
}

const covers = new Map<string, Promise<Uint8Array>>()

/** How much of each pixel of the block the words cover, as a step; the same for all brands. */
const coverOf = (countryName: string, tagline: string | undefined): Promise<Uint8Array> => {
  const key = JSON.stringify([countryName, tagline])
  const cover = covers.get(key) ?? drawCover(countryName, tagline)
  covers.set(key, cover)
  return cover
}

const drawCover = async (countryName: string, tagline: string | undefined): Promise<Uint8Array> => {
  const { size } = NAME_SIZES.find(({ upTo }) => countryName.length <= upTo) ?? NAME_SIZES[2]
  const name = { words: countryName, size, weight: 700, colour: '#000000' } as const
  const under = tagline ? [{ words: tagline, size: 34, weight: 500, colour: '#000000', gap: 8 } as const] : []
  const words = await outlinedText([name, ...under], BLOCK.width, BLOCK.height)
  const cover = await sharp(Buffer.from(words)).extractChannel('alpha').raw().toBuffer()
  return Uint8Array.from(cover, value => Math.round((value * (WORD_STEPS - 1)) / 255))
}

/**
 * `social.png` of a pair, 1200 x 630 (GEN-107). A brand's part and a country's words are drawn once per process; the same input
 * gives the same bytes whatever fonts are installed. Throws when a name has letters outside Latin, Greek and Cyrillic.
 */
export const emitSocialImage = async (source: SocialSource): Promise<Artefact> => {
  const { above, rows, below, palette } = await pictureOf(source)
  const cover = await coverOf(source.countryName, source.tagline)
  const painted = rows.slice()
  for (let y = 0; y < BLOCK.height; y++) {
    for (let x = 0; x < BLOCK.width; x++) {
      const step = cover[y * BLOCK.width + x] ?? 0
      if (step > 0) painted[y * WIDTH + BLOCK.left + x] = step
    }
  }
  return { path: 'social.png', contents: indexedPng([above, await bandOf(painted, WIDTH), below], WIDTH, palette) }
}
