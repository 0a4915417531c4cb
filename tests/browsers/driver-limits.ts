// No driver of a browser keeps a run waiting: whatever it is asked to do has a limit, and one that does not answer in time, or has
// ended, is dead. That is no fault of the portal, so the session is replaced once for each browser, and told.
import type { BrowserWindow, Engine, Profile, RunningBrowser } from './engine.ts'

/** A driver that does not answer any more, or has ended. */
export class DriverDied extends Error {
  override name = 'DriverDied'
}

/** Milliseconds that each kind of command may take, on a machine that does much else. */
export const LIMITS = { launch: 60_000, session: 45_000, command: 30_000, close: 10_000 }
export type Limits = typeof LIMITS

/** The same browser, in which every command ends: well, with what was wrong in the page, or with the death of the driver. */
export function withLimits(engine: Engine, limits: Limits = LIMITS): Engine {
  return {
    ...engine,
    launch: async proxy => {
      const browser = await started('start', limits.launch, () => engine.launch(proxy))
      return {
        ...browser,
        newProfile: async size => {
          const profile = await started('new profile', limits.session, () => browser.newProfile(size))
          return profileWithLimits(browser, profile, limits)
        },
        close: () => within('end', limits.close, () => browser.close()),
      }
    },
  }
}

function profileWithLimits(browser: RunningBrowser, profile: Profile, limits: Limits): Profile {
  const limited =
    <A extends unknown[], R>(name: string, command: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      try {
        return await within(name, limits.command, () => command(...args))
      } catch (error) {
        if (error instanceof DriverDied || browser.isAlive()) throw error
        throw new DriverDied(`${name}: the driver has ended`, { cause: error })
      }
    }
  return {
    newWindow: async (): Promise<BrowserWindow> => {
      const window = await started('new window', limits.session, () => profile.newWindow())
      return {
        open: limited('open', window.open),
        evaluate: limited('evaluate', window.evaluate),
        pressAt: limited('press', window.pressAt),
        key: limited('key', window.key),
        type: limited('type', window.type),
        back: limited('back', window.back),
        screenshot: limited('screenshot', window.screenshot),
        front: limited('front', window.front),
      }
    },
    close: () => within('end of a profile', limits.close, () => profile.close()),
  }
}

/** What comes before there is a page: whatever goes wrong is the driver's. */
async function started<T>(name: string, limit: number, work: () => Promise<T>): Promise<T> {
  try {
    return await within(name, limit, work)
  } catch (error) {
    if (error instanceof DriverDied) throw error
    throw new DriverDied(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

async function within<T>(name: string, limit: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DriverDied(`${name}: no answer for ${limit / 1000} s`)), limit)
  })
  try {
    return await Promise.race([work(), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs one piece of work after the other. When the driver dies the first time, `replace` is called and the piece begins anew;
 * the second death ends that piece and all that follow.
 */
export function withOneReplacement(
  replace: (death: DriverDied) => Promise<void>,
): <T>(work: () => Promise<T>) => Promise<T> {
  let isReplaced = false
  let last: DriverDied | undefined
  return async work => {
    for (;;) {
      if (last) throw last
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof DriverDied)) throw error
        if (isReplaced) last = error
        else await replace(error)
        isReplaced = true
      }
    }
  }
}
