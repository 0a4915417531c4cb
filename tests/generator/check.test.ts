import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CONTENT_CODES } from '#generator/check/content/codes.ts'
import { checkGlossary } from '#generator/check/glossary.ts'
import { check } from '#generator/check/index.ts'
import { parseMessage } from '#generator/check/message-format.ts'
import { messageStatus } from '#generator/check/messages.ts'
import { checkSvg } from '#generator/check/svg.ts'
import { CODES, formatProblems, hasErrors, summary } from '#generator/diagnostics.ts'
import { assemble } from '#generator/load/assemble.ts'
import { load } from '#generator/load/index.ts'
import { readJson } from '#generator/load/json.ts'
import type { Problem } from '#generator/model.ts'
import { nearest } from '#generator/nearest.ts'
import { fixture, inputsOf, plant } from './faults/fixture.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const problem: Problem = {
  code: 'CFG012',
  severity: 'error',
  file: 'countries/PK.json',
  line: 2,
  column: 15,
  endLine: 2,
  endColumn: 20,
  path: 'currency',
  what: '"PRK" is not an ISO 4217 code',
  why: 'Prices are printed with it',
  hint: 'Did you mean "PKR"?',
}

test('the files of the project have no error', async () => {
  const problems = check(await load(ROOT))
  expect(formatProblems(problems.filter(({ severity }) => severity === 'error'))).toBe('No problems.\n')
})

test('[CFG-101] a list of locales that does not parse is the problem, and no file of messages is called the one to remove', () => {
  const problems = check(inputsOf(plant(fixture(), 'schema/locale.schema.json', '{ "enum": ["en", ] }')))
  expect(problems.map(({ code }) => code)).toContain('CFG001')
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['schema/locale.schema.json']))
})

test('[CFG-101] of a list of texts that are as in English and does not parse, no text is called untranslated', () => {
  const list = 'content/messages/same-as-english.json'
  const problems = check(inputsOf(plant(fixture(), list, '{ "ar": ["ok", }')))
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([`CFG001 ${list}`])
})

test.each(['content/glossary/en.json', 'content/messages/en.json'])(
  '[CFG-101] where %s does not parse, no entry of a glossary is called one too many',
  async path => {
    const inputs = await load(ROOT)
    const half = new TextDecoder().decode(inputs.bytes.get(path)).slice(0, -3)
    const broken = readJson({ path, text: half }).file
    const key = path.includes('glossary') ? 'glossary' : 'messages'
    expect(checkGlossary({ ...inputs, [key]: new Map(inputs[key]).set('en', broken) })).toEqual([])
  },
)

test.each([
  ['a list', () => '[]', 'CFG015'],
  ['without links', (text: string) => text.replace('"links"', '"lnks"'), 'CFG010'],
] as const)(
  '[CFG-101] a country that is %s is told in its own file, not once more of each brand',
  async (_, change, code) => {
    const inputs = await load(ROOT)
    const path = 'countries/NO.json'
    const country = readJson({ path, text: change(new TextDecoder().decode(inputs.bytes.get(path))) }).file
    const problems = check({ ...inputs, countries: new Map(inputs.countries).set('NO', country) })
    expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual([`${code} ${path}`])
  },
)

type Value = Record<string, unknown>

const without = (key: string) => (text: string) => {
  const { [key]: _, ...others } = JSON.parse(text) as Value
  return JSON.stringify(others)
}
const having = (key: string, value: unknown) => (text: string) =>
  JSON.stringify({ ...(JSON.parse(text) as Value), [key]: value })
const renamed = (from: string, to: string) => (text: string) => text.replace(`"${from}"`, `"${to}"`)

const EN = 'content/messages/en.json'
const TERMS = 'content/glossary/en.json'

