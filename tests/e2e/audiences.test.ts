// The pages for audiences in a browser: reached from the landing page, whole at every width, in both directions and schemes.
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { borrowProfile } from './borrowed-profile.ts'
import { axeInBothSchemes } from './browser.ts'
import { demoSites, type Sites } from './portal-sites.ts'
import { languageList } from './screens.ts'

const PAIR = 'talabat-AE'

let sites: Sites
beforeAll(async () => {
  sites = await demoSites([PAIR])
})
afterAll(() => sites?.close())

const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function visit(path: string, width: number, kept: Record<string, string> = {}): Promise<Page> {
  const { page } = await borrowProfile({ viewport: { width, height: 800 } }, { origin: sites.origin(PAIR), kept })
  opened.push(page)
  await page.goto(sites.origin(PAIR) + path)
  return page
}

const pathOf = (page: Page) => new URL(page.url()).pathname

test.each([
  ['/en', 'For business', 'Restaurants', '/en/for-restaurants', 'From your kitchen to your customer’s door.'],
  ['/', 'للأعمال', 'الصيدليات', '/for-pharmacies', 'من صيدليتك مباشرةً إلى الباب.'],
])(
  'from the landing page at %s a quiet row leads to the page, whose one heading says whom it is for',
  async (from, row, name, path, heading) => {
    const page = await visit(from, 1280)
    await page.getByRole('main').getByRole('list', { name: row }).getByRole('link', { name }).click()
    await page.waitForURL(sites.origin(PAIR) + path)
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([heading])
    await page.getByRole('contentinfo').getByRole('navigation', { name: row }).getByRole('link', { name }).click()
    expect(pathOf(page)).toBe(path)
  },
)

test.each(
  ['/en/for-restaurants', '/for-shops', '/en/for-pharmacies'].flatMap(path =>
    [360, 768, 1440].map(width => [path, width] as const),
  ),
)('%s at %i px: nothing for axe in light and dark, nothing cut off', async (path, width) => {
  const page = await visit(path, width)
  expect(await axeInBothSchemes(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')).toBe(0)
})

test('every way to act leads to the request, and the language list to the same page', async () => {
  const page = await visit('/en/for-shops', 1280)
  const acts = (within: string) =>
    page
      .locator(within)
      .getByRole('link', { name: 'Request a rider' })
      .evaluateAll(links => links.map(link => link.getAttribute('href')))
  // That of the prices leads to the last section.
  expect(await acts('main')).toEqual(['/en/connect', '#request', '/en/connect'])
  expect(await acts('#request')).toEqual(['/en/connect'])
  await languageList(page).click()
  await page.getByRole('link', { name: 'العربية' }).click()
  await page.waitForURL(`${sites.origin(PAIR)}/for-shops`)
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
})

test('[I18-006] a reader who chose a language comes to the page in it', async () => {
  const page = await visit('/for-shops', 1280, { locale: 'en' })
  await page.waitForURL(`${sites.origin(PAIR)}/en/for-shops`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('From your counter to your customer’s door.')
})
