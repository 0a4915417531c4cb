// The public calls of a server, answered as a test wants them, in front of a built site.
import type { Page, Response, Route } from 'playwright'
import type { OrderStatus, PublicTracking } from '#schema/wire.ts'
import { trackedOrder } from '../public-order/examples.ts'

export const ID = 'v12-Kx82hQ9mWz'

const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
}
const FLAGS = ['ProofOfPickup', 'ProofOfDelivery', 'ProofOfReturn', 'DeliveryReceiptCta', 'TrackingPageSettings']

export type Server = {
  /** What the next answer is. */
  order: PublicTracking
  /** A status in place of an answer; 0 for no answer at all. */
  refusal?: number
  /** The whole answer, in place of the order. */
  answer?: unknown
  flagsOn: boolean
  /** How many questions for the flags are refused before one is answered. */
  flagsRefused: number
  proof: 'photo' | 'failing' | 'noPhoto'
  asked: number
}

/** An order on its way, as the server sends it now. */
export function orderNow(status: OrderStatus, more: Partial<PublicTracking> = {}): PublicTracking {
  const now = Math.floor(Date.now() / 1000)
  const order = trackedOrder(ID, status)
  const rider = { name: 'Yousef', vehicle: 'bicycle' as const, latitude: 25.2101, longitude: 55.2592, updated_at: now }
  const going = ['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP', 'NEAR_CUSTOMER'].includes(status)
  return {
    ...order,
    status_history: order.status_history.map(entry => ({ ...entry, created_at: now - 900 })),
    created_at: now - 1800,
    updated_at: now,
    ...(status === 'DELIVERED' ? { delivered_at: now - 60 } : { dropoff_eta: now + 900 }),
    sender: { ...order.sender, latitude: 25.2231, longitude: 55.2572 },
    receiver: { ...order.receiver, latitude: 25.1871, longitude: 55.2772 },
    ...(going && { rider }),
    ...more,
  }
}

/** The answer that says which flags are on, not the one that allows to ask. */
export const isFlagAnswer = (response: Response): boolean =>
  response.url().endsWith('/evaluate/flags') && response.request().method() !== 'OPTIONS'

/** Stands in for the server of a page; what is changed in the answer counts from the next call on. */
export async function serve(page: Page, order: PublicTracking): Promise<Server> {
  const server: Server = { order, flagsOn: true, flagsRefused: 0, proof: 'photo', asked: 0 }
  const options = (route: Route) => route.fulfill({ status: 204, headers: OPEN })
  await page.route('**/orders/api/v1/tracking/**', route => {
    if (route.request().method() === 'OPTIONS') return options(route)
    server.asked += 1
    if (server.refusal === 0) return route.abort()
    if (server.refusal) return route.fulfill({ status: server.refusal, headers: OPEN, json: { message: 'refused' } })
    return route.fulfill({ headers: OPEN, json: server.answer ?? { result: server.order } })
  })
  await page.route('**/proof/*', route => {
    if (server.proof === 'failing') return route.fulfill({ status: 404, headers: OPEN, json: { message: 'NotFound' } })
    const body = server.proof === 'photo' ? PIXEL : Buffer.from('no picture')
    return route.fulfill({ headers: { ...OPEN, 'content-type': 'image/png' }, body })
  })
  await page.route('**/evaluate/flags', route => {
    if (route.request().method() === 'OPTIONS') return options(route)
    if (server.flagsRefused-- > 0) return route.fulfill({ status: 502, headers: OPEN })
    const flags = FLAGS.map(key => ({ key, value: server.flagsOn, reason: 'STATIC', variant: 'on' }))
    return route.fulfill({ headers: OPEN, json: { flags } })
  })
  return server
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
