// Builds as a release engineer runs them, each as a process of its own over a copy of the project.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprintOf } from '../budgets/fingerprint-of.ts'
import { copyOfCopy, copyProject } from '../budgets/project-copy.ts'
import { runBuild } from '../budgets/run-build.ts'

const NORWAY = ['--brand', 'pandago', '--country', 'NO']
const CYPRUS = ['--brand', 'foody', '--country', 'CY']

let work: string
let project: string
/** One pair each, as first built; tests read them, or change a copy. */
let norway: string
let cyprus: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'builds-'))
  // Two languages show what twenty-eight would, and are checked in a fifth of the time.
  project = copyProject(join(work, 'project'), ['en', 'ar'])
  // What follows is drawn here, and in this time zone.
  forgetDrawn(project)
  norway = join(work, 'norway')
  const place = { TZ: 'Pacific/Auckland', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }
  expect(runBuild(project, norway, NORWAY, place)).toMatchObject({ written: ['pandago-NO'], unchanged: [] })
  cyprus = join(work, 'cyprus')
  expect(runBuild(project, cyprus, CYPRUS)).toMatchObject({ written: ['foody-CY'], unchanged: [] })
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** A copy of the project that a test may change, or of an output. */
function another(name: string, output?: string): string {
  const folder = join(work, name)
  if (output === undefined) return copyOfCopy(project, folder)
  cpSync(output, folder, { recursive: true, verbatimSymlinks: true })
  return folder
}

function forgetDrawn(root: string): void {
  for (const drawn of ['pages', 'icons', 'pictures'])
    rmSync(join(root, '.cache', 'builds', drawn), { recursive: true, force: true })
}

/** Puts another value into a file of the project at `root`. */
function change(root: string, file: string, from: string, to: string): void {
  const before = readFileSync(join(root, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(join(root, file), before.replace(from, to))
}

const cli = (root: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'generator', 'cli.ts'), ...args], { cwd: root, encoding: 'utf8' })

test('[GEN-101] two folders, two time zones, two locales: the same bytes', { timeout: 120_000 }, () => {
  const elsewhere = another(join('another place', 'with spaces'))
  forgetDrawn(elsewhere)
  runBuild(elsewhere, join(work, 'two'), NORWAY, { TZ: 'America/Los_Angeles', LANG: 'C', LC_ALL: 'C' })
  expect(fingerprintOf(join(work, 'two'))).toBe(fingerprintOf(norway))
})

test('[GEN-103] what did not change is not rewritten, and the run prints it', { timeout: 120_000 }, () => {
  const out = another('again', norway)
  const before = statSync(join(out, 'pandago-NO', 'index.html'))
  expect(runBuild(project, out, NORWAY)).toMatchObject({ written: [], unchanged: ['pandago-NO'] })
  const after = statSync(join(out, 'pandago-NO', 'index.html'))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])

  // A file that somebody changed in the output is made right again.
  appendFileSync(join(out, 'pandago-NO', 'robots.txt'), 'x')
  expect(runBuild(project, out, NORWAY).written).toEqual(['pandago-NO'])
  expect(fingerprintOf(out)).toBe(fingerprintOf(norway))

  // So is one that nobody built, which is named.
  for (const stray of ['stray.txt', '_assets/stray.js']) writeFileSync(join(out, 'pandago-NO', stray), 'x')
  const cleared = cli(project, 'build', '--env', 'prd', '--out', out, ...NORWAY)
  expect(cleared).toMatchObject({ status: 0 })
  expect(cleared.stderr).not.toMatch(/error|warning/i)
  expect(cleared.stdout).toContain('removed pandago-NO/stray.txt, which no build wrote')
  expect(cleared.stdout).toContain('removed pandago-NO/_assets/stray.js, which no build wrote')
  expect(fingerprintOf(out)).toBe(fingerprintOf(norway))
})

/** A build that fails with one error while something else is under way that would never end. */
function failedBuild(
  name: string,
  error: string,
  changes: readonly (readonly [file: string, after: string, added: string])[],
) {
  const root = another(join('failing', name))
  const out = another(join('failing', `${name} output`), norway)
  for (const [file, after, added] of changes) change(root, file, after, after + added)
  const command = [join(root, 'generator', 'cli.ts'), 'build', '--env', 'prd', '--jobs', '2', '--out', out]
  const { status, signal, stderr } = spawnSync(process.execPath, [...command, '--brand', 'foodpanda'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    killSignal: 'SIGKILL',
  })
  expect({ status, signal }).toEqual({ status: 1, signal: null })
  expect(stderr.split(error)).toHaveLength(2)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(fingerprintOf(out)).toBe(fingerprintOf(norway))
  expect(readdirSync(out)).toEqual(['pandago-NO'])
}

