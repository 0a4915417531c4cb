// The sandbox's one clock. Everything that asks for the time asks here, so that tests and the control page can move it.

import type { Database } from './store/database.ts'

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

const STORED = { country: '*', name: 'clock.offset' }

/** How far the clock of this database was moved, in milliseconds; a restart must not turn the time back. */
export const storedOffset = (db: Database): number =>
  Number(
    db.get<{ value: string }>('SELECT value FROM settings WHERE country = ? AND name = ?', STORED.country, STORED.name)
      ?.value ?? 0,
  )

/** Keeps how far the clock was moved. */
export function storeOffset(db: Database, offset: number): void {
  db.run(
    'INSERT INTO settings (country, name, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    STORED.country,
    STORED.name,
    String(offset),
  )
}
