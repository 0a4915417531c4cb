// What publishing would change, and publishing exactly that.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { serialize } from 'node:v8'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { programHash } from '#generator/cache/fingerprint.ts'
import { driftOfFolder } from '#generator/drift/index.ts'
import { load } from '#generator/load/index.ts'
import type { Inputs } from '#generator/load/inputs.ts'
import { applyPlan } from '#generator/plan/apply.ts'
import { manifestHash, planRelease } from '#generator/plan/index.ts'
import type { ChangeGroup, Plan } from '#generator/plan/model.ts'
import { copyProject } from '../budgets/project-copy.ts'
import { runBuild } from '../budgets/run-build.ts'

const PAIR = 'efood-GR'
const SHARED = 'foody-GR'

let work: string
let project: string
/** As it was built first; nothing changes it. */
let first: string
let inputs: Inputs
let program: string

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'plan-'))
  project = copyProject(join(work, 'project'), ['en'])
  first = join(work, 'first')
  runBuild(project, first, ['--country', 'GR'])
  inputs = await load(project)
  program = programHash(project)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

let published: string
let built: string
let count = 0
beforeEach(() => {
  count += 1
  published = join(work, `published-${count}`)
  built = join(work, `built-${count}`)
  for (const folder of [published, built]) cpSync(first, folder, { recursive: true, preserveTimestamps: true })
})

const read = (pair: string, file: string) => readFileSync(join(built, pair, file), 'utf8')
const sha = (contents: string) => createHash('sha256').update(contents).digest('hex')

/** Takes back what was planted in `built`. */
function restore(): void {
  const stateOf = (path: string) => {
    const { size, mtimeMs } = statSync(path)
    return `${size} ${mtimeMs}`
  }
  const names = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of new Set([...names(first), ...names(built)])) {
    const [before, now] = [join(first, name), join(built, name)]
    if (!existsSync(before)) rmSync(now, { recursive: true, force: true })
    else if (!existsSync(now) || (statSync(now).isFile() && stateOf(now) !== stateOf(before)))
      cpSync(before, now, { recursive: true, preserveTimestamps: true })
  }
}

type Manifest = { files: Record<string, string>; settings: Record<string, Record<string, unknown>> }

/** Changes what was built, so that its manifest fits. */
function plantManifest(pair: string, change: (manifest: Manifest) => void): void {
  const manifest = JSON.parse(read(pair, 'manifest.json')) as Manifest
  change(manifest)
  writeFileSync(join(built, pair, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
}

function plantFile(pair: string, file: string, change: (text: string) => string | undefined): void {
  const path = join(built, pair, file)
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const after = change(before)
  expect(after, file).not.toBe(before)
  if (after === undefined) rmSync(path)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, after)
  }
  plantManifest(pair, ({ files }) => {
    if (after === undefined) delete files[file]
    else files[file] = sha(after)
  })
}

const plan = () => planRelease(published, built, inputs)
const fileLike = (pattern: RegExp) => readdirSync(join(built, PAIR, '_assets')).find(name => pattern.test(name)) ?? ''

type Planted = { name: string; plant: () => void; expected: Partial<ChangeGroup>; also: string[] }

const pages = [
  'index.html',
  'faq/index.html',
  'connect/index.html',
  'register/index.html',
  'termsandconditions/index.html',
]
const tenTimes = (make: (index: number) => Planted): Planted[] => Array.from({ length: 10 }, (_, index) => make(index))

