// 256 hosts on this machine are compared with their releases, and one byte of one file on one of them is another (GEN-116).
// DRIFT_FOLDER=dist takes sites that were built before, which it leaves as they are.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { readManifest } from '#generator/drift/index.ts'
import { isCompressible } from '#generator/emit/hosting/content-types.ts'
import { ROOT } from '../../scripts/root.ts'
import { nginxBinary } from '../generator/hosting-fixture.ts'
import { print, rounded } from './figure.ts'
import { runBuild } from './run-build.ts'

const FIRST_PORT = 20_000
const LIMIT_S = 60

/** The first file with some contents, by their hash. */
const formOf = new Map<string, string>()

const work = mkdtempSync(join(tmpdir(), 'bench-drift-'))
// Started by root, nginx reads as a user without rights.
chmodSync(work, 0o755)
if (nginxBinary === undefined) console.error('No nginx on this machine: hosts are not compared.')
else await compare(nginxBinary)
rmSync(work, { recursive: true, force: true })

/** As `build --compress` leaves them, so that it is not nginx that takes the time; files that sites share have one form. */
function addCompressedForms(out: string, site: string, pair: string): void {
  const { files } = readManifest(join(out, pair))
  for (const [path, hash] of Object.entries(files).filter(([name]) => isCompressible(name))) {
    const form = join(site, `${path}.gz`)
    const known = formOf.get(hash)
    if (known === undefined) writeFileSync(form, gzipSync(readFileSync(join(site, path))))
    else linkSync(known, form)
    formOf.set(hash, known ?? form)
  }
}

/** From `/proc/<pid>/stat`, in seconds: of the process and of those that it has waited for. */
function timesOf(pid: number | string): { own: number; ended: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const seconds = (first: number) => (Number(fields[first]) + Number(fields[first + 1])) / 100
  return { own: seconds(11), ended: seconds(13) }
}

function endedSeconds(): number {
  return timesOf('self').ended
}

/** Of nginx with its workers. */
function hostSeconds(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return [String(pid), ...children].reduce((sum, one) => sum + timesOf(one).own, 0)
}

async function compare(nginx: string): Promise<void> {
  const given = process.env['DRIFT_FOLDER']
  const [out, hosts] = [given === undefined ? join(work, 'out') : resolve(given), join(work, 'hosts')]
  if (given === undefined) runBuild(ROOT, out, ['--full'])
  const pairs = readdirSync(out).filter(name => existsSync(join(out, name, 'manifest.json')))
  // What the hosts serve is a copy; files are links, save the one that is changed.
  mkdirSync(hosts)
  for (const name of pairs) spawnSync('cp', ['-rl', join(out, name), join(hosts, name)])
  for (const name of pairs) addCompressedForms(out, join(hosts, name), name)
  const pair = pairs[Math.floor(pairs.length / 2)] ?? ''
  const file = join(hosts, pair, 'sitemap.xml')
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  rmSync(file)
  writeFileSync(file, bytes)

  const config = join(work, 'nginx.conf')
  const servers = pairs.map((name, index) => {
    const root = join(hosts, name)
    return `server { listen 127.0.0.1:${FIRST_PORT + index}; root ${root}; include ${root}/hosting/nginx.conf; }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    kind => `${kind}_temp_path ${work}/${kind};`,
  )
  const http = ['access_log off;', 'gzip_static on;', ...temporary, ...servers].join('\n')
  writeFileSync(
    config,
    `daemon off;\nworker_processes auto;\npid ${work}/nginx.pid;\nerror_log stderr error;\nevents { worker_connections 4096; }\nhttp {\n${http}\n}\n`,
  )
  mkdirSync(join(work, 'logs'), { recursive: true })
  const server = spawn(nginx, ['-p', work, '-c', config, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  try {
    for (let tries = 0; tries < 100; tries += 1) {
      const isUp = await fetch(`http://127.0.0.1:${FIRST_PORT}/`).then(
        () => true,
        () => false,
      )
      if (isUp) break
      await wait(100)
    }
    const list = join(work, 'hosts.txt')
    writeFileSync(list, pairs.map((name, index) => `http://127.0.0.1:${FIRST_PORT + index} ${name}\n`).join(''))
    const started = performance.now()
    const [ownBefore, hostsBefore] = [endedSeconds(), hostSeconds(server.pid)]
    const done = spawnSync(
      process.execPath,
      [join(ROOT, 'generator', 'cli.ts'), 'drift', '--list', list, '--out', out, '--json'],
      { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    const seconds = (performance.now() - started) / 1000
    const processor = [endedSeconds() - ownBefore, hostSeconds(server.pid) - hostsBefore]
    const { sites } = JSON.parse(done.stdout) as { sites: { pair: string; differences: object[]; failure?: string }[] }
    const wrong = sites.filter(({ differences, failure }) => differences.length > 0 || failure !== undefined)
    const isFound = wrong.length === 1 && wrong[0]?.pair === pair && wrong[0].differences.length === 1
    if (!isFound) console.error(JSON.stringify(wrong.slice(0, 3)))
    print({ name: 'drift: hosts compared', value: sites.length, unit: '', limit: { least: 256 } })
    print({
      name: 'drift: flipped bytes found, and nothing else',
      value: isFound ? 1 : 0,
      unit: '',
      limit: { least: 1 },
    })
    print({ name: 'drift: 256 hosts on this machine', value: rounded(seconds), unit: 's', limit: { most: LIMIT_S } })
    // Which other work on the machine disturbs less.
    for (const [index, name] of ['itself', 'of nginx'].entries())
      print({ name: `drift: processor time ${name}`, value: rounded(processor[index] ?? 0), unit: 's' })
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}
