// The sandbox's one clock. Everything that asks for the time asks here, so that tests and the control page can move it.

/** Milliseconds since 1970 UTC. */
export type Clock = { now(): number }

export type MovableClock = Clock & {
  /** Whole unix seconds. */
  seconds(): number
  /** Moves the clock by this many milliseconds, forwards or back. */
  move(milliseconds: number): void
  /** How far it was moved, in milliseconds. */
  offset(): number
}

/** A clock that follows another one and can be moved away from it by `offset` milliseconds. */
export function movable(base: Clock, offset = 0): MovableClock {
  let moved = offset
  const now = () => base.now() + moved
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    move: milliseconds => {
      moved += milliseconds
    },
    offset: () => moved,
  }
}
