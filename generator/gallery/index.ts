// One page with pictures of chosen screens: pairs, languages and widths side by side (GEN-112); below them the components of each brand.
// Or of each brand its components and the screens of the portal in every state.
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { addressOf } from '#contract/routes.ts'
import type { Manifest } from '../model.ts'
import { createPreviewApp, startPreview } from '../preview/index.ts'
import { drawTypefaces } from '../preview/typefaces.ts'
import { startGroup } from '../process-group.ts'
import { ROOT } from '../root.ts'
import { closeTempDir, openTempDir } from '../temp-dir.ts'

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
  /**
   * In place of `paths`: these screens of the portal in each of their states against the sandbox, in English and in Arabic; all of
   * them where it is empty. Sites are built for it, of every brand where no pair is named.
   */
  states?: readonly string[]
  /** Called after each pair. */
  onPair: (pair: string) => void
}

/** A picture and its subject. */
export type Picture = { pair: string; locale: string; path: string; width: number; scheme: string; file: string }
type Measured = Picture & { height: number; bytes: number }

const HEIGHTS = { phone: 800, desktop: 900 }
const PHONE_MAX_WIDTH = 500

/** Takes every picture and writes `index.html` next to them. Returns the pictures. Throws when a pair was not built. */
export async function makeGallery(request: GalleryRequest): Promise<Picture[]> {
  mkdirSync(request.into, { recursive: true })
  const pictures = await (request.states ? statePictures(request) : publicPictures(request))
  if (request.components) pictures.push(...(await componentPictures(pictures, request)))
  const measured = await Promise.all(
    pictures.map(async (picture): Promise<Measured> => {
      const path = join(request.into, picture.file)
      return { ...picture, height: (await sharp(path).metadata()).height, bytes: statSync(path).size }
    }),
  )
  writeFileSync(join(request.into, 'index.html'), request.states ? pageByBrand(measured) : pageByScreen(measured))
  return pictures
}

async function publicPictures(request: GalleryRequest): Promise<Picture[]> {
  const shown = await Promise.all(request.pairs.map(pair => shownOf(pair, request)))
  const nowhere = request.paths.find(path => !shown.flat().some(page => page.path === path))
  if (nowhere !== undefined) throw new Error(`None of these pairs has a page ${nowhere}.`)
  const browser = await chromium.launch({ executablePath: request.chromiumPath, chromiumSandbox: false })
  try {
    const pictures: Picture[] = []
    for (const [index, pair] of request.pairs.entries()) {
      pictures.push(...(await picturesOf(browser, pair, shown[index] ?? [], request)))
      request.onPair(pair)
    }
    return pictures
  } finally {
    await browser.close()
  }
}

/** A page of a pair: `address` with its language. */
type ShownPage = { locale: string; path: string; address: string }

/** The chosen pages that a pair has, such as those for an audience: of others a host answers the not-found page. */
async function shownOf(pair: string, request: GalleryRequest): Promise<ShownPage[]> {
  const folder = join(request.out, pair)
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`${folder} is not a built pair. Build it first: npm run portal -- build --help`)
  const { settings } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const { default: first, supported } = settings.settings.languages
  const site = createPreviewApp(folder)
  const shown: ShownPage[] = []
  for (const locale of supported.filter(one => request.locales?.includes(one) ?? true)) {
    for (const path of request.paths) {
      const address = addressOf(locale === first ? '' : `/${locale}`, path)
      const { status } = await site.request(address)
      if (status !== 404 || path === NOT_FOUND) shown.push({ locale, path, address })
    }
  }
  return shown
}
const NOT_FOUND = '/404'

async function picturesOf(
  browser: Browser,
  pair: string,
  shown: readonly ShownPage[],
  request: GalleryRequest,
): Promise<Picture[]> {
  const preview = await startPreview({ folder: join(request.out, pair), port: 0 })
  const pictures: Picture[] = []
  try {
    for (const scheme of request.schemes) {
      for (const width of request.widths) {
        const height = width <= PHONE_MAX_WIDTH ? HEIGHTS.phone : HEIGHTS.desktop
        const page = await browser.newPage({ viewport: { width, height }, colorScheme: scheme })
        for (const { locale, path, address } of shown) {
          const file = `${pair}${address === '/' ? '' : address.replaceAll('/', '_')}_${width}_${scheme}.png`
          await page.goto(preview.url + address, { waitUntil: 'networkidle' })
          await drawTypefaces(page)
          await page.screenshot({ path: join(request.into, file), fullPage: true })
          pictures.push({ pair, locale, path, width, scheme, file })
        }
        await page.close()
      }
    }
  } finally {
    await preview.close()
  }
  return pictures
}

/** Screens of the portal in each of their states; whatever takes them says so in a line of JSON for each. */
async function statePictures(request: GalleryRequest): Promise<Picture[]> {
  const { states = [], pairs, widths, schemes, into, chromiumPath, onPair } = request
  const options = { pair: pairs, width: widths, scheme: schemes }
  const words = Object.entries(options).flatMap(([name, values]) => values.flatMap(value => [`--${name}`, `${value}`]))
  const pictures: Picture[] = []
  await runScript('pictures.ts', ['--into', into, ...words, ...states], chromiumPath, line => {
    const picture: Picture = JSON.parse(line)
    const before = pictures.at(-1)?.pair
    if (before !== undefined && before !== picture.pair) onPair(before)
    pictures.push(picture)
  })
  const last = pictures.at(-1)
  if (last) onPair(last.pair)
  return pictures
}

