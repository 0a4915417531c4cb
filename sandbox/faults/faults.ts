// The faults that are switched on now, and the dice that decide when one happens.
import { type Fault, type FaultKind, type Preset, presets } from '#sandbox/faults/kinds'

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
  strike(kind: FaultKind, where: { call: string; country: string }): Active | undefined
}

/**
 * `diceOf` gives a stream of numbers from 0 up to 1 for a name. Each kind on each call has dice of its own, so that what
 * happens to a call does not depend on the calls in between: the same storm is the same each time.
 */
export function createFaults(diceOf: (name: string) => () => number): Faults {
  const dice = new Map<string, () => number>()
  let active: Active[] = []
  let last = 0
  const add = (fault: Fault): Active => {
    last += 1
    const entry = { ...fault, id: last, happened: 0 }
    active.push(entry)
    return entry
  }
  const roll = (name: string): number => {
    const known = dice.get(name) ?? diceOf(name)
    dice.set(name, known)
    return known()
  }
  const clear = () => {
    dice.clear()
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
    strike: (kind, { call, country }) => {
      for (const fault of active) {
        if (fault.kind !== kind || (fault.call !== '*' && fault.call !== call)) continue
        if (fault.country !== undefined && fault.country !== country) continue
        if (fault.times !== undefined && fault.happened >= fault.times) continue
        if (roll(`${kind} ${call}`) >= fault.probability) continue
        fault.happened += 1
        return fault
      }
      return undefined
    },
  }
}
