import { atom } from 'nanostores'
import { beforeEach, expect, test } from 'vitest'
import { createEmbeddedTerms } from '#features/session/embedded-store.ts'
import type { Session } from '#features/session/session.ts'
import { turn } from '../platform/fake-time.ts'
import { fakeBrowser, type Tab } from '../platform/tabs.ts'
import { NOW } from './examples.ts'

let tab: Tab
let other: Tab
beforeEach(() => {
  const browser = fakeBrowser(NOW)
  tab = browser.tab()
  other = browser.tab()
})

function terms(mode: Session['mode'], answers: (string | undefined)[] = ['the terms']) {
  const $mode = atom<Session['mode']>(mode)
  const store = createEmbeddedTerms({ storage: tab.storage, $mode, fetchTerms: async () => answers.shift() })
  const end = store.start()
  return { store, $mode, end }
}

test('[SES-015] the embedded portal asks until its user accepts, once per device', async () => {
  const { store, end } = terms('GODROID')
  expect(tab.storage.read('tos-required')).toBe(true)
  await turn()
  expect(store.$terms.get()).toEqual({ state: 'shown', text: 'the terms' })
  store.accept()
  expect(store.$terms.get()).toEqual({ state: 'not-needed' })
  expect(tab.storage.read('tos-required')).toBe(false)
  end()
  const again = terms('GODROID').store
  await turn()
  expect(again.$terms.get()).toEqual({ state: 'not-needed' })
})

test('[PUB-009] terms that cannot be had are reported, and asked for again when wanted', async () => {
  const { store } = terms('GODROID', [undefined, 'the terms'])
  await turn()
  expect(store.$terms.get()).toEqual({ state: 'failed' })
  await store.retry()
  expect(store.$terms.get()).toEqual({ state: 'shown', text: 'the terms' })
})

test.each(['CLASSIC', 'GUEST'] as const)('nobody is asked in mode %s, and nothing is kept', async mode => {
  const { store } = terms(mode)
  await turn()
  expect(store.$terms.get()).toEqual({ state: 'not-needed' })
  expect(tab.storage.has('tos-required')).toBe(false)
})

test('what one tab accepts counts in the others', async () => {
  const { store } = terms('GODROID')
  await turn()
  other.storage.write('tos-required', false)
  await turn()
  expect(store.$terms.get()).toEqual({ state: 'not-needed' })
})
