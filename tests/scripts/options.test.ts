// What the programs of the project say to whoever mistyped something, and to whoever reads no more than the last line.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'

const run = (program: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts', program), ...words], { encoding: 'utf8', cwd: ROOT })

test.each([
  ['check.ts', ['--typo'], "Unknown option '--typo'.\nnpm run check -- [--all] [--without-tests]\n"],
  ['check.ts', ['typo'], "Unexpected argument 'typo'.\nnpm run check -- [--all] [--without-tests]\n"],
  ['test.ts', ['--changed', 'typo'], /^--changed typo: Git knows no such commit: [^\n]+\n(?! +at )/],
])('%s %j is refused in one sentence', (program, words, said) => {
  const { status, stdout, stderr } = run(program, ...words)
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  if (typeof said === 'string') expect(stderr).toBe(said)
  else expect(stderr).toMatch(said)
  expect(stderr).not.toMatch(/^ +at /m)
})

test('CI ends with the line that is counted where the packages cannot be installed, or a check fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ci-'))
  try {
    for (const name of ['.ci', 'scripts', 'bin']) mkdirSync(join(folder, name))
    cpSync(join(ROOT, '.ci', 'run'), join(folder, '.ci', 'run'))
    const programs = (install: number, check: number) => {
      writeFileSync(join(folder, 'scripts', 'run.mjs'), `process.exitCode = ${install}`)
      writeFileSync(
        join(folder, 'bin', 'npm'),
        `#!/bin/sh\n[ "$2" = check ] && exit ${check}\necho '7 passed, 2 failed'\nexit 1\n`,
      )
      chmodSync(join(folder, 'bin', 'npm'), 0o755)
    }
    const lastLine = () => {
      const env = { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) }
      const { status, stdout } = spawnSync('bash', [join(folder, '.ci', 'run')], { encoding: 'utf8', env })
      return [status, stdout.trimEnd().split('\n').at(-1)]
    }
    programs(1, 0)
    expect(lastLine()).toEqual([1, '0 passed, 1 failed'])
    programs(0, 1)
    expect(lastLine()).toEqual([1, '0 passed, 1 failed'])
    programs(0, 0)
    expect(lastLine()).toEqual([1, '7 passed, 2 failed'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
