// Configurations that nobody wrote, drawn from the schemas: each is either told to be wrong or can be built, and what is said of a
// configuration is what comes of it.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { formatProblems, hasErrors } from '#generator/diagnostics.ts'
import { diffBuilds } from '#generator/diff/index.ts'
import { explain } from '#generator/explain/index.ts'
import { resolve } from '#generator/resolve/index.ts'
import { type Files, fixture, inputsOf, textOf } from './faults/fixture.ts'
import { drawnFrom, type Schemas } from './from-schema.ts'

const RUNS = Number(process.env['RUNS'] ?? 20)
const PAIRS = [
  ['north', 'NO'],
  ['north', 'SG'],
  ['south-star', 'AE'],
  ['south-star', 'SG'],
] as const
const ENVIRONMENTS = ['san', 'stg', 'prd'] as const

type Json = Record<string, unknown>
const whole = fixture()
const schemas: Schemas = new Map(
  [...whole]
    .filter(([path]) => path.startsWith('schema/'))
    .map(([path, text]) => [path.slice(7), JSON.parse(`${text}`)]),
)
const settings = schemas.get('settings.schema.json')
const keys = Object.keys(settings?.properties ?? {})

/** The files that set settings, and where in them. */
const LAYERS = [
  ['countries/NO.json', undefined],
  ['countries/SG.json', undefined],
  ['countries/AE.json', undefined],
  ['brands/north/brand.json', 'settings'],
  ['brands/south-star/brand.json', 'settings'],
  ['brands/north/countries/SG.json', undefined],
] as const

/** A setting with a value that its schema allows, in one of the files. */
const change = fc.constantFrom(...keys).chain(key =>
  fc.record({
    key: fc.constant(key),
    value: drawnFrom(schemas, 'settings.schema.json', { $ref: `#/$defs/${key}` }),
    layer: fc.nat(LAYERS.length - 1),
  }),
)
const changes = fc.array(change, { minLength: 1, maxLength: 5 })
type Change = { key: string; value: unknown; layer: number }

function configured(made: readonly Change[]): Files {
  const files = fixture()
  for (const { key, value, layer } of made) {
    const [path, part] = LAYERS[layer] ?? LAYERS[0]
    const file: Json = JSON.parse(`${files.get(path)}`)
    if (part === undefined) file[key] = value
    else file[part] = { ...(file[part] as Json), [key]: value }
    files.set(path, JSON.stringify(file, null, 2))
  }
  return files
}

const below = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? (part as Json)[key] : undefined),
    value,
  )

test('[CFG-101] a configuration is told to be wrong, each fault with its place and a reason, or every site of it can be derived', () => {
  let told = 0
  fc.assert(
    fc.property(changes, made => {
      const files = configured(made)
      const problems = check(inputsOf(files))
      if (hasErrors(problems)) {
        told += 1
        for (const { file, line, what, why } of problems)
          expect([files.has(file), line > 0, what.length > 0, why.length > 0]).toEqual([true, true, true, true])
        expect(formatProblems(problems, { textOf: textOf(files) })).toContain('error')
        return
      }
      for (const [brand, country] of PAIRS)
        for (const environment of ENVIRONMENTS) {
          const { deployment } = resolve(inputsOf(files), brand, country, environment)
          expect(JSON.stringify(deployment)).not.toMatch(/\{country\}|undefined|NaN/)
        }
    }),
    { numRuns: RUNS },
  )
  // Both happen, or this would say nothing.
  expect(told).toBeGreaterThan(RUNS / 20)
  expect(told).toBeLessThan(RUNS)
})

