// `plan --from <address>`: the build against what a host serves.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentHash } from '#generator/cache/content-hash.ts'
import { applyPlan, readPlan } from '#generator/plan/apply.ts'
import { planFromHost } from '#generator/plan/host.ts'
import { planReport } from '#generator/plan/report.ts'
import { type Preview, startPreview } from '#generator/preview/index.ts'
import { resolve } from '#generator/resolve/index.ts'
import { inputsOf, fixture as project } from './faults/fixture.ts'
import { type Fixture, writeFixture } from './hosting-fixture.ts'

const inputs = inputsOf(project())
const hashes = {
  ...Object.fromEntries([...inputs.bytes].map(([path, bytes]) => [path, contentHash(bytes)])),
  program: 'this one',
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let fixture: Fixture
let built: string
let served: string
let work: string
let host: Preview | undefined

beforeAll(async () => {
  fixture = await writeFixture()
  work = join(fixture.work, 'hosts')
})
afterAll(() => fixture.remove())
beforeEach(() => {
  built = join(fixture.work, 'built', 'north-NO')
  served = join(fixture.work, 'served')
  for (const folder of [built, served]) cpSync(fixture.folder, folder, { recursive: true })
  for (const folder of [built, served]) {
    writeFileSync(join(folder, 'flags.json'), '{"Voucher":false}')
    put(folder, '_assets/messages.en.aaaaaaaa.js', 'export const m={aa:()=>"Hello"}')
    put(folder, '_assets/theme.aaaaaaaa.css', ':root{--primary:#111111}')
    putAssets(folder)
  }
})
afterEach(async () => {
  await host?.close()
  host = undefined
  for (const folder of [dirname(built), served]) rmSync(folder, { recursive: true, force: true })
})

function put(folder: string, file: string, contents: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), contents)
}

/** As a build does: the list of parts is public. */
function putAssets(folder: string): void {
  const files = readdirSync(join(folder, '_assets')).map(name => `/_assets/${name}`)
  put(folder, 'asset-manifest.json', JSON.stringify({ build: hashOf(Buffer.from(files.join())), files }))
}

function change(folder: string, file: string, from: string, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(
    join(folder, file),
    before.replace(from, () => to),
  )
}

/** The plan of publishing `built` where `served` is served. */
async function planned() {
  const files = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'manifest.json')
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(built.length + 1), hashOf(readFileSync(path))])
  const settings = { ...resolve(inputs, 'north', 'NO', 'prd').deployment, flags: { Voucher: false } }
  const manifest = { version: 1, pair: 'north-NO', files: Object.fromEntries(files), inputs: hashes, settings }
  writeFileSync(join(built, 'manifest.json'), JSON.stringify(manifest))
  host = await startPreview({ folder: served, port: 0 })
  return planFromHost(host.url, built, inputs, work)
}

test('[GEN-115] a host that serves what was built has no change, and the plan says what nobody can see', async () => {
  const plan = await planned()
  expect(plan).toMatchObject({ from: host?.url, to: built, pairs: [], groups: [] })
  expect(plan.unseen?.join()).toContain('manifest.json is not served')
  expect(planReport(plan, 'pictures')).toContain('Not seen from outside')
  expect(planReport(plan, 'pictures')).toContain('<p class="acts" hidden>')
  expect(existsSync(work) ? readdirSync(work) : []).toEqual([])
})

