// Photographs the main screens of two brands for the README, against the sandbox, into docs/pictures/:
// `node scripts/run.mjs --browser scripts/readme-pictures.ts`.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import sharp from 'sharp'
import { drawTypefaces } from '#generator/preview/typefaces.ts'
import { openPortal, type Pair, ready } from '../tests/e2e/portal.ts'
import { fillOrder } from '../tests/e2e/request-steps.ts'
import { ROOT } from './root.ts'
import { openCollected, type Step, upload } from './screen-steps.ts'

const OUT = join(ROOT, 'docs', 'pictures')
const DESK = { viewport: { width: 1280, height: 800 } }
/** Webp at this quality shows no trace on flat colours and text. */
const QUALITY = 82
/** Until everything that moves has come to rest. */
const SETTLED_MS = 4000
/** The sandbox draws the streets of a country when they are first asked for. */
const STREETS_MS = 60_000

type Picture = {
  name: string
  pair: Pair
  path: string
  options: BrowserContextOptions
  loggedIn?: true
  open?: Step
}

const dark = { colorScheme: 'dark' } as const

/** Streets name their source; ground without them does not. */
const streets = (page: Page) => page.locator('.map-credit', { hasText: 'GeoNames' }).waitFor({ timeout: STREETS_MS })

/** An order that lacks nothing but the press. */
async function fillIn(page: Page): Promise<void> {
  const order = { name: 'Ingrid Solberg', phone: '41258036', description: 'Bouquet of peonies', amount: '649' }
  await fillOrder(page, { address: 'Storgata 7', ...order })
  await streets(page)
}

const openOnStreets: Step = async (page, ...rest) => {
  await openCollected(page, ...rest)
  await streets(page)
}

const pictures: readonly Picture[] = [
  { name: 'landing', pair: 'pandago-NO', path: '/en', options: DESK },
  { name: 'landing-ar', pair: 'talabat-AE', path: '/', options: DESK },
  { name: 'request', pair: 'pandago-NO', path: '/en/request-a-rider', options: DESK, loggedIn: true, open: fillIn },
  {
    name: 'tracking',
    pair: 'pandago-NO',
    path: '/en/order-tracking',
    options: DESK,
    loggedIn: true,
    open: openOnStreets,
  },
  { name: 'bulk', pair: 'pandago-NO', path: '/en/bulk-order', options: DESK, loggedIn: true, open: upload },
  { name: 'history-ar', pair: 'talabat-AE', path: '/history', options: DESK, loggedIn: true, open: streets },
  {
    name: 'tracking-dark',
    pair: 'talabat-AE',
    path: '/order-tracking',
    options: { ...DESK, ...dark },
    loggedIn: true,
    open: openOnStreets,
  },
]

mkdirSync(OUT, { recursive: true })
const portal = await openPortal({ languages: 'all', map: true, streets: true })
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
  await open?.(page, portal, pair)
  await drawTypefaces(page)
  await page.waitForTimeout(SETTLED_MS)
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(join(OUT, `${name}.webp`))
  await context.close()
  console.log(name)
}
