import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ageLimit,
  initialRealtime,
  isForScreen,
  isOutOfDate,
  type RealtimeCommand,
  type RealtimeEvent,
  stepRealtime,
} from '#features/orders/realtime-flow.ts'
import type { ServerMessage } from '#schema/wire.ts'
import { NOW, orderOf, SECONDS } from './examples.ts'

/** Walks through events; answers the last state and what every one of them asked for. */
function walk(...events: RealtimeEvent[]) {
  let state = initialRealtime
  const asked: RealtimeCommand[][] = []
  for (const event of events) {
    const [next, commands] = stepRealtime(state, event)
    state = next
    asked.push(commands)
  }
  return { state, asked, last: asked.at(-1) ?? [] }
}

const choose = (vendorId?: string): RealtimeEvent => ({ type: 'vendorChosen', vendorId })
const opened = (socket = 1): RealtimeEvent => ({ type: 'opened', socket })
const closed = (socket = 1, random = 0): RealtimeEvent => ({ type: 'closed', socket, random })
const due = (socket = 1): RealtimeEvent => ({ type: 'reconnectDue', socket })
const checked: RealtimeEvent = { type: 'queueChecked' }
const subscribe = (vendor_id: string) => ({ do: 'send', message: { action: 'subscribeToVendor', data: { vendor_id } } })
const rest = { do: 'waitToSend', delayMs: 1000 }
const refetch = { do: 'refetch' }

describe('the socket', () => {
  test('[RTM-001] is disconnected with an empty queue until a vendor is known', () => {
    expect(initialRealtime).toMatchObject({ status: 'disconnected', queue: [] })
    expect(walk(choose(undefined), due(0), checked).asked).toEqual([[], [], []])
    expect(walk(choose('v1')).last).toEqual([{ do: 'open', socket: 1 }])
  })
  test('[RTM-002] subscribes to the current vendor on open', () => {
    const { state, last } = walk(choose('v1'), opened())
    expect(state.status).toBe('connected')
    expect(last).toEqual([subscribe('v1'), rest, refetch])
  })
  test('[RTM-002] [RTM-006] subscribes again when the vendor changes, one message a second, the latest vendor only', () => {
    const { asked, state } = walk(choose('v1'), opened(), choose('v2'), choose('v3'), checked, checked, choose('v4'))
    expect(asked.slice(2)).toEqual([[], [], [subscribe('v3'), rest, refetch], [], [subscribe('v4'), rest, refetch]])
    expect(state.queue).toEqual([])
  })
  test('[RTM-006] sends nothing while there is no connection, then only what counts', () => {
    const { asked } = walk(choose('v1'), opened(), checked, closed(), choose('v2'), checked, due(), opened(2))
    expect(asked.slice(4)).toEqual([[], [], [{ do: 'open', socket: 2 }], [subscribe('v2'), rest, refetch]])
  })
  test.each([
    [0, 1000],
    [0.5, 1250],
    [0.999, 1500],
  ])('[RTM-005] [RTM-101] is opened again after a second and a little more by chance (%f)', (random, delayMs) =>
    expect(walk(choose('v1'), opened(), closed(1, random)).last).toEqual([
      { do: 'waitToReconnect', delayMs, socket: 1 },
    ]),
  )
  test('[RTM-101] fetches the list again after each subscription: earlier updates were not sent', () => {
    expect(walk(choose('v1'), opened()).last).toContainEqual({ do: 'refetch' })
    expect(walk(choose('v1'), closed(), due(), opened(2)).last).toContainEqual({ do: 'refetch' })
    expect(walk(choose('v1'), opened(), checked, closed(), due(), opened(2)).last).toContainEqual(refetch)
  })
  test('[RTM-101] an old socket is ignored, and so is a second attempt at the same time', () => {
    const update: ServerMessage = { event: { type: 'order_update', data: orderOf() } }
    const after = [choose('v1'), opened(), closed(), due()]
    expect(walk(...after, { type: 'received', socket: 1, message: update }).last).toEqual([])
    expect(walk(...after, closed(1)).last).toEqual([])
    expect(walk(...after, due(1)).last).toEqual([])
    expect(walk(...after, due(2)).last).toEqual([])
  })
  test('is closed on logout and stays so', () => {
    const { asked, state } = walk(choose('v1'), opened(), { type: 'stopped' }, closed(), due(), opened())
    expect(asked.slice(2)).toEqual([[{ do: 'close' }], [], [], []])
    expect(state).toMatchObject({ status: 'disconnected', queue: [], vendorId: undefined })
  })
  test('a vendor after a logout gets a socket, also when the logout came while one was awaited', () => {
    const stopped: RealtimeEvent = { type: 'stopped' }
    expect(walk(choose('v1'), opened(), stopped, choose('v2')).last).toEqual([{ do: 'open', socket: 3 }])
    expect(walk(choose('v1'), closed(), stopped, due(), choose('v2')).last).toEqual([{ do: 'open', socket: 2 }])
    expect(walk(choose('v1'), closed(), stopped, choose('v2'), due()).last).toEqual([{ do: 'open', socket: 2 }])
  })
  test('[RTM-004] an update is applied, a yes needs nothing', () => {
    const order = orderOf()
    const receive = (message: ServerMessage | undefined) =>
      walk(choose('v1'), opened(), { type: 'received', socket: 1, message }).last
    expect(receive({ event: { type: 'order_update', data: order } })).toEqual([{ do: 'apply', order }])
    expect(receive({ event: { type: 'subscribe_ok', data: { vendor_id: 'v1' } } })).toEqual([])
    const data = { vendor_id: 'v1', status: 403, message: 'Forbidden' }
    expect(receive({ event: { type: 'subscribe_refused', data } })).toEqual([
      { do: 'log', what: 'subscription refused' },
    ])
    expect(receive(undefined), '[RTM-009]').toEqual([{ do: 'log', what: 'unreadable' }])
  })
})

