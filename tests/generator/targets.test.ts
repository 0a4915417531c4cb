// Publishing to another machine, to object storage and by a command; going back, and removing what nobody needs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { driftOfFolder } from '#generator/drift/index.ts'
import {
  beginCanary,
  carriedIn,
  carry,
  cleanReleases,
  deliveryOf,
  exchangeLink,
  hasCanary,
  releaseFolder,
  rollBack,
} from '#generator/plan/releases.ts'
import { targetOf } from '#generator/plan/targets.ts'
import { ROOT } from '../../scripts/root.ts'

const PAIR = 'north-NO'
const HOUR_MS = 60 * 60 * 1000

let work: string
let published: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'targets-'))
  published = join(work, 'sites', PAIR)
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

const sha = (text: string) => createHash('sha256').update(text).digest('hex')

/** A release of three pages and a script that is its own; returns its folder. */
function release(name: string): string {
  const files: Record<string, string> = {
    _headers: '/*\n  X-Frame-Options: DENY\n\n/_assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    _redirects: '',
    'hosting/nginx.conf': 'never served',
    'robots.txt': `${name}\n`,
    'index.html': `<script src="/_assets/app.${name}.js"></script>`,
    'faq/index.html': name,
    'en/faq/index.html': name,
    [`_assets/app.${name}.js`]: `export const name = '${name}'`,
    '_assets/same.0a1b2c3d.js': 'export {}',
  }
  const manifest = JSON.stringify({
    version: 1,
    pair: PAIR,
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, sha(text)])),
    inputs: {},
    settings: {},
  })
  const folder = releaseFolder(published, sha(manifest))
  for (const [path, text] of Object.entries({ ...files, 'manifest.json': manifest })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const current = () => readFileSync(join(published, 'robots.txt'), 'utf8').trim()

test('[GEN-115] a rollback publishes the release before, or one that is named, and nothing that is damaged', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map(release) as [string, string, string]
  for (const folder of [one, two, three]) exchangeLink(published, folder)
  expect(await rollBack(published)).toBe(basename(two))
  expect(current()).toBe('two')
  // A page that was opened from the third still finds its script, and the release is whole all the same.
  expect(readFileSync(join(published, '_assets', 'app.three.js'), 'utf8')).toContain('three')
  // The release before the present one is the one that was there before it.
  expect(await rollBack(published)).toBe(basename(three))
  await rollBack(published, basename(one).slice(0, 8))
  expect(current()).toBe('one')
  await expect(rollBack(published, 'ffff')).rejects.toThrow(/ffff is not one kept release of north-NO\. Kept are /)
  writeFileSync(join(two, 'robots.txt'), 'changed')
  await expect(rollBack(published, basename(two))).rejects.toThrow(/robots\.txt in .* is not what its manifest names/)
  expect(current()).toBe('one')
  mkdirSync(join(work, 'plain', PAIR), { recursive: true })
  await expect(rollBack(join(work, 'plain', PAIR))).rejects.toThrow(/is not a link to a release/)
})

test('[GEN-115] a pair is rolled back under its name as a shell completes it, with a slash', () => {
  for (const folder of ['one', 'two'].map(release)) exchangeLink(published, folder)
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'generator/cli.ts'), 'rollback', `${dirname(published)}/`, `${PAIR}/`],
    { encoding: 'utf8' },
  )
  expect({ stdout: stdout.replace(/ as in .*/, ''), stderr }).toEqual({ stdout: `published ${PAIR}\n`, stderr: '' })
  expect(current()).toBe('one')
})

test('[GEN-115] of several pairs all are rolled back, or none where one of them cannot be', () => {
  const [one, two] = ['one', 'two'].map(release) as [string, string]
  for (const folder of [one, two]) exchangeLink(published, folder)
  const other = join(dirname(published), 'south-NO')
  const only = releaseFolder(other, 'ffffffffffffffff')
  mkdirSync(dirname(only), { recursive: true })
  cpSync(one, only, { recursive: true })
  exchangeLink(other, only)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'generator/cli.ts'), 'rollback', dirname(published), PAIR, 'south-NO', '--then', `touch ${work}/then`],
    { encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('The release before is not one kept release of south-NO. No other is kept.')
  expect(current()).toBe('two')
  expect(existsSync(join(work, 'then'))).toBe(false)
})

