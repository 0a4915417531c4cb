// The map of a deployment that chose Mapbox. What the library asks of its own service has no answer, as in a network that
// blocks it; the style is one that it can draw without that service.
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'
import { choose } from './request-steps.ts'

const BLUE = [20, 120, 220]
const EARTH = [-180, -80, 180, -80, 180, 80, -180, 80, -180, -80]
const STYLE = {
  version: 8,
  sources: {
    land: {
      type: 'geojson',
      data: { type: 'Polygon', coordinates: [Array.from({ length: 5 }, (_, at) => EARTH.slice(2 * at, 2 * at + 2))] },
      attribution: '<a href="https://www.mapbox.com/about/maps/" target="_blank">&copy; Mapbox</a>',
    },
  },
  layers: [{ id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': `rgb(${BLUE})` } }],
}

let portal: Portal
beforeAll(async () => {
  portal = await openPortal({ map: true, pairs: ['glovo-RO'] })
})
afterAll(() => portal.close())

test('[REQ-101] [CST-101] Mapbox draws its basemap, places, the route, its logo and its credit, within the policy', async () => {
  const { page, context, complaints } = await portal.visit('glovo-RO', '/connect')
  const headers = { 'access-control-allow-origin': '*' }
  await context.route(/\/map\/style\.json/, route => route.fulfill({ json: STYLE, headers }))
  await page.getByRole('dialog').getByRole('button', { name: 'Don’t allow' }).click()
  await portal.enter(page, 'glovo-RO', 'single')
  await page.locator('.mapboxgl-canvas').waitFor()
  await choose(page, '44.4350, 26.1025')
  await page.getByRole('link', { name: '© Mapbox' }).waitFor()
  await page.locator('.mapboxgl-ctrl-logo').waitFor()
  // Mapbox lights its ground, so the colour is about the one of the style. The way runs across the middle of the map.
  await expect
    .poll(async () => (await colourUnder(page, 0.6, 0.3)).every((part, at) => Math.abs(part - (BLUE[at] ?? 0)) < 30))
    .toBe(true)
  expect(await page.locator('.mapboxgl-marker').count()).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

/** Red, green and blue of the window's picture at these shares of its width and height. */
async function colourUnder(page: Page, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = info.channels * (Math.floor(info.height * down) * info.width + Math.floor(info.width * across))
  return [...data.subarray(at, at + 3)]
}
