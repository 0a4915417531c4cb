// From the press on a tab to the next paint, between the three screens that share a map, on a slow machine (TRK-104).
import type { Page } from 'playwright'
import { openPortal } from '../e2e/portal.ts'
import { median, print } from './figure.ts'

const SLOWDOWN = 4
const ROUNDS = 5
const PAINT_MAX_MS = 100
const TABS = ['Tracking', 'History', 'Request'] as const

const portal = await openPortal({ pairs: ['pandago-NO'], map: true, streets: true })
try {
  const { page, context } = await portal.login('pandago-NO', {
    at: '/request-a-rider/no1000',
    viewport: { width: 1440, height: 900 },
  })
  await page.locator('.branch .id').waitFor()
  await page.locator('.request-map canvas').waitFor()
  await page.evaluate(() => Object.assign(window, { isSamePage: true, presses: [] }))
  await page.evaluate(watchPresses)
  // Everybody comes to each screen a first time, with its parts still to be loaded; that is not measured.
  for (const tab of TABS) await press(page, tab)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const took: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round++)
    for (const tab of TABS) {
      await page.evaluate(() => Object.assign(window, { presses: [] }))
      await press(page, tab)
      await page.waitForTimeout(1500)
      const [longest = 0] = (await page.evaluate(() => (window as unknown as { presses: number[] }).presses)).sort(
        (a, b) => b - a,
      )
      took[tab] = [...(took[tab] ?? []), longest]
    }
  if (!(await page.evaluate(() => 'isSamePage' in window))) throw new Error('a page was loaded')
  for (const tab of TABS)
    print({
      name: `${tab}: press to next paint, ${SLOWDOWN}x`,
      value: median(took[tab] ?? []),
      unit: 'ms',
      limit: { most: PAINT_MAX_MS },
    })
} finally {
  await portal.close()
}

async function press(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await tab.hover()
  await page.waitForTimeout(1000)
  await tab.click()
  await page.waitForFunction(text => document.querySelector('.tabs [aria-current]')?.textContent === text, name)
}

function watchPresses(): void {
  new PerformanceObserver(list => {
    for (const { name, duration } of list.getEntries())
      if (/^(click|pointerup|pointerdown)$/.test(name))
        (window as unknown as { presses: number[] }).presses.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
