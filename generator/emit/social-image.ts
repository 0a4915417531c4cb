// The picture that a link to a site shows when it is shared: the brand's own, with the country written on it.
import sharp from 'sharp'
import type { Artefact } from '../model.ts'
import {
  type BrandPicture,
  type BrandSource,
  drawBrandPicture,
  HEIGHT,
  MARGIN,
  WIDTH,
  WORD_STEPS,
} from './social/brand-picture.ts'
import { indexedPng } from './social/indexed-png.ts'
import { outlinedText } from './social/outlined-text.ts'

export type SocialSource = BrandSource & {
  /** In English: the face has Latin, Greek and Cyrillic letters. */
  countryName: string
  tagline?: string
}

const BLOCK = { left: MARGIN - 4, top: 396, width: WIDTH - 2 * MARGIN, height: 168 }
/** Widest letters of the face are about this share of their size; names are set as large as they fit. */
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

/**
 * `social.png` of a pair, 1200 x 630 (GEN-107). The brand's part is drawn once per process, only the words per pair; the same input
 * gives the same bytes on a machine with or without fonts. Raises when a name has letters outside Latin, Greek and Cyrillic.
 */
export const emitSocialImage = async (source: SocialSource): Promise<Artefact> => {
  const { pixels, palette, onBrand } = await pictureOf(source)
  const { countryName, tagline } = source
  const { size } = NAME_SIZES.find(({ upTo }) => countryName.length <= upTo) ?? NAME_SIZES[2]
  const name = { words: countryName, size, weight: 700, colour: onBrand } as const
  const under = tagline ? [{ words: tagline, size: 34, weight: 500, colour: onBrand, gap: 8 } as const] : []
  const words = await outlinedText([name, ...under], BLOCK.width, BLOCK.height)
  const cover = await sharp(Buffer.from(words)).extractChannel('alpha').raw().toBuffer()

  const painted = pixels.slice()
  for (let y = 0; y < BLOCK.height; y++) {
    for (let x = 0; x < BLOCK.width; x++) {
      const step = Math.round(((cover[y * BLOCK.width + x] ?? 0) * (WORD_STEPS - 1)) / 255)
      if (step > 0) painted[(BLOCK.top + y) * WIDTH + BLOCK.left + x] = step
    }
  }
  return { path: 'social.png', contents: await indexedPng(painted, WIDTH, HEIGHT, palette) }
}
