// A bounded number of steps of the model; `npm run bench explore` goes on from there.
import { expect, test } from 'vitest'
import { explore } from './run.ts'

test.each([11, 13, 14])(
  'whatever is done and whatever fails: one submission, one order; a logout leaves nothing; nothing typed is lost (seed %i)',
  async seed => {
    const { violation, steps } = await explore(seed, { stepsMax: 100 })
    expect(violation).toBeUndefined()
    expect(steps).toBe(100)
  },
)
