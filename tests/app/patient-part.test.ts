import { expect, test, vi } from 'vitest'
import { patientPart } from '../../src/patient-part.ts'

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
  await expect(patientPart(load, async ms => void waits.push(ms))).resolves.toBe('part')
  expect(load).toHaveBeenCalledTimes(11)
  expect(waits).toEqual(Array.from({ length: 10 }, () => 2000))
})

test('[NTC-006] [NTC-007] after ten more tries the page is told, once', async () => {
  const told: string[] = []
  vi.stubGlobal('dispatchEvent', (event: Event) => told.push(event.type))
  await expect(patientPart(failing(11), async () => {})).rejects.toThrow('not loaded')
  expect(told).toEqual(['portal:load-failure'])
  vi.unstubAllGlobals()
})
