// The dev server as a content editor uses it, as a process of its own over a copy of the project.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyProject } from '../budgets/project-copy.ts'

// The first page of a dev server compiles what it is made of.
vi.setConfig({ testTimeout: 120_000 })
const WITHIN = { timeout: 60_000, interval: 100 }

/** Astro serves no pages where it sees that it is being tested. */
const { VITEST: _vitest, NODE_ENV: _mode, ...outside } = process.env

let work: string
let project: string
let server: ChildProcess
let origin: string
let said = ''

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'dev-'))
  project = copyProject(join(work, 'project'), ['en', 'ar'])
  server = spawn(
    process.execPath,
    [join(project, 'generator', 'cli.ts'), 'dev', '--brand', 'talabat', '--country', 'AE', '--port', '0'],
    { cwd: project, stdio: ['ignore', 'pipe', 'pipe'], env: { ...outside, NODE_NO_WARNINGS: '1' } },
  )
  server.stderr?.on('data', data => {
    said += data
  })
  origin = await new Promise((resolve, reject) => {
    server.stdout?.on('data', data => {
      const address = /http:\/\/\S+\//.exec(String(data))?.[0]
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error(said)))
  })
}, 300_000)
afterAll(async () => {
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill()
  await ended
  rmSync(work, { recursive: true, force: true })
})

const visit = (path: string) => fetch(new URL(path, origin), { headers: { accept: 'text/html' } })
const answer = () => join(project, 'content', 'faq', 'payment', 'en.md')
const write = (text: string) => writeFileSync(answer(), text)

test('[GEN-109] the pair stands at the root, by the route list of the hosts', async () => {
  expect(await (await visit('/')).text()).toContain('lang="ar"')
  expect((await visit('/en/faq')).status).toBe(200)
  expect((await visit('/en/order-tracking/some-vendor')).status).toBe(200)
  expect((await visit('/en/nowhere')).status).toBe(404)
  // A program such as curl takes anything.
  expect(await (await fetch(new URL('/en/faq', origin), { headers: { accept: '*/*' } })).text()).toContain('lang="en"')
})

test('a changed answer is shown; with a fault in a file the last good one stays, until it is mended', async () => {
  const before = readFileSync(answer(), 'utf8')
  const page = async () => (await visit('/en/faq')).text()
  write(before.replace('You choose how', 'You alone choose how'))
  await expect.poll(page, WITHIN).toContain('You alone choose how')

  write(before.replace('You choose how', 'You <b>choose</b> 12 ways how'))
  await expect.poll(() => said, WITHIN).toMatch(/content\/faq\/payment\/en\.md:3:5: error CNT006/)
  await expect.poll(() => said, WITHIN).toMatch(/content\/faq\/payment\/en\.md:3:19: error CNT009.*"12"/)
  expect(await page()).toContain('You alone choose how')

  write(before.replace('You choose how', 'Again you choose how'))
  await expect.poll(page, WITHIN).toContain('Again you choose how')
  expect(said).toContain('No problems.')
})
