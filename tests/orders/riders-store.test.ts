import { describe, expect, test } from 'vitest'
import { createRiders } from '#features/orders/riders-store.ts'
import type { Rider } from '#schema/wire.ts'
import { turn } from '../platform/fake-time.ts'
import { fakeClock, fakeSend, lost, refusedWith } from '../platform/tabs.ts'
import { NOW, SECONDS } from './examples.ts'

const rider = (order_id: string, more: Partial<Rider> = {}): Rider => ({
  order_id,
  rider_id: 'r1',
  name: 'Tomasz',
  latitude: 59.9,
  longitude: 10.7,
  updated_at: SECONDS,
  ...more,
})

async function open(wanted: string[] = [], looked?: string) {
  const clock = fakeClock(NOW)
  const server = { answer: (id: string): unknown => ({ result: rider(id) }) }
  const calls = fakeSend({ rider: call => server.answer((call['params'] as { id: string }).id) })
  const state = { wanted, looked }
  const riders = createRiders({ send: calls.send, clock, wanted: () => state.wanted, looked: () => state.looked })
  const stop = riders.start()
  await turn()
  const asked = () => calls.sent.map(({ call }) => (call['params'] as { id: string }).id)
  return { clock, server, state, riders, stop, asked }
}

test('[SES-007] a rider who is answered after the session has ended is kept by nobody, and the next session is served', async () => {
  const { clock, server, riders, state } = await open()
  let answer = (_: unknown) => {}
  server.answer = () => new Promise(resolve => (answer = resolve))
  state.wanted = ['a']
  await clock.pass(1000)
  riders.reset()
  answer({ result: rider('a') })
  await turn()
  expect(riders.$riders.get().size).toBe(0)
  server.answer = id => ({ result: rider(id) })
  state.wanted = ['b']
  await clock.pass(1000)
  expect([...riders.$riders.get().keys()]).toEqual(['b'])
})

describe('[TRK-034] the queue of riders', () => {
  test('one poll each 2 s, every order once a round', async () => {
    const { clock, asked, stop } = await open(['a', 'b', 'c'])
    expect(asked()).toEqual(['a'])
    await clock.pass(1999)
    expect(asked()).toHaveLength(1)
    await clock.pass(1)
    expect(asked()).toHaveLength(2)
    await clock.pass(8000)
    expect(asked()).toEqual(['a', 'b', 'c', 'a', 'b', 'c'])
    stop()
    await clock.pass(10_000)
    expect(asked()).toHaveLength(6)
  })
  test('every second poll is for the order that is looked at', async () => {
    const { clock, asked, state } = await open(['a', 'b', 'c'], 'b')
    await clock.pass(8000)
    expect(asked()).toEqual(['b', 'a', 'b', 'c', 'b'])
    // One that has no rider to ask for takes no turn.
    state.looked = 'gone'
    await clock.pass(8000)
    expect(asked().slice(5)).toEqual(['a', 'c', 'b', 'a'])
  })
  test('an order whose rider was never asked for does not wait for a whole round', async () => {
    const { clock, asked, state } = await open(['a', 'b', 'c'])
    await clock.pass(6000)
    state.wanted = ['a', 'b', 'c', 'd']
    await clock.pass(4000)
    expect(asked().slice(4)).toEqual(['d', 'b'])
  })
  test('each 1 s while it is empty', async () => {
    const { clock, asked, state } = await open()
    await clock.pass(1500)
    state.wanted = ['a']
    await clock.pass(499)
    expect(asked()).toEqual([])
    await clock.pass(1)
    expect(asked()).toEqual(['a'])
  })
  test('a call that is not answered for long holds back no other order, and its answer still counts', async () => {
    const { clock, server, asked, riders } = await open(['a', 'b'])
    let answer = (_: unknown) => {}
    server.answer = id => (id === 'b' ? new Promise(resolve => (answer = resolve)) : { result: rider(id) })
    await clock.pass(2000)
    expect(asked()).toEqual(['a', 'b'])
    await clock.pass(8000)
    // One that is still awaited is not asked for again.
    expect(asked()).toEqual(['a', 'b', 'a', 'a'])
    answer({ result: rider('b') })
    await turn()
    expect([...riders.$riders.get().keys()]).toEqual(['a', 'b'])
    server.answer = id => ({ result: rider(id) })
    await clock.pass(2000)
    expect(asked().at(-1)).toBe('b')
  })
  test('a single order every 2 s', async () => {
    const { clock, asked } = await open(['a'])
    await clock.pass(6000)
    expect(asked()).toEqual(['a', 'a', 'a', 'a'])
  })
})

describe('[TRK-034] riders by order', () => {
  test('are stored by order number, and removed once they are no longer wanted', async () => {
    const { clock, riders, state } = await open(['a', 'b'])
    await clock.pass(2000)
    expect([...riders.$riders.get().keys()]).toEqual(['a', 'b'])
    state.wanted = ['b']
    await clock.pass(2000)
    expect([...riders.$riders.get().keys()]).toEqual(['b'])
    riders.reset()
    expect(riders.$riders.get().size).toBe(0)
  })
  test('an older position never replaces a newer one; another rider does', async () => {
    const { clock, riders, server } = await open(['a'])
    server.answer = id => ({ result: rider(id, { updated_at: SECONDS - 5, latitude: 1 }) })
    await clock.pass(2000)
    expect(riders.$riders.get().get('a')?.latitude).toBe(59.9)
    server.answer = id => ({ result: rider(id, { rider_id: 'r2', updated_at: SECONDS - 5, latitude: 2 }) })
    await clock.pass(2000)
    expect(riders.$riders.get().get('a')?.latitude).toBe(2)
  })
  test('none yet is no failure; a lost answer costs nothing', async () => {
    const { clock, riders, server } = await open(['a'])
    server.answer = () => lost()
    await clock.pass(2000)
    expect(riders.$riders.get().size).toBe(1)
    server.answer = () => refusedWith(404, 'NotFound')
    await clock.pass(2000)
    expect(riders.$riders.get().size).toBe(0)
  })
})
