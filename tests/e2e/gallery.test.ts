// The gallery, taken of a built demo site.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeGallery } from '#generator/gallery/index.ts'
import { DEMO_OUT } from '../../scripts/build-demo.ts'

test('[GEN-112] one page shows the chosen screens of a pair in each language and width, and the components of its brand in both directions', async () => {
  const into = mkdtempSync(join(tmpdir(), 'gallery-'))
  try {
    const pairs: string[] = []
    const pictures = await makeGallery({
      out: DEMO_OUT,
      pairs: ['talabat-AE'],
      paths: ['/termsandconditions'],
      widths: [360, 1280],
      schemes: ['light'],
      components: true,
      into,
      chromiumPath: process.env['CHROMIUM_PATH'] ?? '',
      onPair: pair => pairs.push(pair),
    })
    expect(pictures.map(({ locale, width }) => `${locale} ${width}`)).toEqual([
      'ar 360',
      'en 360',
      'ar 1280',
      'en 1280',
      'en 1440',
      'ar 1440',
    ])
    expect(pictures.slice(-2).map(({ pair, path }) => `${pair} ${path}`)).toEqual([
      'talabat components',
      'talabat components',
    ])
    expect(pairs).toEqual(['talabat-AE'])
    const page = readFileSync(join(into, 'index.html'), 'utf8')
    for (const { file, width } of pictures) {
      expect(page).toContain(file)
      expect((await sharp(join(into, file)).metadata()).width).toBe(width)
    }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
})