test('[CFG-102] explain names the layer whose file has the value, and that value', () => {
  fc.assert(
    fc.property(changes, fc.constantFrom(...PAIRS), (made, [brand, country]) => {
      const files = configured(made)
      const inputs = inputsOf(files)
      fc.pre(!hasErrors(check(inputs)))
      const read = (path: string): Json => JSON.parse(`${files.get(path) ?? '{}'}`)
      const layers = [
        ['pair', read(`brands/${brand}/countries/${country}.json`)],
        ['brand', (read(`brands/${brand}/brand.json`)['settings'] ?? {}) as Json],
        ['country', read(`countries/${country}.json`)],
      ] as const
      const { deployment } = resolve(inputs, brand, country, 'prd')
      for (const { key, value, origin } of explain(inputs, brand, country, 'prd').entries) {
        const path = key.split('.')
        expect(value).toEqual(below(deployment, path))
        // Locales are written in one way, and addresses with the country's code in them.
        if (path[0] !== 'settings' || ['languages', 'environments'].includes(path[1] ?? '')) continue
        const own = layers.find(([, layer]) => below(layer, path.slice(1)) !== undefined)
        expect({ key, layer: origin.layer }).toEqual({ key, layer: own?.[0] ?? 'default' })
        if (own && path[1] !== 'pricing') expect(value).toEqual(below(own[1], path.slice(1)))
      }
    }),
    { numRuns: RUNS },
  )
})

test('[GEN-101] the order of keys in a file changes nothing', () => {
  const turned = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, part]) => [key, turned(part)]),
        )
  fc.assert(
    fc.property(changes, fc.constantFrom(...PAIRS), (made, [brand, country]) => {
      const files = configured(made)
      const other: Files = new Map(files)
      for (const [path] of LAYERS) other.set(path, JSON.stringify(turned(JSON.parse(`${files.get(path)}`)), null, 2))
      const told = (all: Files) => check(inputsOf(all)).map(({ code, file, path }) => `${code} ${file} ${path}`)
      expect(told(other).sort()).toEqual(told(files).sort())
      fc.pre(told(files).length === 0)
      const derived = [files, other].map(all => resolve(inputsOf(all), brand, country, 'prd').deployment)
      expect(derived[1]).toEqual(derived[0])
    }),
    {
      numRuns: RUNS,
      // Found at random: what is missing was told in the file of a brand.
      examples: [
        [[{ key: 'links', value: { apiDocs: 'https://a.example', contact: 'tel:1' }, layer: 0 }], ['north', 'NO']],
      ],
    },
  )
})

const folder = mkdtempSync(join(tmpdir(), 'configurations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Every value that is no object, by its dotted key. */
function leaves(value: unknown, key = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return new Map([[key, JSON.stringify(value)]])
  return new Map(
    Object.entries(value).flatMap(([name, part]) => [...leaves(part, key === '' ? name : `${key}.${name}`)]),
  )
}

test('[GEN-102] diff names exactly the settings that two builds differ in', async () => {
  let n = 0
  const built = (files: Files) => {
    const at = join(folder, `${n++}`, 'north-NO')
    mkdirSync(at, { recursive: true })
    const derived = resolve(inputsOf(files), 'north', 'NO', 'prd').deployment
    const hash = createHash('sha256').update('all').digest('hex')
    const manifest = { version: 1, pair: 'north-NO', files: { 'robots.txt': hash }, inputs: {}, settings: derived }
    writeFileSync(join(at, 'manifest.json'), JSON.stringify(manifest))
    return { at: join(at, '..'), values: leaves(derived) }
  }
  await fc.assert(
    fc.asyncProperty(changes, changes, async (first, second) => {
      const [old, fresh] = [configured(first), configured(second)]
      fc.pre(![old, fresh].some(files => hasErrors(check(inputsOf(files)))))
      const [a, b] = [built(old), built(fresh)]
      const differing = [...new Set([...a.values.keys(), ...b.values.keys()])].filter(
        key => a.values.get(key) !== b.values.get(key),
      )
      const [pair] = (await diffBuilds(a.at, b.at)).pairs
      expect(pair?.settings.map(({ key }) => key).sort()).toEqual(differing.sort())
      expect(pair?.state).toBe(differing.length === 0 ? 'same' : 'changed')
    }),
    { numRuns: Math.ceil(RUNS / 4) },
  )
})
