// The step that reads the service hours.
import { expect, test } from 'vitest'
import {
  asked,
  chosen,
  closed,
  context,
  deliverable,
  done,
  filled,
  NOON,
  open,
  run,
  started,
  stepOf,
  submit,
  vendorThere,
} from './examples.ts'

test('[REQ-016] [REQ-017] [REQ-106] closed hours end the flow with their text and the next opening', () => {
  const { state, commands } = run([started, vendorThere(), closed])
  expect(stepOf(state)).toBe('SERVICE_CLOSED')
  expect(commands).toEqual([
    {
      do: 'notify',
      notice: {
        code: 'service_closed',
        from: '12:30',
        to: '22:00',
        currentTime: '12:00',
        opensAt: NOON + 30 * 60_000,
      },
    },
  ])
  // It stays closed, whatever is typed or pressed, until it is started again (Q10).
  const stays = run([chosen, filled, submit, { type: 'proceeded' }], context(), state)
  expect(stepOf(stays.state)).toBe('SERVICE_CLOSED')
  expect(stepOf(run([started], context(), state).state)).toBe('WAIT_FOR_VENDOR')
})

test('[REQ-018] closed without hours shows the other text', () => {
  const hours = { status: 'closed', currentTime: '12:00' } as const
  const { commands } = run([started, vendorThere(), s => ({ type: 'hoursArrived', run: asked(s), hours, now: NOON })])
  expect(commands).toEqual([{ do: 'notify', notice: { code: 'platform_unavailable' } }])
})

test('[REQ-019] hours that cannot be read count as open', () => {
  const { state } = run([started, vendorThere(), s => ({ type: 'hoursFailed', run: asked(s) })])
  expect(stepOf(state)).toBe('ASK_FOR_DESTINATION_ADDRESS')
})

test('[REQ-016] [REQ-102] a draft for later that is cleared while service is closed is for now again, and closed', () => {
  const changes = { time: 'later', collectAt: NOON / 1000 + 3600 } as const
  const later = run([started, vendorThere(), closed, { type: 'formChanged', changes, now: NOON }, chosen, deliverable])
  expect(stepOf(later.state)).toBe('FILL_ORDER_DETAILS')
  const { state } = run([{ type: 'draftCleared', now: NOON, newKey: 'key-0003' }], context(), later.state)
  expect([stepOf(state), state.form.time, state.destination.query]).toEqual(['SERVICE_CLOSED', 'asap', ''])
})

test('[REQ-016] for now again when service has opened meanwhile, the hours are read again', () => {
  const changes = { time: 'later', collectAt: NOON / 1000 + 3600 } as const
  const later = run([started, vendorThere(), closed, { type: 'formChanged', changes, now: NOON }, chosen, deliverable])
  const again = (minutes: number) =>
    run([{ type: 'formChanged', changes: { time: 'asap' }, now: NOON + minutes * 60_000 }], context(), later.state)
  expect(stepOf(again(29).state)).toBe('SERVICE_CLOSED')
  const { state, commands } = again(30)
  expect([stepOf(state), done(commands)]).toEqual(['CHECK_SERVICE_HOURS', ['keepDraft', 'forgetCard', 'loadHours']])
  expect(stepOf(run([open, deliverable], context(), state).state)).toBe('FILL_ORDER_DETAILS')
  const { commands: cleared } = run(
    [{ type: 'draftCleared', now: NOON + 30 * 60_000, newKey: 'key-0003' }],
    context(),
    later.state,
  )
  expect(done(cleared)).toEqual(['forgetCard', 'keepDraft', 'forgetCard', 'loadHours'])
})
