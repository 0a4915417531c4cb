import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'
import { borrowProfile } from './borrowed-profile.ts'
import { axe } from './browser.ts'
import { demoSites, type Sites } from './portal-sites.ts'
import { languageLink, languageList } from './screens.ts'

const PRICED = 'foodpanda-SG'
const ARABIC = 'talabat-AE'
const WITH_STATEMENT = 'pandago-NO'
const PATHS = ['/', '/faq', '/termsandconditions', '/prohibiteditems-c2c', '/nowhere']

let sites: Sites
beforeAll(async () => {
  sites = await demoSites([PRICED, ARABIC, WITH_STATEMENT])
})
afterAll(() => sites?.close())

const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

/** A page of a pair, and what its console complained about. */
async function visit(
  pair: string,
  path: string,
  options: BrowserContextOptions & {
    flags?: object
    clock?: boolean
    kept?: Record<string, string>
    /** Style sheets are read as by a browser that does not know this. */
    unknown?: string
  } = {},
) {
  const { flags, clock, kept = {}, unknown, ...context } = options
  const { page } = await borrowProfile(context, { origin: sites.origin(pair), kept })
  opened.push(page)
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on('console', message => {
    // No flag service is behind these sites: that it does not answer is no fault of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  if (clock) await page.clock.install()
  if (flags) await page.route('**/flags.json', route => route.fulfill({ json: flags }))
  if (unknown !== undefined)
    await page.route('**/*.css', async route => {
      const sheet = await route.fetch()
      await route.fulfill({ response: sheet, body: (await sheet.text()).replaceAll(unknown, `un${unknown}`) })
    })
  const response = await page.goto(sites.origin(pair) + path)
  return { page, complaints, status: response?.status() }
}

describe('[CST-103] every static page', () => {
  const pages = [PRICED, ARABIC].flatMap(pair => PATHS.map(path => ({ pair, path })))
  const cases = [...pages, { pair: WITH_STATEMENT, path: '/accessibility-statement' }].flatMap(one =>
    [320, 1280].map(width => ({ ...one, width })),
  )
  test.each(cases)(
    '$pair $path at $width px: nothing for axe, nothing cut off, no complaint',
    async ({ pair, path, width }) => {
      const { page, complaints } = await visit(pair, path, { viewport: { width, height: 800 } })
      expect(await axe(page)).toEqual([])
      const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
      expect(await page.evaluate(overflow)).toBe(0)
      expect(complaints).toEqual([])
    },
  )
})

test('the drawings of every brand end inside of their frame', async () => {
  const { page } = await visit(PRICED, '/robots.txt')
  const drawings = globSync('brands/*/*.svg', { cwd: ROOT })
  expect(drawings.length).toBeGreaterThan(16)
  for (const drawing of drawings) {
    await page.goto(`data:image/svg+xml;base64,${readFileSync(join(ROOT, drawing)).toString('base64')}`)
    const outside = await page.evaluate(() => {
      const svg = document.documentElement as unknown as SVGSVGElement
      const { width, height } = svg.viewBox.baseVal
      svg.setAttribute('width', String(width))
      svg.setAttribute('height', String(height))
      const frame = svg.getBoundingClientRect()
      return [...svg.querySelectorAll('path, rect, circle, ellipse, polygon, polyline, line')]
        .map(part => part.getBoundingClientRect())
        .flatMap(part => [frame.x - part.x, frame.y - part.y, part.right - frame.right, part.bottom - frame.bottom])
        .filter(over => over > 0.5)
    })
    expect(outside, drawing).toEqual([])
  }
})

describe('landing page', () => {
  const fare = (page: Page) => page.getByRole('group', { name: 'Estimate the fee' }).getByRole('status')

  test('[LND-001] [LND-003] has every part, and exactly three steps', async () => {
    const { page } = await visit(PRICED, '/')
    for (const part of ['.doors', '#request', '#how', '#fleet', '#prices', '#why', 'footer'])
      expect(await page.locator(part).count(), part).toBe(1)
    expect(
      await page.getByRole('region', { name: 'From your counter to their door' }).getByRole('listitem').count(),
    ).toBe(3)
    expect(await page.title()).toBe('foodpanda | Create an order in Singapore')
    for (const path of ['/connect', '/faq', '/termsandconditions'])
      expect(await page.locator(`footer a[href="${path}"]`).count(), path).toBe(1)
  })

  test('[LND-004] names the four kinds of things', async () => {
    const { page } = await visit(PRICED, '/')
    expect(await page.getByRole('region', { name: 'What you can send' }).getByRole('listitem').allInnerTexts()).toEqual(
      ['Parcels', 'Food', 'Documents', 'Gifts'],
    )
  })

  test('the portal in small has the mark of the brand where an order is collected, and a vehicle on its way', async () => {
    const { page } = await visit(PRICED, '/')
    const shapes = await page.locator('.ring, .product .start, .product .start-hole').evaluateAll(marks =>
      marks.map(mark => {
        const { borderRadius, clipPath, rotate } = getComputedStyle(mark)
        return `${clipPath === 'none' ? borderRadius : clipPath.match(/round (.*)\)/)?.[1]} ${rotate}`
      }),
    )
    expect(shapes.length).toBeGreaterThan(2)
    expect(new Set(shapes).size, shapes.join()).toBe(1)
    const [rider, vehicle] = [
      await page.locator('.product .who').boundingBox(),
      await page.locator('.product .ride path').first().boundingBox(),
    ]
    expect(vehicle?.width).toBeGreaterThan(0)
    expect(vehicle?.x).toBeGreaterThan(rider?.x ?? Number.NaN)
    expect((vehicle?.x ?? Number.NaN) + (vehicle?.width ?? 0)).toBeLessThan((rider?.x ?? 0) + (rider?.width ?? 0))
  })

  test('[LND-101] without a script, an example distance shows its fare', async () => {
    const { page } = await visit(PRICED, '/', { javaScriptEnabled: false })
    await page.getByRole('radio', { name: '7 km' }).check()
    expect(await fare(page).locator(':visible').allInnerTexts()).toEqual(['SGD\u00a013'])
    expect(await page.getByText('Other', { exact: true }).isVisible()).toBe(false)
  })

  test('[LND-101] with the script, any distance does', async () => {
    const { page } = await visit(PRICED, '/')
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByLabel('Distance in kilometres').fill('12.5')
    expect(await fare(page).innerText()).toBe('SGD\u00a018.50')
    await page.getByLabel('Distance in kilometres').fill('-3')
    expect(await fare(page).innerText()).toBe('Enter a distance greater than zero.')
  })

  test('[LND-101] [CST-109] any distance does in a browser that cannot say whether scripts run, as Chromium before 120', async () => {
    const { page } = await visit(PRICED, '/', { unknown: 'scripting:' })
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByLabel('Distance in kilometres').fill('12.5')
    expect(await fare(page).innerText()).toBe('SGD\u00a018.50')
  })

  test('[LND-101] whoever comes back to a distance of their own sees a fare', async () => {
    const { page } = await visit(PRICED, '/')
    await page.getByRole('radio', { name: 'Other' }).check()
    await page.getByLabel('Distance in kilometres').fill('12.5')
    const address = page.url()
    await page.locator('footer a[href="/faq"]').first().click()
    await page.waitForURL('**/faq')
    await page.goBack()
    await page.waitForURL(address)
    await page.getByRole('radio', { name: 'Other', checked: true }).waitFor()
    const distance = Number(await page.getByLabel('Distance in kilometres').inputValue())
    expect(distance).toBeGreaterThan(0)
    expect(await fare(page).innerText()).toMatch(/^SGD\u00a0\d/)
  })

  test('[LND-101 LND-105] hands both addresses on to the login, whatever is in them', async () => {
    const { page } = await visit(PRICED, '/', { javaScriptEnabled: false })
    await page.getByLabel('Collect from').fill('1 Raffles & Co. <b>')
    await page.getByLabel('Deliver to').fill('Ünit #2?')
    await page.getByRole('button', { name: 'Request a rider' }).click()
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/connect')
    expect(Object.fromEntries(searchParams)).toEqual({ from: '1 Raffles & Co. <b>', to: 'Ünit #2?' })
  })
})

describe('questions', () => {
  test('[LND-008] an address that names an answer opens it', async () => {
    const { page } = await visit(PRICED, '/faq#surge')
    expect(await page.locator('#surge').isVisible()).toBe(true)
    expect(await page.locator('details[open]').count()).toBe(1)
  })

  test('printed, every answer is open; afterwards those that were closed are closed again', async () => {
    const { page } = await visit(PRICED, '/faq#surge')
    const all = await page.getByRole('main').locator('details').count()
    const open = () => page.getByRole('main').locator('details[open]').count()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await open()).toBe(all)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    expect(await open()).toBe(1)
  })

  test('a visitor without a session reads how to track an order, and opens it by its number or its link', async () => {
    const { page, complaints } = await visit(ARABIC, '/en/nowhere')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Track an order' }).click()
    await page.waitForURL('**/en/faq#track')
    const track = page.getByRole('region', { name: 'Track an order' })
    await track.getByText('Open the link in the message about your delivery').waitFor()
    const number = track.getByLabel('Order number')
    await number.fill('9HXZ 755C')
    await number.press('Enter')
    await track.getByRole('alert').getByText('This is not a whole order number').waitFor()
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    expect(await axe(page)).toEqual([])
    await number.fill(' https://elsewhere.example/tracking/ae1000-9HXZ755C?from=message ')
    await track.getByRole('button', { name: 'Track this delivery' }).click()
    await page.waitForURL('**/en/tracking/ae1000-9HXZ755C')
    expect(complaints).toEqual([])
  })

  test('the language list keeps the page', async () => {
    const { page } = await visit(ARABIC, '/faq')
    await languageList(page).click()
    await languageLink(page, 'English').click()
    expect(new URL(page.url()).pathname).toBe('/en/faq')
  })

  test('[LND-008] another language shows the answer that the address names', async () => {
    const { page } = await visit(ARABIC, '/faq#track')
    await languageList(page).click()
    await languageLink(page, 'English').click()
    await page.waitForURL('**/en/faq#track')
  })

  test.each(['termsandconditions', 'prohibiteditems-c2c'])(
    'another language of /%s shows the part of it that the address names',
    async path => {
      const { page } = await visit(ARABIC, `/${path}`)
      const part = await page.getByRole('navigation', { name: 'في هذه الصفحة' }).getByRole('link').last()
      const named = await part.getAttribute('href')
      await part.click()
      await languageList(page).click()
      await languageLink(page, 'English').click()
      await page.waitForURL(`**/en/${path}${named}`)
    },
  )

  test.each([320, 390, 1440])('who is logged in is named in the line of the language, within %d px', async width => {
    const token = JSON.stringify({ user: { email: 'somebody.with.a.long.name@shop.example' } })
    const { page } = await visit(PRICED, '/faq', { viewport: { width, height: 800 }, kept: { token } })
    await page.locator('[data-signed-in]', { hasText: 'somebody' }).waitFor()
    const [language, name] = await page.evaluate(() =>
      ['header summary svg', 'header [data-signed-in]'].map(selector => {
        const one = document.querySelector(selector)
        const line = document.createRange()
        line.selectNodeContents(one ?? document)
        const { top, bottom } = (one instanceof SVGElement ? one : line).getBoundingClientRect()
        return { middle: (top + bottom) / 2, end: one?.getBoundingClientRect().right ?? Infinity }
      }),
    )
    expect(Math.abs((name?.middle ?? 0) - (language?.middle ?? 99))).toBeLessThanOrEqual(2)
    expect(name?.end).toBeLessThanOrEqual(width)
  })

  test('the open language list is within the page on each kind of page of a phone', async () => {
    const { page } = await visit(ARABIC, '/', { viewport: { width: 360, height: 740 } })
    for (const path of [
      '/',
      '/en',
      '/connect',
      '/en/connect',
      '/en/register',
      '/en/forgot-password',
      '/en/tracking',
      '/en/nowhere',
    ]) {
      await page.goto(sites.origin(ARABIC) + path)
      await languageList(page).first().click()
      const list = await page
        .getByRole('list')
        .filter({ has: languageLink(page, 'English') })
        .first()
        .boundingBox()
      expect(list?.x, path).toBeGreaterThanOrEqual(0)
      expect((list?.x ?? 0) + (list?.width ?? 0), path).toBeLessThanOrEqual(360)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
    }
  })

  test('the language list closes on Escape and on a click outside it', async () => {
    const { page } = await visit(ARABIC, '/faq')
    const list = languageLink(page, 'English')
    const button = languageList(page)
    await button.click()
    await list.waitFor()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await button.evaluate(node => document.activeElement === node)).toBe(true)
    await button.click()
    await page.getByRole('heading', { level: 1 }).click()
    await list.waitFor({ state: 'hidden' })
  })
})

