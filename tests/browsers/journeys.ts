// The journeys, once for every browser: what vendors, guests and receivers do in a day, by pointer and keys alone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#sandbox/seed/users.ts'
import type { OrderStatus } from '#schema/wire.ts'
import { fileOf, goodRow, streetsOf, vendorSpot } from '../e2e/bulk-files.ts'
import { formsSites } from '../formats/forms-sites.ts'
import { formsTable } from '../formats/forms-table.ts'
import { type DriverDied, withOneReplacement } from './driver-limits.ts'
import { isSkipped, noteDeath } from './drivers.ts'
import type { Engine } from './engine.ts'
import { formsDifferences, formsTableScript } from './forms.ts'
import { translateAlways } from './in-page.ts'
import type { Page } from './page.ts'
import { isAskedForPictures, keepScreen } from './pictures.ts'
import { emailOf, openPortal, type Portal } from './portal.ts'

const NO = 'pandago-NO'
const AE = 'talabat-AE'
const MAP = '.maplibregl-canvas'
const SUBMIT = { css: '.summary [type=submit]' }
const FEE =
  'document.querySelector(".summary .fee dd bdi:not(.muted)") && /\\d/.test(document.querySelector(".summary .fee dd").textContent)'

/** Registers the journeys as tests of this browser, or one skipped test that says what is missing. */
export function runJourneys(engine: Engine): void {
  const missing = engine.missing() ?? (isSkipped(engine.name) ? 'it does not start there' : undefined)
  if (missing !== undefined) {
    test.skip(`${engine.name} cannot be run on this machine: ${missing}`, () => {})
    return
  }
  let portal: Portal
  let opened: Portal | undefined
  const open = async () => {
    if (opened) return
    opened = portal = await openPortal(engine)
    portal.sandbox.control.setFlag('NO', 'ModifyOrderButton', true)
    console.log(`${engine.name} ${portal.version}`)
  }
  const close = async () => {
    await opened?.close()
    opened = undefined
  }
  const run = withOneReplacement(async (death: DriverDied) => {
    noteDeath(engine.name, death.message)
    await close()
  })
  beforeAll(() => run(open))
  afterEach(({ task }) => run(async () => opened?.endJourney(task.result?.state === 'fail' ? task.name : undefined)))
  afterAll(close)

  /** A journey whose driver dies begins anew, in a browser and with a sandbox of its own. */
  const journey = (title: string, steps: () => Promise<void>) =>
    test(title, () =>
      run(async () => {
        await open()
        await steps()
      }),
    )

  const idOf = (name: string) => portal.ordersTo(NO, name)[0]?.order_id ?? ''
  const setStatus = (name: string, status: OrderStatus) => portal.sandbox.control.setStatus('NO', idOf(name), status)

  // Each order goes to a house of its own: customers of the same one, who are offered once they are known, move the addresses.
  let house = 7
  /** Places an order to this customer, and ends on Tracking. */
  async function placeOrder(page: Page, name: string): Promise<void> {
    house += 2
    await chooseAddress(page, '#destination', `Storgata ${house}`)
    const fields = { name, phone: '41258036', description: 'Peonies', amount: '649' }
    for (const [field, text] of Object.entries(fields)) await page.type({ css: `#${field}` }, text)
    await page.press(SUBMIT)
    await page.at(/^\/order-tracking/)
    await page.see({ css: '.order', name })
  }

  async function openOrder(page: Page, name: string): Promise<void> {
    await page.press({ css: '.order', name })
    await page.see({ css: '.detail h2' })
    await page.at(/[?&]order=/)
  }

  async function chooseInMenu(page: Page, name: string, menu = 'More options for this order'): Promise<void> {
    await page.press({ role: 'button', name: menu })
    await page.press({ role: 'menuitem', name })
  }

  journey('[I18-101] dates and amounts have the form of their country in every browser', async () => {
    const { page } = await portal.visit(NO, '/faq')
    // Until then a script would run in the page before, and end with it.
    await page.at(/^\/faq/)
    const sites = formsSites()
    const there = await page.evaluate<Record<string, string[]>>(await formsTableScript(sites))
    expect(formsDifferences(formsTable(sites), there)).toEqual([])
  })

  journey('login, and logout', async () => {
    const { page } = await portal.visit(NO, '/connect')
    await page.type({ css: '[name=email]' }, emailOf(NO, 'single'))
    await page.tabTo('[name=password]')
    await page.window.type(DEMO_PASSWORD)
    await page.key('Enter')
    await page.at(/^\/request-a-rider/)
    await page.until('document.querySelector(".walkthrough")')
    await page.press({ css: '.walkthrough footer .button' })
    await page.press({ css: '.avatar-button' })
    await page.press({ role: 'button', name: 'Log out' })
    await page.at(/^\/$/)
    expect(await page.evaluate('"token" in localStorage')).toBe(false)
  })

  journey('an order by keyboard alone', async () => {
    const { page } = await portal.login(NO, 'single', '/request-a-rider')
    const name = 'Kari Tastatur'
    await page.see({ css: '#destination' })
    await page.tabTo('#destination')
    await page.window.type('Storgata 7')
    await page.see({ role: 'option' })
    await page.key('ArrowDown', 'Enter')
    await page.until(FEE)
    for (const [field, text] of Object.entries({ name, phone: '41258036', description: 'Peonies', amount: '649' })) {
      await page.tabTo(`#${field}`)
      await page.window.type(text)
    }
    await page.key('Control+Enter')
    await page.at(/^\/order-tracking/)
    await page.see({ css: '.order', name })
    expect(portal.ordersTo(NO, name)).toMatchObject([{ order: { amount: 649, description: 'Peonies' } }])
  })

  journey('live tracking, with the map', async () => {
    portal.drawMaps()
    const { page } = await portal.login(NO, 'single', '/request-a-rider')
    await placeOrder(page, 'Kari Levende')
    await openOrder(page, 'Kari Levende')
    for (const [status, sentence] of [
      ['COURIER_ACCEPTED_DELIVERY', 'is on the way to you'],
      ['PICKED_UP', 'On the way to'],
      ['DELIVERED', 'Delivered to'],
    ] as const) {
      setStatus('Kari Levende', status)
      await page.see({ css: '.detail h2', name: sentence })
      if (status === 'PICKED_UP') await page.see({ css: '.order-map canvas' })
    }
  })

  journey('a modified order', async () => {
    const { page } = await portal.login(NO, 'single', '/request-a-rider')
    await placeOrder(page, 'Kari Endret')
    setStatus('Kari Endret', 'RECEIVED')
    await openOrder(page, 'Kari Endret')
    await chooseInMenu(page, 'Modify')
    await page.at(/orderID=/)
    await page.until(FEE)
    await page.press({ css: 'button', name: 'Change', within: '.part:has(#amount)' })
    await page.type({ css: '#amount' }, '700')
    await page.press(SUBMIT)
    await page.at(/^\/order-tracking/)
    await expect.poll(() => portal.ordersTo(NO, 'Kari Endret')[0]?.order.amount).toBe(700)
  })

  journey('a cancelled order', async () => {
    const { page } = await portal.login(NO, 'single', '/request-a-rider')
    await placeOrder(page, 'Kari Avlyst')
    await openOrder(page, 'Kari Avlyst')
    await chooseInMenu(page, 'Cancel order')
    await page.press({ role: 'radio', name: 'Wrong items', within: '[role=dialog]' })
    await page.press({ role: 'button', name: 'Cancel order', within: '[role=dialog]' })
    await page.gone({ css: '[role=dialog]' })
    await page.see({ css: '.detail h2', name: 'This delivery was cancelled' })
    expect(portal.ordersTo(NO, 'Kari Avlyst')[0]?.status).toBe('CANCELLED')
  })

  journey('history by custom days, by telephone, and as a file', async () => {
    const { page } = await portal.login(NO, 'parent', '/history')
    await page.see({ css: '.history-table [data-row]' })
    await page.press({ role: 'radio', name: 'Custom' })
    const [from, to] = [daysAgo(9), daysAgo(3)]
    for (const [label, day] of [
      ['From', from],
      ['To', to],
    ] as const)
      await typeDay(page, label, day)
    await page.press({ role: 'button', name: 'Show these days' })
    expect(await page.at(/period=custom/)).toContain(`from=${from}&to=${to}`)
    await page.until('document.querySelector(".overview[aria-busy=false]")')
    await rememberDownloads(page)
    await page.press({ role: 'button', name: 'Export' })
    await page.press({ css: '[role=menuitem]', name: 'CSV' })
    const lines = (await downloadedText(page)).trim().split(/\r?\n/)
    const shown = Number((await page.see({ css: '.lead .num' })).text.replace(/\D/g, ''))
    // The figure counts what was delivered; the file has the others of these days too.
    expect(lines.length - 1).toBeGreaterThanOrEqual(shown)
    expect(shown).toBeGreaterThan(0)
    const telephone = /\+47\d{8}/.exec(lines[1] ?? '')?.[0] ?? ''
    await page.type({ css: 'input[type=search]' }, telephone)
    await page.key('Enter')
    await page.at(/search/)
    await page.see({ css: '.history-table [data-row]' })
  })

  journey(
    '[CST-110] alerts, another screen and the columns of a file, on a page that is being translated',
    async () => {
      const { page } = await portal.login(NO, 'parent', '/order-tracking')
      await page.evaluate(`(${translateAlways})() === undefined`)
      await page.press({ css: '.alerts-button button' })
      await page.press({ css: '[role=switch]', within: '[role=dialog]' })
      await page.until('document.querySelector("[role=dialog] [role=switch]:checked")')
      await page.key('Escape')
      await page.gone({ css: '[role=dialog]' })
      await page.press({ css: '.tabs a', name: 'History' })
      await page.at(/^\/history/)
      await page.see({ css: '.history-table [data-row]' })
      await page.press({ role: 'button', name: 'Export' })
      await page.press({ css: '[role=menuitem]', name: 'Columns in the file' })
      const phone = '[...document.querySelectorAll("[role=dialog] label")].find(one => /Phone/.test(one.textContent))'
      // A word that is exchanged between press and release takes the click with it; whoever sees that presses again.
      for (let presses = 0; presses < 3; presses++) {
        await page.press({ role: 'checkbox', name: 'Phone', within: '[role=dialog]' })
        if (await page.evaluate(`!${phone}.control.checked`)) break
      }
      await page.key('Escape')
      await page.gone({ css: '[role=dialog]' })
      await rememberDownloads(page)
      await page.press({ role: 'button', name: 'Export' })
      await page.press({ css: '[role=menuitem]', name: 'CSV' })
      const [head = ''] = (await downloadedText(page)).split(/\r?\n/)
      const names = head.split(/[,;]/).map(name => name.replace(/\W/g, ''))
      expect(names).toContain('Customer')
      expect(names).not.toContain('Phone')
    },
  )

  journey('many orders from a file', async () => {
    const { page } = await portal.login(NO, 'parent', '/bulk-order')
    await rememberDownloads(page)
    await page.press({ role: 'button', name: 'Download template' })
    expect((await downloadedText(page)).slice(0, 2)).toBe('PK')
    const near = vendorSpot(portal.sandbox, 'NO')
    const rows = streetsOf(portal.sandbox, 'NO', 3, near).map((street, at) => goodRow(at, street, '+47 406 1'))
    await chooseFile(page, 'lunch.xlsx', fileOf(rows))
    await page.press({ css: '.place .button.primary' })
    await page.press({ role: 'button', name: 'Place 3 orders', within: '[role=alertdialog]' })
    await page.at(/^\/order-tracking/)
    for (const { name = '' } of rows) expect(portal.ordersTo(NO, name).length, name).toBeGreaterThan(0)
  })

  journey('registration', async () => {
    const { page } = await portal.visit(NO, '/register')
    const fields = {
      email: 'new@shop.example',
      vendorName: 'Nye Blomster',
      vendorCode: 'NO-77',
      mobile: '+47 412 58 963',
      'new-password': 'Peoner2025!',
    }
    for (const [name, text] of Object.entries(fields)) await page.type({ css: `[name=${name}]` }, text)
    for (const name of ['terms', 'privacy']) {
      await page.tabTo(`[name=${name}]`)
      await page.key(' ')
    }
    await page.press({ css: 'button[type=submit]' })
    expect((await page.see({ css: '.done p' })).text).toContain('new@shop.example')
  })

  journey('a guest pays at the bank', async () => {
    const { page } = await portal.visit(NO, '/connect')
    await page.press({ css: '.needs-guests button' })
    await page.at(/^\/request-a-rider/)
    await page.press({ css: '.walkthrough footer .button' })
    await chooseAddress(page, '#origin', 'Solveien')
    await page.see({ css: '[name=origin-unit]' })
    await page.press({ css: '.request-form [type=submit]' })
    await chooseAddress(page, '#destination', 'Kapellveien')
    const fields = {
      name: 'Ingrid Solberg',
      phone: '41258036',
      description: 'Peonies',
      amount: '120',
      senderName: 'Kari Gjest',
      senderPhone: '41258036',
      senderEmail: 'kari@post.example',
    }
    for (const [field, text] of Object.entries(fields)) await page.type({ css: `#${field}` }, text)
    await page.press(SUBMIT)
    const card = {
      number: '4000000000003220',
      month: '08',
      year: String(new Date().getUTCFullYear() + 3),
      code: '737',
      holder: 'Kari Gjest',
    }
    for (const [field, text] of Object.entries(card)) await page.type({ css: `[name=card-${field}]` }, text)
    await page.press(SUBMIT)
    await page.press({ css: '[value=accept]' })
    await page.at(/^\/order-tracking/)
    await page.see({ css: '[role=dialog]', name: 'kari@post.example' })
  })

  journey('a receiver follows an order without an account', async () => {
    const { page: vendor } = await portal.login(NO, 'single', '/request-a-rider')
    await placeOrder(vendor, 'Kari Mottaker')
    const id = idOf('Kari Mottaker')
    const { page } = await portal.visit(NO, `/en/tracking/${id}`, { width: 390, height: 800 })
    await page.until('document.querySelector("main[data-state=known]")')
    expect((await page.see({ css: '[data-part=receiver-name]' })).text).toBe('Kari Mottaker')
    expect(await page.evaluate('document.body.innerText')).not.toContain('41258036')
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  journey('from right to left, in Arabic', async () => {
    const { page } = await portal.login(AE, 'single', '/request-a-rider')
    expect(await page.evaluate('document.documentElement.dir')).toBe('rtl')
    await chooseAddress(page, '#destination', 'شارع')
    const fields = { name: 'مريم ستة عشر', phone: '501234567', description: 'غداء', amount: '120' }
    for (const [field, text] of Object.entries(fields)) await page.type({ css: `#${field}` }, text)
    await page.press(SUBMIT)
    await page.at(/^\/order-tracking/)
    await page.see({ css: '.order', name: fields.name })
    expect(portal.ordersTo(AE, fields.name)).toMatchObject([{ order: { description: 'غداء' } }])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  journey('two windows know of the same orders and of the same logout', async () => {
    const { page, newPage } = await portal.login(NO, 'single', '/request-a-rider')
    const other = await newPage('/order-tracking')
    await page.window.front()
    await placeOrder(page, 'Kari To Vinduer')
    await other.window.front()
    await other.see({ css: '.order', name: 'Kari To Vinduer' })
    await other.press({ css: '.avatar-button' })
    await other.press({ role: 'button', name: 'Log out' })
    await other.at(/^\/$/)
    await page.window.front()
    await page.at(/^\/$/)
  })

  journey('Back closes what is open, leads to the screen before, and keeps what was typed', async () => {
    const { page } = await portal.login(NO, 'single', '/order-tracking')
    await page.press({ css: '.branch' })
    await page.see({ css: '[role=dialog]' })
    await page.back()
    await page.gone({ css: '[role=dialog]' })
    await page.at(/^\/order-tracking/)
    await page.press({ css: '.tabs a', name: 'Request' })
    await page.at(/^\/request-a-rider/)
    await page.type({ css: '#name' }, 'Kari Tilbake')
    await page.press({ css: '.tabs a', name: 'History' })
    await page.at(/^\/history/)
    await page.back()
    await page.at(/^\/request-a-rider/)
    await page.until('document.querySelector("#name") && document.querySelector("#name").value === "Kari Tilbake"')
  })

  journey('whoever goes elsewhere while a screen is on its way is not brought to that screen', async () => {
    const { page } = await portal.login(NO, 'parent', '/bulk-order')
    const press = (path: string) => `document.querySelector('.tabs a[href$=${path}]').click()`
    for (const { screen, goOn } of [
      { screen: 'order-tracking', goOn: press('bulk-order') },
      { screen: 'history', goOn: 'history.back()' },
    ]) {
      await page.press({ css: '.tabs a', name: 'Request' })
      await page.at(/^\/request-a-rider/)
      await page.press({ css: '#name' })
      await page.until('performance.getEntriesByType("resource").some(({ name }) => name.includes("/shared-screens"))')
      const release = portal.hold(/^\/bulk-order|^\/_assets\/(tracking|history).*\.css$/)
      await page.evaluate(`setTimeout(() => { ${press(screen)}; setTimeout(() => { ${goOn} }, 100) }, 100) && true`)
      // Longer than a screen is waited for before its page is opened instead.
      await new Promise(done => setTimeout(done, 3000))
      release()
      await page.at(/^\/bulk-order/)
    }
  })

  journey('Back to a page shows what has been ordered and changed on the pages after it', async () => {
    const { page } = await portal.login(NO, 'parent', '/request-a-rider')
    house += 2
    await chooseAddress(page, '#destination', `Storgata ${house}`)
    const fields = { name: 'Kari En Gang', phone: '41258036', description: 'Peonies', amount: '649' }
    for (const [field, text] of Object.entries(fields)) await page.type({ css: `#${field}` }, text)
    await page.press({ css: '.tabs a', name: 'Bulk orders' })
    await page.at(/^\/bulk-order/)
    await page.press({ css: '.tabs a', name: 'Request' })
    await page.at(/^\/request-a-rider/)
    await page.until(FEE)
    await page.press(SUBMIT)
    await page.at(/^\/order-tracking/)
    for (const path of [/^\/request-a-rider/, /^\/bulk-order/, /^\/request-a-rider/]) await backTo(page, path)
    await page.until('document.querySelector("#name") && document.querySelector("#name").value === ""')

    await page.open(`${portal.origin(NO)}/bulk-order`)
    const near = vendorSpot(portal.sandbox, 'NO')
    const rows = streetsOf(portal.sandbox, 'NO', 3, near).map((street, at) => goodRow(at + 30, street, '+47 406 1'))
    await chooseFile(page, 'dinner.xlsx', fileOf(rows))
    await page.see({ role: 'button', name: 'Place 3 orders' })
    await page.press({ css: '.tabs a', name: 'Tracking' })
    await page.at(/^\/order-tracking/)
    await page.press({ css: '.tabs a', name: 'Bulk orders' })
    await page.at(/^\/bulk-order/)
    await page.press({ role: 'button', name: 'Remove row 3' })
    await page.see({ role: 'button', name: 'Place 2 orders' })
    for (const path of [/^\/order-tracking/, /^\/bulk-order/]) await backTo(page, path)
    await page.see({ role: 'button', name: 'Place 2 orders' })
  })

  journey('[NTC-101] a notice leaves the field in which somebody types, and stays where the pointer is', async () => {
    const { page } = await portal.login(NO, 'single', '/order-tracking', { width: 390, height: 700 })
    await page.press({ css: '.menu-button' })
    await page.see({ css: '[role=dialog] a', name: 'Request' })
    // Nobody sees the page, as far as it knows, before the notice comes: it waits from its first moment.
    await page.until(`Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }) &&
      document.dispatchEvent(new Event('visibilitychange'))`)
    const kept = JSON.stringify([{ code: 'order_updated' }])
    await page.evaluate(`sessionStorage.setItem('carried-notices', ${JSON.stringify(kept)})`)
    await page.press({ css: '[role=dialog] a', name: 'Request' })
    await page.at(/^\/request-a-rider/)
    await page.gone({ css: '[role=dialog]' })
    // The notice lies above the foot of the form, once that is there.
    await page.see(SUBMIT)
    await page.until('document.querySelector(".branch bdi:not(.bone)") !== null')
    /** Goes into a field, and brings its middle to this share of the height of the window. */
    const typeAt = (share: number) =>
      page.until(`(() => {
        const field = document.querySelector('#description')
        field.focus({ preventScroll: true })
        let scrolled = field.parentElement
        while (scrolled !== document.documentElement && !/auto|scroll/.test(getComputedStyle(scrolled).overflowY))
          scrolled = scrolled.parentElement
        const { top, height } = field.getBoundingClientRect()
        scrolled.scrollBy({ top: top + height / 2 - innerHeight * ${share}, behavior: 'instant' })
        return document.activeElement === field
      })()`)
    const areApart = `(() => {
      const [one, other] = ['.toasts', '#description'].map(css => document.querySelector(css).getBoundingClientRect())
      return one.bottom <= other.top || other.bottom <= one.top
    })()`
    const edge = (name: string) => `document.querySelector('.toasts').dataset.edge === '${name}'`
    const top = 'document.querySelector(".toasts").getBoundingClientRect().top'
    await page.press({ css: '.toast > span' })
    const there = await page.evaluate<number>(top)
    await typeAt(0.8)
    expect(await page.evaluate<number>(top)).toBe(there)
    expect(await page.evaluate(areApart)).toBe(false)
    await page.press({ css: '#name' })
    await typeAt(0.8)
    await page.until(`${areApart} && ${edge('top')}`)
    await typeAt(0.15)
    await page.until(areApart)
    await page.press({ css: '.toast button' })
    await page.gone({ css: '.toast' })
  })

  journey('a page for an audience, from the landing page, in two languages', async () => {
    const { page } = await portal.visit(AE, '/', { width: 390, height: 800 })
    const isWhole = 'document.documentElement.scrollWidth <= innerWidth && document.querySelectorAll("h1").length === 1'
    await page.press({ css: 'main a[href$="/for-restaurants"]' })
    await page.at(/^\/for-restaurants$/)
    expect(await page.evaluate('document.documentElement.dir')).toBe('rtl')
    expect(await page.evaluate(isWhole)).toBe(true)
    await page.press({ css: '.languages > summary' })
    await page.press({ css: '.languages a[hreflang=en]' })
    await page.at(/^\/en\/for-restaurants$/)
    expect((await page.see({ css: 'h1' })).text).toBe('From your kitchen to your customer’s door.')
    expect(await page.evaluate(isWhole)).toBe(true)
    await page.press({ css: '#request a' })
    await page.at(/^\/en\/connect$/)
  })

  journey(
    'the bar of a screen is drawn while its style sheets are on their way, and nothing of the screen before they are there',
    async () => {
      const vendor = await portal.login(NO, 'parent', '/robots.txt')
      const visitor = await portal.visit(NO, '/robots.txt')
      const styleOf = (selector: string, name: string) =>
        `getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${name}`
      for (const { page, path, bar, below } of [
        { page: vendor.page, path: '/order-tracking', bar: '.topbar', below: 'main' },
        { page: visitor.page, path: '/forgot-password', bar: 'header.site', below: '.card' },
      ]) {
        const release = portal.hold(/\.css$/)
        await page.evaluate(`setTimeout(() => location.assign('${path}'), 0) && true`)
        await page.until(`location.pathname === '${path}' && ${styleOf(bar, 'display')} === 'flex'`)
        await page.until(`${styleOf(bar, 'minHeight')} !== '0px'`)
        expect(await page.evaluate(`document.querySelector('${below}') === null`)).toBe(true)
        const undrawn = `[...document.querySelectorAll('${bar} use')]
          .map(use => use.closest('.menu-card') ? '' : use.getAttribute('href'))
          .filter(drawing => drawing !== '' && !document.querySelector(drawing)).join()`
        expect(await page.evaluate(undrawn)).toBe('')
        release()
        await page.until(`document.querySelector('${below}') !== null && document.readyState === 'complete'`)
        expect(await page.evaluate(`document.querySelectorAll('link[rel=stylesheet]').length > 2`)).toBe(true)
      }
    },
  )

  journey('[CST-001] a part that failed to load comes once the network is back', async () => {
    const { page } = await portal.login(NO, 'single', '/request-a-rider')
    await page.see({ css: '#destination' })
    await expect.poll(() => portal.mapsRefused()).toBeGreaterThan(0)
    expect(await page.evaluate(`document.querySelector('${MAP}')`)).toBeNull()
    portal.drawMaps()
    await page.see({ css: MAP })
  })

  const pictures = async () => {
    const { page } = await portal.login(NO, 'single', '/request-a-rider', { width: 1440, height: 900 })
    await placeOrder(page, 'Kari Bilde')
    const keep = (screen: string) => keepScreen(screen, engine.name, page)
    const open = async (path: string, ready: string) => {
      await page.open(portal.origin(NO) + path)
      await page.see({ css: ready })
    }
    portal.drawMaps()
    await open('/en/request-a-rider', '#destination')
    await page.see({ css: MAP })
    await keep('request')
    await open('/en/order-tracking', '.order')
    await openOrder(page, 'Kari Bilde')
    await page.see({ css: MAP })
    await keep('tracking')
    await open('/en/history', '.history-table tbody tr')
    await keep('history')
    await chooseInMenu(page, 'Statement', 'More for these orders')
    await page.see({ css: '[role=dialog] .statement' })
    await keep('statement')
    await open('/en/bulk-order', 'main h1')
    await keep('bulk orders')
    await open('/en/faq', 'main h1')
    await keep('questions')
    const receiver = await portal.visit(NO, `/en/tracking/${idOf('Kari Bilde')}`, { width: 1440, height: 900 })
    await receiver.page.until('document.querySelector("main[data-state=known]")')
    await keepScreen('public tracking', engine.name, receiver.page)
    // Whoever is logged in is led on from it.
    const visitor = await portal.visit(NO, '/en', { width: 1440, height: 900 })
    await visitor.page.see({ css: 'main h1' })
    await keepScreen('landing page', engine.name, visitor.page)
  }
  if (isAskedForPictures) journey('pictures of eight screens', pictures)
}

/** The found addresses of a list, below the customers and saved places of earlier orders, which come sooner. */
const FOUND =
  '[role=listbox] [role=group]:not(:has(~ [role=group])):not(:has([href="#i-bookmark"], [href="#i-repeat"]))'

/** Types an address and presses the first suggestion that was found for it. */
async function chooseAddress(page: Page, field: string, text: string): Promise<void> {
  await page.type({ css: field }, text)
  await page.press({ role: 'option', within: FOUND })
  if (field === '#destination') await page.until(FEE)
}

/** Firefox forgets a step back that is taken while the page of the one before it is still loading. */
async function backTo(page: Page, path: RegExp): Promise<void> {
  await page.back()
  await page.at(path)
  await page.until('document.readyState === "complete"')
}

/** A day of the calendar of the country, as in an address: 2030-06-01. */
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' }).format(Date.now() - days * 86_400_000)

/** Types a day part by part in the American order; some browsers go on to the next part by themselves, others do not. */
async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const field = { role: 'field', name: label } as const
  await page.press(field)
  for (const [index, part] of [month, date, year].entries()) {
    await page.key('ArrowLeft', 'ArrowLeft', 'ArrowLeft', ...Array<string>(index).fill('ArrowRight'))
    await page.window.type(part)
  }
  expect((await page.see(field)).value).toBe(day)
}

/** Keeps what the page offers as a download, since every browser saves it in a way of its own. */
async function rememberDownloads(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const { createObjectURL } = URL
    URL.createObjectURL = file => {
      globalThis.downloaded = file
      return createObjectURL.call(URL, file)
    }
    return true
  })()`)
}

async function downloadedText(page: Page): Promise<string> {
  await page.until('globalThis.downloaded')
  return page.evaluate<string>('downloaded.text()')
}

/** Chooses a file without the dialog of the browser, which belongs to the machine. */
async function chooseFile(page: Page, name: string, contents: Buffer): Promise<void> {
  await page.until('document.querySelector("input[type=file]")')
  await page.evaluate(`(() => {
    const input = document.querySelector('input[type=file]')
    const bytes = Uint8Array.from(atob(${JSON.stringify(contents.toString('base64'))}), one => one.charCodeAt(0))
    const chosen = new DataTransfer()
    chosen.items.add(new File([bytes], ${JSON.stringify(name)}))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  })()`)
}
