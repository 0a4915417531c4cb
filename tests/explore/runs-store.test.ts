// A bounded number of steps of the model; `npm run bench explore` goes on from there.
import { expect, test } from 'vitest'
import { explore } from './run.ts'

const STEPS = 600

test('whatever is done and whatever fails: one submission, one order; a logout leaves nothing; nothing typed is lost', async () => {
  let done = 0
  for (let seed = 1; done < STEPS; seed++) {
    const { violation, steps } = await explore(seed)
    expect({ seed, violation }).toEqual({ seed, violation: undefined })
    done += steps
  }
})
