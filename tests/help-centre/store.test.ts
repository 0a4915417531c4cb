import { beforeEach, expect, test } from 'vitest'
import type { HelpContext } from '#features/help-centre/help-centre.ts'
import { createHelpCentre } from '#features/help-centre/store.ts'
import { guestVendor } from '#features/vendors/vendors.ts'
import { turn } from '../platform/fake-time.ts'
import { fakeBrowser, fakeSend, lost, refusedWith } from '../platform/tabs.ts'
import { NOW } from '../session/examples.ts'

const MINUTE_MS = 60_000
const context: Omit<HelpContext, 'version'> = {
  user: { id: 'u1', email: 'a@b.no' },
  vendor: guestVendor('no1', 'NOK'),
  brand: 'pandago',
  country: 'NO',
  locale: 'nb-NO',
}
const ORIGIN = 'https://help.example'
const ready = { source: 'help-centre', type: 'ready' }

let notified: string[]
beforeEach(() => {
  notified = []
})

type Answers = { token?: () => unknown; page?: (call: { input?: unknown }) => unknown; build?: () => unknown }

function desk(answers: Answers = {}) {
  const browser = fakeBrowser(NOW)
  const { clock, look } = browser
  let tokens = 0
  const { send, names } = fakeSend({
    helpCentreToken: () => (answers.token ? answers.token() : { result: `token-${++tokens}` }),
    initHelpCentre: call => (answers.page ? answers.page(call) : { url: `${ORIGIN}/app/1` }),
    assetManifest: () => (answers.build ? answers.build() : { build: 'b1', files: [] }),
  })
  const help = createHelpCentre({
    send,
    clock,
    pageLifecycle: browser.tab().pageLifecycle,
    host: `${ORIGIN}/help/eu`,
    portal: 'https://portal.example',
    notify: ({ code }) => notified.push(code),
  })
  return { help, clock, names, look }
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

test('[HLP-004] a token that has ended while the device slept is exchanged when the page is looked at, once', async () => {
  const { help, clock, names, look } = desk()
  await help.open(context)
  look()
  clock.jump(120 * MINUTE_MS)
  look()
  look()
  await turn()
  expect(help.$help.get()).toMatchObject({ token: 'token-2' })
  help.close()
  clock.jump(120 * MINUTE_MS)
  look()
  await clock.pass(120 * MINUTE_MS)
  expect(names().filter(name => name === 'helpCentreToken')).toHaveLength(2)
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

test.each<[build: () => unknown, version: string]>([
  [() => ({ build: 'b1', files: [] }), 'b1'],
  [lost, 'unknown'],
])('[API-049] it is told the build of the site, where that can be had', async (build, version) => {
  const told: unknown[] = []
  const page = ({ input }: { input?: unknown }) => {
    told.push(input)
    return { url: ORIGIN }
  }
  await desk({ build, page }).help.open(context)
  expect(told).toMatchObject([{ app_version: version }])
})

test('[HLP-005] closed before the build of the site was there it stays closed, and reports no frame that nobody sees', async () => {
  let arrive = (_: unknown) => {}
  const build = new Promise(resolve => {
    arrive = resolve
  })
  const { help, clock } = desk({ build: () => build })
  const opened = help.open(context)
  help.close()
  arrive({ build: 'b1', files: [] })
  await opened
  await clock.pass(MINUTE_MS)
  expect(help.$help.get()).toEqual({ open: false })
  expect(notified).toEqual([])
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
