// Consent to page views, where a deployment has to ask for it.
import { describe, expect, test } from 'vitest'
import { createConsent } from '#features/shell/consent-store.ts'
import { fakeBrowser } from '../platform/tabs.ts'

const setUp = (required: boolean) => {
  const { storage } = fakeBrowser(0).tab()
  const pushed: string[] = []
  const open = () => createConsent({ storage, required: () => required })
  return {
    open,
    pushed,
    push: (store: ReturnType<typeof open>, name: string) => store.withConsent(() => pushed.push(name)),
  }
}

test('[CST-002] without required consent nobody is asked and every event passes', () => {
  const { open, pushed, push } = setUp(false)
  const store = open()
  push(store, 'view')
  expect([store.$asks.get(), pushed]).toEqual([false, ['view']])
})

describe('[CST-002] where consent is required, events are held back until the visitor has answered', () => {
  test('yes lets what waited pass, and what comes on later pages', () => {
    const { open, pushed, push } = setUp(true)
    const store = open()
    push(store, 'view')
    push(store, 'action')
    expect([store.$asks.get(), pushed]).toEqual([true, []])
    store.answer(true)
    expect([store.$asks.get(), pushed]).toEqual([false, ['view', 'action']])
    push(open(), 'next page')
    expect(pushed).toEqual(['view', 'action', 'next page'])
  })

  test('no drops what waited, and the visitor is not asked again', () => {
    const { open, pushed, push } = setUp(true)
    const store = open()
    push(store, 'view')
    store.answer(false)
    const later = open()
    push(later, 'next page')
    expect([later.$asks.get(), pushed]).toEqual([false, []])
  })
})
