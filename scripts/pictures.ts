// Photographs the main screens of two brands for the README, against the sandbox, into docs/pictures/:
// `node scripts/run.mjs --browser scripts/pictures.ts`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { fileOf, goodRow, streetsOf, vendorSpot } from '../tests/e2e/bulk-files.ts'
import { openPortal, type Pair, ready } from '../tests/e2e/portal.ts'
import { ROOT } from './steps.ts'

const OUT = join(ROOT, 'docs', 'pictures')
const DESK = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Webp at this quality shows no trace on flat colours and text. */
const QUALITY = 82
/** Until the map has drawn its streets. */
const SETTLED_MS = 4000

type Picture = {
  name: string
  pair: Pair
  path: string
  options: BrowserContextOptions
  loggedIn?: true
  open?: (page: Page) => Promise<void>
}

const dark = { colorScheme: 'dark' } as const
const openFirst = (page: Page) => page.locator('.order').first().click()

/** Twelve rows, two of them with a mistake. */
async function upload(page: Page): Promise<void> {
  const streets = streetsOf(portal.sandbox, 'NO', 12, vendorSpot(portal.sandbox, 'NO'))
  const rows = streets.map((street, at) => goodRow(at, street, at % 5 === 3 ? '+47 12' : '+47 406 1'))
  await page.setInputFiles('input[type=file]', {
    name: 'lunch.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: fileOf(rows),
  })
  await page.locator('.place').waitFor()
}

const pictures: readonly Picture[] = [
  { name: 'landing', pair: 'pandago-NO', path: '/en', options: DESK },
  { name: 'landing-ar', pair: 'talabat-AE', path: '/', options: DESK },
  { name: 'request', pair: 'pandago-NO', path: '/en/request-a-rider', options: DESK, loggedIn: true },
  { name: 'tracking', pair: 'pandago-NO', path: '/en/order-tracking', options: DESK, loggedIn: true, open: openFirst },
  { name: 'bulk', pair: 'pandago-NO', path: '/en/bulk-order', options: DESK, loggedIn: true, open: upload },
  { name: 'history-ar', pair: 'talabat-AE', path: '/history', options: DESK, loggedIn: true },
  {
    name: 'tracking-dark',
    pair: 'talabat-AE',
    path: '/order-tracking',
    options: { ...DESK, ...dark },
    loggedIn: true,
    open: openFirst,
  },
  { name: 'request-phone', pair: 'talabat-AE', path: '/request-a-rider', options: PHONE, loggedIn: true },
]

mkdirSync(OUT, { recursive: true })
const portal = await openPortal({ allLanguages: true, map: true })
try {
  for (const picture of pictures) await photograph(picture)
} finally {
  await portal.close()
}

async function photograph({ name, pair, path, options, loggedIn, open }: Picture): Promise<void> {
  const settings = { reducedMotion: 'reduce', ...options } as const
  const { page, context } = loggedIn ? await portal.login(pair, settings) : await portal.visit(pair, path, settings)
  if (loggedIn) await page.goto(portal.origin(pair) + path)
  await ready(page)
  await open?.(page)
  await page.waitForTimeout(SETTLED_MS)
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(join(OUT, `${name}.webp`))
  await context.close()
  console.log(name)
}
