import { afterEach, beforeEach, expect, test } from 'vitest'
import { REFRESH_AT_MOST_MS, REFRESH_MS, REFRESH_SLOWLY_MS } from '#features/public-order/public-order.ts'
import { createPublicOrder } from '#features/public-order/store.ts'
import { createClock } from '#platform/browser-ports.ts'
import type { Answered, Send } from '#platform/ports.ts'
import type { OrderStatus, PublicTrackingAnswer } from '#schema/wire.ts'
import { endFakeTime, pass, startFakeTime, turn } from '../platform/fake-time.ts'
import { trackedOrder } from './examples.ts'

const ID = 'v12-Kx82hQ9mWz'
type Answer = Answered<PublicTrackingAnswer>
const inStatus = (status: OrderStatus): Answer => ({ state: 'answered', value: { result: trackedOrder(ID, status) } })
const lost: Answer = { state: 'failed', problem: { code: 'no_answer' } }

function page(next: () => Answer) {
  const asked: string[] = []
  const browser = { visible: true, online: true, returned: () => {}, network: (_: boolean) => {} }
  const send = (async (_: string, { params }: { params: { orderID: string } }) => {
    asked.push(params.orderID)
    return next()
  }) as unknown as Send
  const store = createPublicOrder({
    send,
    clock: createClock(),
    visible: () => browser.visible,
    pageLifecycle: {
      online: () => browser.online,
      onOnline(listener) {
        browser.network = listener
        return () => {}
      },
      onReturn(listener) {
        browser.returned = listener
        return () => {}
      },
    },
  })
  return { store, asked, browser }
}

beforeEach(() => startFakeTime(1_790_000_000_000))
afterEach(endFakeTime)

test('[PUB-001] asks again while a rider moves, and no more once it is delivered', async () => {
  let status: OrderStatus = 'PICKED_UP'
  const { store, asked } = page(() => inStatus(status))
  store.follow(ID)
  await pass(REFRESH_MS * 2 + 100)
  expect(asked).toEqual([ID, ID, ID])
  status = 'DELIVERED'
  await pass(60_000)
  expect(asked).toHaveLength(4)
})

test('[PUB-103] a hidden page asks rarely, and at once when it is visible again', async () => {
  const { store, asked, browser } = page(() => inStatus('NEW'))
  store.follow(ID)
  await turn()
  browser.visible = false
  // The wait that had begun ends; the next are longer and longer.
  await pass(REFRESH_MS + REFRESH_SLOWLY_MS * 3 + 200)
  expect(asked).toHaveLength(4)
  await pass(REFRESH_SLOWLY_MS * 4 - 400)
  expect(asked).toHaveLength(4)
  browser.visible = true
  browser.returned()
  await turn()
  expect(asked).toHaveLength(5)
  browser.visible = false
  await pass(REFRESH_AT_MOST_MS * 3)
  expect(asked.length).toBeLessThan(12)
})

test('[PUB-103] a page that is seen again just after it asked out of sight asks on as often as one that is seen', async () => {
  const { store, asked, browser } = page(() => inStatus('PICKED_UP'))
  store.follow(ID)
  await turn()
  browser.visible = false
  await pass(REFRESH_MS + REFRESH_SLOWLY_MS * 7 + 1000)
  const before = asked.length
  browser.visible = true
  browser.returned()
  await pass(REFRESH_MS + 100)
  expect(asked).toHaveLength(before + 1)
})

test('[TRK-105] what is over is shown anew when it is looked at again, for its day may have gone by', async () => {
  const { store, asked, browser } = page(() => inStatus('DELIVERED'))
  store.follow(ID)
  await turn()
  let shown = 0
  store.$known.listen(() => {
    shown += 1
  })
  browser.visible = false
  await pass(60_000)
  browser.visible = true
  browser.returned()
  expect([shown, asked.length]).toEqual([1, 1])
})

test('[Q106] a device without network keeps what it knows, and asks when the network is back', async () => {
  let answer = inStatus('NEW')
  const { store, asked, browser } = page(() => answer)
  store.follow(ID)
  await turn()
  browser.online = false
  browser.network(false)
  expect(store.$known.get()).toMatchObject({ state: 'known', stale: 'offline' })
  answer = lost
  await pass(REFRESH_MS + 100)
  expect(store.$known.get()).toMatchObject({ state: 'known', stale: 'offline' })
  browser.online = true
  answer = inStatus('PICKED_UP')
  browser.network(true)
  await turn()
  expect(store.$known.get()).toMatchObject({ state: 'known', order: { status: 'PICKED_UP' } })
  expect(store.$known.get()).not.toHaveProperty('stale')
  expect(asked).toHaveLength(3)
})

test('[RTE-018] an address without an order sends no call', async () => {
  const { store, asked } = page(() => inStatus('NEW'))
  store.follow(undefined)
  await pass(60_000)
  expect(store.$known.get()).toEqual({ state: 'unknown' })
  expect(asked).toEqual([])
})

test('an answer that comes after the page was left changes nothing', async () => {
  const { store } = page(() => inStatus('NEW'))
  const stop = store.follow(ID)
  stop()
  await pass(REFRESH_MS * 2)
  expect(store.$known.get()).toEqual({ state: 'loading' })
})
