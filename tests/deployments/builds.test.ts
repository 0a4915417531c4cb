// Builds as a release engineer runs them, each as a process of its own over a copy of the project.
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprintOf } from '../budgets/fingerprint-of.ts'
import { copyProject } from '../budgets/project-copy.ts'
import { runBuild } from '../budgets/run-build.ts'

const NORWAY = ['--brand', 'pandago', '--country', 'NO']
const CYPRUS = ['--brand', 'foody', '--country', 'CY']

let work: string
let project: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'builds-'))
  // Two languages show what twenty-eight would, and are checked in a fifth of the time.
  project = copyProject(join(work, 'project'), ['en', 'ar'])
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** A copy that a test may change. */
function another(...name: string[]): string {
  const folder = join(work, ...name)
  cpSync(project, folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

const cli = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'generator', 'cli.ts'), ...args], { cwd: root, encoding: 'utf8' })

test('[GEN-101] two folders, two time zones, two locales: the same bytes', { timeout: 120_000 }, () => {
  const other = another('another place', 'with spaces')
  runBuild(project, join(work, 'one'), NORWAY, { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' })
  runBuild(other, join(work, 'two'), NORWAY, { TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' })
  expect(fingerprintOf(join(work, 'two'))).toBe(fingerprintOf(join(work, 'one')))
})

test('[GEN-103] what did not change is not rewritten, and the run says so', { timeout: 120_000 }, () => {
  const out = join(work, 'again')
  const first = runBuild(project, out, NORWAY)
  expect(first.written).toEqual(['pandago-NO'])
  const before = statSync(join(out, 'pandago-NO', 'index.html'))
  const second = runBuild(project, out, NORWAY)
  expect(second).toMatchObject({ written: [], unchanged: ['pandago-NO'] })
  const after = statSync(join(out, 'pandago-NO', 'index.html'))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])

  // A file that somebody changed in the output is made right again.
  appendFileSync(join(out, 'pandago-NO', 'robots.txt'), 'x')
  expect(runBuild(project, out, NORWAY).written).toEqual(['pandago-NO'])
})

test('[GEN-103] a change of one country rewrites exactly its pairs', { timeout: 180_000 }, () => {
  const root = another('changed country')
  const out = join(work, 'changed')
  runBuild(root, out, NORWAY)
  runBuild(root, out, CYPRUS)
  const file = join(root, 'countries', 'CY.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"minimumEtaMinutes": 15', '"minimumEtaMinutes": 17'))
  expect(runBuild(root, out, NORWAY)).toMatchObject({ written: [], unchanged: ['pandago-NO'] })
  expect(runBuild(root, out, CYPRUS)).toMatchObject({ written: ['foody-CY'], unchanged: [] })
  const manifest = JSON.parse(readFileSync(join(out, 'foody-CY', 'manifest.json'), 'utf8'))
  expect(manifest.settings.settings.minimumEtaMinutes).toBe(17)
})

test('[GEN-104] a build killed at any moment leaves the old output byte for byte', { timeout: 180_000 }, async () => {
  const root = another('killed project')
  const out = join(work, 'killed')
  runBuild(root, out, NORWAY)
  const old = fingerprintOf(join(out, 'pandago-NO'))
  const file = join(root, 'countries', 'NO.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"minimumEtaMinutes": 15', '"minimumEtaMinutes": 20'))
  for (const after of [300, 900, 1500, 2500, 3500]) {
    const build = spawn(
      process.execPath,
      [join(root, 'generator', 'cli.ts'), 'build', '--env', 'prd', '--out', out, ...NORWAY],
      {
        cwd: root,
        stdio: 'ignore',
      },
    )
    await new Promise(resolve => setTimeout(resolve, after))
    build.kill('SIGKILL')
    await new Promise(resolve => build.once('close', resolve))
    if (build.exitCode !== null) continue // It was done before the kill: nothing to see.
    expect(fingerprintOf(join(out, 'pandago-NO')), `killed after ${after} ms`).toBe(old)
  }
  expect(runBuild(root, out, NORWAY).written).toEqual(['pandago-NO'])
  expect(readdirSync(out)).toEqual(['pandago-NO'])
})

test('[I18-004 GEN-108] a page without a set shows English, says so, and is left out of hreflang and sitemap', {
  timeout: 120_000,
}, () => {
  const out = join(work, 'english')
  runBuild(project, out, NORWAY)
  const read = (file: string) => readFileSync(join(out, 'pandago-NO', file), 'utf8')
  const html = read('index.html')
  expect(html).toMatch(/<html[^>]* lang="en"/)
  expect(html).toContain('This page is not available in Norsk')
  expect(html).not.toContain('hreflang="nb-NO" href="https')
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/en"/)
  expect(read('sitemap.xml')).not.toMatch(/<loc>https:\/\/[^/<]+\/<\/loc>/)
})

