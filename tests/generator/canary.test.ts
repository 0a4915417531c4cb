// A new release for a share of the visitors: which of them, how it ends, and what the real servers make of the emitted rules.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import fs, {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { driftOfHost } from '#generator/drift/host.ts'
import { driftAsText, driftOfFolder } from '#generator/drift/index.ts'
import { nginxCanaryServer } from '#generator/emit/hosting/canary.ts'
import { ENVELOPE, STATEMENT } from '#generator/emit/release/index.ts'
import { load } from '#generator/load/index.ts'
import { applyCanary, applyPlan, applyPlanTo } from '#generator/plan/apply.ts'
import { digestOf, manifestHash } from '#generator/plan/index.ts'
import type { Plan } from '#generator/plan/model.ts'
import { carriedIn, cleanReleases, endCanary, exchangeLink, releaseFolder, rollBack } from '#generator/plan/releases.ts'
import { type Delivery, targetOf } from '#generator/plan/targets.ts'
import { ROOT } from '../../scripts/root.ts'
import {
  caddyBinary,
  type Fixture,
  freePort,
  nginxBinary,
  type Served,
  startCaddy,
  startNginx,
  writeFixture,
} from './hosting-fixture.ts'

const PAIR = 'north-NO'
const SHARE = 25
const HOUR_MS = 60 * 60 * 1000
const project = { inputs: { ...(await load(ROOT)), bytes: new Map() }, program: 'this one' }

