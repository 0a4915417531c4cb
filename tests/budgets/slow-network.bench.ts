// On slow 3G (400 kbit/s, answers 400 ms later), with nothing cached: when the shape of a screen is there, when it can be used, and how
// many bytes have come by then. Median of three; `SCREEN=/connect` looks at one; `PARTS=1` prints what came, the largest first.
import type { CDPSession, Page } from 'playwright'
import { openPortal, ready } from '../e2e/portal.ts'
import { orderRows, pastRows } from '../e2e/screens.ts'
import { median, print, rounded } from './figure.ts'

const PAIR = 'pandago-NO'
const BYTES_PER_SECOND = 400_000 / 8
const LATENCY_MS = 400
const RUNS = 3
const SHAPE_MAX_S = 1
const CONNECT_MAX_S = 3.5
const SCREEN_MAX_S = 6.5
const PATIENCE_MS = 60_000
const wanted = process.env['SCREEN'] ?? '/'

type Screen = { path: string; who?: 'vendor'; most: number; usable(page: Page): Promise<unknown> }

const typed = async (page: Page, field: string): Promise<void> => {
  await page.locator(field).waitFor({ timeout: PATIENCE_MS })
  await ready(page)
}
const screens: readonly Screen[] = [
  { path: '/connect', most: CONNECT_MAX_S, usable: page => typed(page, '[name=email]') },
  { path: '/request-a-rider', who: 'vendor', most: SCREEN_MAX_S, usable: page => typed(page, '#destination') },
  { path: '/order-tracking', who: 'vendor', most: SCREEN_MAX_S, usable: page => orderRows(page).first().waitFor() },
  { path: '/history', who: 'vendor', most: SCREEN_MAX_S, usable: page => pastRows(page).first().waitFor() },
  {
    path: '/bulk-order',
    who: 'vendor',
    most: SCREEN_MAX_S,
    usable: page => page.locator('input[type=file]').waitFor({ state: 'attached' }),
  },
]

type Loaded = { shapeS: number; usableS: number; kB: number; parts: Map<string, number> }

/** Slows the network of a page down, and counts what comes over it. */
async function slowDown(device: CDPSession): Promise<Map<string, number>> {
  const paths = new Map<string, string>()
  const parts = new Map<string, number>()
  device.on('Network.requestWillBeSent', ({ requestId, request }) => void paths.set(requestId, request.url))
  device.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { pathname } = new URL(paths.get(requestId) ?? 'http://unknown.example/')
    parts.set(pathname, (parts.get(pathname) ?? 0) + encodedDataLength)
  })
  await device.send('Network.enable')
  await device.send('Network.setCacheDisabled', { cacheDisabled: true })
  await device.send('Network.emulateNetworkConditions', {
    ...{
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    },
  })
  return parts
}

const portal = await openPortal({ pairs: [PAIR] })

async function load({ path, who, usable }: Screen): Promise<Loaded> {
  const viewport = { width: 390, height: 844 }
  const visit = who ? await portal.loggedIn(PAIR, { viewport }) : await portal.visit(PAIR, '/robots.txt', { viewport })
  const { page, context } = visit
  page.setDefaultTimeout(PATIENCE_MS)
  const parts = await slowDown(await context.newCDPSession(page))
  const began = performance.now()
  await page.goto(portal.origin(PAIR) + path, { waitUntil: 'commit' })
  await usable(page)
  const usableS = (performance.now() - began) / 1000
  const shapeMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  const kB = [...parts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000
  await context.close()
  return { shapeS: shapeMs / 1000, usableS, kB, parts }
}

try {
  for (const screen of screens.filter(({ path }) => path.startsWith(wanted))) {
    const runs: Loaded[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await load(screen))
    const of = (value: (loaded: Loaded) => number) => rounded(median(runs.map(value)))
    const { path, most } = screen
    print({
      name: `${path}: its shape is there`,
      value: of(run => run.shapeS),
      unit: 's',
      limit: { most: SHAPE_MAX_S },
    })
    print({ name: `${path}: it can be used`, value: of(run => run.usableS), unit: 's', limit: { most } })
    print({ name: `${path}: what has come by then`, value: of(run => run.kB), unit: 'kB' })
    if (process.env['PARTS'])
      for (const [part, bytes] of [...(runs[0]?.parts ?? [])].sort((a, b) => b[1] - a[1]))
        console.error(`  ${(bytes / 1000).toFixed(1).padStart(7)} kB ${part}`)
  }
} finally {
  await portal.close()
}