/** A hundred changes; `also` are the parts in which the same change is rightly seen. */
const PLANTED: Planted[] = [
  ...tenTimes(index => ({
    name: `setting ${index}`,
    plant: () =>
      plantManifest(PAIR, ({ settings }) =>
        Object.assign(settings['settings'] ?? {}, { minimumEtaMinutes: 30 + index }),
      ),
    expected: { part: 'settings', key: 'settings.minimumEtaMinutes', before: '15', after: String(30 + index) },
    also: [],
  })),
  ...tenTimes(index => ({
    name: `flag ${index}`,
    plant: () =>
      plantManifest(PAIR, ({ settings }) => Object.assign(settings['flags'] ?? {}, { [`Planted${index}`]: true })),
    expected: { part: 'flags', key: `flags.Planted${index}`, kind: 'added', after: 'true' },
    also: [],
  })),
  ...tenTimes(index => ({
    name: `header ${index}`,
    plant: () => plantFile(PAIR, '_headers', text => `${text}/planted-${index}\n  X-Planted: ${index}\n`),
    expected: { part: 'headers', key: `/planted-${index} X-Planted`, kind: 'added', after: String(index) },
    also: ['files'],
  })),
  ...tenTimes(index => ({
    name: `policy ${index}`,
    plant: () =>
      plantFile(PAIR, '_headers', text =>
        text.replace(/(Content-Security-Policy:.*?connect-src )/, `$1https://planted-${index}.example `),
      ),
    expected: {
      part: 'headers',
      key: '/* Content-Security-Policy connect-src',
      kind: 'changed',
      after: expect.stringContaining(`planted-${index}.example`),
    },
    also: ['files'],
  })),
  ...tenTimes(index => ({
    name: `route ${index}`,
    plant: () => plantFile(PAIR, '_redirects', text => `/planted-${index} /faq 302\n${text}`),
    expected: { part: 'routes', key: `/planted-${index}`, kind: 'added', after: '/faq 302' },
    also: ['files'],
  })),
  ...tenTimes(index => ({
    name: `word of a page ${index}`,
    plant: () =>
      plantFile(PAIR, pages[index % pages.length] ?? '', text =>
        text.replace('</main>', `<p>Planted ${index}</p></main>`),
      ),
    expected: {
      part: 'words',
      key: 'text',
      kind: 'added',
      after: `Planted ${index}`,
      where: [`${PAIR}/${pages[index % pages.length]}`],
    },
    also: ['pages', 'weights'],
  })),
  ...tenTimes(index => ({
    name: `colour ${index}`,
    plant: () =>
      plantFile(PAIR, `_assets/${fileLike(/^theme\..*css$/)}`, text =>
        text.replace(/(--brand-primary|--[\w-]+):\s*#[\da-f]{6}/i, `$1:#00000${index}`),
      ),
    expected: { part: 'tokens', kind: 'changed', after: `#00000${index}` },
    also: [],
  })),
  ...tenTimes(index => ({
    name: `page that is new ${index}`,
    plant: () => plantFile(PAIR, `planted-${index}/index.html`, () => `<!doctype html><p>${index}</p>`),
    expected: { part: 'pages', key: `planted-${index}/index.html`, kind: 'added' },
    also: [],
  })),
  ...tenTimes(index => ({
    name: `page with other source ${index}`,
    plant: () =>
      plantFile(PAIR, pages[index % pages.length] ?? '', text =>
        text.replace('<body', `<body data-planted="${index}"`),
      ),
    expected: { part: 'pages', key: pages[index % pages.length] ?? '', kind: 'changed' },
    also: ['weights'],
  })),
  ...tenTimes(index => ({
    name: `other file ${index}`,
    plant: () =>
      plantFile(
        PAIR,
        ['flags.json', 'robots.txt', 'sitemap.xml', 'hosting/nginx.conf', 'asset-manifest.json'][index % 5] ?? '',
        text => (index < 5 ? `${text}\n` : undefined),
      ),
    expected: {
      part: 'files',
      key: ['flags.json', 'robots.txt', 'sitemap.xml', 'hosting/nginx.conf', 'asset-manifest.json'][index % 5] ?? '',
      kind: index < 5 ? 'changed' : 'removed',
    },
    also: [],
  })),
]

test('[GEN-115] each of a hundred planted changes is named, and nothing else', { timeout: 300_000 }, async () => {
  expect(PLANTED).toHaveLength(100)
  const wrong: string[] = []
  for (const { name, plant, expected, also } of PLANTED) {
    restore()
    plant()
    const { groups } = await plan()
    const isIt = (group: ChangeGroup) => {
      try {
        expect(group).toMatchObject(expected)
        return true
      } catch {
        return false
      }
    }
    const found = groups.filter(isIt)
    const others = groups.filter(group => !found.includes(group) && !also.includes(group.part))
    if (found.length !== 1 || others.length > 0) wrong.push(`${name}: ${JSON.stringify(groups).slice(0, 400)}`)
  }
  expect(wrong).toEqual([])
})

test('[GEN-115] two builds of the same have no change', async () => {
  expect(await plan()).toMatchObject({ pairs: [], groups: [], leftAlone: [] })
})

test('[GEN-115] a changed input is named with its line, texts of messages and FAQ too, equal ones of two sites once', async () => {
  const edits: [string, string | RegExp, string][] = [
    ['countries/GR.json', /"minimumEtaMinutes": \d+/, '"minimumEtaMinutes": 33'],
    ['content/messages/en.json', /("landing_[\w]+": ")/, '$1Planted '],
    // The first message of all: the short names of all others shift.
    ['content/messages/en.json', '"common_page_title"', '"aaa_planted": "Planted message",\n\n  "common_page_title"'],
    ['src/app/alerts.ts', /^/, '// m.aaa_planted\n'],
    ['content/faq/prices/en.md', /\n\n(?=\w)/, '\n\nPlanted sentence. '],
    ['brands/efood/brand.json', '#C8102E', '#A8102E'],
  ]
  const before = edits.map(([file]) => [file, readFileSync(join(project, file), 'utf8')] as const)
  try {
    for (const [file, from, to] of edits) {
      const text = readFileSync(join(project, file), 'utf8')
      const changed = text.replace(from, to)
      expect(changed, file).not.toBe(text)
      writeFileSync(join(project, file), changed)
    }
    runBuild(project, built, ['--country', 'GR'])
    const { groups, pairs } = await planRelease(published, built, await load(project))
    const line = readFileSync(join(project, 'countries/GR.json'), 'utf8')
      .split('\n')
      .findIndex(one => one.includes('minimumEta'))
    expect(pairs.map(({ pair }) => pair)).toEqual([PAIR, SHARED])
    expect(groups).toContainEqual(
      expect.objectContaining({
        part: 'settings',
        key: 'settings.minimumEtaMinutes',
        after: '33',
        where: [PAIR, SHARED],
        at: [`countries/GR.json:${line + 1}`],
      }),
    )
    expect(groups).toContainEqual(
      expect.objectContaining({
        part: 'settings',
        key: 'brand.colors.primary',
        where: [PAIR],
        at: ['brands/efood/brand.json:8'],
      }),
    )
    const words = groups.filter(({ part }) => part === 'words')
    expect(words.some(({ after }) => after?.includes('Planted sentence.'))).toBe(true)
    expect(words.some(({ after, before: was }) => after?.includes('Planted ') && was !== undefined)).toBe(true)
    const named = words.filter(({ key }) => key !== 'text').map(({ key, kind, after }) => ({ key, kind, after }))
    expect(named).toEqual([{ key: 'en: aaa_planted', kind: 'added', after: '"Planted message"' }])
    expect(groups.filter(({ part }) => part === 'tokens').every(({ where }) => where.join() === PAIR)).toBe(true)
  } finally {
    for (const [file, text] of before) writeFileSync(join(project, file), text)
  }
})

/** Takes the scripts out of both sites, published and built: whether a release is whole is no matter of how many files it has. */
function leaveOutScripts(): void {
  for (const site of [PAIR, SHARED]) {
    plantManifest(site, ({ files }) => {
      for (const file of Object.keys(files).filter(name => /\.m?js$/.test(name))) {
        for (const folder of [built, published]) rmSync(join(folder, site, file))
        delete files[file]
      }
    })
    cpSync(join(built, site, 'manifest.json'), join(published, site, 'manifest.json'))
  }
}

/** Something of each pair is different, and everything is approved. */
async function approvedPlan(): Promise<Plan> {
  for (const pair of [PAIR, SHARED])
    plantFile(pair, 'faq/index.html', text => text.replace('</main>', '<p>New</p></main>'))
  const made = await plan()
  for (const group of made.groups) group.approved = true
  return made
}
const apply = (made: Plan) => applyPlan(made, { inputs, program })
const state = () => [PAIR, SHARED].map(pair => manifestHash(join(published, pair)))
const wholeIn = (folder: string) =>
  [PAIR, SHARED].flatMap(pair => driftOfFolder(join(folder, pair), join(folder, pair)))

test('[GEN-115] apply publishes exactly what was planned, and a second time nothing', async () => {
  const made = await approvedPlan()
  expect(apply(made)).toEqual([PAIR, SHARED])
  expect(state()).toEqual(made.pairs.map(({ after }) => after))
  for (const pair of [PAIR, SHARED]) {
    expect(lstatSync(join(published, pair)).isSymbolicLink()).toBe(true)
    expect(driftOfFolder(join(built, pair), join(published, pair))).toEqual([])
  }
  expect(apply(made)).toEqual([])
  expect(await plan()).toMatchObject({ pairs: [], groups: [] })
  // From one release to the next the link alone is exchanged; the releases before are kept.
  plantFile(PAIR, 'index.html', text => text.replace('</main>', '<p>Newer</p></main>'))
  const next = await plan()
  for (const group of next.groups) group.approved = true
  expect(apply(next)).toEqual([PAIR])
  expect(readdirSync(join(published, '.releases', PAIR))).toHaveLength(3)
})

test('[GEN-115] an open page of the release before finds its assets, and apply takes them for no change', async () => {
  const old = fileLike(/^theme\..*\.css$/)
  const renamed = old.replace(/\.[^.]+\.css$/, '.planted0.css')
  plantFile(PAIR, `_assets/${renamed}`, () => read(PAIR, `_assets/${old}`))
  plantFile(PAIR, `_assets/${old}`, () => undefined)
  const made = await plan()
  for (const group of made.groups) group.approved = true
  expect(apply(made)).toEqual([PAIR])
  expect(existsSync(join(published, PAIR, '_assets', old))).toBe(true)
  expect(existsSync(join(published, PAIR, '_assets', renamed))).toBe(true)
  expect(driftOfFolder(join(built, PAIR), join(published, PAIR)).map(({ address }) => address)).toEqual([
    `/_assets/${old}`,
  ])
  // The next release carries on only what this one brought itself.
  plantFile(PAIR, 'index.html', text => text.replace('</main>', '<p>Newer</p></main>'))
  const next = await plan()
  for (const group of next.groups) group.approved = true
  expect(apply(next)).toEqual([PAIR])
  expect(existsSync(join(published, PAIR, '_assets', old))).toBe(false)
  expect(driftOfFolder(join(built, PAIR), join(published, PAIR))).toEqual([])
})

const REFUSALS: { name: string; spoil: (made: Plan) => void; says: RegExp }[] = [
  {
    name: 'a change is not approved',
    spoil: ({ groups }) => Object.assign(groups[0] ?? {}, { approved: false }),
    says: /^Not approved: [\da-f]{12} \(/,
  },
  {
    name: 'a change was taken out of the plan',
    spoil: ({ groups }) => void groups.pop(),
    says: /not as it was written/,
  },
  {
    name: 'approval is something else than yes',
    spoil: ({ groups }) => Object.assign(groups[0] ?? {}, { approved: 'no' }),
    says: /^Not approved/,
  },
  {
    name: 'somebody else has published',
    spoil: plantElsewhere,
    says: /plan is stale: .*foody-GR is not the release that the plan was made for/,
  },
  {
    name: 'a published file was changed',
    spoil: () => writeFileSync(join(published, SHARED, 'index.html'), 'changed'),
    says: /plan is stale: index\.html in .*published/,
  },
  {
    name: 'another build is there',
    spoil: () => plantFile(SHARED, 'index.html', text => `${text} `),
    says: /plan is stale: .* is another build/,
  },
  {
    name: 'a built file was changed',
    spoil: () => writeFileSync(join(built, SHARED, 'robots.txt'), 'changed'),
    says: /plan is stale: robots\.txt in .*built/,
  },
]

function plantElsewhere(): void {
  const path = join(published, SHARED, 'manifest.json')
  writeFileSync(path, `${readFileSync(path, 'utf8')} `)
}

test.each(REFUSALS)('[GEN-115] apply does nothing when $name', async ({ spoil, says }) => {
  const made = await approvedPlan()
  spoil(made)
  const before = state()
  expect(() => apply(made)).toThrow(says)
  expect(state()).toEqual(before)
  expect(existsSync(join(published, '.releases'))).toBe(false)
})

test('[GEN-115] apply does nothing when inputs or program are others than those of the build', async () => {
  const made = await approvedPlan()
  const bytes = new Map(inputs.bytes)
  bytes.set('countries/GR.json', new TextEncoder().encode('{}'))
  expect(() => applyPlan(made, { inputs: { ...inputs, bytes }, program })).toThrow(
    /stale: .* built from another countries\/GR\.json/,
  )
  expect(() => applyPlan(made, { inputs, program: 'other' })).toThrow(/stale: .* built by another program/)
  expect(existsSync(join(published, '.releases'))).toBe(false)
})

/** `npm run bench apply-crash` kills it 50 times, behind a real host. */
const KILLS = 16

test('[GEN-115] apply that is killed at any moment leaves each host whole, and the next run finishes it', {
  timeout: 600_000,
}, async () => {
  leaveOutScripts()
  // The first release makes links of the folders.
  apply(await approvedPlan())
  const file = join(work, 'kill.json')
  const kept = join(work, 'kill.inputs')
  writeFileSync(kept, serialize(inputs))
  const code = `
    const { applyPlan } = await import(${JSON.stringify(pathToFileURL(join(project, 'generator/plan/apply.ts')).href)})
    const { readFileSync } = await import('node:fs')
    const { deserialize } = await import('node:v8')
    const inputs = deserialize(readFileSync(${JSON.stringify(kept)}))
    process.stdin.on('data', () => {
      const plan = JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'))
      applyPlan(plan, { inputs, program: ${JSON.stringify(program)} })
      process.stdout.write('applied')
    })
    process.stdout.write('ready')`
  // Compiled once: the first run leaves its code to those that are killed.
  const compiled = { NODE_COMPILE_CACHE: join(project, '.cache', 'compiled'), NODE_COMPILE_CACHE_PORTABLE: '1' }
  const start = () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      cwd: project,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...compiled },
    })
    return { child, ready: once(child.stdout, 'data') }
  }
  let next = start()
  let [old, fresh, unfinished] = [0, 0, 0]
  let longest = 0
  for (let index = 0; index < KILLS; index += 1) {
    for (const pair of [PAIR, SHARED])
      plantFile(pair, 'faq/index.html', text => text.replace('</main>', `<p>${index}</p></main>`))
    const made = await plan()
    for (const group of made.groups) group.approved = true
    writeFileSync(file, JSON.stringify(made))
    const { child, ready } = next
    await ready
    const ended = once(child, 'exit')
    const started = performance.now()
    const applied = once(child.stdout, 'data')
    child.stdin.end('go')
    // The first is not killed and shows how long one takes.
    if (index === 0) {
      await applied
      longest = performance.now() - started
    } else {
      // Links are exchanged at the end, so every second one is killed around that.
      await wait(longest * (index % 2 === 0 ? index / KILLS : 0.7 + index / KILLS))
      child.kill('SIGKILL')
    }
    await ended
    // It gets ready while this one is looked at.
    if (index < KILLS - 1) next = start()
    expect(wholeIn(published)).toEqual([])
    const replaced = fresh
    for (const [at, hash] of state().entries()) {
      const { before, after } = made.pairs[at] ?? { before: '', after: '' }
      expect([before, after]).toContain(hash)
      if (hash === before) old += 1
      else fresh += 1
    }
    // A run may take longer than the first one, or less: the end is looked for anew each time.
    if (index % 2 === 1) longest *= fresh === replaced ? 1.15 : 0.9
    unfinished += apply(made).length > 0 ? 1 : 0
    expect(state()).toEqual(made.pairs.map(({ after }) => after))
    expect(wholeIn(published)).toEqual([])
    rmSync(join(published, '.releases', PAIR, made.pairs[0]?.before?.slice(0, 16) ?? ''), {
      recursive: true,
      force: true,
    })
  }
  // It was killed early and late.
  expect({ isOften: Math.min(old, fresh, unfinished) > 1, old, fresh, unfinished, longest }).toMatchObject({
    isOften: true,
  })
})

