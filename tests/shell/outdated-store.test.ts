import { expect, test } from 'vitest'
import { createOutdated } from '#features/shell/outdated-store.ts'
import { fakeBrowser, fakeSend, lost } from '../platform/tabs.ts'

const FIVE_MINUTES_MS = 300_000

function page(
  manifest: () => unknown,
  more: { unsaved?: () => boolean; leaving?: () => boolean; isFull?: boolean } = {},
) {
  const browser = fakeBrowser(0)
  browser.setFull(more.isFull ?? false)
  const tab = browser.tab()
  const notified: string[] = []
  const calls = fakeSend({ assetManifest: manifest })
  const make = () =>
    createOutdated({
      send: calls.send,
      clock: browser.clock,
      storage: tab.storage,
      navigate: tab.navigate,
      loaded: () => ['/_assets/a.1.js'],
      unsaved: more.unsaved ?? (() => false),
      leaving: more.leaving ?? (() => false),
      notify: ({ code }) => notified.push(code),
    })
  const outdated = make()
  outdated.start()
  return { ...tab, outdated, make, notified, clock: browser.clock, sent: calls.sent }
}

const newer = { build: 'b2', files: ['/_assets/a.2.js'] }
const same = { build: 'b1', files: ['/_assets/a.1.js', '/_assets/b.1.js'] }

test('[NTC-009] [API-008] every 300000 ms the manifest is fetched with a timestamp, and the same build changes nothing', async () => {
  const { clock, sent, navigate, notified } = page(() => same)
  await clock.pass(FIVE_MINUTES_MS - 1)
  expect(sent).toHaveLength(0)
  await clock.pass(1)
  expect(sent[0]?.call).toEqual({ query: { t: FIVE_MINUTES_MS } })
  await clock.pass(FIVE_MINUTES_MS)
  expect(sent).toHaveLength(2)
  expect([notified, navigate.reloads]).toEqual([[], 0])
})

test('[NTC-008] an outdated page shows a notice and loads again after 3 s', async () => {
  const { clock, navigate, notified, outdated } = page(() => newer)
  await clock.pass(FIVE_MINUTES_MS)
  expect([notified, outdated.$outdated.get().state, navigate.reloads]).toEqual([['outdated'], 'reloading', 0])
  await clock.pass(2999)
  expect(navigate.reloads).toBe(0)
  await clock.pass(1)
  expect(navigate.reloads).toBe(1)
})

test('[NTC-008] whoever is on the way to another page gets there; one who is still here after all sees it load again', async () => {
  let isLeaving = true
  const { clock, navigate } = page(() => newer, { leaving: () => isLeaving })
  await clock.pass(FIVE_MINUTES_MS + 8000)
  expect(navigate.reloads).toBe(0)
  isLeaving = false
  await clock.pass(3000)
  expect(navigate.reloads).toBe(1)
})

test('[NTC-008] once for a build: a cache that is behind does not make it load for ever', async () => {
  const { clock, navigate, make } = page(() => newer)
  await clock.pass(FIVE_MINUTES_MS + 3000)
  make().start()
  await clock.pass(3 * FIVE_MINUTES_MS)
  expect(navigate.reloads).toBe(1)
})

test('[NTC-008] a tab without room to note for which build it was loaded again asks: with a cache that is behind it would load for ever', async () => {
  const { clock, navigate, outdated } = page(() => newer, { isFull: true })
  await clock.pass(2 * FIVE_MINUTES_MS + 3000)
  expect([outdated.$outdated.get().state, navigate.reloads]).toEqual(['asking', 0])
  outdated.reload()
  expect(navigate.reloads).toBe(1)
})

test('[NTC-101] over an unsaved form it asks, and loads again when the reader agrees', async () => {
  const { clock, navigate, notified, outdated } = page(() => newer, { unsaved: () => true })
  await clock.pass(3 * FIVE_MINUTES_MS)
  expect([notified, outdated.$outdated.get().state, navigate.reloads]).toEqual([[], 'asking', 0])
  outdated.reload()
  expect(navigate.reloads).toBe(1)
})

test('[NTC-101] who agrees and then stays, when the browser asks, is asked again and reloaded once nothing is unsaved', async () => {
  let typed = true
  const { clock, navigate, notified, outdated } = page(() => newer, { unsaved: () => typed })
  await clock.pass(FIVE_MINUTES_MS)
  outdated.reload()
  await clock.pass(FIVE_MINUTES_MS)
  expect([notified, outdated.$outdated.get().state, navigate.reloads]).toEqual([[], 'asking', 1])
  typed = false
  await clock.pass(FIVE_MINUTES_MS + 3000)
  expect([notified, navigate.reloads]).toEqual([['outdated'], 2])
})

test('[NTC-101] what is typed while the notice is shown is not thrown away', async () => {
  let typed = false
  const { clock, navigate, outdated } = page(() => newer, { unsaved: () => typed })
  await clock.pass(FIVE_MINUTES_MS + 1000)
  typed = true
  await clock.pass(2000)
  expect([outdated.$outdated.get().state, navigate.reloads]).toEqual(['asking', 0])
})

test('[NTC-101] where several parts are missing at once too, what is typed while the notice is shown is not thrown away', async () => {
  let typed = false
  const { clock, navigate, notified, outdated } = page(() => newer, { unsaved: () => typed })
  outdated.look()
  outdated.look()
  await clock.pass(1000)
  typed = true
  await clock.pass(3000)
  expect([notified, outdated.$outdated.get().state, navigate.reloads]).toEqual([['outdated'], 'asking', 0])
})

test('[API-008] a manifest that cannot be fetched is ignored, and asked for again', async () => {
  const { clock, sent, notified } = page(lost)
  await clock.pass(2 * FIVE_MINUTES_MS)
  expect(sent).toHaveLength(2)
  expect(notified).toEqual([])
})