test('[GEN-104] a build in which one thread fails ends although another still has work', { timeout: 120_000 }, () => {
  const error = 'this pair cannot be built'
  const added = `if (pair.endsWith('-BD')) for (;;);\n    if (pair.endsWith('-DE')) throw new Error('${error}')\n`
  failedBuild('thread', error, [['generator/build/pair.ts', '    const { pair, brand } = deployment\n', added]])
})

test('[GEN-104] a build that fails before its pairs ends although its bundles are not done', {
  timeout: 120_000,
}, () => {
  const error = 'these texts cannot be compiled'
  failedBuild('texts', error, [
    ['generator/emit/shared-data.ts', '): Promise<SharedData> {\n', `  if (root) throw new Error('${error}')\n`],
    ['generator/render/bundle-process.ts', 'try {\n', '  await new Promise(() => setInterval(() => {}, 1000))\n'],
  ])
})

test('[GEN-103] a change of one country rewrites exactly its pairs', { timeout: 180_000 }, () => {
  const root = another('changed country')
  const out = another('changed', norway)
  cpSync(cyprus, out, { recursive: true })
  change(root, 'countries/CY.json', '"minimumEtaMinutes": 15', '"minimumEtaMinutes": 17')
  expect(runBuild(root, out, NORWAY)).toMatchObject({ written: [], unchanged: ['pandago-NO'] })
  expect(runBuild(root, out, CYPRUS)).toMatchObject({ written: ['foody-CY'], unchanged: [] })
  const manifest = JSON.parse(readFileSync(join(out, 'foody-CY', 'manifest.json'), 'utf8'))
  expect(manifest.settings.settings.minimumEtaMinutes).toBe(17)
})

test('[GEN-103] affected names exactly the pairs that a build after that commit writes, and build --affected writes them', {
  timeout: 600_000,
}, () => {
  const root = another('affected')
  const out = another('affected output', norway)
  cpSync(cyprus, out, { recursive: true })
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Tester', '-c', 'user.email=tester@brand.example', '-c', 'commit.gpgsign=false']
    expect(spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' })).toMatchObject({ status: 0 })
  }
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'first')
  const affected = (ref = 'HEAD') => {
    const { status, stdout, stderr } = cli(root, 'affected', ref, '--env', 'prd', '--format', 'json')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return JSON.parse(stdout) as { pairs: string[]; inputs: string[]; gone: string[] }
  }
  expect(affected()).toMatchObject({ pairs: [], inputs: [], gone: [] })
  const steps: { make: () => void; inputs: string[]; pairs: readonly string[] }[] = [
    {
      make: () => change(root, 'countries/CY.json', '"minimumEtaMinutes": 15', '"minimumEtaMinutes": 17'),
      inputs: ['countries/CY.json'],
      pairs: ['foody-CY'],
    },
    {
      // The Arabic texts are in neither of the two.
      make: () => appendFileSync(join(root, 'content', 'messages', 'ar.json'), '\n'),
      inputs: ['content/messages/ar.json'],
      pairs: [],
    },
    {
      make: () => appendFileSync(join(root, 'brands', 'pandago', 'logo.svg'), '\n'),
      inputs: ['brands/pandago/logo.svg'],
      pairs: ['pandago-NO'],
    },
    {
      // Neither of the two brands names an audience.
      make: () => appendFileSync(join(root, 'content', 'audiences', 'shops', 'en.md'), '\n'),
      inputs: ['content/audiences/shops/en.md'],
      pairs: [],
    },
    // A new file of the program, which Git does not know yet.
    {
      make: () => writeFileSync(join(root, 'generator', 'more.ts'), 'export {}\n'),
      inputs: ['program'],
      pairs: ['foody-CY', 'pandago-NO'],
    },
  ]
  for (const { make, inputs, pairs } of steps) {
    make()
    const found = affected()
    expect(found.inputs).toEqual(inputs)
    const written = [NORWAY, CYPRUS].flatMap(pair => runBuild(root, out, pair).written).sort()
    expect(written).toEqual(pairs)
    expect(found.pairs.filter(pair => ['foody-CY', 'pandago-NO'].includes(pair))).toEqual(written)
    git('add', '-A')
    git('commit', '-q', '-m', 'next')
  }
  // Three commits ago there was another program.
  expect(affected('HEAD~1').pairs).toHaveLength(affected('HEAD~3').pairs.length)
  expect(affected('HEAD~3').inputs).toContain('program')
  // A market that is given up is named: nothing else removes its site.
  change(root, 'brands/foody/brand.json', '"CY", ', '')
  expect(affected().gone).toEqual(['foody-CY'])
  const unknown = cli(root, 'affected', 'nosuch', '--env', 'prd')
  expect(unknown).toMatchObject({ status: 1, stderr: expect.stringContaining('Git knows no commit "nosuch" here') })
  const built = runBuild(root, join(work, 'affected built'), ['--affected', 'HEAD'])
  expect(built.written).toEqual(affected().pairs)
  expect(built.written).toEqual(['foody-GR'])
  const status = JSON.parse(cli(root, 'status', '--out', join(work, 'affected built'), '--json').stdout)
  const stateOf = (pair: string) => status.pairs.find((one: { pair: string }) => one.pair === pair)?.state
  expect([stateOf('foody-GR'), stateOf('pandago-NO')]).toEqual(['up to date', 'not built'])
  // As apply leaves it: with an asset of the release before, for pages that are still open.
  const release = join(work, 'affected published', '.releases', 'foody-GR', '0123456789abcdef')
  cpSync(join(work, 'affected built', 'foody-GR'), release, { recursive: true })
  writeFileSync(join(release, '_assets', 'before.js'), '')
  const carried = { '_assets/before.js': createHash('sha256').digest('hex') }
  writeFileSync(`${release}.carried.json`, JSON.stringify(carried))
  symlinkSync(release, join(work, 'affected published', 'foody-GR'))
  expect(cli(root, 'status', '--out', join(work, 'affected published')).stdout).toMatch(/foody-GR +up to date +prd\n/)
  appendFileSync(join(work, 'affected built', 'foody-GR', 'robots.txt'), 'x')
  expect(cli(root, 'status', '--out', join(work, 'affected built')).stdout).toMatch(
    /foody-GR +damaged +prd +robots\.txt\n/,
  )
})

