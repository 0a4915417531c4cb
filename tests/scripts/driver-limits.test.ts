// A driver that says nothing, or has ended, ends no run of the journeys: it is told apart from the portal's faults, and replaced once.
import { expect, test } from 'vitest'
import { DriverDied, withLimits, withOneReplacement } from '../browsers/driver-limits.ts'
import type { BrowserWindow, Engine } from '../browsers/engine.ts'

const SIZE = { width: 100, height: 100 }
const LIMITS = { launch: 20, session: 20, command: 20, close: 20 }
const never = () => new Promise<never>(() => {})
const refused = async () => {
  throw new Error('no such element')
}

type Parts = Partial<{
  launch: () => Promise<never>
  newProfile: () => Promise<never>
  newWindow: () => Promise<never>
  evaluate: () => Promise<unknown>
  endProfile: () => Promise<void>
  end: () => Promise<void>
  isAlive: boolean
}>

/** A browser that does what it is asked, but for these parts. */
const engineWith = (parts: Parts): Engine => {
  const nothing = async () => {}
  const window: BrowserWindow = {
    open: nothing,
    evaluate: parts.evaluate ?? (async () => 7),
    pressAt: nothing,
    key: nothing,
    type: nothing,
    back: nothing,
    screenshot: async () => Buffer.alloc(0),
    front: nothing,
  }
  const profile = { newWindow: parts.newWindow ?? (async () => window), close: parts.endProfile ?? (async () => {}) }
  return {
    name: 'Any',
    missing: () => undefined,
    launch:
      parts.launch ??
      (async () => ({
        version: '1',
        isAlive: () => parts.isAlive ?? true,
        newProfile: parts.newProfile ?? (async () => profile),
        close: parts.end ?? (async () => {}),
      })),
  }
}

/** Opens a window, asks it one thing, and closes everything. */
async function session(parts: Parts): Promise<unknown> {
  const browser = await withLimits(engineWith(parts), LIMITS).launch('http://127.0.0.1:1')
  const profile = await browser.newProfile(SIZE)
  const answer = await (await profile.newWindow()).evaluate('7')
  await profile.close()
  await browser.close()
  return answer
}

test('a driver that answers is as without limits', async () => {
  expect(await session({})).toBe(7)
})

test.each<[string, Parts]>([
  ['launched', { launch: never }],
  ['asked for a session', { newProfile: never }],
  ['asked for a window', { newWindow: never }],
  ['asked about the page', { evaluate: never }],
  ['asked to end a session', { endProfile: never }],
  ['asked to end', { end: never }],
])('a driver that says nothing when it is %s has died', async (_, parts) => {
  await expect(session(parts)).rejects.toThrow(DriverDied)
})

test.each<[string, Parts]>([
  ['launched', { launch: refused }],
  ['asked for a session', { newProfile: refused }],
  ['asked for a window', { newWindow: refused }],
  ['asked anything after its end', { evaluate: refused, isAlive: false }],
])('a driver that fails when it is %s has died', async (_, parts) => {
  await expect(session(parts)).rejects.toThrow(DriverDied)
})

test('what fails in the page is no death of the driver that reports it', async () => {
  const failure = session({ evaluate: refused })
  await expect(failure).rejects.toThrow('no such element')
  await expect(failure).rejects.not.toBeInstanceOf(DriverDied)
})

const dies = async () => {
  throw new DriverDied('no answer')
}

test('work whose driver dies begins anew once it is replaced, and goes on', async () => {
  const told: string[] = []
  const run = withOneReplacement(async death => void told.push(death.message))
  let begun = 0
  expect(await run(async () => (++begun === 1 ? dies() : begun))).toBe(2)
  expect(told).toEqual(['no answer'])
  expect(await run(async () => 'next')).toBe('next')
})

test('a failure of the portal is not tried again', async () => {
  const told: string[] = []
  const run = withOneReplacement(async death => void told.push(death.message))
  let begun = 0
  const failing = run(async () => {
    begun += 1
    await refused()
  })
  await expect(failing).rejects.toThrow('no such element')
  expect([begun, told]).toEqual([1, []])
})

test('the second death fails, and nothing is waited for after it', async () => {
  const told: string[] = []
  const run = withOneReplacement(async death => void told.push(death.message))
  await expect(run(dies)).rejects.toThrow(DriverDied)
  let begun = false
  await expect(
    run(async () => {
      begun = true
    }),
  ).rejects.toThrow(DriverDied)
  expect([told.length, begun]).toEqual([1, false])
})
