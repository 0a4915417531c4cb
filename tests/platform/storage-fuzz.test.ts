import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSession } from '#features/session/store.ts'
import { type StoredKey, storedKeys } from '#platform/stored.ts'
import { NOW } from '../session/examples.ts'
import { turn } from './fake-time.ts'
import { fakeBrowser, fakeSend } from './tabs.ts'

const keys = Object.keys(storedKeys) as StoredKey[]
/** Anything that may be in a storage: texts, JSON of any shape, things that look like tokens. */
const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.tuple(fc.string(), fc.base64String(), fc.string()).map(parts => parts.join('.')),
  fc.json().map(claims => `h.${Buffer.from(claims).toString('base64url')}.s`),
)

test('[SES-011] [SES-015] whatever is in the storage, it is read or left aside, and the session starts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys), anything), async texts => {
      const browser = fakeBrowser(NOW)
      for (const [key, text] of Object.entries(texts)) browser.device.set(key, text)
      const tab = browser.tab()
      for (const key of keys) {
        const value = tab.storage.read(key)
        if (value === undefined || storedKeys[key].area !== 'device') continue
        // What was read can be written and read again.
        tab.storage.write(key, value as never)
        expect(tab.storage.read(key)).toEqual(value)
      }
      const session = createSession({
        ...tab,
        send: fakeSend({}).send,
        clock: browser.clock,
        exclusive: browser.exclusive,
        country: () => 'NO',
        notify: () => {},
        loses: () => false,
        reset: () => {},
      })
      const stop = session.start()
      await turn()
      expect(['CLASSIC', 'GODROID', 'GUEST']).toContain(session.$session.get().mode)
      await session.logout()
      expect(browser.device.has('token')).toBe(false)
      stop()
    }),
    { numRuns: 200 },
  )
})
