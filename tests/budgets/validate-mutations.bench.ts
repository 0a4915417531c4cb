// Slips of every kind in every value of every file: each is told by `validate` with its file and a cure, or is harmless for a reason
// that is listed here (GEN-117).
import { type JSONPath, parse } from 'jsonc-parser'
import { check } from '#generator/check/index.ts'
import { formatProblems } from '#generator/diagnostics.ts'
import { type Files, fixture, inputsOf } from '../generator/faults/fixture.ts'
import { AR, EN, LOGO, NO, NORTH, PAIR, SG } from '../generator/faults/planting.ts'
import { print } from './figure.ts'

type Value = string | number | boolean | null | Value[] | { [key: string]: Value }
/** One slip: what is done, where, and the file that it leaves. */
type Mutation = { slip: string; file: string; path: string; text: string | Uint8Array }

/** What nobody is told of, and why nobody needs to be. */
const HARMLESS: readonly { slip: RegExp; place: RegExp; reason: string }[] = [
  {
    slip: /a letter too/,
    place: /brand\.json (?:name|code)$|json (?:names|cities\.0\.name)\./,
    reason: 'a name may be any text; a reader of the plan sees it',
  },
  {
    slip: /a letter too/,
    place: /json (?:origins|environments|links|settings\.links)\./,
    reason: 'it is an address of another host, and whether that one exists only the network knows; drift tells',
  },
  { slip: /a letter too/, place: /messages\//, reason: 'a text may be any text; a reader of the plan sees it' },
  {
    slip: /left out/,
    place: /brand\.json settings|countries\/SG\.json (?:links|minimumEtaMinutes|rules)|NO\.json geolocatorRegion$/,
    reason: 'the country or the default of the schema decides',
  },
  {
    slip: /left out/,
    place: /environments/,
    reason: 'the addresses of the schema, with the code of the country, stand in',
  },
  { slip: /left out/, place: /flagProviders\.0$/, reason: 'one provider of flags is enough' },
  {
    slip: /left out/,
    place: /brand\.json countries\.0$/,
    reason: 'a market that is given up; affected names its site',
  },
  { slip: /left out/, place: /SG\.json pricing$/, reason: 'a country may have no prices; then no estimate is shown' },
  {
    slip: /far too large/,
    place: /pricing\.(?:base|perKm)$/,
    reason: 'no price is too high in every currency; a reader of the plan sees it',
  },
]

const CURE =
  /\b(write|add|put|give|name|keep|type|take|repeat|refer|translate|correct|remove|save|use|list|check|rename|zones of|did you mean|accepted|places are|set|delete|move|replace|choose|known keys are|supported are)\b/i

/** Slips in a value, by its kind. */
const SLIPS: readonly { slip: string; of: (value: Value) => Value | undefined }[] = [
  { slip: 'a number for a text', of: value => (typeof value === 'string' ? 7 : undefined) },
  { slip: 'an empty text', of: value => (typeof value === 'string' ? '' : undefined) },
  { slip: 'a blank text', of: value => (typeof value === 'string' ? ' ' : undefined) },
  { slip: 'a control character', of: value => (typeof value === 'string' ? `${value}\u0007` : undefined) },
  { slip: 'text turned around', of: value => (typeof value === 'string' ? `\u202e${value}` : undefined) },
  { slip: 'a letter too much', of: value => (typeof value === 'string' ? `${value}q` : undefined) },
  { slip: 'a letter too few', of: value => (typeof value === 'string' ? value.slice(0, -1) : undefined) },
  { slip: 'a text for a number', of: value => (typeof value === 'number' ? String(value) : undefined) },
  { slip: 'a number far too large', of: value => (typeof value === 'number' ? value * 1e9 + 1e9 : undefined) },
  { slip: 'a number below nothing', of: value => (typeof value === 'number' ? -1 - Math.abs(value) * 1e6 : undefined) },
  { slip: 'a text for yes or no', of: value => (typeof value === 'boolean' ? 'yes' : undefined) },
  { slip: 'nothing', of: () => null },
  { slip: 'an empty list', of: value => (Array.isArray(value) ? [] : undefined) },
  { slip: 'an entry twice', of: value => (Array.isArray(value) ? [...value, ...value] : undefined) },
  { slip: 'a list for an object', of: value => (isObject(value) ? [] : undefined) },
  { slip: 'an unknown key', of: value => (isObject(value) ? { ...value, zzz: 1 } : undefined) },
]

/** Slips in a whole file. */
const FILE_SLIPS: readonly { slip: string; of: (text: string) => string | Uint8Array }[] = [
  { slip: 'an empty file', of: () => '' },
  { slip: 'a file cut in half', of: text => text.slice(0, text.length >> 1) },
  { slip: 'a byte order mark', of: text => `\ufeff${text}` },
  { slip: 'another encoding', of: text => Uint8Array.from([...Buffer.from(text, 'utf16le')]) },
  { slip: 'a list at the top', of: () => '[]\n' },
  { slip: 'words around it', of: text => `${text}\nthe end` },
]

function isObject(value: Value): value is { [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every place of a value, with what is there; of a list the first entry stands for all. */
function placesIn(value: Value, path: JSONPath = []): { path: JSONPath; value: Value }[] {
  const below = Array.isArray(value)
    ? value.slice(0, 1).flatMap((entry, index) => placesIn(entry, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, entry]) => (key === '$schema' ? [] : placesIn(entry, [...path, key])))
      : []
  return [{ path, value }, ...below]
}

function withValue(root: Value, path: JSONPath, made: Value | undefined): Value {
  const [key, ...rest] = path
  if (key === undefined) return made as Value
  if (Array.isArray(root))
    return root.flatMap((entry, index) => {
      if (index !== key) return [entry]
      return rest.length === 0 && made === undefined ? [] : [withValue(entry, rest, made)]
    })
  const entries = Object.entries(root as { [key: string]: Value })
  return Object.fromEntries(
    entries.flatMap(([name, entry]) => {
      if (name !== key) return [[name, entry]]
      return rest.length === 0 && made === undefined ? [] : [[name, withValue(entry, rest, made)]]
    }),
  )
}

function renamed(root: Value, path: JSONPath): Value {
  const [key, ...rest] = path
  if (Array.isArray(root)) return root.map((entry, index) => (index === key ? renamed(entry, rest) : entry))
  const entries = Object.entries(root as { [key: string]: Value })
  return Object.fromEntries(
    entries.map(([name, entry]) => {
      if (name !== key) return [name, entry]
      return rest.length === 0 ? [`${name}x`, entry] : [name, renamed(entry, rest)]
    }),
  )
}

const json = (value: Value): string => `${JSON.stringify(value, null, 2)}\n`

function* mutationsOf(files: Files): Generator<Mutation> {
  for (const file of [NORTH, NO, SG, PAIR, EN, AR]) {
    const text = String(files.get(file))
    const root = parse(text) as Value
    for (const { slip, of } of FILE_SLIPS) yield { slip, file, path: '', text: of(text) }
    for (const { path, value } of placesIn(root).slice(1)) {
      const at = path.join('.')
      for (const { slip, of } of SLIPS) {
        const made = of(value)
        if (made !== undefined) yield { slip, file, path: at, text: json(withValue(root, path, made)) }
      }
      yield { slip: 'left out', file, path: at, text: json(withValue(root, path, undefined)) }
      if (typeof path.at(-1) === 'string')
        yield { slip: 'a slip in the key', file, path: at, text: json(renamed(root, path)) }
    }
  }
  for (const { slip, of } of FILE_SLIPS) yield { slip, file: LOGO, path: '', text: of(String(files.get(LOGO))) }
}

const before = fixture()
const counts = { made: 0, told: 0, harmless: 0 }
const missed: string[] = []
const used = new Set<RegExp>()
for (const { slip, file, path, text } of mutationsOf(before)) {
  if (text === before.get(file)) continue
  counts.made += 1
  const problems = check(inputsOf(new Map(before).set(file, text)), { strict: true })
  const place = `${file} ${path}`
  // What is given up elsewhere is told there: a country without its file in the brand that has it.
  const isTold = problems.some(({ what, why, hint }) => CURE.test(`${what} ${why} ${hint ?? ''}`))
  const known = HARMLESS.find(one => one.slip.test(slip) && one.place.test(place))
  if (problems.length > 0 && isTold) counts.told += 1
  else if (problems.length === 0 && known) {
    counts.harmless += 1
    used.add(known.place)
  } else missed.push(`${slip}: ${place}: ${formatProblems(problems).trim()}`)
}
for (const line of missed) console.error(line)
const unused = HARMLESS.filter(({ place }) => !used.has(place))
for (const { reason } of unused) console.error(`Listed as harmless, and never seen: ${reason}`)
print({ name: 'validate: mutations', value: counts.made, unit: '', limit: { least: 400 } })
print({ name: 'validate: told with a cure', value: counts.told, unit: '' })
print({ name: 'validate: harmless for a listed reason', value: counts.harmless, unit: '' })
print({ name: 'validate: neither', value: missed.length + unused.length, unit: '', limit: { most: 0 } })
