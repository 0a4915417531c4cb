import { expect, test, vi } from 'vitest'
import { importWithRetry } from '#platform/import-with-retry.ts'

const failing = (times: number) => {
  let tried = 0
  return vi.fn(async () => {
    if (tried++ < times) throw new Error('not loaded')
    return 'part'
  })
}

test('[CST-001] a part that fails to load is asked for again, 2 s apart', async () => {
  const load = failing(10)
  const waits: number[] = []
  await expect(importWithRetry(load, { wait: async ms => void waits.push(ms) })).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(11)
  expect(waits).toEqual(Array.from({ length: 10 }, () => 2000))
})

test('[NTC-006] [NTC-007] [CST-104] the page is notified at the first failure, and after ten more tries', async () => {
  const notified: string[] = []
  vi.stubGlobal('dispatchEvent', (event: Event) => notified.push(event.type))
  await expect(importWithRetry(failing(11), { wait: async () => {} })).rejects.toThrow('not loaded')
  expect(notified).toEqual(['portal:part-missing', 'portal:load-failure'])
  vi.unstubAllGlobals()
})

test('[NTC-007] whoever shows a part in its place is told of the first failure, and of no other', async () => {
  let told = 0
  const loading = importWithRetry(failing(3), { missed: () => void told++, wait: async () => {} })
  await expect(loading).resolves.toBe('part')
  expect(told).toBe(1)
})

test('[NTC-007] a part that the portal works without does not claim that the application is missing', async () => {
  const notified: string[] = []
  vi.stubGlobal('dispatchEvent', (event: Event) => notified.push(event.type))
  const loading = importWithRetry(failing(11), { onFailure: 'caller', wait: async () => {} })
  await expect(loading).rejects.toThrow('not loaded')
  expect(notified).toEqual(['portal:part-missing'])
  vi.unstubAllGlobals()
})
