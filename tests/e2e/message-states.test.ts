// States that other tests decide without a browser, shown once while messages get their pictures (I18-103). Each test waits
// for what it wants photographed.
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bulkColumns, templateHeadings } from '#features/bulk/columns.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import type { Answer } from './back-end.ts'
import { borrowProfile } from './borrowed-profile.ts'
import { RECORDED } from './browser.ts'
import type { Cells } from './bulk-files.ts'
import { choose } from './bulk-screen.ts'
import { openPortal, type Pair, type Portal, ready, type Visit } from './portal.ts'
import { ID, orderNow } from './public-orders.ts'
import { servePublic } from './public-visit.ts'
import { choose as chooseAddress, fillOrder, peoniesFor, press } from './request-steps.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 } }
/** All columns of the grid, and many rows. */
const GRID = { viewport: { width: 2800, height: 1400 } }

type Body = Record<string, unknown>

let sandbox: Sandbox
let control: Sandbox['control']
/** Changes an answer before the page gets it. */
let change: { call: RegExp; to: (body: Body) => Body } | undefined
/** Calls that are never answered. */
let held: RegExp | undefined
const answer: Answer = async (address, init) => {
  if (held?.test(`${init.method} ${address}`)) return new Promise(() => {})
  const answered = await sandbox.fetch(address, init)
  if (!change?.call.test(address) || !answered.ok || init.method === 'OPTIONS') return answered
  return new Response(JSON.stringify(change.to((await answered.json()) as Body)), answered)
}

let portal: Portal
const opened: Visit[] = []

/** Somebody who has logged in, at a path. */
async function at(path: string, options: Parameters<Portal['login']>[1] & { pair?: Pair } = {}): Promise<Page> {
  const { pair = 'pandago-NO', ...rest } = options
  // A flag service that says nothing for 2 s counts as failed.
  sandbox.sites.open(pair.slice(-2) as 'NO')
  const visit = await portal.loggedIn(pair, { ...WIDE, ...rest })
  opened.push(visit)
  await visit.page.goto(portal.origin(pair) + path)
  await ready(visit.page)
  return visit.page
}

/** A visitor of any site, at a path. */
async function visitor(pair: Pair, path: string, options: Parameters<Portal['visit']>[2] = {}): Promise<Page> {
  const visit = await portal.visit(pair, path, { ...WIDE, ...options })
  opened.push(visit)
  return visit.page
}

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const fails = (call: string, status = 500, message = 'Nope') =>
  control.addFault({ kind: 'refusal', probability: 1, call, status, message })

