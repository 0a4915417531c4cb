// One page with pictures of chosen screens: pairs, languages and widths side by side (GEN-112).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { addressOf } from '#contract/routes.ts'
import type { Manifest } from '../model.ts'
import { startPreview } from '../preview/index.ts'

export type GalleryRequest = {
  /** Folder of built pairs. */
  out: string
  pairs: readonly string[]
  /** Paths without language, such as `/faq`. */
  paths: readonly string[]
  /** Languages; all of a pair by default. */
  locales?: readonly string[]
  widths: readonly number[]
  schemes: readonly ('light' | 'dark')[]
  /** Where the page and its pictures go. */
  into: string
  chromiumPath: string
  /** Called after each pair. */
  onPair: (pair: string) => void
}

/** A picture and its subject. */
export type Picture = { pair: string; locale: string; path: string; width: number; scheme: string; file: string }

const HEIGHTS = { phone: 800, desktop: 900 }
const PHONE_MAX_WIDTH = 500

/** Takes every picture and writes `index.html` next to them. Returns the pictures. Throws when a pair was not built. */
export async function makeGallery(request: GalleryRequest): Promise<Picture[]> {
  mkdirSync(request.into, { recursive: true })
  const browser = await chromium.launch({ executablePath: request.chromiumPath, chromiumSandbox: false })
  try {
    const pictures: Picture[] = []
    for (const pair of request.pairs) {
      pictures.push(...(await picturesOf(browser, pair, request)))
      request.onPair(pair)
    }
    writeFileSync(join(request.into, 'index.html'), galleryPage(pictures))
    return pictures
  } finally {
    await browser.close()
  }
}

async function picturesOf(browser: Browser, pair: string, request: GalleryRequest): Promise<Picture[]> {
  const folder = join(request.out, pair)
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`${folder} is no built pair. Build it first: npm run portal -- build --help`)
  const { settings } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const { default: first, supported } = settings.settings.languages
  const preview = await startPreview({ folder, port: 0 })
  const pictures: Picture[] = []
  try {
    for (const scheme of request.schemes) {
      for (const width of request.widths) {
        const height = width <= PHONE_MAX_WIDTH ? HEIGHTS.phone : HEIGHTS.desktop
        const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme })
        for (const locale of supported.filter(one => request.locales?.includes(one) ?? true)) {
          for (const path of request.paths) {
            const address = addressOf(locale === first ? '' : `/${locale}`, path)
            const file = `${pair}${address === '/' ? '' : address.replaceAll('/', '_')}_${width}_${scheme}.png`
            await page.goto(preview.url + address, { waitUntil: 'networkidle' })
            await page.screenshot({ path: join(request.into, file), fullPage: true })
            pictures.push({ pair, locale, path, width, scheme, file })
          }
        }
        await page.close()
      }
    }
  } finally {
    await preview.close()
  }
  return pictures
}

/** The page: a row per screen and scheme, a figure per pair, language and width. */
export function galleryPage(pictures: readonly Picture[]): string {
  const rows = [...new Set(pictures.map(({ path, scheme }) => `${path} ${scheme}`))]
  const sections = rows.map(row => {
    const figures = pictures
      .filter(({ path, scheme }) => `${path} ${scheme}` === row)
      .map(
        ({ pair, locale, width, file }) =>
          `<figure><a href="${file}"><img src="${file}" width="${Math.round(width / 4)}" loading="lazy" alt=""></a>` +
          `<figcaption>${pair} ${locale} ${width}</figcaption></figure>`,
      )
    return `<section><h2>${row}</h2><div>${figures.join('\n')}</div></section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gallery</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; color-scheme: light dark }
div { display: flex; flex-wrap: wrap; gap: 24px; align-items: start }
figure { margin: 0 }
img { display: block; border: 1px solid #8884; max-height: 900px; object-fit: cover; object-position: top }
</style>
${sections.join('\n')}
</html>
`
}