test('[GEN-120] [GEN-101] compressed forms are in the manifest, come and go with --compress, and change nothing else', {
  timeout: 180_000,
}, () => {
  const out = another('compressed', cyprus)
  const filesIn = (folder: string) =>
    readdirSync(join(folder, 'foody-CY'), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name).slice(join(folder, 'foody-CY').length + 1))
      .sort()
  const listedIn = (folder: string) => {
    const { files } = JSON.parse(readFileSync(join(folder, 'foody-CY', 'manifest.json'), 'utf8'))
    return [...Object.keys(files), 'manifest.json'].sort()
  }
  expect(runBuild(project, out, [...CYPRUS, '--compress']).written).toEqual(['foody-CY'])
  expect(filesIn(out)).toEqual(listedIn(out))
  const forms = filesIn(out).filter(file => /\.(br|gz)$/.test(file))
  expect(forms).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz', 'faq/index.html.br']))
  expect(filesIn(out).filter(file => !forms.includes(file))).toEqual(filesIn(cyprus))
  for (const form of forms) {
    const bytes = readFileSync(join(out, 'foody-CY', form))
    const text = form.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes)
    expect(text.equals(readFileSync(join(out, 'foody-CY', form.slice(0, -3)))), form).toBe(true)
  }
  const conf = (folder: string) => readFileSync(join(folder, 'foody-CY', 'hosting', 'nginx.conf'), 'utf8')
  expect([conf(cyprus), conf(out)].map(text => text.includes('gzip_static on;'))).toEqual([false, true])

  expect(runBuild(project, out, [...CYPRUS, '--compress']).unchanged).toEqual(['foody-CY'])
  rmSync(join(out, 'foody-CY', 'index.html.br'))
  expect(runBuild(project, out, [...CYPRUS, '--compress']).written).toEqual(['foody-CY'])
  expect(filesIn(out)).toContain('index.html.br')
  expect(runBuild(project, out, CYPRUS).written).toEqual(['foody-CY'])
  expect(fingerprintOf(out)).toBe(fingerprintOf(cyprus))
})

