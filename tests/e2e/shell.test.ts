import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Order, Vendor } from '#schema/wire.ts'
import { atRest } from './browser.ts'
import { axe, axeInBothSchemes, openPortal, type Portal, ready } from './portal.ts'
import {
  accountMenu,
  branchButton,
  branches,
  earlierUploads,
  fallbackNotice,
  helpLink,
  languageButton,
  languageLink,
  logOut,
  menuButton,
  notices,
  orderRows,
  orderTitle,
  pastRows,
  screenLinks,
} from './screens.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal.close())

const home = (path = '') => portal.origin('pandago-NO') + path

describe('the bar', () => {
  test('[NAV-005] opened while the branches are on their way, their list says so, and has them then', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/orders/api/v1/vendors', async route => {
      await held
      await route.fallback()
    })
    await page.goto(`${portal.origin('pandago-NO')}/order-tracking`)
    await ready(page)
    await branchButton(page).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('status').getByText('Loading').waitFor()
    release()
    await branches(page).first().waitFor()
    expect(await drawer.getByText('Loading').count()).toBe(0)
    await context.close()
  })

  test('[COL-022] the switch for all outlets turns at the press, and the lists behind it follow', async () => {
    const { page, context, complaints } = await portal.login('pandago-NO', { at: '/order-tracking' })
    await orderRows(page).first().waitFor()
    await branchButton(page).click()
    const outlets = page.getByRole('dialog').getByRole('switch')
    for (const [checked, asked] of [
      [true, /include_outlets=true/],
      [false, /count=200/],
    ] as const) {
      const answer = page.waitForResponse(asked)
      await outlets.click()
      expect(await outlets.isChecked()).toBe(checked)
      await answer
      expect(await outlets.isChecked()).toBe(checked)
      await orderRows(page).first().waitFor()
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the heading of a wide screen stays where it was when the branches cannot be had', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO', { viewport: { width: 1440, height: 900 } })
    await page.goto(`${portal.origin('pandago-NO')}/history`)
    await pastRows(page).first().waitFor()
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    portal.sandbox.control.addFault({
      kind: 'refusal',
      probability: 1,
      call: 'listVendors',
      status: 400,
      message: 'no',
    })
    await page.reload()
    await page.getByRole('main').getByRole('alert').waitFor()
    portal.sandbox.control.faults.clear()
    expect(await heading.boundingBox()).toEqual(before)
    // No branch can be named; the button is still one of branches for the eye.
    expect(await branchButton(page).innerText()).toMatch(/Choose a branch\s*$/)
    await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
    const drawn = page.locator('.request-form:not(.waiting) .request-head p')
    await drawn.waitFor()
    const { y, height } = (await drawn.boundingBox()) ?? {}
    expect({ y, height }).toEqual({ y: before?.y, height: before?.height })
    await context.close()
  })

  test('where the system chooses the colours, the branch that the arrows lead to is marked', async () => {
    const { page, context } = await portal.login('pandago-NO', { at: '/order-tracking', forcedColors: 'active' })
    await branchButton(page).click()
    await branches(page).nth(1).waitFor()
    await page.keyboard.press('ArrowDown')
    const outlines = () =>
      branches(page).evaluateAll(all => all.map(one => getComputedStyle(one).outlineStyle === 'solid'))
    await expect.poll(async () => (await outlines()).indexOf(true)).toBe(1)
    expect((await outlines()).filter(Boolean)).toHaveLength(1)
    await context.close()
  })

  test('[NAV-005] each branch is listed as "name - id", and parents among them are bold and have an icon', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    const answered = page.waitForResponse('**/orders/api/v1/vendors')
    await page.goto(home('/history'))
    const { result } = (await (await answered).json()) as { result: { vendors: Vendor[] } }
    expect(new Set(result.vendors.map(vendor => vendor.is_parent))).toEqual(new Set([true, false]))
    await ready(page)
    await branchButton(page).click()
    await branches(page).first().waitFor()
    const listed = await branches(page).evaluateAll(options =>
      options.map(option => {
        const label = [...option.children].find(part => part.textContent?.includes(' - '))
        return {
          label: label?.textContent,
          bold: label && getComputedStyle(label).fontWeight === '700',
          icon: label?.previousElementSibling?.checkVisibility() ?? false,
        }
      }),
    )
    const byLabel = (one: { label?: string | null | undefined }, other: { label?: string | null | undefined }) =>
      String(one.label).localeCompare(String(other.label))
    const expected = result.vendors.map(({ vendor_id, is_parent, vendor_information: { name } }) => ({
      label: `${name} - ${vendor_id}`,
      bold: is_parent,
      icon: is_parent,
    }))
    expect(listed.sort(byLabel)).toEqual(expected.sort(byLabel))
    await context.close()
  })

  test('[NAV-005] the chosen branch is in sight when the branches are shown', async () => {
    const { page, context } = await portal.login('pandago-NO', {
      at: '/order-tracking',
      viewport: { width: 1440, height: 400 },
    })
    await branchButton(page).click()
    const last = (await branches(page).last().textContent())?.split(' - ').at(-1) ?? ''
    await page.goto(home(`/order-tracking/${last}`))
    await branchButton(page).click()
    const chosen = branches(page).and(page.locator('[aria-selected=true]'))
    await chosen.waitFor()
    expect(await chosen.textContent()).toContain(last)
    await expect
      .poll(() =>
        chosen.evaluate(option => {
          const { top, height } = option.getBoundingClientRect()
          return document.elementFromPoint(innerWidth - 100, top + height / 2)?.closest('[role=option]') === option
        }),
      )
      .toBe(true)
    await context.close()
  })

  test('[NAV-002] [NAV-005] branches by typing; the chosen one stays in every link', async () => {
    const { page, context, complaints } = await portal.loggedIn('pandago-NO')
    await page.goto(home('/history'))
    await ready(page)
    await expect
      .poll(() => screenLinks(page).allTextContents())
      .toEqual(['Request', 'Tracking', 'History', 'Bulk orders'])
    expect(await screenLinks(page).and(page.locator('[aria-current=page]')).textContent()).toBe('History')
    await branchButton(page).click()
    const parent = branches(page).first()
    expect(await parent.textContent()).toMatch(/ - no1000$/)
    expect(await parent.evaluate(node => getComputedStyle(node).fontWeight)).toBe('700')
    await page.keyboard.type('no1002')
    await expect.poll(() => branches(page).count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/history/no1002')
    await ready(page)
    await expect
      .poll(() => screenLinks(page).evaluateAll(links => links.map(link => link.getAttribute('href'))))
      .toEqual(['/request-a-rider/no1002', '/order-tracking/no1002', '/history/no1002', '/bulk-order/no1002'])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[NAV-003] the account menu closes on Escape, on a click outside it and when the focus leaves it', async () => {
    const { page, context } = await portal.login('pandago-NO')
    const menu = accountMenu(page)
    await menu.click()
    await logOut(page).waitFor()
    await page.keyboard.press('Escape')
    await logOut(page).waitFor({ state: 'hidden' })
    expect(await menu.evaluate(button => document.activeElement === button)).toBe(true)
    await menu.click()
    await page.mouse.click(20, 300)
    await logOut(page).waitFor({ state: 'hidden' })
    await menu.click()
    await logOut(page).focus()
    await page.keyboard.press('Tab')
    await logOut(page).waitFor({ state: 'hidden' })
    await context.close()
  })

  test('[NAV-006] [I18-007] the language drawer keeps id, query and fragment, and the choice stays', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    await page.goto(home('/history/no1001?status=NEW#end'))
    await ready(page)
    await languageButton(page).click()
    await page.waitForFunction(() => document.querySelector('.drawer-frame')?.getAnimations().length === 0)
    expect(await page.locator('.drawer-frame').evaluate(drawer => drawer.getBoundingClientRect().width)).toBe(384)
    await languageLink(page.getByRole('dialog'), 'English').click()
    await page.waitForURL('**/en/history/no1001?status=NEW#end')
    await page.goto(home('/order-tracking'))
    await page.waitForURL('**/en/order-tracking')
    await context.close()
  })

  test('[NAV-003] [Q04] the drawer of a phone', async () => {
    const { page, context } = await portal.login('pandago-NO', { viewport: { width: 360, height: 760 } })
    await menuButton(page).click()
    const lines = page
      .getByRole('dialog')
      .getByRole('navigation')
      .locator(':scope > :is(a, button)')
      .filter({ visible: true })
    await expect
      .poll(() => lines.allInnerTexts().then(texts => texts.map(text => text.split('\n')[0])))
      .toEqual([
        'Request',
        'Tracking',
        'History',
        'Bulk orders',
        'Branch',
        'Language',
        'Become a partner',
        'Help centre',
        'Log out',
      ])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    // The focus goes back a frame after the drawer.
    await expect.poll(() => menuButton(page).evaluate(button => button === document.activeElement)).toBe(true)
    await context.close()
  })

  test('[NTC-101] a notice that is pointed at stays under the pointer when the foot goes away above which it lies', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    await page.goto(home('/order-tracking'))
    await ready(page)
    await branchButton(page).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Orders from all outlets').click()
    const notice = page.getByRole('status').getByText('Showing orders of all outlets')
    await notice.hover()
    const top = (await notice.boundingBox())?.y
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await atRest(page)
    expect((await notice.boundingBox())?.y).toBe(top)
    await page.mouse.move(10, 10)
    await expect.poll(async () => (await notice.boundingBox())?.y).toBeGreaterThan(top ?? Number.NaN)
    await context.close()
  })

  test('[COL-022] [NTC-101] the all-outlets toggle shows a notice when it is on; the notice waits while it is pointed at', async () => {
    const { page, context } = await portal.loggedIn('pandago-NO')
    await page.clock.install()
    await page.goto(home('/order-tracking'))
    await ready(page)
    await branchButton(page).click()
    await page.getByRole('dialog').getByText('Orders from all outlets').click()
    await page.keyboard.press('Escape')
    const notice = notices(page).getByText('Showing orders of all outlets')
    await notice.hover()
    // Longer than it would be there otherwise.
    await page.clock.runFor(8000)
    expect(await notice.isVisible()).toBe(true)
    await page.mouse.move(10, 10)
    await page.clock.runFor(8000)
    await expect.poll(() => notice.count()).toBe(0)
    await context.close()
  })
})

