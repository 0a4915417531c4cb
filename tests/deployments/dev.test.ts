// The dev server as a content editor uses it, as a process of its own over a copy of the project.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
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
let printed = ''
/** What the answer on payments ended with when the server was there: it was saved again and again while it started. */
let savedLast = ''

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'dev-'))
  project = copyProject(join(work, 'project'), ['en', 'ar', 'ms'])
  server = spawn(
    process.execPath,
    [join(project, 'generator', 'cli.ts'), 'dev', '--brand', 'talabat', '--country', 'AE', 'MY', 'SG', '--port', '0'],
    { cwd: project, stdio: ['ignore', 'pipe', 'pipe'], env: { ...outside, NODE_NO_WARNINGS: '1' } },
  )
  const saved = readFileSync(answer(), 'utf8').trimEnd()
  let saves = 0
  const saving = setInterval(() => {
    saves += 1
    savedLast = `Saved${' again'.repeat(saves)}.`
    writeFileSync(join(work, 'saved.md'), `${saved} ${savedLast}\n`)
    renameSync(join(work, 'saved.md'), answer())
  }, 200)
  server.stderr?.on('data', data => {
    said += data
  })
  origin = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', data => {
      printed += data
      const port = /http:\/\/sg\.localhost:(\d+)\//.exec(printed)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}/`)
    })
    server.once('exit', () => reject(new Error(said)))
  }).finally(() => clearInterval(saving))
}, 300_000)
afterAll(async () => {
  const ended = new Promise(resolve => server.once('exit', resolve))
  server.kill()
  await ended
  rmSync(work, { recursive: true, force: true })
})

const visit = (path: string) => fetch(new URL(path, origin), { headers: { accept: 'text/html' } })
/** A page of a country, as a browser asks for it: whatever ends with .localhost is this machine there. */
const visitCountry = (country: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const { host, port } = new URL(new URL(origin).href.replace('127.0.0.1', `${country}.localhost`))
    const options = { host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }
    get(options, response => resolve(textOf(response))).once('error', reject)
  })
const answer = () => join(project, 'content', 'faq', 'payment', 'en.md')
const write = (text: string) => writeFileSync(answer(), text)

test('[GEN-109] the pair is at the root, by the route list of the hosts', async () => {
  expect(await (await visit('/')).text()).toContain('lang="ar"')
  expect((await visit('/en/faq')).status).toBe(200)
  expect((await visit('/en/order-tracking/some-vendor')).status).toBe(200)
  // An id may end like a file name.
  expect((await visit('/en/order-tracking/some-vendor.css')).status).toBe(200)
  expect((await visit('/en/nowhere')).status).toBe(404)
  // A program such as curl takes anything.
  expect(await (await fetch(new URL('/en/faq', origin), { headers: { accept: '*/*' } })).text()).toContain('lang="en"')
})

test('[GEN-109] other forms of an address lead to the right one, and what is missing is answered as by the hosts', async () => {
  const ask = async (path: string, accept = 'text/html') => {
    const { status, headers } = await fetch(new URL(path, origin), { headers: { accept }, redirect: 'manual' })
    return [path, status, headers.get('location')]
  }
  expect.soft(await ask('/en/')).toEqual(['/en/', 308, '/en'])
  expect.soft(await ask('/faq/?a=b')).toEqual(['/faq/?a=b', 308, '/faq?a=b'])
  expect
    .soft(await ask('/en/order-tracking/some-vendor/'))
    .toEqual(['/en/order-tracking/some-vendor/', 308, '/en/order-tracking/some-vendor'])
  expect.soft(await ask('/nothing/')).toEqual(['/nothing/', 404, null])
  for (const [path, accept] of [
    ['/nothing.png', 'image/*'],
    ['/nothing.png', 'text/html'],
    ['/nothing', '*/*'],
    ['/nothing/', '*/*'],
    ['/islands/nothing.tsx', '*/*'],
    ['/nothing.js', '*/*'],
  ] as const)
    expect.soft(await ask(path, accept)).toEqual([path, 404, null])
  expect(said).toBe('')
})

test('what was saved while the server started is shown', async () => {
  await expect.poll(async () => (await visit('/en/faq')).text(), WITHIN).toContain(savedLast)
})

