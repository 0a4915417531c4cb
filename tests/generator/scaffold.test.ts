import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { formatProblems, hasErrors } from '#generator/diagnostics.ts'
import { load } from '#generator/load/index.ts'
import { INPUT_FOLDERS } from '#generator/load/inputs.ts'
import type { Artefact } from '#generator/model.ts'
import { resolve } from '#generator/resolve/index.ts'
import { newBrand, newCountry } from '#generator/scaffold/index.ts'
import { proposeLook } from '#generator/scaffold/look.ts'
import { answered, BRAND_QUESTIONS, countryQuestions, terminalAsk, unanswered } from '#generator/scaffold/questions.ts'
import { checkTheme } from '#generator/theme/contrast.ts'
import { isInOneOf } from '../budgets/file-language.ts'
import { fixture, inputsOf, plant } from './faults/fixture.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const brand = {
  id: 'west-wind',
  name: 'West Wind',
  code: 'WEST_WIND',
  primary: '#B00020',
  logo: '',
  countries: 'NO, SG',
  domain: 'west-wind.example',
}
// Too few people live there for a market: the test stays right when countries are added.
const country = {
  code: 'FK',
  languages: 'en',
  currency: 'FKP',
  timezone: 'Atlantic/Stanley',
  phonePrefix: '+500',
  city: 'Stanley',
  latitude: '-51.7',
  longitude: '-57.85',
  like: 'NO',
}

test('[CFG-105] a brand whose look is a mistake has none that a new one could differ from', () => {
  const broken = plant(fixture(), 'brands/north/brand.json', '"look": null,\n  "logo"', '"logo"')
  expect(newBrand(inputsOf(broken), brand).artefacts).toHaveLength(4)
})

test('[CFG-105] a new brand that makes a file of the others wrong, such as by a name that is a word of the messages, is refused', () => {
  const { artefacts, problems } = newBrand(inputsOf(fixture()), { ...brand, name: 'Order' })
  expect(artefacts).toEqual([])
  expect(formatProblems(problems)).toContain('content/messages/en.json:4:21: error MSG007')
})

test('[CFG-105] a new brand and a new country in a copy of the project pass the check, with one line in each list', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'scaffold-'))
  try {
    // Two languages show what all would, and are checked in a fifth of the time.
    const filter = (path: string) => !path.startsWith(join(ROOT, 'content')) || isInOneOf(['en', 'ar'], path)
    for (const folder of INPUT_FOLDERS) cpSync(join(ROOT, folder), join(copy, folder), { recursive: true, filter })
    const write = (artefacts: Artefact[]) => {
      for (const { path, contents } of artefacts) {
        mkdirSync(dirname(join(copy, path)), { recursive: true })
        writeFileSync(join(copy, path), contents)
      }
    }
    const before = await load(copy)
    const made = newBrand(before, brand)
    expect(formatProblems(made.problems)).toBe('No problems.\n')
    expect(made.artefacts.map(({ path }) => path)).toEqual([
      'brands/west-wind/brand.json',
      'brands/west-wind/logo.svg',
      'brands/west-wind/marker.svg',
      'schema/brand-id.schema.json',
    ])
    write(made.artefacts)
    const second = newCountry(await load(copy), country)
    expect(formatProblems(second.problems)).toBe('No problems.\n')
    write(second.artefacts)
    const after = await load(copy)
    // Whatever else is wrong in the project is not the new files' fault.
    expect(formatProblems(check(after))).toBe(formatProblems(check(before)))
    expect(resolve(after, 'west-wind', 'FK', 'prd').deployment.environment.api).toMatch(/^https:\/\/fk\./)
    const list = (inputs: typeof after) => inputs.schemas.get('brand-id')?.text.split('\n') ?? []
    expect(list(after)).toHaveLength(list(before).length + 1)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})

const inputs = inputsOf(fixture())

