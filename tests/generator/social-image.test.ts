import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bandOf, indexed, indexedPng, type Rgb } from '#generator/emit/social/indexed-png.ts'
import { outlinedText } from '#generator/emit/social/outlined-text.ts'
import { emitSocialImage } from '#generator/emit/social-image.ts'
import { ROOT } from '../../scripts/root.ts'

const logoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="26" rx="8" fill="#00796b"/></svg>'
const source = { brandName: 'Alpha', primary: '#00796B', logoSvg, countryName: 'Norway' }

test('[GEN-107] a picture of 1200 x 630 in the brand colour, under 25 kB', async () => {
  const { path, contents } = await emitSocialImage({
    ...source,
    countryName: 'United Arab Emirates',
    tagline: 'Riders on demand',
  })
  expect(path).toBe('social.png')
  expect(contents.length).toBeLessThan(25_000)
  const image = sharp(Buffer.from(contents))
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const { dominant } = await image.stats()
  // The statistics are coarse: steps of 16 per channel.
  for (const [channel, value] of [dominant.r, dominant.g, dominant.b].entries()) {
    expect(Math.abs(value - ([0x00, 0x79, 0x6b][channel] ?? 0))).toBeLessThanOrEqual(16)
  }
})

test('[GEN-107] the country is written on it; the same pair gives the same bytes', async () => {
  const [norway, again, denmark] = await Promise.all(
    ['Norway', 'Norway', 'Denmark'].map(countryName => emitSocialImage({ ...source, countryName })),
  )
  expect(Buffer.from(norway?.contents ?? '').equals(Buffer.from(again?.contents ?? ''))).toBe(true)
  expect(Buffer.from(norway?.contents ?? '').equals(Buffer.from(denmark?.contents ?? ''))).toBe(false)
})

test('[GEN-107] every letter that the name of a brand or a country may have is in its typeface', async () => {
  const schemaOf = (name: string) => JSON.parse(readFileSync(join(ROOT, `schema/${name}.schema.json`), 'utf8'))
  const patterns = [schemaOf('brand').properties.name, schemaOf('country').properties.names.properties.en].map(
    ({ pattern }) => pattern,
  )
  expect(new Set(patterns).size).toBe(1)
  const isAllowed = new RegExp(patterns[0], 'u')
  const letters = Array.from({ length: 0x3000 }, (_, point) => String.fromCodePoint(point)).filter(letter =>
    isAllowed.test(letter),
  )
  expect(letters.length).toBeGreaterThan(1000)
  const line = { words: letters.join(''), size: 10, weight: 700, colour: '#ffffff' } as const
  await expect(outlinedText([line], 900, 100)).resolves.toContain('<path')
})

test('[GEN-107] words are outlines: no font of the machine is asked for', async () => {
  const svg = await outlinedText(
    [{ words: 'Türkiye, Česko, Ελλάδα', size: 60, weight: 700, colour: '#ffffff' }],
    900,
    100,
  )
  expect(svg).toContain('<path')
  expect(svg).not.toMatch(/<text|font-family/)
})

test('letters that the face does not have are refused', async () => {
  await expect(emitSocialImage({ ...source, countryName: 'عمان' })).rejects.toThrow('has no letter "ع"')
})

test('a very long name does not leave the picture', async () => {
  const { contents } = await emitSocialImage({
    ...source,
    countryName: 'Saint Vincent and the Grenadines and the neighbouring islands',
  })
  const right = await sharp(Buffer.from(contents))
    .extract({ left: 1130, top: 400, width: 70, height: 170 })
    .removeAlpha()
    .raw()
    .toBuffer()
  for (let at = 0; at < right.length; at += 3) expect(right[at]).toBeLessThan(128)
})

test('an indexed PNG holds the pixels that went in, in one band or in several', async () => {
  const palette: Rgb[] = [
    [10, 20, 30],
    [250, 240, 230],
    [0, 128, 255],
  ]
  const width = 300
  // Long enough that the sums of the checksum wrap around.
  const pixels = Uint8Array.from({ length: width * 200 }, (_, at) => (at * at + (at >> 7)) % 3)
  const heights = [[200], [1, 199], [120, 30, 50]]
  for (const parts of heights) {
    const from = (at: number) => parts.slice(0, at).reduce((sum, rows) => sum + rows, 0) * width
    const bands = parts.map((_, at) => bandOf(pixels.subarray(from(at), from(at + 1)), width))
    const png = indexedPng(await Promise.all(bands), width, palette)
    const { data } = await sharp(Buffer.from(png)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([...pixels].flatMap(index => [...(palette[index] ?? [])]))
  }
  expect(() => indexedPng([], 1, Array<Rgb>(257).fill([0, 0, 0]))).toThrow(RangeError)
})

test('the checksum of joined bands is that of the whole', async () => {
  const pixels = Uint8Array.from({ length: 90_000 }, (_, at) => (at * 7919) % 256)
  const bands = [pixels.subarray(0, 10_000), pixels.subarray(10_000, 77_700), pixels.subarray(77_700)]
  const png = Buffer.from(indexedPng(await Promise.all(bands.map(band => bandOf(band, 100))), 100, [[0, 0, 0]]))
  const at = png.indexOf('IDAT')
  const stream = png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
  // Raises when the checksum does not fit.
  const rows = inflateSync(stream)
  expect(rows).toHaveLength(90_900)
  for (let row = 0; row < 900; row++)
    expect(rows.subarray(row * 101 + 1, (row + 1) * 101).equals(pixels.subarray(row * 100, (row + 1) * 100))).toBe(true)
})

test('rare colours become their nearest frequent one', () => {
  const pixels = [
    [0, 0, 0],
    [200, 0, 0],
    [200, 0, 0],
    [198, 0, 0],
  ].flat()
  const { pixels: indices, palette } = indexed(Uint8Array.from(pixels), 3, [[0, 0, 0]], 1)
  expect(palette).toEqual([
    [0, 0, 0],
    [200, 0, 0],
  ])
  expect([...indices]).toEqual([0, 1, 1, 1])
})
