import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The region, as far as this part uses it. */
const region = { dataset: {}, isConnected: true, textContent: '', setAttribute: () => {} }
let polite: typeof import('#ui/polite.ts')

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('document', { createElement: () => region, body: { append: () => {} } })
  polite = await import('#ui/polite.ts')
  polite.announce({}, '')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  region.textContent = ''
})

/** What is in the region at each tenth of a second, each text once. */
function heard(tenths: number): [text: string, after: number][] {
  const texts: [string, number][] = []
  for (let tenth = 0; tenth <= tenths; tenth++) {
    if (region.textContent !== (texts.at(-1)?.[0] ?? '')) texts.push([region.textContent, tenth])
    vi.advanceTimersByTime(100)
  }
  return texts
}

test('of two announcements at once the second comes a second later, and then nothing is left to be read', () => {
  polite.announce({}, 'The order is being cancelled')
  polite.announce({}, 'Cancelled')
  vi.advanceTimersByTime(1)
  expect(heard(25)).toEqual([
    ['The order is being cancelled', 0],
    ['Cancelled', 10],
    ['', 20],
  ])
})

test('what is said again while it waits is said once, as it is then; what is taken back is not said', () => {
  const [count, progress] = [{}, {}]
  polite.announce({}, 'Order placed')
  polite.announce(count, '2 ready')
  polite.announce(progress, 'Checking')
  polite.announce(count, '3 ready')
  polite.announce(progress, '')
  vi.advanceTimersByTime(1)
  expect(heard(25).map(([text]) => text)).toEqual(['Order placed', '3 ready', ''])
})

test('who gathers what changed may go on when a second has passed', () => {
  expect(polite.mayAnnounce()).toBe(true)
  polite.announce({}, 'Order placed')
  expect(polite.mayAnnounce()).toBe(false)
  vi.advanceTimersByTime(500)
  expect(polite.mayAnnounce()).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(polite.mayAnnounce()).toBe(true)
})