describe('languages', () => {
  test.each([
    { path: '/', lang: 'ar', dir: 'rtl' },
    { path: '/en', lang: 'en', dir: 'ltr' },
    { path: '/en/nowhere', lang: 'en', dir: 'ltr' },
  ])('[I18-002] [LND-103] $path is $lang, $dir', async ({ path, lang, dir }) => {
    const { page } = await visit(ARABIC, path)
    const root = page.locator('html')
    expect([await root.getAttribute('lang'), await root.getAttribute('dir')]).toEqual([lang, dir])
    expect(await page.title()).toContain('talabat')
  })

  test('[LND-007] an unknown path is not found and offers ways on', async () => {
    const { page, status } = await visit(PRICED, '/nowhere')
    expect(status).toBe(404)
    for (const path of ['/', '/faq', '/faq#track'])
      expect(await page.locator(`main a[href="${path}"]`).count(), path).toBe(1)
  })

  test('in a high window the footer of a page that says one thing is at its foot', async () => {
    const { page } = await visit(PRICED, '/nowhere', { viewport: { width: 2560, height: 1440 } })
    const foot = () => page.getByRole('contentinfo').evaluate(one => one.getBoundingClientRect().bottom)
    await expect.poll(foot).toBe(1440)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1440)
  })
})

test('the terms are saved under the name of brand and country, with the day', async () => {
  const { page } = await visit(PRICED, '/termsandconditions')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download to read offline' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^foodpanda-SG-terms-\d{4}-\d{2}-\d{2}\.txt$/)
})