const tiled = (rx: number, sign: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><rect width="26" height="26" rx="${rx}" fill="#146C43"/>${sign}</svg>`

test.each([
  ['sharp', tiled(0, '<path d="M6 6h14v14z" fill="#FFD400"/>'), '#FFD400'],
  ['soft', tiled(4, '<path d="M6 6h14v14z" fill="#FFFFFF"/>'), undefined],
  ['pill', tiled(13, '<circle cx="13" cy="13" r="5" fill="#7B2CBF"/>'), '#7B2CBF'],
])(
  '[CFG-105] a new brand takes %s corners and its accent from its logo, and its marker wears it',
  (corners, svg, accent) => {
    const { artefacts, problems, proposals } = newBrand(inputs, { ...brand, primary: '#146C43' }, svg)
    expect(formatProblems(problems)).toBe('No problems.\n')
    const text = (path: string) => String(artefacts.find(file => file.path.endsWith(path))?.contents)
    const { look } = JSON.parse(text('brand.json'))
    expect(look.corners).toBe(corners)
    if (accent) {
      expect(look.accent).toBe(accent)
      expect(['duotone', 'pastel']).toContain(look.illustration)
    }
    expect(text('logo.svg')).toBe(svg)
    expect(text('marker.svg')).toContain('<rect width="26"')
    // All that is in the file is said, with what it follows from.
    const written = Object.entries<object | string>(look).flatMap(([key, value]) =>
      typeof value === 'object' ? Object.keys(value).map(inner => `${key}.${inner}`) : [key],
    )
    expect(proposals?.map(({ key }) => key)).toEqual(written)
    expect(proposals?.every(({ because }) => because !== '')).toBe(true)
  },
)

test('[CFG-105] the marker of a new brand draws a logo of lines as the logo is drawn', () => {
  const svg =
    '<svg width="26" height="26" viewBox="0 0 26 26" fill="none" stroke="#146C43" stroke-width="2" xmlns="http://www.w3.org/2000/svg"><path d="M6 6h14v14H6z"/></svg>'
  const { artefacts, problems } = newBrand(inputs, { ...brand, primary: '#146C43' }, svg)
  expect(formatProblems(problems)).toBe('No problems.\n')
  const marker = String(artefacts.find(({ path }) => path.endsWith('marker.svg'))?.contents)
  expect(marker).toContain(
    '<svg x="23" y="17" width="19" height="19" viewBox="0 0 26 26" fill="none" stroke="#146C43" stroke-width="2"><path',
  )
})

test('[CFG-105] a place of the largest city that is left blank is refused: it is not on the equator', () => {
  for (const answers of [{ latitude: '' }, { longitude: ' ' }]) {
    const { artefacts, problems } = newCountry(inputs, { ...country, ...answers })
    expect(artefacts).toEqual([])
    expect(problems.map(({ code, path }) => `${code} ${path}`)).toEqual([`CFG015 cities.0.${Object.keys(answers)[0]}`])
  }
})

const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')

test('[CFG-105] new files are as the formatter of the project leaves them', () => {
  const made = [
    newBrand(inputs, brand),
    newBrand(inputs, { ...brand, countries: 'NO, SG, AE' }),
    newBrand(inputs, { ...brand, countries: 'NO' }),
    newCountry(inputs, country),
  ].flatMap(({ artefacts }) => artefacts)
  const files = made.filter(({ path }) => path.endsWith('.json') && !path.startsWith('schema/'))
  expect(files).toHaveLength(4)
  for (const { path, contents } of files) {
    const formatted = spawnSync(process.execPath, [BIOME, 'format', `--stdin-file-path=${path}`], {
      cwd: ROOT,
      input: contents,
      encoding: 'utf8',
    })
    expect(formatted).toMatchObject({ status: 0 })
    expect(contents).toBe(formatted.stdout)
  }
})

test('[CFG-105] two new brands of a like colour get looks that differ from each other and from the first brands', () => {
  const first = proposeLook('#0F8B8D', undefined, [])
  const second = proposeLook('#12908A', undefined, [{ colors: { primary: '#0F8B8D' }, look: first.look }])
  for (const key of ['originMark', 'way', 'illustration', 'corners'] as const)
    expect(second.look[key]).not.toBe(first.look[key])
  expect(second.look.hero.layout).not.toBe(first.look.hero.layout)
  expect(second.look.hero.ground).not.toBe(first.look.hero.ground)
})

test('[CFG-103] what is proposed reads with any colour that passes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), value => {
      const primary = `#${value.toString(16).padStart(6, '0')}`
      if (checkTheme(primary).ok) expect(checkTheme(primary, proposeLook(primary, undefined, []).look).ok).toBe(true)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['an id that leaves the folder', { id: '../evil' }, 'CFG017'],
  ['an id in capitals', { id: 'West' }, 'CFG017'],
  ['an id that is there', { id: 'north' }, 'CFG043'],
  ['a colour that is none', { primary: 'red' }, 'CFG017'],
  ['a colour too near white', { primary: '#FEFEFE' }, 'CFG034'],
  ['a market that is none', { countries: 'NO, XX' }, 'CFG011'],
  ['no market', { countries: '' }, 'CFG018'],
  ['the name of another brand', { name: 'North Rider' }, 'CFG036'],
])('[CFG-105] a brand with %s gives a problem and no files', (_, wrong, code) => {
  const { artefacts, problems } = newBrand(inputs, { ...brand, ...wrong })
  expect(problems.map(problem => problem.code)).toContain(code)
  expect(artefacts).toEqual([])
})