const brandOf = (pair: string): string => pair.replace(/-[A-Z]{2}$/, '')

/** Every component of every brand that was photographed: light and dark, from left to right and from right to left. */
async function componentPictures(taken: readonly Picture[], request: GalleryRequest): Promise<Picture[]> {
  const { schemes, into, chromiumPath } = request
  const brands = [...new Set(taken.map(({ pair }) => brandOf(pair)))]
  const words = ['--into', into, ...schemes.flatMap(scheme => ['--scheme', scheme]), ...brands]
  await runScript('component-pictures.ts', words, chromiumPath)
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

/** Runs a program of scripts/ with each line that it prints. It ends with this one, with its browser and whatever else it has started. */
async function runScript(
  name: string,
  words: readonly string[],
  chromiumPath: string,
  onLine: (line: string) => void = () => {},
): Promise<void> {
  const temporary = openTempDir(join(tmpdir(), 'rider-portal-pictures'))
  const running = startGroup(process.execPath, [join(ROOT, 'scripts', name), ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CHROMIUM_PATH: chromiumPath, TMPDIR: temporary },
  })
  try {
    const ended = once(running, 'exit')
    if (running.stdout) for await (const line of createInterface({ input: running.stdout })) onLine(line)
    const [code] = await ended
    if (code !== 0) throw new Error(`scripts/${name} could not take its pictures; what is wrong is above`)
  } finally {
    closeTempDir(temporary)
  }
}

/** A row per screen and scheme, a figure per pair, language and width. */
const pageByScreen = (pictures: readonly Measured[]): string =>
  galleryPage(
    grouped(pictures, ({ path, scheme }) => `${path} ${scheme}`).map(([title, shown]) => ({
      title,
      parts: [{ title: '', shown }],
    })),
  )

/** A chapter per brand: its components, then a row per screen and state. */
const pageByBrand = (pictures: readonly Measured[]): string =>
  galleryPage(
    grouped(pictures, ({ pair }) => brandOf(pair)).map(([title, shown]) => {
      const rows = grouped(shown, ({ path }) => path).map(([title, shown]) => ({ title, shown }))
      const isOfComponents = ({ title }: { title: string }) => title === 'components'
      return { title, parts: [...rows.filter(isOfComponents), ...rows.filter(row => !isOfComponents(row))] }
    }),
  )

type Chapter = { title: string; parts: readonly { title: string; shown: readonly Measured[] }[] }

function galleryPage(chapters: readonly Chapter[]): string {
  const idOf = (...titles: string[]) =>
    titles
      .join(' ')
      .trim()
      .replaceAll(/[^a-z0-9]+/g, '-')
  const link = (id: string, title: string) => `<a href="#${id}">${title}</a>`
  const contents = chapters.map(({ title, parts }) => {
    const links = parts.filter(part => part.title !== '').map(part => link(idOf(title, part.title), part.title))
    const size = sizeOf(parts.flatMap(({ shown }) => shown))
    return `<li>${link(idOf(title), title)} (${size})${links.map(one => ` ${one}`).join('')}</li>`
  })
  const sections = chapters.map(({ title, parts }) => {
    const rows = parts.map(part => {
      const heading = part.title === '' ? '' : `<h3 id="${idOf(title, part.title)}">${title}: ${part.title}</h3>`
      return `${heading}<div>${part.shown.map(figureOf).join('\n')}</div>`
    })
    return `<section><h2 id="${idOf(title)}">${title}</h2>${rows.join('\n')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Gallery</title>
<style>
body { font: 14px/20px system-ui, sans-serif; margin: 24px; color-scheme: light dark }
div { display: flex; flex-wrap: wrap; gap: 24px; align-items: start }
figure { margin: 0 }
img { display: block; border: 1px solid #8884; max-height: 900px; object-fit: cover; object-position: top }
</style>
<h1>Gallery</h1>
<p>${sizeOf(chapters.flatMap(({ parts }) => parts.flatMap(({ shown }) => shown)))}</p>
<nav aria-label="Contents"><ul>
${contents.join('\n')}
</ul></nav>
${sections.join('\n')}
</html>
`
}

/** Small, at its place before it has come, and whole where it is followed. */
function figureOf({ pair, locale, path, width, height, scheme, file, bytes }: Measured): string {
  // Paths may have a # or a question mark.
  const address = encodeURIComponent(file)
  const [small, high] = [width, height].map(pixels => Math.round(pixels / SMALLER))
  return (
    `<figure><a href="${address}"><img src="${address}" width="${small}" height="${high}" loading="lazy" alt="${pair} ${path}"></a>` +
    `<figcaption>${pair} ${locale} ${scheme}<br>${width} × ${height}, ${Math.ceil(bytes / 1000)} kB</figcaption></figure>`
  )
}
const SMALLER = 4

const sizeOf = (pictures: readonly Measured[]): string =>
  `${pictures.length} pictures, ${(pictures.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`

/** What has the same key, in the order in which the keys come first. */
function grouped(pictures: readonly Measured[], keyOf: (picture: Measured) => string): [string, Measured[]][] {
  return [...Map.groupBy(pictures, keyOf)]
}
