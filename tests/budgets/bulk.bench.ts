// A file of 5 MB and 50,000 rows in a real browser: until it is read and checked by the worker, and what that costs the
// page's own thread; then 2,000 rows in the grid, scrolled and changed (BLK-101, BLK-105); then 60,000, and their memory.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright'
import { bulkColumns, templateHeadings } from '#features/bulk/columns.ts'
import { BULK_FILE_MAX_BYTES } from '#features/bulk/file-problems.ts'
import { openPortal, type Portal, ready } from '../e2e/portal.ts'
import { median, print, rounded } from './figure.ts'

const ROWS = 50_000
const GRID_ROWS = 2000
const MOST_ROWS = 60_000
const RUNS = 5
/** A file of 60,000 rows is read for some seconds. */
const MEMORY_EVERY_MS = 20

let seed = 7
const random = () => {
  seed = (seed * 16_807) % 2_147_483_647
  return seed / 2_147_483_647
}
const hex = (length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')

const names = ['Kari Berg', 'Ola Dahl', 'محمد الأحمد', 'สมชาย ใจดี', 'Aleksandra Nowicka']
const rowOf = (at: number, noise: number): (string | number)[] => [
  names[at % names.length] ?? '',
  `+47 4${String(Math.floor(random() * 1e7)).padStart(7, '0')}`,
  at % 40,
  `B${at % 9}`,
  `Storgata ${Math.floor(random() * 900)}, Oslo`,
  at % 3 ? '' : 'Ring twice',
  `Cake ${hex(noise)}`,
  Math.floor(random() * 5000) / 10 + 1,
  'PAID',
  'instant',
  '',
]

/** As a spreadsheet writes it, packed as tightly as they do. */
function fileOf(rows: number, noise: number): Buffer {
  const headings = bulkColumns.map(column => templateHeadings[column])
  const sheet = utils.aoa_to_sheet([headings, ...Array.from({ length: rows }, (_, at) => rowOf(at, noise))], {
    dense: true,
  })
  const loose = write(utils.book_new(sheet, 'Orders'), {
    type: 'array',
    bookType: 'xlsx',
    bookSST: true,
  }) as ArrayBuffer
  return Buffer.from(zipSync(unzipSync(new Uint8Array(loose)), { level: 6 }))
}

/** The largest that is still taken. */
function largest(): Buffer {
  for (let noise = 80; noise > 0; noise -= 4) {
    const file = fileOf(ROWS, noise)
    if (file.length <= BULK_FILE_MAX_BYTES) return file
  }
  throw new Error('no file of this many rows is small enough')
}

const portal = await openPortal()
try {
  await reading(portal)
  await editing(portal)
  await most(portal)
} finally {
  await portal.close()
}

async function open(portal: Portal): Promise<Page> {
  const { page } = await portal.login('pandago-NO', { viewport: { width: 1440, height: 900 } })
  await page.goto(`${portal.origin('pandago-NO')}/bulk-order`)
  await ready(page)
  await page.locator('.bulk-history li').first().waitFor()
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(entry => entry.duration))).observe({
      type: 'longtask',
    })
  })
  return page
}
/** The longest task of the page's thread since it was last asked; a browser names only those over 50 ms. */
function longest(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { tasks } = globalThis as unknown as { tasks: number[] }
    return Math.max(0, ...tasks.splice(0))
  })
}

async function reading(portal: Portal): Promise<void> {
  const buffer = largest()
  // From the disk, as a reader's own file: a buffer would be handed over by the page's thread itself.
  const folder = mkdtempSync(join(tmpdir(), 'bench-bulk-'))
  const path = join(folder, 'large.xlsx')
  writeFileSync(path, buffer)
  print({ name: `a file of ${ROWS} rows`, value: rounded(buffer.length / 1_048_576, 2), unit: 'MB' })
  const seconds: number[] = []
  const tasks: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await open(portal)
    // What the server says of it is another matter.
    await page.route(/bulk-job\/create/, () => {})
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('input[type=file]')
      input?.addEventListener('change', () => performance.mark('chosen'), { capture: true })
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.bulk-working')?.textContent?.includes('Checking with the server')) return
        performance.measure('read', 'chosen')
        observer.disconnect()
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    await page.setInputFiles('input[type=file]', path)
    await page.waitForFunction(() => performance.getEntriesByName('read').length > 0, undefined, { timeout: 120_000 })
    seconds.push(await page.evaluate(() => (performance.getEntriesByName('read')[0]?.duration ?? 0) / 1000))
    tasks.push(await longest(page))
    await page.context().close()
  }
  rmSync(folder, { recursive: true, force: true })
  print({ name: 'read and checked in the worker', value: rounded(median(seconds), 2), unit: 's', limit: { most: 4 } })
  print({
    name: 'longest task of the page meanwhile (0: none over 50 ms)',
    value: Math.round(median(tasks)),
    unit: 'ms',
    limit: { most: 50 },
  })
}

