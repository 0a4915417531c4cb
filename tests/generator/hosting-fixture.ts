// A small built site, and the ways to serve it for real.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { emitHosting } from '#generator/emit/hosting.ts'
import { securityHeaders, sitePolicy } from '#generator/emit/policy.ts'
import type { EnvironmentId } from '#schema/config.ts'
import { ROOT } from '../../scripts/root.ts'

export const locales = [{ prefix: '' }, { prefix: '/en' }, { prefix: '/zh-HK' }]

const page = (name: string): string => `<!doctype html><title>${name}</title>${`<p>${name}</p>`.repeat(200)}`

const shells = ['order-tracking', 'history', 'bulk-order', 'request-a-rider', 'tracking', 'delivery-receipt']
const plain = ['maintenance', 'faq', 'register', 'connect', 'termsandconditions']
const pages = ['', 'en/', 'zh-HK/'].flatMap(prefix =>
  ['', ...shells.map(name => `${name}/`), ...plain.map(name => `${name}/`)].map(path => `${prefix}${path}index.html`),
)

/** Everything in the fixture but the hosting files. The third language has no not-found page of its own. */
export const fixtureFiles: Record<string, string> = {
  ...Object.fromEntries([...pages, '404.html', 'en/404.html'].map(path => [path, page(path)])),
  '_assets/app.0a1b2c.js': `export const text = '${'x'.repeat(4000)}'\n`,
  '_assets/map.0a1b2c.pmtiles': '0123456789',
  '_assets/sum.0a1b2c.wasm': 'wasm',
  '_assets/worker.0a1b2c.mjs': 'export {}\n',
  'manifest.webmanifest': JSON.stringify({ name: 'x'.repeat(2000) }),
  'favicon.ico': 'ico',
  'icons/icon-192.png': 'png',
  'flags.json': JSON.stringify({ flags: 'x'.repeat(2000) }),
  'manifest.json': '{}',
  'robots.txt': 'User-agent: *\n',
  'sitemap.xml': `<urlset>${'<url/>'.repeat(400)}</urlset>`,
}

const policy = sitePolicy({
  environmentId: 'prd',
  environment: {
    api: 'https://api.example.com',
    websocket: 'wss://live.example.com/orders',
    flags: { EU: 'https://flags.example.com/eu' },
    helpCentre: { EU: 'https://help.example.com', AP: 'https://help.example.com', other: 'https://help.example.com' },
  },
  scriptHashes: ['sha256-aaaa', 'sha256-bbbb'],
  styleHashes: ['sha256-cccc'],
  allowedFrameOrigins: [],
})

/** Compressed forms as `build --compress` leaves them, with a mark: no server makes the same by itself. */
const PACKED = ['_assets/app.0a1b2c.js', 'faq/index.html', '404.html', 'request-a-rider/index.html']
export const fixtureForms: Record<string, Uint8Array> = Object.fromEntries(
  PACKED.flatMap(path => {
    const marked = `${fixtureFiles[path]}<!-- packed -->`
    return [
      [`${path}.br`, brotliCompressSync(marked)],
      [`${path}.gz`, gzipSync(marked)],
    ]
  }),
)

export const hostingOf = (environmentId: EnvironmentId, compressed = false) => {
  const files = Object.keys(fixtureFiles)
  return emitHosting({ files, locales, compressed, securityHeaders: securityHeaders(policy, environmentId) })
}

export const fixtureHeaders = (environmentId: EnvironmentId) => securityHeaders(policy, environmentId)

/** Writes the site to a fresh folder; `remove` takes it away again. */
export type Fixture = { folder: string; work: string; remove: () => Promise<void> }

export const writeFixture = async (compressed = false): Promise<Fixture> => {
  const work = await mkdtemp(join(tmpdir(), 'portal-hosting-'))
  const folder = join(work, 'site')
  const files = [
    ...Object.entries(fixtureFiles),
    ...(compressed ? Object.entries(fixtureForms) : []),
    ...hostingOf('prd', compressed).map(one => [one.path, one.contents] as const),
  ]
  for (const [path, contents] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), contents)
  }
  return { folder, work, remove: () => rm(work, { recursive: true, force: true }) }
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

