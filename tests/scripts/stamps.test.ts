import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'
import { importsBelow, namedIn, openStamps, readsFiles, usesBelow } from '../../scripts/stamps.ts'
import { runSteps } from '../../scripts/steps.ts'

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
    const { ofParts, changed, allPassed } = openStamps()
    const changedOf = (name: string, given: readonly string[], of: typeof parts) =>
      changed(name, ofParts(name, given, of))
    expect(changedOf('each', words, parts)).toEqual(parts)
    allPassed('each', ofParts('each', words, parts))
    expect(changedOf('each', words, parts)).toEqual([])
    const other = { file: 'README.md', reads: ['LICENSE'] }
    expect(changedOf('each', words, [other, ...parts])).toEqual([other])
    expect(changedOf('each', [...words, '--strict'], parts)).toEqual(parts)
    expect(changedOf('another', words, parts)).toEqual(parts)
  })

  test('looks again at what was changed while it ran', async () => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true })
    const folder = mkdtempSync(join(ROOT, '.cache', 'stamps-'))
    try {
      const file = relative(ROOT, join(folder, 'a.txt'))
      writeFileSync(join(ROOT, file), '')
      const saveMeanwhile = `require('node:fs').appendFileSync('${file}', 'saved ')`
      const step = { name: 'save', command: [process.execPath, '-e', saveMeanwhile] as const, parts: () => [{ file }] }
      for (const _ of [1, 2]) await runSteps([step], openStamps())
      expect(readFileSync(join(ROOT, file), 'utf8')).toBe('saved saved ')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
