// What a program started ends with it, and what it left in its folder is swept.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../scripts/steps.ts'

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
    `import { startGroup } from ${at('scripts/process-group.ts')}
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