test('[GEN-115] of several pairs none is rolled back where the target takes only some, and what was left is named where it fails later', () => {
  const other = join(dirname(published), 'south-NO')
  for (const folder of [release('one'), release('two')]) {
    exchangeLink(published, folder)
    const twin = releaseFolder(other, basename(folder))
    cpSync(folder, twin, { recursive: true })
    exchangeLink(other, twin)
  }
  const rollBackBoth = (failsAt: string) =>
    spawnSync(
      process.execPath,
      [
        ...[join(ROOT, 'generator/cli.ts'), 'rollback', dirname(published), PAIR, 'south-NO'],
        ...['--to', `command:test "$PORTAL_STEP $PORTAL_PAIR" != "${failsAt} south-NO"`],
      ],
      { encoding: 'utf8' },
    )
  const refused = rollBackBoth('upload')
  expect(refused.stderr).toContain('The command ended with status 1 at the step upload of south-NO.')
  expect({ status: refused.status, stdout: refused.stdout, current: current() }).toEqual({
    ...{ status: 1, stdout: '', current: 'two' },
  })
  const half = rollBackBoth('publish')
  expect(half.status).toBe(1)
  expect(half.stderr).toContain(
    'at the step publish of south-NO.\nNot rolled back: south-NO. Name these alone next time',
  )
  expect(current()).toBe('one')
})

test('[GEN-115] a canary ends when the release that is named has been published, and hosts are told of those that ended before a failure', () => {
  const other = join(dirname(published), 'south-NO')
  const [one, two] = ['one', 'two'].map(release) as [string, string]
  for (const folder of [one, two]) {
    exchangeLink(published, folder)
    const twin = releaseFolder(other, basename(folder))
    cpSync(folder, twin, { recursive: true })
    exchangeLink(other, twin)
  }
  for (const pair of [published, other]) beginCanary(pair, releaseFolder(pair, basename(one)), { share: 10, port: 1 })
  const rollBackBoth = (failsAt: string) =>
    spawnSync(
      process.execPath,
      [
        ...[join(ROOT, 'generator/cli.ts'), 'rollback', dirname(published), PAIR, 'south-NO'],
        ...['--release', basename(one), '--then', `touch ${work}/then`],
        ...['--to', `command:test "$PORTAL_STEP $PORTAL_PAIR" != "publish ${failsAt}"`],
      ],
      { encoding: 'utf8' },
    )
  expect(rollBackBoth(PAIR).stdout).toBe('')
  expect([hasCanary(published), hasCanary(other), existsSync(join(work, 'then'))]).toEqual([true, true, false])
  expect(rollBackBoth('south-NO').stderr).toContain('Not rolled back: south-NO.')
  expect([hasCanary(published), hasCanary(other), existsSync(join(work, 'then'))]).toEqual([false, true, true])
})

test('[GEN-115] what was replaced long ago is removed; the present release, fresh ones and those for a rollback stay', async () => {
  const folders = ['one', 'two', 'three', 'four'].map(release)
  for (const folder of folders) exchangeLink(published, folder)
  const kept = () => readdirSync(dirname(folders[0] ?? '')).sort()
  const clean = (afterMs: number, keep: number, now = Date.now()) => cleanReleases(published, { afterMs, keep, now })
  expect(await clean(HOUR_MS, 0)).toEqual([])
  expect(kept()).toHaveLength(4)
  const later = Date.now() + 2 * HOUR_MS
  expect((await clean(HOUR_MS, 2, later)).sort()).toEqual([basename(folders[0] ?? '')])
  expect(await clean(HOUR_MS, 0, later)).toHaveLength(2)
  expect(kept()).toEqual([basename(folders[3] ?? '')])
  expect(current()).toBe('four')
})

