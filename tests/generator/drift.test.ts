import { createHash } from 'node:crypto'
import fs, {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { driftOfHost } from '#generator/drift/host.ts'
import { driftOfHosts } from '#generator/drift/hosts.ts'
import { driftAsText, driftOfFolder } from '#generator/drift/index.ts'
import { type Preview, startPreview } from '#generator/preview/index.ts'
import { caddyBinary, type Fixture, nginxBinary, startContained, startNginx, writeFixture } from './hosting-fixture.ts'

let fixture: Fixture
let release: string
let served: string
let host: Preview | undefined

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

beforeAll(async () => {
  fixture = await writeFixture()
  // A server without rights reads it.
  chmodSync(fixture.work, 0o755)
  release = fixture.folder
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'manifest.json')
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(release.length + 1), hashOf(readFileSync(path))])
  const settings = { environmentId: 'prd', origin: 'https://no.north.example' }
  const manifest = { version: 1, pair: 'north-NO', files: Object.fromEntries(files), inputs: {}, settings }
  writeFileSync(join(release, 'manifest.json'), JSON.stringify(manifest))
})
afterAll(() => fixture.remove())

beforeEach(() => {
  served = join(mkdtempSync(join(fixture.work, 'host-')), 'site')
  cpSync(release, served, { recursive: true })
})
afterEach(async () => {
  await host?.close()
  host = undefined
  rmSync(served, { recursive: true, force: true })
})

/** What differs when the changed copy is served. */
async function differences(): Promise<string[]> {
  host = await startPreview({ folder: served, port: 0 })
  return driftAsText(await driftOfHost(release, host.url))
}

function change(file: string, from: string, to: string): void {
  const before = readFileSync(join(served, file), 'utf8')
  expect(before).toContain(from)
  writeFileSync(
    join(served, file),
    before.replace(from, () => to),
  )
}

test('[GEN-116] a host that serves the release differs in nothing', async () => {
  expect(await differences()).toEqual([])
})

test.skipIf(!nginxBinary)('[GEN-116] nginx with the emitted rules differs in nothing', async () => {
  const nginx = await startNginx(served, join(served, '..'))
  try {
    expect(driftAsText(await driftOfHost(release, nginx.url))).toEqual([])
  } finally {
    await nginx.close()
  }
})

test.each([
  ['nginx', nginxBinary],
  ['caddy', caddyBinary],
] as const)(
  '[GEN-109] %s in a container, without rights, serves the release, and answers the check of its health',
  async (kind, binary) => {
    if (!binary) return console.warn(`No ${kind} on this machine: its container is not tried.`)
    const work = join(served, '..')
    const server = await startContained(kind, served, work)
    try {
      expect(driftAsText(await driftOfHost(release, server.url))).toEqual([])
      const health = await fetch(`${server.url}/healthz`)
      expect(health.status).toBe(204)
      expect((await fetch(`${server.url}/manifest.json`)).status).toBe(404)
    } finally {
      await server.close()
    }
  },
)

test('[GEN-116] one flipped byte is named, with its place', async () => {
  const path = join(served, '_assets/app.0a1b2c.js')
  const bytes = readFileSync(path)
  bytes[100] = (bytes[100] ?? 0) ^ 1
  writeFileSync(path, bytes)
  expect(await differences()).toEqual([`/_assets/app.0a1b2c.js: 1 of ${bytes.length} bytes differs, the first at 100`])
})

test('[GEN-116] a script that somebody put into a page is named with its address or its hash', async () => {
  change('request-a-rider/index.html', '</title>', '</title><script async SRC="https://skim.example/a.js"></script>')
  change('faq/index.html', '</title>', '</title><script>steal()</script>')
  const found = await differences()
  expect(found).toContainEqual(
    expect.stringMatching(/^\/request-a-rider and .*: a foreign script: https:\/\/skim\.example\/a\.js$/),
  )
  const hash = createHash('sha256').update('steal()').digest('base64')
  expect(found.filter(line => line.startsWith('/faq'))).toContain(`/faq: a foreign script: steal() (sha256-${hash})`)
})

