import { drawn } from './browser.ts'
import { openPortal } from './portal.ts'

const portal = await openPortal({ map: true, pairs: ['pandago-NO'] })
for (const device of [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
])
  for (let i = 0; i < 4; i++) {
    const { page, context } = await portal.login('pandago-NO', { who: 'single', ...device })
    await page.addInitScript(() => {
      const shifts: unknown[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as any[])
          shifts.push({
            value: entry.value,
            at: Math.round(entry.startTime),
            sources: entry.sources.map(
              (s: any) =>
                `${s.node?.nodeName} ${s.node?.className} ${s.node?.id} ${JSON.stringify([s.previousRect, s.currentRect].map((r: any) => [r.x, r.y, r.width, r.height]))}`,
            ),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.reload()
    await page.waitForSelector('#destination')
    await page.waitForLoadState('networkidle')
    await drawn(page)
    console.log(device.viewport.width, JSON.stringify(await page.evaluate(() => (globalThis as any).shifts), null, 1))
    await context.close()
  }
process.exit(0)
