import type { Locator, Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { OrderStatus, PublicTracking } from '#schema/wire.ts'
import { axe, newProfile } from './browser.ts'
import { linesOutside } from './map-frame.ts'
import { ID, orderNow, type Server, serve } from './public-orders.ts'
import { heading, PAIR, servePublic } from './public-visit.ts'
import { dispatchPrinting, languageLink, languageList } from './screens.ts'

/** PUB-101: script before the map, compressed. */
const DAY_MS = 86_400_000
const SCRIPT_MAX_BYTES = 90_000

const { visit, sites } = servePublic()
const mapOf = (page: Page) => page.getByRole('figure', { name: /^Map/ })
const stops = (page: Page) => page.getByRole('main').getByRole('listitem')
const current = (page: Page) => stops(page).and(page.locator('[aria-current=step]'))
/** What stands for an order that is awaited. */
const skeleton = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' })

describe('[TRK-037] [TRK-038] every status has its sentence', () => {
  test.each<[OrderStatus, string, RegExp | undefined]>([
    ['NEW', 'Order placed, finding a rider', /^\d\d:\d\d–\d\d:\d\d$/],
    ['COURIER_ACCEPTED_DELIVERY', 'Yousef is on the way to collect your parcel', /–/],
    ['NEAR_VENDOR', 'Yousef will collect your parcel in less than 5 minutes', /–/],
    ['PICKED_UP', 'Yousef is on the way to you', /–/],
    ['NEAR_CUSTOMER', 'Yousef will be with you in less than 5 minutes', /–/],
    ['DELIVERED', 'Your parcel was delivered', /^\d\d:\d\d$/],
    ['CANCELLED', 'This delivery was cancelled', undefined],
    ['RETURNED_TO_VENDOR', 'Your parcel is back with the sender', undefined],
  ])('%s: %s', async (status, sentence, arrival) => {
    const { page, complaints } = await visit(`/en/tracking/${ID}`, orderNow(status))
    expect(await heading(page)).toBe(sentence)
    expect(await page.title()).toMatch(new RegExp(`^${sentence} \\| talabat`))
    const eta = page.locator('[data-part="window"]')
    if (arrival) expect(await eta.innerText()).toMatch(arrival)
    else expect(await eta.isVisible()).toBe(false)
    expect(complaints).toEqual([])
  })

  test('[TRK-037] a cancelled one promises the money back', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, orderNow('CANCELLED'))
    expect(await page.locator('[data-part="what"]').innerText()).toContain('the payment will be refunded')
  })
})

test('while the order is awaited, its time, its rider and its map have the room that they get', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const { page } = await visit(`/en/tracking/${ID}`, orderNow('PICKED_UP'), undefined, { viewport })
    const boxes = async (map: Locator, isGround = false) => ({
      glance: await page.getByRole('region', { name: 'Status' }).boundingBox(),
      map: await map.evaluate((element, isGround) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        if (!isGround) return { x, y, width, height }
        // What is drawn in front of the lines: over the whole window, or as wide as they are.
        const ground = getComputedStyle(element, '::before')
        const isFixed = ground.position === 'fixed'
        return {
          x: isFixed ? Number.parseFloat(ground.left) : x,
          y: isFixed ? Number.parseFloat(ground.top) : y,
          width: Number.parseFloat(ground.width),
          height: Number.parseFloat(ground.height),
        }
      }, isGround),
    })
    await mapOf(page).waitFor()
    const there = await boxes(mapOf(page))
    await page.route('**/api/**', () => {})
    await page.reload()
    await page.locator('main[data-state=loading]').waitFor()
    const awaited = await boxes(skeleton(page), true)
    expect(awaited.glance).toEqual(there.glance)
    expect(awaited.map).toEqual(there.map)
  }
})

test('on paper every time has its day, and nothing is announced because of it', async () => {
  const { page } = await visit(`/en/tracking/${ID}`, orderNow('PICKED_UP'))
  const times = async () => [
    ...(await Promise.all(['ordered', 'collected-at'].map(row => page.locator(`[data-row=${row}] dd`).innerText()))),
    await page.getByText(/^Updated at/).innerText(),
    await page.locator('[data-part=eta]').innerText(),
  ]
  await page.getByText(/^Updated at/).waitFor()
  const announcements = await page.locator('[data-part=announcement]').evaluateHandle(element => {
    const announced: (string | null)[] = []
    new MutationObserver(() => announced.push(element.textContent)).observe(element, { childList: true })
    return announced
  })
  const before = await times()
  await dispatchPrinting(page, true)
  const day = /\d{1,2} \p{L}+/u
  for (const time of await times()) expect(time).toMatch(day)
  await dispatchPrinting(page, false)
  expect(await times()).toEqual(before)
  expect(await announcements.jsonValue()).toEqual([])
  await page.context().setOffline(true)
  const old = page.getByText(/^You’re offline\. Last update: /)
  await old.waitFor()
  await dispatchPrinting(page, true)
  expect(await old.innerText()).toMatch(day)
})