describe.runIf(RECORDED)('messages in their place', () => {
  beforeAll(async () => {
    sandbox = createSandbox({ log: () => {} })
    control = sandbox.control
    portal = await openPortal({
      pairs: ['pandago-NO', 'talabat-AE', 'pandasend-SG', 'pandasend-TW', 'glovo-RO'],
      answer,
    })
  }, 300_000)
  afterEach(async () => {
    for (const { context } of opened.splice(0)) await context.close()
    control.faults.clear()
    change = undefined
    held = undefined
  })
  afterAll(async () => {
    await portal?.close()
    sandbox?.close()
  })

  describe('bulk orders', () => {
    const row = (cells: Cells) =>
      bulkColumns
        .map(column => cells[column] ?? '')
        .concat('x')
        .join('\t')
    const good: Cells = {
      name: 'Omar Aziz',
      phone: '+971501237701',
      unit: '4',
      address: 'Al Wasl Road 214',
      description: 'Dates',
      amount: '120.50',
      payment: 'PAID',
      delivery: 'instant',
    }
    const faulty: readonly Cells[] = [
      { name: '' },
      { name: '12' },
      { phone: '' },
      { phone: '12' },
      { phone: '9.71501E+11' },
      { unit: '' },
      { address: '' },
      { address: 'x'.repeat(400) },
      { notes: 'x'.repeat(600) },
      { description: 'x'.repeat(600) },
      { amount: '0' },
      { amount: 'much' },
      { amount: '1.2345' },
      { amount: '1.234' },
      { amount: '#REF!' },
      { payment: '' },
      { payment: 'barter' },
      { delivery: 'soon' },
      { delivery: 'scheduled' },
      { delivery: 'scheduled', scheduled: 'at noon' },
      { delivery: 'scheduled', scheduled: '2020-01-31 18:30' },
      { delivery: 'instant', scheduled: '2030-01-31 18:30' },
    ]
    const file = (rows: readonly Cells[]) =>
      Buffer.from(
        [
          bulkColumns
            .map(column => templateHeadings[column])
            .concat('Courier')
            .join('\t'),
          ...rows.map(row),
        ].join('\r\n'),
      )
    const open = async (rows: readonly Cells[], options: Parameters<typeof at>[1] = {}) => {
      const page = await at('/en/bulk-order', { pair: 'talabat-AE', ...GRID, ...options })
      await choose(page, file(rows), 'orders.csv')
      await page.locator('.place').waitFor()
      return page
    }

    test('every mistake of a row, how a file was read, and what is not used', async () => {
      const page = await open([good, ...faulty.map(cells => ({ ...good, ...cells }))])
      await shows(page, 'Enter a name')
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      await shows(page, 'Decimal sign')
      await page.locator('#bulk-find').fill('nobody')
      await page.keyboard.press('Enter')
      await shows(page, 'No matching rows')
      await page.getByRole('button', { name: 'Next error' }).click()
      await page.keyboard.press('Delete')
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Redo' }).waitFor()
      await page.setViewportSize({ width: 1000, height: 900 })
      await page.getByRole('grid').waitFor()
      await page.locator('.segments label', { hasText: 'Ready' }).click()
    })

    test('a row on a phone', async () => {
      const page = await open([{ ...good, phone: '' }, good], PHONE)
      await page.locator('.row-cards button').first().click()
      await page.getByRole('dialog').waitFor()
      await page.getByRole('button', { name: 'Duplicate row' }).waitFor()
    })

    test('the question before orders are placed, and while they are read again', async () => {
      const page = await open([
        good,
        { ...good, name: 'Noor Aziz', amount: '80', payment: 'CASH_ON_DELIVERY' },
        { ...good, phone: '' },
      ])
      await page.locator('.place .button.primary').click()
      await page.getByRole('alertdialog').waitFor()
    })

    test('no uploads yet', async () => {
      change = { call: /bulk-job\/all/, to: body => emptied(body) }
      await shows(await at('/bulk-order'), 'Orders you upload from a file are listed here.')
    })

    test('rows that were checked and not placed', async () => {
      change = {
        call: /bulk-job\/all/,
        to: body => replaced(body, /"orders_to_be_placed":\d+/g, '"orders_to_be_placed":3'),
      }
      await shows(await at('/bulk-order'), 'To place')
    })

    test('a job list that fails', async () => {
      fails('listBulkJobs', 422)
      await shows(await at('/bulk-order'), 'Failed to get job history')
    })

    test('a file that is none', async () => {
      const page = await at('/bulk-order')
      await choose(page, Buffer.from('name,phone'), 'orders.csv')
      await shows(page, 'File format is invalid')
    })
  })

  describe('branches', () => {
    test('that cannot be loaded', async () => {
      fails('listVendors')
      await shows(await at('/history'), 'We couldn’t load your branches.')
    })

    test('of which there are none', async () => {
      change = { call: /\/vendors(\?|$)/, to: body => emptied(body) }
      await shows(await at('/request-a-rider'), 'This account has no branches yet.')
    })

    test('none of which matches what is typed', async () => {
      const page = await at('/history')
      await page.click('.topbar .branch')
      await page.waitForSelector('[role=option]')
      await page.keyboard.type('zzzz')
      await shows(page, 'No branch matches')
    })

    test('the palette looks in History', async () => {
      const page = await at('/history')
      const palette = page.getByRole('dialog', { name: 'Search and commands' })
      // Before the page listens, nobody hears the key.
      await expect
        .poll(async () => {
          await page.keyboard.press('Control+k')
          return palette.count()
        })
        .toBe(1)
      await page.keyboard.type('zzzz')
      await shows(page, /^Look for /)
    })

    test('collection points: none, one without an address, one that is switched off', async () => {
      const drawer = async () => {
        const page = await at('/history')
        await page.click('.topbar .branch')
        await page.click('.drawer > .dialog-foot .button')
        await page.getByRole('heading', { name: 'Collection points' }).waitFor()
        return page
      }
      change = {
        call: /\/vendors(\?|$)/,
        to: body => replaced(replaced(body, /"location":\{[^{}]*\},?/g, ''), /"is_active":true/g, '"is_active":false'),
      }
      await shows(await drawer(), 'Switched off')
      change = { call: /\/vendors(\?|$)/, to: body => filtered(body, one => one['is_parent'] === true) }
      await shows(await drawer(), 'No collection points yet')
    })
  })

  describe('tracking', () => {
    const board = async (options: Parameters<typeof at>[1] = {}, query = '') => {
      const page = await at(`/order-tracking/no1000${query}`, options)
      await page.locator('.order').first().waitFor()
      return page
    }

    test('an order that is kept cold and checks an age; what cannot be copied', async () => {
      change = {
        call: /\/orders(\?|$)|\/order\?/,
        to: body =>
          replaced(
            replaced(body, /"cold_bag_needed":false/g, '"cold_bag_needed":true'),
            /"status_history":/g,
            '"age_validation_required":true,"status_history":',
          ),
      }
      const page = await board()
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
      })
      await page.locator('.order').first().click()
      await shows(page, 'Kept cold')
      await page.getByRole('button', { name: 'Share' }).first().click()
      await shows(page, /doesn’t allow copying/)
      await page.locator('.detail-actions .square').click()
      await page.getByRole('menuitem', { name: 'QR' }).click()
      await page.getByRole('dialog').waitFor()
    })

    test('orders with every sign of their status', async () => {
      const page = await board()
      for (const row of await page.locator('.order').all()) await row.click()
    })

    test('nothing chosen, an order that is not there, lists without orders', async () => {
      await board({}, '?order=no1000-nothing')
      await shows(opened[0]?.page as Page, 'It may belong to another branch or an earlier day.')
      change = { call: /\/orders(\?|$)/, to: body => filtered(body, one => one['status'] === 'DELIVERED') }
      const phone = await at('/order-tracking/no1000', PHONE)
      await shows(phone, 'Nothing here right now')
    })

    test('nothing chosen where no place is known', async () => {
      await shows(await at('/order-tracking', { who: 'nolocation' }), /Choose a delivery|No deliveries|here/)
    })

    test('without a network, and with lists that cannot be updated', async () => {
      const page = await board()
      fails('listOrders')
      await page.getByRole('button', { name: 'Update now' }).click()
      await shows(page, 'We couldn’t update the list.')
      await page.context().setOffline(true)
      await shows(page, 'You’re offline.')
      await page.context().setOffline(false)
    })

    test('a cancellation that is too late, and without a reason', async () => {
      const page = await board()
      const row = page.getByRole('region', { name: 'New' }).locator('.order').first()
      const id = String(await row.getAttribute('data-order'))
      await row.click()
      await page.locator('.detail-actions .square').click()
      await page.getByRole('menuitem', { name: 'Cancel' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button').last().click()
      await shows(page, 'Choose a reason')
      control.setStatus('NO', id, 'CANCELLED')
      await page.evaluate(() => document.querySelector<HTMLElement>('.freshness button')?.click())
      await shows(page, 'This order can’t be cancelled')
    })
  })

  describe('history', () => {
    test('days that cannot be shown, days without orders, an order that is not there', async () => {
      await shows(
        await at('/history?period=custom&from=2019-01-01&to=2030-01-01'),
        'We can’t show the days in this link',
      )
      await shows(await at('/history?order=no1000-nothing'), 'It may belong to another branch.')
      change = { call: /\/orders(\?|$)/, to: body => emptied(body) }
      await shows(await at('/history'), 'No orders on these days')
    })

    test('the rest does not come', async () => {
      let pages = 0
      change = {
        call: /\/orders(\?|$)/,
        to: body => {
          if (++pages > 1) throw new Error('The connection is lost.')
          return body
        },
      }
      await shows(await at('/history?period=past-month'), 'We couldn’t load the rest.')
    })

    test('an export in progress, and each of its headings', async () => {
      const page = await at('/history?period=past-week')
      await page.locator('.history-table [data-row]').first().waitFor()
      await expect.poll(() => page.locator('.overview').getAttribute('aria-busy')).toBe('false')
      await page.getByRole('button', { name: 'Export' }).click()
      await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /CSV/ }).click()])
      held = /GET .*\/orders/
      await page.goto(`${portal.origin('pandago-NO')}/history?period=past-month`)
    })

    test('orders of several branches are not ordered again, and photos that cannot be had', async () => {
      control.setFlag('NO', 'BulkOrderUpload', true)
      control.setFlag('NO', 'ProofOfDelivery', true)
      const page = await at('/history?period=past-week&status=DELIVERED', {
        kept: { vendors: JSON.stringify({ showToggleOutlet: true, enableToggleOutlet: true }) },
      })
      await page.locator('.history-table [data-row]').first().waitFor()
      const boxes = page.locator('.history-table [data-row]').getByRole('checkbox')
      await boxes.nth(0).check()
      await page.keyboard.down('Shift')
      await boxes.nth(11).click()
      await page.keyboard.up('Shift')
      await page.getByRole('button', { name: /selected/ }).click()
      await page.getByRole('menuitem', { name: 'Order them again in bulk' }).click()
      await shows(page, 'These orders are of several branches.')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /selected/ }).click()
      await page.getByRole('menuitem', { name: 'Photos of these orders' }).click()
      await shows(page, /^Photos: /)
      fails('proof', 404)
      await page.getByRole('button', { name: 'Save as ZIP' }).click()
      await shows(page, 'These photos could not be loaded')
    })
  })

  describe('a request', () => {
    test('the welcome', async () => {
      const page = await at('/request-a-rider', { kept: { 'walkthrough-done': 'false' } })
      const next = page.getByRole('button', { name: 'Next' })
      await next.click()
      await next.click()
      await page.getByRole('button', { name: 'Start' }).waitFor()
    })

    test('what a shop and a message offer', async () => {
      const shop = await at('/request-a-rider#to=Storgata%207&name=Kari%20Berg&phone=41258036&value=649&ref=Peonies')
      await shows(shop, 'From your shop system.')
      const page = await at('/request-a-rider')
      await page.locator('#destination').waitFor()
      await page.evaluate(() => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', 'Kari Berg\nStorgata 7, Oslo\n+47 412 58 036\nRing the bell')
        const field = document.querySelector<HTMLElement>('#destination')
        field?.focus()
        field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      })
      await shows(page, 'Found in the text you pasted.')
    })

    test('what is left out is asked for at its field, and the customers of last time', async () => {
      const page = await at('/request-a-rider', { who: 'single' })
      await page.locator('#destination').click()
      await page.locator('#name').fill('')
      await press(page)
      await shows(page, 'Please fill the customer')
    })

    test('later, with every choice', async () => {
      const page = await at('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor('Kari Senere'))
      await page.selectOption('#parcel', 'food')
      await page.getByText('Later', { exact: true }).click()
      await page.locator('#collectAt').waitFor()
      await page.getByText('Add voucher').first().click()
      await page.locator('#voucher').fill('WELCOME')
      await page.keyboard.press('Enter')
      await page.locator('.voucher').waitFor()
      await page.getByText(/VAT/).first().click()
      await page.locator('#vat').fill('1')
      await press(page)
    })

    test('an order that is not made', async () => {
      const page = await at('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor('Kari Avvist'))
      fails('placeOrder', 400, 'InvalidRequest')
      await press(page)
      await shows(page, 'Could not create that order')
    })

    test('closed', async () => {
      control.applyPreset('closed')
      await shows(await at('/request-a-rider', { who: 'single' }), 'Closed right now')
    })

    test('an address that is not found, and a search that fails', async () => {
      const page = await at('/request-a-rider', { who: 'single' })
      await page.locator('#destination').fill('qqqq xxxx zzzz')
      await page.keyboard.press('Enter')
      await shows(page, 'Unable to find address')
      fails('autocompleteAddress')
      await page.locator('#destination').fill('Storgata 9')
      await shows(page, 'We can’t search for addresses right now')
    })

    test('an order that is changed', async () => {
      control.setFlag('NO', 'ModifyOrderButton', true)
      const page = await at('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor('Kari Endret'))
      await press(page)
      await page.waitForURL('**/order-tracking/**')
      await page.getByText('Kari Endret').first().click()
      await page.locator('.detail-actions .square').click()
      await page.getByRole('menuitem', { name: 'Modify' }).click()
      await shows(page, /^Changing order/)
    })

    test('no times, and a fee that fails', async () => {
      fails('deliveryFee')
      const page = await at('/request-a-rider', { who: 'single' })
      await page.locator('#destination').waitFor()
      await chooseAddress(page, 'Storgata 7').catch(() => undefined)
      await shows(page, 'Cannot compute price')
    })
  })

  describe('what the portal says by itself', () => {
    test('a part that does not come', async () => {
      const page = await at('/order-tracking/no1000')
      await page.locator('.order').first().click()
      await page.context().route('**/_assets/QrDialog*', route => route.abort())
      await page.locator('.detail-actions .square').click()
      await page.getByRole('menuitem', { name: 'QR' }).click()
      await shows(page, 'We couldn’t show this part of the page')
    })

    test('an outdated page with something unsaved', async () => {
      const visit = await portal.loggedIn('pandago-NO', WIDE)
      opened.push(visit)
      const { page } = visit
      await visit.context.route('**/asset-manifest.json?*', route =>
        route.fulfill({ json: { build: 'newer', files: [] } }),
      )
      await page.clock.install()
      await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
      await ready(page)
      await page.locator('#name').fill('Kari Berg')
      await page.clock.runFor(1000)
      await page.clock.fastForward(300_000)
      await shows(page, 'Your application is outdated. Reload when you’re done')
    })

    test('no scripts, and a browser that is too old', async () => {
      await visitor('pandago-NO', '/request-a-rider', { javaScriptEnabled: false })
      const { page } = await borrowProfile({ ...WIDE }, { origin: portal.origin('pandago-NO') })
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CSSContainerRule'))
      await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
      await page.locator('#old-browser:not([hidden])').waitFor()
      await page.context().close()
    })

    test('maintenance', async () => {
      for (const flag of ['PlannedMaintenance', 'UnplannedMaintenance']) {
        const page = await visitor('pandago-NO', '/faq')
        await page.route('**/flags.json', route => route.fulfill({ json: { [flag]: true } }))
        await page.goto(`${portal.origin('pandago-NO')}/maintenance`)
        await shows(page, /as soon as it’s done/)
      }
    })
  })

  describe('pages for everybody', () => {
    test.each(['pandago-NO', 'talabat-AE', 'pandasend-SG', 'pandasend-TW', 'glovo-RO'] as const)(
      'the first page of %s, its prices and an own distance',
      async pair => {
        const page = await visitor(pair, pair === 'talabat-AE' ? '/en' : '/')
        await page.locator('#prices').scrollIntoViewIfNeeded()
        const other = page.getByRole('radio', { name: 'Other' })
        if (!(await other.isVisible())) return
        await other.check()
        for (const distance of ['999', '3']) await page.getByLabel('Distance in kilometres').fill(distance)
      },
    )

    test('a link to an answer, and terms that do not come', async () => {
      const page = await visitor('pandago-NO', '/faq')
      await page.locator('details summary').first().click()
      await page.locator('details a[href^="#"], .faq a[href^="#"]').first().hover()
      await page.goto(`${portal.origin('pandago-NO')}/helpcenter`)
      await page.goto(`${portal.origin('pandago-NO')}/termsandconditions`)
      await page.route('**/*terms*', route => route.abort())
      await page.locator('[data-offline-terms]').click()
      await page.locator('[data-offline-terms-failed]:not([hidden])').waitFor()
    })
  })

  const { visit } = servePublic()

  describe('a delivery for everybody', () => {
    test.each(['NEW', 'PICKED_UP', 'NEAR_CUSTOMER', 'DELIVERED', 'PAYMENT_FAILED', 'STALLED', 'DELAYED'] as const)(
      'one that is %s',
      async status => {
        const order = orderNow(status, { proofs: ['pickup', 'delivery'] })
        const { page } = await visit(`/en/tracking/${ID}`, order, () => {}, PHONE)
        await page.locator('main h1').waitFor()
      },
    )

    test('its photo, its receipt, and what is kept cold', async () => {
      const { page, server } = await visit(
        `/en/tracking/${ID}`,
        orderNow('DELIVERED', { proofs: ['pickup', 'delivery'] }),
      )
      server.proof = 'failing'
      await page.getByRole('button', { name: 'See the photo of the delivery' }).click()
      await shows(page, 'An error occured when downloading the proof.')
      await page.goto(page.url().replace('/tracking/', '/delivery-receipt/'))
      await page.waitForSelector('main[data-state="known"]')
    })
  })
})

/** The same with every list empty. */
function emptied(body: Body): Body {
  return filtered(body, () => false)
}

/** The same with what `keep` keeps of every list of things. */
function filtered(body: Body, keep: (one: Body) => boolean): Body {
  const of = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter(one => !isThing(one) || keep(one))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, of(part)]))
  }
  return of(body) as Body
}

const isThing = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && ['order_id', 'vendor_id', 'bulk_job_id'].some(name => name in value)

/** The same with another text in its JSON. */
const replaced = (body: Body, from: RegExp, to: string): Body =>
  JSON.parse(JSON.stringify(body).replace(from, to).replaceAll(',}', '}')) as Body