test('[RTM-101] whatever happens, there is one socket and one subscription to the vendor of now', () => {
  const happening = fc.oneof(
    fc.constantFrom('v1', 'v2', undefined).map(vendorId => choose(vendorId)),
    fc.constantFrom<RealtimeEvent>({ type: 'stopped' }, checked),
    fc.constantFrom('open', 'close', 'due'),
  )
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 40 }), happenings => {
      let state = initialRealtime
      // Sockets that open and close as commanded, and report it.
      const alive = new Set<number>()
      let subscribed: string | undefined
      let timer: number | undefined
      const expire = () => {
        if (timer === undefined) return
        const socket = timer
        timer = undefined
        run(due(socket))
      }
      const run = (event: RealtimeEvent) => {
        const [next, commands] = stepRealtime(state, event)
        const before = state.socket
        state = next
        for (const command of commands) {
          if (command.do === 'open') alive.add(command.socket)
          if (command.do === 'close') alive.delete(before)
          if (command.do === 'waitToReconnect') {
            expect(timer, 'one wait at a time').toBeUndefined()
            timer = command.socket
          }
          if (command.do === 'send') subscribed = command.message.data.vendor_id
        }
        expect(alive.size).toBeLessThanOrEqual(1)
      }
      for (const one of happenings) {
        const [socket] = alive
        if (typeof one !== 'string') run(one)
        else if (one === 'open' && socket !== undefined && state.status === 'disconnected') run(opened(socket))
        else if (one === 'close' && socket !== undefined) {
          alive.delete(socket)
          run(closed(socket))
        } else if (one === 'due') expire()
      }
      for (let rounds = 0; rounds < 3; rounds++) {
        expire()
        const [socket] = alive
        if (socket !== undefined && state.status === 'disconnected') run(opened(socket))
        run(checked)
      }
      expect(alive.size).toBe(state.vendorId === undefined ? 0 : 1)
      expect(state.status).toBe(state.vendorId === undefined ? 'disconnected' : 'connected')
      if (state.vendorId !== undefined) expect(subscribed).toBe(state.vendorId)
    }),
    { numRuns: 500 },
  )
})

describe('[RTM-007] an update is for', () => {
  const startOfToday = NOW - 3_600_000
  test.each([
    ['tracking', 0, true],
    ['tracking', 86_400, true],
    ['tracking', -1, false],
    ['history', 0, false],
    ['history', -1, true],
    [undefined, 0, false],
    [undefined, -1, false],
  ] as const)('%s, made %i s after midnight: %s', (screen, offset, applied) => {
    const order = orderOf({ created_at: startOfToday / 1000 + offset })
    expect(isForScreen(order, screen, startOfToday)).toBe(applied)
  })
})

describe('[RTM-010] [FLG-012] orders are fetched again', () => {
  test.each([
    [true, false, 60],
    [false, true, 60],
    [false, false, 300],
  ])('guest %s, DynamicTimeEstimation %s: beyond %i s', (guest, dynamicTimeEstimation, seconds) => {
    const context = { guest, dynamicTimeEstimation }
    expect(ageLimit(context)).toBe(seconds * 1000)
    expect(isOutOfDate(SECONDS * 1000, NOW + seconds * 1000, context)).toBe(false)
    expect(isOutOfDate(SECONDS * 1000, NOW + seconds * 1000 + 1, context)).toBe(true)
    expect(isOutOfDate(undefined, NOW, context)).toBe(true)
  })
  test('[SES-103] and when the clock is set back behind the last answer, whose age nobody knows then', () => {
    const context = { guest: false, dynamicTimeEstimation: false }
    expect(isOutOfDate(NOW, NOW - 3_600_000, context)).toBe(true)
  })
})