test('[NTC-101] a notice that comes while nobody sees the page is there when somebody comes back', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  await page.clock.install()
  await page.goto(home('/order-tracking'))
  await ready(page)
  const look = (hidden: boolean) =>
    page.evaluate(value => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await page.getByRole('button', { name: /^Branch:/ }).click()
  await page.getByText('Orders from all outlets').click()
  await look(true)
  await page.keyboard.press('Escape')
  const notice = page.getByText('Showing orders of all outlets').first()
  await notice.waitFor({ state: 'attached' })
  await page.clock.runFor(20_000)
  expect(await notice.count()).toBe(1)
  await look(false)
  await page.clock.runFor(8000)
  await expect.poll(() => notice.count()).toBe(0)
  await context.close()
})

test.each(['pandago-NO', 'talabat-AE'] as const)(
  '%s: heading, entries and foot of a drawer begin and end in line',
  async pair => {
    const { page, context } = await portal.login(pair, { viewport: { width: 390, height: 844 } })
    /** How far the outermost of these are from the sides of the drawer. */
    const edges = (parts: string) =>
      page.locator('.drawer-frame').evaluate((drawer, parts) => {
        const { left, right } = drawer.getBoundingClientRect()
        const boxes = [...drawer.querySelectorAll(parts)]
          .map(part => part.getBoundingClientRect())
          .filter(box => box.width > 0)
        const gaps = boxes.flatMap(box => [box.left - left, right - box.right])
        return Math.round(Math.min(...gaps))
      }, parts)
    for (const [opener, parts] of [
      [menuButton, ['.dialog-head :is(h1, h2)', '.dialog-head .icon', '.drawer-links .icon', 'hr']],
      [
        branchButton,
        [
          '.dialog-head :is(h1, h2)',
          '.toggle label',
          '.drawer-filter > .control',
          '[role=option] .icon',
          '.dialog-foot .button',
        ],
      ],
    ] as const) {
      await opener(page).click()
      await page.getByRole('dialog').waitFor()
      await atRest(page)
      for (const part of parts) expect(await edges(part), part).toBe(24)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await context.close()
  },
)

test('a drawer that is fading out is no landmark next to the bar', async () => {
  const { page, context } = await portal.login('pandago-NO', { at: '/history' })
  await branchButton(page).click()
  await page.getByRole('dialog').waitFor()
  // It has come in whole: what is stopped then is its fading out.
  await atRest(page)
  await page.evaluate(() => {
    // It stays half faded.
    const pause = () => {
      if (document.querySelector('[data-exiting]')) for (const animation of document.getAnimations()) animation.pause()
    }
    new MutationObserver(pause).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.keyboard.press('Escape')
  await page.locator('[data-exiting] [role=dialog]').waitFor()
  expect(await page.getByRole('banner').count()).toBe(1)
  expect(await page.getByRole('contentinfo').count()).toBe(0)
  expect((await axe(page)).filter(finding => finding.startsWith('landmark'))).toEqual([])
  await context.close()
})

const opened = async (page: Page, row: Locator): Promise<void> => {
  await row.click()
  await orderTitle(page).waitFor()
}

test.each([
  ['lists of open orders', '/order-tracking', 'Print labels', undefined],
  ['an open order', '/order-tracking', 'Print labels', (page: Page) => opened(page, orderRows(page).first())],
  ['past orders', '/history', 'Export', (page: Page) => pastRows(page).first().waitFor()],
  ['a past order', '/history', 'Export', (page: Page) => opened(page, pastRows(page).first().getByRole('link'))],
  ['a request', '/request-a-rider', 'Request a rider', undefined],
  ['bulk orders', '/bulk-order', 'Choose a file', (page: Page) => earlierUploads(page).first().waitFor()],
  [
    'an earlier upload',
    '/bulk-order',
    'Choose a file',
    async (page: Page) => {
      await earlierUploads(page).first().getByRole('link').click()
      await page.getByRole('row').nth(1).waitFor()
    },
  ],
])('on paper %s have nothing that can only be pressed', async (_, at, first, open) => {
  const { page, context } = await portal.login('pandago-NO', { at, viewport: { width: 1440, height: 900 } })
  await page.getByRole('button', { name: first }).first().waitFor()
  await open?.(page)
  await page.emulateMedia({ media: 'print' })
  for (const width of [700, 1040]) {
    await page.setViewportSize({ width, height: 900 })
    const pressed = await page.locator('main').evaluate(main =>
      [
        ...main.querySelectorAll<HTMLElement>(
          'button, summary, a.button, a.back, .pick input, search :placeholder-shown',
        ),
      ]
        .filter(part => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter(part => !part.closest('h2'))
        .map(part => part.ariaLabel ?? part.innerText),
    )
    expect(pressed).toEqual([])
    const choices = page.getByRole('main').getByText(/^(7 days|Drop your order file here|No file yet\?.*)$/)
    expect(await choices.filter({ visible: true }).count()).toBe(0)
  }
  await context.close()
})

test('a notice is not printed over the page', async () => {
  const { page, context } = await portal.login('pandago-NO', { at: '/history' })
  await page.evaluate(() => sessionStorage.setItem('carried-notices', '[{"code":"bulk_placed"}]'))
  await page.reload()
  const notice = notices(page).getByRole('button', { name: 'Dismiss' })
  await notice.waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await notice.isVisible()).toBe(false)
  await context.close()
})

test('that a part of the page is missing is not printed over it', async () => {
  const { page, context } = await portal.login('pandago-NO', { at: '/history' })
  const missing = page.locator('#load-failure')
  await missing.evaluate(one => one.removeAttribute('hidden'))
  expect(await missing.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  expect(await missing.isVisible()).toBe(false)
  await context.close()
})

test('[SES-015] a notice of the page before that is not whole is dropped, and the others are shown', async () => {
  const { page, context, complaints } = await portal.login('pandago-NO', { at: '/history' })
  await page.evaluate(() => {
    const kept = [
      { code: 'orders_failed' },
      { code: 'service_closed', opensAt: 1e300 },
      { code: 'token_login_failed', error: 7 },
      { code: 'constructor' },
      { code: 'bulk_placed' },
    ]
    sessionStorage.setItem('carried-notices', JSON.stringify(kept))
  })
  await page.reload()
  await expect.poll(() => notices(page).getByRole('button', { name: 'Dismiss' }).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('[SES-007] [SES-008] [SES-102] logging out in one tab logs out all, and leaves nothing behind', async () => {
  const { page, context, asked } = await portal.login('pandago-NO')
  const other = await context.newPage()
  await other.goto(home('/history'))
  await ready(other)
  await accountMenu(page).click()
  // The notice goes after seconds, so it is waited for before it is there.
  const said = page.getByRole('status').getByText('You are now disconnected.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()
  await said
  await page.waitForURL(home('/'))
  await other.waitForURL(home('/'))
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(
    kept.filter(
      key => !['walkthrough-done', 'locale', 'page-locale', 'tos-required', 'flags', 'session-ended'].includes(key),
    ),
  ).toEqual([])
  // A page that is left before its answer hands the logout on to the next one, which may send it again.
  expect([1, 2]).toContain(asked.filter(call => call.endsWith('/logout')).length)
  await page.goto(home('/history'))
  await page.waitForURL(home('/'))
  await context.close()
})

test('[NTC-005] the banner of the contact centre lasts between its dates, and can be put away', async () => {
  const { page, context } = await portal.loggedIn('pandago-NO')
  const during = (from: number, to: number) => {
    const dates = { from: new Date(Date.now() + from).toISOString(), to: new Date(Date.now() + to).toISOString() }
    return page.route('**/history', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '"settings":{',
        `"settings":{"contactCentreBanner":${JSON.stringify(dates)},`,
      )
      await route.fulfill({ response, body })
    })
  }
  await during(-7_200_000, -3_600_000)
  await page.goto(home('/history'))
  await ready(page)
  const banner = page.getByRole('status').filter({ hasText: 'Our contact centre is experiencing delays.' })
  expect(await banner.count()).toBe(0)
  // A page that stays open all day has it at its time, and no longer.
  await page.unrouteAll()
  await during(5000, 3_600_000)
  await page.goto(home('/history'))
  await ready(page)
  await banner.waitFor()
  await page.unrouteAll()
  await during(-3_600_000, 5000)
  await page.goto(home('/history'))
  await ready(page)
  await banner.waitFor({ state: 'detached' })
  await page.unrouteAll()
  await during(-3_600_000, 3_600_000)
  await page.goto(home('/history'))
  await banner.waitFor()
  expect((await banner.boundingBox())?.y).toBe(0)
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await page.reload()
  await ready(page)
  expect(await banner.count()).toBe(0)
  await context.close()
})

test('[CST-101] no script from elsewhere, whoever asks for it', async () => {
  const { page, context, complaints } = await portal.login('pandago-NO')
  const outcomes = await page.evaluate(() => {
    const tried = (address: string) => {
      try {
        document.createElement('script').src = address
        return 'passed'
      } catch (error) {
        return (error as Error).name
      }
    }
    return ['/_assets/x.js', 'https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,1'].map(tried)
  })
  expect(outcomes).toEqual(['passed', 'TypeError', 'TypeError', 'TypeError'])
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  ['pandago-NO', 1440],
  ['pandago-NO', 360],
  ['talabat-AE', 1440],
  ['talabat-AE', 360],
] as const)('axe finds nothing in the shell of %s at %i', async (pair, width) => {
  const { page, context, complaints } = await portal.login(pair, { viewport: { width, height: 800 } })
  const look = async (button: Locator, appears: Locator) => {
    await button.click()
    await appears.waitFor()
    expect(await axeInBothSchemes(page)).toEqual([])
    await page.keyboard.press('Escape')
    await appears.waitFor({ state: 'hidden' })
  }
  const drawer = page.getByRole('dialog')
  expect(await axeInBothSchemes(page)).toEqual([])
  await look(branchButton(page), page.getByRole('listbox'))
  await look(accountMenu(page), logOut(page))
  if (width < 769) await look(menuButton(page), drawer)
  else await look(languageButton(page), drawer)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
  await context.close()
})

describe('the palette', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
  /** On a page that has just come the key may be pressed before anybody listens. */
  const openPalette = (page: Page) =>
    expect
      .poll(async () => {
        await page.keyboard.press('Control+k')
        return palette(page).count()
      })
      .toBe(1)
  const options = (page: Page) => palette(page).getByRole('option').filter({ visible: true })

  test('where the system chooses the colours, all of the marked line is as readable as its name', async () => {
    const { page, context } = await portal.login('pandago-NO', { at: '/history', forcedColors: 'active' })
    await openPalette(page)
    const marked = palette(page).getByRole('option', { selected: true })
    const colours = () =>
      marked.evaluate(line => {
        const parts = [line, ...line.querySelectorAll('.icon, small')].filter(part => part.checkVisibility())
        return parts.map(part => getComputedStyle(part).color)
      })
    expect((await colours()).length).toBeGreaterThan(2)
    expect(new Set(await colours()).size).toBe(1)
    await context.close()
  })

  test('[NAV-101] Ctrl+K goes to a screen, finds an order by name, phone and number, a branch and a language', async () => {
    const { page, context, complaints } = await portal.login('pandago-NO', { at: '/history' })
    const order = portal.sandbox.sites
      .open('NO')
      .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', 'NO')
      .map(({ json }) => JSON.parse(json) as Order)
      .filter(one => one.vendor_id === 'no1000')
      .sort((one, other) => other.created_at - one.created_at)[0]
    if (!order) throw new Error('no order')
    await openPalette(page)
    await options(page).first().waitFor()
    expect((await options(page).allInnerTexts()).slice(0, 4).map(text => text.split('\n')[0])).toEqual([
      'Request',
      'Tracking',
      'History',
      'Bulk orders',
    ])
    expect(await axe(page)).toEqual([])
    await palette(page).getByRole('combobox').fill('new deliv')
    await expect.poll(async () => (await options(page).allInnerTexts())[0]).toMatch(/^Request\n/)
    for (const key of [order.customer.name, order.customer.phone_number, order.order_id]) {
      await palette(page).getByRole('combobox').fill(key)
      await palette(page).getByRole('group', { name: 'Orders' }).getByRole('option').first().waitFor()
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(`**order=${order.order_id}`)
    await ready(page)
    await openPalette(page)
    await palette(page).getByRole('combobox').fill('no1002')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/no1002')
    await ready(page)
    await openPalette(page)
    await palette(page).getByRole('combobox').fill('engl')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/en/**')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[NAV-101] an order that comes after its number was typed is what Enter takes; a row chosen with the arrows stays', async () => {
    const { page, context } = await portal.login('pandago-NO', { at: '/history' })
    const held: (() => void)[] = []
    await page.route(/\/vendor\/[^/]+\/orders\?/, async route => {
      await new Promise<void>(resolve => held.push(resolve))
      await route.continue().catch(() => {})
    })
    const [number = ''] = (await pastRows(page).first().innerText()).match(/(?<=#)\w{8}/) ?? []
    const inHistory = palette(page).getByRole('option', { name: `Look for “#${number}” in History` })
    const order = palette(page).getByRole('group', { name: 'Orders' }).getByRole('option')
    const type = async () => {
      await openPalette(page)
      await palette(page).getByRole('combobox').fill(`#${number}`)
      await expect.poll(() => inHistory.getAttribute('aria-selected')).toBe('true')
    }
    await type()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const answer of held.splice(0)) answer()
    await order.waitFor()
    expect(await inHistory.getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Escape')
    await page.reload()
    await ready(page)
    await type()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const answer of held.splice(0)) answer()
    await order.waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/order=/)
    expect(new URL(page.url()).searchParams.get('order')).toContain(number)
    await context.close()
  })

  /** Runs in the page: presses where a row lies now, just after a row with this text has come. A hand stops no sooner. */
  const pressWhenThere = ({ x, y, text }: { x: number; y: number; text: string }) =>
    void new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=listbox]')?.textContent?.includes(text)) return
      observer.disconnect()
      const click = new MouseEvent('click', { bubbles: true, detail: 1, clientX: x, clientY: y })
      document.elementFromPoint(x, y)?.dispatchEvent(click)
    }).observe(document.body, { childList: true, subtree: true })

  /** The palette with the orders still to come, and a press on its way to one of its rows. */
  async function aimed(typed: string, at: RegExp, coming: string) {
    const { page, context } = await portal.login('pandago-NO', { at: '/history' })
    let answer = () => {}
    const answered = new Promise<void>(resolve => (answer = resolve))
    await page.route(/\/vendor\/[^/]+\/orders\?/, async route => {
      await answered
      await route.fallback().catch(() => {})
    })
    await openPalette(page)
    await palette(page).getByRole('combobox').fill(typed)
    const row = options(page).filter({ hasText: at }).first()
    await row.waitFor()
    const { x = 0, y = 0, height = 0 } = (await row.boundingBox()) ?? {}
    return { page, context, answer, spot: { x: x + 20, y: y + height - 6, text: coming } }
  }

  test('[NAV-101] a press on its way to a row takes it although another has just come above it', async () => {
    const { page, context, answer, spot } = await aimed('', /^Language/, 'Request again for')
    await page.evaluate(pressWhenThere, spot)
    answer()
    await page.getByRole('dialog', { name: 'Language' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
    await context.close()
  })

  test('[NAV-101] so does one on its way to the row below all others, where a list with its heading has come', async () => {
    const { page, context, answer, spot } = await aimed('+47', /^Look for/, 'Orders')
    await page.evaluate(pressWhenThere, spot)
    answer()
    await page.waitForURL(/search=%2B47/)
    await context.close()
  })

  test('[NAV-101] what comes while a row is pressed waits for the release', async () => {
    const { page, context, answer, spot } = await aimed('', /^Language/, '')
    await page.mouse.move(spot.x, spot.y)
    await page.mouse.down()
    answer()
    await expect(
      palette(page)
        .getByRole('option', { name: /^Request again for/ })
        .waitFor({ timeout: 1000 }),
    ).rejects.toThrow('Timeout')
    await page.mouse.up()
    await page.getByRole('dialog', { name: 'Language' }).waitFor()
    await context.close()
  })

  test('[NAV-101] half a character, as some keyboards write it before its other half, takes nothing away', async () => {
    const { page, context, complaints } = await portal.login('pandago-NO', { at: '/history' })
    await openPalette(page)
    const field = palette(page).getByRole('combobox')
    // Written in the page: what drives it cannot send half a character.
    await field.focus()
    await page.evaluate(String.raw`document.execCommand('insertText', false, '\ud83d')`)
    await expect.poll(() => field.evaluate((input: HTMLInputElement) => input.value.length)).toBe(1)
    await options(page).last().waitFor()
    await page.evaluate(String.raw`document.execCommand('insertText', false, '\ude00')`)
    await expect.poll(() => field.inputValue()).toBe('😀')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('[NAV-101] [REQ-110] the newest order again: Ctrl+K, its line, and the button', async () => {
    const { page, context } = await portal.login('pandago-NO', { at: '/order-tracking/no1000' })
    await openPalette(page)
    await palette(page)
      .getByRole('option', { name: /^Request again for/ })
      .waitFor()
    await palette(page).getByRole('combobox').fill('again')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/request-a-rider/no1000')
    await expect.poll(() => page.locator('#name').inputValue()).not.toBe('')
    await context.close()
  })

  test('[NAV-101] ? shows the keys and switches single ones off; a field takes the sign itself', async () => {
    const { page, context } = await portal.login('pandago-NO', { at: '/order-tracking' })
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    const search = page.getByRole('searchbox', { name: 'Search deliveries' })
    await search.fill('')
    await search.press('?')
    expect(await search.inputValue()).toBe('?')
    expect(await keys.count()).toBe(0)
    await search.fill('')
    await page.locator('main').focus()
    await page.keyboard.press('?')
    await keys.waitFor()
    expect(await axe(page)).toEqual([])
    await keys.getByRole('switch').press('Space')
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    await page.locator('main').focus()
    await page.keyboard.press('?')
    await openPalette(page)
    expect(await keys.count()).toBe(0)
    // The list of keys is found here and in the menu, whose button has the focus afterwards.
    await palette(page).getByRole('combobox').fill('keyboard')
    await page.keyboard.press('Enter')
    await keys.waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    const account = accountMenu(page)
    await account.click()
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await keys.waitFor()
    await page.keyboard.press('Escape')
    await keys.waitFor({ state: 'detached' })
    await expect.poll(() => account.evaluate(button => button === document.activeElement)).toBe(true)
    await context.close()
  })
})

test('[NAV-101] Escape closes a dialog from the moment on when its shade is there', async () => {
  const { page, context } = await portal.login('pandago-NO', { at: '/order-tracking' })
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.locator('main').focus()
  await page.keyboard.press('?')
  await keys.waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.scrim')) return
      observer.disconnect()
      // As soon as what shows it listens.
      setTimeout(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
        resolve()
      })
    }).observe(document.body, { childList: true })
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }))
    return promise
  })
  await page.locator('.scrim').waitFor({ state: 'detached' })
  expect(await keys.count()).toBe(0)
  // A dialog that has the focus hears its own keys.
  await page.keyboard.press('?')
  await keys.getByRole('switch').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'detached' })
  await context.close()
})

