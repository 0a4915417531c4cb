// Photographs the landing pages of all brands side by side, light and dark, for the README into docs/pictures/brands.webp:
// `node scripts/run.mjs --browser scripts/brand-pictures.ts`.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { makeGallery } from '#generator/gallery/index.ts'
import type { Brand } from '#schema/config.ts'
import { buildDemo, DEMO_OUT, endAfterProblems } from './build-demo.ts'
import { ROOT } from './root.ts'

/** Of a page as it is photographed, and as it is shown. */
const PAGE_PX = { width: 1440, height: 810 }
const TILE_PX = { width: 480, height: 270, gap: 8 }
/** Brands next to each other, each with its two schemes. */
const COLUMNS = 2
const SCHEMES = ['light', 'dark'] as const
const QUALITY = 82

const folder = join(ROOT, 'brands')
const sites = readdirSync(folder)
  .sort()
  .map(brand => {
    const { countries } = JSON.parse(readFileSync(join(folder, brand, 'brand.json'), 'utf8')) as Brand
    return { brand, country: countries[0] ?? '' }
  })
const pairs = await buildDemo(sites).catch(endAfterProblems)
const into = join(ROOT, '.cache', 'brand-pictures')
const taken = await makeGallery({
  out: DEMO_OUT,
  pairs,
  paths: ['/'],
  locales: ['en'],
  widths: [PAGE_PX.width],
  schemes: SCHEMES,
  into,
  chromiumPath: process.env['CHROMIUM_PATH'] ?? readFileSync(join(ROOT, '.cache', 'chromium-path'), 'utf8'),
  onPair: pair => console.log(pair),
})

const { width, height, gap } = TILE_PX
const tiles = taken.map(async ({ pair, scheme, file }) => {
  const top = await sharp(join(into, file))
    .extract({ left: 0, top: 0, ...PAGE_PX })
    .png()
    .toBuffer()
  const at = pairs.indexOf(pair)
  const column = (at % COLUMNS) * SCHEMES.length + (scheme === 'dark' ? 1 : 0)
  return {
    input: await sharp(top).resize({ width }).png().toBuffer(),
    left: column * (width + gap),
    top: Math.floor(at / COLUMNS) * (height + gap),
  }
})
const columns = COLUMNS * SCHEMES.length
const rows = Math.ceil(pairs.length / COLUMNS)
const size = { width: columns * (width + gap) - gap, height: rows * (height + gap) - gap }
await sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } })
  .composite(await Promise.all(tiles))
  .webp({ quality: QUALITY })
  .toFile(join(ROOT, 'docs', 'pictures', 'brands.webp'))
