// What the answer about one order carries, and what of it a stranger with the link can read or find later (PUB-102).
import fc from 'fast-check'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import '../same-draws.ts'
import type { OrderStatus, PublicTracking } from '#schema/wire.ts'
import { ID, orderNow } from './public-orders.ts'
import { servePublic } from './public-visit.ts'

const { visit } = servePublic()

/** What the tracking page does not show though its answer has it: the receipt does, or nothing. */
const BEYOND = ['payment.vat_number', 'receiver.phone_number', 'sender.phone_number']
/** The same while the rider is not shown. */
const WITHOUT_RIDER = [...BEYOND, 'rider.name']
/** What a server may add: nothing of it is for this page. */
const FOREIGN = ['sender.orders_today', 'receiver.email', 'rider.next_stop', 'other_orders.0', 'vendor_id']

const statuses: readonly OrderStatus[] = ['NEW', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED', 'CANCELLED']
/** Nothing on any page has such a word by itself. */
const word = fc.stringMatching(/^[A-Z][a-z]{4}q[a-z]{4}x[a-z]{4}$/)
const draws = fc.sample(fc.uniqueArray(word, { minLength: 12, maxLength: 12 }), statuses.length)

/** An order in which every text, also those that do not belong there, is a word of its own. */
function marked(status: OrderStatus, words: readonly string[]): { order: PublicTracking; marks: Map<string, string> } {
  const marks = new Map<string, string>()
  const left = [...words]
  const mark = (path: string): string => {
    const next = left.pop() ?? ''
    marks.set(path, next)
    return next
  }
  const base = orderNow(status)
  const rider = { ...orderNow('PICKED_UP').rider, name: mark('rider.name'), next_stop: mark('rider.next_stop') }
  /** Whole, as no server should send it. */
  const phone = (path: string): string => {
    const number = `+9715${String(40_000_000 + marks.size * 1_234_567).slice(0, 8)}`
    marks.set(path, number)
    return number
  }
  const party = (end: 'sender' | 'receiver') => ({
    ...base[end],
    name: mark(`${end}.name`),
    address: mark(`${end}.address`),
    phone_number: phone(`${end}.phone_number`),
  })
  const order = {
    ...base,
    sender: { ...party('sender'), orders_today: mark('sender.orders_today') },
    receiver: { ...party('receiver'), email: mark('receiver.email') },
    parcel: { ...base.parcel, description: mark('parcel.description') },
    payment: { ...base.payment, vat_number: mark('payment.vat_number') },
    rider,
    other_orders: [mark('other_orders.0')],
    vendor_id: mark('vendor_id'),
  }
  return { order: order as unknown as PublicTracking, marks }
}

/** Everything that the browser keeps for the page, as one text. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async name => {
        const cache = await caches.open(name)
        const answers = await cache.matchAll()
        return Promise.all(answers.map(answer => answer.text()))
      }),
    )
    const databases = await indexedDB.databases()
    const { cookie } = document
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cookie, cached, databases, history.state, name])
  })

describe('[PUB-102] of what the answer carries, the page shows what is listed and keeps nothing', () => {
  test.each(statuses.map((status, at) => ({ status, words: draws[at] ?? [] })))(
    '$status',
    async ({ status, words }) => {
      const { order, marks } = marked(status, words)
      const { page } = await visit(`/en/tracking/${ID}`, order)
      await page.locator('[data-part="receiver-name"]').filter({ hasText: /\S/ }).waitFor()
      const markup = await page.content()
      const notShown = [...marks].filter(([, text]) => !markup.includes(text)).map(([path]) => path)
      const isRiderShown = status === 'COURIER_ACCEPTED_DELIVERY' || status === 'PICKED_UP'
      expect(notShown.sort()).toEqual([...(isRiderShown ? BEYOND : WITHOUT_RIDER), ...FOREIGN].sort())
      const kept = await keptBy(page)
      expect([...marks.values(), ID].filter(text => kept.includes(text))).toEqual([])
    },
  )
})
