// The origin of every value of a pair (CFG-102).
import type { Inputs } from '../load/inputs.ts'
import { problemOfFile } from '../load/locate.ts'
import type { Origin, Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import { resolve } from '../resolve/index.ts'
import { unknown } from '../resolve/plan.ts'

/** One resolved value and the position in the layer that set it. */
export type Explained = { key: string; value: unknown; origin: Origin }

/**
 * Every resolved value of a pair with its origin, sorted by key; with `key` (`settings.currency`, or short `currency`) only
 * that value or those below it. Unknown names are returned as problems with a hint.
 */
export function explain(
  inputs: Inputs,
  brand: string,
  country: string,
  environment: string,
  key?: string,
): { entries: Explained[]; problems: Problem[] } {
  const problems = [
    ...unknown(inputs, 'brand', brand),
    ...unknown(inputs, 'country', country),
    ...unknown(inputs, 'environment', environment),
  ]
  if (problems.length > 0) return { entries: [], problems }
  const { deployment, origins } = resolve(inputs, brand, country, environment)
  const all = [...origins]
    .map(([name, origin]) => ({ key: name, value: valueOfKey(deployment, name.split('.')), origin }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  if (key === undefined) return { entries: all, problems: [] }
  const asked = [key, `settings.${key}`]
  const entries = all.filter(entry => asked.some(name => entry.key === name || entry.key.startsWith(`${name}.`)))
  if (entries.length > 0) return { entries, problems: [] }
  const names = new Set(
    all.flatMap(entry => [...groupsOf(entry.key), ...groupsOf(entry.key.replace(/^settings\./, ''))]),
  )
  return {
    entries,
    problems: [
      problemOfFile(`countries/${country}.json`, {
        code: 'CFG040',
        what: `${brand}-${country} has no value "${key}"`,
        why: 'No layer sets it and the schema has no default',
        hint: didYouMean(key, names),
      }),
    ],
  }
}

// `a.b.c` can be requested as a whole, and so can `a` and `a.b`.
const groupsOf = (key: string): string[] => {
  const steps = key.split('.')
  return steps.map((_, at) => steps.slice(0, at + 1).join('.'))
}

/** Lines such as `settings.currency = "NOK"   countries/NO.json:9 (country)`, with the positions in one column. */
export function explainedAsText(entries: readonly Explained[]): string[] {
  const left = entries.map(({ key, value }) => `${key} = ${JSON.stringify(value)}`)
  const width = Math.min(70, Math.max(0, ...left.map(text => text.length)))
  return entries.map(({ origin }, i) => {
    return `${(left[i] ?? '').padEnd(width)}   ${origin.file}:${origin.line} (${origin.layer})`
  })
}

function valueOfKey(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined),
    value,
  )
}