test('[GEN-116] of many hosts the one with a flipped byte is named, and one that does not answer, whatever their order', async () => {
  const path = join(served, 'sitemap.xml')
  const bytes = readFileSync(path)
  bytes[20] = (bytes[20] ?? 0) ^ 1
  writeFileSync(path, bytes)
  const whole = await startPreview({ folder: release, port: 0 })
  host = await startPreview({ folder: served, port: 0 })
  const seen: string[] = []
  try {
    const targets = [whole.url, 'http://127.0.0.1:9', host.url, whole.url, whole.url, whole.url].map(url => ({
      host: url,
      release,
    }))
    const found = await driftOfHosts(targets, one => seen.push(one.host))
    expect(found.map(one => one.host)).toEqual(targets.map(one => one.host))
    expect(found.map(({ differences: all }) => driftAsText(all))).toEqual([
      [],
      [],
      [expect.stringMatching(/^\/sitemap\.xml: 1 of \d+ bytes differs, the first at 20$/)],
      [],
      [],
      [],
    ])
    expect(found.map(({ failure }) => failure)).toEqual([
      undefined,
      expect.stringMatching(/^No answer from http:\/\/127\.0\.0\.1:9/),
      ...Array.from({ length: 4 }, () => undefined),
    ])
    expect(seen.sort()).toEqual(targets.map(one => one.host).sort())
  } finally {
    await whole.close()
  }
})

test('[GEN-116] a file that is longer or gone is named', async () => {
  writeFileSync(join(served, 'robots.txt'), 'User-agent: *\nDisallow: /\n')
  rmSync(join(served, 'icons/icon-192.png'))
  expect(await differences()).toEqual([
    expect.stringMatching(/^\/icons\/icon-192\.png: status 404, not 200$/),
    '/robots.txt: 26 bytes, not 14; they differ from byte 14 on',
  ])
})

test('[GEN-116] one changed header is named with both values, and once for all addresses that have it', async () => {
  change('_headers', 'X-Content-Type-Options: nosniff', 'X-Content-Type-Options: sniff')
  const found = await differences()
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^\/ and \d+ others: header x-content-type-options is "sniff", not "nosniff"$/)
})

test('[GEN-116] a header of one path that is missing, and one that is too much, are named', async () => {
  change('_headers', '/flags.json\n  Cache-Control: no-cache', '/flags.json\n  X-Robots-Tag: noindex')
  expect(await differences()).toEqual([
    '/flags.json: header cache-control is "public, max-age=0, must-revalidate", not "no-cache"',
    '/flags.json: header x-robots-tag is "noindex", and the release has none',
  ])
})

test('[GEN-116] a redirect that leads elsewhere, and one that is gone, are named', async () => {
  change('_redirects', '/faq/ /faq 308', '/faq/ /en/faq 308')
  change('_redirects', '/en/faq/ /en/faq 308\n', '')
  expect(await differences()).toEqual([
    '/en/faq/: header location is missing, not "/en/faq"',
    '/en/faq/: status 200, not 308',
    '/faq/: header location is "/en/faq", not "/faq"',
  ])
})

