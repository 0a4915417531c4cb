// Publishing is killed at random moments while nginx serves the sites: each host has to serve the old release whole, or the new one
// (GEN-115). Then the same plan finishes it, `clean` removes what is old, and the folders verify. APPLY_FOLDER takes sites that
// were built before by the program that is there now.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { programHash } from '#generator/cache/fingerprint.ts'
import { driftOfHost } from '#generator/drift/host.ts'
import { driftOfFolder } from '#generator/drift/index.ts'
import { load } from '#generator/load/index.ts'
import { applyPlan } from '#generator/plan/apply.ts'
import { manifestHash, planRelease } from '#generator/plan/index.ts'
import type { Plan } from '#generator/plan/model.ts'
import { carriedIn, cleanReleases } from '#generator/plan/releases.ts'
import { ROOT } from '../../scripts/root.ts'
import { nginxBinary } from '../generator/hosting-fixture.ts'
import { print } from './figure.ts'
import { runBuild } from './run-build.ts'

const KILLS = 50
const HOSTS = 4
const FIRST_PORT = 20_500
const COUNTRY = 'NO'
const FAQ = 'faq/index.html'
const ASSET = '_assets/planted'

const work = mkdtempSync(join(tmpdir(), 'bench-apply-'))
// Started by root, nginx reads as a user without rights.
chmodSync(work, 0o755)
const [published, built] = [join(work, 'published'), join(work, 'built')]
const file = join(work, 'plan.json')
if (nginxBinary === undefined) console.error('No nginx on this machine: no host is served.')
else await killed(nginxBinary)
rmSync(work, { recursive: true, force: true })

async function killed(nginx: string): Promise<void> {
  const given = process.env['APPLY_FOLDER']
  const source = given === undefined ? join(work, 'source') : resolve(given)
  if (given === undefined) runBuild(ROOT, source, ['--country', COUNTRY])
  const pairs = readdirSync(source)
    .filter(name => existsSync(join(source, name, 'manifest.json')))
    .slice(0, HOSTS)
  for (const folder of [published, built])
    for (const pair of pairs) cpSync(join(source, pair), join(folder, pair), { recursive: true })
  const inputs = await load(ROOT)
  const project = { inputs, program: programHash(ROOT) }

  /** Another text and another asset in each site, and the plan for it with everything approved. */
  const prepare = async (round: number): Promise<Plan> => {
    for (const pair of pairs) plant(join(built, pair), round)
    const plan = await planRelease(published, built, inputs)
    for (const group of plan.groups) group.approved = true
    writeFileSync(file, JSON.stringify(plan))
    return plan
  }

  // The first release makes links of the folders; it is not killed, and shows how long one takes.
  await prepare(0)
  const started = performance.now()
  publish()
  let longest = performance.now() - started
  const server = spawn(nginx, ['-p', work, '-c', configuration(pairs), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  const hostOf = (index: number): string => `http://127.0.0.1:${FIRST_PORT + index}`
  try {
    await untilItAnswers(hostOf(0))
    const counts = { killed: 0, old: 0, fresh: 0, torn: 0, unfinished: 0, late: 0, unverified: 0 }
    for (let round = 1; counts.killed < KILLS; round += 1) {
      const plan = await prepare(round)
      const before = plan.pairs.map(({ pair }) => realpathSync(join(published, pair)))
      const apply = spawn(process.execPath, [join(ROOT, 'generator', 'cli.ts'), 'apply', file], {
        cwd: ROOT,
        stdio: 'ignore',
      })
      const closed = once(apply, 'exit')
      await Promise.race([closed, wait(Math.random() * longest)])
      if (apply.exitCode === null) {
        apply.kill('SIGKILL')
        counts.killed += 1
      } else counts.late += 1
      await closed
      for (const [index, { pair, after }] of plan.pairs.entries()) {
        const isFresh = manifestHash(join(published, pair)) === after
        const release = isFresh ? join(built, pair) : (before[index] ?? '')
        const differences = await driftOfHost(release, hostOf(pairs.indexOf(pair)))
        if (differences.length > 0) counts.torn += 1
        else if (isFresh) counts.fresh += 1
        else counts.old += 1
        for (const { address, what } of differences.slice(0, 2)) console.error(`${pair}${address}: ${what}`)
      }
      // The moments follow the machine: the end has to be among them.
      longest *= apply.exitCode === null ? 1.02 : 0.95
      applyPlan(plan, project)
      for (const [index, { pair, after }] of plan.pairs.entries()) {
        const folder = join(published, pair)
        if (manifestHash(folder) !== after) counts.unfinished += 1
        // The release before is not needed any more; what was carried over from it goes with it.
        await cleanReleases(folder, { afterMs: 0, keep: 0, now: Date.now() + 1 })
        const left = driftOfFolder(join(built, pair), realpathSync(folder), carriedIn(folder))
        if (left.length > 0 || existsSync(before[index] ?? '')) counts.unverified += 1
        for (const { address, what } of left.slice(0, 2)) console.error(`${pair}${address} afterwards: ${what}`)
      }
    }
    print({
      name: 'apply: times it was killed at a random moment',
      value: counts.killed,
      unit: '',
      limit: { least: KILLS },
    })
    print({ name: 'apply: times it was quicker than the kill', value: counts.late, unit: '' })
    print({ name: 'apply: hosts that served the old release whole', value: counts.old, unit: '', limit: { least: 1 } })
    print({
      name: 'apply: hosts that served the new release whole',
      value: counts.fresh,
      unit: '',
      limit: { least: 1 },
    })
    print({ name: 'apply: hosts that served neither', value: counts.torn, unit: '', limit: { most: 0 } })
    print({
      name: 'apply: sites that the next run left behind',
      value: counts.unfinished,
      unit: '',
      limit: { most: 0 },
    })
    print({ name: 'apply: folders not clean afterwards', value: counts.unverified, unit: '', limit: { most: 0 } })
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

function plant(folder: string, round: number): void {
  const path = join(folder, 'manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, string> }
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    manifest.files[name] = createHash('sha256').update(text).digest('hex')
  }
  const page = readFileSync(join(folder, FAQ), 'utf8').replace(
    /(?:<p>Release \d+<\/p>)?<\/main>/,
    `<p>Release ${round}</p></main>`,
  )
  write(FAQ, page)
  rmSync(join(folder, `${ASSET}-${round - 1}.js`), { force: true })
  delete manifest.files[`${ASSET}-${round - 1}.js`]
  write(`${ASSET}-${round}.js`, `export const release = ${round}\n`)
  writeFileSync(path, `${JSON.stringify(manifest, null, 1)}\n`)
}

/** As a release engineer does it, in a process of its own. */
function publish(): void {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'generator', 'cli.ts'), 'apply', file], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`apply failed: ${stderr}`)
}

function configuration(pairs: readonly string[]): string {
  const servers = pairs.map((pair, index) => {
    const root = join(published, pair)
    return `server { listen 127.0.0.1:${FIRST_PORT + index}; root ${root}; include ${root}/hosting/nginx.conf; }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${work}/${kind};`,
  )
  const path = join(work, 'nginx.conf')
  const http = ['access_log off;', ...temporary, ...servers].join('\n')
  writeFileSync(path, `daemon off;\npid ${work}/nginx.pid;\nerror_log stderr error;\nevents {}\nhttp {\n${http}\n}\n`)
  mkdirSync(join(work, 'logs'), { recursive: true })
  return path
}

async function untilItAnswers(host: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(host).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await wait(100)
  }
  throw new Error(`No answer from ${host}`)
}
