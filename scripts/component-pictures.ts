// Photographs the component gallery into .cache/component-gallery and lets axe look at it:
// `node scripts/run.mjs --browser scripts/component-pictures.ts [brand …]`; without names all brands. With `--into <folder>` one wide
// picture of each brand, scheme and direction goes there, and nothing else: `portal gallery` puts these on its page.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, chromium, type Page } from 'playwright'
import { startGallery } from './component-gallery.ts'
import { readOptions } from './read-options.ts'

const ROOT = join(import.meta.dirname, '..')
const { values, positionals } = readOptions(
  {
    options: { into: { type: 'string' }, scheme: { type: 'string', multiple: true } },
    allowPositionals: true,
  },
  'node scripts/component-pictures.ts [brands] [--into folder] [--scheme scheme]',
)
const OUT = values.into ?? join(ROOT, '.cache/component-gallery')
const WIDTHS = [1440, 390] as const
const SETTLED_MS = 400

/** What has to be opened to be seen: the story, the place of its button, and what appears. */
const OPENED = [
  { name: 'question', story: 'Dialog, Drawer', button: 0, appears: '.dialog-frame' },
  { name: 'form', story: 'Dialog, Drawer', button: 1, appears: '.dialog-frame' },
  { name: 'navigation', story: 'Dialog, Drawer', button: 2, appears: '.drawer-frame' },
  { name: 'languages', story: 'Dialog, Drawer', button: 3, appears: '.drawer-frame' },
  { name: 'menu', story: 'Menu', button: 0, appears: '.menu' },
  { name: 'toasts', story: 'Toasts', button: 'all', appears: '.toast' },
] as const

type View = { brand: string; scheme: 'light' | 'dark'; direction: 'ltr' | 'rtl' }

const addressOf = (view: View): string => `${server.resolvedUrls?.local[0]}?${new URLSearchParams(view)}`
/** The foot of a form would cover what is below the window. */
const FOOT_AT_REST = { content: '.gallery-foot { position: static !important }' }

const brands = positionals.length > 0 ? positionals : (await readdir(join(ROOT, 'brands'))).sort()
const axe = await readFile(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8')

const server = await startGallery()
const browser = await openBrowser()
let found = 0
try {
  await mkdir(OUT, { recursive: true })
  for (const brand of brands) {
    for (const scheme of ['light', 'dark'] as const) {
      if (values.scheme?.includes(scheme) === false) continue
      for (const direction of ['ltr', 'rtl'] as const)
        await (values.into === undefined ? photograph : photographWhole)({ brand, scheme, direction })
    }
  }
} finally {
  await browser.close()
  await server.close()
}
if (values.into === undefined) console.log(`${OUT}: axe found ${found} faults`)
process.exitCode = found > 0 ? 1 : 0

/** All components of a brand from top to bottom, as they are when nobody touches them. */
async function photographWhole(view: View) {
  const page = await browser.newPage({ viewport: { width: WIDTHS[0], height: 900 }, reducedMotion: 'reduce' })
  page.on('pageerror', error => fail(`${view.brand}: ${error.message}`))
  await page.goto(addressOf(view))
  await page.waitForSelector('.gallery')
  await page.addStyleTag(FOOT_AT_REST)
  const file = `components_${view.brand}_${view.scheme}_${view.direction}.png`
  await page.screenshot({ path: join(OUT, file), fullPage: true })
  await page.close()
}

async function photograph(view: View) {
  const name = Object.values(view).join('-')
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      hasTouch: width < 500,
      reducedMotion: 'reduce',
    })
    page.on('pageerror', error => fail(`${name}: ${error.message}`))
    await page.goto(addressOf(view))
    await page.waitForSelector('.gallery')
    const foot = await page.addStyleTag(FOOT_AT_REST)
    await page.screenshot({ path: join(OUT, `${name}-${width}.png`), fullPage: true })
    await foot.evaluate(element => (element as Element).remove())
    await look(page, `${name}-${width}`)
    // What floats is the same for all brands but for its colour.
    if (brands.indexOf(view.brand) === 0) await openEach(page, `${name}-${width}`)
    await page.close()
  }
}

async function openEach(page: Page, name: string) {
  for (const { name: opened, story, button, appears } of OPENED) {
    const buttons = page.locator(`[data-story="${story}"] .frame .chips button, [data-story="${story}"] p button`)
    for (const one of button === 'all' ? await buttons.all() : [buttons.nth(button)]) await one.click()
    await picture(page, appears, `${name}-${opened}`)
    await page.reload()
  }
  await page.locator('[data-story="ComboBox"] input').click()
  await page.keyboard.type('Byg')
  await picture(page, '.option', `${name}-options`)
  await page.keyboard.press('Escape')
}

async function picture(page: Page, appears: string, name: string) {
  await page.locator(appears).first().waitFor()
  await page.waitForTimeout(SETTLED_MS)
  await page.screenshot({ path: join(OUT, `${name}.png`) })
  await look(page, name)
}

async function look(page: Page, name: string) {
  await page.evaluate(axe)
  const results = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  for (const { id, help, nodes } of results.violations) {
    fail(
      `${name}: ${id}: ${help}\n${nodes.map(node => `    ${node.target.join(' ')}: ${node.failureSummary}`).join('\n')}`,
    )
  }
}

function fail(message: string) {
  found++
  console.error(message)
}

async function openBrowser(): Promise<Browser> {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? (await readFile(join(ROOT, '.cache/chromium-path'), 'utf8').catch(() => undefined))
  return chromium.launch({
    executablePath,
    chromiumSandbox: false,
    args: ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1'],
  })
}
