// The screens of the matrix of conditions: where each is, who reads it, and what they type there.
import type { Page } from 'playwright'
import type { Order } from '#schema/wire.ts'
import type { Portal } from '../e2e/portal.ts'

export const PAIR = 'pandago-NO'

export type Screen = {
  path: string
  who: 'vendor' | 'nobody'
  /** A field, and whether the host's own markup has it: else it is there when the page knows who reads it. */
  field?: { selector: string; text: string; fromHost: boolean }
  /** Nothing but a script brings what it is for: when it cannot come, the page says so. */
  needsScript: boolean
  /** What it shows comes by calls: when they fail, it says so. */
  needsCalls: boolean
  /** What is clicked there, and what the click shows; also what it may show without a network, where its part was never loaded. */
  click: { selector: string; shows: string; offline?: string }
  /** One of the screens that take each other's place without a page load. */
  isTab?: true
  /** Its map is in a sheet, as it is in a window of this size; maps are drawn for this screen alone, since that takes most of the processor. */
  mapSheet?: { width: number; height: number }
  /** What has to be so for the screen to be there. */
  before?(page: Page): Promise<unknown>
}

const EMAIL = { selector: '[name=email]', text: 'kari@shop.example', fromHost: true }
const SEARCH = { selector: 'main input[type=search]', text: 'Kari', fromHost: false }

/** Every screen by its name; public tracking is that of an order of the sandbox. */
export function screensOf(portal: Portal): Readonly<Record<string, Screen>> {
  const orders = portal.sandbox.sites
    .open('NO')
    .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ?', 'NO')
    .map(({ json }) => JSON.parse(json) as Order)
  const [any] = orders
  const delivered = orders.find(({ status }) => status === 'DELIVERED')
  if (!any || !delivered) throw new Error('the sandbox has no orders')
  const languages = { selector: '.languages > summary', shows: 'a[hreflang]' }
  const page = { who: 'nobody', needsScript: false, needsCalls: false, click: languages } as const
  const form = { who: 'nobody', needsScript: true, needsCalls: false, field: EMAIL } as const
  const shown = { ...page, needsScript: true, needsCalls: true } as const
  const desk = { who: 'vendor', needsScript: true, needsCalls: true } as const
  const tab = { ...desk, isTab: true } as const
  const sheet = {
    ...desk,
    mapSheet: { width: 360, height: 740 },
    click: {
      selector: '.map-sheet > .grip',
      shows: '.map-sheet.pulled .map :is(canvas, .map-sketch)',
      offline: '.map-sheet.pulled .map-failed',
    },
  } as const
  const showPassword = (name: string) => ({ selector: 'main form .clear', shows: `[name=${name}][type=text]` })
  const name = { selector: '#name', text: 'Kari Nordmann', fromHost: false }
  return {
    landing: { ...page, path: '/' },
    faq: { ...page, path: '/faq', click: { selector: 'main summary', shows: 'main details[open] p' } },
    terms: { ...page, path: '/termsandconditions' },
    'not found': { ...page, path: '/nothing-here' },
    maintenance: { ...page, path: '/maintenance', before: beginMaintenance },
    connect: { ...form, path: '/connect', click: showPassword('password') },
    register: { ...form, path: '/register', click: showPassword('new-password') },
    'forgot password': {
      ...form,
      path: '/forgot-password',
      click: {
        selector: 'main [type=submit]',
        shows: '[name=repeated-password], main [role=alert], [aria-invalid=true]',
      },
    },
    'public tracking': { ...shown, path: `/tracking/${any.order_id}` },
    receipt: { ...shown, path: `/delivery-receipt/${delivered.order_id}` },
    request: {
      ...tab,
      path: '/request-a-rider/no1000',
      field: name,
      click: { selector: '.summary [type=submit]', shows: '.request-form [aria-invalid=true]' },
    },
    tracking: {
      ...tab,
      path: '/order-tracking/no1000',
      field: SEARCH,
      click: { selector: '.alerts-button button', shows: '[role=dialog] [role=switch]' },
    },
    history: {
      ...tab,
      path: '/history/no1000',
      field: SEARCH,
      click: { selector: 'main label:has(input[type=radio][value=custom])', shows: 'main input[type=date]' },
    },
    'map of request': {
      ...sheet,
      path: '/request-a-rider/no1000',
      field: name,
    },
    'map of tracking': {
      ...sheet,
      path: '/order-tracking/no1000',
      field: SEARCH,
    },
    'map of history': {
      ...sheet,
      path: '/history/no1000',
      field: SEARCH,
    },
    bulk: {
      ...desk,
      path: '/bulk-order/no1000',
      click: { selector: 'main .button.quiet', shows: 'main :text("Add row")' },
    },
    'help centre': {
      ...desk,
      path: '/helpcenter/no1000',
      click: { selector: '.avatar-button', shows: 'details[open] .sheet button, details[open] button' },
    },
  }
}

const MAINTENANCE = { flags: [{ key: 'PlannedMaintenance', value: true }] }
const beginMaintenance = (page: Page) =>
  page.route('**/ofrep/**', route =>
    route.fulfill({
      json: MAINTENANCE,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    }),
  )