export type Served = { url: string; close: () => Promise<void> }

const untilItAnswers = async (url: string, child: ChildProcess, said: () => string): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${said()}`)
    const answered = await fetch(url).then(
      () => true,
      () => false,
    )
    if (answered) return
    await pause(100)
  }
  throw new Error(`No answer from ${url}: ${said()}`)
}

const run = async (
  command: string,
  args: string[],
  url: string,
  work: string,
  user: { uid?: number; gid?: number } = {},
): Promise<Served> => {
  const env = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'], ...user })
  let said = ''
  child.stderr.on('data', chunk => {
    said += chunk
  })
  await untilItAnswers(url, child, () => said)
  return {
    url,
    close: () =>
      new Promise(resolve => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** As in a container: without rights, even where the tests have them. */
const NOBODY = 65_534
const rights = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {})

/** A server with a configuration of docs/containers/, whose site and port are put in place of those of the image. */
export const startContained = async (kind: 'nginx' | 'caddy', folder: string, work: string): Promise<Served> => {
  const port = await freePort()
  await chmod(work, 0o777)
  const written = await readFile(
    join(ROOT, 'docs', 'containers', kind === 'nginx' ? 'nginx.conf' : 'Caddyfile'),
    'utf8',
  )
  const file = join(work, `contained-${kind}`)
  const config = written
    .replace(/ 8080;/, ` 127.0.0.1:${port};`)
    .replace('http://:8080 {', `http://127.0.0.1:${port} {`)
    .replaceAll(' /tmp/', ` ${work}/contained-`)
    .replaceAll('/srv/site', folder)
  await writeFile(file, config)
  const url = `http://127.0.0.1:${port}`
  if (kind === 'nginx')
    return run(
      nginxBinary ?? 'nginx',
      ['-p', work, '-c', file, '-g', 'daemon off;', '-e', 'stderr'],
      url,
      work,
      rights(),
    )
  return run(caddyBinary ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], url, work, rights())
}

const binary = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
    .map(folder => join(folder, name))
    .find(path => existsSync(path))

export const nginxBinary = binary('nginx')
export const caddyBinary = binary('caddy')

/** Lines that an operator adds: for all servers, and for that of the site. */
type More = { all?: string; site?: string }

/** nginx over the folder, with the emitted snippet included as its comment says. */
export const startNginx = async (folder: string, work: string, { all = '', site = '' }: More = {}): Promise<Served> => {
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = [
    'daemon off;',
    'master_process off;',
    `pid ${work}/nginx.pid;`,
    'error_log stderr warn;',
    'events {}',
    'http {',
    '  access_log off;',
    ...temporary.map(name => `  ${name}_temp_path ${work}/${name};`),
    `  ${all}`,
    `  server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/hosting/nginx.conf; ${site} }`,
    '}',
  ].join('\n')
  await writeFile(join(work, 'nginx.conf'), config)
  const args = ['-p', work, '-c', join(work, 'nginx.conf'), '-e', 'stderr']
  return run(nginxBinary ?? 'nginx', args, `http://127.0.0.1:${port}`, work)
}

/** Caddy over the folder, with the emitted snippet imported as its comment says. */
export const startCaddy = async (folder: string, work: string, { all = '', site = '' }: More = {}): Promise<Served> => {
  const port = await freePort()
  const config = [
    '{',
    '\tadmin off',
    '\tauto_https off',
    '}',
    all,
    `http://127.0.0.1:${port} {`,
    '\tbind 127.0.0.1',
    `\troot * ${folder}`,
    `\timport ${folder}/hosting/Caddyfile`,
    `\t${site}`,
    '}',
    '',
  ].join('\n')
  await writeFile(join(work, 'Caddyfile'), config)
  const args = ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile']
  return run(caddyBinary ?? 'caddy', args, `http://127.0.0.1:${port}`, work)
}
