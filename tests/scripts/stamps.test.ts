import { describe, expect, test } from 'vitest'
import { importsBelow, namedIn, openStamps, readsFiles, usesBelow } from '../../scripts/stamps.ts'

test.each([
  "import { readFileSync } from 'node:fs'",
  "import { readFile } from 'node:fs/promises'",
  "const { execFile } = await import('node:child_process')",
  "import { Worker } from 'node:worker_threads'",
  "import { build } from 'esbuild'",
  "import { compile } from '@inlang/paraglide-js'",
])('%s may read files', source => expect(readsFiles(source)).toBe(true))

test.each([
  "import { join } from 'node:path'",
  "import { setTimeout } from 'node:timers/promises'",
  "import { createHash } from 'node:crypto'",
  "import { vitestOf } from './vite-like.ts'",
])('%s reads none', source => expect(readsFiles(source)).toBe(false))

test('a text that is called like a package reads none', () => {
  expect(readsFiles("export type Corner = 'sharp' | 'round'")).toBe(false)
})

const NAMES = ['brands', 'content', 'src', 'README.md']

test.each([
  ["import { a } from '../src/a.ts'\nreadFileSync('content/faq/en.md')", ['content']],
  ["readFileSync(join(ROOT, 'brands', id))", ['brands']],
  ["readFileSync(root + '/src/app/a.ts')", ['src']],
  ["readFileSync('README.md')", ['README.md']],
  ["const contents = 'contents of srcset'", []],
  ["import { execFile } from 'node:child_process'\nexecFile(process.execPath, words)", NAMES],
  ["import { execFile } from 'node:child_process'\nexecFile('git', ['diff'])", NAMES],
  ["import { fork } from 'node:child_process'\nfork(program)", NAMES],
  ["import { execFile } from 'node:child_process'\nexecFile('nginx', ['-c', 'content/a.conf'])", ['content']],
])('%s names %j', (source, expected) => expect(namedIn(source, NAMES)).toEqual(expected))

test('of what a file imports, the names and whether they are types count, and nothing else of the file', () => {
  const [said = ''] = importsBelow(['generator/adapters/astro-page-app.ts'])
  expect(said.split('\n')).toEqual([
    'generator/adapters/astro-page-app.ts',
    "import { createApp } from 'astro/app/entrypoint'",
  ])
})

test('of what is of use, imports, exports and their own uses count', () => {
  const [said = ''] = usesBelow(['sandbox/http/validate.ts'])
  const lines = said.split('\n')
  expect(lines).toContain("import * as strict from '#validators/strict.js'")
  expect(lines).toContain('export function check true')
  expect(lines).toContain('export type RawRequest true')
  const unused = 'export function isInOneOf false'
  expect(usesBelow(['tests/budgets/file-language.ts'])).toEqual([`tests/budgets/file-language.ts\n${unused}`])
})

test('a stamp is of the name, the words and the contents of every file', () => {
  const { of } = openStamps()
  const stamp = of('a', ['x'], ['scripts'])
  expect(of('a', ['x'], ['scripts'])).toBe(stamp)
  expect(of('b', ['x'], ['scripts'])).not.toBe(stamp)
  expect(of('a', ['y'], ['scripts'])).not.toBe(stamp)
  expect(of('a', ['x'], ['scripts', 'README.md'])).not.toBe(stamp)
})

describe('a check that looks at each file by itself', () => {
  const words = ['check', String(process.pid)]
  const parts = [{ file: 'README.md' }, { file: 'package.json', reads: ['biome.json'] }, { file: 'cspell.json' }]

  test('is given all files at first, and after they passed those that changed, or that read what changed', () => {
    const { changed, allPassed } = openStamps()
    expect(changed('each', words, parts)).toEqual(parts)
    allPassed('each', words, parts)
    expect(changed('each', words, parts)).toEqual([])
    const other = { file: 'README.md', reads: ['LICENSE'] }
    expect(changed('each', words, [other, ...parts])).toEqual([other])
    expect(changed('each', [...words, '--strict'], parts)).toEqual(parts)
    expect(changed('another', words, parts)).toEqual(parts)
  })
})