test('[GEN-115] a release that another run has just brought, and is about to publish, stays', async () => {
  const [one, two] = ['one', 'two'].map(release) as [string, string]
  exchangeLink(published, one)
  const history = join(dirname(dirname(one)), `${PAIR}.history`)
  const now = Date.now()
  writeFileSync(history, `\n${new Date(now - 48 * HOUR_MS).toISOString()} ${basename(one)}`)
  expect(await cleanReleases(published, { afterMs: HOUR_MS, keep: 0, now })).toEqual([])
  // Nobody has published it since.
  expect(await cleanReleases(published, { afterMs: HOUR_MS, keep: 0, now: now + 2 * HOUR_MS })).toEqual([basename(two)])
})

test('[GEN-115] what was carried over from a release goes with it; what a kept release knows stays', async () => {
  const folders = ['one', 'two', 'three'].map(release) as [string, string, string]
  const [one, two, three] = folders
  for (const folder of folders) {
    if (existsSync(published)) carry(realpathSync(published), folder, folder)
    exchangeLink(published, folder)
  }
  // The first release is published again, so each of the other two has its script, and it has theirs.
  carry(three, one, one)
  carry(two, one, one)
  const scripts = () => readdirSync(join(one, '_assets')).sort()
  expect(scripts()).toEqual(['app.one.js', 'app.three.js', 'app.two.js', 'same.0a1b2c3d.js'])
  exchangeLink(published, one)
  const later = Date.now() + 2 * HOUR_MS
  expect(await cleanReleases(published, { afterMs: HOUR_MS, keep: 1, now: later })).toEqual([basename(two)])
  expect(scripts()).toEqual(['app.one.js', 'app.three.js', 'same.0a1b2c3d.js'])
  expect(Object.keys(carriedIn(published))).toEqual(['_assets/app.three.js'])
  expect(existsSync(join(three, '_assets', 'app.two.js'))).toBe(false)
  for (const folder of [one, three]) expect(driftOfFolder(folder, folder, carriedIn(folder))).toEqual([])
})

test('[GEN-115] a command gets assets first, pages last, then what only the old release had; if it fails it is told', async () => {
  const [one, two] = ['one', 'two'].map(release) as [string, string]
  const log = join(work, 'log')
  const target = targetOf(
    `command:{ echo "$PORTAL_STEP $PORTAL_PAIR $(basename "$PORTAL_RELEASE")"; cat "$PORTAL_FILES"; } >> ${log}`,
  )
  exchangeLink(published, one)
  await target.upload(deliveryOf(published, two))
  await target.publish(deliveryOf(published, two))
  exchangeLink(published, two)
  await cleanReleases(published, { afterMs: 0, keep: 0, now: Date.now() + 1 }, target)
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
    `upload ${PAIR} ${basename(two)}`,
    '_assets/app.two.js',
    '_assets/same.0a1b2c3d.js',
    `publish ${PAIR} ${basename(two)}`,
    '_headers',
    '_redirects',
    'hosting/nginx.conf',
    'robots.txt',
    'index.html',
    'faq/index.html',
    'en/faq/index.html',
    'manifest.json',
    `remove ${PAIR} ${basename(one)}`,
    '_assets/app.one.js',
  ])
  await expect(targetOf('command:exit 3').upload(deliveryOf(published, two))).rejects.toThrow(
    'The command ended with status 3 at the step upload of north-NO.',
  )
})

const hasRsync = spawnSync('rsync', ['--version']).status === 0
if (!hasRsync) console.warn('No rsync on this machine: it is not tried.')

