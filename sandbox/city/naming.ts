// How a country names its streets, quarters and parks, writes an address and numbers its post: data, one file a country.
import { existsSync, readFileSync } from 'node:fs'
import type { CountryCode } from '#schema/config.ts'
import type { Terrain } from './ground.ts'
import type { Name, StreetClass } from './model.ts'
import { type Random, randomOf, seedOf, shuffled } from './random.ts'

/** A name written `Latin=own script`, or Latin alone. */
type Written = string
type Form = Name & { class: StreetClass[]; stems: string }
export type Naming = {
  /** Languages whose readers get names in the country's own script, as base tags. */
  languages: string[]
  terrain: Terrain
  stems: Record<string, Written[]>
  /** `{stem}` in a form is a stem of the named list. */
  forms: Form[]
  /** For streets of any class when the forms have run out, where the country has such names. */
  more?: readonly Omit<Form, 'class'>[]
  /** For streets when all forms have run out; `{n}` counts, `{nth}` does so in English: 1st, 2nd. */
  numbered: Name
  districts: Written[]
  parks: Written[]
  sea: Written
  river: Written
  /** `{street} {number} {district} {zip} {city}` in the country's order; see `filled` for brackets. */
  address: Name
  /** `#` is a digit; empty where there are no postal codes. */
  zipcode: string
}

const loaded = new Map<CountryCode, Naming>()

const fileOf = (name: string): URL => new URL(`data/naming/${name}.json`, import.meta.url)

/** Reads the naming data of a country, once; that of no country in particular, `any.json`, where it has none of its own. */
export const namingOf = (country: CountryCode): Naming => {
  const known = loaded.get(country)
  if (known) return known
  const own = fileOf(country)
  const naming: Naming = JSON.parse(readFileSync(existsSync(own) ? own : fileOf('any'), 'utf8'))
  loaded.set(country, naming)
  return naming
}

/** Splits `Latin=own script`. */
export const nameOf = (written: Written): Name => {
  const [latin = '', local] = written.split('=')
  return local === undefined ? { latin } : { latin, local }
}

/** Fills `{key}` in a pattern; a part in brackets, such as `[No. {number},]`, goes when one of its values is missing. */
export const filled = (pattern: string, values: Record<string, string | number | undefined>): string => {
  const given = (key: string) => (Object.hasOwn(values, key) ? values[key] : undefined)
  return pattern
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, key = '']) => given(key) !== undefined) ? part : '',
    )
    .replace(/\{(\w+)\}/g, (_, key: string) => String(given(key) ?? ''))
}

/** The texts of a pattern between its values: `No.`, `號`. */
export const literalsOf = (pattern: string): string[] =>
  pattern
    .split(/\{\w+\}|[[\],،၊]/)
    .map(text => text.trim())
    .filter(Boolean)

const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as const
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const nthOf = (n: number): string => `${n}${ENDINGS[ordinals.select(n) as keyof typeof ENDINGS]}`

const formed = (form: Name, stem: Name, n = 0): Name => {
  const values = (text: string) => ({ stem: text, n, nth: nthOf(n), m: (n % 7) + 1 })
  const latin = filled(form.latin, values(stem.latin))
  return form.local === undefined ? { latin } : { latin, local: filled(form.local, values(stem.local ?? stem.latin)) }
}

/** Gives a new name for a street of a class at each call; no name comes twice in a city. */
export const streetNamer = (naming: Naming, random: Random): ((kind: StreetClass) => Name) => {
  const pools = new Map<StreetClass, Name[]>()
  const names = (forms: readonly Omit<Form, 'class'>[]) =>
    forms.flatMap(form => (naming.stems[form.stems] ?? []).map(stem => formed(form, nameOf(stem))))
  for (const kind of ['avenue', 'road', 'street', 'lane'] as const) {
    const first = naming.forms.filter(form => form.class[0] === kind)
    const other = naming.forms.filter(form => form.class.includes(kind) && form.class[0] !== kind)
    // Taken from the end: names typical of the class first.
    pools.set(kind, [...shuffled(names(other), random), ...shuffled(names(first), random)])
  }
  // With numbers of its own, so that all other names of a city stay what they are.
  const more = shuffled(names(naming.more ?? []), randomOf(seedOf('more')))
  const stems = shuffled(naming.stems[naming.forms[1]?.stems ?? ''] ?? [], random)
  const taken = new Set<string>()
  let count = 0
  return kind => {
    const own = pools.get(kind) ?? []
    for (const pool of [own, ...(kind === 'avenue' ? [] : [pools.get('lane') ?? [], pools.get('street') ?? []]), more])
      for (let name = pool.pop(); name; name = pool.pop())
        if (!taken.has(name.latin)) {
          taken.add(name.latin)
          return name
        }
    for (;;) {
      const n = Math.floor(count / Math.max(1, stems.length)) + 1
      const name = formed(naming.numbered, nameOf(stems[count % Math.max(1, stems.length)] ?? ''), n)
      count += 1
      if (taken.has(name.latin)) continue
      taken.add(name.latin)
      return name
    }
  }
}

/** The postal code of the nth of `count` districts; undefined where the country has none. */
export const zipcodeOf = (naming: Naming, n: number, count: number): string | undefined => {
  if (!naming.zipcode) return undefined
  const width = naming.zipcode.replace(/[^#]/g, '').length
  const digits = String(Math.floor(((n + 1) * 10 ** width) / (count + 2))).padStart(width, '0')
  let next = 0
  return naming.zipcode.replace(/#/g, () => digits[next++] ?? '0')
}

/** The base of a BCP 47 tag (`nb` of `nb-NO` and `nb_NO`). */
const baseOf = (language: string) => language.toLowerCase().split(/[-_]/)[0] ?? ''

/** Whether a reader of this language gets the country's own script (`ur-Latn` does not). */
export const readsLocal = (naming: Naming, language: string | undefined): boolean =>
  language !== undefined && !/latn/i.test(language) && naming.languages.includes(baseOf(language))

/** The text of a name for a reader. */
export const inLanguage = (naming: Naming, name: Name, language: string | undefined): string =>
  (readsLocal(naming, language) ? name.local : undefined) ?? name.latin

/** The best text of a list by locale for a reader: the same tag, the same base, else English. */
export const byLocale = (names: Record<string, string>, language: string | undefined): string => {
  const wanted = language?.toLowerCase().replace('_', '-')
  const keys = Object.keys(names)
  const key =
    keys.find(k => k.toLowerCase() === wanted) ?? keys.find(k => wanted !== undefined && baseOf(k) === baseOf(wanted))
  return names[key ?? 'en'] ?? names.en ?? Object.values(names)[0] ?? ''
}
