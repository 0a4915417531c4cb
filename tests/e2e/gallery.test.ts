// The gallery, taken of a built demo site.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeGallery } from '#generator/gallery/index.ts'
import { drawTypefaces } from '#generator/preview/typefaces.ts'
import { descendantsOf } from '#generator/process-group.ts'
import { DEMO_OUT } from '../../scripts/build-demo.ts'
import { ROOT } from '../../scripts/root.ts'
import { newProfile } from './browser.ts'

test('[GEN-112] one page shows the chosen screens of a pair in each language and width, and the components of its brand in both directions', async () => {
  const into = mkdtempSync(join(tmpdir(), 'gallery-'))
  try {
    const pairs: string[] = []
    const pictures = await makeGallery({
      out: DEMO_OUT,
      pairs: ['talabat-AE'],
      paths: ['/termsandconditions#top'],
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
      const shown = [...page.matchAll(/<a href="([^"]+)"><img src="([^"]+)"/g)].map(([, ...addresses]) =>
        addresses.map(address => new URL(address, pathToFileURL(`${into}/`)).pathname),
      )
      expect(shown).toContainEqual(Array(2).fill(pathToFileURL(join(into, file)).pathname))
      expect((await sharp(join(into, file)).metadata()).width).toBe(width)
    }
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
})

test('[GEN-112] a page that only some pairs have is shown of these, and one that none has is refused before any picture', async () => {
  const into = mkdtempSync(join(tmpdir(), 'gallery-'))
  const request = {
    out: DEMO_OUT,
    pairs: ['pandago-NO', 'talabat-AE'],
    locales: ['en'],
    widths: [360],
    schemes: ['light'] as const,
    into,
    chromiumPath: process.env['CHROMIUM_PATH'] ?? '',
    onPair: () => {},
  }
  try {
    const pictures = await makeGallery({ ...request, paths: ['/for-restaurants', '/404'] })
    expect(pictures.map(({ pair, path }) => `${pair} ${path}`)).toEqual([
      'pandago-NO /404',
      'talabat-AE /for-restaurants',
      'talabat-AE /404',
    ])
    rmSync(into, { recursive: true })
    await expect(makeGallery({ ...request, paths: ['/404', '/for-restarants'] })).rejects.toThrow(
      'None of these pairs has a page /for-restarants.',
    )
    expect(existsSync(into) ? readdirSync(into) : []).toEqual([])
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
})

/** What a process was started with; nothing once it has ended. */
const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test.runIf(existsSync('/proc/self/stat')).each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends the gallery, the program that takes its pictures, and the browser of that',
  async signal => {
    const into = mkdtempSync(join(tmpdir(), 'gallery-'))
    const words = ['talabat-AE', '--into', into, '--states', '--screens', 'history', '--no-components']
    const command = [join(ROOT, 'scripts', 'run.mjs'), '--quiet', 'generator/cli.ts', 'gallery', ...words]
    const outer = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
    const started = (of: number | undefined) =>
      of === undefined ? [] : descendantsOf(of).map(({ pid }) => ({ pid, command: commandOf(pid) }))
    const program = () => started(outer.pid).find(({ command }) => command.includes('pictures.ts'))
    const pages = () => started(program()?.pid).filter(({ command }) => command.includes('--type=renderer'))
    await expect.poll(() => pages().length, { timeout: 240_000 }).toBeGreaterThan(0)
    // What has ended and was not waited for has no command any more, before and after.
    const all = started(outer.pid).filter(({ command }) => command !== '')
    outer.kill(signal)
    await once(outer, 'exit')
    await expect.poll(() => all.filter(({ pid, command }) => commandOf(pid) === command), { timeout: 5000 }).toEqual([])
    rmSync(into, { recursive: true, force: true })
  },
  300_000,
)

test('[GEN-112] one page shows the screens of the portal in each state and both directions, and the components, brand by brand, small until they are followed', async () => {
  const into = mkdtempSync(join(tmpdir(), 'gallery-'))
  try {
    const pairs: string[] = []
    const pictures = await makeGallery({
      out: DEMO_OUT,
      pairs: ['talabat-AE'],
      states: ['history', 'login'],
      paths: [],
      widths: [360],
      schemes: ['dark'],
      components: true,
      into,
      chromiumPath: process.env['CHROMIUM_PATH'] ?? '',
      onPair: pair => pairs.push(pair),
    })
    expect(pairs).toEqual(['talabat-AE'])
    const inBoth = (path: string) => [`${path} en`, `${path} ar`]
    expect(pictures.map(({ path, locale }) => `${path} ${locale}`)).toEqual(
      [
        'login filled',
        ...['filled', 'full', 'empty', 'loading', 'failing'].map(state => `history ${state}`),
        'components',
      ].flatMap(inBoth),
    )
    // Each picture once, at its own size, when it is scrolled to; nothing else is in the folder.
    expect(readdirSync(into).sort()).toEqual(['index.html', ...pictures.map(({ file }) => file)].sort())
    const page = await (await newProfile()).newPage()
    await page.goto(pathToFileURL(join(into, 'index.html')).href)
    for (const { file, width } of pictures) {
      const bytes = readFileSync(join(into, file))
      const { width: wide, height } = await sharp(bytes).metadata()
      expect(wide).toBe(width)
      const picture = page.locator(`a[href="${file}"] > img`)
      expect(await picture.getAttribute('loading')).toBe('lazy')
      expect(await picture.getAttribute('height')).toBe(String(Math.round(height / 4)))
      const caption = page.getByRole('figure').filter({ has: picture })
      await expect(caption.textContent()).resolves.toContain(
        `${wide} × ${height}, ${Math.ceil(bytes.length / 1000)} kB`,
      )
    }
    const differing = new Set(pictures.map(({ file }) => readFileSync(join(into, file)).toString('base64')))
    expect(differing.size).toBe(pictures.length)
    const contents = page.getByRole('navigation', { name: 'Contents' })
    await contents.getByRole('link', { name: 'history failing' }).click()
    await expect(page.getByRole('heading', { name: 'talabat: history failing' }).isVisible()).resolves.toBe(true)
    for (const link of await contents.getByRole('link').all())
      expect(await page.locator((await link.getAttribute('href')) ?? '').count()).toBe(1)
    await page.context().close()
  } finally {
    rmSync(into, { recursive: true, force: true })
  }
})

test('a page is photographed in the typeface of its brand, also where that comes after the first paint', async () => {
  const context = await newProfile()
  const page = await context.newPage()
  const site = 'http://localhost:9'
  const face = readFileSync(join(ROOT, 'brands', 'efood', 'headings-latin.woff2'))
  await page.route(`${site}/`, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>@font-face{font-family:Own;font-display:optional;src:url(/own.woff2)}h1{font-family:Own,monospace}</style>
<link rel="preload" href="/own.woff2" as="font" type="font/woff2" crossorigin><h1>Across town</h1>`,
    }),
  )
  await page.route(`${site}/own.woff2`, async route => {
    // Later than a browser waits for a face before it paints without it.
    await new Promise(resolve => setTimeout(resolve, 600))
    await route.fulfill({ contentType: 'font/woff2', headers: { 'access-control-allow-origin': '*' }, body: face })
  })
  try {
    await page.goto(`${site}/`)
    await drawTypefaces(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument')
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true])
  } finally {
    await context.close()
  }
})