test('[GEN-115] the commands plan and apply work together, apply says what is not approved, and what follows it follows it again', async () => {
  const cli = (...args: string[]) =>
    spawnSync(process.execPath, [join(project, 'generator/cli.ts'), ...args], { cwd: project, encoding: 'utf8' })
  plantFile(PAIR, '_headers', text => `${text}/planted\n  X-Planted: yes\n`)
  const file = join(work, 'plans', 'today.json')
  const report = join(work, 'report')
  const made = cli('plan', '--from', published, '--to', built, '--out', file, '--report', report, '--no-pictures')
  expect(made).toMatchObject({ status: 0, stderr: '' })
  expect(made.stdout).not.toContain('so far')
  expect(made.stdout).toMatch(/[\da-f]{12} headers added: \/planted X-Planted: yes \(efood-GR\)/)
  expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('/planted X-Planted')
  const elsewhere = join(work, 'mistyped')
  const first = cli('plan', '--from', elsewhere, '--to', built, '--out', join(work, 'first.json'), '--no-pictures')
  expect(first.stdout).toContain(`nothing is published in ${elsewhere} so far: every site is new there\n`)
  const refused = cli('apply', file)
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('Not approved: ')
  const done = cli('apply', file, '--approve', 'all')
  expect(done).toMatchObject({ status: 0, stderr: '' })
  expect(done.stdout).toContain(`published ${PAIR}`)
  expect(driftOfFolder(join(built, PAIR), join(published, PAIR))).toEqual([])
  // A run that was killed after the exchange of links has not reloaded the server, and the next one has nothing left to publish.
  const log = join(work, 'log')
  const again = cli('apply', file, '--approve', 'all', '--then', `echo reloaded >> ${log}`)
  expect(again).toMatchObject({ status: 0, stdout: `0 published, 1 had been before: ${published}\n` })
  expect(readFileSync(log, 'utf8')).toBe('reloaded\n')
})