let fixture: Fixture
let sites: string
let published: string
let served: Served | undefined
beforeEach(async () => {
  fixture = await writeFixture()
  sites = join(fixture.work, 'sites')
  published = join(sites, PAIR)
})
const stop = async () => {
  const running = served
  served = undefined
  await running?.close()
}
afterEach(async () => {
  await stop()
  await fixture.remove()
})

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The fixture's site, its scripts and policy named after the release. */
function build(name: string): string {
  const folder = join(fixture.work, name, PAIR)
  cpSync(fixture.folder, folder, { recursive: true })
  writeFileSync(join(folder, `_assets/only.${name}.js`), `export const name = '${name}'`)
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>${name}</title>`)
  mkdirSync(join(folder, 'hosting/release'))
  writeFileSync(join(folder, STATEMENT), '{}')
  for (const file of ['_headers', 'hosting/nginx.conf', 'hosting/Caddyfile']) {
    const text = readFileSync(join(folder, file), 'utf8')
    expect(text).toContain('sha256-aaaa')
    writeFileSync(join(folder, file), text.replaceAll('sha256-aaaa', `sha256-${name}`))
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'manifest.json')
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(folder.length + 1), sha(readFileSync(path))])
  const manifest = {
    version: 1,
    pair: PAIR,
    files: Object.fromEntries(files),
    inputs: { program: 'this one' },
    settings: {
      brand: { id: 'north' },
      country: { code: 'NO' },
      settings: { languages: { default: 'en', supported: ['en'] } },
    },
  }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  return folder
}

/** The first release is published; the plan is for the second. */
function planned(): { first: string; second: string; plan: Plan } {
  const [first, second] = [build('first'), build('second')]
  const kept = releaseFolder(published, manifestHash(first))
  mkdirSync(kept, { recursive: true })
  cpSync(first, kept, { recursive: true })
  exchangeLink(published, kept)
  const pairs = [{ pair: PAIR, target: PAIR, before: manifestHash(first), after: manifestHash(second) }]
  const plan = {
    version: 1 as const,
    from: sites,
    to: join(second, '..'),
    pairs,
    leftAlone: [],
    groups: [],
    withoutPicture: [],
  }
  return { first, second, plan: { ...plan, digest: digestOf(plan) } }
}

const titleAt = async (path: string, cookie?: string) => {
  const answer = await fetch(`${served?.url}${path}`, { headers: cookie === undefined ? {} : { cookie } })
  const [, title] = /<title>(\w+)/.exec(await answer.text()) ?? []
  return { title, answer, given: answer.headers.get('set-cookie') }
}

describe.each([
  [
    'nginx',
    nginxBinary,
    (folder: string, work: string, beside: string) =>
      startNginx(folder, work, {
        all: `include ${sites}/.releases/*/canary.http.conf;`,
        site: `include ${beside}/canary.server*.conf;`,
      }),
  ],
  [
    'caddy',
    caddyBinary,
    (folder: string, work: string, beside: string) =>
      startCaddy(folder, work, {
        all: `import ${sites}/.releases/*/canary.servers.Caddyfile`,
        site: `import ${beside}/canary.site*.Caddyfile`,
      }),
  ],
] as const)('%s', (_, binary, start) => {
  test.skipIf(!binary)(
    '[GEN-115] gives the new release to a share of the visitors, who keep what they got, each release whole with its own headers',
    async () => {
      const { first, second, plan } = planned()
      const beside = join(sites, '.releases', PAIR)
      // The same lines are there before and after.
      served = await start(published, fixture.work, beside)
      expect(await titleAt('/')).toMatchObject({ title: 'first', given: null })
      await stop()

      expect(applyCanary(plan, project, { share: SHARE, port: await freePort() })).toEqual([PAIR])
      served = await start(published, fixture.work, beside)
      const buckets = Array.from({ length: 256 }, (_, bucket) => bucket.toString(16).padStart(2, '0'))
      const titles = await Promise.all(
        buckets.map(async bucket => (await titleAt('/', `a=b; portal_bucket=${bucket}; c=d`)).title),
      )
      const isNew = (bucket: string) => Number.parseInt(bucket, 16) < (256 * SHARE) / 100
      expect(titles).toEqual(buckets.map(bucket => (isNew(bucket) ? 'second' : 'first')))

      const seen = new Set<string>()
      for (let visitor = 0; visitor < 40; visitor += 1) {
        const { title = '', given } = await titleAt('/', visitor % 2 === 0 ? undefined : 'portal_bucket=forged')
        const [, cookie, bucket = ''] =
          /^(portal_bucket=([0-9a-f]{2})); Path=\/; .*Secure; HttpOnly; SameSite=Lax$/.exec(given ?? '') ?? []
        expect(title, given ?? 'no cookie').toBe(isNew(bucket) ? 'second' : 'first')
        expect(await titleAt('/', cookie)).toMatchObject({ title, given: null })
        seen.add(bucket)
      }
      expect(seen.size).toBeGreaterThan(5)
      // A cache may keep these for everybody, and would give all the number of one.
      for (const path of ['/_assets/only.first.js', '/favicon.ico', '/icons/icon-192.png'])
        expect(await titleAt(path), path).toMatchObject({ answer: { status: 200 }, given: null })

      for (const name of ['first', 'second']) {
        const cookie = `portal_bucket=${name === 'first' ? 'ff' : '00'}`
        const { answer } = await titleAt('/', cookie)
        expect(answer.headers.get('content-security-policy')).toContain(`sha256-${name}`)
        expect((await titleAt('/en/nothing', cookie)).answer.status).toBe(404)
        // Without a cookie a page may have come from the one release, and its part from the other.
        for (const part of ['first', 'second'])
          expect((await titleAt(`/_assets/only.${part}.js`, cookie)).answer.status).toBe(200)
      }
      expect(driftAsText(await driftOfHost(first, served.url))).toEqual([])
      expect(driftAsText(await driftOfHost(second, served.url, true))).toEqual([])
      expect(driftAsText(await driftOfHost(first, served.url, true))).toContainEqual(expect.stringMatching(/^\/: /))
      await stop()

      applyPlan(plan, project)
      served = await start(published, fixture.work, beside)
      expect(await titleAt('/', 'portal_bucket=ff')).toMatchObject({ title: 'second', given: null })
      await expect(driftOfHost(second, served.url, true)).rejects.toThrow('it has no canary')
    },
  )
})

test('[GEN-115] a build that is a link to its files is published with its files', () => {
  const { second, plan } = planned()
  const elsewhere = join(fixture.work, 'elsewhere')
  renameSync(second, elsewhere)
  symlinkSync(elsewhere, second)
  applyPlan(plan, project)
  rmSync(elsewhere, { recursive: true })
  expect(driftOfFolder(published, published, carriedIn(published))).toEqual([])
})

test('[GEN-115] two that apply one plan at the same moment do not share its draft: one publishes, the other is refused or finds it done', async () => {
  const { plan } = planned()
  const code = `
    const { applyPlan } = await import(${JSON.stringify(join(ROOT, 'generator/plan/apply.ts'))})
    const plan = ${JSON.stringify(plan)}
    process.stdin.once('data', () => {
      try {
        console.log(JSON.stringify(applyPlan(plan, { inputs: { bytes: new Map(), messages: new Map(), brands: new Map(), content: [] }, program: 'this one' })))
      } catch (error) {
        console.log(error.message)
      }
    })
    console.log('ready')`
  const children = [1, 2].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  await Promise.all(children.map(({ stdout }) => once(stdout, 'data')))
  for (const { stdin } of children) stdin.end('go')
  const said = (await Promise.all(children.map(({ stdout }) => textOf(stdout)))).map(text => text.trim())
  expect(said).toContain(JSON.stringify([PAIR]))
  expect(said.join(' ')).toMatch(/Process \d+ is publishing into |\[\]/)
  expect(manifestHash(published)).toBe(plan.pairs[0]?.after)
  expect(driftOfFolder(published, published, carriedIn(published))).toEqual([])
  expect(readdirSync(sites).sort()).toEqual(['.releases', PAIR])
})

test('[GEN-115] nothing is published while another process does so; what a killed one holds falls to the next', () => {
  const { first, plan } = planned()
  const lock = join(sites, '.publishing')
  symlinkSync(String(process.ppid), lock)
  const refused = `Process ${process.ppid} is publishing into ${sites}. Nothing was changed`
  expect(() => applyPlan(plan, project)).toThrow(refused)
  expect(() => applyCanary(plan, project, { share: SHARE, port: 18_181 })).toThrow(refused)
  expect(manifestHash(published)).toBe(manifestHash(first))
  rmSync(lock)
  // No process has this number: Linux and macOS number theirs below.
  symlinkSync(String(2 ** 30), lock)
  expect(applyPlan(plan, project)).toEqual([PAIR])
  expect(readdirSync(sites).sort()).toEqual(['.releases', PAIR])
})

test('[GEN-115] what a killed run holds falls to one of two that find it at the same moment', () => {
  const { first, plan } = planned()
  const lock = join(sites, '.publishing')
  symlinkSync(String(2 ** 30), lock)
  const kill = vi.spyOn(process, 'kill')
  kill.mockImplementationOnce(() => {
    // Another process was quicker, and publishes now.
    rmSync(lock)
    symlinkSync(String(process.ppid), lock)
    throw Object.assign(new Error('no such process'), { code: 'ESRCH' })
  })
  try {
    expect(() => applyPlan(plan, project)).toThrow(`Process ${process.ppid} is publishing into ${sites}.`)
  } finally {
    kill.mockRestore()
  }
  expect(readlinkSync(lock)).toBe(String(process.ppid))
  expect(manifestHash(published)).toBe(manifestHash(first))
  expect(readdirSync(sites).sort()).toEqual(['.publishing', '.releases', PAIR])
})

test('[GEN-115] a release for which the disk has no room leaves nothing of itself, and what is published stays', () => {
  const { first, plan } = planned()
  const releases = readdirSync(join(sites, '.releases', PAIR))
  const { cpSync: copy } = fs
  fs.cpSync = (from, to, options) => {
    copy(from, to, options)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  syncBuiltinESMExports()
  try {
    expect(() => applyPlan(plan, project)).toThrow('no space left')
  } finally {
    fs.cpSync = copy
    syncBuiltinESMExports()
  }
  expect(readdirSync(join(sites, '.releases', PAIR))).toEqual(releases)
  expect(manifestHash(published)).toBe(manifestHash(first))
  expect(applyPlan(plan, project)).toEqual([PAIR])
})

test('[GEN-115] a canary leaves what is published as it was, and ends whole', async () => {
  const { first, second, plan } = planned()
  applyCanary(plan, project, { share: 10, port: 18_181 })
  const beside = join(sites, '.releases', PAIR)
  expect(manifestHash(published)).toBe(manifestHash(first))
  expect(manifestHash(join(beside, 'canary'))).toBe(manifestHash(second))
  expect(driftOfFolder(published, published, carriedIn(published))).toEqual([])
  // A larger share, or a run again after it was killed.
  expect(applyCanary(plan, project, { share: 50, port: 18_181 })).toEqual([PAIR])
  expect(readFileSync(join(beside, 'canary.http.conf'), 'utf8')).toContain('50 of 100 visitors')
  expect(await cleanReleases(published, { afterMs: 0, keep: 0, now: Date.now() + 1 })).toEqual([])
  expect([endCanary(published), endCanary(published)]).toEqual([true, false])
  expect(readdirSync(beside).filter(name => name.startsWith('canary'))).toEqual([])
  expect(manifestHash(published)).toBe(manifestHash(first))
  expect(existsSync(join(published, '_assets/only.second.js'))).toBe(true)
})

test('[GEN-115] a change that is taken back is the release that is kept, with what open pages of the one between load', () => {
  const { first, second, plan } = planned()
  applyPlan(plan, project)
  const pairs = [{ pair: PAIR, target: PAIR, before: manifestHash(second), after: manifestHash(first) }]
  const back = { ...plan, to: join(first, '..'), pairs }
  expect(applyPlan({ ...back, digest: digestOf(back) }, project)).toEqual([PAIR])
  expect(manifestHash(published)).toBe(manifestHash(first))
  expect(existsSync(join(published, '_assets/only.second.js'))).toBe(true)
  expect(driftOfFolder(published, published, carriedIn(published))).toEqual([])
})

/** What `sign` adds to a build. */
const sign = (folder: string) => writeFileSync(join(folder, ENVELOPE), 'signed')

test.each([
  ['its canary', (plan: Plan) => applyCanary(plan, project, { share: 10, port: 18_181 })],
  ['the release for all', (plan: Plan) => applyPlan(plan, project)],
])('[GEN-115] [GEN-118] a build that is signed after %s gets its signature published by the same plan', (_, apply) => {
  const { second, plan } = planned()
  apply(plan)
  sign(second)
  expect(applyPlan(plan, project)).toEqual([PAIR])
  expect(readFileSync(join(published, ENVELOPE), 'utf8')).toBe('signed')
  expect(driftOfFolder(published, published, carriedIn(published))).toEqual([])
  expect(
    readdirSync(join(sites, '.releases', PAIR)).filter(name => !/^[\da-f]+(\.carried\.json)?$/.test(name)),
  ).toEqual([])
})

test('[GEN-115] [GEN-118] a signature that another machine did not take is sent there by the next run', async () => {
  const { second, plan } = planned()
  const sent: string[] = []
  let isFull = false
  const upload = async ({ release }: Delivery) => {
    if (isFull) throw new Error('no space left')
    if (existsSync(join(release, ENVELOPE))) sent.push(release)
  }
  const target = { upload, publish: async () => {}, remove: async () => {} }
  await applyPlanTo(plan, project, target)
  sign(second)
  isFull = true
  await expect(applyPlanTo(plan, project, target)).rejects.toThrow('no space left')
  isFull = false
  expect(await applyPlanTo(plan, project, target)).toEqual([PAIR])
  expect(sent).toEqual([realpathSync(published)])
  // What is there is not sent again.
  expect(await applyPlanTo(plan, project, target)).toEqual([])
  expect(sent).toHaveLength(1)
  expect(
    readdirSync(join(sites, '.releases', PAIR)).filter(name => !/^[\da-f]+(\.carried\.json)?$/.test(name)),
  ).toEqual([])
})

test.each([
  ['before it is published', [true]],
  ['afterwards, when the same plan is applied again', [false, true]],
])('[GEN-115] [GEN-118] a command gets the proof of a release that is signed %s', async (_, runs) => {
  const { second, plan } = planned()
  // As a build leaves it: the statement names the hash of the manifest, which does not name it.
  const manifest = JSON.parse(readFileSync(join(second, 'manifest.json'), 'utf8'))
  delete manifest.files[STATEMENT]
  writeFileSync(join(second, 'manifest.json'), JSON.stringify(manifest))
  const pairs = plan.pairs.map(one => ({ ...one, after: manifestHash(second) }))
  const own = { ...plan, pairs }
  const whole = { ...own, digest: digestOf(own) }
  const there = join(fixture.work, 'there')
  const target = targetOf(`command:[ "$PORTAL_STEP" = remove ] && exit 9
    mkdir -p '${there}' && cd "$PORTAL_RELEASE" && xargs cp --parents -t '${there}' < "$PORTAL_FILES"`)
  for (const isSigned of runs) {
    if (isSigned) sign(second)
    expect(await applyPlanTo(whole, project, target)).toEqual([PAIR])
    expect(readFileSync(join(there, STATEMENT), 'utf8')).toBe('{}')
  }
  expect(readFileSync(join(there, ENVELOPE), 'utf8')).toBe('signed')
  expect(driftOfFolder(there, there)).toEqual([])
})

test.each([
  ['of one that is not signed', 'apply'],
  ['of one that is not signed and was published before', 'rollback'],
])(
  '[GEN-115] [GEN-118] a command is told to remove the signature of a release that gives way to %s',
  async (_, way) => {
    const { first, second, plan } = planned()
    const there = join(fixture.work, 'there')
    const target = targetOf(`command:mkdir -p '${there}' && cd "$PORTAL_RELEASE" || exit 1
    if [ "$PORTAL_STEP" = remove ]; then cd '${there}' && xargs rm < "$PORTAL_FILES"
    else xargs cp --parents -t '${there}' < "$PORTAL_FILES"; fi`)
    sign(way === 'apply' ? realpathSync(published) : second)
    // What the first release had published there.
    if (way === 'apply') cpSync(realpathSync(published), there, { recursive: true })
    await applyPlanTo(plan, project, target)
    if (way === 'rollback') {
      expect(existsSync(join(there, ENVELOPE))).toBe(true)
      await rollBack(published, undefined, target)
    }
    expect(manifestHash(there)).toBe(manifestHash(way === 'apply' ? second : first))
    expect(existsSync(join(there, ENVELOPE))).toBe(false)
  },
)

test('[GEN-118] a signature that is published already stays when the build has none, or is gone', () => {
  const { second, plan } = planned()
  applyPlan(plan, project)
  sign(published)
  for (const change of [() => {}, () => rmSync(second, { recursive: true })]) {
    change()
    expect(applyPlan(plan, project)).toEqual([])
    expect(readFileSync(join(published, ENVELOPE), 'utf8')).toBe('signed')
  }
})

/** As `apply` left it two days ago. */
const age = (folder: string) =>
  utimesSync(folder, new Date(Date.now() - 48 * HOUR_MS), new Date(Date.now() - 48 * HOUR_MS))

test.each([
  ['another canary', (plan: Plan) => applyCanary(plan, project, { share: 10, port: 18_181 })],
  ['a release for all', (plan: Plan) => applyPlan(plan, project)],
])('[GEN-115] open pages of a canary find their assets after it gave way to %s', async (_, apply) => {
  const { second, plan } = planned()
  applyCanary(plan, project, { share: 10, port: 18_181 })
  age(releaseFolder(published, manifestHash(second)))
  const third = build('third')
  const pairs = plan.pairs.map(one => ({ ...one, after: manifestHash(third) }))
  const next = { ...plan, to: join(third, '..'), pairs }
  apply({ ...next, digest: digestOf(next) })
  const release = releaseFolder(published, manifestHash(third))
  expect(existsSync(join(release, '_assets/only.second.js'))).toBe(true)
  expect(await cleanReleases(published, { afterMs: 24 * HOUR_MS, keep: 0, now: Date.now() + HOUR_MS })).toEqual([])
  expect(existsSync(join(release, '_assets/only.second.js'))).toBe(true)
  expect(driftOfFolder(release, release, carriedIn(release))).toEqual([])
})

test('[GEN-115] a folder that was published in another way is kept as long as any release once another takes its place, and for a rollback', async () => {
  const { first, plan } = planned()
  rmSync(sites, { recursive: true })
  cpSync(first, published, { recursive: true })
  age(published)
  applyPlan(plan, project)
  const clean = (afterMs: number, keep: number, now: number) => cleanReleases(published, { afterMs, keep, now })
  expect(await clean(24 * HOUR_MS, 0, Date.now() + HOUR_MS)).toEqual([])
  expect(existsSync(join(published, '_assets/only.first.js'))).toBe(true)
  expect(await clean(24 * HOUR_MS, 1, Date.now() + 48 * HOUR_MS)).toEqual([])
  await rollBack(published)
  expect(manifestHash(published)).toBe(manifestHash(first))
})

test('[GEN-115] what a canary brought is kept as long as any release once it has ended: its pages may still be open', async () => {
  const { second, plan } = planned()
  applyCanary(plan, project, { share: 10, port: 18_181 })
  const release = releaseFolder(published, manifestHash(second))
  age(release)
  endCanary(published)
  const clean = (now: number) => cleanReleases(published, { afterMs: 24 * HOUR_MS, keep: 0, now })
  expect(await clean(Date.now() + HOUR_MS)).toEqual([])
  expect(existsSync(join(published, '_assets/only.second.js'))).toBe(true)
  expect(await clean(Date.now() + 48 * HOUR_MS)).toEqual([basename(release)])
})

test('[GEN-115] no canary without a release that others get, nor with a share that is none', () => {
  const { first, plan } = planned()
  const folder = join(fixture.work, 'plain')
  cpSync(first, join(folder, PAIR), { recursive: true })
  const other = { ...plan, from: folder }
  expect(() => applyCanary({ ...other, digest: digestOf(other) }, project, { share: 10, port: 1 })).toThrow(
    /is not a link to a release: publish it once without --canary/,
  )
  expect(existsSync(join(folder, '.releases'))).toBe(false)
})

test('[GEN-115] of the 256 buckets each share has its part, and all those of a smaller share', () => {
  const bucketsOf = (share: number) => {
    const text = nginxCanaryServer({ pair: PAIR, share, release: '/srv/x', port: 1 })
    const [, regex = ''] = /"~(\^\(\?:.*\)\$)" 1;/.exec(text) ?? []
    return Array.from({ length: 256 }, (_, bucket) => bucket.toString(16).padStart(2, '0')).filter(one =>
      new RegExp(regex).test(one),
    )
  }
  for (let share = 1; share <= 99; share += 1) {
    const found = bucketsOf(share)
    expect(found).toHaveLength(Math.floor(2.56 * share))
    expect(found.at(-1)).toBe((found.length - 1).toString(16).padStart(2, '0'))
  }
})
