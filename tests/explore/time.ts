// Time for the exploration: timers and clock of the process are replaced, and pass on demand. The server's clock is right, the
// device's may be wrong, and both run on while a device sleeps.

type Timer = { id: number; at: number; action: () => void }

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setImmediate: globalThis.setImmediate,
  Date: globalThis.Date,
  now: performance.now.bind(performance),
}

/** More timers than this at one moment are an endless loop. */
const TIMERS_AT_ONCE_MAX = 2000

export type Time = {
  /** Unix milliseconds by the server. */
  server(): number
  /** Milliseconds that have passed for timers. */
  passed(): number
  /** Sets the device's clock to be wrong by so many milliseconds. */
  setDeviceError(ms: number): void
  /** The devices slept: time has passed, and no timer ran. */
  sleep(ms: number): void
  /** Lets time pass, one timer after the other; `settle` lets everything happen that needs no time. */
  pass(ms: number, settle: () => Promise<void>): Promise<void>
  after(ms: number, action: () => void): () => void
  /** Gives the process its own timers and clock back. */
  restore(): void
}

/** Replaces the timers of the process. @param start unix milliseconds */
export function replaceTime(start: number): Time {
  let passed = 0
  let slept = 0
  let deviceError = 0
  let ids = 0
  let timers: Timer[] = []
  const server = () => start + slept + passed
  const device = () => server() + deviceError

  const add = (action: () => void, ms = 0): number => {
    const id = ++ids
    timers.push({ id, at: passed + Math.max(0, Number.isFinite(ms) ? ms : 0), action })
    return id
  }
  const clear = (id: unknown) => {
    const number = Number(id)
    timers = timers.filter(timer => timer.id !== number)
  }
  /** As Node's own: it can be given to clearTimeout, and knows ref and unref. */
  const handle = (id: number) => ({ ref: () => id, unref: () => id, [Symbol.toPrimitive]: () => id })

  class DeviceDate extends real.Date {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(device())
      else super(...(given as [number]))
    }
    static override now = () => device()
  }

  const replaced = {
    setTimeout: (action: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
      handle(add(() => action(...given), ms)),
    clearTimeout: clear,
    Date: DeviceDate,
  }
  Object.assign(globalThis, replaced)
  performance.now = () => passed

  return {
    server,
    passed: () => passed,
    setDeviceError(ms) {
      deviceError = ms
    },
    sleep(ms) {
      slept += ms
    },
    async pass(ms, settle) {
      await settle()
      const end = passed + ms
      let atOnce = 0
      for (;;) {
        let next: Timer | undefined
        for (const timer of timers)
          if (timer.at <= end && (!next || timer.at < next.at || (timer.at === next.at && timer.id < next.id)))
            next = timer
        if (!next) break
        const { id, at, action } = next
        timers = timers.filter(timer => timer.id !== id)
        atOnce = at > passed ? 0 : atOnce + 1
        if (atOnce > TIMERS_AT_ONCE_MAX) throw new Error('timers without end at one moment')
        passed = Math.max(passed, at)
        action()
        await settle()
      }
      passed = end
    },
    after(ms, action) {
      const id = add(action, ms)
      return () => clear(id)
    },
    restore() {
      const { setTimeout, clearTimeout } = real
      Object.assign(globalThis, { setTimeout, clearTimeout, Date: real.Date })
      performance.now = real.now
      timers = []
    },
  }
}

/** Lets promises and streams go on for a turn of the real event loop. */
export const realTurn = (): Promise<void> => new Promise(resolve => real.setImmediate(resolve))
