// Pages that something else changes: the browser's translation, extensions, a password manager. Every part of the page stays,
// works, and keeps what was typed, whether the change comes before the page is taken over by its scripts or after.
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { translateAlways } from '../browsers/in-page.ts'
import { drawn } from './browser.ts'
import { keptFlags, openPortal, type Portal, ready, type Visit } from './portal.ts'
import { choose, fillOrder, ordersTo, peoniesFor } from './request-steps.ts'
import { dropField, fieldErrors, languageButton, orderLists, orderTitle, requestForm, submitButton } from './screens.ts'

const PAIR = 'pandago-NO'

let portal: Portal
let vendor: Visit
/** A cell of the table that fails does so at once. */
const PATIENCE_MS = 10_000
beforeAll(async () => {
  portal = await openPortal({ pairs: [PAIR] })
})
afterAll(() => portal?.close())

/** What programs outside the page do to it. Each runs in the page. */
const changes = {
  'elements and attributes added everywhere': () => {
    for (const part of document.querySelectorAll('header, body, html')) part.append(document.createElement('aside'))
    for (const part of document.querySelectorAll('form, main section, main > astro-island > div'))
      part.prepend(document.createElement('span'))
    for (const field of document.querySelectorAll('input, select, textarea')) field.after(document.createElement('i'))
    for (const part of document.querySelectorAll('html, body, header, form, input')) {
      part.setAttribute('data-extension', 'true')
      part.classList.add('extension')
    }
  },
  'every text moved into font elements, and a drawing taken away': () => {
    for (const text of texts()) {
      const outer = document.createElement('font')
      text.replaceWith(outer)
      outer.appendChild(document.createElement('font')).append(text)
    }
    document.querySelector('header svg, main form label')?.remove()
  },
  'every text replaced by its translation': () => {
    for (const text of texts()) {
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).append(`${text.data} (translated)`)
      text.replaceWith(outer)
    }
  },
  'one changed text': () => {
    const [first] = texts()
    if (first) first.data = 'Something else'
  },
}
/** Is in the page with the changes: its visible texts, in the parts that scripts draw. */
const TEXTS = `globalThis.texts = () => {
  const found = []
  for (const part of document.querySelectorAll('astro-island')) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) if (walk.currentNode.data.trim() !== '') found.push(walk.currentNode)
  }
  return found
}`
declare const texts: () => Text[]

type Screen = {
  path: string
  /** Typed before the scripts come. */
  typed?: Readonly<Record<string, string>>
  /** Uses the page: what it shows must change. */
  use(page: Page): Promise<void>
}

