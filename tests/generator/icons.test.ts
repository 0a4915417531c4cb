import { createHash } from 'node:crypto'
import icoEndec from 'ico-endec'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { emitIcons, ICON_SIZES, type IconSource, MASKABLE_SIZES, SAFE_RADIUS } from '#generator/emit/icons.ts'
import type { Artefact } from '#generator/model.ts'

const svg = (body: string, edge = 26) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${edge} ${edge}">${body}</svg>`
const markerSvg = svg('<path d="M32 62C8 36 10 6 32 4s24 32 0 58z" fill="#7a1fa2"/>', 65)
const glyph = '<path d="M7.5 17.5c0-6 11-3 11-9" fill="none" stroke="#fff" stroke-width="2.4"/>'

/** Logos of the kinds that brands bring. */
const SOURCES: Record<string, IconSource> = {
  'tile in the brand colour': {
    logoSvg: svg(`<rect width="26" height="26" rx="8" fill="#7a1fa2"/>${glyph}`),
    markerSvg,
    primary: '#7A1FA2',
  },
  'tile in another colour': {
    logoSvg: svg(`<rect width="26" height="26" rx="8" fill="#111"/>${glyph}`),
    markerSvg,
    primary: '#FFDD00',
  },
  'bare glyph in the brand colour': {
    logoSvg: svg('<circle cx="13" cy="13" r="12" fill="#c8102e"/>'),
    markerSvg,
    primary: '#C8102E',
  },
  'glyph that reaches into the corners': {
    logoSvg: svg('<path d="M0 0h26v26H0z" fill="#fff"/>'),
    markerSvg,
    primary: '#00796B',
  },
}

const bytesOf = (icons: readonly Artefact[], path: string): Buffer => {
  const found = icons.find(icon => icon.path === path)
  if (!found) throw new Error(`no ${path}`)
  return Buffer.from(found.contents)
}

/** Share of the edge from the middle to the farthest pixel that differs from the ground of the corner. */
const farthestDrawn = async (png: Buffer): Promise<number> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let farthest = 0
  for (let at = 0; at < info.width * info.height; at++) {
    const difference = [0, 1, 2].reduce((sum, c) => sum + Math.abs((data[at * 3 + c] ?? 0) - (data[c] ?? 0)), 0)
    const [x, y] = [(at % info.width) + 0.5 - info.width / 2, Math.floor(at / info.width) + 0.5 - info.height / 2]
    if (difference > 48) farthest = Math.max(farthest, Math.hypot(x, y) / info.width)
  }
  return farthest
}

describe.each(Object.entries(SOURCES))('[GEN-107] icons from a logo: %s', (_kind, source) => {
  test('every file is there in its own size', async () => {
    const icons = await emitIcons(source)
    const wanted = [
      ...ICON_SIZES.map(size => [`icon-${size}.png`, size] as const),
      ...MASKABLE_SIZES.map(size => [`maskable-${size}.png`, size] as const),
      ['apple-touch-icon.png', 180] as const,
    ]
    for (const [path, size] of wanted) {
      expect(await sharp(bytesOf(icons, path)).metadata(), path).toMatchObject({
        format: 'png',
        width: size,
        height: size,
      })
    }
    expect(icons.map(icon => icon.path).sort()).toEqual(
      [...wanted.map(([path]) => path), 'favicon.ico', 'favicon.svg', 'logo.svg', 'marker.svg'].sort(),
    )
  })

  test('a maskable icon is filled to its edges and keeps the drawing inside the safe zone', async () => {
    const png = bytesOf(await emitIcons(source), 'maskable-512.png')
    expect((await sharp(png).metadata()).hasAlpha).toBe(false)
    const farthest = await farthestDrawn(png)
    expect(farthest).toBeGreaterThan(0.1)
    expect(farthest).toBeLessThanOrEqual(SAFE_RADIUS)
  })

  test('the icon of a home screen is opaque and shows the drawing', async () => {
    const png = bytesOf(await emitIcons(source), 'apple-touch-icon.png')
    expect((await sharp(png).metadata()).hasAlpha).toBe(false)
    expect((await sharp(png).stats()).entropy).toBeGreaterThan(0.05)
  })

  test('all of them weigh less than 80 kB', async () => {
    const icons = await emitIcons(source)
    expect(icons.reduce((sum, icon) => sum + icon.contents.length, 0)).toBeLessThan(80_000)
  })
})

const plain = SOURCES['tile in the brand colour'] as IconSource

test('[GEN-002] favicon.ico holds the logo at 16, 32 and 48 pixels', async () => {
  const images = icoEndec.decode(bytesOf(await emitIcons(plain), 'favicon.ico'))
  expect(images.map(image => [image.width, image.height, image.imageType])).toEqual(
    [16, 32, 48].map(size => [size, size, 'png']),
  )
  const { data } = await sharp(images[1]?.imageData).raw().toBuffer({ resolveWithObject: true })
  // A point of the tile next to the glyph.
  expect([...data.subarray((4 * 32 + 16) * 4, (4 * 32 + 16) * 4 + 4)]).toEqual([0x7a, 0x1f, 0xa2, 255])
})

test('[GEN-004][GEN-005] logo and marker are emitted as they are', async () => {
  const icons = await emitIcons(plain)
  expect(bytesOf(icons, 'logo.svg').toString()).toBe(plain.logoSvg)
  expect(bytesOf(icons, 'favicon.svg').toString()).toBe(plain.logoSvg)
  expect(bytesOf(icons, 'marker.svg').toString()).toBe(markerSvg)
})

test('[GEN-002] two brands have different icons', async () => {
  const [one, other] = await Promise.all([plain, SOURCES['tile in another colour'] as IconSource].map(emitIcons))
  for (const path of ['favicon.ico', 'icon-16.png', 'apple-touch-icon.png', 'maskable-192.png']) {
    expect(bytesOf(one ?? [], path).equals(bytesOf(other ?? [], path)), path).toBe(false)
  }
})

test('[GEN-107] drawing again gives the same bytes', async () => {
  const digest = (icons: readonly Artefact[]) =>
    icons.map(icon => [icon.path, createHash('sha256').update(icon.contents).digest('hex')])
  const first = digest(await emitIcons(plain))
  // A marker of its own makes it another source, so nothing comes from memory.
  const again = digest(await emitIcons({ ...plain, markerSvg: `${markerSvg}\n` }))
  expect(again.filter(([path]) => path !== 'marker.svg')).toEqual(first.filter(([path]) => path !== 'marker.svg'))
})

test('a logo that is no SVG is refused', async () => {
  await expect(emitIcons({ ...plain, logoSvg: '<html>' })).rejects.toThrow()
})