test('a focus that goes with what had it is on the part around that, or on the screen', async () => {
  const { page, context } = await portal.login('pandago-NO', { who: 'single', at: '/history' })
  const focused = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName)
  await page.evaluate(() => {
    const [list, dialog] = [document.createElement('section'), document.createElement('div')]
    list.id = 'around'
    for (const part of [list, dialog]) part.append(document.createElement('button'))
    document.querySelector('main')?.append(list)
    document.body.append(dialog)
    const removeFocused = (part: Element) => {
      part.querySelector('button')?.focus()
      part.firstChild?.remove()
    }
    Object.assign(globalThis, { removeFocused })
    Object.assign(globalThis, { list, dialog })
  })
  await page.evaluate('removeFocused(list)')
  await expect.poll(focused).toBe('around')
  await page.evaluate('removeFocused(dialog)')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await context.close()
})

test('[I18-004] the questions in a language without texts of its own have nothing wrong for axe', async () => {
  const { page, context } = await portal.visit('pandago-NO', '/faq')
  await fallbackNotice(page).waitFor()
  expect(await axe(page)).toEqual([])
  await context.close()
})

test.each(['/order-tracking', '/history', '/bulk-order', '/helpcenter/no1000', '/request-a-rider/no1000?orderID=1'])(
  '[NAV-101] [TRK-104] Ctrl+Alt+N opens an empty form on %s, not with AltGr and not below a dialog',
  async at => {
    portal.sandbox.control.setFlag('NO', 'Helpcenter', true)
    const { page, context } = await portal.login('pandago-NO', { at })
    const { pathname } = new URL(page.url())
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Control+Alt+n')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.evaluate(() => {
      const keys = { code: 'KeyN', key: 'ń', ctrlKey: true, altKey: true, modifierAltGraph: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true }))
    })
    expect(new URL(page.url()).pathname).toBe(pathname)
    await page.keyboard.press('Control+Alt+n')
    await page.waitForURL(url => url.pathname.startsWith('/request-a-rider') && url.search === '')
    await page.waitForSelector('#destination')
    await context.close()
  },
)