test('[PUB-008] terms that cannot be had are reported in the documented words', async () => {
  const { page } = await visit(PRICED, '/termsandconditions')
  await page.route('**/terms.en.txt', route => route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' }))
  expect(await page.getByRole('alert').filter({ visible: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Download to read offline' }).click()
  await page.getByRole('alert').getByText('Cannot download offline terms', { exact: true }).waitFor()
})

test('the terms can still be read some seconds after the press, when Safari begins to save them', async () => {
  const { page } = await visit(PRICED, '/termsandconditions')
  const ended = await page.evaluateHandle(() => {
    const addresses: string[] = []
    URL.revokeObjectURL = address => void addresses.push(address)
    return addresses
  })
  await page.clock.install()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download to read offline' }).click()
  await saved
  await page.clock.runFor(5000)
  expect(await ended.jsonValue()).toEqual([])
  await page.clock.runFor(60_000)
  expect(await ended.jsonValue()).toHaveLength(1)
})

describe('maintenance', () => {
  test.each([
    { flags: { PlannedMaintenance: true }, shown: 'We’re updating foodpanda' },
    { flags: { UnplannedMaintenance: true }, shown: 'Something isn’t working' },
    { flags: { PlannedMaintenance: true, UnplannedMaintenance: true }, shown: 'Something isn’t working' },
  ])('[LND-006] $flags shows "$shown"', async ({ flags, shown }) => {
    const { page } = await visit(PRICED, '/maintenance', { flags })
    await page.getByRole('heading', { level: 1, name: shown }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })

  test('[LND-006] a tab that knows of planned work says so before a service has answered', async () => {
    const { page } = await visit(PRICED, '/termsandconditions')
    await page.evaluate(() => sessionStorage.setItem('flags', '{"PlannedMaintenance":true}'))
    await page.route('**/flags.json', () => {})
    await page.goto(`${sites.origin(PRICED)}/maintenance`)
    await page.getByRole('heading', { level: 1, name: 'We’re updating foodpanda' }).waitFor()
  })

  test('[LND-103] it returns to the request form by itself once both flags are off', async () => {
    const { page } = await visit(PRICED, '/maintenance', { flags: { PlannedMaintenance: true }, clock: true })
    await page.getByRole('heading', { name: 'We’re updating foodpanda' }).waitFor()
    await page.route('**/flags.json', route => route.fulfill({ json: { PlannedMaintenance: false } }))
    await page.clock.fastForward('00:41')
    await page.waitForURL('**/request-a-rider')
  })

  test('[LND-103] it says that it looks again by itself, also in a browser that cannot say whether scripts run', async () => {
    const { page } = await visit(PRICED, '/maintenance', { flags: { PlannedMaintenance: true }, unknown: 'scripting:' })
    await page.getByRole('heading', { name: 'We’re updating foodpanda' }).waitFor()
    expect(await page.getByText('Keep this page open.').isVisible()).toBe(true)
  })

  test('[LND-006] without a script the unplanned text is there', async () => {
    const { page } = await visit(PRICED, '/maintenance', { javaScriptEnabled: false })
    expect(await page.getByRole('heading', { level: 1 }).allInnerTexts()).toEqual(['Something isn’t working'])
  })
})

test('a public page is fetched while the pointer rests on its link, and nothing behind the login is', async () => {
  const { page, complaints } = await visit(PRICED, '/', { viewport: { width: 1280, height: 800 } })
  const device = await page.context().newCDPSession(page)
  const fetched: string[] = []
  device.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(new URL(prefetchUrl).pathname)
  })
  await device.send('Preload.enable')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/order-tracking', textContent: 'Tracking' })
    document.querySelector('footer')?.prepend(link)
  })
  for (const path of ['/order-tracking', '/termsandconditions', '/faq']) {
    const link = page.locator(`footer a[href="${path}"]`)
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    if (path !== '/order-tracking') await expect.poll(() => fetched).toContain(path)
  }
  expect(fetched).toEqual(['/termsandconditions', '/faq'])
  await page.locator('footer a[href="/faq"]').click()
  await page.waitForURL('**/faq')
  const how = () => (performance.getEntriesByType('navigation')[0] as unknown as { deliveryType: string }).deliveryType
  expect(await page.evaluate(how)).toBe('navigational-prefetch')
  expect(complaints).toEqual([])
})