const openLanguages = async (page: Page) => {
  await languageButton(page).click()
  await page.getByRole('dialog').locator('a[hreflang]').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const forVisitors: Screen[] = [
  {
    path: '/connect',
    typed: { email: 'nobody@no.sandbox.example', password: 'Wrong!2026' },
    use: async page => {
      await page.locator('form [type=submit]').click()
      await page.locator('form [role=alert]', { hasText: /\w/ }).waitFor()
    },
  },
  {
    path: '/register',
    typed: { email: 'new@no.sandbox.example', vendorName: 'Fjord', vendorCode: 'no77', 'new-password': 'short' },
    use: async page => {
      await page.locator('form [type=submit]').click()
      await page.locator('[name="new-password"][aria-invalid="true"]').waitFor()
    },
  },
  {
    path: '/forgot-password',
    typed: { email: 'parent@no.sandbox.example' },
    use: async page => {
      await page.locator('form [type=submit]').click()
      await page.locator('[name="repeated-password"]').waitFor()
    },
  },
]

const forVendors: Screen[] = [
  {
    path: '/request-a-rider/no1000',
    use: async page => {
      await openLanguages(page)
      await page.locator('#description').fill('Two boxes')
      await choose(page, 'Storgata 7')
      expect(await page.locator('#description').inputValue()).toBe('Two boxes')
    },
  },
  {
    path: '/order-tracking/no1000',
    use: async page => {
      await openLanguages(page)
      // Their texts are changed where they came before the change.
      await orderLists(page).getByRole('listitem').getByRole('link').first().waitFor()
    },
  },
  {
    path: '/history/no1000',
    use: async page => {
      await openLanguages(page)
      await page.getByRole('button', { name: 'Export' }).waitFor()
    },
  },
  {
    path: '/bulk-order/no1000',
    use: async page => {
      await openLanguages(page)
      await dropField(page).waitFor()
    },
  },
  {
    path: '/helpcenter/no1000',
    use: async page => {
      await openLanguages(page)
      await page.getByRole('region', { name: 'Help centre' }).getByRole('button').first().waitFor()
    },
  },
]

const changeNames = Object.keys(changes) as (keyof typeof changes)[]

async function changed(page: Page, name: keyof typeof changes): Promise<void> {
  await page.evaluate(TEXTS)
  await page.evaluate(changes[name])
}

/** Opens the page, and holds its scripts back while `meanwhile` goes on. */
async function openLate(page: Page, path: string, meanwhile: () => Promise<void>): Promise<void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  page.setDefaultTimeout(PATIENCE_MS)
  await page.route('**/_assets/*.js', async route => {
    await released
    await route.continue().catch(() => {})
  })
  await page.goto(portal.origin(PAIR) + path, { waitUntil: 'commit' })
  await page.locator('footer, main').first().waitFor()
  await page.waitForFunction(() => document.getElementById('load-failure') !== null)
  await meanwhile()
  release()
  await page.unroute('**/_assets/*.js')
  await ready(page)
}

