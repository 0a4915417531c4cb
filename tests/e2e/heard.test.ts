// What is heard by somebody who does not see the portal, in six languages, against transcripts that are kept: `npm run bench heard`
// writes those of all journeys to .cache/heard, from where they are taken when they have been read.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LISTENERS, listen, NOON } from './heard-journeys.ts'
import { openPortal, type Portal } from './portal.ts'

let portal: Portal
beforeAll(async () => {
  const pairs = LISTENERS.map(({ pair }) => pair)
  portal = await openPortal({ pairs, languages: 'all', clock: { now: () => NOON } })
}, 300_000)
afterAll(() => portal?.close())

test.each(LISTENERS)('[CST-107] what is heard in $language', async listener => {
  const kept = readFileSync(new URL(`heard/${listener.language}.txt`, import.meta.url), 'utf8')
  const { transcript, faults } = await listen(portal, listener, kept)
  expect(transcript).toBe(kept)
  expect(faults).toEqual([])
})
