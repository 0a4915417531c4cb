// On slow 3G (400 kbit/s, answers 400 ms later), with nothing cached: when the shape of a screen is there, when it can be used, and how
// many bytes have come by then. The host speaks HTTP/2, and what is
// urgent comes first. Median of three; `SCREEN=/connect` looks at one; `PARTS=1` prints what came and when.
import type { CDPSession, Page } from 'playwright'
import { openPortal, type Portal, ready } from '../e2e/portal.ts'
import { orderRows, pastRows } from '../e2e/screens.ts'
import { median, print, rounded } from './figure.ts'
import { startHttp2Host } from './http2-host.ts'
import { CALL_URGENCY, compressed, createSlowLine } from './slow-line.ts'

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

/** A file or an answer: when it was asked for and when it was there, in seconds of the browser's clock. */
type Part = { path: string; askedS: number; thereS: number; bytes: number }
type Loaded = { shapeS: number; usableS: number; kB: number; parts: Part[] }

/** Notes what comes to a page that keeps nothing. */
async function watch(device: CDPSession): Promise<Part[]> {
  const asked = new Map<string, Pick<Part, 'path' | 'askedS'>>()
  const parts: Part[] = []
  device.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    asked.set(requestId, { path: `${request.method} ${new URL(request.url).pathname}`, askedS: timestamp })
  })
  device.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = asked.get(requestId)
    if (request) parts.push({ ...request, thereS: timestamp, bytes: encodedDataLength })
  })
  await device.send('Network.enable')
  await device.send('Network.setCacheDisabled', { cacheDisabled: true })
  return parts
}

const line = createSlowLine(BYTES_PER_SECOND, LATENCY_MS)
const portal: Portal = await openPortal({
  pairs: [PAIR],
  host: folder => startHttp2Host(folder, line),
  answer: async (address, init) =>
    line.carry(await compressed(await portal.sandbox.fetch(address, init)), CALL_URGENCY),
})
portal.sandbox.sites.open('NO')

async function load({ path, who, usable }: Screen): Promise<Loaded> {
  const device = { viewport: { width: 390, height: 844 }, ignoreHTTPSErrors: true }
  const visit = who ? await portal.loggedIn(PAIR, device) : await portal.visit(PAIR, '/robots.txt', device)
  const { page, context } = visit
  page.setDefaultTimeout(PATIENCE_MS)
  const parts = await watch(await context.newCDPSession(page))
  const began = performance.now()
  await page.goto(portal.origin(PAIR) + path, { waitUntil: 'commit' })
  await usable(page)
  const usableS = (performance.now() - began) / 1000
  const shapeMs = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  const kB = parts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  await context.close()
  return { shapeS: shapeMs / 1000, usableS, kB, parts }
}

function showParts(parts: readonly Part[]): void {
  const began = Math.min(...parts.map(({ askedS }) => askedS))
  const since = (seconds: number) => (seconds - began).toFixed(2).padStart(6)
  for (const { path, askedS, thereS, bytes } of parts)
    console.error(`  ${since(askedS)} to ${since(thereS)} s ${(bytes / 1000).toFixed(1).padStart(6)} kB ${path}`)
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
    if (process.env['PARTS']) showParts(runs[0]?.parts ?? [])
  }
} finally {
  await portal.close()
}
