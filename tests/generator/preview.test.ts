import { spawnSync } from 'node:child_process'
import { cp, link, mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPreviewApp, startPreview } from '#generator/preview/index.ts'
import { headersFor, parseRules, verdictFor } from '#generator/preview/rules.ts'
import { ROOT } from '../../scripts/root.ts'
import { fixtureFiles, writeFixture } from './hosting-fixture.ts'

let fixture: Awaited<ReturnType<typeof writeFixture>>
beforeAll(async () => {
  fixture = await writeFixture()
})
afterAll(() => fixture.remove())

const get = (path: string, headers: Record<string, string> = {}) =>
  createPreviewApp(fixture.folder).request(path, { headers })

describe('[GEN-109] startPreview', () => {
  test('serves on loopback until it is closed', async () => {
    const preview = await startPreview({ folder: fixture.folder, port: 0 })
    expect(preview.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(preview.url)).status).toBe(200)
    await preview.close()
    await expect(fetch(preview.url)).rejects.toThrow()
  })

  test('reports that the port is taken', async () => {
    const preview = await startPreview({ folder: fixture.folder, port: 0 })
    const port = Number(new URL(preview.url).port)
    await expect(startPreview({ folder: fixture.folder, port })).rejects.toThrow('EADDRINUSE')
    await preview.close()
  })

  test('reports that the folder has no site', async () => {
    const folder = join(fixture.work, 'empty')
    await mkdir(folder)
    await expect(startPreview({ folder, port: 0 })).rejects.toThrow('is not a built site: it has no _redirects')
  })
})

test('where one of several pairs cannot be served, the command ends, and leaves none served', async () => {
  const out = join(fixture.work, 'several')
  for (const pair of ['east-NO', 'west-NO']) await cp(fixture.folder, join(out, pair), { recursive: true })
  const taken = await startPreview({ folder: fixture.folder, port: 0 })
  const port = Number(new URL(taken.url).port)
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'generator/cli.ts'), 'preview', '--out', out, '--port', String(port - 1)],
    { encoding: 'utf8', timeout: 60_000 },
  )
  await taken.close()
  expect({ status, signal }).toEqual({ status: 1, signal: null })
  expect(stderr).toContain('Stop what uses the port, or give another one with --port.')
})

describe('files', () => {
  test('are sent with Brotli where it is taken, the same bytes the second time', async () => {
    const app = createPreviewApp(fixture.folder)
    for (const _ of [1, 2]) {
      const response = await app.request('/faq', { headers: { 'accept-encoding': 'gzip, br' } })
      expect(response.headers.get('content-encoding')).toBe('br')
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('content-length')).toBe(String(bytes.length))
      expect(brotliDecompressSync(bytes).toString()).toBe(fixtureFiles['faq/index.html'])
    }
  })

  test('a file that two sites share is sent compressed by both, and replaced in one is new there alone', async () => {
    const words = (text: string) => `${text} `.repeat(600)
    const [one, other] = await Promise.all([writeFixture(), writeFixture()])
    const [at, from] = [join(other.folder, '_assets', 'shared.js'), join(one.folder, '_assets', 'shared.js')]
    await writeFile(from, words('shared'))
    await link(from, at)
    const [first, second] = [createPreviewApp(one.folder), createPreviewApp(other.folder)]
    const sent = async (app: typeof first) => {
      const response = await app.request('/_assets/shared.js', { headers: { 'accept-encoding': 'br' } })
      return brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()
    }
    expect(await Promise.all([sent(first), sent(second)])).toEqual([words('shared'), words('shared')])
    await writeFile(`${at}.new`, words('mended'))
    await utimes(`${at}.new`, (await stat(from)).atime, (await stat(from)).mtime)
    await rename(`${at}.new`, at)
    expect(await Promise.all([sent(first), sent(second)])).toEqual([words('shared'), words('mended')])
    await Promise.all([one.remove(), other.remove()])
  })

  test.for(['identity', 'br;q=0', 'deflate', ''])('are sent plain with accept-encoding %j', async accepted => {
    expect((await get('/faq', { 'accept-encoding': accepted })).headers.has('content-encoding')).toBe(false)
  })

  test('a tag changes with the encoding and with the file', async () => {
    const tagOf = async (headers = {}) => (await get('/flags.json', headers)).headers.get('etag')
    const before = await tagOf()
    await utimes(join(fixture.folder, 'flags.json'), 1, 1)
    expect(await tagOf()).not.toBe(before)
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(one => get('/faq', { 'accept-encoding': one })))
    expect(new Set(tags.map(one => one.headers.get('etag'))).size).toBe(3)
  })

  test('a range for another version gives the whole file', async () => {
    const response = await get('/_assets/map.0a1b2c.pmtiles', { range: 'bytes=0-1', 'if-range': '"other"' })
    expect([response.status, await response.text()]).toEqual([200, '0123456789'])
  })

  test('a link out of the folder is not followed', async () => {
    const secret = join(fixture.work, 'secret.txt')
    await writeFile(secret, 'secret')
    await symlink(secret, join(fixture.folder, 'link.txt'))
    expect((await get('/link.txt')).status).toBe(404)
    await rm(join(fixture.folder, 'link.txt'))
  })
})

describe('rules', () => {
  test('are read again when a build has replaced them', async () => {
    const site = await writeFixture()
    const app = createPreviewApp(site.folder)
    expect((await app.request('/old')).status).toBe(404)
    await writeFile(join(site.folder, '_redirects'), '/old /faq 308\n/* /404.html 404\n')
    await utimes(join(site.folder, '_redirects'), 5, 5)
    expect((await app.request('/old')).headers.get('location')).toBe('/faq')
    await site.remove()
  })

  const rules = parseRules({
    redirects:
      '# comment\n/a /b 308\n/x/:id /x/ 200\n/x/:id/ /x/:id 308\n/shut /404.html 404!\n/en/* /en/404.html 404\n',
    headers: '/*\n  A: base: with colon\n\n/x/*\n  A: other\n  B: b\n\n/:language/x\n  C: c\n',
  })

  test.for([
    ['/a', false, { status: 308, to: '/b' }],
    ['/a', true, { status: 308, to: '/b' }],
    ['/x/1', false, { status: 200, to: '/x/' }],
    ['/x/%2F/', false, { status: 308, to: '/x/%2F' }],
    ['/shut', true, { status: 404, to: '/404.html' }],
    ['/en/any/thing', false, { status: 404, to: '/en/404.html' }],
    ['/en/a.txt', true, undefined],
    ['/x', false, undefined],
  ] as const)('%s with a file there: %s', ([path, hasFile, expected]) => {
    const verdict = verdictFor(rules, path, hasFile)
    expect(verdict && { status: verdict.status, to: verdict.to }).toEqual(expected)
  })

  test.for([
    ['/', { a: 'base: with colon' }],
    ['/x/1', { a: 'other', b: 'b' }],
    ['/en/x', { a: 'base: with colon', c: 'c' }],
    ['/en/de/x', { a: 'base: with colon' }],
  ] as const)('headers of %s', ([path, expected]) => {
    expect(Object.fromEntries(headersFor(rules, path))).toEqual(expected)
  })
})
