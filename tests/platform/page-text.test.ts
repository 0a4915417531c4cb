import { afterEach, expect, test, vi } from 'vitest'
import { datedName, fetchSameOriginText } from '#platform/page-text.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())
const text = (body: string, type = 'text/plain; charset=utf-8', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })

test('a text of this site is read', async () => {
  answering(() => text('the terms'))
  expect(await fetchSameOriginText('/terms.en.txt')).toBe('the terms')
})

const bad: [string, () => Response][] = [
  ['a page of an error', () => text('<html>', 'text/html')],
  ['a refusal', () => text('no', 'text/plain', 404)],
  ['nothing', () => text('  \n')],
  ['more than a text can be', () => text('x'.repeat(200_001))],
  [
    'no answer at all',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
]
test.each(bad)('[PUB-008] %s is no text', async (_, answer) => {
  answering(answer)
  expect(await fetchSameOriginText('/terms.en.txt')).toBeUndefined()
})

test('[PUB-008] a browser from before the supported ones reads it too', async () => {
  vi.stubGlobal('AbortSignal', {})
  answering(() => text('the terms'))
  expect(await fetchSameOriginText('/terms.en.txt')).toBe('the terms')
})

test('a file is named by the day on which it is saved', () => {
  expect(datedName('brand-NO-terms.txt', new Date(2026, 2, 3, 23, 59))).toBe('brand-NO-terms-2026-03-03.txt')
})