test('[GEN-104] a build killed at any moment leaves the old output byte for byte, or the new one once that is published', {
  timeout: 180_000,
}, async () => {
  const root = another('killed project')
  const out = another('killed', norway)
  const old = fingerprintOf(join(norway, 'pandago-NO'))
  change(root, 'countries/NO.json', '"minimumEtaMinutes": 15', '"minimumEtaMinutes": 20')
  const left: string[] = []
  for (const after of [300, 900, 1500, 2500, 3500]) {
    const build = spawn(
      process.execPath,
      [join(root, 'generator', 'cli.ts'), 'build', '--env', 'prd', '--out', out, ...NORWAY],
      {
        cwd: root,
        stdio: 'ignore',
      },
    )
    const closed = new Promise(resolve => build.once('close', resolve))
    await Promise.race([closed, new Promise(resolve => setTimeout(resolve, after))])
    build.kill('SIGKILL')
    await closed
    if (build.exitCode !== null) break // It was done before the kill: nothing to see, now or later.
    left.push(fingerprintOf(join(out, 'pandago-NO')))
  }
  runBuild(root, out, NORWAY)
  const fresh = fingerprintOf(join(out, 'pandago-NO'))
  expect(fresh).not.toBe(old)
  expect(left.length).toBeGreaterThan(0)
  expect(left[0]).toBe(old)
  // A killed run that had published did not take the old one back: from there on it is the new one.
  const published = left.indexOf(fresh)
  const untouched = published === -1 ? left : left.slice(0, published)
  expect(new Set(untouched)).toEqual(new Set([old]))
  expect(new Set(left.slice(untouched.length))).toEqual(new Set(published === -1 ? [] : [fresh]))
  expect(readdirSync(out)).toEqual(['pandago-NO'])
})

test('[I18-004 GEN-108] a page without translated texts shows English with a notice, and is left out of hreflang and sitemap', () => {
  const read = (file: string) => readFileSync(join(norway, 'pandago-NO', file), 'utf8')
  const html = read('index.html')
  expect(html).toMatch(/<html[^>]* lang="en"/)
  expect(html).toContain('This page is not available in Norsk')
  expect(html).not.toContain('hreflang="nb-NO" href="https')
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/[^"]+\/en"/)
  expect(read('sitemap.xml')).not.toMatch(/<loc>https:\/\/[^/<]+\/<\/loc>/)
})

describe('with a foreign brand and a dead link in the footer, and without the page of the terms', () => {
  let run: ReturnType<typeof cli>
  beforeAll(() => {
    const root = another('planted')
    const planted = '<p>glovo</p><a href="/nowhere">x</a></footer>'
    change(root, 'src/components/SiteFooter.astro', '</footer>', planted)
    rmSync(join(root, 'src', 'pages', '[pair]', '[...locale]', 'termsandconditions.astro'))
    run = cli(root, 'build', '--env', 'prd', '--out', join(work, 'planted out'), ...CYPRUS)
  }, 120_000)

  test('[GEN-105] the foreign brand fails the build with file and line, and nothing is written', () => {
    expect(run.status).toBe(1)
    expect(run.stderr).toMatch(/foody-CY\/index\.html:\d+:\d+: error OUT007: "glovo" gives another brand away/)
    expect(readdirSync(join(work, 'planted out'))).toEqual([])
  })

  test('[GEN-106] the dead link and the missing route fail it too, with file and line', () => {
    expect(run.status).toBe(1)
    expect(run.stderr).toMatch(/foody-CY\/index\.html:\d+:\d+: error OUT004: \/nowhere leads nowhere/)
    expect(run.stderr).toContain('error OUT001: the page /termsandconditions was not rendered')
  })
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
  ])('build %j is refused: %s', (args, expected) => {
    const run = cli(project, 'build', '--out', join(work, 'refused'), ...args)
    expect(run.status).toBe(1)
    expect(run.stderr).toContain(expected)
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

test('[LND-002] without a consumer app of the brand, individuals are led to the questions, and no link says that there is an app', () => {
  const { settings } = JSON.parse(readFileSync(join(cyprus, 'foody-CY/manifest.json'), 'utf8'))
  expect(settings.settings.links.consumerApp).toBeUndefined()
  const landing = readFileSync(join(cyprus, 'foody-CY/en/index.html'), 'utf8')
  const hrefs = (part: RegExp) =>
    [...(part.exec(landing)?.[0] ?? '').matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href)
  expect(hrefs(/<ul class="doors".*?<\/ul>/s)).toEqual(['/en/register', '/en/faq'])
  expect(hrefs(/<footer.*<\/footer>/s)).not.toEqual([])
  expect(landing).not.toMatch(/Open the app|App for individuals/)
})

test('[GEN-102] diff names the setting, the page and the input that changed', { timeout: 120_000 }, () => {
  const root = another('diff project')
  const out = another('diff new', cyprus)
  change(root, 'countries/CY.json', '"minimumEtaMinutes": 15', '"minimumEtaMinutes": 18')
  runBuild(root, out, CYPRUS)
  const run = cli(root, 'diff', cyprus, out)
  expect(run.stdout).toContain('minimumEtaMinutes')
  expect(run.stdout).toContain('1 pair: 1 changed, 0 added, 0 removed, 0 same.')
})