test.each([
  ['a code that is none', { code: 'XX' }, 'CFG017'],
  ['a code that no country has', { code: 'ZZ' }, 'CFG017'],
  ['a code that is not the one of ISO', { code: 'UK' }, 'CFG017'],
  ['small letters', { code: 'fk' }, 'CFG017'],
  ['a code that is there', { code: 'NO' }, 'CFG043'],
  ['a currency that is none', { currency: 'FKX' }, 'CFG012'],
  ['a zone that is none', { timezone: 'Atlantic/Stanly' }, 'CFG013'],
  ['the prefix of another country', { phonePrefix: '+47' }, 'CFG026'],
  ['a latitude that is no number', { latitude: 'north' }, 'CFG015'],
  ['a language that is none', { languages: 'qq' }, 'CFG011'],
  ['a model that is not there', { like: 'ZZ' }, 'CFG014'],
])('[CFG-105] a country with %s gives a problem and no files', (_, wrong, code) => {
  const { artefacts, problems } = newCountry(inputs, { ...country, ...wrong })
  expect(problems.map(problem => problem.code)).toContain(code)
  expect(artefacts).toEqual([])
})

// What is written last is the list: a power cut between the renames leaves files without their line, or a line that was written by hand.
test.each([
  ['brand', 'brands/west-wind/brand.json', (now: typeof inputs) => newBrand(now, brand)],
  ['country', 'countries/FK.json', (now: typeof inputs) => newCountry(now, country)],
])('[CFG-105] a %s that an interrupted run has left without its line in the list: it says so', (_, file, make) => {
  const { artefacts, problems } = make(inputsOf(fixture().set(file, '{}\n')))
  expect(artefacts).toEqual([])
  const [folder] = file.split('/brand.json')
  expect(problems).toMatchObject([{ code: 'CFG043', file, what: expect.stringContaining('not in the list') }])
  expect(problems[0]?.hint).toContain(`Remove ${folder}`)
})

test('[CFG-105] the files of a listed brand that has none are made, and its line stays', () => {
  const list = 'schema/brand-id.schema.json'
  const files = fixture()
  const listed = JSON.parse(String(files.get(list)))
  files.set(list, JSON.stringify({ ...listed, enum: [...listed.enum, brand.id] }))
  const { artefacts, problems } = newBrand(inputsOf(files), brand)
  expect(formatProblems(problems)).toBe('No problems.\n')
  expect(artefacts.map(({ path }) => path)).toEqual(
    ['brand.json', 'logo.svg', 'marker.svg'].map(name => `brands/west-wind/${name}`),
  )
})

test('[CFG-105] only what is missing is asked, and an empty answer takes the suggestion', async () => {
  const asked: string[] = []
  const ask = async (text: string, suggestion: string | undefined) => {
    asked.push(`${text} [${suggestion ?? ''}]`)
    return text.startsWith('Primary') ? '#B00020' : ''
  }
  const answers = await answered(BRAND_QUESTIONS, { id: 'west-wind', countries: 'NO' }, ask)
  expect(answers).toEqual({ ...brand, name: 'west wind', countries: 'NO' })
  expect(asked).toEqual([
    'Name as shown [west wind]',
    'Code in calls [WEST_WIND]',
    'Primary colour as #RRGGBB []',
    'Its logo, an SVG file of 26 x 26 units (nothing: a neutral one is drawn) []',
    'Domain of its sites [west-wind.example]',
  ])
  expect(hasErrors(newBrand(inputs, answers).problems)).toBe(false)
})

test('[CFG-105] zone, prefix, languages and model of a country are suggested', async () => {
  const given = { code: 'SA', currency: 'SAR', city: 'Riyadh', latitude: '24.7', longitude: '46.7' }
  expect(unanswered(countryQuestions(inputs), given)).toEqual([])
  const answers = await answered(countryQuestions(inputs), given, async () => '')
  expect(answers).toMatchObject({ languages: 'ar-SA,en', timezone: 'Asia/Riyadh', phonePrefix: '+966', like: 'AE' })
  expect(formatProblems(newCountry(inputs, answers).problems)).toBe('No problems.\n')
})

test('[CFG-105] without a terminal, missing answers without a suggestion are named', () => {
  expect(unanswered(countryQuestions(inputs), { code: 'SA' })).toEqual(['currency', 'city', 'latitude', 'longitude'])
  expect(unanswered(BRAND_QUESTIONS, {})).toEqual(['id', 'name', 'code', 'primary', 'countries', 'domain'])
})

test('[CFG-105] a terminal shows the question with its suggestion and gives the line that is typed', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const { ask, close } = terminalAsk(input, output)
  const answer = ask('Name as shown', 'west wind')
  input.write('West Wind\n')
  expect(await answer).toBe('West Wind')
  expect(String(output.read())).toContain('Name as shown [west wind]: ')
  close()
})

test('[CFG-105] a terminal that ends instead of answering ends the questions', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const { ask } = terminalAsk(input, output)
  const answer = ask('Name as shown', 'west wind')
  input.end()
  await expect(answer).rejects.toThrow('Not all questions were answered. Nothing was written.')
  await expect(ask('Code in calls', undefined)).rejects.toThrow('Nothing was written.')
})
