// Time for tests of stores and client: it is stopped until a test lets it pass, while real reading continues.
import { vi } from 'vitest'

const realTurn = setImmediate
const realWait = setTimeout

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

const FAKE_MS = 600_000
/** Modules that are loaded late are read from the disk, which takes as long as the machine needs. */
const REAL_WAITS = 2000

/** Lets time pass until the promise is settled; raises after ten minutes of fake time and ten seconds of the real one. */
export async function settled<Value>(promise: Promise<Value>): Promise<Value> {
  let done = false
  const mark = () => {
    done = true
  }
  promise.then(mark, mark)
  await turn()
  for (let steps = 0; !done && steps < FAKE_MS / STEP_MS + REAL_WAITS; steps++) {
    if (steps >= FAKE_MS / STEP_MS) await new Promise(resolve => realWait(resolve, 5))
    await vi.advanceTimersByTimeAsync(STEP_MS)
    await turn()
  }
  if (!done) throw new Error('not settled after ten minutes')
  return promise
}