test('[GEN-115] words, flags, colours, headers, routes, pages and files that differ from what is served are each named', async () => {
  change(served, 'index.html', '<!doctype html>', '<!doctype html><p>Old words</p>')
  writeFileSync(join(served, 'flags.json'), '{"Voucher":true}')
  rmSync(join(served, '_assets/theme.aaaaaaaa.css'))
  put(served, '_assets/theme.bbbbbbbb.css', ':root{--primary:#222222}')
  rmSync(join(served, '_assets/messages.en.aaaaaaaa.js'))
  put(served, '_assets/messages.en.bbbbbbbb.js', 'globalThis.wasRun=true;export const m={aa:()=>"Old"}')
  putAssets(served)
  put(served, 'old-page/index.html', '<!doctype html><p>Old page')
  put(served, 'sitemap.xml', '<urlset><url><loc>https://no.north.example/old-page</loc></url></urlset>')
  change(served, '_redirects', '\n', '\n/old-page /old-page/index.html 200\n')
  change(served, '_headers', 'nosniff', 'none')
  const { groups, pairs } = await planned()
  const named = groups.map(({ part, key, kind, before, after }) => ({ part, key, kind, before, after }))
  expect(named).toEqual(
    expect.arrayContaining([
      { part: 'words', key: 'text', kind: 'removed', before: 'Old words', after: undefined },
      { part: 'flags', key: 'flags.Voucher', kind: 'changed', before: 'true', after: 'false' },
      { part: 'tokens', key: '--primary', kind: 'changed', before: '#222222', after: '#111111' },
      { part: 'headers', key: 'x-content-type-options', kind: 'changed', before: 'none', after: 'nosniff' },
      expect.objectContaining({ part: 'pages', key: 'index.html', kind: 'changed' }),
      expect.objectContaining({ part: 'pages', key: 'old-page/index.html', kind: 'removed' }),
      expect.objectContaining({ part: 'files', key: '_assets/messages.en.js', kind: 'changed' }),
    ]),
  )
  expect(groups.filter(({ part }) => part === 'headers')).toHaveLength(1)
  expect(pairs.map(({ pair }) => pair)).toEqual(['north-NO'])
  // Nothing that a host serves is run.
  expect(Object.hasOwn(globalThis, 'wasRun')).toBe(false)
})

test('[GEN-115] a redirect that leads elsewhere is a route that changes', async () => {
  change(served, '_redirects', '\n/faq/ /faq 308', '\n/faq/ /elsewhere 308')
  const { groups } = await planned()
  expect(groups).toMatchObject([
    { part: 'routes', key: '/faq/', kind: 'changed', before: '308 /elsewhere', after: '308 /faq' },
  ])
})

test('[GEN-115] names that a host makes up lead to no file elsewhere on this machine', async () => {
  put(
    served,
    'asset-manifest.json',
    '{"files":["/_assets/../../../outside.js","/_assets/..","/_assets/./a.js","/_assets//b.js"]}',
  )
  put(served, 'sitemap.xml', '<urlset><loc>https://no.north.example/../../outside</loc></urlset>')
  const { groups } = await planned()
  expect(groups.map(({ key }) => key).sort()).toEqual(['asset-manifest.json', 'sitemap.xml'])
})

test('[GEN-115] a plan against a host is not applied, approved or not', async () => {
  change(served, 'index.html', '<!doctype html>', '<!doctype html><p>Old words</p>')
  const plan = await planned()
  for (const group of plan.groups) group.approved = true
  expect(() => applyPlan(plan, { inputs, program: '' })).toThrow('To publish, plan from the published folder.')
})

test.each(['', '{"version":1,"gro', 'null', '{"version":2,"groups":[],"pairs":[]}', '{"version":1,"groups":[]}'])(
  '[GEN-115] a file that is no whole plan, %j, is named with what to do',
  text => {
    put(served, 'plan.json', text)
    expect(() => readPlan(join(served, 'plan.json'))).toThrow(
      /plan\.json is not a whole plan of this program\. Plan again\./,
    )
  },
)

test('[GEN-115] a host that fails is no release to compare with', async () => {
  await planned()
  const failing = createServer((_, response) => void response.writeHead(503).end())
  await new Promise<void>(done => failing.listen(0, '127.0.0.1', done))
  const { port } = failing.address() as AddressInfo
  await expect(planFromHost(`http://127.0.0.1:${port}`, built, inputs, work)).rejects.toThrow(/answered \/\S* with 503/)
  failing.closeAllConnections()
  failing.close()
  await expect(planFromHost(`http://127.0.0.1:${port}`, built, inputs, work)).rejects.toThrow('No answer from')
})