async function holds(page: Page, screen: Screen, complaints: string[]): Promise<void> {
  for (const [name, value] of Object.entries(screen.typed ?? {}))
    expect(await page.locator(`[name="${name}"]`).inputValue(), name).toBe(value)
  await screen.use(page)
  expect(await page.locator('header.topbar .tabs a, header.site a').count()).toBeGreaterThan(0)
  // React says that it drew a part anew; nothing else is wrong.
  expect(complaints.filter(text => !/Minified React error #418/.test(text))).toEqual([])
}

async function type(page: Page, { typed = {} }: Screen): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await page.fill(`[name="${name}"]`, value)
}

describe.each(forVisitors)('[CST-110] $path', screen => {
  // Codes are limited for an address, and each change asks for one.
  beforeEach(() => portal.sandbox.control.reset())

  test.each(changeNames)('before it is taken over: %s', async name => {
    const { page, context, complaints } = await portal.visit(PAIR, '/faq')
    await openLate(page, screen.path, async () => {
      await type(page, screen)
      await changed(page, name)
    })
    await holds(page, screen, complaints)
    await context.close()
  })

  test.each(changeNames)('afterwards: %s', async name => {
    const { page, context, complaints } = await portal.visit(PAIR, screen.path)
    await ready(page)
    await type(page, screen)
    await changed(page, name)
    await holds(page, screen, complaints)
    await context.close()
  })
})

/** A page of the vendor without anything of the pages before. */
async function anotherPage(): Promise<Page> {
  await vendor.page.evaluate(() => localStorage.removeItem('request-drafts'))
  vendor.complaints.length = 0
  return vendor.context.newPage()
}

describe.each(forVendors)('[CST-110] $path', screen => {
  // The tests of the visitors' pages end every login.
  beforeAll(async () => {
    vendor = await portal.login(PAIR)
  })
  afterAll(() => vendor.context.close())

  test.each(changeNames)('before it is taken over: %s', async name => {
    const page = await anotherPage()
    await openLate(page, screen.path, () => changed(page, name))
    await holds(page, screen, vendor.complaints)
    await page.close()
  })

  test.each(changeNames)('afterwards: %s', async name => {
    const page = await anotherPage()
    await page.goto(portal.origin(PAIR) + screen.path)
    await ready(page)
    await changed(page, name)
    await holds(page, screen, vendor.complaints)
    await page.close()
  })
})

test('[CST-110] [CST-111] a click during which its part is drawn again is carried out, once', async () => {
  vendor = await portal.login(PAIR)
  const page = await anotherPage()
  const button = languageButton(page)
  await openLate(page, '/history/no1000', async () => {
    await changed(page, 'elements and attributes added everywhere')
    await button.hover()
    await page.mouse.down()
    await button.evaluate(one => one.setAttribute('data-pressed', ''))
  })
  await page.locator('astro-island[data-alive] .topbar').waitFor()
  // The button that was pressed is another element now; without this the test proves nothing.
  expect(await page.locator('[data-pressed]').count()).toBe(0)
  await page.mouse.up()
  await page.getByRole('dialog').locator('a[hreflang]').first().waitFor()
  await vendor.context.close()
})

test.each(['mouse', 'finger'])(
  '[CST-110] a button or a link from under which the page moves between press and release of a %s is clicked, once',
  async means => {
    vendor = await portal.login(PAIR, { hasTouch: means === 'finger' })
    const page = await anotherPage()
    const devtools = await vendor.context.newCDPSession(page)
    async function press(part: Locator): Promise<void> {
      if (means === 'mouse') {
        await part.hover()
        await page.mouse.down()
        return page.mouse.up()
      }
      await part.click({ trial: true })
      const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await page.goto(`${portal.origin(PAIR)}/order-tracking/no1000`)
    await ready(page)
    const row = orderLists(page).getByRole('listitem').getByRole('link').first()
    const button = languageButton(page)
    await row.waitFor()
    const dialog = page.getByRole('dialog')
    if (means === 'mouse') {
      // Whoever slides off a button that stays where it is wants no click.
      const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      await page.mouse.move(x + 2, y + height / 2)
      await page.mouse.down()
      await page.mouse.move(x - 4, y + height / 2)
      await page.mouse.up()
      await drawn(page)
      expect(await dialog.count()).toBe(0)
    }
    await page.evaluate(() => {
      Object.assign(window, { clicks: [] })
      const clicks: unknown[] = Reflect.get(window, 'clicks')
      addEventListener('click', ({ target }) => clicks.push((target as Element).closest('a, button')?.localName), true)
      addEventListener('pointerdown', () => {
        const notice = document.createElement('hr')
        notice.style.blockSize = '200px'
        document.body.prepend(notice)
      })
    })
    const clicked = () => page.evaluate(() => Reflect.get(window, 'clicks').filter(Boolean))
    async function pressed(part: Locator, name: string): Promise<void> {
      await page.evaluate(() => {
        for (const one of document.querySelectorAll('hr')) one.remove()
        Reflect.get(window, 'clicks').length = 0
      })
      await press(part)
      await expect.poll(clicked).toEqual([name])
    }
    await pressed(button, 'button')
    await dialog.getByRole('link').first().waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await pressed(row, 'a')
    await orderTitle(page).waitFor()
    await vendor.context.close()
  },
)

test('[CST-110] a field that is entered while its part is taken over has the focus when the part is drawn anew', async () => {
  const { page, context } = await portal.visit(PAIR, '/faq')
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    // Whoever takes the part over has begun to listen, and has drawn nothing yet.
    EventTarget.prototype.addEventListener = function (...given: Parameters<typeof addEventListener>) {
      if (given[0] === 'focusin' && this instanceof Element && this.localName === 'astro-island')
        queueMicrotask(() => this.querySelector<HTMLElement>('[name=email]')?.focus())
      return Reflect.apply(addEventListener, this, given)
    }
  })
  await openLate(page, '/forgot-password', async () => {
    await changed(page, 'every text replaced by its translation')
    await page.locator('[name=email]').evaluate(one => one.setAttribute('data-entered', ''))
  })
  await page.locator('astro-island[data-alive] [name=email]').waitFor()
  // The field that was entered is another element now; without this the test proves nothing.
  expect(await page.locator('[data-entered]').count()).toBe(0)
  await page.keyboard.type('kari@shop.example')
  expect(await page.locator('[name=email]').inputValue()).toBe('kari@shop.example')
  await context.close()
})

