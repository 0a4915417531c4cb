// Timers that stand still while the reader is busy with what they would take away.

/** What is left is at least this long, so that nothing vanishes in the moment the pointer leaves it. */
const LEAST_REST_MS = 1000

type Running = { left: number; since: number; timer: ReturnType<typeof setTimeout> | undefined; fire: () => void }

/** Timers by id that are held and released together. `now` is in milliseconds; any steady clock will do. */
export function createHeldTimers(now: () => number = () => performance.now()) {
  const running = new Map<string, Running>()
  let held = false

  const run = (id: string, entry: Running) => {
    entry.since = now()
    entry.timer = setTimeout(() => {
      running.delete(id)
      entry.fire()
    }, entry.left)
  }
  const stop = (id: string) => {
    clearTimeout(running.get(id)?.timer)
    running.delete(id)
  }
  return {
    /** Calls `fire` after `ms`, not counting the time it is held. An id that already runs is left as it is. */
    start(id: string, ms: number, fire: () => void) {
      if (running.has(id)) return
      const entry: Running = { left: ms, since: now(), timer: undefined, fire }
      running.set(id, entry)
      if (!held) run(id, entry)
    },
    stop,
    stopAll: () => [...running.keys()].forEach(stop),
    hold() {
      if (held) return
      held = true
      for (const entry of running.values()) {
        clearTimeout(entry.timer)
        entry.left = Math.max(LEAST_REST_MS, entry.left - (now() - entry.since))
      }
    },
    release() {
      if (!held) return
      held = false
      for (const [id, entry] of running) run(id, entry)
    },
    ids: (): readonly string[] => [...running.keys()],
  }
}