test('[GEN-105] a foreign brand planted in a page fails the build with file and line, and nothing is written', {
  timeout: 120_000,
}, () => {
  const root = another('planted')
  const footer = join(root, 'src', 'components', 'SiteFooter.astro')
  writeFileSync(footer, readFileSync(footer, 'utf8').replace('</footer>', '<p>glovo</p></footer>'))
  const run = cli(root, 'build', '--env', 'prd', '--out', join(work, 'planted out'), ...CYPRUS)
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/foody-CY\/index\.html:\d+:\d+: error OUT007: "glovo" gives another brand away/)
  expect(readdirSync(join(work, 'planted out'))).toEqual([])
})

test('[GEN-106] a dead link and a missing route fail the build with file and line', { timeout: 120_000 }, () => {
  const root = another('dead link')
  const footer = join(root, 'src', 'components', 'SiteFooter.astro')
  writeFileSync(footer, readFileSync(footer, 'utf8').replace('</footer>', '<a href="/nowhere">x</a></footer>'))
  rmSync(join(root, 'src', 'pages', '[pair]', '[...locale]', 'termsandconditions.astro'))
  const run = cli(root, 'build', '--env', 'prd', '--out', join(work, 'dead out'), ...CYPRUS)
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/foody-CY\/index\.html:\d+:\d+: error OUT004: \/nowhere leads nowhere/)
  expect(run.stderr).toContain('OUT001: the page /termsandconditions was not rendered')
})

test('[CFG-101] a wrong value stops the build with a diagnostic and status 1 before anything is written', () => {
  const root = another('wrong value')
  const file = join(root, 'countries', 'PK.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"PKR"', '"PRK"'))
  const run = cli(
    root,
    'build',
    '--env',
    'prd',
    '--out',
    join(work, 'wrong out'),
    '--brand',
    'foodpanda',
    '--country',
    'PK',
  )
  expect(run.status).toBe(1)
  expect(run.stderr).toMatch(/countries\/PK\.json:\d+:\d+: error CFG\d+ currency: .*PRK.*Did you mean "PKR"\?/s)
  expect(() => readdirSync(join(work, 'wrong out'))).toThrow('ENOENT')
})

describe('[CFG-001] [CFG-005] [CFG-008]', () => {
  test.each([
    [['--brand', 'pandgo', '--country', 'NO', '--env', 'prd'], 'Did you mean "pandago"?'],
    [['--brand', 'pandago', '--country', 'N0', '--env', 'prd'], 'Did you mean "NO"?'],
    [['--brand', 'pandago', '--country', 'NO', '--env', 'prod'], 'Did you mean "prd"?'],
    [['--brand', 'efood', '--country', 'NO', '--env', 'prd'], 'build it with --full'],
  ])('build %j is refused: %s', (args, says) => {
    const run = cli(project, 'build', '--out', join(work, 'refused'), ...args)
    expect(run.status).toBe(1)
    expect(run.stderr).toContain(says)
  })
})

test('[GEN-110] the shards together are the whole plan, each pair once', () => {
  const plan = (...args: string[]) => JSON.parse(cli(project, 'matrix', '--env', 'prd', ...args).stdout)
  const whole = plan('--shards', '1').jobs[0].pairs as string[]
  const parts = plan('--shards', '7').jobs.flatMap((job: { pairs: string[] }) => job.pairs) as string[]
  expect([...parts].sort()).toEqual(whole)
  expect(new Set(parts).size).toBe(parts.length)
  const github = JSON.parse(cli(project, 'matrix', '--env', 'prd', '--shards', '3', '--format', 'github').stdout)
  expect(github).toEqual({ include: [{ shard: '1/3' }, { shard: '2/3' }, { shard: '3/3' }] })
})

test('[GEN-102] diff names the setting, the page and the input that changed', { timeout: 120_000 }, () => {
  const root = another('diff project')
  runBuild(root, join(work, 'diff old'), CYPRUS)
  const file = join(root, 'countries', 'CY.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"minimumEtaMinutes": 15', '"minimumEtaMinutes": 18'))
  cpSync(join(work, 'diff old'), join(work, 'diff new'), { recursive: true })
  runBuild(root, join(work, 'diff new'), CYPRUS)
  const run = cli(root, 'diff', join(work, 'diff old'), join(work, 'diff new'))
  expect(run.stdout).toContain('minimumEtaMinutes')
  expect(run.stdout).toContain('1 pair: 1 changed, 0 added, 0 removed, 0 same.')
})