test.skipIf(!hasRsync)('[GEN-115] rsync brings a whole release before its link, and removes an old one', async () => {
  const [one, two] = ['one', 'two'].map(release) as [string, string]
  const elsewhere = join(work, 'elsewhere')
  const target = targetOf(`rsync:${elsewhere}`)
  const publish = async (folder: string) => {
    await target.upload(deliveryOf(published, folder))
    await target.publish(deliveryOf(published, folder))
    exchangeLink(published, folder)
  }
  const there = () => readFileSync(join(elsewhere, PAIR, 'robots.txt'), 'utf8').trim()
  await publish(one)
  expect(there()).toBe('one')
  await target.upload(deliveryOf(published, two))
  expect(there()).toBe('one')
  await publish(two)
  expect(there()).toBe('two')
  expect(readlinkSync(join(elsewhere, PAIR))).toBe(`.releases/${PAIR}/${basename(two)}`)
  await rollBack(published, undefined, target)
  expect(there()).toBe('one')
  await rollBack(published, undefined, target)
  await cleanReleases(published, { afterMs: 0, keep: 0, now: Date.now() + 1 }, target)
  expect(readdirSync(join(elsewhere, '.releases', PAIR))).toEqual([basename(two)])
  expect(there()).toBe('two')
  // The script of the first release had been carried over when the second one was published again.
  const scripts = ['app.two.js', 'same.0a1b2c3d.js']
  for (const folder of [join(elsewhere, PAIR), published])
    expect(readdirSync(join(folder, '_assets')).sort()).toEqual(scripts)
  const nowhere = targetOf('rsync:/proc/nowhere')
  await expect(nowhere.upload(deliveryOf(published, two))).rejects.toThrow(/^rsync to \/proc\/nowhere failed: /)
})

const KEYS = { AWS_ACCESS_KEY_ID: 'RELEASER', AWS_SECRET_ACCESS_KEY: 'a-secret' }

