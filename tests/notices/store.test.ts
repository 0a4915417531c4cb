import { describe, expect, test } from 'vitest'
import { type NoticeStyle, shellNotices } from '#features/notices/notices.ts'
import { createNotices } from '#features/notices/store.ts'
import { fakeBrowser } from '../platform/tabs.ts'

type Message = { code: 'hello' } | { code: 'bye' }

function list(path = '/connect') {
  const browser = fakeBrowser(0)
  let ids = 0
  const { storage } = browser.tab()
  const make = () =>
    createNotices<Message>({ clock: browser.clock, uuid: () => `n${++ids}`, storage, path: () => path })
  const notices = make()
  return { notices, make, clock: browser.clock, codes: () => notices.$notices.get().map(one => one.message.code) }
}

test('[NTC-001] [NTC-002] a notice gets an id and is info by default; removal works by the id', () => {
  const { notices, codes } = list()
  const first = notices.show({ code: 'hello' })
  notices.show({ code: 'bye' }, { kind: 'error' })
  expect(notices.$notices.get().map(({ id, kind }) => [id, kind])).toEqual([
    ['n1', 'info'],
    ['n2', 'error'],
  ])
  notices.remove(first)
  expect(codes()).toEqual(['bye'])
  notices.remove('n99')
  expect(codes()).toEqual(['bye'])
})

describe('[NTC-003] [NTC-004]', () => {
  test.each<[string, NoticeStyle, number]>([
    ['/connect', {}, 3500],
    ['/', {}, 3500],
    ['/request-a-rider/no-1', {}, 5000],
    ['/order-tracking', {}, 5000],
    ['/history?x=1', {}, 5000],
    ['/historical', {}, 3500],
    ['/bulk-order/no-1', {}, 7000],
    ['/history', { durationMs: 10_000 }, 10_000],
  ])('on %s with %j a notice stays %i ms', async (path, style, ms) => {
    const { notices, clock, codes } = list(path)
    notices.show({ code: 'hello' }, style)
    await clock.pass(ms - 1)
    expect(codes()).toEqual(['hello'])
    await clock.pass(1)
    expect(codes()).toEqual([])
  })
})

test('[NTC-101] time is paused while a notice is pointed at or focused', async () => {
  const { notices, clock, codes } = list()
  notices.show({ code: 'hello' })
  await clock.pass(3000)
  notices.pause()
  notices.pause()
  await clock.pass(60_000)
  notices.show({ code: 'bye' })
  await clock.pass(60_000)
  expect(codes()).toEqual(['hello', 'bye'])
  notices.resume()
  await clock.pass(500)
  expect(codes()).toEqual(['bye'])
  await clock.pass(3000)
  expect(codes()).toEqual([])
})

test('[NTC-101] [SES-103] a clock that is set back meanwhile does not keep a notice that was pointed at', async () => {
  const { notices, clock, codes } = list()
  notices.show({ code: 'hello' })
  clock.jump(-86_400_000)
  notices.pause()
  notices.resume()
  await clock.pass(3500)
  expect(codes()).toEqual([])
})

test('[NTC-002] a newer notice with the same globalID takes the place of the older one, with its own time', async () => {
  const { notices, clock, codes } = list()
  notices.show({ code: 'hello' }, { globalID: 'one' })
  await clock.pass(3000)
  notices.show({ code: 'bye' }, { globalID: 'one' })
  expect(codes()).toEqual(['bye'])
  await clock.pass(3000)
  expect(codes()).toEqual(['bye'])
})

test('[SES-008] a notice while a page is left is shown on the next one, once, and only messages of ours', () => {
  const { notices, make } = list()
  notices.keepForNextPage({ code: 'hello' })
  notices.keepForNextPage({ code: 'unknown' } as unknown as Message)
  const next = make()
  const styleOf = ({ code }: { code: string }) => (code === 'hello' ? { kind: 'success' as const } : undefined)
  next.showFlashMessages(styleOf)
  expect(next.$notices.get()).toMatchObject([{ message: { code: 'hello' }, kind: 'success' }])
  const third = make()
  third.showFlashMessages(styleOf)
  expect(third.$notices.get()).toEqual([])
})

test('[COL-023] [COL-024] [COL-022] the documented kinds and times of the notices of vendors', () => {
  expect(shellNotices.no_vendors).toMatchObject({ kind: 'error', durationMs: 10_000 })
  expect(shellNotices.vendors_failed).toMatchObject({ kind: 'error', durationMs: 10_000 })
  expect(shellNotices.all_outlets_shown).toMatchObject({ kind: 'success' })
  expect(shellNotices.logged_out).toMatchObject({ kind: 'info' })
})
