import { beforeEach, expect, test } from 'vitest'
import type { HelpContext } from '#features/help-centre/help-centre.ts'
import { createHelpCentre } from '#features/help-centre/store.ts'
import { guestVendor } from '#features/vendors/vendors.ts'
import { fakeClock, fakeSend, lost, refusedWith } from '../platform/tabs.ts'
import { NOW } from '../session/examples.ts'

const MINUTE_MS = 60_000
const context: HelpContext = {
  user: { id: 'u1', email: 'a@b.no' },
  vendor: guestVendor('no1', 'NOK'),
  brand: 'pandago',
  country: 'NO',
  locale: 'nb-NO',
  version: '1',
}
const ORIGIN = 'https://help.example'
const ready = { source: 'help-centre', type: 'ready' }

let notified: string[]
beforeEach(() => {
  notified = []
})

function desk(answers: { token?: () => unknown; page?: () => unknown } = {}) {
  const clock = fakeClock(NOW)
  let tokens = 0
  const { send, names } = fakeSend({
    helpCentreToken: () => (answers.token ? answers.token() : { result: `token-${++tokens}` }),
    initHelpCentre: () => (answers.page ? answers.page() : { url: `${ORIGIN}/app/1` }),
  })
  const help = createHelpCentre({
    send,
    clock,
    host: `${ORIGIN}/help/eu`,
    portal: 'https://portal.example',
    notify: ({ code }) => notified.push(code),
  })
  return { help, clock, names }
}

test('[HLP-003] open, token and URL; a message of the frame makes it ready, another closes it', async () => {
  const { help } = desk()
  expect(help.$help.get()).toEqual({ open: false })
  await help.open(context)
  expect(help.$help.get()).toEqual({
    open: true,
    stage: 'loading',
    token: 'token-1',
    url: `${ORIGIN}/app/1`,
    origin: ORIGIN,
  })
  help.receive(ORIGIN, ready)
  expect(help.$help.get()).toMatchObject({ stage: 'ready' })
  help.receive(ORIGIN, { source: 'help-centre', type: 'close' })
  expect(help.$help.get()).toEqual({ open: false })
  expect(notified).toEqual([])
})

test.each([
  'https://evil.example',
  'https://portal.example',
  'http://help.example',
  'https://help.example:444',
  'null',
  '',
])('a message from %s is ignored', async origin => {
  const { help } = desk()
  await help.open(context)
  help.receive(origin, ready)
  help.receive(origin, { source: 'help-centre', type: 'close' })
  expect(help.$help.get()).toMatchObject({ open: true, stage: 'loading' })
})

test('[HLP-004] [API-022] the token is exchanged every 55 minutes, until it is closed', async () => {
  const { help, clock, names } = desk()
  await help.open(context)
  help.receive(ORIGIN, ready)
  await clock.pass(55 * MINUTE_MS - 1)
  expect(help.$help.get()).toMatchObject({ token: 'token-1' })
  await clock.pass(1)
  expect(help.$help.get()).toMatchObject({ token: 'token-2', stage: 'ready', url: `${ORIGIN}/app/1` })
  await clock.pass(55 * MINUTE_MS)
  expect(help.$help.get()).toMatchObject({ token: 'token-3' })
  help.close()
  await clock.pass(120 * MINUTE_MS)
  expect(names().filter(name => name === 'helpCentreToken')).toHaveLength(3)
})

test('[HLP-004] a token that could not be exchanged is asked for again while the old one still holds', async () => {
  let online = true
  const { help, clock } = desk({ token: () => (online ? { result: 'good' } : lost()) })
  await help.open(context)
  online = false
  await clock.pass(55 * MINUTE_MS)
  expect(help.$help.get()).toMatchObject({ token: 'good' })
  online = true
  await clock.pass(MINUTE_MS)
  expect(help.$help.get()).toMatchObject({ open: true, token: 'good' })
})

test.each<[string, Parameters<typeof desk>[0], string, string]>([
  ['[HLP-006] no token', { token: lost }, 'no-token', 'help_centre_failed'],
  ['[HLP-006] a refused token', { token: () => refusedWith(404, 'NotFound') }, 'no-token', 'help_centre_failed'],
  ['[HLP-005] no page', { page: lost }, 'no-page', 'help_centre_not_loaded'],
  [
    '[HLP-005] a page elsewhere',
    { page: () => ({ url: 'https://evil.example/' }) },
    'no-page',
    'help_centre_not_loaded',
  ],
  [
    '[HLP-005] a page of the portal',
    { page: () => ({ url: 'https://portal.example/' }) },
    'no-page',
    'help_centre_not_loaded',
  ],
])('%s', async (_, answers, stage, notice) => {
  const { help } = desk(answers)
  await help.open(context)
  expect(help.$help.get()).toEqual({ open: true, stage })
  expect(notified).toEqual([notice])
})

test('[HLP-005] a frame that sends nothing for 10 s has not loaded; when it sends after all it is shown', async () => {
  const { help, clock } = desk()
  await help.open(context)
  await clock.pass(9_999)
  expect(notified).toEqual([])
  await clock.pass(1)
  expect(help.$help.get()).toMatchObject({ stage: 'late', url: `${ORIGIN}/app/1` })
  expect(notified).toEqual(['help_centre_not_loaded'])
  help.receive(ORIGIN, ready)
  expect(help.$help.get()).toMatchObject({ stage: 'ready' })
})

test('what was on its way when it was closed, or opened for another, changes nothing', async () => {
  const { help, clock } = desk()
  const first = help.open(context)
  help.close()
  await first
  await clock.pass(MINUTE_MS)
  expect(help.$help.get()).toEqual({ open: false })
  const second = help.open(context)
  await Promise.all([second, help.open({ ...context, vendor: guestVendor('no2', 'NOK') })])
  expect(help.$help.get()).toMatchObject({ open: true, stage: 'loading' })
  await clock.pass(20_000)
  expect(notified).toEqual(['help_centre_not_loaded'])
})
