// States that other tests decide without a browser, shown once while messages get their pictures (I18-103). Each test waits
// for what it wants photographed.
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bulkColumns, templateHeadings } from '#features/bulk/columns.ts'
import { createSandbox, type Sandbox } from '#sandbox/sandbox.ts'
import type { Answer } from './back-end.ts'
import { RECORDED } from './browser.ts'
import type { Cells } from './bulk-files.ts'
import { choose } from './bulk-screen.ts'
import { openPortal, type Pair, type Portal, ready, type Visit } from './portal.ts'
import { choose as chooseAddress, fillOrder, ordersTo, peoniesFor, press } from './request-steps.ts'
import {
  addPoint,
  branchButton,
  bulkCards,
  earlierUploads,
  managePoints,
  openedId,
  openedOrder,
  orderMenu,
  orderRows,
  orderTitle,
  overview,
  pastRows,
  placeButton,
  pointForm,
  pointList,
  requestForm,
  rowFilter,
  savePoint,
} from './screens.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 } }
/** All columns of the grid, and many rows. */
const GRID = { viewport: { width: 2800, height: 1400 } }

/** Those of the sandbox, for tests that change them. */
const SERVICE_HOURS = '0000:2359'

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

/** Waits for a text; before the pointer moves, whatever the page shows is photographed. */
const shows = async (page: Page, text: string | RegExp) => {
  await page.getByText(text).first().waitFor()
  await page.mouse.move(1, 1)
}
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
    control.setParameter('NO', 'serviceHours', SERVICE_HOURS)
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
      { amount: '1.250,50' },
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
      await placeButton(page).waitFor()
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
      await page.getByRole('grid').focus()
      await page.keyboard.press('Control+Home')
      await page.keyboard.press('Delete')
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Redo' }).waitFor()
      await page.getByRole('grid').focus()
      await page.keyboard.press('Control+Shift+D')
      await page.getByText('Rows duplicated: 1').waitFor({ state: 'attached' })
      await page.setViewportSize({ width: 1000, height: 900 })
      await shows(page, /^Errors to the right/)
    })

    test('a filter without rows, and orders of the last day that cannot be asked for', async () => {
      fails('listOrders')
      const page = await open([{ ...good, phone: '' }])
      await shows(page, 'We couldn’t check whether any of these orders were placed in the last 24 hours.')
      await rowFilter(page).locator('label', { hasText: 'Ready' }).click()
      await shows(page, 'No rows here.')
    })

    test('the same row twice', async () => {
      await shows(await open([good, good]), /^Same as row/)
    })

    test('rows that are typed', async () => {
      const page = await at('/bulk-order')
      await page.getByRole('button', { name: 'Type or paste orders' }).click()
      await shows(page, 'Orders typed here')
    })

    test('a placement whose answer is lost, and nobody knows how far it got', async () => {
      const page = await open([good])
      for (const call of ['placeBulkOrders', 'readBulkJob']) control.addFault({ kind: 'cut', probability: 1, call })
      await placeButton(page).click()
      await page.getByRole('alertdialog').getByRole('button').last().click()
      await shows(page, 'We can’t check right now')
    })

    test('a row on a phone', async () => {
      const page = await open([{ ...good, phone: '' }, good], PHONE)
      await bulkCards(page).getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
      await page.getByRole('button', { name: 'Duplicate row' }).waitFor()
    })

    test('the question before orders are placed, and while they are read again', async () => {
      const page = await open([
        good,
        { ...good, name: 'Noor Aziz', amount: '80', payment: 'CASH_ON_DELIVERY' },
        { ...good, phone: '' },
      ])
      await placeButton(page).click()
      await page.getByRole('alertdialog').waitFor()
    })

    test('no uploads yet', async () => {
      change = { call: /bulk-job\/all/, to: body => emptied(body) }
      await shows(await at('/bulk-order'), 'Orders you upload from a file are listed here.')
    })

    test('an upload with rows that are still to be placed, that was only checked, or whose status is new', async () => {
      change = {
        call: /bulk-job/,
        to: body => replaced(body, /"orders_to_be_placed":\d+/g, '"orders_to_be_placed":3'),
      }
      const page = await at('/bulk-order')
      await shows(page, /^To place$/)
      await earlierUploads(page).getByRole('link').first().click()
      await page.waitForURL(/\/bulk-order\/no1000\//)
      for (const [status, text] of [
        ['PREPROCESS_SUCCESS', /^Checked, not placed$/],
        ['UNKNOWN', /^Unknown$/],
      ] as const) {
        change = {
          call: /bulk-job/,
          to: body => replaced(body, /"status":"ORDER_PLACEMENT\w*"/g, `"status":"${status}"`),
        }
        await page.reload()
        await shows(page, text)
      }
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
      await branchButton(page).click()
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

    const mayEdit = () => {
      for (const flag of ['AddVendorOutlet', 'EditVendorOutlet'] as const) control.setFlag('NO', flag, true)
    }
    const saved = async (page: Page) => {
      const field = (name: string) => pointForm(page).locator(`[name="${name}"]`)
      await field('client-vendor-id').fill('shop-91')
      await field('label').fill('Harbour kiosk')
      await field('phone').fill('+4740612345')
      await field('outlet-address').fill('gate')
      await pointForm(page).getByRole('option').first().click()
      await expect.poll(() => pointForm(page).locator('[aria-busy]').count()).toBe(0)
      await savePoint(page).click()
    }

    test('a collection point that is not saved, each reason, and one that takes long', async () => {
      mayEdit()
      const page = await at('/history')
      await branchButton(page).click()
      await managePoints(page).click()
      await pointList(page).waitFor()
      await addPoint(page).click()
      fails('addOutlet', 403)
      await saved(page)
      await shows(page, 'We couldn’t save the collection point.')
      await shows(page, 'doesn’t have permission')
      control.faults.clear()
      fails('addOutlet', 429)
      await savePoint(page).click()
      await shows(page, 'Too many requests')
      control.faults.clear()
      control.addFault({ kind: 'malformed', probability: 1, call: 'addOutlet' })
      await savePoint(page).click()
      await shows(page, 'We couldn’t read the server’s answer')
      control.faults.clear()
      held = /POST .*\/outlet$/
      await savePoint(page).click()
      await savePoint(page).and(page.locator(':disabled')).waitFor()
    })

    test('several main branches', async () => {
      mayEdit()
      change = {
        call: /\/vendors(\?|$)/,
        to: body =>
          replaced(replaced(body, /"is_parent":false/g, '"is_parent":true'), /"parent_vendor_id":"[^"]*",?/g, ''),
      }
      const page = await at('/history')
      await branchButton(page).click()
      await managePoints(page).click()
      await addPoint(page).click()
      await shows(page, 'Main branch')
    })
  })

  describe('tracking', () => {
    /** The lists of the main branch and all its outlets. */
    const allLists = async () => {
      const vendors = JSON.stringify({ showToggleOutlet: true, enableToggleOutlet: true })
      const page = await at('/order-tracking', { kept: { vendors } })
      await orderRows(page).first().waitFor()
      return page
    }
    const board = async (options: Parameters<typeof at>[1] = {}, query = '') => {
      const page = await at(`/order-tracking/no1000${query}`, options)
      await orderRows(page).first().waitFor()
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
      await orderRows(page).first().click()
      await shows(page, 'Kept cold')
      await page.getByRole('button', { name: 'Share' }).first().click()
      await shows(page, /doesn’t allow copying/)
      await orderMenu(page).click()
      await page.getByRole('menuitem', { name: 'QR' }).click()
      await page.getByRole('dialog').waitFor()
    })

    test('orders with every sign of their status', async () => {
      const page = await board()
      for (const row of await orderRows(page).all()) await row.click()
    })

    test('nothing chosen, an order that is not there, lists without orders', async () => {
      await board({}, '?order=no1000-nothing')
      await shows(opened[0]?.page as Page, 'It may belong to another branch or an earlier day.')
      let kept: unknown
      change = {
        call: /\/orders(\?|$)/,
        to: body =>
          filtered(body, one => {
            kept ??= one['order_id']
            return one['order_id'] === kept
          }),
      }
      const phone = await at('/order-tracking/no1000', PHONE)
      await phone.getByRole('tab').first().click()
      await phone.getByRole('tab').last().click()
      await shows(phone, 'Nothing here right now')
    })

    test('riders by each vehicle, to a customer without a name', async () => {
      const soon = Math.floor(Date.now() / 1000) + 1200
      for (const vehicle of ['bicycle', 'car', 'walker']) {
        change = {
          call: /\/riders\/|\/orders(\?|$)/,
          to: body =>
            replaced(
              replaced(
                replaced(body, /"vehicle":"\w+"/g, `"vehicle":"${vehicle}"`),
                /"dropoff_eta":\d+/g,
                `"dropoff_eta":${soon}`,
              ),
              /("customer":\{"name":)"[^"]*"/g,
              '$1""',
            ),
        }
        const page = await board()
        await orderRows(page.getByRole('region', { name: 'Collected' }))
          .first()
          .click()
        await openedOrder(page).getByRole('region', { name: 'Your rider' }).waitFor()
      }
    })

    test('an order that comes, and one that changes', async () => {
      let hidden: string | undefined
      change = {
        call: /\/orders(\?|$)/,
        to: body =>
          filtered(body, one => {
            hidden ??= String(one['order_id'])
            return one['order_id'] !== hidden
          }),
      }
      const page = await board()
      change = undefined
      await page.getByRole('button', { name: 'Update now' }).click()
      await page
        .getByText(/^New delivery to/)
        .first()
        .waitFor({ state: 'attached' })
    })

    test('live updates that are interrupted', async () => {
      const visit = await portal.loggedIn('pandago-NO', WIDE)
      opened.push(visit)
      await visit.page.routeWebSocket(/\/socket\?/, socket => void socket.close())
      await visit.page.goto(`${portal.origin('pandago-NO')}/order-tracking/no1000`)
      await shows(visit.page, 'Live updates are interrupted')
    })

    test('the receipt of an order that was delivered', async () => {
      control.setFlag('NO', 'DeliveryReceiptCta', true)
      const page = await board()
      await orderRows(page.getByRole('region', { name: 'Collected' }))
        .first()
        .click()
      await orderTitle(page).waitFor()
      control.setStatus('NO', await openedId(page), 'DELIVERED')
      await page.getByRole('button', { name: 'Update now' }).click()
      await orderTitle(page).filter({ hasText: 'Delivered' }).waitFor()
      await orderMenu(page).click()
      await page.getByRole('menuitem', { name: 'Receipt' }).waitFor()
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

    test('a cancellation without a reason, that is refused, and that is too late', async () => {
      const page = await allLists()
      // Scheduled orders stay where they are while the sandbox moves the others on.
      await orderRows(page.getByRole('region', { name: 'Scheduled' }))
        .first()
        .click()
      const id = await openedId(page)
      const dialog = page.getByRole('dialog')
      const ask = async () => {
        await page.getByRole('button', { name: 'More options for this order' }).click()
        await page.getByRole('menuitem', { name: 'Cancel order' }).click()
        await dialog.waitFor()
      }
      const go = () => dialog.getByRole('button', { name: 'Cancel order' }).click()
      await ask()
      await go()
      await shows(page, 'Choose a reason')
      for (const [message, text] of [
        ['Nope', 'Cannot cancel order'],
        ['order cannot be cancelled at this stage', 'order cannot be cancelled at this stage'],
      ] as const) {
        fails('cancelOrder', 400, message)
        if ((await dialog.count()) === 0) await ask()
        await dialog.getByText('Wrong items').click()
        await go()
        await shows(page, text)
        await dialog.waitFor({ state: 'detached' })
        control.faults.clear()
      }
      await ask()
      control.setStatus('NO', id, 'CANCELLED')
      // Behind the dialog, where no hand reaches it.
      await page.getByRole('button', { name: 'Update now', includeHidden: true }).dispatchEvent('click')
      await shows(page, 'This order can’t be cancelled')
    })
  })

  describe('history', () => {
    test('days that cannot be shown, days without orders, an order that is not there', async () => {
      await shows(
        await at('/history?period=custom&from=2019-01-01&to=2030-01-01'),
        'We can’t show the days in this link',
      )
      await shows(await at('/history?period=custom'), 'Choose a first and a last day')
      await shows(await at('/history?order=no1000-nothing'), 'It may belong to another branch.')
      change = { call: /\/orders(\?|$)/, to: body => emptied(body) }
      await shows(await at('/history?status=NEW'), 'No orders on these days')
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
      const page = await at('/history?period=past-month')
      await shows(page, 'We couldn’t load the rest.')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: /CSV/ }).click()
      await shows(page, 'Download history failed')
    })

    test('an export that cannot be written, and orders whose payment failed', async () => {
      change = {
        call: /\/orders(\?|$)/,
        to: body => replaced(body, /"status":"DELIVERED"/, '"status":"PAYMENT_FAILED"'),
      }
      const page = await at('/history?period=past-week')
      await pastRows(page).first().waitFor()
      await page.route('**/_assets/worker-*.js*', route => route.abort())
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitem', { name: /CSV/ }).click()
      await shows(page, 'Export unsuccessful')
    })

    test('an export in progress, and each of its headings', async () => {
      const page = await at('/history?period=past-week')
      await pastRows(page).first().waitFor()
      await expect.poll(() => overview(page).getAttribute('aria-busy')).toBe('false')
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
      await pastRows(page).first().waitFor()
      const boxes = pastRows(page).getByRole('checkbox')
      await boxes.nth(0).check()
      await page.keyboard.down('Shift')
      await boxes.nth(11).click()
      await page.keyboard.up('Shift')
      await page.getByRole('button', { name: /selected/ }).click()
      await page.getByRole('menuitem', { name: 'Order them again in bulk' }).click()
      await shows(page, 'These orders are from several branches.')
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
      await page.getByRole('region', { name: 'Payment' }).getByRole('button', { name: 'Remove' }).waitFor()
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

    test('a search for addresses that fails', async () => {
      const page = await at('/request-a-rider', { who: 'single' })
      await page.locator('#destination').waitFor()
      fails('autocompleteAddress')
      await page.locator('#destination').fill('Storgata 9')
      await shows(page, 'We can’t search for addresses right now')
    })

    test('an order that is changed, and one that is too far to be changed', async () => {
      control.setFlag('NO', 'ModifyOrderButton', true)
      const page = await at('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor('Kari Endret'))
      await press(page)
      await page.waitForURL('**/order-tracking/**')
      await shows(page, 'Kari Endret')
      const id = ordersTo({ ...portal, sandbox }, 'NO', 'Kari Endret')[0]?.order_id ?? ''
      control.setStatus('NO', id, 'RECEIVED')
      const form = `${portal.origin('pandago-NO')}/request-a-rider/no2000?orderID=${id}`
      await page.goto(form)
      await requestForm(page)
        .getByText(/^Changing order/)
        .waitFor()
      await page.mouse.move(1, 1)
      await page
        .getByText('Add voucher')
        .first()
        .click({ timeout: 2000 })
        .catch(() => undefined)
      await requestForm(page).getByRole('region').last().scrollIntoViewIfNeeded()
      control.setStatus('NO', id, 'CANCELLED')
      await page.goto(form)
      await shows(page, 'Start again')
    })

    test('a fee that soon ends, and a customer who is in the form already', async () => {
      change = {
        call: /\/delivery\/fee/,
        to: body => ({ ...body, valid_until: Math.floor(Date.now() / 1000) + 50 }),
      }
      const page = await at('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor('Kari Annen'))
      await shows(page, /^Valid for/)
      const again = await at('/request-a-rider', { who: 'single' })
      await again.locator('#name').fill('Kari Berg')
      await again.locator('#destination').click()
      await again.locator('[role=option]').first().click()
      await shows(again, /from this address\?$/)
    })

    test('no time that can be chosen', async () => {
      control.setParameter('NO', 'serviceHours', '0001:0014')
      const page = await at('/request-a-rider', { who: 'single' })
      await page.getByText('Later', { exact: true }).click()
      await shows(page, 'There are no times available right now.')
    })

    test('an answer that is lost, and what became of it is not known', async () => {
      const page = await at('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor('Kari Usikker'))
      control.addFault({ kind: 'answerLost', probability: 1, call: 'placeOrder', times: 4 })
      control.addFault({ kind: 'cut', probability: 1, call: 'listOrders', times: 40 })
      await press(page)
      await page.getByRole('button', { name: 'Change the request' }).waitFor()
    })

    test('a card that has expired', async () => {
      change = {
        call: /payment|wallet|instrument/,
        to: body => replaced(body, /"expiry_year":"?\d+"?/, '"expiry_year":2020'),
      }
      control.setFlag('NO', 'CyberSourceCreditCard', false)
      const page = await at('/request-a-rider', { who: 'single' })
      await fillOrder(page, peoniesFor('Kari Kort'))
      await page.check('#payment input[value=card]')
      await press(page)
      await page.waitForSelector('#card')
      await shows(page, /^Expired/)
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
    test('a part that cannot be drawn', async () => {
      // Without the integrity of scripts, so that another one can stand in for the dialog.
      const visit = await portal.loggedIn('pandago-NO', { ...WIDE, bypassCSP: true })
      opened.push(visit)
      const { page } = visit
      await page.route('**/request-a-rider', async route => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace('"integrity":', '"without":') })
      })
      const broken = 'export const NewFee = () => { throw new Error("a fault in the dialog") }'
      await page.route('**/_assets/NewFee*.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: broken }),
      )
      await page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
      await fillOrder(page, peoniesFor('Kari Feil'))
      await shows(page, 'We couldn’t show this part of the page')
    })

    test('an outdated page with something unsaved', async () => {
      const visit = await portal.visit('pandago-NO', '/robots.txt', WIDE)
      opened.push(visit)
      const { page } = visit
      const manifest = { build: 'f'.repeat(64), files: ['/_assets/other.00000000.js'] }
      await page.route('**/asset-manifest.json*', route => route.fulfill({ json: manifest }))
      await page.clock.install()
      await page.goto(`${portal.origin('pandago-NO')}/register`)
      await ready(page)
      await page.locator('[name=vendorName]').fill('Nye Blomster')
      await page.clock.runFor(1000)
      const [answer] = await Promise.all([
        page.waitForResponse('**/asset-manifest.json*'),
        page.clock.fastForward(300_000),
      ])
      await answer.finished()
      await page.clock.runFor(1000)
      await shows(page, 'Reload when you’re done')
    })

    test('the help centre', async () => {
      await shows(await at('/helpcenter'), 'Help centre')
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
