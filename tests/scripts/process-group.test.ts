// What a program started ends with it, and what it left in its folder is swept.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endDescendants, endGroup, startGroup } from '#generator/process-group.ts'
import { ROOT } from '../../scripts/root.ts'

let work: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'process-group-'))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const at = (path: string) => JSON.stringify(pathToFileURL(join(ROOT, path)).href)

/** Ignores every signal that it may, and has a child that does so too. */
const STUBBORN = `
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
require('node:fs').writeFileSync(require('node:path').join(process.env.TMPDIR, 'left'), '')
const inner = ['-e', process.env.STUBBORN, 'inner']
if (!process.argv[1]) require('node:child_process').spawn(process.execPath, inner, { stdio: 'inherit' })
console.log('started')
setInterval(() => {}, 1000)`

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends all that was started, and sweeps', async signal => {
  const program = join(work, `${signal}.ts`)
  writeFileSync(
    program,
    `import { startGroup } from ${at('generator/process-group.ts')}
import { openTempDir } from ${at('generator/temp-dir.ts')}
const TMPDIR = openTempDir(${JSON.stringify(join(work, 'temporary'))})
const env = { ...process.env, TMPDIR, STUBBORN: ${JSON.stringify(STUBBORN)} }
startGroup(process.execPath, ['-e', env.STUBBORN], { stdio: ['ignore', 'inherit', 'inherit'], env })
`,
  )
  const outer = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  outer.stdout.on('data', text => {
    printed += text
  })
  await expect.poll(() => printed, { timeout: 60_000 }).toBe('started\nstarted\n')
  expect(readdirSync(join(work, 'temporary'))).toHaveLength(1)
  outer.kill(signal)
  const [code] = await once(outer, 'exit')
  expect(code).toBe(signal === 'SIGINT' ? 130 : 143)
  // All three write into the same pipe, which is closed when the last of them has ended.
  if (!outer.stdout.closed) await once(outer.stdout, 'close')
  await expect.poll(() => existsSync(join(work, 'temporary')), { timeout: 60_000 }).toBe(false)
})

test('the next run sweeps what a run left that was killed', async () => {
  const program = join(work, 'killed.ts')
  writeFileSync(
    program,
    `import { openTempDir } from ${at('generator/temp-dir.ts')}
console.log(openTempDir(${JSON.stringify(join(work, 'of killed'))}))
setInterval(() => {}, 1000)`,
  )
  const outer = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = (await once(outer.stdout, 'data')) as [Buffer]
  const folder = String(printed).trim()
  outer.kill('SIGKILL')
  await once(outer, 'exit')
  expect(existsSync(folder)).toBe(true)
  const next = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(next.stdout, 'data')
  expect(existsSync(folder)).toBe(false)
  next.kill('SIGINT')
  await once(next, 'exit')
})

test('a program that computes without end is ended from outside, and its folder swept', async () => {
  const program = join(work, 'computing.ts')
  writeFileSync(
    program,
    `import { openTempDir } from ${at('generator/temp-dir.ts')}
openTempDir(${JSON.stringify(join(work, 'of computing'))})
console.log('computing')
setTimeout(() => { for (;;); }, 50)`,
  )
  const outer = spawn(process.execPath, [join(ROOT, 'scripts/run.mjs'), '--quiet', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(outer.stdout, 'data')
  await new Promise(resolve => setTimeout(resolve, 200))
  outer.kill('SIGINT')
  const [code] = await once(outer, 'exit')
  expect(code).toBe(130)
  if (!outer.stdout.closed) await once(outer.stdout, 'close')
  await expect.poll(() => existsSync(join(work, 'of computing')), { timeout: 60_000 }).toBe(false)
})

describe('from outside', () => {
  /** Starts another that leads a group of its own, and tells both numbers; neither ends by itself. */
  const LEADER = `
process.on('SIGTERM', () => {})
const inner = require('node:child_process').spawn(process.execPath, ['-e', process.env.INNER], { detached: true, stdio: 'inherit' })
console.log(inner.pid)
setInterval(() => {}, 1000)`
  const INNER = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('ready')"

  /** Resolves when both of them run. */
  async function startLeader(): Promise<{ outer: ChildProcess; inner: number }> {
    const outer = startGroup(process.execPath, ['-e', LEADER], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, INNER },
    })
    let printed = ''
    outer.stdout?.on('data', text => {
      printed += text
    })
    await expect.poll(() => printed, { timeout: 60_000 }).toMatch(/ready/)
    return { outer, inner: Number(/\d+/.exec(printed)?.[0]) }
  }

  const isRunning = (pid: number) => {
    try {
      // One that has ended and that nobody has asked after counts as ended.
      return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    } catch {
      return false
    }
  }

  test.runIf(existsSync('/proc/self/stat'))('what a program has started ends, whichever group it is in', async () => {
    const { outer, inner } = await startLeader()
    endDescendants(Number(outer.pid))
    await expect.poll(() => isRunning(inner), { timeout: 60_000 }).toBe(false)
    expect(isRunning(Number(outer.pid))).toBe(true)
    endGroup(outer)
    await once(outer, 'exit')
  })

  test('the group of a program ends that ignores signals', async () => {
    const { outer, inner } = await startLeader()
    endGroup(outer)
    const [, signal] = await once(outer, 'exit')
    expect(signal).toBe('SIGKILL')
    process.kill(inner, 'SIGKILL')
  })
})
