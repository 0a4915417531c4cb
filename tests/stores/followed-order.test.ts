import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClock } from '#api/clock'
import { REFRESH_MS, REFRESH_WITH_RIDER_MS } from '#domain/followed-order'
import type { Answered, Send } from '#ports'
import type { OrderStatus, PublicTrackingAnswer } from '#schema/wire'
import { createFollowedOrder } from '#stores/followed-order'
import { trackedOrder } from '../domain/tracked-orders.ts'
import { endFakeTime, pass, startFakeTime, turn } from './fake-time.ts'

const ID = 'v12-Kx82hQ9mWz'
type Answer = Answered<PublicTrackingAnswer>
const inStatus = (status: OrderStatus): Answer => ({ state: 'answered', value: { result: trackedOrder(ID, status) } })
const lost: Answer = { state: 'failed', problem: { code: 'no_answer' } }

function page(next: () => Answer) {
  const asked: string[] = []
  const world = { visible: true, online: true, returned: () => {}, network: (_: boolean) => {} }
  const send = (async (_: string, { params }: { params: { orderID: string } }) => {
    asked.push(params.orderID)
    return next()
  }) as unknown as Send
  const store = createFollowedOrder({
    send,
    clock: createClock(),
    visible: () => world.visible,
    surroundings: {
      online: () => world.online,
      onOnline(listener) {
        world.network = listener
        return () => {}
      },
      onReturn(listener) {
        world.returned = listener
        return () => {}
      },
    },
  })
  return { store, asked, world }
}

beforeEach(() => startFakeTime(1_790_000_000_000))
afterEach(endFakeTime)

test('[PUB-001] asks again while a rider moves, and no more once it is delivered', async () => {
  let status: OrderStatus = 'PICKED_UP'
  const { store, asked } = page(() => inStatus(status))
  store.follow(ID)
  await pass(REFRESH_WITH_RIDER_MS * 2 + 100)
  expect(asked).toEqual([ID, ID, ID])
  status = 'DELIVERED'
  await pass(60_000)
  expect(asked).toHaveLength(4)
})

test('a page that nobody looks at does not ask, and asks at once when it is looked at', async () => {
  const { store, asked, world } = page(() => inStatus('NEW'))
  store.follow(ID)
  await turn()
  world.visible = false
  await pass(REFRESH_MS * 3)
  expect(asked).toHaveLength(1)
  world.visible = true
  world.returned()
  await turn()
  expect(asked).toHaveLength(2)
})

test('[Q106] a device without network keeps what it knows, and asks when the network is back', async () => {
  let answer = inStatus('NEW')
  const { store, asked, world } = page(() => answer)
  store.follow(ID)
  await turn()
  world.online = false
  world.network(false)
  expect(store.$known.get()).toMatchObject({ state: 'known', doubt: 'offline' })
  answer = lost
  await pass(REFRESH_MS + 100)
  expect(store.$known.get()).toMatchObject({ state: 'known', doubt: 'offline' })
  world.online = true
  answer = inStatus('PICKED_UP')
  world.network(true)
  await turn()
  expect(store.$known.get()).toMatchObject({ state: 'known', order: { status: 'PICKED_UP' } })
  expect(store.$known.get()).not.toHaveProperty('doubt')
  expect(asked).toHaveLength(3)
})

test('[RTE-018] an address without an order asks nobody', async () => {
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