test('[NAV-101] Ctrl+Alt+N on the form itself goes to what is missing and loses nothing', async () => {
  const { page, context } = await portal.login('pandago-NO', { who: 'single' })
  await page.fill('#name', 'Kari Berg')
  await page.evaluate(() => Object.assign(globalThis, { here: true }))
  await page.keyboard.press('Control+Alt+n')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('destination')
  expect(await page.inputValue('#name')).toBe('Kari Berg')
  expect(await page.evaluate(() => 'here' in globalThis)).toBe(true)
  await context.close()
})

describe('what is next to a screen begins where the bar ends', () => {
  /** Open on a page of a language without texts, which a notice above the bar says. */
  async function openAt(path: string, opener: (page: Page) => Locator, side: (page: Page) => Locator) {
    const { page, context } = await portal.login('pandago-NO', { viewport: { width: 1440, height: 900 }, at: path })
    await fallbackNotice(page).waitFor()
    if (opener === helpLink) await accountMenu(page).click()
    await opener(page).first().click()
    await side(page).waitFor()
    const below = async () => {
      const [part, bar] = [await side(page).boundingBox(), await page.getByRole('banner').boundingBox()]
      return Math.round((part?.y ?? 0) - Math.max(0, (bar?.y ?? 0) + (bar?.height ?? 0)))
    }
    return { page, context, below }
  }
  const helpPanel = (page: Page) => page.getByRole('dialog', { name: 'Help centre' })
  const row = (page: Page) => pastRows(page).getByRole('link')
  const pane = (page: Page) => page.getByRole('complementary', { name: 'Order number' })

  test.each([
    ['the help centre', helpLink, helpPanel],
    ['an order', row, pane],
  ] as const)('on the history: %s', async (_, opener, side) => {
    const { page, context, below } = await openAt('/history?period=past-month', opener, side)
    await expect.poll(below).toBe(0)
    await page.evaluate(() => scrollTo(0, 60))
    await expect.poll(below).toBe(0)
    await page.evaluate(() => scrollTo(0, 500))
    await expect.poll(below).toBe(0)
    await page.evaluate(() => scrollTo(0, 0))
    await fallbackNotice(page).evaluate(notice => notice.remove())
    await expect.poll(below).toBe(0)
    // The last button of the bar can be pressed.
    await accountMenu(page).click()
    const menu = page.locator('.menu-card')
    await menu.waitFor()
    const covered = await menu.evaluate(card => {
      const { left, top, width, height } = card.getBoundingClientRect()
      return !card.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(covered).toBe(false)
    await context.close()
  })
})