test.each(['tracking', 'delivery-receipt'])(
  'without scripts %s shows above everything else why, with a way to try again',
  async path => {
    const context = await newProfile({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${sites().origin(PAIR)}/en/${path}/${ID}?utm=1`)
    const [says, ask] = [page.locator('noscript p').first(), page.locator('noscript p').nth(1)]
    expect(await says.innerText()).toContain('This page needs JavaScript')
    const box = await says.boundingBox()
    expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(200)
    expect(await ask.innerText()).toContain('ask the sender')
    const again = page.locator('noscript').getByRole('link', { name: 'Try again now' })
    await Promise.all([page.waitForRequest(`**/en/${path}/${ID}?utm=1`), again.click()])
    // Nothing waits for a script that cannot run.
    expect(await skeleton(page).or(stops(page)).count()).toBe(0)
    await context.close()
  },
)

describe('[CST-104] where the script of the page does not come', () => {
  const SCRIPTS = '**/_assets/*.js'
  const states = {
    'is blocked': route => route.abort('blockedbyclient'),
    'is answered by a captive portal': route => route.fulfill({ contentType: 'text/html', body: '<h1>Hotel</h1>' }),
    hangs: () => {},
  } satisfies Record<string, (route: Route) => unknown>
  const cases = Object.keys(states).flatMap(state => ['tracking', 'delivery-receipt'].map(path => ({ state, path })))

  test.each(cases)('$path: it $state', async ({ state, path }) => {
    const context = await newProfile({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await serve(page, orderNow('DELIVERED'))
    await page.clock.install()
    await page.route(SCRIPTS, states[state as keyof typeof states])
    await page.goto(`${sites().origin(PAIR)}/en/${path}/${ID}`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    await page.clock.runFor(5000)
    await page.getByText('This is taking longer than usual').waitFor()
    await expect
      .poll(async () => {
        await page.clock.runFor(2000)
        return heading(page)
      })
      .toBe('We can’t show your delivery right now')
    const failure = page.getByRole('alert')
    expect(await failure.innerText()).toContain(ID)
    expect(await failure.innerText()).toContain('ask the sender')
    expect(await skeleton(page).or(stops(page)).count()).toBe(0)
    expect(await page.getByText('This is taking longer than usual').isVisible()).toBe(false)
    await page.clock.resume()
    expect(await axe(page)).toEqual([])
    // The page tries again by itself, too, which would take the button away before it is pressed.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.unroute(SCRIPTS)
    await failure.getByRole('button', { name: 'Try again now' }).click()
    await page.clock.resume()
    await page.locator('main[data-state="known"]').waitFor()
    expect(await failure.count()).toBe(0)
    await context.close()
  })

  test('a script that comes after all shows the order', async () => {
    const context = await newProfile({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await serve(page, orderNow('PICKED_UP'))
    await page.clock.install()
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(SCRIPTS, async route => {
      await released
      await route.continue()
    })
    await page.goto(`${sites().origin(PAIR)}/en/tracking/${ID}`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    await page.clock.runFor(31_000)
    await page.getByRole('alert').waitFor()
    release()
    await page.getByRole('heading', { name: 'Yousef is on the way to you' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await context.close()
  })
})

describe('a browser that is too old for the script of the page', () => {
  /** It runs no module, and lacks what tells it apart. */
  const openInOldBrowser = async (path: string, prepare: (server: Server) => void = () => {}) => {
    const context = await newProfile({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const server = await serve(page, orderNow('PICKED_UP'))
    prepare(server)
    await page.addInitScript(() => {
      Reflect.deleteProperty(globalThis, 'CSSContainerRule')
      // Without hourCycle such a browser counts the hour after midnight as 24.
      const written = Date.prototype.toLocaleTimeString
      Date.prototype.toLocaleTimeString = function (
        this: Date,
        locales?: Intl.LocalesArgument,
        options?: Intl.DateTimeFormatOptions,
      ) {
        return written.call(this, locales, options).replace(/^00/, '24')
      }
    })
    await page.route('**/_assets/*.js', route => route.abort('blockedbyclient'))
    await page.goto(`${sites().origin(PAIR)}${path}`)
    await page.locator('main:not([data-state=loading])').waitFor()
    return page
  }

  test('is told so, and shows where the order is', async () => {
    const page = await openInOldBrowser(`/en/tracking/${ID}`)
    expect(await page.locator('#old-browser').innerText()).toContain('Your browser is too old')
    expect(await heading(page)).toBe('Your rider is on the way to you')
    const texts = await stops(page).allInnerTexts()
    expect(texts.filter(text => text.trim().endsWith('done'))).toHaveLength(2)
    expect(await current(page).innerText()).toBe('Collected')
    const { receiver } = orderNow('PICKED_UP')
    expect(await page.locator('[data-part=receiver-name]').innerText()).toBe(receiver.name)
    expect(await page.locator('[data-part=order]').innerText()).toBe(ID)
    expect(await page.locator('[data-part=collected-at]').innerText()).toMatch(/^\d+ \w+ \d\d:\d\d$/)
    expect(await page.locator('[data-row=delivered-at]').isVisible()).toBe(false)
    expect(await skeleton(page).count()).toBe(0)
    await page.context().close()
  })

  test.each<[refusal: number, sentence: string]>([
    [404, 'We can’t find this delivery'],
    [410, 'This link has expired'],
    [503, 'We can’t show your delivery right now'],
  ])('shows why there is no order, after %i', async (refusal, sentence) => {
    const page = await openInOldBrowser(`/en/tracking/${ID}`, server => {
      server.refusal = refusal
    })
    expect(await heading(page)).toBe(sentence)
    expect(await page.locator('[data-ending]:visible').count()).toBe(1)
    await page.context().close()
  })

  test('[I18-007] shows the same order in another language', async () => {
    const page = await openInOldBrowser(`/en/tracking/${ID}?from=mail`)
    await languageList(page).click()
    const link = languageLink(page, 'العربية')
    expect(await link.getAttribute('href')).toContain(`/tracking/${ID}?from=mail`)
    await link.click()
    await page.locator('html[lang=ar] main[data-state=known]').waitFor()
    await page.context().close()
  })

  test('writes the hour after midnight as 00', async () => {
    const page = await openInOldBrowser(`/en/tracking/${ID}`, server => {
      // Five past twelve at night in Dubai.
      server.order = { ...server.order, created_at: Date.UTC(2026, 10, 22, 20, 5) / 1000 }
    })
    expect(await page.locator('[data-part=ordered]').innerText()).toMatch(/^\d+ \w+ 00:05$/)
    await page.context().close()
  })

  test('[PUB-102] an answer about another order is not shown', async () => {
    const page = await openInOldBrowser(`/en/tracking/${ID}`, server => {
      server.order = { ...server.order, order_id: 'v12-another' }
    })
    expect(await heading(page)).toBe('We can’t show your delivery right now')
    expect(await page.locator('[data-part=order]').innerText()).toBe('')
    await page.context().close()
  })

  test('[PUB-102] says since when what it shows may be old, until there is an answer again, and where the link has expired asks no more', async () => {
    let server: Server | undefined
    const page = await openInOldBrowser(`/en/tracking/${ID}`, one => {
      server = one
    })
    if (!server) throw new Error('No server')
    await page.clock.install()
    await page.reload()
    await page.locator('main[data-state=known]').waitFor()
    const doubt = (text: RegExp) => page.getByRole('status').filter({ hasText: text })
    server.refusal = 503
    await page.clock.runFor(31_000)
    await doubt(/No updates since \d+ \w+ \d\d:\d\d\. We’re still trying\./).waitFor()
    expect(await heading(page)).toBe('Your rider is on the way to you')
    delete server.refusal
    await page.clock.runFor(31_000)
    await doubt(/No updates/).waitFor({ state: 'hidden' })
    server.refusal = 410
    await page.clock.runFor(31_000)
    await doubt(/This link has expired\. Last update: /).waitFor()
    const { asked } = server
    await page.clock.runFor(31_000)
    await page.evaluate(() => fetch('/robots.txt'))
    expect(server.asked).toBe(asked)
    await page.context().close()
  })

  test('[PUB-103] asks again until all is over', async () => {
    let server: Server | undefined
    const page = await openInOldBrowser(`/en/tracking/${ID}`, one => {
      server = one
    })
    if (!server) throw new Error('No server')
    await page.clock.install()
    await page.reload()
    await page.locator('main[data-state=known]').waitFor()
    server.refusal = 503
    await page.clock.runFor(31_000)
    const doubt = page.getByRole('status').filter({ hasText: 'No updates' })
    await doubt.waitFor()
    delete server.refusal
    server.order = orderNow('DELIVERED')
    await page.clock.runFor(31_000)
    await page.getByRole('heading', { name: 'Your parcel was delivered' }).waitFor()
    expect(await doubt.count(), 'what is over is not in doubt').toBe(0)
    const { asked } = server
    await page.clock.runFor(31_000)
    // Whatever the page has asked for is known once a later request has its answer.
    await page.evaluate(() => fetch('/robots.txt'))
    expect(server.asked).toBe(asked)
    await page.context().close()
  })
})

test.each(['/en', ''])(
  '[PUB-101] on a narrow phone all five stops have their names, none over another, below %j',
  async prefix => {
    for (const width of [360, 320]) {
      const { page } = await visit(`${prefix}/tracking/${ID}`, orderNow('NEAR_CUSTOMER'), undefined, {
        viewport: { width, height: 740 },
      })
      const names = stops(page).locator(':scope > span')
      expect(await names.count()).toBe(5)
      const boxes = await names.evaluateAll(all =>
        all.map(one => {
          const text = document.createRange()
          text.selectNodeContents(one.firstChild ?? one)
          const { left, right, top, bottom } = text.getBoundingClientRect()
          // The box of a letter is a little higher than its line.
          return { left, right, top: top + 1, bottom: bottom - 1, clip: getComputedStyle(one).clipPath }
        }),
      )
      for (const [index, box] of boxes.entries()) {
        expect(box.clip).toBe('none')
        expect([box.left >= 0, box.right <= width, box.right > box.left]).toEqual([true, true, true])
        for (const other of boxes.slice(index + 1))
          expect(
            box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top,
          ).toBe(true)
      }
    }
  },
)

describe('[CST-110] a page that something else changes', () => {
  /** As the browser's own translation does it; runs in the page. */
  const translate = () => {
    const walker = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `${text.data} (translated)`
      outer.append(inner)
      text.replaceWith(outer)
    }
  }

  test('what was translated stays so until it changes', async () => {
    const { page, server } = await visit(`/en/tracking/${ID}`)
    await page.locator('[data-part="receiver-name"]', { hasText: /\w/ }).waitFor()
    await page.evaluate(translate)
    const asked = server.asked
    await expect.poll(() => server.asked, { timeout: 30_000 }).toBeGreaterThan(asked + 1)
    expect(await heading(page)).toBe('Yousef is on the way to you (translated)')
    expect(await page.locator('[data-part="receiver-name"]').innerText()).toBe('Noura Al Shamsi (translated)')
    expect(await page.locator('[data-part="receiver-address"]').innerText()).toContain('(translated)')
    server.order = orderNow('NEAR_CUSTOMER')
    await page
      .getByRole('heading', { name: 'Yousef will be with you in less than 5 minutes', exact: true })
      .waitFor({ timeout: 30_000 })
  })

  test('where parts are taken away before the script comes, the others show the order', async () => {
    const context = await newProfile({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', error => errors.push(error.message))
    await serve(page, orderNow('PICKED_UP'))
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route('**/_assets/*.js', async route => {
      await released
      await route.continue()
    })
    await page.goto(`${sites().origin(PAIR)}/en/tracking/${ID}`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main p, main svg, main dl, dialog')) element.remove()
    })
    release()
    await page.getByRole('heading', { name: 'Yousef is on the way to you' }).waitFor()
    await page.locator('[data-part="rider-initials"]', { hasText: 'Y' }).waitFor({ state: 'attached' })
    expect(errors).toEqual([])
    await context.close()
  })
})

test.each(['tracking', 'delivery-receipt'])(
  '%s: an answer that hangs is told after 5 s, and has failed after 30 s',
  async path => {
    const context = await newProfile({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await serve(page, orderNow('PICKED_UP'))
    await page.route('**/orders/api/v1/tracking/**', () => {})
    await page.clock.install()
    const asked = page.waitForRequest('**/orders/api/v1/tracking/**')
    await page.goto(`${sites().origin(PAIR)}/en/${path}/${ID}`)
    await asked
    const slow = page.getByText('This is taking longer than usual')
    await page.clock.runFor(5000)
    await slow.waitFor()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    let seconds = 5
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        seconds++
        return page.locator('main').getAttribute('data-state')
      })
      .toBe('failed')
    expect(seconds).toBeLessThanOrEqual(31)
    expect(await slow.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await context.close()
  },
)

test('[PUB-101] the window is in the country’s zone, not in the reader’s', async () => {
  const eta = Date.UTC(2030, 5, 1, 14, 20) / 1000
  const order = orderNow('PICKED_UP', { dropoff_eta: eta })
  const { page } = await visit(`/en/tracking/${ID}`, order, undefined, { timezoneId: 'America/Lima' })
  expect(await page.locator('[data-part="window"]').innerText()).toBe('18:20–18:35')
  expect(await page.locator('[data-part="day"]').innerText()).toContain('1 Jun')
})

test('[PUB-001] [PUB-102] shows what is listed, and no telephone number', async () => {
  const base = orderNow('PICKED_UP')
  const order: PublicTracking = {
    ...base,
    receiver: { ...base.receiver, phone_number: '+971501234567' },
    payment: { ...base.payment, method: 'CASH_ON_DELIVERY', status: 'due' },
  }
  const { page } = await visit(`/en/tracking/${ID}`, order)
  const text = await page.locator('main').innerText()
  for (const part of [
    ID,
    'Saffron & Sage',
    'Al Wasl Road 214',
    'Noura Al Shamsi',
    'Marasi Drive 18',
    'Two lunch boxes',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(/Have AED\s320\.00 ready/)
  expect(text).toContain('•••• 67')
  expect(await page.content()).not.toContain('1234567')
})

describe('[TRK-036] [Q70] the map and the rider', () => {
  test.each<[OrderStatus, boolean, boolean]>([
    ['NEW', true, false],
    ['RECEIVED', true, false],
    ['WAITING_FOR_TRANSPORT', true, false],
    ['COURIER_ACCEPTED_DELIVERY', true, true],
    ['PICKED_UP', true, true],
    ['DELIVERED', false, false],
  ])('%s: map %s, rider %s', async (status, map, rider) => {
    const always = { ...orderNow('PICKED_UP').rider, name: 'Yousef' } as NonNullable<PublicTracking['rider']>
    const { page } = await visit(`/en/tracking/${ID}`, orderNow(status, { rider: always }))
    expect(await mapOf(page).isVisible()).toBe(map)
    expect(await page.locator('.map-rider:visible').count()).toBe(rider ? 1 : 0)
    expect(await page.getByRole('region', { name: 'Details' }).getByText('Yousef', { exact: true }).isVisible()).toBe(
      rider,
    )
  })

  const AROUND = [
    { lat: 25.2231, lng: 55.2572 },
    { lat: 25.24, lng: 55.2 },
    { lat: 25.1871, lng: 55.2772 },
  ]
  test.each<[string, string, PublicTracking]>([
    ['by road', '.ahead', orderNow('ACCEPTED_BY_VENDOR', { geometry: AROUND })],
    ['as the crow flies', '.direct:first-child', orderNow('COURIER_ACCEPTED_DELIVERY')],
    [
      'with a rider on it',
      '.ahead',
      orderNow('PICKED_UP', {
        route: AROUND,
        rider: {
          ...(orderNow('PICKED_UP').rider as NonNullable<PublicTracking['rider']>),
          latitude: 25.225,
          longitude: 55.252,
        },
      }),
    ],
  ])('the whole way there is in the frame, where it leads around too: %s', async (_, line, order) => {
    const { page } = await visit(`/en/tracking/${ID}`, order)
    await page.locator(`.map-sketch ${line}`).waitFor({ state: 'attached' })
    expect(await page.evaluate(linesOutside, `.map-sketch ${line}`)).toEqual([])
  })

  test('[PUB-101] all can be read before the map; the map comes when the page is used, within the policy', async () => {
    const { page, complaints } = await visit(`/en/tracking/${ID}`)
    expect(await page.locator('canvas').count()).toBe(0)
    expect(await page.locator('[data-part="receiver-name"]').innerText()).toBe('Noura Al Shamsi')
    await page.mouse.move(20, 20)
    await page.locator('canvas').waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Fit route' }).click()
    expect(await page.locator('.map-rider').count()).toBe(1)
    expect(complaints).toEqual([])
  })
})

test('[PUB-101] at most 90 kB of compressed script before the map', async () => {
  let bytes = 0
  const context = await newProfile({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const scripts = new Set<string>()
  await devtools.send('Network.enable')
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  // The script as it is sent; the headers of each answer, of which the policy is the longest, are no script.
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await serve(page, orderNow('DELIVERED', { proofs: ['pickup', 'delivery'] }))
  await page.goto(`${sites().origin(PAIR)}/en/tracking/${ID}`)
  await page.locator('[data-proof="delivery"]').waitFor()
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThan(SCRIPT_MAX_BYTES)
  await context.close()
})

describe('[Q70] what cannot be shown', () => {
  test.each([
    [404, 'We can’t find this delivery'],
    [410, 'This link has expired'],
  ])('%i: %s', async (refusal, sentence) => {
    const { page } = await visit(`/en/tracking/${ID}`, undefined, server => {
      server.refusal = refusal
    })
    expect(await heading(page)).toBe(sentence)
    expect(await page.getByRole('region', { name: 'Details' }).isVisible()).toBe(false)
  })

  test.each(['/en/tracking', '/en/tracking-c2c', '/en/delivery-receipt'])(
    '%s without an id is no address',
    async path => {
      const { page, server } = await visit(path)
      expect(await heading(page)).toBe('Page not found')
      expect(server.asked).toBe(0)
    },
  )

  test('[Q106] an answer that does not fit is not shown, and can be asked for again', async () => {
    const { page, server } = await visit(`/en/tracking/${ID}`, undefined, server => {
      server.answer = { result: { order_id: ID, status: 'TELEPORTED' } }
    })
    expect(await heading(page)).toBe('We can’t show your delivery right now')
    delete server.answer
    await page.getByRole('button', { name: 'Try again now' }).click()
    await page.getByText('Yousef is on the way to you').first().waitFor()
  })

  test('whoever tries again is at the heading, and is told again that it failed', async () => {
    const { page, server } = await visit(`/en/tracking/${ID}`, undefined, server => {
      server.answer = { result: { order_id: ID, status: 'TELEPORTED' } }
    })
    const failed = await heading(page)
    await page.locator('[data-part="announcement"]').evaluate(place => {
      const told: string[] = []
      new MutationObserver(() => told.push(place.textContent ?? '')).observe(place, { childList: true })
      Object.assign(window, { told })
    })
    const asked = server.asked
    await page.getByRole('button', { name: 'Try again now' }).press('Enter')
    await expect.poll(() => server.asked).toBeGreaterThan(asked)
    await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toContain(failed)
    expect(await page.getByRole('heading', { level: 1 }).evaluate(it => it === document.activeElement)).toBe(true)
    delete server.answer
    await page.getByRole('button', { name: 'Try again now' }).press('Enter')
    await page.getByText('Yousef is on the way to you').first().waitFor()
  })

  test('[PUB-102] another order than the one asked for is not shown', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, { ...orderNow('PICKED_UP'), order_id: 'v12-somebodyelse' })
    expect(await page.content()).not.toContain('Noura')
  })
})

test('a parcel that is on its way back to its sender is not called late', async () => {
  const past = { dropoff_eta: Math.floor(Date.now() / 1000) - 3600 }
  const { page, server } = await visit(`/en/tracking/${ID}`, orderNow('PICKED_UP', past))
  await page.getByText('Running a little late.').waitFor()
  server.order = orderNow('RETURN_INITIATED', past)
  await page.getByRole('heading', { name: 'on its way back' }).waitFor({ timeout: 60_000 })
  expect(await page.getByText('Running a little late.').isVisible()).toBe(false)
})

describe('while it is followed', () => {
  test('a new status is shown and announced once; without a network what is known stays', async () => {
    const { page, server } = await visit(`/en/tracking/${ID}`)
    server.order = orderNow('NEAR_CUSTOMER')
    await page
      .getByRole('heading', { name: 'Yousef will be with you in less than 5 minutes' })
      .waitFor({ timeout: 60_000 })
    expect(await page.locator('[data-part="announcement"]').textContent()).toContain('less than 5 minutes')
    await page.context().setOffline(true)
    await page.getByText('You’re offline.').waitFor()
    expect(await page.locator('[data-part="receiver-name"]').innerText()).toBe('Noura Al Shamsi')
    await page.context().setOffline(false)
    await page.getByText('You’re offline.').waitFor({ state: 'hidden', timeout: 60_000 })
  })

  test('[TRK-105] what is known from yesterday says so', async () => {
    const { page, server } = await visit(`/en/tracking/${ID}`)
    server.refusal = 0
    await page.getByText(/No updates since \d\d:\d\d\./).waitFor({ timeout: 60_000 })
    // An estimate after midnight would be of the next day itself.
    await page.clock.install({ time: Date.now() + 2 * DAY_MS })
    await page.getByText(/No updates since \w+,? \d+ \w+, \d\d:\d\d\./).waitFor({ timeout: 60_000 })
    expect(await page.locator('[data-part="as-of"]').textContent()).toMatch(/^as of \w+,? \d+ \w+, \d\d:\d\d$/)
    expect(await page.locator('[data-part="day"]').textContent()).toMatch(/\d/)
  })

  test('[TRK-105] who looks again on another day at what was delivered reads on which it was', async () => {
    const { page } = await visit(`/en/tracking/${ID}`, orderNow('DELIVERED'))
    expect(await page.locator('[data-part="day"]').textContent()).toBe('')
    await page.clock.install({ time: Date.now() + 2 * DAY_MS })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => page.locator('[data-part="day"]').textContent()).toMatch(/\d/)
  })
})

test('the mark of the last stop ends where its name ends', async () => {
  const context = await newProfile({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await serve(page, orderNow('DELIVERED'))
  await page.goto(`${sites().origin(PAIR)}/en/tracking/${ID}`)
  const last = current(page).and(page.locator(':last-child'))
  await last.waitFor()
  const beyond = await last.evaluate(stop => {
    const [mark, name] = [stop.querySelector('i'), stop.querySelector(':scope > span')]
    if (!mark || !name) throw new Error('a stop has a mark and a name')
    const box = mark.getBoundingClientRect()
    const half = Number.parseFloat(getComputedStyle(mark, '::before').width) / 2
    return (box.left + box.right) / 2 + half - name.getBoundingClientRect().right
  })
  expect(Math.abs(beyond)).toBeLessThanOrEqual(1)
  await context.close()
})

test('the stop of a rider has the vehicle of the map, and a description of the other direction does not turn round', async () => {
  const order = orderNow('PICKED_UP')
  const { page } = await visit(`/en/tracking/${ID}`, {
    ...order,
    rider: order.rider && { ...order.rider, vehicle: 'car' },
    parcel: {
      ...order.parcel,
      description: '\u0639\u0644\u0628\u062a\u0627 \u062d\u0644\u0648\u064a\u0627\u062a',
      cold_bag_needed: true,
    },
  })
  const drawings = await page.evaluate(() => {
    const onMap = document
      .querySelector<HTMLTemplateElement>('#map-marks')
      ?.content.querySelector('[data-mark="car"] svg')
    return [onMap, document.querySelector('[aria-current=step] [data-ride] svg')].map(drawing => drawing?.innerHTML)
  })
  expect(drawings[1]).toBe(drawings[0])
  const parcel = page.locator('[data-part="parcel"]')
  expect(await parcel.innerText()).toContain(', kept cold')
  expect(await parcel.evaluate(element => getComputedStyle(element).direction)).toBe('ltr')
})

describe('the foot of the page begins where its words begin', () => {
  test.each([
    ['tracking', 'DELIVERED', 1440],
    ['tracking', 'DELIVERED', 360],
    ['tracking', 'PICKED_UP', 1440],
    ['delivery-receipt', 'DELIVERED', 1440],
    ['delivery-receipt', 'DELIVERED', 560],
    ['delivery-receipt', 'DELIVERED', 360],
  ] as const)('%s of an order that is %s, at %i px', async (path, status, width) => {
    const viewport = { width, height: 900 }
    const { page } = await visit(`/en/${path}/${ID}`, orderNow(status), undefined, { viewport })
    const starts = await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first())
      .evaluateAll(parts => parts.map(part => part.getBoundingClientRect().left))
    expect(starts).toHaveLength(2)
    expect(starts[1]).toBe(starts[0])
  })
})

test('the day of a scheduled delivery is announced with its time', async () => {
  const tomorrow = Math.floor(Date.now() / 1000) + 86_400
  const { page } = await visit(`/en/tracking/${ID}`, orderNow('RECEIVED', { preordered_for: tomorrow }))
  const day = await page.locator('[data-part="day"]').textContent()
  const clock = await page.locator('[data-part="window"]').textContent()
  expect(day).toMatch(/\d/)
  const announced = await page.locator('[data-part="announcement"]').textContent()
  expect(announced).toBe(`Your delivery is scheduled. Scheduled ${day} ${clock}`)
})

test('[CST-102] what others wrote stays text', async () => {
  const naughty = '<img src=x onerror="document.title=1">&lt;b&gt;\u202E{rider}'
  const base = orderNow('PICKED_UP')
  const order: PublicTracking = {
    ...base,
    sender: { ...base.sender, name: naughty, address: naughty },
    receiver: { ...base.receiver, name: naughty, address: naughty },
    parcel: { ...base.parcel, description: naughty },
    ...(base.rider && { rider: { ...base.rider, name: naughty } }),
  }
  const { page, complaints } = await visit(`/en/tracking/${ID}`, order)
  expect(await page.locator('[data-part="sender-name"]').textContent()).toBe(naughty)
  expect(await page.locator('[data-part="parcel"]').textContent()).toBe(naughty)
  expect(await page.locator('main img').count()).toBe(0)
  expect(complaints).toEqual([])
})

describe('[PUB-005] between individuals', () => {
  test.each([
    ['tracking', 'business', 'From Saffron & Sage'],
    ['tracking-c2c', 'business', ''],
    ['tracking-c2c', 'c2c', ''],
  ] as const)('/%s of a %s order names "%s" at the top', async (path, kind, named) => {
    const { page } = await visit(`/en/${path}/${ID}`, orderNow('PICKED_UP', { kind }))
    const status = page.getByRole('region', { name: 'Status' })
    expect(await status.getByText('Saffron & Sage').filter({ visible: true }).count()).toBe(named === '' ? 0 : 1)
    if (named !== '') expect(await status.getByText(named).isVisible()).toBe(true)
  })
})

test.each([
  ['en', 'مطبخ الزعفران والمريمية للأكلات الشعبية والحلويات'],
  ['ar', 'The Saffron and Sage Kitchen for Home Cooking and Sweets'],
])(
  '[PUB-001] /%s: a sender of the other direction, too long for the line, is cut at its own end',
  async (lang, name) => {
    const order = orderNow('PICKED_UP')
    const sender = { ...order.sender, name }
    const { page } = await visit(lang === 'ar' ? `/tracking/${ID}` : `/en/tracking/${ID}`, { ...order, sender })
    await page.getByText(name).first().waitFor()
    const inSight = await page.locator('[data-part="from-name"]').evaluate(element => {
      const { left, right } = element.getBoundingClientRect()
      return [0, (element.textContent?.length ?? 0) - 1].map(at => {
        const range = document.createRange()
        range.setStart(element.firstChild as Node, at)
        range.setEnd(element.firstChild as Node, at + 1)
        const letter = range.getBoundingClientRect()
        return letter.left >= left - 1 && letter.right <= right + 1
      })
    })
    expect(inSight).toEqual([true, false])
  },
)

test.each(['en', 'ar'])('[TRK-108] /%s: no number leaves its street, whatever stands beside it', async lang => {
  const parts = {
    'شارع الملك فيصل 23': 'rtl',
    '7 Rosenborg': 'ltr',
    '2': 'ltr',
    'Marasi Drive 18': 'ltr',
    'برج 5': 'rtl',
  }
  const [arabic, house, unit, latin, tower] = Object.keys(parts)
  for (const address of [`${unit}, ${house}, ${arabic}`, `${unit}, ${tower}, ${latin}`]) {
    const order = orderNow('PICKED_UP')
    const receiver = { ...order.receiver, address }
    const path = lang === 'ar' ? `/tracking/${ID}` : `/en/tracking/${ID}`
    const { page } = await visit(path, { ...order, receiver }, undefined, { viewport: { width: 1280, height: 800 } })
    for (const text of address.split(', ')) {
      // Where each word of a part begins and ends, and how high it is.
      const words = await page
        .getByText(text, { exact: true })
        .filter({ visible: true })
        .first()
        .evaluate(part => {
          const [node] = part.childNodes
          return [...(node?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(node as Node, index)
            range.setEnd(node as Node, index + word.length)
            const { left, right, top } = range.getBoundingClientRect()
            return { left, right, top: Math.round(top) }
          })
        })
      expect(new Set(words.map(({ top }) => top)).size, text).toBe(1)
      const inOrder = parts[text as keyof typeof parts] === 'rtl' ? words.toReversed() : words
      for (const [at, word] of inOrder.slice(1).entries()) {
        const gap = word.left - (inOrder[at]?.right ?? 0)
        expect(gap, `${text} in ${address}`).toBeGreaterThanOrEqual(0)
        expect(gap, `${text} in ${address}`).toBeLessThan(12)
      }
    }
  }
})

test.each(['tracking', 'tracking-c2c', 'delivery-receipt'])(
  '[I18-007] whoever reads %s in another language reads of the same order, also in a tab of its own',
  async path => {
    const { page } = await visit(`/en/${path}/${ID}?from=mail`, orderNow('DELIVERED'))
    await page.locator('main[data-state=known]').waitFor()
    await languageList(page).click()
    const link = languageLink(page, 'العربية')
    expect(await link.getAttribute('href')).toContain(`/${path}/${ID}?from=mail`)
    await link.click()
    await page.waitForURL(`**/${path}/${ID}?from=mail`)
    await page.locator('html[lang=ar] main[data-state=known]').waitFor()
  },
)

test('[NAV-001] no navigation; unlisted, and the address is not passed on', async () => {
  const { page } = await visit(`/en/tracking/${ID}`)
  expect(await page.getByRole('banner').count()).toBe(0)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  expect(await page.locator('meta[name="referrer"]').getAttribute('content')).toBe('no-referrer')
})

describe('[CST-103] nothing for axe, nothing cut off', () => {
  const states: [name: string, path: string, order: PublicTracking, refusal?: number][] = [
    ['on its way', 'tracking', orderNow('PICKED_UP')],
    ['placed', 'tracking-c2c', orderNow('NEW')],
    ['accepted, with a map and no rider', 'tracking', orderNow('ACCEPTED_BY_VENDOR')],
    ['cancelled', 'tracking', orderNow('CANCELLED')],
    ['unknown', 'tracking', orderNow('NEW'), 404],
    ['a receipt', 'delivery-receipt', orderNow('DELIVERED')],
  ]
  const cases = states.flatMap(state =>
    [320, 1280].flatMap(width => ['/en', ''].map(prefix => ({ state, width, prefix, name: state[0] }))),
  )
  test.each(cases)('$name at $width px under "$prefix"', async ({ state: [, path, order, refusal], width, prefix }) => {
    const set = (server: Server) => {
      if (refusal !== undefined) server.refusal = refusal
    }
    const { page } = await visit(`${prefix}/${path}/${ID}`, order, set, { viewport: { width, height: 800 } })
    expect(await axe(page)).toEqual([])
    const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
    expect(await page.evaluate(overflow)).toBe(0)
  })
})
