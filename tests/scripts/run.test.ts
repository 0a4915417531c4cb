import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeTempDir, openTempDir } from '#generator/temp-dir.ts'
import { ROOT } from '../../scripts/root.ts'

const folder = openTempDir(join(ROOT, '.cache', 'run-test'))
afterAll(() => closeTempDir(folder))

test.each(['a#b', 'a?b'])('a project in the folder %s is refused before anything is installed', name => {
  mkdirSync(join(folder, name, 'scripts'), { recursive: true })
  const program = join(folder, name, 'scripts', 'run.mjs')
  cpSync(join(ROOT, 'scripts', 'run.mjs'), program)
  const { status, stderr } = spawnSync(process.execPath, [program, 'scripts/start.ts'], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(join(folder, name))
  expect(stderr).toContain('rename it, then run this again')
})
