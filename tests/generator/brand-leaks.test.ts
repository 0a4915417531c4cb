import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openNoCache } from '#generator/cache/build-cache.ts'
import { contentHash } from '#generator/cache/content-hash.ts'
import { checkBrandLeaks } from '#generator/check/brand-leaks.ts'
import { themeSheet } from '#generator/emit/site-data.ts'
import { brandLeakCheck } from '#generator/verify/brand-leaks.ts'
import { brandMarks } from '#generator/verify/brand-marks.ts'
import { fixture, inputsOf, plant } from './faults/fixture.ts'

const logo = '<svg><path d="M1 1"/></svg>'
const brands = [
  { id: 'north-star', code: 'NORTH_STAR', name: 'NorthStar', primary: '#123456', files: [] },
  { id: 'southern', code: 'SOUTHERN', name: 'Southern', primary: '#ABCDEF', files: [logo] },
]
const check = brandLeakCheck(brands)
const found = (path: string, contents: string | Uint8Array) =>
  check('north-star-NO', 'north-star', new Map([[path, contents]])).map(({ file, line, column, what }) => ({
    file: `${file}:${line}:${column}`,
    what,
  }))

test.each([
  ['a name in a page', 'en/index.html', '<p>\nby Southern</p>', 'en/index.html:2:4'],
  ['a name after a line break in a script', 'a.js', 'x="by\\nSouthern"', 'a.js:1:8'],
  ['a name in other letters', 'a.js', 'x="SOUTHERN"', 'a.js:1:4'],
  ['a host', 'a.css', 'url(//cdn.southern.example/x)', 'a.css:1:11'],
  ['a colour', 'theme.css', ':root{--a:#abcdef;}', 'theme.css:1:11'],
  ['a name in a host file', '_headers', '/*\n  X: southern', '_headers:2:6'],
])('[GEN-105] %s of another brand is reported with file and line', (_case, path, text, place) => {
  expect(found(path, text).map(one => one.file)).toEqual([`north-star-NO/${place}`])
})

test.each([
  ['Welcome to {brand}\\nSouth Star', ['content/messages/en.json:3:36 content/messages/en.json:3:46']],
  ['Welcome to {brand}\\\\nSouth Star', []],
])('[GEN-105] a message with a line break, "%s", is read for names as readers see it', (text, places) => {
  const files = plant(fixture(), 'content/messages/en.json', text, 'Welcome to {brand}')
  const found = checkBrandLeaks(inputsOf(files))
  expect(found.map(one => `${one.file}:${one.line}:${one.column} ${one.file}:${one.endLine}:${one.endColumn}`)).toEqual(
    places,
  )
})

test('[GEN-105] a file of another brand is reported, whatever it is called', () => {
  expect(found('x.svg', logo)).toMatchObject([{ what: 'this file belongs to the brand southern' }])
})

test.each([
  ['its own name, code, host and colour', 'NorthStar NORTH_STAR north-star.example #123456'],
  ['a longer word', 'southernmost, unsouthern'],
  ['a longer word after a backslash', 'a\\\\nsouthern'],
  ['a longer colour', '#abcdef01'],
])('[GEN-105] %s is no foreign mark', (_case, text) => {
  expect(found('index.html', text)).toEqual([])
})

test('[GEN-105] signs in the name of another brand are taken literally', () => {
  const named = [
    { id: 'north-star', code: 'NORTH_STAR', name: 'NorthStar', primary: '#123456', files: [] },
    { id: 'plus', code: 'PLUS_C', name: 'Go.C++ (plus)', primary: '#ABCDEF', files: [] },
  ]
  const findings = (text: string) =>
    brandLeakCheck(named)('north-star-NO', 'north-star', new Map([['a.js', text]])).length
  expect([findings('go.c++ (PLUS)'), findings('goxccc'), findings('Go.C')]).toEqual([1, 0, 0])
})

test('[GEN-105] the name of another brand is found as a page writes it', () => {
  const named = [
    { id: 'north-star', code: 'NORTH_STAR', name: 'NorthStar', primary: '#123456', files: [] },
    { id: 'seaside', code: 'SEASIDE', name: "Anna & Tom's", primary: '#ABCDEF', files: [] },
  ]
  const findings = (text: string) =>
    brandLeakCheck(named)('north-star-NO', 'north-star', new Map([['index.html', text]])).length
  expect(["by Anna & Tom's", 'by Anna &amp; Tom&#39;s', 'by Anna &amp; Tom&#x27;s'].map(findings)).toEqual([1, 1, 1])
  expect(findings('by Anna amp; Toms')).toBe(0)
})

test('[GEN-105] bytes that two pairs share are read for each brand', () => {
  const shared = Buffer.from('Southern')
  expect(found('a.js', shared)).toHaveLength(1)
  expect(check('southern-NO', 'southern', new Map([['a.js', shared]]))).toEqual([])
  expect(found('a.js', shared)).toHaveLength(1)
})

test('[GEN-105] a finding is an error with its place, why and what to do', () => {
  expect(check('north-star-NO', 'north-star', new Map([['en/a.js', 'x\n Southern']]))).toEqual([
    {
      code: 'OUT007',
      severity: 'error',
      file: 'north-star-NO/en/a.js',
      line: 2,
      column: 2,
      endLine: 2,
      endColumn: 2,
      path: '',
      what: '"Southern" gives another brand away',
      why: 'A site carries nothing of another brand',
      hint: 'Take it out of the source of this file, or make it a value of the brand.',
    },
  ])
  expect(found('x.svg', logo).map(one => one.file)).toEqual(['north-star-NO/x.svg:1:1'])
})

