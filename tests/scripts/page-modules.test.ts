// What npm run check says of the types of pages: each fault at its place in the page.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeTempDir, openTempDir } from '#generator/temp-dir.ts'
import { typeProblems } from '../../scripts/check-types.ts'
import { ROOT } from '../../scripts/root.ts'
import { DECLARATIONS } from '../../scripts/stamps.ts'

const FILES: Readonly<Record<string, string>> = {
  'src/env.d.ts': '/// <reference types="astro/client" />\n',
  'src/components/fares.ts': 'export const fare = 3\nexport const fareOf = (km: number): number => km * fare\n',
  'src/components/Fare.astro': `---
interface Props {
  km: number
}
const { km } = Astro.props
---
<p>{km}</p>
`,
  'src/layouts/Page.astro': `---
import { fare } from '../components/fares.ts'
const { title } = Astro.props
---
<title>{title}{fare}</title><slot />
`,
}

/** A page, and what is wrong in it: its place, the compiler's number, and a word of what it says. */
const PAGES: readonly { name: string; text: string; found: readonly string[] }[] = [
  { name: 'sound', text: `---\nimport Fare from '#components/Fare.astro'\n---\n<Fare km={3} />\n`, found: [] },
  { name: 'head', text: '---\nconst km: number = "3"\n---\n<p>{km}</p>\n', found: ['(2,7) TS2322 string'] },
  { name: 'unknown name', text: '<main>\n  <p>{fares}</p>\n</main>\n', found: ['(2,7) TS2304 fares'] },
  {
    name: 'unused import',
    text: `---\nimport { fare } from './fares.ts'\n---\n<p>3</p>\n`,
    found: ['(2,10) TS6133 fare'],
  },
  {
    name: 'argument of what it imports',
    text: `---\nimport { fareOf } from './fares.ts'\n---\n<p>{fareOf('3')}</p>\n`,
    found: ['(4,12) TS2345 string'],
  },
  {
    name: 'attribute of a component named by its folder',
    text: `---\nimport Fare from '#components/Fare.astro'\n---\n<Fare km="3" />\n`,
    found: ['(4,7) TS2322 string'],
  },
  {
    name: 'attribute of a component next to it',
    text: `---\nimport Fare from './Fare.astro'\n---\n<Fare />\n`,
    found: ['(4,2) TS2322 Props'],
  },
  {
    name: 'attribute of a component elsewhere',
    text: `---\nimport Page from '../layouts/Page.astro'\nimport Fare from './Fare.astro'\n---\n<Page title="a"><Fare km={3} miles={2} /></Page>\n`,
    found: ['(5,30) TS2322 miles'],
  },
  {
    name: 'missing page',
    text: `---\nimport Gone from './Gone.astro'\n---\n<Gone />\n`,
    found: ['(2,18) TS2307 Gone'],
  },
  {
    name: 'attribute of an element',
    text: '<main>\n  <a hreff="/">Home</a>\n</main>\n',
    found: ['(2,6) TS2322 hreff'],
  },
  {
    name: 'script',
    text: `<p>3</p>\n<script>\n  import { fareOf } from './fares.ts'\n  fareOf('3')\n</script>\n`,
    found: ['(4,10) TS2345 string'],
  },
  // What a page may do and a module may not.
  {
    name: 'return from its head',
    text: `---\nif (Astro.url.search) return Astro.redirect('/')\n---\n<Fragment>3</Fragment>\n`,
    found: [],
  },
  { name: 'an attribute twice', text: '<p class="a" class="b">3</p>\n', found: [] },
]
const fileOf = (index: number) => `src/components/Page${index}.astro`

let folder: string
let problems: string[]
beforeAll(() => {
  folder = openTempDir(join(ROOT, '.cache', 'page-modules'))
  const texts: Record<string, string> = {
    ...FILES,
    ...Object.fromEntries(PAGES.map(({ text }, index) => [fileOf(index), text])),
    'tsconfig.json': JSON.stringify({ extends: `${relative(folder, ROOT)}/tsconfig.json` }),
    'tsconfig.check.json': readFileSync(join(ROOT, 'tsconfig.check.json'), 'utf8'),
  }
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const pages = Object.keys(texts).filter(path => path.endsWith('.astro'))
  problems = typeProblems(folder, pages, DECLARATIONS)
})
afterAll(() => closeTempDir(folder))

test.each(PAGES.map((page, index) => ({ ...page, index })))('$name', ({ found, index }) => {
  const own = problems.filter(line => line.startsWith(`${fileOf(index)}(`))
  const [first] = found
  if (first === undefined) return expect(own).toEqual([])
  expect(own).toHaveLength(found.length)
  const [place = '', code = '', word = ''] = first.split(' ')
  expect(own[0]).toContain(`${fileOf(index)}${place}: error ${code}: `)
  expect(own[0]).toContain(word)
})

test('nothing else is told, and no line names a module of a page', () => {
  const pages = PAGES.map((_, index) => `${fileOf(index)}(`)
  expect(problems.filter(line => !line.startsWith(' ') && !pages.some(page => line.startsWith(page)))).toEqual([])
})

test('what cannot be read is told before what has wrong types, and a page that is gone is no longer looked at', () => {
  writeFileSync(join(folder, fileOf(0)), '<script is:inline>\n  const = 3\n</script>\n')
  const kept = Object.keys(FILES).filter(path => path.endsWith('.astro'))
  const unreadable = typeProblems(folder, [...kept, fileOf(0), fileOf(1)], DECLARATIONS)
  const places = unreadable.map(line => line.slice(0, line.indexOf(': error TS1134: ')))
  expect(places).toEqual([`${fileOf(0)}(2,9)`, `${fileOf(0)}(2,11)`])
  expect(typeProblems(folder, kept, DECLARATIONS)).toEqual([])
})
