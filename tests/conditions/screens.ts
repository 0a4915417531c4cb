// The screens of the matrix of conditions: where each is, who reads it, and what they type there.
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
}

const EMAIL = { selector: '[name=email]', text: 'kari@shop.example', fromHost: true }
const SEARCH = { selector: 'main input[type=search]', text: 'Kari', fromHost: false }

/** Every screen by its name; public tracking is that of an order of the sandbox. */
export function screensOf(portal: Portal): Readonly<Record<string, Screen>> {
  const row = portal.sandbox.sites
    .open('NO')
    .db.all<{ json: string }>('SELECT json FROM orders WHERE country = ? LIMIT 1', 'NO')[0]
  if (!row) throw new Error('the sandbox has no order')
  const { order_id } = JSON.parse(row.json) as Order
  const page = { who: 'nobody', needsScript: false, needsCalls: false } as const
  const form = { who: 'nobody', needsScript: true, needsCalls: false, field: EMAIL } as const
  const desk = { who: 'vendor', needsScript: true, needsCalls: true } as const
  const name = { selector: '#name', text: 'Kari Nordmann', fromHost: false }
  return {
    landing: { ...page, path: '/' },
    faq: { ...page, path: '/faq' },
    terms: { ...page, path: '/termsandconditions' },
    'not found': { ...page, path: '/nothing-here' },
    connect: { ...form, path: '/connect' },
    register: { ...form, path: '/register' },
    'forgot password': { ...form, path: '/forgot-password' },
    'public tracking': { ...page, path: `/tracking/${order_id}`, needsScript: true, needsCalls: true },
    request: { ...desk, path: '/request-a-rider/no1000', field: name },
    tracking: { ...desk, path: '/order-tracking/no1000', field: SEARCH },
    history: { ...desk, path: '/history/no1000', field: SEARCH },
    bulk: { ...desk, path: '/bulk-order/no1000' },
    'help centre': { ...desk, path: '/helpcenter/no1000' },
  }
}
