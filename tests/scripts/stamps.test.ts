import { expect, test } from 'vitest'
import { openStamps, readsFiles } from '../../scripts/stamps.ts'

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

test('a stamp is of the name, the words and the contents of every file', () => {
  const { of } = openStamps()
  const stamp = of('a', ['x'], ['scripts'])
  expect(of('a', ['x'], ['scripts'])).toBe(stamp)
  expect(of('b', ['x'], ['scripts'])).not.toBe(stamp)
  expect(of('a', ['y'], ['scripts'])).not.toBe(stamp)
  expect(of('a', ['x'], ['scripts', 'README.md'])).not.toBe(stamp)
})
