// The build is killed at random moments: the old output has to be whole each time, and the next build to end well (GEN-104).
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './figure.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { copyProject } from './project-copy.ts'
import { runBuild } from './run-build.ts'

const KILLS = 20
const NORWAY = ['--brand', 'pandago', '--country', 'NO']

const work = mkdtempSync(join(tmpdir(), 'bench-crash-'))
try {
  const root = copyProject(join(work, 'project'))
  const out = join(work, 'out')
  const { seconds } = runBuild(root, out, NORWAY)
  const folder = join(out, 'pandago-NO')
  let old = fingerprintOf(folder)
  let minutes = 15
  const change = () => {
    const file = join(root, 'countries', 'NO.json')
    const [before, after] = [minutes, ++minutes].map(value => `"minimumEtaMinutes": ${value}`) as [string, string]
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, after))
  }
  change()
  let killed = 0
  let harmed = 0
  while (killed < KILLS) {
    const command = [join(root, 'generator', 'cli.ts'), 'build', '--env', 'prd', '--out', out, ...NORWAY]
    const build = spawn(process.execPath, command, { cwd: root, stdio: 'ignore', detached: true })
    const ended = new Promise(resolve => build.once('close', resolve))
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, Math.random() * seconds * 1000))])
    if (build.exitCode === 0) {
      // It was quicker than the kill: what it wrote is the old output from here on.
      old = fingerprintOf(folder)
      change()
      continue
    }
    process.kill(-(build.pid as number), 'SIGKILL')
    await ended
    killed += 1
    const found = fingerprintOf(folder)
    if (found === old) continue
    // Killed after it had published and before it ended: then it is what the next build of the same files writes.
    runBuild(root, out, NORWAY)
    old = fingerprintOf(folder)
    if (found !== old) harmed += 1
    change()
  }
  print({ name: 'build: times it was killed at a random moment', value: killed, unit: '', limit: { least: KILLS } })
  print({ name: 'build: old outputs that were not whole afterwards', value: harmed, unit: '', limit: { most: 0 } })
  runBuild(root, out, NORWAY)
  const left = readdirSync(out).filter(name => name !== 'pandago-NO').length
  print({ name: 'build: things left behind after the next build', value: left, unit: '', limit: { most: 0 } })
} finally {
  rmSync(work, { recursive: true, force: true })
}