/** Rows that need no server: their phone numbers are wrong. */
async function editing(portal: Portal): Promise<void> {
  const page = await open(portal)
  const headings = bulkColumns.map(column => templateHeadings[column])
  const rows = Array.from({ length: GRID_ROWS }, (_, at) => rowOf(at, 8).with(1, '12'))
  const loose = write(utils.book_new(utils.aoa_to_sheet([headings, ...rows]), 'Orders'), {
    type: 'buffer',
    bookType: 'xlsx',
  })
  await page.setInputFiles('input[type=file]', {
    name: 'rows.xlsx',
    mimeType: 'application/octet-stream',
    buffer: loose as Buffer,
  })
  await page.getByRole('grid').waitFor()
  await longest(page)
  await page.getByRole('grid').focus()
  for (let press = 0; press < 30; press++) await page.keyboard.press('PageDown')
  print({
    name: `${GRID_ROWS} rows: longest task while paging through`,
    value: Math.round(await longest(page)),
    unit: 'ms',
    limit: { most: 50 },
  })
  for (let edit = 0; edit < 10; edit++) {
    await page.keyboard.press('Home')
    await page.keyboard.type('Somebody Else')
    await page.keyboard.press('Enter')
  }
  print({
    name: `${GRID_ROWS} rows: longest task while cells are changed`,
    value: Math.round(await longest(page)),
    unit: 'ms',
    limit: { most: 50 },
  })
}

/** As many rows as a file may have, all of them in the grid: their phone numbers are wrong. */
async function most(portal: Portal): Promise<void> {
  const page = await open(portal)
  const headings = bulkColumns.map(column => templateHeadings[column])
  const rows = Array.from({ length: MOST_ROWS }, (_, at) => rowOf(at, 0).with(1, '12'))
  const sheet = utils.aoa_to_sheet([headings, ...rows], { dense: true })
  const loose = write(utils.book_new(sheet, 'Orders'), {
    type: 'array',
    bookType: 'xlsx',
    bookSST: true,
  }) as ArrayBuffer
  const folder = mkdtempSync(join(tmpdir(), 'bench-bulk-'))
  const path = join(folder, 'most.xlsx')
  writeFileSync(path, zipSync(unzipSync(new Uint8Array(loose)), { level: 6 }))
  const mostMemory = await watchMemory(page)
  await page.setInputFiles('input[type=file]', path)
  await page.getByRole('grid').waitFor({ timeout: 120_000 })
  rmSync(folder, { recursive: true, force: true })
  const session = await page.context().newCDPSession(page)
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  print({
    name: `${MOST_ROWS} rows: heap of the page`,
    value: Math.round(usedSize / 1e6),
    unit: 'MB',
    limit: { most: 400 },
  })
  print({
    name: `${MOST_ROWS} rows: most memory of its own while the file is read`,
    value: mostMemory(),
    unit: 'MB',
    limit: { most: 400 },
  })
  print({
    name: `${MOST_ROWS} rows: longest task until they are shown`,
    value: Math.round(await longest(page)),
    unit: 'ms',
  })
  await page.getByRole('grid').focus()
  for (let edit = 0; edit < 10; edit++) {
    await page.keyboard.press('Home')
    await page.keyboard.type('Somebody Else')
    await page.keyboard.press('Enter')
  }
  print({
    name: `${MOST_ROWS} rows: longest task while cells are changed`,
    value: Math.round(await longest(page)),
    unit: 'ms',
  })
}

/** Reads what a page and its workers keep for themselves, as the browser's own task manager counts it, until it is asked for the most, in MB. */
async function watchMemory(page: Page): Promise<() => number> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {}
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  let most = 0
  const look = () => {
    for (const id of renderers) {
      const status = readFileSync(`/proc/${id}/status`, 'utf8')
      const kilobytes = [...status.matchAll(/^(?:RssAnon|VmSwap):\s+(\d+)/gm)].map(([, value]) => Number(value))
      most = Math.max(most, kilobytes.reduce((sum, value) => sum + value, 0) / 1024)
    }
  }
  const timer = setInterval(look, MEMORY_EVERY_MS)
  return () => {
    look()
    clearInterval(timer)
    return Math.round(most)
  }
}