test('[CST-110] an order is filled in, corrected, submitted, opened and followed on a page that is translated as long as it is open', async () => {
  const live = await openPortal({ pairs: [PAIR], live: true })
  const { page, context, complaints } = await live.loggedIn(PAIR, { who: 'single' })
  await page.addInitScript(translateAlways)
  await page.goto(`${live.origin(PAIR)}/en/request-a-rider`)
  await ready(page)
  const name = 'Kari Oversatt'
  await fillOrder(page, peoniesFor(name, { phone: '12' }))
  await submitButton(page).click()
  const errors = async () => (await fieldErrors(requestForm(page))).length
  await expect.poll(errors).toBe(1)
  await page.fill('#phone', '41258036')
  await expect.poll(errors).toBe(0)
  await submitButton(page).click()
  await page.waitForURL('**/order-tracking**')
  const id = ordersTo(live, 'NO', name)[0]?.order_id ?? ''
  await page.locator(`[data-order="${id}"]`).click()
  for (const [status, sentence] of [
    ['COURIER_ACCEPTED_DELIVERY', /is on the way to you/],
    ['PICKED_UP', /^\s*On the way to/],
    ['DELIVERED', /^\s*Delivered to/],
  ] as const) {
    live.sandbox.control.setStatus('NO', id, status)
    await expect.poll(() => orderTitle(page).innerText()).toMatch(sentence)
  }
  expect(complaints).toEqual([])
  await context.close()
  await live.close()
})

test('[CST-110] rows that come while one scrolls, the statement, labels and the palette work on a page that is translated as long as it is open', async () => {
  const { page, context, complaints } = await portal.loggedIn(PAIR)
  await page.addInitScript(translateAlways)
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = String(document.querySelectorAll('article').length)
    }
  })
  await page.goto(`${portal.origin(PAIR)}/history/no1000?period=past-month`)
  // The palette offers bulk orders once their flag is known.
  await keptFlags(page)
  const loaded = () => page.getByRole('table').getAttribute('aria-rowcount').then(Number)
  await expect.poll(loaded).toBeGreaterThan(10)
  const before = await loaded()
  await page.getByRole('button', { name: 'Load more' }).waitFor()
  // The end is farther down once rows above it are drawn.
  const loadedAtEnd = () => page.keyboard.press('End').then(loaded)
  await expect.poll(loadedAtEnd).toBeGreaterThan(before)

  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More for these orders' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Statement')
  const statement = page.getByRole('dialog', { name: /^Statement, / })
  await expect.poll(() => statement.locator('dd').first().innerText()).toMatch(/\d/)
  await page.keyboard.press('Escape')
  await statement.waitFor({ state: 'detached' })

  await choose('Print labels')
  const labels = page.getByRole('dialog', { name: 'Print label' })
  await labels.getByRole('combobox', { name: 'Paper' }).selectOption('a4-custom')
  const columns = labels.getByLabel('Columns', { exact: true })
  await columns.fill('6')
  await labels.getByText(/are too small/).waitFor()
  await columns.fill('2')
  await labels.getByText(/^\s*Each label: /).waitFor()
  await labels.getByRole('button', { name: 'Print', exact: true }).click()
  await expect.poll(() => page.locator('html').getAttribute('data-printed').then(Number)).toBeGreaterThan(10)
  await labels.waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('option').filter({ visible: true }).first().waitFor()
  await palette.getByRole('combobox').fill('nothing like that')
  await palette.getByText(/nothing like that/).waitFor()
  await palette.getByRole('combobox').fill('Bulk')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/bulk-order/**')
  await dropField(page).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})
