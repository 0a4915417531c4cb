// Time for tests of stores and client: it is stopped until a test lets it pass, while real reading continues.
import { vi } from 'vitest'

const realTurn = setImmediate

/** Stops the clock at `now`, unix milliseconds. */
export function startFakeTime(now: number): void {
  vi.useFakeTimers({
    now,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
}

export function endFakeTime(): void {
  vi.useRealTimers()
}

/** Lets everything that needs no time happen. */
export async function turn(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await new Promise(resolve => realTurn(resolve))
}

const STEP_MS = 100

/** Lets this much time pass, in small steps, so that answers are read in between. */
export async function pass(ms: number): Promise<void> {
  await turn()
  for (let left = ms; left > 0; left -= STEP_MS) {
    await vi.advanceTimersByTimeAsync(Math.min(STEP_MS, left))
    await turn()
  }
}

/** Lets time pass until the promise is settled; raises after ten minutes of fake time. */
export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let done = false
  const mark = () => {
    done = true
  }
  promise.then(mark, mark)
  await turn()
  for (let spent = 0; !done && spent < 600_000; spent += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS)
    await turn()
  }
  if (!done) throw new Error('not settled after ten minutes')
  return promise
}
