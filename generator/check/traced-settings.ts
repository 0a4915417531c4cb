// Merged settings, read by key; problems are reported where the value was set.
import type { Configuration } from '../load/inputs.ts'
import { type Finding, nodeAt, problemAt, problemAtOffset, problemOfFile } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { originOfPart, plain, type Traced, tracedAt } from '../resolve/layers.ts'

/** Reads merged settings and reports problems in the layer that set the value. */
export type SettingsReader = {
  /** The plain value of a key, undefined if no layer sets it. */
  value: (...keys: string[]) => unknown
  string: (...keys: string[]) => string | undefined
  strings: (...keys: string[]) => string[]
  keys: (...keys: string[]) => string[]
  /** `item` narrows to one entry when the value is a list. */
  problem: (keys: readonly string[], finding: Finding, item?: number) => Problem
}

/** Reads `settings`; a problem of a value that no layer sets is reported at the start of `home`. */
export function settingsReader(inputs: Configuration, settings: Traced, home: string): SettingsReader {
  const files = new Map(
    [...inputs.countries.values(), ...[...inputs.brands.values()].flatMap(b => [b.file, ...b.pairs.values()])].flatMap(
      file => (file ? [[file.path, file]] : []),
    ),
  )
  const value = (...keys: string[]) => {
    const part = tracedAt(settings, keys)
    return part && plain(part)
  }
  return {
    value,
    string: (...keys) => {
      const found = value(...keys)
      return typeof found === 'string' ? found : undefined
    },
    strings: (...keys) => {
      const found = value(...keys)
      return Array.isArray(found) ? found.filter(item => typeof item === 'string') : []
    },
    keys: (...keys) => {
      const part = tracedAt(settings, keys)
      return part && 'entries' in part ? [...part.entries.keys()] : []
    },
    problem: (keys, finding, item) => {
      const part = tracedAt(settings, keys)
      const origin = originOfPart(part)
      const file = files.get(origin?.file ?? home)
      if (!file) return problemOfFile(home, finding)
      const start = origin?.layer === 'brand' ? ['settings', ...keys] : [...keys]
      // A problem of an object is reported at its first value: its key is not part of the merged settings.
      if (part && 'entries' in part && origin) {
        const node = nodeAt(file, start)
        if (node) return problemAtOffset(file, node.offset, 1, start, finding)
      }
      return problemAt(file, item === undefined ? start : [...start, item], finding)
    },
  }
}