test('a page with islands is served without a warning, their client as a source like them', async () => {
  const page = await (await visit('/en/connect')).text()
  const client = /renderer-url="([^"]*island-client[^"]*)"/.exec(page)?.[1] ?? ''
  const source = await (await fetch(new URL(client, origin), { headers: { accept: '*/*' } })).text()
  // The same address as every other source that imports it: what is bundled beforehand has copies of its own.
  expect(source).toMatch(/from "\/islands\/page\/late-part\.tsx"/)
  expect(printed + said).not.toContain('WARN')
})

test('a page names its messages by the address at which its islands ask for them', async () => {
  const page = await (await visit('/en/connect')).text()
  const island = /component-url="([^"]+)"/.exec(page)?.[1] ?? ''
  const source = await (await fetch(new URL(island, origin), { headers: { accept: '*/*' } })).text()
  const asked = /from "([^"]*#messages)"/.exec(source)?.[1]
  const { imports } = JSON.parse(/type="importmap">([^<]*)/.exec(page)?.[1] ?? '{}') as { imports?: object }
  expect(Object.keys(imports ?? {})).toEqual([asked])
})

test('a changed answer is shown; with a fault in a file the last good one stays, until it is fixed', async () => {
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

test('a changed message is shown, and one that has no translation yet is English, with its lang', async () => {
  const file = (locale: string) => join(project, 'content', 'messages', `${locale}.json`)
  const before = readFileSync(file('en'), 'utf8')
  writeFileSync(file('en'), before.replace('"Skip to content"', '"On to the content"'))
  await expect.poll(async () => (await visit('/en/faq')).text(), WITHIN).toContain('>On to the content</a>')

  const arabic = readFileSync(file('ar'), 'utf8')
  writeFileSync(file('ar'), arabic.replace(/^ {2}"common_skip": .*\n/m, ''))
  await expect
    .poll(async () => (await visit('/faq')).text(), WITHIN)
    .toMatch(/ lang="en" dir="ltr">\u2066On to the content\u2069<\/a>/)
  expect(said).toMatch(/content\/messages\/en\.json:\d+:3: warning MSG001.*: ar\b/)
})

test('[I18-104] an editor changes an answer in three languages and sees it in three countries', async () => {
  for (const country of ['ae', 'my', 'sg'])
    expect(printed).toMatch(new RegExp(`http://${country}\\.localhost:\\d+/\\n`))
  const file = (locale: string) => join(project, 'content', 'faq', 'payment', `${locale}.md`)
  const edit = (locale: string, change: (text: string) => string) =>
    writeFileSync(file(locale), change(readFileSync(file(locale), 'utf8')))
  // The answer to "How do I use a voucher?", where editors would put a sentence of their own.
  const behindVoucher = (sentence: string) => (text: string) => text.replace(/(\{#voucher\}\n\n)/, `$1${sentence} `)
  edit('en', behindVoucher('Vouchers are shown here.'))
  edit('ar', behindVoucher('تظهر القسائم هنا.'))
  edit('ms', behindVoucher('Baucar dipaparkan di sini.'))

  const shown = [
    ['ae', '/faq', 'تظهر القسائم هنا.'],
    ['ae', '/en/faq', 'Vouchers are shown here.'],
    ['my', '/faq', 'Vouchers are shown here.'],
    ['my', '/ms/faq', 'Baucar dipaparkan di sini.'],
    ['sg', '/faq', 'Vouchers are shown here.'],
    ['sg', '/ms/faq', 'Baucar dipaparkan di sini.'],
  ] as const
  for (const [country, path, sentence] of shown)
    await expect.poll(() => visitCountry(country, path), WITHIN).toContain(sentence)
  // Each page is that of its own country.
  expect(await visitCountry('my', '/faq')).toContain('Malaysia')
  expect(await visitCountry('sg', '/faq')).toContain('Singapore')

  edit('ms', text => text.replace('Baucar dipaparkan', 'Baucar <i>dipaparkan</i>'))
  await expect.poll(() => said, WITHIN).toMatch(/content\/faq\/payment\/ms\.md:\d+:\d+: error CNT006/)
  expect(await visitCountry('sg', '/ms/faq')).toContain('Baucar dipaparkan di sini.')
})
