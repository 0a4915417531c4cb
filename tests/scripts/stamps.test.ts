import { expect, test } from 'vitest'
import { importsBelow, namedIn, openStamps, readsFiles } from '../../scripts/stamps.ts'

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
  ["import { execFile } from 'node:child_process'", NAMES],
])('%s names %j', (source, expected) => expect(namedIn(source, NAMES)).toEqual(expected))

test('of what a file imports, the names and whether they are types count, and nothing else of the file', () => {
  const [said = ''] = importsBelow(['generator/adapters/astro-page-app.ts'])
  expect(said.split('\n')).toEqual([
    'generator/adapters/astro-page-app.ts',
    "import { createApp } from 'astro/app/entrypoint'",
  ])
})

test('a stamp is of the name, the words and the contents of every file', () => {
  const { of } = openStamps()
  const stamp = of('a', ['x'], ['scripts'])
  expect(of('a', ['x'], ['scripts'])).toBe(stamp)
  expect(of('b', ['x'], ['scripts'])).not.toBe(stamp)
  expect(of('a', ['y'], ['scripts'])).not.toBe(stamp)
  expect(of('a', ['x'], ['scripts', 'README.md'])).not.toBe(stamp)
})