test('[GEN-115] object storage gets assets, then other files, then pages, each page under its address too, and nothing that is never served', async () => {
  const asked: { method: string; path: string; headers: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    asked.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    request.resume().on('end', () => response.writeHead(request.url?.includes('refused') ? 403 : 200).end('no'))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  try {
    const env = { ...KEYS, AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const target = targetOf('s3://bucket/sites', env)
    const [one, two] = ['one', 'two'].map(release) as [string, string]
    exchangeLink(published, one)
    await target.upload(deliveryOf(published, two))
    await target.publish(deliveryOf(published, two))
    exchangeLink(published, two)
    const sent = asked.map(({ path }) => path.replace(`/bucket/sites/${PAIR}/`, ''))
    expect(sent.slice(0, 2).sort()).toEqual(['_assets/app.two.js', '_assets/same.0a1b2c3d.js'])
    expect(sent[2]).toBe('robots.txt')
    expect(sent.slice(3).sort()).toEqual(['en/faq', 'en/faq/index.html', 'faq', 'faq/index.html', 'index.html'])
    const headersOf = (path: string) => asked[sent.indexOf(path)]?.headers
    expect(headersOf('_assets/app.two.js')).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      authorization: expect.stringMatching(
        /^AWS4-HMAC-SHA256 Credential=RELEASER\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S*x-amz-content-sha256\S*, Signature=[\da-f]{64}$/,
      ),
    })
    expect(headersOf('faq')).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    asked.length = 0
    await cleanReleases(published, { afterMs: 0, keep: 0, now: Date.now() + 1 }, target)
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE /bucket/sites/${PAIR}/_assets/app.one.js`,
    ])
    const refused = targetOf('s3://refused', env)
    await expect(refused.upload(deliveryOf(published, two))).rejects.toThrow(/was answered 403: no/)
    expect(() => targetOf('s3://bucket', {})).toThrow(/needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/)
    expect(() => targetOf('ftp://host')).toThrow(/is not a target: rsync:/)
  } finally {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
})

test('[GEN-115] storage that refuses a file gets no more of them, and nothing is on its way when that is told', async () => {
  const asked: string[] = []
  let running = 0
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    running += 1
    const isRefused = request.url?.endsWith('/0.js')
    const answer = () => {
      running -= 1
      response.writeHead(isRefused ? 403 : 200).end()
    }
    request.resume().on('end', () => setTimeout(answer, isRefused ? 0 : 50))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  try {
    const folder = release('one')
    const files = Array.from({ length: 100 }, (_, index) => `_assets/${index}.js`)
    for (const file of files) writeFileSync(join(folder, file), '')
    const env = { ...KEYS, AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const upload = targetOf('s3://bucket', env).upload({ pair: PAIR, release: folder, files })
    await expect(upload).rejects.toThrow('was answered 403')
    expect({ running, few: asked.length < 20 }).toEqual({ running: 0, few: true })
  } finally {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
})

type Signed = { method: string; path: string; headers: Record<string, string>; body: string | Uint8Array }

/** What storage finds wrong with a signature of version 4, as Amazon documents it for S3; undefined if nothing is. */
function signatureFault({ method, path, headers, body }: Signed, secret: string, now: number): string | undefined {
  const [, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/.exec(
      headers['authorization'] ?? '',
    ) ?? []
  const { 'x-amz-date': time = '', 'x-amz-content-sha256': listed = '' } = headers
  if (signature === undefined) return 'no signature'
  for (const needed of ['host', ...Object.keys(headers).filter(name => name.startsWith('x-amz-'))])
    if (!names.split(';').includes(needed)) return `${needed} is not signed`
  const sent = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!time.startsWith(day) || !(Math.abs(now - sent) < 15 * 60 * 1000)) return 'another time'
  if (createHash('sha256').update(body).digest('hex') !== listed) return 'another body'
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  // Storage reads the name of the object, then encodes it by its own rules.
  const encoded = decodeURIComponent(path).replace(/[^A-Za-z0-9\-._~/]/gu, letter =>
    [...Buffer.from(letter)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  )
  const lines = names.split(';').map(name => `${name}:${(headers[name] ?? '').trim()}\n`)
  const canonical = [method, encoded, '', lines.join(''), names, listed].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex') === signature ? undefined : 'another signature'
}

// The two requests without a query that Amazon's documentation of S3 signs as examples.
const EXAMPLE_SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const example = (names: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`
const EXAMPLES: Signed[] = [
  {
    method: 'GET',
    path: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': sha(''),
      'x-amz-date': '20130524T000000Z',
      authorization: example(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    },
    body: '',
  },
  {
    method: 'PUT',
    path: '/test%24file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': sha('Welcome to Amazon S3.'),
      'x-amz-date': '20130524T000000Z',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      authorization: example(
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
    },
    body: 'Welcome to Amazon S3.',
  },
]

test('[GEN-115] storage that verifies signatures takes a release, whatever its files are called, and nothing of another key', async () => {
  for (const one of EXAMPLES) {
    const now = Date.parse('2013-05-24T00:00:00Z')
    expect(signatureFault(one, EXAMPLE_SECRET, now)).toBeUndefined()
    expect(signatureFault(one, 'another', now)).toBe('another signature')
    expect(signatureFault({ ...one, path: '/other' }, EXAMPLE_SECRET, now)).toBe('another signature')
    expect(signatureFault({ ...one, body: 'other' }, EXAMPLE_SECRET, now)).toBe('another body')
    expect(signatureFault(one, EXAMPLE_SECRET, now + 60 * 60 * 1000)).toBe('another time')
  }
  const objects = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = '', url: path = '' } = request
    const body = Buffer.concat(parts)
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const fault = signatureFault({ method, path, headers, body }, KEYS.AWS_SECRET_ACCESS_KEY, Date.now())
    if (fault !== undefined) return void response.writeHead(403).end(fault)
    if (method === 'PUT') objects.set(decodeURIComponent(path), body.toString())
    else objects.delete(decodeURIComponent(path))
    response.writeHead(method === 'PUT' ? 200 : 204).end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  try {
    const env = { ...KEYS, AWS_ENDPOINT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
    const folder = release('one')
    const names = ["_assets/a b+c&d=e$f!'()*~.js", '_assets/größe@2x,1;2.svg', '_assets/%41?#.js']
    for (const name of names) writeFileSync(join(folder, name), name)
    const delivery = { pair: PAIR, release: folder, files: names }
    await targetOf('s3://bucket/sites one', env).upload(delivery)
    expect(Object.fromEntries(objects)).toEqual(
      Object.fromEntries(names.map(name => [`/bucket/sites one/${PAIR}/${name}`, name])),
    )
    const region = targetOf('s3://bucket/sites one', {
      ...env,
      AWS_REGION: 'eu-north-1',
      AWS_SESSION_TOKEN: 'a/token==',
    })
    await region.remove(delivery)
    expect([...objects]).toEqual([])
    const foreign = targetOf('s3://bucket', { ...env, AWS_SECRET_ACCESS_KEY: 'another' })
    await expect(foreign.upload(delivery)).rejects.toThrow(/was answered 403: another signature/)
    expect([...objects]).toEqual([])
  } finally {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
})

// Swift of Debian, where it is installed (python3-swift): its interface is the one of S3, and it verifies signatures.
const PYTHON = '/usr/bin/python3'
const hasSwift = spawnSync(PYTHON, ['-c', 'import swift.common.middleware.s3api']).status === 0
if (!hasSwift)
  console.warn('No python3-swift on this machine: object storage is tried with a server of the test alone.')

test.skipIf(!hasSwift)(
  '[GEN-115] Swift has the files of the release, refuses another key, and after cleaning has none of the release before',
  { timeout: 120_000 },
  async () => {
    const keys = { AWS_ACCESS_KEY_ID: 'sites:releaser', AWS_SECRET_ACCESS_KEY: 'a-secret' }
    const folder = mkdtempSync(join(work, 'swift-'))
    const server = spawn(PYTHON, [join(import.meta.dirname, 'swift-storage.py'), folder, ...Object.values(keys)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    try {
      const [port] = (await once(server.stdout, 'data')) as [Buffer]
      const endpoint = `http://127.0.0.1:${String(port).trim()}`
      const client = new AwsClient({ accessKeyId: 'sites:releaser', secretAccessKey: 'a-secret', service: 's3' })
      const ask = (path: string, method = 'GET') => client.fetch(`${endpoint}/bucket${path}`, { method })
      expect((await ask('', 'PUT')).status).toBe(200)
      const objects = async () => [...(await (await ask('')).text()).matchAll(/<Key>([^<]*)/g)].map(([, name]) => name)

      const env = { ...keys, AWS_ENDPOINT_URL: endpoint }
      const target = targetOf('s3://bucket/sites', env)
      const [one, two] = ['one', 'two'].map(release) as [string, string]
      for (const kept of [one, two]) {
        await target.upload(deliveryOf(published, kept))
        await target.publish(deliveryOf(published, kept))
        exchangeLink(published, kept)
      }
      const pages = ['en/faq', 'en/faq/index.html', 'faq', 'faq/index.html', 'index.html', 'robots.txt']
      const assets = ['_assets/app.two.js', '_assets/same.0a1b2c3d.js']
      const inSites = (names: string[]) => names.map(name => `sites/${PAIR}/${name}`)
      expect(await objects()).toEqual(inSites(['_assets/app.one.js', ...assets, ...pages]))
      const script = await ask(`/sites/${PAIR}/_assets/app.two.js`)
      expect(await script.text()).toBe("export const name = 'two'")
      expect(Object.fromEntries(script.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^text\/javascript; ?charset=utf-8$/i),
      })
      expect(await (await ask(`/sites/${PAIR}/faq`)).text()).toBe('two')

      await cleanReleases(published, { afterMs: 0, keep: 0, now: Date.now() + 1 }, target)
      expect(await objects()).toEqual(inSites([...assets, ...pages]))
      const foreign = targetOf('s3://bucket/sites', { ...env, AWS_SECRET_ACCESS_KEY: 'another' })
      await expect(foreign.upload(deliveryOf(published, two))).rejects.toThrow(
        /was answered 403: .*SignatureDoesNotMatch/s,
      )

      const names = ["_assets/a b+c&d=e$f!'()*~.js", '_assets/größe@2x,1;2.svg', '_assets/%41?#.js']
      for (const name of names) writeFileSync(join(two, name), name)
      const delivery = { pair: PAIR, release: two, files: names }
      await targetOf('s3://bucket/names', env).upload(delivery)
      for (const name of names)
        expect(await (await ask(`/names/${PAIR}/${encodeURIComponent(name).replaceAll('%2F', '/')}`)).text()).toBe(name)
      await targetOf('s3://bucket/names', env).remove(delivery)
      expect(await objects()).toEqual(inSites([...assets, ...pages]))
    } finally {
      server.kill()
      await ended
    }
  },
)
