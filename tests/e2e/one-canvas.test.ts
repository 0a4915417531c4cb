// The portal's one canvas on a wide window: the map of all open orders, and the screens that share it.
import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPortal, type Portal } from './portal.ts'
import { fillOrder, peoniesFor, press } from './request-steps.ts'
import {
  branchButton,
  homeLink,
  mapGroups,
  mapOrders,
  mapPlaces,
  mapRiders,
  mapTools,
  notices,
  openedOrder,
  openOrdersMap,
  orderLists,
  orderMap,
  orderRows,
  orderTitle,
  pastOrdersMap,
  pastRows,
  requestForm,
  requestMap,
  screenLink,
  submitButton,
  valueBeside,
} from './screens.ts'

let portal: Portal
let withStreets: Portal
beforeAll(async () => {
  portal = await openPortal({ map: true })
  withStreets = await openPortal({ map: true, streets: true, pairs: ['pandago-NO'] })
}, 300_000)
afterAll(async () => {
  await portal?.close()
  await withStreets?.close()
})

const WIDE = { width: 1440, height: 900 }
const OUTLETS = JSON.stringify({ showToggleOutlet: true, enableToggleOutlet: true })

/** Keeps what is asked for at these addresses from the page until it is released. */
function held(page: Page, addresses: string | RegExp) {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  let asked = () => {}
  const isAsked = new Promise<void>(resolve => {
    asked = resolve
  })
  const hold = () =>
    page.route(addresses, async route => {
      asked()
      await released
      await route.fallback()
    })
  return { hold, isAsked, release }
}

const ofOrder = (page: Page, id: string) => page.locator(`[data-orders="${id}"]`)

