// One page with pictures of chosen screens: pairs, languages and widths side by side (GEN-112); below them the components of each brand.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { addressOf } from '#contract/routes.ts'
import type { Manifest } from '../model.ts'
import { startPreview } from '../preview/index.ts'
import { drawTypefaces } from '../preview/typefaces.ts'
import { ROOT } from '../root.ts'

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
  /** Also every component in every state, in the looks of the brands. */
  components?: boolean
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
    if (request.components) pictures.push(...(await componentPictures(request)))
    writeFileSync(join(request.into, 'index.html'), galleryPage(pictures))
    return pictures
  } finally {
    await browser.close()
  }
}

async function picturesOf(browser: Browser, pair: string, request: GalleryRequest): Promise<Picture[]> {
  const folder = join(request.out, pair)
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`${folder} is not a built pair. Build it first: npm run portal -- build --help`)
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
            await drawTypefaces(page)
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

/** Every component of every chosen brand: light and dark, from left to right and from right to left. */
async function componentPictures({ pairs, schemes, into, chromiumPath }: GalleryRequest): Promise<Picture[]> {
  const brands = [...new Set(pairs.map(pair => pair.slice(0, -'-XX'.length)))]
  const taking = spawn(
    process.execPath,
    [
      join(ROOT, 'scripts', 'component-pictures.ts'),
      '--into',
      into,
      ...schemes.flatMap(scheme => ['--scheme', scheme]),
      ...brands,
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROMIUM_PATH: chromiumPath },
    },
  )
  const [code] = await once(taking, 'exit')
  if (code !== 0) throw new Error('The components could not be photographed; what is wrong is above')
  return brands.flatMap(pair =>
    schemes.flatMap(scheme =>
      (['ltr', 'rtl'] as const).map(direction => {
        const file = `components_${pair}_${scheme}_${direction}.png`
        return {
          pair,
          locale: direction === 'ltr' ? 'en' : 'ar',
          path: 'components',
          width: COMPONENTS_WIDTH,
          scheme,
          file,
        }
      }),
    ),
  )
}
const COMPONENTS_WIDTH = 1440

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
