// The faults that are switched on now, and the random numbers that decide when one happens.
import { type Fault, type FaultKind, type Preset, presets } from './kinds.ts'

export type Active = Fault & { id: number; happened: number }

export type Faults = {
  list(): readonly Active[]
  add(fault: Fault): Active
  /** False when there is none with this number. */
  remove(id: number): boolean
  clear(): void
  /** Puts a preset in the place of everything that is switched on. */
  apply(preset: Preset): void
  /** The fault that happens to this call now, if any; counts it. */
  trigger(kind: FaultKind, where: { call: string; country: string }): Active | undefined
}

/**
 * `randomFor` gives a stream of numbers from 0 up to 1 for a name. Each kind on each call has its own, so that what
 * happens to a call does not depend on the calls in between: the same faults happen each time.
 */
export function createFaults(randomFor: (name: string) => () => number): Faults {
  const streams = new Map<string, () => number>()
  let active: Active[] = []
  let last = 0
  const add = (fault: Fault): Active => {
    last += 1
    const entry = { ...fault, id: last, happened: 0 }
    active.push(entry)
    return entry
  }
  const next = (name: string): number => {
    const known = streams.get(name) ?? randomFor(name)
    streams.set(name, known)
    return known()
  }
  const clear = () => {
    streams.clear()
    active = []
  }
  return {
    list: () => active,
    add,
    remove: id => {
      const before = active.length
      active = active.filter(fault => fault.id !== id)
      return active.length < before
    },
    clear,
    apply: preset => {
      clear()
      for (const fault of presets[preset]) add(fault)
    },
    trigger: (kind, { call, country }) => {
      for (const fault of active) {
        if (fault.kind !== kind || (fault.call !== '*' && fault.call !== call)) continue
        if (fault.country !== undefined && fault.country !== country) continue
        if (fault.times !== undefined && fault.happened >= fault.times) continue
        if (next(`${kind} ${call}`) >= fault.probability) continue
        fault.happened += 1
        return fault
      }
      return undefined
    },
  }
}