/** The share of the map's picture that has the colour of a token, give or take what a screen's rounding does. */
async function shareOf(page: Page, token: string): Promise<number> {
  const map = openOrdersMap(page)
  const wanted = await map.evaluate((canvas, name) => {
    const painted = document.createElement('canvas').getContext('2d')
    const probe = document.createElement('i')
    probe.style.color = `var(${name})`
    probe.style.setProperty('forced-color-adjust', 'none')
    canvas.after(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    if (!painted) throw new Error('nothing can be painted')
    painted.fillStyle = color
    painted.fillRect(0, 0, 1, 1)
    return [...painted.getImageData(0, 0, 1, 1).data]
  }, token)
  const { data, info } = await sharp(await map.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  let found = 0
  for (let at = 0; at < data.length; at += info.channels)
    if ([0, 1, 2].every(part => Math.abs((data[at + part] ?? 0) - (wanted[part] ?? 0)) <= 1)) found += 1
  return found / (info.width * info.height)
}

describe('while no order is chosen', () => {
  async function openAll(viewport = WIDE, of = portal) {
    const visit = await of.login('pandago-NO', { viewport, at: '/order-tracking', kept: { vendors: OUTLETS } })
    await orderRows(visit.page).first().waitFor()
    return visit
  }

  test('the map has every open order of the lists, in groups where they lie close', async () => {
    const { page, context, complaints } = await openAll()
    // The headings count all orders; of a long list not all rows are drawn.
    const lists = page.getByRole('region', { name: /^(New|Collected|Scheduled)/ })
    const counted = async () =>
      (await lists.locator('h2').allInnerTexts()).reduce((sum, text) => sum + Number(text.match(/\d+/)?.[0]), 0)
    const listed = () =>
      orderRows(lists).evaluateAll(all => all.map(row => (row as HTMLElement).dataset['order'] ?? ''))
    const onMap = () =>
      mapPlaces(page).evaluateAll(all => all.flatMap(one => (one as HTMLElement).dataset['orders']?.split(' ') ?? []))
    // Both change while orders move on.
    await expect
      .poll(async () => {
        const [count, rows, places] = await Promise.all([counted(), listed(), onMap()])
        const drawn = new Set(places)
        return count > 0 && drawn.size === count && rows.every(id => drawn.has(id))
      })
      .toBe(true)
    const group = mapGroups(page).first()
    // At one moment: an order may come to it or go.
    const { count, name, ids } = await group.evaluate((mark: HTMLElement) => ({
      count: Number(mark.textContent),
      name: mark.getAttribute('aria-label'),
      ids: mark.dataset['orders'] ?? '',
    }))
    expect(name).toBe(`${count} orders`)
    await group.press('Enter')
    await expect.poll(() => ofOrder(page, ids).count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a rider is there while the order is on its way, and is gone before', async () => {
    const { page, context } = await openAll()
    const onTheWay = orderRows(page.getByRole('region', { name: /^Collected/ })).filter({ hasNotText: 'Delayed' })
    const id = String(await onTheWay.first().getAttribute('data-order'))
    // The rider of an order that is looked at is asked for first.
    await onTheWay.first().click()
    await openedOrder(page).getByRole('region', { name: 'Your rider' }).waitFor()
    await page.goBack()
    await page.getByRole('searchbox').fill(id)
    const rider = mapRiders(page).and(ofOrder(page, id))
    await rider.first().waitFor()
    portal.sandbox.control.setStatus('NO', id, 'DELIVERED')
    await page.getByRole('button', { name: 'Update now' }).click()
    await rider.first().waitFor({ state: 'detached' })
    await context.close()
  })

  test('a row points at its place on the map and a place at its row, by pointer and by keys; a click opens it', async () => {
    const { page, context } = await openAll()
    const single = mapOrders(page).first()
    await single.waitFor()
    const id = String(await single.getAttribute('data-orders'))
    const place = mapOrders(page).and(ofOrder(page, id))
    const row = orderRows(page).and(page.locator(`[data-order="${id}"]`))
    const pointed = (which: typeof row) => which.getAttribute('data-pointed')
    for (const [from, to] of [
      [row, place],
      [place, row],
    ] as const) {
      await from.hover()
      await expect.poll(() => pointed(to)).toBe('')
      await homeLink(page).hover()
      await expect.poll(() => pointed(to)).toBeNull()
      await from.focus()
      await expect.poll(() => pointed(to)).toBe('')
      await homeLink(page).focus()
      await expect.poll(() => pointed(to)).toBeNull()
    }
    const canvas = await openOrdersMap(page).elementHandle()
    await place.press('Enter')
    await orderTitle(page).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe(id)
    // The map that was there goes on.
    await orderMap(page).waitFor()
    expect(await orderMap(page).evaluate((now, before) => now === before, canvas)).toBe(true)
    expect(await mapPlaces(page).count()).toBe(0)
    await context.close()
  })

  test('[LND-104] land and roads have the colours of the brand, in the light and in the dark', async () => {
    const { page, context } = await openAll(WIDE, withStreets)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      // Larger than anything that lies on the map: what else has these colours is no map.
      for (const [token, share] of [
        ['--map-land', 0.05],
        ['--map-road', 0.01],
      ] as const)
        await expect.poll(() => shareOf(page, token), { message: `${token} ${colorScheme}` }).toBeGreaterThan(share)
    }
    await context.close()
  })

  test('where colours are forced the map is still a picture, with land and roads', async () => {
    const { page, context } = await withStreets.login('pandago-NO', {
      viewport: WIDE,
      forcedColors: 'active',
      at: '/order-tracking',
      kept: { vendors: OUTLETS },
    })
    await orderRows(page).first().waitFor()
    await expect.poll(() => shareOf(page, '--map-land')).toBeGreaterThan(0.05)
    await expect.poll(() => shareOf(page, '--map-road')).toBeGreaterThan(0.01)
    await context.close()
  })

  test('[TRK-106] a map whose streets never come shows the orders on plain land', async () => {
    const { page, context, complaints } = await withStreets.loggedIn('pandago-NO', { viewport: WIDE })
    await page.route('**/map/style.json**', () => {})
    await page.goto(`${withStreets.origin('pandago-NO')}/order-tracking`)
    await mapPlaces(page).first().waitFor()
    expect(await shareOf(page, '--map-land')).toBeGreaterThan(0.5)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[LND-104] streets that come after the plain land take its place', async () => {
    const { page, context, complaints } = await withStreets.loggedIn('pandago-NO', { viewport: WIDE })
    let asked = 0
    let give = () => {}
    const given = new Promise<void>(resolve => {
      give = resolve
    })
    // The first request is never answered; the one that follows it is, once the land is there.
    await page.route('**/map/style.json**', async route => {
      if (asked++ === 0) return
      await given
      await route.fallback()
    })
    await page.goto(`${withStreets.origin('pandago-NO')}/order-tracking`)
    await mapPlaces(page).first().waitFor()
    expect(await shareOf(page, '--map-land')).toBeGreaterThan(0.5)
    // The edges of the places are as white as roads.
    const edges = await shareOf(page, '--map-road')
    give()
    await expect.poll(() => shareOf(page, '--map-road')).toBeGreaterThan(edges + 0.01)
    expect(await mapPlaces(page).count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each([
    ['style', '**/map/style.json**'],
    ['tiles', /\/map\/(?!style)/],
  ] as const)(
    '[LND-104] the streets come once the network is back, where the %s failed without it',
    async (_, missing) => {
      const { page, context } = await withStreets.loggedIn('pandago-NO', { viewport: WIDE })
      await page.route(missing, route => route.abort())
      await page.goto(`${withStreets.origin('pandago-NO')}/order-tracking`)
      await mapPlaces(page).first().waitFor()
      await expect.poll(() => shareOf(page, '--map-land')).toBeGreaterThan(0.5)
      const edges = await shareOf(page, '--map-road')
      await page.unroute(missing)
      await context.setOffline(true)
      await context.setOffline(false)
      await expect.poll(() => shareOf(page, '--map-road')).toBeGreaterThan(edges + 0.01)
      expect(await mapPlaces(page).count()).toBeGreaterThan(0)
      await context.close()
    },
  )

  test('[LND-104] streets that come while the map is between two screens have their colours on the next one', async () => {
    const { page, context } = await withStreets.loggedIn('pandago-NO', { viewport: WIDE, who: 'single' })
    let giveStyle = () => {}
    const styleGiven = new Promise<void>(resolve => {
      giveStyle = resolve
    })
    await page.route('**/map/style.json**', async route => {
      await styleGiven
      await route.fallback()
    })
    let giveOrders = () => {}
    const ordersGiven = new Promise<void>(resolve => {
      giveOrders = resolve
    })
    await page.goto(`${withStreets.origin('pandago-NO')}/request-a-rider`)
    await requestMap(page).waitFor()
    const loaded = page.waitForResponse(/shared-screens/)
    await homeLink(page).hover()
    await loaded
    await page.route(/\/orders?\/api\//, async route => {
      await ordersGiven
      await route.fallback()
    })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tracking' }).click()
    await page.locator('canvas').waitFor({ state: 'detached' })
    const streets = page.waitForRequest(/\/map\/(?!style)/)
    giveStyle()
    await streets
    expect(await page.locator('canvas').count()).toBe(0)
    giveOrders()
    await mapPlaces(page).first().waitFor()
    await expect.poll(() => shareOf(page, '--map-land')).toBeGreaterThan(0.05)
    await expect.poll(() => shareOf(page, '--map-road')).toBeGreaterThan(0.01)
    await context.close()
  })

  test('around the first tiles there is land, not a sea', async () => {
    const { page, context } = await withStreets.loggedIn('pandago-NO', {
      viewport: WIDE,
      kept: { vendors: OUTLETS },
    })
    // Of the city one tile comes; the others are on their way.
    let held: (() => void)[] | undefined = []
    let given = 0
    await page.route(/\/map\/tiles\//, async route => {
      const isCity =
        Number(
          route
            .request()
            .url()
            .match(/tiles\/(\d+)/)?.[1],
        ) > 5
      if (held && (!isCity || given++ > 0)) await new Promise<void>(resolve => held?.push(resolve))
      await route.fallback()
    })
    await page.goto(`${withStreets.origin('pandago-NO')}/order-tracking`)
    await expect.poll(() => openOrdersMap(page).count()).toBe(1)
    await expect.poll(() => shareOf(page, '--map-road')).toBeGreaterThan(0.001)
    const sea = await shareOf(page, '--map-water')
    const waiting = held ?? []
    held = undefined
    for (const give of waiting) give()
    expect(sea).toBeLessThan(0.2)
    // The sea is where it belongs once all are there.
    await expect.poll(() => shareOf(page, '--map-road')).toBeGreaterThan(0.01)
    await context.close()
  })

  test('a window of less than 1024 px shows it next to the lists as long as there is room', async () => {
    const { page, context } = await openAll({ width: 900, height: 800 })
    await openOrdersMap(page).waitFor()
    const [list, map] = await Promise.all([boxOf(orderLists(page)), boxOf(openOrdersMap(page))])
    expect(list.x + list.width).toBeLessThanOrEqual(map.x)
    expect(await grip(page).count()).toBe(0)
    await context.close()
  })
})

const grip = (page: Page) => page.getByRole('button', { name: 'Map', exact: true })
/** The map with its grip. */
const sheet = (page: Page) => page.locator('section', { has: grip(page) })
const isPulled = (page: Page) => grip(page).getAttribute('aria-expanded')

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

type Box = Awaited<ReturnType<typeof boxOf>>

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Run in the page: nothing lies over the middle of what has the focus. */
function isFocusInSight(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return false
  const { left, top, width, height } = focused.getBoundingClientRect()
  return focused.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Takes the grip and lets it go this much lower, in CSS pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = await boxOf(grip(page))
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + by, { steps: 4 })
  await page.mouse.up()
}

/** Opens the order of a place, after taking groups apart until one place is by itself; the answer is its number. */
async function openPlace(page: Page): Promise<string | undefined> {
  const single = mapOrders(page).or(mapRiders(page)).first()
  await mapPlaces(page).first().waitFor()
  await expect
    .poll(async () => {
      if ((await single.count()) > 0) return true
      await mapGroups(page).first().press('Enter')
      return false
    })
    .toBe(true)
  // In one step: the map may still be moving.
  return single.evaluate(place => {
    ;(place as HTMLElement).click()
    return (place as HTMLElement).dataset['orders']
  })
}

describe('on a phone the map is a sheet', () => {
  const PHONE = { width: 360, height: 740 }

  async function openPhone(at: string) {
    const visit = await portal.login('pandago-NO', { viewport: PHONE, hasTouch: true, at, kept: { vendors: OUTLETS } })
    await grip(visit.page).waitFor()
    return visit
  }

  test('[TRK-104] Tracking: gone and not loaded until its grip is pressed or swiped; Escape and back close it', async () => {
    const { page, context, complaints } = await openPhone('/order-tracking')
    await orderRows(page).first().waitFor()
    expect(await isPulled(page)).toBe('false')
    expect(await page.locator('canvas').count()).toBe(0)
    // No row is below it.
    const rows = await boxOf(page.getByRole('tabpanel'))
    expect(rows.y + rows.height).toBeLessThanOrEqual((await boxOf(grip(page))).y)
    await grip(page).press('Enter')
    expect(await isPulled(page)).toBe('true')
    const canvas = await openOrdersMap(page).elementHandle()
    await page.keyboard.press('Escape')
    await expect.poll(() => isPulled(page)).toBe('false')
    expect(await grip(page).evaluate(it => it === document.activeElement)).toBe(true)
    await expect.poll(() => openOrdersMap(page).isVisible()).toBe(false)
    await swipe(page, -200)
    expect(await isPulled(page)).toBe('true')
    // The wrong way changes nothing.
    await swipe(page, -60)
    expect(await isPulled(page)).toBe('true')
    await swipe(page, 200)
    expect(await isPulled(page)).toBe('false')
    await grip(page).click()
    expect(await isPulled(page)).toBe('true')
    await page.goBack()
    await expect.poll(() => isPulled(page)).toBe('false')
    expect(new URL(page.url()).pathname).toBe('/order-tracking')
    await grip(page).click()
    expect(await openOrdersMap(page).evaluate((now, before) => now === before, canvas)).toBe(true)
    const id = await openPlace(page)
    await orderTitle(page).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe(id)
    // The same map, above the order; its grip makes it higher, and nothing lies over a place or over another.
    await orderMap(page).waitFor()
    expect(await orderMap(page).evaluate((now, before) => now === before, canvas)).toBe(true)
    const low = await boxOf(orderMap(page))
    const [tools, credit, target] = [mapTools(page), page.locator('.map-credit'), page.locator('.map-pin')]
    await target.waitFor()
    expect(overlap(await boxOf(tools), await boxOf(target))).toBe(false)
    for (const part of [tools, credit])
      if (await part.isVisible()) expect(overlap(await boxOf(part), await boxOf(grip(page)))).toBe(false)
    await swipe(page, 200)
    expect(await isPulled(page)).toBe('true')
    await expect.poll(async () => (await boxOf(orderMap(page))).height).toBeGreaterThan(1.5 * low.height)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('Request: the first field, the fee and the button are on the screen; the grip makes the map higher', async () => {
    const { page, context, complaints } = await openPhone('/request-a-rider/no1000')
    const canvas = await requestMap(page).elementHandle()
    for (const part of [page.locator('#destination'), valueBeside(page, 'Delivery fee'), submitButton(page)]) {
      const { y, height } = await boxOf(part)
      expect(y + height).toBeLessThanOrEqual(PHONE.height)
    }
    const field = await boxOf(page.locator('#destination'))
    expect(field.y + field.height).toBeLessThanOrEqual((await boxOf(page.locator('.summary'))).y)
    // No room is left for a heading that the bar has.
    const handle = await boxOf(grip(page))
    expect(
      (await boxOf(page.getByRole('region', { name: 'Where' }))).y - (handle.y + handle.height),
    ).toBeLessThanOrEqual(16)
    const low = await boxOf(requestMap(page))
    await grip(page).press('Space')
    expect(await isPulled(page)).toBe('true')
    await expect.poll(async () => (await boxOf(requestMap(page))).height).toBeGreaterThan(1.5 * low.height)
    expect(await requestMap(page).evaluate((now, before) => now === before, canvas)).toBe(true)
    await swipe(page, -120)
    expect(await isPulled(page)).toBe('false')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[TRK-104] History: the map of the shown orders, and a place opens its order', async () => {
    const { page, context, complaints } = await openPhone('/history/no1000')
    await pastRows(page).first().waitFor()
    expect(await page.locator('canvas').count()).toBe(0)
    await swipe(page, -200)
    const canvas = await pastOrdersMap(page).elementHandle()
    const id = await openPlace(page)
    await orderTitle(page).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe(id)
    await orderMap(page).waitFor()
    expect(await orderMap(page).evaluate((now, before) => now === before, canvas)).toBe(true)
    // Back to where it was opened.
    await page.goBack()
    await openedOrder(page).waitFor({ state: 'detached' })
    expect(await isPulled(page)).toBe('true')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('History: a key leads to no row behind the grip', async () => {
    const { page, context } = await openPhone('/history/no1000?period=past-month')
    await pastRows(page).nth(8).waitFor()
    await pastRows(page).first().getByRole('link').focus()
    for (let tabs = 0; tabs < 8; tabs++) {
      await page.keyboard.press('Tab')
      await expect.poll(() => page.evaluate(isFocusInSight)).toBe(true)
    }
    await context.close()
  })

  test.each([
    ['/order-tracking', orderRows],
    ['/history/no1000', pastRows],
  ])(
    '[TRK-104] %s: a key that leads to what lies behind it puts it down, so that the focus is in sight',
    async (at, rows) => {
      const { page, context } = await openPhone(at)
      await rows(page).first().waitFor()
      await grip(page).press('Enter')
      expect(await isPulled(page)).toBe('true')
      await page.keyboard.press('Shift+Tab')
      expect(await sheet(page).locator(':focus').count()).toBe(0)
      expect(await isPulled(page)).toBe('false')
      await expect.poll(() => page.evaluate(isFocusInSight)).toBe(true)
      // An order that was opened on the map leads back to it.
      await grip(page).press('Enter')
      await openPlace(page)
      await orderTitle(page).waitFor()
      await page.goBack()
      await openedOrder(page).waitFor({ state: 'detached' })
      expect(await isPulled(page)).toBe('true')
      await expect.poll(() => grip(page).evaluate(it => it === document.activeElement)).toBe(true)
      await context.close()
    },
  )

  test.each([
    ['nothing', '**/*'],
    ['no part of the screen', '**/_assets/OpenOrdersMap*'],
    ['no library', '**/_assets/maplibre*'],
    ['no worker of the library', '**/_assets/maplibre-gl-worker*'],
  ])(
    'first pulled up while %s can be loaded, it says so at once, and comes by itself when it can',
    async (_, missing) => {
      const { page, context } = await openPhone('/order-tracking')
      await orderRows(page).first().waitFor()
      await page.route(missing, route => route.abort('internetdisconnected'))
      await grip(page).click()
      const note = sheet(page).getByText('We can’t show the map')
      await note.waitFor({ timeout: 4000 })
      await page.unroute(missing)
      await openOrdersMap(page).waitFor()
      expect(await note.count()).toBe(0)
      expect(await page.locator('#load-failure').isVisible()).toBe(false)
      await context.close()
    },
  )

  test('enlarged to 400 %, the grip is below the rows and lies over nothing; the map that it opens is in sight', async () => {
    const low = { width: 320, height: 256 }
    const { page, context } = await portal.login('pandago-NO', { viewport: low, at: '/order-tracking' })
    await orderRows(page).first().waitFor()
    expect(await sheet(page).evaluate(it => getComputedStyle(it).position)).toBe('static')
    await grip(page).click()
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(openOrdersMap(page))
        return y >= 0 && y + height / 2 <= low.height
      })
      .toBe(true)
    await context.close()
  })
})

test('enlarged to 400 %, the form begins at once; its map comes when it is pulled down, and for a pin', async () => {
  const low = { width: 320, height: 256 }
  const { page, context } = await portal.login('pandago-NO', { viewport: low })
  const room = requestMap(page)
  await page.waitForSelector('#destination')
  expect(await room.isVisible()).toBe(false)
  await grip(page).click()
  await room.waitFor()
  await grip(page).click()
  await room.waitFor({ state: 'hidden' })
  await page.locator('#destination').fill('qqqqqq')
  await page.getByText('Unable to find address').first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Destination. Move it with the arrow keys')
  await context.close()
})

test('enlarged to 400 %, the first field of the form is in sight with its focus', async () => {
  const low = { width: 320, height: 256 }
  const { page, context } = await portal.login('pandago-NO', { viewport: low })
  const field = page.locator('#destination')
  await expect.poll(() => field.evaluate(it => it === document.activeElement)).toBe(true)
  // The page may still be on its way there.
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(field)
      return [y >= 0, y + height <= low.height]
    })
    .toEqual([true, true])
  await context.close()
})

describe('History on a wide window', () => {
  test('[TRK-104] the map has the shown orders next to the table; rows and places point at each other; a place opens its order there', async () => {
    const { page, context, complaints } = await portal.login('pandago-NO', { viewport: WIDE, at: '/history/no1000' })
    await pastRows(page).first().waitFor()
    const canvas = await pastOrdersMap(page).elementHandle()
    const [table, map] = await Promise.all([
      boxOf(page.getByRole('table')),
      boxOf(page.getByRole('complementary', { name: 'Map', exact: true })),
    ])
    expect(table.x + table.width).toBeLessThanOrEqual(map.x)
    const place = mapOrders(page).first()
    await place.waitFor()
    const id = String(await place.getAttribute('data-orders'))
    const row = page.locator(`tr[data-order="${id}"]`)
    for (const [from, to] of [
      [row.getByRole('link'), place],
      [place, row],
    ] as const) {
      await from.focus()
      await expect.poll(() => to.getAttribute('data-pointed')).toBe('')
      await homeLink(page).focus()
      await expect.poll(() => to.getAttribute('data-pointed')).toBeNull()
    }
    await place.press('Enter')
    await orderTitle(page).waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).toBe(id)
    const { x, width } = await boxOf(page.getByRole('complementary', { name: 'Order number' }))
    expect({ x, width }).toEqual({ x: map.x, width: map.width })
    expect(await orderMap(page).evaluate((now, before) => now === before, canvas)).toBe(true)
    await page.keyboard.press('Escape')
    await mapPlaces(page).first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('what lies on the map', () => {
  test('above a keyboard neither the credit nor the form lies over a place', async () => {
    const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true }
    const { page, context } = await withStreets.login('pandago-NO', { ...phone, at: '/request-a-rider' })
    await fillOrder(page, peoniesFor('Ingrid Solberg'))
    const credit = page.locator('.map-credit')
    await credit.filter({ hasText: /\S/ }).waitFor()
    const marks = page.locator('.request-map .maplibregl-marker')
    await expect.poll(() => marks.count()).toBe(2)
    const [form, said] = [await boxOf(grip(page)), await boxOf(credit)]
    for (const mark of await marks.all()) {
      expect(overlap(await boxOf(mark), said)).toBe(false)
      expect(overlap(await boxOf(mark), form)).toBe(false)
    }
    await context.close()
  })

  test('the credit has a ground of its own and never meets the buttons, in any script', async () => {
    for (const pair of ['pandago-NO', 'talabat-AE'] as const) {
      const { page, context } = await portal.login(pair, { viewport: WIDE, at: '/request-a-rider' })
      const credit = page.locator('.map-credit')
      await credit.filter({ hasText: /\S/ }).waitFor()
      for (const text of [
        '© Someone',
        '© مساهمو الخريطة',
        '© Someone who made it '.repeat(12),
        'مساهمو الخريطة '.repeat(40),
      ]) {
        await credit.evaluate((it, words) => {
          it.textContent = words
        }, text)
        expect(overlap(await boxOf(credit), await boxOf(mapTools(page)))).toBe(false)
      }
      expect(await credit.evaluate(it => getComputedStyle(it).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
      await context.close()
    }
  })
})

describe('going between the screens on a wide window', () => {
  /** Somebody with the mouse on a screen whose vendors are known; the page and its map are marked. */
  async function openAt(at: string, options: { who?: string; viewport?: typeof WIDE } = {}) {
    const visit = await portal.login('pandago-NO', { viewport: WIDE, at, ...options })
    const { page } = visit
    await branchButton(page)
      .filter({ hasText: /no\d{4}/ })
      .waitFor()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    const loaded = page.waitForResponse(/shared-screens/, { timeout: 5000 }).catch(() => undefined)
    await homeLink(page).hover()
    await loaded
    return visit
  }
  const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)
  const tab = screenLink
  const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
  const isSame = (map: Locator, before: unknown) => map.evaluate((now, then) => now === then, before)

  test('[HIS-002] [TRK-104] two days of one’s own are in their fields on a History that no page was loaded for', async () => {
    const { page, context } = await openAt('/request-a-rider/no1000')
    await page.evaluate(() => {
      const day = 86_400
      const now = Math.floor(Date.now() / 1000)
      const dateRangeFilter = { category: 'custom', from: now - 5 * day, to: now - 3 * day }
      localStorage.setItem('filters', JSON.stringify({ dateRangeFilter, orderStatusFilter: 'ANY' }))
    })
    await tab(page, 'History').click()
    await page.getByRole('radio', { name: 'Custom' }).and(page.locator(':checked')).waitFor()
    expect(await isSamePage(page)).toBe(true)
    const days = await Promise.all(['From', 'To'].map(name => page.getByLabel(name, { exact: true }).inputValue()))
    expect(days.map(day => /^\d{4}-\d\d-\d\d$/.test(day))).toEqual([true, true])
    // Other days that are chosen put the fields away.
    await page.locator('label', { has: page.getByRole('radio', { name: 'Yesterday' }) }).click()
    await page.getByLabel('From', { exact: true }).waitFor({ state: 'detached' })
    await context.close()
  })

  test('[TRK-104] Request, Tracking and History share one page, one map and one order pane', async () => {
    const { page, context, complaints } = await openAt('/request-a-rider/no1000')
    const canvas = await requestMap(page).elementHandle()
    const tools = await boxOf(mapTools(page))
    await page.fill('#destination', 'Storgata 7')
    await tab(page, 'Tracking').click()
    await page.waitForURL('**/order-tracking/no1000')
    await orderRows(page).first().waitFor()
    expect(await isSame(openOrdersMap(page), canvas)).toBe(true)
    await expect.poll(() => focusedText(page)).toBe('Tracking')
    expect(await tab(page, 'Tracking').getAttribute('aria-current')).toBe('page')
    expect(await tab(page, 'Request').getAttribute('aria-current')).toBeNull()
    expect(await requestForm(page).count()).toBe(0)
    const row = orderRows(page).first()
    const id = String(await row.getAttribute('data-order'))
    await row.click()
    await orderTitle(page).waitFor()
    expect(await isSame(orderMap(page), canvas)).toBe(true)
    await tab(page, 'History').click()
    await page.waitForURL('**/history/no1000')
    await expect.poll(() => focusedText(page)).toBe('History')
    await pastOrdersMap(page).waitFor()
    expect(await isSame(pastOrdersMap(page), canvas)).toBe(true)
    expect(await boxOf(mapTools(page))).toEqual(tools)
    const past = pastRows(page).first()
    await past.getByRole('link').click()
    await orderTitle(page).waitFor()
    expect(await isSame(orderMap(page), canvas)).toBe(true)
    // Back: the pane closes, then the order of Tracking is open again; forward leads the same way.
    await page.goBack()
    await openedOrder(page).waitFor({ state: 'detached' })
    await page.goBack()
    await page.waitForURL(`**/order-tracking/no1000?order=${id}`)
    await orderTitle(page).waitFor()
    expect(await isSame(orderMap(page), canvas)).toBe(true)
    await page.goForward()
    await page.waitForURL('**/history/no1000')
    await past.waitFor()
    await page.goBack()
    await page.goBack()
    await page.goBack()
    await page.waitForURL('**/request-a-rider/no1000')
    // What was typed is kept, as over the load of a page.
    await expect.poll(() => page.locator('#destination').inputValue()).toBe('Storgata 7')
    expect(await isSame(requestMap(page), canvas)).toBe(true)
    expect(await isSamePage(page)).toBe(true)
    expect(complaints).toEqual([])
    // What was reached without a load is a page like any other.
    await tab(page, 'History').click()
    await page.waitForURL('**/history/no1000')
    await page.reload()
    await past.waitFor()
    expect(await isSamePage(page)).toBe(false)
    expect(await tab(page, 'History').getAttribute('aria-current')).toBe('page')
    await context.close()
  })

  test('[TRK-104] the tab of the screen closes its order, and the palette opens another, without the load of a page', async () => {
    const { page, context, complaints } = await openAt('/order-tracking/no1000')
    const row = (place: number) => orderRows(page).nth(place)
    await row(0).click()
    const title = orderTitle(page)
    await title.waitFor()
    const id = String(await row(0).getAttribute('data-order'))
    await tab(page, 'Tracking').click()
    await title.waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/order-tracking\/no1000$/)
    await page.goBack()
    await title.waitFor()
    expect(page.url()).toContain(id)
    const other = String(await row(1).getAttribute('data-order'))
    await page.keyboard.press('Control+k')
    await page
      .getByRole('dialog')
      .getByRole('combobox')
      .fill(`#${other.slice(-8)}`)
    await page.getByRole('option', { name: new RegExp(other.slice(-8)) }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/order-tracking/no1000?order=${other}`)
    await openedOrder(page)
      .filter({ hasText: other.slice(-8) })
      .waitFor()
    expect(await isSamePage(page)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('nothing opens by itself over the form, though the customers of before are known', async () => {
    const { page, context } = await openAt('/request-a-rider/no1000')
    const field = page.locator('#destination')
    await field.click()
    await page.getByRole('group', { name: 'Recent customers' }).waitFor()
    await page.keyboard.press('Escape')
    await tab(page, 'Tracking').click()
    await orderRows(page).first().waitFor()
    await tab(page, 'Request').click()
    await expect.poll(() => field.evaluate(it => it === document.activeElement)).toBe(true)
    expect(await page.getByRole('listbox').count()).toBe(0)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('group', { name: 'Recent customers' }).waitFor()
    await context.close()
  })

  test('[TRK-104] [REQ-032] after placing, the form becomes the pane of the new order; Ctrl+Alt+N gives a fresh form', async () => {
    const { page, context, complaints } = await openAt('/request-a-rider', { who: 'single' })
    await fillOrder(page, peoniesFor('Ylva Lerret'))
    const canvas = await requestMap(page).elementHandle()
    await press(page)
    await page.waitForURL('**/order-tracking/no2000?order=**')
    await openedOrder(page).filter({ hasText: 'Ylva Lerret' }).waitFor()
    expect(await isSame(orderMap(page), canvas)).toBe(true)
    await page.getByText('Order pushed!').waitFor()
    // No notice lies over the buttons of the map.
    const [notice, tools] = await Promise.all([notices(page), mapTools(page)].map(part => part.boundingBox()))
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('order-title')
    await page.keyboard.press('Control+Alt+n')
    await page.waitForURL('**/request-a-rider/no2000')
    await page.waitForSelector('#destination')
    expect(await page.inputValue('#name')).toBe('')
    expect(await isSame(requestMap(page), canvas)).toBe(true)
    expect(await isSamePage(page)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test.each(['before', 'after'])(
    '[TRK-104] [REQ-032] an order that is answered %s its sender is in History: they stay there and are told',
    async when => {
      const { page, context, complaints } = await openAt('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor(`Ylva Går ${when === 'before' ? 'Før' : 'Etter'}`))
      const answer = held(page, '**/order')
      const screen = held(page, /HistoryTable[.][^/]+[.]js$/)
      await answer.hold()
      await screen.hold()
      await press(page)
      await answer.isAsked
      await tab(page, 'History').click()
      await screen.isAsked
      const [first, second] = when === 'before' ? [answer, screen] : [screen, answer]
      first.release()
      if (when === 'before') await requestForm(page).waitFor({ state: 'detached' })
      else await page.waitForURL('**/history**')
      second.release()
      await page.getByText('Order pushed!').waitFor()
      await page.waitForURL('**/history**')
      expect(await isSamePage(page)).toBe(true)
      await tab(page, 'Request').click()
      await page.waitForSelector('#destination')
      expect(await page.inputValue('#name')).toBe('')
      expect(complaints).toEqual([])
      await context.close()
    },
  )

  test('whoever is no longer here, or looks through a narrower window, loads the page and passes its guard', async () => {
    const { page, context } = await openAt('/order-tracking')
    await page.setViewportSize({ width: 1000, height: 800 })
    await tab(page, 'History').click()
    await page.waitForURL('**/history')
    await expect.poll(() => isSamePage(page)).toBe(false)
    await page.setViewportSize(WIDE)
    await branchButton(page)
      .filter({ hasText: /no\d{4}/ })
      .waitFor()
    await homeLink(page).hover()
    await page.evaluate(() => localStorage.removeItem('token'))
    await tab(page, 'Tracking').click()
    await page.waitForURL(url => url.pathname === '/')
    await context.close()
  })
})
