// The reader's own size of text: twice the usual one on every screen, and a page that is enlarged to 400 %.
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { troubleOf } from './large-type.ts'
import { longestWords, replaceWords } from './longest-words.ts'
import { openPortal, type Portal } from './portal.ts'
import { openState, type ScreenState, screenStates } from './screen-states.ts'

const longest = longestWords()

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
}, 300_000)
afterAll(() => portal?.close())

/** Opens a state of a screen in a window of this size. */
const open = (screen: ScreenState, width: number, height: number) =>
  openState(portal, screen, { viewport: { width, height } })

test.each([360, 768, 1440].flatMap(width => screenStates.map(screen => ({ ...screen, width }))))(
  '$name at $width px with text twice as large: nothing overlaps, is cut to a letter or leads sideways',
  async ({ width, ...screen }) => {
    const { page, context } = await open(screen, width, 800)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    await screen.first?.(page)
    await expect.poll(() => page.evaluate(troubleOf)).toEqual([])
    // On a phone with the longest words of all languages too.
    if (width === 360) {
      await page.evaluate(replaceWords, longest)
      await expect.poll(() => page.evaluate(troubleOf)).toEqual([])
    }
    await context.close()
  },
)

test('at 320 px with text twice as large a long amount stays in the form, and the bar says the name of the screen', async () => {
  const { page, context } = await portal.login('pandago-NO', { viewport: { width: 320, height: 640 } })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
  await page.getByLabel('Item value').fill('123456789012.50')
  await expect.poll(() => page.evaluate(troubleOf)).toEqual([])
  const title = page.getByRole('banner').locator('.title')
  for (const name of ['New delivery', 'Bulk orders', 'Sammelaufträge']) {
    const [drawn, room] = await title.evaluate((one, text) => {
      one.textContent = text
      return [one.scrollHeight + one.scrollWidth, one.clientHeight + one.clientWidth]
    }, name)
    expect(drawn, name).toBe(room)
  }
  await context.close()
})

const twiceAsLarge = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
const stateNamed = (name: string) => screenStates.filter(screen => screen.name === name)

test.each(stateNamed('public tracking').flatMap(screen => [360, 768, 1440].map(width => ({ ...screen, width }))))(
  'at $width px with text twice as large the arrival time of the $name is whole, and its ticks stay in their circles',
  async ({ width, ...screen }) => {
    const { page, context } = await open(screen, width, 800)
    await twiceAsLarge(page)
    const time = page.locator('[data-part=window]')
    expect(await time.textContent()).toMatch(/\d+[:.]\d\d/)
    const [end, edge] = await time.evaluate(one => {
      const drawn = document.createRange()
      drawn.selectNodeContents(one)
      return [drawn.getBoundingClientRect().right, one.closest('.glance')?.getBoundingClientRect().right ?? 0]
    })
    expect(end).toBeLessThan(edge)
    const ticks = await page
      .locator('.stops .past .done')
      .evaluateAll(all => all.map(tick => tick.getBoundingClientRect().width))
    expect(ticks.length).toBeGreaterThan(0)
    expect(Math.max(...ticks)).toBeLessThan(24)
    await context.close()
  },
)

test.each(stateNamed('bulk orders').flatMap(screen => [360, 1440].map(width => ({ ...screen, width }))))(
  'at $width px with text twice as large the numbers of the steps of $name have circles twice as large',
  async ({ width, ...screen }) => {
    const { page, context } = await open(screen, width, 800)
    await twiceAsLarge(page)
    const box = await page.getByRole('listitem').filter({ hasText: 'File' }).locator('i').first().boundingBox()
    expect([box?.width, box?.height]).toEqual([48, 48])
    await context.close()
  },
)

test.each(screenStates.filter(({ visitor }) => !visitor))(
  '$name at 320 x 200 px leaves room between its bars',
  async screen => {
    const { page, context } = await open(screen, 320, 200)
    await screen.first?.(page)
    const room = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight / 2)
        // What lies over everything is all there is.
        const over = document.querySelector('[role=dialog]') ?? document.querySelector('.history-pane')
        const all = [...(over ?? document.body).querySelectorAll('*')]
        const inSight = (one: Element) => {
          const { top, bottom, width } = one.getBoundingClientRect()
          return width > 160 ? Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top)) : 0
        }
        const bars = all.filter(one => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
        const scrollers = all.filter(
          one =>
            ['auto', 'scroll'].includes(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 8,
        )
        const free = innerHeight - bars.reduce((sum, bar) => sum + inSight(bar), 0)
        return Math.min(free, ...scrollers.map(one => one.clientHeight))
      })
    await expect.poll(room).toBeGreaterThanOrEqual(120)
    await context.close()
  },
)
