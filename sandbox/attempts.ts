// Slows down who guesses passwords.

/** So many failures in so many seconds, then it takes as long again. */
export const ATTEMPTS = 10
export const ATTEMPT_SECONDS = 60

export type Attempts = {
  mayTry(name: string, now: number): boolean
  failed(name: string, now: number): void
  clear(name: string): void
}

/** Counts failures by name; `now` in unix seconds. */
export function createAttempts(most: number, seconds: number): Attempts {
  const failures = new Map<string, number[]>()
  const recent = (name: string, now: number) => (failures.get(name) ?? []).filter(at => at > now - seconds)
  return {
    mayTry: (name, now) => recent(name, now).length < most,
    failed: (name, now) => {
      failures.set(name, [...recent(name, now), now])
    },
    clear: name => {
      failures.delete(name)
    },
  }
}