test.each([
  ['brands/foodpanda/brand.json', 'is a list', () => '[]', 'CFG015 brands/foodpanda/brand.json'],
  ['brands/foodpanda/brand.json', 'misspells a key', renamed('look', 'loko'), 'CFG010 brands/foodpanda/brand.json'],
  ['countries/NO.json', 'has a list for an object', having('links', []), 'CFG015 countries/NO.json'],
  [EN, 'is a list', () => '[]', `CFG015 ${EN}`],
  [EN, 'has no message', () => '{}', `MSG010 ${EN}`],
  [EN, 'lacks a message', without('common_skip'), `MSG002 ${EN}`],
  [EN, 'misspells a message', renamed('common_skip', 'common_skpi'), `MSG002 ${EN}`],
  ['content/messages/ar.json', 'has no message', () => '{}', 'MSG001 content/messages/ar.json'],
  [TERMS, 'is a list', () => '[]', `CFG015 ${TERMS}`],
  [TERMS, 'is missing', () => undefined, `MSG016 ${TERMS}`],
  [TERMS, 'lacks a term', without('rider'), `MSG016 ${TERMS}`],
  ['content/glossary/ar.json', 'lacks a word', having('rider', {}), 'CFG014 content/glossary/ar.json'],
  ['content/faq/getting-started/en.md', 'has no heading', () => 'x', 'CNT002 content/faq/getting-started/en.md'],
  ['schema/brand-id.schema.json', 'lists nothing', without('enum'), 'CFG038 schema/brand-id.schema.json'],
  ['schema/brand.schema.json', 'is of no version', having('$schema', 'x'), 'CFG038 schema/brand.schema.json'],
] as const)(
  '[CFG-101] where %s %s, that is told, and not once more of each file that depends on it',
  async (path, _, change, told) => {
    const { bytes } = await load(ROOT)
    const text = change(new TextDecoder().decode(bytes.get(path)))
    const others = [...bytes].filter(([name]) => name !== path).map(([name, data]) => ({ path: name, bytes: data }))
    const changed = text === undefined ? [] : [{ path, bytes: new TextEncoder().encode(text) }]
    const problems = check(assemble([...others, ...changed])).map(({ code, file }) => `${code} ${file}`)
    expect([...new Set(problems)]).toEqual([told])
    // A Markdown text lacks a heading of the first level, and one of the second.
    expect(problems.length).toBeLessThanOrEqual(path.endsWith('.md') ? 2 : 1)
  },
  30_000,
)

test('[CFG-101] a problem is one line, the source line and a caret', () => {
  expect(formatProblems([problem], { textOf: () => '{\n  "currency": "PRK"\n}' })).toBe(
    'countries/PK.json:2:15: error CFG012 currency: "PRK" is not an ISO 4217 code. Prices are printed with it. ' +
      'Did you mean "PKR"?\n    "currency": "PRK"\n                ^^^^^\n\n1 error in 1 file.\n',
  )
})

test('[CFG-101] colours come only when they are asked for', () => {
  expect(formatProblems([problem])).not.toContain('\u001B')
  expect(formatProblems([problem], { colour: true })).toContain('\u001B[31m')
})

test('the contents of an input cannot steer the terminal', () => {
  const shown = formatProblems([{ ...problem, what: 'a\u001B[2Jb\u202Ec' }], { textOf: () => '{\n\u001B]0;x\u0007\n}' })
  for (const control of ['\u001B', '\u0007', '\u202E']) expect(shown).not.toContain(control)
  expect(shown).toContain('\\u001b[2J')
})

test('the caret of a long line is under its place, the line is cut', () => {
  const source = `{\n${' '.repeat(400)}"PRK"\n}`
  const [, line = '', caret = ''] = formatProblems([{ ...problem, column: 401, endColumn: 406 }], {
    textOf: () => source,
  }).split('\n')
  expect(line.length).toBeLessThan(120)
  expect(line.slice(caret.indexOf('^'), caret.indexOf('^') + 5)).toBe('"PRK"')
})

test('the caret counts full-width letters as two', () => {
  const [, , caret] = formatProblems([{ ...problem, line: 1, column: 4, endColumn: 5 }], {
    textOf: () => '"餐,x',
  }).split('\n')
  expect(caret).toBe('   \u3000 ^')
})

