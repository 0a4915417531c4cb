// States of pages that need no login, shown once while messages get their pictures (I18-103). Each test waits for what it
// wants photographed.
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import type { PublicTracking } from '#schema/wire.ts'
import { RECORDED } from './browser.ts'
import { openPortal, type Pair, type Portal, ready, type Visit } from './portal.ts'
import { ID, orderNow } from './public-orders.ts'
import { servePublic } from './public-visit.ts'

const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 } }

let portal: Portal
const opened: Visit[] = []

/** A visitor of a site, at a path. */
async function at(pair: Pair, path: string, options: Parameters<Portal['visit']>[2] = {}): Promise<Page> {
  const visit = await portal.visit(pair, path, { ...WIDE, ...options })
  opened.push(visit)
  return visit.page
}

/** Waits for a text; before the pointer moves, whatever the page shows is photographed. */
const shows = async (page: Page, text: string | RegExp) => {
  await page.getByText(text).first().waitFor()
  await page.mouse.move(1, 1)
}

describe.runIf(RECORDED)('messages of pages for everybody', () => {
  beforeAll(async () => {
    portal = await openPortal({ pairs: ['pandago-NO', 'talabat-AE', 'pandasend-SG', 'pandasend-TW', 'glovo-RO'] })
  }, 300_000)
  afterEach(async () => {
    for (const { context } of opened.splice(0)) await context.close()
    portal.sandbox.control.faults.clear()
  })
  afterAll(() => portal?.close())

  const { visit } = servePublic()

  describe('a delivery', () => {
    test('each stage, what is paid at the door, and its photos', async () => {
      const soon = Math.floor(Date.now() / 1000) + 7200
      const unnamed = { name: '', latitude: 25.2101, longitude: 55.2592, updated_at: soon - 7200 }
      const paying = (payment: Partial<PublicTracking['payment']>, status: PublicTracking['status'] = 'NEW') => {
        const order = orderNow(status)
        return { ...order, payment: { ...order.payment, ...payment } }
      }
      const cold = orderNow('NEW')
      const states = [
        orderNow('INITIATED'),
        orderNow('NEW', { preordered_for: soon }),
        orderNow('RETURN_INITIATED'),
        orderNow('CANCELLED'),
        orderNow('PAYMENT_FAILED'),
        orderNow('STALLED'),
        orderNow('DELAYED'),
        orderNow('PICKED_UP', { rider: unnamed }),
        orderNow('NEAR_CUSTOMER'),
        { ...cold, parcel: { ...cold.parcel, cold_bag_needed: true } },
        paying({ method: 'PAYMENT_ON_DELIVERY', status: 'due' }),
        paying({ method: 'CASH_ON_DELIVERY', status: 'due' }),
        paying({ status: 'due' }),
        paying({ status: 'processing' }),
      ]
      const { page, server } = await visit(`/en/tracking/${ID}`, states[0], () => {}, PHONE)
      const known = () => page.locator('[data-part="details"]:not([hidden])').waitFor({ state: 'attached' })
      for (const order of states) {
        server.order = order
        await page.reload()
        await known()
      }
      server.order = orderNow('RETURNED_TO_VENDOR', { proofs: ['pickup', 'return'] })
      await page.reload()
      await known()
      for (const type of ['pickup', 'return']) {
        await page.locator(`[data-proof="${type}"]:visible`).click()
        await page.getByRole('dialog').locator('img').waitFor()
        await page.keyboard.press('Escape')
      }
      await page.goto(page.url().replace('/tracking/', '/delivery-receipt/'))
      await shows(page, 'There’s no receipt for this order')
    })

    test('its photo, which does not come', async () => {
      const order = orderNow('DELIVERED', { proofs: ['pickup', 'delivery'] })
      const { page, server } = await visit(`/en/tracking/${ID}`, order)
      server.proof = 'failing'
      await page.getByRole('button', { name: 'See the photo of the delivery' }).click()
      await shows(page, 'An error occured when downloading the proof.')
      await page.keyboard.press('Escape')
      await page.goto(page.url().replace('/tracking/', '/delivery-receipt/'))
      await page.locator('main[data-state="known"]').waitFor()
    })

    test('what is known is old: without a network, without an answer, and after the link has expired', async () => {
      const { page, server } = await visit(`/en/tracking/${ID}`, orderNow('PICKED_UP'), () => {}, PHONE)
      const network = (online: boolean) =>
        page.evaluate(isOnline => {
          Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
          dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
        }, online)
      await network(false)
      await shows(page, 'You’re offline. Last update')
      server.refusal = 500
      await network(true)
      await shows(page, 'We’re still trying')
      server.refusal = 410
      await network(true)
      await shows(page, 'This link has expired. Last update')
      server.refusal = 0
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
      await page.reload()
      await shows(page, 'This page continues automatically')
    })
  })

  describe('an account', () => {
    const submit = (page: Page) => page.click('button[type=submit]')
    const refuse = (call: string, message: string) => {
      portal.sandbox.control.faults.clear()
      portal.sandbox.control.addFault({ kind: 'refusal', call, probability: 1, status: 400, message })
    }

    test('logging in, and a new password', async () => {
      const login = await at('pandago-NO', '/connect')
      await ready(login)
      await login.fill('[name=email]', 'kari')
      await login.fill('[name=password]', 'wrong')
      await submit(login)
      await shows(login, 'Enter a complete email address')
      await login.fill('[name=email]', 'parent@no.sandbox.example')
      await submit(login)
      await shows(login, 'Failed to login. Your password is invalid.')
      const page = await at('pandago-NO', '/forgot-password')
      await ready(page)
      await page.fill('[name=email]', 'single@no.sandbox.example')
      for (const [message, text] of [
        ['InternalErrorException', 'We couldn’t send a code'],
        ['TooManyRequestsException', 'Too many attempts'],
      ] as const) {
        refuse('forgotPassword', message)
        await submit(page)
        await shows(page, text)
      }
      portal.sandbox.control.faults.clear()
      await submit(page)
      await page.fill('[name=code]', '123456')
      await page.fill('[name=new-password]', 'Peoner2025!')
      await page.fill('[name=repeated-password]', 'Peoner2025!')
      for (const [message, text] of [
        ['InternalErrorException', 'We couldn’t set your new password'],
        ['CodeMismatchException', 'This code is wrong or has expired'],
      ] as const) {
        refuse('confirmPassword', message)
        await submit(page)
        await shows(page, text)
      }
    })

    test('one that is not created', async () => {
      const page = await at('pandago-NO', '/register')
      await ready(page)
      const fields = {
        email: 'ny@shop.example',
        vendorName: 'Nye Blomster',
        vendorCode: 'NO-77',
        mobile: '+4741258963',
      }
      for (const [name, value] of Object.entries(fields)) await page.fill(`[name=${name}]`, value)
      await page.fill('[name=new-password]', 'Peoner2025!')
      await page.check('[name=terms]')
      await page.check('[name=privacy]')
      refuse('register', 'Nope')
      await submit(page)
      await shows(page, 'We were unable to create an account')
    })
  })

  describe('pages that are read', () => {
    test.each(['pandago-NO', 'talabat-AE', 'pandasend-SG', 'pandasend-TW', 'glovo-RO'] as const)(
      'the first page of %s, its prices and an own distance',
      async pair => {
        const page = await at(pair, pair === 'talabat-AE' ? '/en' : '/')
        await page.locator('#prices').scrollIntoViewIfNeeded()
        const other = page.getByRole('radio', { name: 'Other' })
        if (!(await other.isVisible())) return
        await other.check()
        for (const distance of ['999', '3']) await page.getByLabel('Distance in kilometres').fill(distance)
      },
    )

    test('a link to an answer, and terms that do not come', async () => {
      const page = await at('pandago-NO', '/faq')
      for (const answer of await page.locator('details').all())
        await answer.evaluate((details: HTMLDetailsElement) => {
          details.open = true
        })
      await page.getByText('Link to this answer').first().hover()
      await page.goto(`${portal.origin('pandago-NO')}/termsandconditions`)
      await page.route('**/*terms*', route => route.abort())
      await page.locator('[data-offline-terms]').click()
      await page.locator('[data-offline-terms-failed]:not([hidden])').waitFor()
    })

    test('maintenance', async () => {
      const { control } = portal.sandbox
      try {
        for (const flag of ['PlannedMaintenance', 'UnplannedMaintenance'] as const) {
          control.setFlag('NO', flag, true)
          const page = await at('pandago-NO', '/maintenance')
          await page.locator(`.${flag === 'PlannedMaintenance' ? 'planned' : 'unplanned'} h1:visible`).waitFor()
        }
      } finally {
        for (const flag of ['PlannedMaintenance', 'UnplannedMaintenance'] as const) control.setFlag('NO', flag, false)
      }
    })

    test('no scripts, and a browser that is too old', async () => {
      const page = await at('pandago-NO', '/request-a-rider', { javaScriptEnabled: false })
      await page.locator('noscript p').first().waitFor()
      const old = await portal.loggedIn('pandago-NO', WIDE)
      opened.push(old)
      await old.page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CSSContainerRule'))
      await old.page.goto(`${portal.origin('pandago-NO')}/request-a-rider`)
      await old.page.locator('#old-browser:not([hidden])').waitFor()
    })
  })
})
