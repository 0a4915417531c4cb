import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync } from 'node:fs'
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

test('Ctrl+C, which reaches the sandbox from the terminal and from what has started it, ends it well and closes its database', async () => {
  const data = join(folder, 'sandbox')
  mkdirSync(data)
  const words = [
    '--quiet',
    'generator/cli.ts',
    'sandbox',
    '--port',
    '0',
    '--country',
    'NO',
    '--db',
    join(data, 'db.sqlite'),
  ]
  // The leader of a group of processes, as in a terminal.
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), ...words], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const part of child.stdout) {
    printed += part
    if (/\/control\n(?:.+\n)+/.test(printed)) break
  }
  const ended = once(child, 'exit')
  process.kill(-(child.pid ?? Number.NaN), 'SIGINT')
  expect(await ended).toEqual([0, null])
  expect(readdirSync(data)).toEqual(['db.sqlite'])
})
