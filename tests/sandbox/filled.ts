// Sandboxes of tests whose clock stands still. A country that is filled at the same moment is the same, so a process fills it once
// and later sandboxes begin with a copy; what a test does to its own is seen by no other.
import type { Clock } from '#sandbox/clock.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts'
import type { CountryCode } from '#schema/config.ts'

type Options = SandboxOptions & { clock: Clock; countries: readonly [CountryCode, ...CountryCode[]] }

const copies = new Map<string, Uint8Array>()
/** A copy has some megabytes. */
const COPIES_MAX = 4

/** A sandbox with its first country filled; with a database of its own it begins with that. */
export function filledSandbox(options: Options): Sandbox {
  const { clock, countries, seed, speed } = options
  if (options.db !== undefined || options.from) return createSandbox(options)
  const key = JSON.stringify([clock.now(), countries[0], seed, speed])
  const known = copies.get(key)
  const sandbox = createSandbox({ ...options, ...(known && { from: known }) })
  sandbox.sites.open(countries[0])
  if (known) return sandbox
  const [oldest] = copies.keys()
  if (copies.size >= COPIES_MAX && oldest !== undefined) copies.delete(oldest)
  copies.set(key, sandbox.copy())
  return sandbox
}
