// What changed from each version of the schemas to the next, as a change to the text of a file (CFG-106).
import type { Node } from 'jsonc-parser'
import type { Configuration } from '../load/inputs.ts'
import { valueAt } from '../load/locate.ts'
import { withoutProperty } from './text.ts'

/** A file of the configuration: its kind, its text, and the tree of the text. */
export type Versioned = { kind: 'brand' | 'country' | 'pair'; id: string; text: string; tree: Node }

/** How a file becomes version `to` from the version before. */
export type Step = {
  to: number
  /** A note on the change for the reader. */
  what: string
  lift: (file: Versioned, inputs: Configuration, parse: (text: string) => Node) => string
}

/** In order; a file without a version goes through all of them. A step without work leaves the text as it is. */
export const STEPS: readonly Step[] = [
  {
    to: 2,
    what: 'servers are left out that schema/settings.schema.json names for every country',
    lift: (file, inputs, parse) => {
      if (file.kind !== 'country') return file.text
      const expected = serversOf(inputs, file.id)
      let { text, tree } = file
      for (let restated = firstRestated(tree, expected); restated; restated = firstRestated(tree, expected)) {
        text = withoutProperty(text, restated)
        tree = parse(text)
      }
      return text
    },
  },
  { to: 3, what: 'the file names its schema version', lift: ({ text }) => text },
]

/** The servers in the schema, with the code of the country filled in. */
function serversOf(inputs: Configuration, country: string): object {
  const servers = valueAt(inputs.schemas.get('settings'), ['$defs', 'environments', 'default'])
  const text = JSON.stringify(servers ?? {}).replaceAll('{country}', country.toLowerCase())
  return { environments: JSON.parse(text) as object }
}

/** The outermost property that only repeats a default. */
function firstRestated(object: Node, expected: object): Node | undefined {
  for (const property of object.children ?? []) {
    const [key, value] = property.children ?? []
    const below = (expected as Record<string, unknown>)[String(key?.value)]
    if (!key || !value || below === undefined) continue
    if (restates(value, below)) return property
    const found =
      value.type === 'object' && typeof below === 'object' ? firstRestated(value, below as object) : undefined
    if (found) return found
  }
  return undefined
}

function restates(node: Node, expected: unknown): boolean {
  if (node.type === 'object')
    return (node.children ?? []).every(({ children: [key, value] = [] }) => {
      const below = (expected as Record<string, unknown> | null)?.[String(key?.value)]
      return value !== undefined && below !== undefined && restates(value, below)
    })
  if (node.type !== 'array') return node.value === expected
  const items = node.children ?? []
  // A list counts as a whole.
  return (
    Array.isArray(expected) && items.length === expected.length && items.every((item, i) => restates(item, expected[i]))
  )
}
