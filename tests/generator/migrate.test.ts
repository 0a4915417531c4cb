import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { parse, stripComments } from 'jsonc-parser'
import { expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { formatProblems } from '#generator/diagnostics.ts'
import { assemble } from '#generator/load/assemble.ts'
import { load } from '#generator/load/index.ts'
import type { Inputs } from '#generator/load/inputs.ts'
import { migrate } from '#generator/migrate/index.ts'
import { commentsOf } from '#generator/migrate/text.ts'
import { resolve } from '#generator/resolve/index.ts'
import { fixture, inputsOf, plant } from './faults/fixture.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const OLDER = join(ROOT, 'tests/fixtures/older-shapes')
const project = await load(ROOT)

/** The inputs of the project with these files in the place of its own. */
const withFiles = (files: ReadonlyMap<string, string>): Inputs => {
  const bytes = new Map(project.bytes)
  for (const [path, text] of files) bytes.set(path, new TextEncoder().encode(text))
  return assemble([...bytes].map(([path, contents]) => ({ path, bytes: contents })))
}
const withoutComments = (text: string) => `${JSON.stringify(parse(text, [], { allowTrailingComma: true }), null, 2)}\n`
const filesOf = (folder: string, ending = '') =>
  new Map(
    globSync(`**/*.json${ending}`, { cwd: join(OLDER, folder) }).map(path => [
      path.slice(0, path.length - ending.length),
      readFileSync(join(OLDER, folder, path), 'utf8'),
    ]),
  )
const mapped = (files: ReadonlyMap<string, string>, change: (text: string) => string) =>
  new Map([...files].map(([path, text]) => [path, change(text)]))

const SHAPES = [
  {
    folder: 'version-1',
    pairs: [
      ['pandago', 'NO'],
      ['pandago', 'SG'],
    ],
  },
  {
    folder: 'version-2',
    pairs: [
      ['pandago', 'SE'],
      ['pandago', 'NO'],
    ],
  },
] as const

test.each(SHAPES)('[CFG-106] files of $folder become the expected files next to them, and stay so', ({ folder }) => {
  const old = filesOf(folder)
  const first = migrate(withFiles(old))
  expect(first.problems).toEqual([])
  const lifted = new Map(first.lifted.map(({ path, text }) => [path, text]))
  expect([...lifted.keys()].sort()).toEqual([...old.keys()].sort())
  for (const [path, expected] of filesOf(folder, '.lifted')) expect(lifted.get(path), path).toBe(expected)
  const second = migrate(withFiles(lifted))
  expect(second).toMatchObject({ lifted: [], problems: [] })
})

test.each(SHAPES)(
  '[CFG-106] sites of files of $folder have the same values before and after, and no problem then',
  of => {
    const old = mapped(filesOf(of.folder), withoutComments)
    const before = withFiles(old)
    const { lifted } = migrate(before)
    const after = withFiles(new Map(lifted.map(({ path, text }) => [path, text])))
    for (const [brand, country] of of.pairs)
      for (const environment of ['san', 'stg', 'prd'])
        expect(resolve(after, brand, country, environment).deployment).toEqual(
          resolve(before, brand, country, environment).deployment,
        )
    // Q108 and other rules are about the project as a whole; here it is only about the files that were lifted.
    const isTheirs = ({ file }: { file: string }) => old.has(file)
    expect(
      new Set(
        check(before)
          .filter(isTheirs)
          .map(({ code }) => code),
      ),
    ).toEqual(new Set(['CFG048']))
    expect(formatProblems(check(after).filter(isTheirs))).toBe('No problems.\n')
  },
)

test('[CFG-106] comments stay in their order wherever they are, and so do all other values', () => {
  const text = filesOf('version-1').get('countries/NO.json') ?? ''
  const plain = stripComments(text)
  // Between two tokens a comment may be anywhere; the commas and ends of lines are places of their own.
  const places = [...plain.matchAll(/[{}[\],:](?=\s)|(?<=\n)/g)].map(({ index, 0: token }) => index + token.length)
  const comment = fc.constantFrom('line', 'block')
  const planted = fc.array(fc.record({ place: fc.constantFrom(...places), comment }), { maxLength: 12 })
  fc.assert(
    fc.property(planted, fc.boolean(), (comments, windows) => {
      let commented = plain
      for (const { place, comment: form } of comments.toSorted((a, b) => b.place - a.place)) {
        const sign = String(commented.length)
        const note = form === 'line' ? ` // remark ${sign}\n` : ` /* remark ${sign} */ `
        commented = commented.slice(0, place) + note + commented.slice(place)
      }
      if (windows) commented = commented.replaceAll('\n', '\r\n')
      const [lifted] = migrate(withFiles(new Map([['countries/NO.json', commented]]))).lifted
      expect(commentsOf(lifted?.text ?? '')).toEqual(commentsOf(commented))
      const [bare] = migrate(withFiles(new Map([['countries/NO.json', plain]]))).lifted
      expect(parse(lifted?.text ?? '')).toEqual(parse(bare?.text ?? ''))
      expect(Object.keys(parse(lifted?.text ?? '') as object)).toEqual(Object.keys(parse(bare?.text ?? '') as object))
      expect(migrate(withFiles(new Map([['countries/NO.json', lifted?.text ?? '']]))).lifted).toEqual([])
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['{}\n', '{ "schemaVersion": 3 }\n'],
  ['{\n}\n', '{\n  "schemaVersion": 3\n}\n'],
  ['{ "asapMinutes": 30 }', '{ "schemaVersion": 3, "asapMinutes": 30 }'],
  ['{\n\t"asapMinutes": 30,\n}\n', '{\n\t"schemaVersion": 3,\n\t"asapMinutes": 30,\n}\n'],
  ['{\n  "$schema": "x"\n}\n', '{\n  "$schema": "x",\n  "schemaVersion": 3\n}\n'],
  ['{\n  "$schema": "x", // why\n}\n', '{\n  "$schema": "x", // why\n  "schemaVersion": 3,\n}\n'],
  ['{ "schemaVersion": 2, "$schema": "x" }\n', '{ "schemaVersion": 3, "$schema": "x" }\n'],
])('[CFG-106] %j becomes %j', (before, after) => {
  const [lifted] = migrate(withFiles(new Map([['brands/pandago/countries/SG.json', before]]))).lifted
  expect(lifted?.text).toBe(after)
})

test.each([
  ['the version is missing', '  "schemaVersion": 3,\n', '', 'migrate'],
  ['the version is an older one', '"schemaVersion": 3', '"schemaVersion": 2', 'migrate'],
  ['the version is a later one', '"schemaVersion": 3', '"schemaVersion": 4', 'write 3'],
  ['the version is a text', '"schemaVersion": 3', '"schemaVersion": "3"', 'Write 3'],
  ['the version is nothing', '"schemaVersion": 3', '"schemaVersion": null', 'Write 3'],
])('[CFG-106] validate reports when %s, with the cure', (_, from, to, cure) => {
  for (const path of ['countries/NO.json', 'brands/north/brand.json', 'brands/north/countries/SG.json']) {
    const files = fixture()
    plant(files, path, to, from)
    const problems = check(inputsOf(files))
    expect(problems, path).toMatchObject([{ code: 'CFG048', severity: 'error', file: path }])
    expect(problems[0]?.hint).toContain(cure)
  }
})

test('[CFG-106] with a file of a later version, or one that is no JSON, there is a problem and nothing is guessed', () => {
  for (const [text, code] of [
    ['{ "schemaVersion": 4 }', 'CFG048'],
    ['{ "schemaVersion": 2.5 }', 'CFG048'],
    ['{ "schemaVersion": "2" }', 'CFG048'],
    ['{ "schemaVersion": 2', 'CFG001'],
    ['[]', 'CFG015'],
  ] as const) {
    const result = migrate(withFiles(new Map([['brands/pandago/countries/SG.json', text]])))
    expect(result).toMatchObject({ lifted: [], problems: [{ code, file: 'brands/pandago/countries/SG.json' }] })
  }
})

test('[CFG-106] the project is of the version of its schemas, and the workflow holds it to that', () => {
  expect(migrate(project)).toMatchObject({ lifted: [], problems: [] })
  expect(readFileSync(join(ROOT, '.github/workflows/sites.yml'), 'utf8')).toContain('portal -- migrate --check')
})