test('[GEN-116] an answer that is wrong when it is compressed is named', async () => {
  const inner = await startPreview({ folder: served, port: 0 })
  const proxy = createServer(async (request, response) => {
    const { headers } = request
    const answer = await fetch(`${inner.url}${request.url}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    })
    const packed: Record<string, Buffer> = {
      '/faq': gzipSync('an older page'),
      '/en/faq': Buffer.from('no gzip at all'),
    }
    const sent = headers['accept-encoding'] === 'identity' ? undefined : packed[request.url ?? '']
    const kept = [...answer.headers].filter(
      ([name]) => !['content-length', 'connection', 'transfer-encoding', 'keep-alive'].includes(name),
    )
    response.writeHead(answer.status, { ...Object.fromEntries(kept), ...(sent && { 'content-encoding': 'gzip' }) })
    response.end(sent ?? Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = proxy.address() as AddressInfo
    const found = driftAsText(await driftOfHost(release, `http://127.0.0.1:${port}`))
    expect(found).toEqual([
      '/en/faq: compressed: the answer cannot be unpacked',
      expect.stringMatching(/^\/faq: compressed: 13 bytes, not \d+; they differ from byte 0 on$/),
    ])
  } finally {
    proxy.closeAllConnections()
    await new Promise(resolve => proxy.close(resolve))
    await inner.close()
  }
})

test('[GEN-116] in a folder every file that differs, is missing or is too much is named', async () => {
  expect(driftOfFolder(release, served)).toEqual([])
  change('robots.txt', '*', 'x')
  rmSync(join(served, 'flags.json'))
  writeFileSync(join(served, 'faq', 'old.html'), 'x')
  expect(driftAsText(driftOfFolder(release, served))).toEqual([
    '/faq/old.html: the release has no such file',
    '/flags.json: the file is missing',
    '/robots.txt: 1 of 14 bytes differs, the first at 12',
  ])
  // Against its own manifest the bytes are not at hand, the hashes are.
  expect(driftAsText(driftOfFolder(served, served))).toContain('/robots.txt: the bytes are not those of manifest.json')
})

test('[GEN-116] of a release that has lost a file, the folder that has it otherwise is named', () => {
  const damaged = join(fixture.work, 'damaged')
  cpSync(release, damaged, { recursive: true })
  rmSync(join(damaged, 'robots.txt'))
  change('robots.txt', '*', 'x')
  expect(driftAsText(driftOfFolder(damaged, served))).toEqual(['/robots.txt: the bytes are not those of manifest.json'])
})

test('[GEN-116] a file that goes while the folder is read is missing', () => {
  const { readdirSync: list } = fs
  const listed = join(served, 'faq')
  fs.readdirSync = ((folder: string, options: { withFileTypes: true }) => {
    const entries = list(folder, options)
    // Between the listing and the files: a cleaning, or another release.
    if (folder === listed) for (const path of ['faq', 'robots.txt']) rmSync(join(served, path), { recursive: true })
    return entries
  }) as typeof list
  syncBuiltinESMExports()
  try {
    expect(driftAsText(driftOfFolder(release, served))).toEqual([
      '/faq/index.html and /robots.txt: the file is missing',
    ])
  } finally {
    fs.readdirSync = list
    syncBuiltinESMExports()
  }
})

test('[GEN-116] a link in a folder is named, to a file, to a folder or to nothing, and in the place of a file', () => {
  rmSync(join(served, 'flags.json'))
  const links = {
    'flags.json': join(release, 'flags.json'),
    'passwd.txt': '/etc/passwd',
    etc: '/etc',
    gone: '/no/such',
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(served, name))
  for (const against of [release, served])
    expect(driftAsText(driftOfFolder(against, served))).toEqual(['/etc and 3 others: this is no file'])
})

test('[GEN-116] a host that does not answer is an error', async () => {
  await expect(driftOfHost(release, 'http://127.0.0.1:9')).rejects.toThrow(/No answer from http:\/\/127\.0\.0\.1:9/)
})

test('[GEN-116] what the manifest names counts, whatever became of the folder of the release', async () => {
  host = await startPreview({ folder: release, port: 0 })
  change('robots.txt', '*', 'x')
  expect(await driftOfHost(served, host.url)).toEqual([])
  await host.close()
  // A host with the same damage has not what was released, and there is nothing to compare it with byte by byte.
  host = await startPreview({ folder: served, port: 0 })
  await expect(driftOfHost(served, host.url)).rejects.toThrow(/robots\.txt .* is not what its manifest\.json names/)
  change('robots.txt', 'x', '*')
  change('_headers', 'X-Content-Type-Options: nosniff', 'X-Content-Type-Options: sniff')
  await expect(driftOfHost(served, host.url)).rejects.toThrow(/_headers .* is not what its manifest\.json names/)
})

test('[GEN-116] of equal compressed answers one is unpacked, and a flipped bit in one of them is named all the same', async () => {
  const page = gzipSync(readFileSync(join(release, 'faq/index.html')))
  const damaged = Buffer.from(page)
  damaged[page.length - 20] = (damaged[page.length - 20] ?? 0) ^ 1
  const inner = await startPreview({ folder: release, port: 0 })
  let packed = page
  const proxy = createServer(async (request, response) => {
    const isPacked = request.url === '/faq' && request.headers['accept-encoding'] !== 'identity'
    const answer = await fetch(`${inner.url}${request.url}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    })
    const kept = [...answer.headers].filter(([name]) => !['content-length', 'connection', 'keep-alive'].includes(name))
    response.writeHead(answer.status, { ...Object.fromEntries(kept), ...(isPacked && { 'content-encoding': 'gzip' }) })
    response.end(isPacked ? packed : Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  try {
    for (const [bytes, expected] of [
      [page, []],
      [damaged, [expect.stringMatching(/^\/faq: compressed: /)]],
      [page, []],
    ] as const) {
      packed = bytes
      expect(driftAsText(await driftOfHost(release, url))).toEqual(expected)
    }
  } finally {
    proxy.closeAllConnections()
    await new Promise(resolve => proxy.close(resolve))
    await inner.close()
  }
})
