// What builds keep, seen from outside: the same bytes with it and without it, and nothing of it outlives what it was made from.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageKeys } from '#generator/adapters/astro-server-entry.ts'
import { fingerprintOf } from '../budgets/fingerprint-of.ts'
import { copyProject } from '../budgets/project-copy.ts'
import { runBuild } from '../budgets/run-build.ts'

const TWENTY_PAIRS = ['--full', '--shard', '1/13']
const PANDAGO = ['--brand', 'pandago', '--country', 'SG']
/** Foodpanda's landing page has a script, whose integrity is named next to that of other pages' scripts. */
const SINGAPORE = ['--country', 'SG']
const IN_SINGAPORE = ['foodpanda-SG', 'pandago-SG', 'pandasend-SG']

let work: string
let project: string
let out: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'kept-builds-'))
  // Two languages show what twenty-eight would.
  project = copyProject(join(work, 'project'), ['en', 'ar'], { cached: false })
  out = join(work, 'out')
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

const pairFile = (file: string) => readFileSync(join(out, 'pandago-SG', file))

/** Replaces a text in a file of the project, which has to be there. */
function replace(file: string, from: string | RegExp, to: string): void {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  expect(after, file).not.toBe(before)
  writeFileSync(path, after)
}

/** The bundles that are cached, the one used last first. */
const bundles = () =>
  readdirSync(join(project, '.cache', 'builds', 'bundles'))
    .map(name => join(project, '.cache', 'builds', 'bundles', name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)

test('[GEN-119] twenty pairs have the same bytes with everything cached and with nothing cached', {
  timeout: 600_000,
}, () => {
  const cold = runBuild(project, out, TWENTY_PAIRS)
  expect(cold.written.length).toBeGreaterThanOrEqual(19)
  const made = bundles()
  const first = fingerprintOf(out)
  rmSync(out, { recursive: true })
  const warm = runBuild(project, out, TWENTY_PAIRS)
  expect(warm.written).toEqual(cold.written)
  expect(fingerprintOf(out)).toBe(first)
  expect(bundles()).toEqual(made)
})

test('[GEN-119] each cached thing is dropped by a change of country, brand, schema, message, FAQ and drawing', {
  timeout: 600_000,
}, () => {
  runBuild(project, out, PANDAGO)
  const made = bundles()
  const rebuilt = () => expect(runBuild(project, out, PANDAGO).written).toEqual(['pandago-SG'])
  expect(runBuild(project, out, PANDAGO).unchanged).toEqual(['pandago-SG'])

  replace('countries/SG.json', /"minimumEtaMinutes": \d+/, '"minimumEtaMinutes": 41')
  rebuilt()
  expect(pairFile('manifest.json').toString()).toContain('"minimumEtaMinutes": 41')
  expect(pairFile('index.html').toString()).toContain('41')

  replace('brands/pandago/brand.json', '#7A1FA2', '#6A1FA2')
  const iconBefore = pairFile('maskable-192.png')
  const sharedBefore = pairFile('social.png')
  rebuilt()
  expect(pairFile('index.html').toString()).toContain('content="#6A1FA2"')
  expect(pairFile('maskable-192.png').equals(iconBefore)).toBe(false)
  expect(pairFile('social.png').equals(sharedBefore)).toBe(false)

  const hashOfSchema = () => JSON.parse(pairFile('manifest.json').toString()).inputs['schema/settings.schema.json']
  const schemaBefore = hashOfSchema()
  appendFileSync(join(project, 'schema/settings.schema.json'), '\n')
  rebuilt()
  expect(hashOfSchema()).not.toBe(schemaBefore)

  const english = JSON.parse(readFileSync(join(project, 'content/messages/en.json'), 'utf8')) as Record<string, string>
  replace('content/messages/en.json', `"${english['faq_title']}"`, `"${english['faq_title']} changed"`)
  rebuilt()
  expect(pairFile('faq/index.html').toString()).toContain(`${english['faq_title']} changed`)

  appendFileSync(join(project, 'content/faq/tracking/en.md'), '\nThis is there once more.\n')
  rebuilt()
  expect(pairFile('faq/index.html').toString()).toContain('This is there once more')

  replace('brands/pandago/logo.svg', '</svg>', '<circle cx="4" cy="4" r="4" fill="#000"/></svg>')
  const faviconBefore = pairFile('favicon.ico')
  rebuilt()
  expect(pairFile('favicon.ico').equals(faviconBefore)).toBe(false)
  expect(pairFile('index.html').toString()).toContain('<circle cx="4" cy="4" r="4"')
  expect(bundles()).toEqual(made)
})

// Astro 7.3.4. The key of a page is read from the code that Astro bundles, whose form no document promises.
test('[GEN-119] a changed component makes a new bundle, in which the pages that use it have new keys and no other', {
  timeout: 600_000,
}, async () => {
  const version = JSON.parse(readFileSync(join(project, 'node_modules/astro/package.json'), 'utf8')).version
  expect(version, 'look at generator/adapters/astro-server-entry.ts and then write the new version here').toBe('7.3.4')
  runBuild(project, out, SINGAPORE)
  const made = bundles()
  const before = await pageKeys(made[0] ?? '')
  expect(Object.keys(before).filter(page => page.startsWith('src/pages/'))).toHaveLength(20)
  expect(new Set(Object.values(before)).size).toBe(Object.keys(before).length)

  const page = 'src/components/landing/Hero.astro'
  replace(page, /<div class="promise"/, '<div data-once-more class="promise"')
  const inode = () => statSync(join(out, 'foodpanda-SG', 'faq', 'index.html')).ino
  const faq = inode()
  expect(runBuild(project, out, SINGAPORE).written).toEqual(IN_SINGAPORE)
  expect(bundles()).toHaveLength(made.length + 1)
  expect(pairFile('index.html').toString()).toContain('data-once-more')
  const after = await pageKeys(bundles()[0] ?? '')
  const changed = Object.keys(after).filter(name => after[name] !== before[name])
  const below = 'src/pages/[pair]/[...locale]'
  expect(changed.sort()).toEqual([`${below}/for-[audience].astro`, `${below}/index.astro`])
  // What stayed the same is linked and not written anew.
  expect(inode()).toBe(faq)

  // After all these changes the kept things and none at all still give the same.
  const uncached = join(work, 'uncached')
  runBuild(project, uncached, [...SINGAPORE, '--no-cache'])
  for (const pair of IN_SINGAPORE)
    expect(fingerprintOf(join(out, pair)), pair).toBe(fingerprintOf(join(uncached, pair)))
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a build that gets %s ends, leaves the output as it was and sweeps up',
  {
    timeout: 300_000,
  },
  async signal => {
    const folder = join(work, `stopped by ${signal}`)
    const command = [join(project, 'generator', 'cli.ts'), 'build', '--env', 'prd', '--out', folder, '--json']
    const build = spawn(process.execPath, [...command, ...TWENTY_PAIRS], { cwd: project })
    let events = ''
    for await (const text of build.stdout) {
      events += text
      if (/"event":"progress","stage":"render"/.test(events)) break
    }
    build.kill(signal)
    const [code] = await once(build, 'close')
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143)
    expect(readdirSync(folder).filter(name => name !== '.work')).toEqual([])
    // Another process takes away what was written.
    await expect.poll(() => existsSync(join(folder, '.work')), { timeout: 30_000 }).toBe(false)
  },
)
