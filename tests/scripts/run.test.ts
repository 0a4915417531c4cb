import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
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

test.each([
  ['at once', undefined],
  ['after one that was killed', 2 ** 30],
])('two commands in a fresh clone, %s, install the packages once, and both run', async (_, killed) => {
  const clone = mkdtempSync(join(folder, 'clone-'))
  for (const name of ['scripts', 'bin', '.cache']) mkdirSync(join(clone, name))
  cpSync(join(ROOT, 'scripts', 'run.mjs'), join(clone, 'scripts', 'run.mjs'))
  writeFileSync(join(clone, 'package-lock.json'), '{}')
  writeFileSync(join(clone, 'scripts', 'program.mjs'), "console.log('ran')")
  const npm = 'echo install >> installs\nsleep 0.3\nmkdir -p node_modules\ntouch node_modules/.package-lock.json\n'
  writeFileSync(join(clone, 'bin', 'npm'), `#!/bin/sh\n${npm}`, { mode: 0o755 })
  if (killed !== undefined) writeFileSync(join(clone, '.cache', 'installing'), String(killed))
  const env = { ...process.env, PATH: [join(clone, 'bin'), process.env['PATH']].join(delimiter) }
  const runs = [1, 2].map(() =>
    spawn(process.execPath, [join(clone, 'scripts', 'run.mjs'), '--quiet', 'scripts/program.mjs'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  )
  expect(await Promise.all(runs.map(({ stdout }) => text(stdout)))).toEqual(['ran\n', 'ran\n'])
  expect(readFileSync(join(clone, 'installs'), 'utf8')).toBe('install\n')
  expect(readdirSync(join(clone, '.cache'))).not.toContain('installing')
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