test('the summary counts errors, warnings and files', () => {
  const other: Problem = { ...problem, severity: 'warning', file: 'countries/NO.json' }
  expect(summary([problem, problem, other])).toBe('2 errors, 1 warning in 2 files.')
  expect(summary([])).toBe('No problems.')
  expect(hasErrors([other])).toBe(false)
})

test('[CFG-101] docs/errors.md has cause and cure of every code, and of no other', () => {
  const text = readFileSync(`${ROOT}/docs/errors.md`, 'utf8')
  const sections = text.split(/^### /m).slice(1)
  const notified = sections.map(section => section.slice(0, 6)).sort()
  expect(notified).toEqual([...new Set([...Object.keys(CODES), ...Object.keys(CONTENT_CODES)])].sort())
  for (const section of sections) expect(section).toMatch(/\n\nCause: .+\n\nCure: [\s\S]+\n/)
})

test('[CFG-101] no part of the generator gives a code that the tables do not have', () => {
  const sources = globSync('generator/**/*.ts', { cwd: ROOT }).map(path => readFileSync(`${ROOT}/${path}`, 'utf8'))
  const given = new Set(sources.flatMap(source => source.match(/(?<=')(?:CFG|AST|MSG|TRN|CNT|OUT)\d{3}(?=')/g) ?? []))
  expect([...given].filter(code => !(code in CODES) && !(code in CONTENT_CODES))).toEqual([])
  expect(given.size).toBeGreaterThan(60)
})

test.each([
  ['PRK', ['PHP', 'PKR', 'PLN'], 'PKR'],
  ['nok', ['NIO', 'NOK'], 'NOK'],
  ['nb', ['en', 'nb-NO'], 'nb-NO'],
  ['zh_HK', ['zh-TW', 'zh-HK'], 'zh-HK'],
  ['weather', ['currency', 'timezone'], undefined],
  ['p', ['g'], undefined],
])('of %s and %j the nearest is %s', (word, candidates, expected) => {
  expect(nearest(word, candidates)).toBe(expected)
})

test.each([
  ['Hello {name}', ['name']],
  ['Plain \\{braces\\} and {real}', ['real']],
  ['{#b}Bold{/b} {x}', ['x']],
  ['No placeholder', []],
])('[GEN-113] the inputs of %j are %j', (text, inputs) => {
  const message = parseMessage(text)
  expect([...message.inputs]).toEqual(inputs)
  expect(message.faults).toEqual([])
})

test('[GEN-113] the status counts missing, identical and extra messages per locale', () => {
  const files = plant(fixture(), 'content/messages/ar.json', '"welcome"', '"greeting"')
  expect(messageStatus(inputsOf(files))).toEqual([
    { locale: 'ar', total: 4, translated: 3, missing: ['greeting'], same: [], extra: ['welcome'], stale: [] },
  ])
})

test('[GEN-113] a message that is not translated yet is one warning at its English text, and an error before a site goes out', () => {
  const inputs = inputsOf(plant(fixture(), 'content/messages/ar.json', '', ',\n  "ok": "OK"'))
  const at = (strict: boolean) => check(inputs, { strict }).filter(({ code }) => code === 'MSG001')
  expect(at(false)).toMatchObject([{ severity: 'warning', file: 'content/messages/en.json', path: 'ok' }])
  expect(at(false)[0]?.what).toBe('Not translated yet in 1 of 1 languages: ar')
  expect(at(true)).toMatchObject([{ severity: 'error', file: 'content/messages/ar.json', path: 'ok' }])
})

test.each([
  '<svg',
  '<svg><g></svg></g>',
  '<svg viewBox="0 0 26 26"><path d=M0/></svg>',
  '</svg>',
  '<svg/><svg/>',
  '&lt;',
])('the broken drawing %j is refused', text => {
  expect(checkSvg({ path: 'x.svg', text }, 26)).not.toEqual([])
})