test.each([
  'a.html',
  'a.mjs',
  'a.json',
  'a.txt',
  'a.xml',
  'a.svg',
  'a.webmanifest',
  'nginx.conf',
  'Caddyfile',
  'en/_redirects',
])('[GEN-105] the text of %s is read', path => expect(found(path, 'Southern')).toHaveLength(1))

test.each(['a.png', 'a.html.gz', 'a.json5', 'x_headers', '_headers.png', 'notes'])('what is in %s is no text', path =>
  expect(found(path, 'Southern')).toEqual([]),
)

test('a file that was in order before is not read again', () => {
  const files = new Map([
    ['a.js', 'Southern'],
    ['b.svg', logo],
  ])
  expect(check('north-star-NO', 'north-star', files, {}, new Set(['a.js', 'b.svg']))).toEqual([])
  expect(check('north-star-NO', 'north-star', files, {}, new Set(['a.js']))).toHaveLength(1)
})

test('[GEN-105] a known hash is used in place of the contents', () => {
  const [{ what: owned } = { what: '' }] = found('x.svg', logo)
  const hash = contentHash(logo)
  const files = new Map([['x.png', 'anything']])
  expect(check('north-star-NO', 'north-star', files, { 'x.png': hash }).map(one => one.what)).toEqual([owned])
})

test('[GEN-105] a file that two brands have is named after both, and belongs to both', () => {
  const [north, south] = brands
  if (!north || !south) throw new Error('two brands')
  const third = { id: 'third', code: 'THIRD', name: 'Third', primary: '#111111', files: [logo] }
  const three = brandLeakCheck([north, south, third])
  const files = new Map([['x.png', logo]])
  expect(three('north-star-NO', 'north-star', files)[0]?.what).toBe('this file belongs to the brand southern and third')
  expect(three('southern-NO', 'southern', files)).toEqual([])
  expect(three('third-NO', 'third', files)).toEqual([])
})

test('[GEN-105] the colour of each of several other brands is found', () => {
  const [north, south] = brands
  if (!north || !south) throw new Error('two brands')
  const three = brandLeakCheck([
    north,
    south,
    { id: 'third', code: 'THIRD', name: 'Third', primary: '#111111', files: [] },
  ])
  const colours = ['#abcdef', '#111111', '#123456'].map(
    colour => three('north-star-NO', 'north-star', new Map([['a.css', `a{color:${colour}}`]])).length,
  )
  expect(colours).toEqual([1, 1, 0])
})

test('a brand without others has nothing to look for', () => {
  const alone = brandLeakCheck(brands.slice(0, 1))
  expect(alone('north-star-NO', 'north-star', new Map([['a.js', 'Southern undefined']]))).toEqual([])
})

test('[GEN-105] what gives a brand away: its names, its colour, its token sheet, its picture and its icons', async () => {
  const inputs = inputsOf(fixture())
  const marks = await brandMarks(inputs, openNoCache('unused'))
  expect(marks.map(({ id }) => id)).toEqual([...inputs.brands.keys()])
  for (const { id, code, name, primary, files } of marks) {
    const brand = inputs.brands.get(id)?.file?.value as { code: string; name: string; colors: { primary: string } }
    expect({ code, name, primary }).toEqual({ code: brand.code, name: brand.name, primary: brand.colors.primary })
    expect(files[0]).toBe(themeSheet({ colors: { primary } }).contents)
    expect(files.length).toBeGreaterThan(3)
    expect(files.filter(contents => contents === undefined || contents.length === 0)).toEqual([])
  }
  const [first] = inputs.brands.values()
  if (!first) throw new Error('one brand')
  const contents = Buffer.from('a picture')
  const value = { ...(first.file?.value as object), look: { hero: { layout: 'picture', picture: 'hero.webp' } } }
  const shown = { ...first, file: first.file && { ...first.file, value }, pictures: new Map([['hero.webp', contents]]) }
  const [pictured] = await brandMarks({ ...inputs, brands: new Map([[first.id, shown]]) }, openNoCache('unused'))
  expect(pictured?.files).toContain(contents)
  expect(pictured?.files).toHaveLength((marks[0]?.files.length ?? 0) + 1)
  const typeface = readFileSync(globSync('brands/*/*.woff2')[0] ?? '')
  const look = { headingFont: ['headings.woff2'], drawings: { empty: 'empty.svg' } }
  const drawn = {
    ...first,
    file: first.file && { ...first.file, value: { ...(first.file.value as object), look } },
    pictures: new Map([['headings.woff2', typeface]]),
    drawings: new Map([...first.drawings, ['empty.svg', { path: 'empty.svg', text: 'a drawing' }]]),
  }
  const [own] = await brandMarks({ ...inputs, brands: new Map([[first.id, drawn]]) }, openNoCache('unused'))
  expect(own?.files).toEqual(expect.arrayContaining([typeface, 'a drawing']))
  const without = { ...inputs, brands: new Map([[first.id, { ...first, file: undefined }]]) }
  await expect(brandMarks(without, openNoCache('unused'))).rejects.toThrow(`brands/${first.id}/brand.json not set`)
})
