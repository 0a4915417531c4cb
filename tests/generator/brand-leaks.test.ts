import { expect, test } from 'vitest'
import { brandLeakCheck } from '#generator/verify/brand-leaks.ts'

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
  ['a name in other letters', 'a.js', 'x="SOUTHERN"', 'a.js:1:4'],
  ['a host', 'a.css', 'url(//cdn.southern.example/x)', 'a.css:1:11'],
  ['a colour', 'theme.css', ':root{--a:#abcdef;}', 'theme.css:1:11'],
  ['a name in a host file', '_headers', '/*\n  X: southern', '_headers:2:6'],
])('[GEN-105] %s of another brand is reported with file and line', (_case, path, text, place) => {
  expect(found(path, text).map(one => one.file)).toEqual([`north-star-NO/${place}`])
})

test('[GEN-105] a file of another brand is reported, whatever it is called', () => {
  expect(found('x.svg', logo)).toMatchObject([{ what: 'this file belongs to the brand southern' }])
})

test.each([
  ['its own name, code, host and colour', 'NorthStar NORTH_STAR north-star.example #123456'],
  ['a longer word', 'southernmost, unsouthern'],
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

test('[GEN-105] bytes that two pairs share are read for each brand', () => {
  const shared = Buffer.from('Southern')
  expect(found('a.js', shared)).toHaveLength(1)
  expect(check('southern-NO', 'southern', new Map([['a.js', shared]]))).toEqual([])
  expect(found('a.js', shared)).toHaveLength(1)
})
