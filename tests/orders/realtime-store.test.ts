import { describe, expect, test } from 'vitest'
import type { LiveScreen } from '#features/orders/realtime-flow.ts'
import { createRealtime } from '#features/orders/realtime-store.ts'
import type { OpenSocket } from '#platform/ports.ts'
import { readMessage, socketAddress } from '#platform/socket.ts'
import type { Order } from '#schema/wire.ts'
import { fakeClock } from '../platform/tabs.ts'
import { NOW, orderOf, SECONDS } from './examples.ts'

function open({ screen }: { screen: LiveScreen } = { screen: 'tracking' }) {
  const clock = fakeClock(NOW)
  const sockets: { address: string; on: Parameters<OpenSocket>[1]; sent: unknown[]; closed: boolean }[] = []
  const state = { address: 'wss://live.example/socket?x' as string | undefined, raises: false }
  const applied: Order[] = []
  const logged: string[] = []
  let refetched = 0
  const realtime = createRealtime({
    clock,
    open: (address, on) => {
      if (state.raises) throw new SyntaxError('no address')
      const socket = { address, on, sent: [] as unknown[], closed: false }
      sockets.push(socket)
      return {
        send: message => socket.sent.push(message),
        close() {
          socket.closed = true
          on.close()
        },
      }
    },
    address: () => state.address,
    read: readMessage,
    random: () => 0,
    zone: () => 'Europe/Oslo',
    screen: () => screen,
    apply: order => applied.push(order),
    refetch: () => {
      refetched++
    },
    log: what => logged.push(what),
  })
  return { clock, sockets, state, applied, logged, realtime, refetched: () => refetched }
}

const update = (data: unknown) => ({ event: { type: 'order_update', data } })
const subscribe = (vendor_id: string) => ({ action: 'subscribeToVendor', data: { vendor_id } })

describe('[RTM-003] the address', () => {
  test.each(['GoDroid abc.def', 'Bearer access|id', 'Bearer +/=|ø'])('carries %s as base64', authorization => {
    const address = new URL(socketAddress('wss://live.example/socket?v=1', authorization))
    const value = address.searchParams.get('Authorization') ?? ''
    expect(Buffer.from(value, 'base64').toString()).toBe(authorization)
    expect(address.searchParams.get('v')).toBe('1')
  })
})

describe('the socket as a store', () => {
  test('[RTM-001] [RTM-002] [RTM-006] subscribes on open and when the vendor changes', async () => {
    const { realtime, sockets, clock } = open()
    expect(realtime.$status.get()).toBe('disconnected')
    realtime.follow('v1')
    sockets[0]?.on.open()
    expect(realtime.$status.get()).toBe('connected')
    expect(sockets[0]?.sent).toEqual([subscribe('v1')])
    realtime.follow('v2')
    await clock.pass(999)
    expect(sockets[0]?.sent).toHaveLength(1)
    await clock.pass(1)
    expect(sockets[0]?.sent).toEqual([subscribe('v1'), subscribe('v2')])
    expect(sockets).toHaveLength(1)
  })
  test('[RTM-005] [RTM-101] is opened again after a second, and the list is fetched again', async () => {
    const { realtime, sockets, clock, refetched } = open()
    realtime.follow('v1')
    sockets[0]?.on.open()
    sockets[0]?.on.close()
    expect(realtime.$downSince.get()).toBe(NOW)
    await clock.pass(999)
    expect(sockets).toHaveLength(1)
    await clock.pass(1)
    expect(sockets).toHaveLength(2)
    expect(refetched()).toBe(1)
    sockets[1]?.on.open()
    expect([refetched(), realtime.$downSince.get()]).toEqual([2, undefined])
    sockets[0]?.on.message(update(orderOf()))
    await clock.pass(5000)
    expect(sockets).toHaveLength(2)
  })
  test('[SES-007] a logout closes it, and nothing comes back', async () => {
    const { realtime, sockets, clock, applied } = open()
    realtime.follow('v1')
    sockets[0]?.on.open()
    realtime.stop()
    expect(sockets[0]?.closed).toBe(true)
    sockets[0]?.on.message(update(orderOf()))
    await clock.pass(10_000)
    expect([sockets.length, applied.length, realtime.$downSince.get()]).toEqual([1, 0, undefined])
  })
  test('without a session, or with an address that cannot be opened, it tries again each second', async () => {
    const { realtime, sockets, clock, state } = open()
    state.address = undefined
    realtime.follow('v1')
    await clock.pass(2500)
    expect(sockets).toHaveLength(0)
    state.address = 'wss://live.example'
    state.raises = true
    await clock.pass(2500)
    state.raises = false
    await clock.pass(1000)
    expect(sockets).toHaveLength(1)
  })
})

describe('messages', () => {
  const receive = (screen: LiveScreen, ...messages: unknown[]) => {
    const portal = open({ screen })
    portal.realtime.follow('v1')
    portal.sockets[0]?.on.open()
    for (const message of messages) portal.sockets[0]?.on.message(message)
    return portal
  }
  test('[RTM-004] [RTM-007] updates are applied on the screen they are for', () => {
    const [today, before] = [orderOf(), orderOf({ created_at: SECONDS - 86_400 })]
    const both = [update(today), update(before)]
    expect(receive('tracking', ...both).applied).toEqual([today])
    expect(receive('history', ...both).applied).toEqual([before])
    expect(receive(undefined, ...both).applied).toEqual([])
  })
  describe('[RTM-009]', () => {
    test.each([
      [undefined],
      [null],
      ['text'],
      [[]],
      [{}],
      [{ event: { type: 'order_update' } }],
      [{ event: { type: 'order_update', data: { order_id: 'x' } } }],
      [update({ ...orderOf(), created_at: 'yesterday' })],
      [update({ ...orderOf(), updated_at: {} })],
      [{ event: { type: 'unheard_of', data: {} } }],
    ])('%j is only logged', message => {
      const { applied, logged, realtime } = receive('tracking', message)
      expect([applied, logged, realtime.$status.get()]).toEqual([[], ['unreadable'], 'connected'])
    })
  })
  test('an update with a status that is new, or without a history, is applied', () => {
    const { status_history: _history, ...order } = orderOf()
    expect(receive('tracking', update({ ...order, status: 'TELEPORTED' })).applied).toHaveLength(1)
  })
  test('a refusal of the subscription is logged', () => {
    const data = { vendor_id: 'v1', status: 403, message: 'Forbidden' }
    expect(receive('tracking', { event: { type: 'subscribe_refused', data } }).logged).toEqual(['subscription refused'])
    expect(receive('tracking', { event: { type: 'subscribe_ok', data: { vendor_id: 'v1' } } }).logged).toEqual([])
  })
})
