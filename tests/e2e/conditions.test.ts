// The cells of the matrix of conditions by screens that ever failed; `npm run bench conditions` looks at all of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Matrix, openMatrix } from '../conditions/cell.ts'

/** Screen, family and name of the condition. */
const FAILED_ONCE = [
  ['request', 'network', 'calls fail'],
  ['request', 'network', '502'],
  ['history', 'look', '844 x 390'],
  ['tracking', 'scripts', 'blocked'],
  ['public tracking', 'scripts', 'never'],
  ['public tracking', 'scripts', 'blocked'],
  ['public tracking', 'scripts', 'captive portal for scripts too'],
  ['public tracking', 'document', 'nodes removed, before scripts'],
  ['tracking', 'scripts', 'captive portal for scripts too'],
  ['forgot password', 'scripts', '4000 ms late'],
  ['forgot password', 'document', 'translated as long as it is open'],
  ['public tracking', 'look', 'text of 32 px on a phone'],
  ['bulk', 'storage', 'cleared while it is open'],
  ['map of tracking', 'network', 'offline once it is open'],
  ['map of history', 'network', 'offline once it is open'],
] as const

let matrix: Matrix
beforeAll(async () => {
  matrix = await openMatrix()
})
afterAll(() => matrix?.close())

test.each(FAILED_ONCE)('%s, %s: %s', async (screen, family, name) => {
  const condition = matrix.conditions.find(one => one.family === family && one.name === name)
  if (!condition) throw new Error(`there is no condition ${family}: ${name}`)
  expect(await matrix.look(screen, condition)).toEqual([])
})
