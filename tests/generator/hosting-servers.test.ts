// One table of requests, three servers: the preview, nginx and Caddy must give the same answers.
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPreview } from '#generator/preview/index.ts'
import {
  caddyBinary,
  type Fixture,
  fixtureFiles,
  fixtureForms,
  fixtureHeaders,
  nginxBinary,
  type Served,
  startCaddy,
  startNginx,
  writeFixture,
} from './hosting-fixture.ts'

type Answer = { status: number; headers: Record<string, string>; body: string; bytes: Buffer }

/** Sends the path as it is written: `fetch` would tidy it first. */
const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const asked = request({ hostname, port, path, headers, method, agent: false }, response => {
      const chunks: Buffer[] = []
      response.on('data', chunk => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [
              name,
              Array.isArray(value) ? value.join('|') : (value ?? ''),
            ]),
          ),
          body: Buffer.concat(chunks).toString(),
          bytes: Buffer.concat(chunks),
        }),
      )
    })
    asked.once('error', reject)
    asked.end()
  })

const REVALIDATE = 'public, max-age=0, must-revalidate'
const FOREVER = 'public, max-age=31536000, immutable'
const DAY = 'public, max-age=86400'
const HTML = 'text/html; charset=utf-8'

type Expected = {
  file?: string
  status?: number
  location?: string
  cache?: string
  type?: string
  robots?: string
  referrer?: string
}

const found = (file: string, more: Expected = {}): Expected => ({ file, type: HTML, ...more })
const hidden = (file: string, more: Expected = {}): Expected => found(file, { robots: 'noindex', ...more })
const secret = (file: string): Expected => hidden(file, { referrer: 'no-referrer' })
const moved = (location: string, more: Expected = {}): Expected => ({ status: 308, location, ...more })
const lost = (file = '404.html', more: Expected = {}): Expected => found(file, { status: 404, ...more })

const table: Record<string, Expected> = {
  // Pages, each at one address
  '/': found('index.html'),
  '/?utm_source=x': found('index.html'),
  '/faq': found('faq/index.html'),
  '/faq?from=mail': found('faq/index.html'),
  '/en': found('en/index.html'),
  '/en/faq': found('en/faq/index.html'),
  '/zh-HK': found('zh-HK/index.html'),
  '/maintenance': hidden('maintenance/index.html'),
  '/en/connect': hidden('en/connect/index.html'),
  '/order-tracking': hidden('order-tracking/index.html'),
  // Other ways to write them
  '/faq/': moved('/faq'),
  '/faq/?from=mail': moved('/faq?from=mail'),
  '/en/': moved('/en'),
  '/en/faq/': moved('/en/faq'),
  '/index.html': moved('/'),
  '/index.html?a=b': moved('/?a=b'),
  '/faq/index.html': moved('/faq'),
  '/zh-HK/index.html': moved('/zh-HK'),
  '/order-tracking/': moved('/order-tracking', { robots: 'noindex' }),
  '/order-tracking/v-12/': moved('/order-tracking/v-12', { robots: 'noindex' }),
  '/en/tracking/o-1/?x=1': moved('/en/tracking/o-1?x=1', { robots: 'noindex', referrer: 'no-referrer' }),
  // Routes with ids
  '/order-tracking/v-12': hidden('order-tracking/index.html'),
  '/en/order-tracking/v-12': hidden('en/order-tracking/index.html'),
  '/history/v%2012?page=2': hidden('history/index.html'),
  '/bulk-order/v-12': hidden('bulk-order/index.html'),
  '/zh-HK/bulk-order/v-12/job.7': hidden('zh-HK/bulk-order/index.html'),
  '/request-a-rider?orderID=7': hidden('request-a-rider/index.html'),
  '/request-a-rider/v-12': hidden('request-a-rider/index.html'),
  '/request-a-rider/v-12.css': hidden('request-a-rider/index.html'),
  '/tracking/o-1': secret('tracking/index.html'),
  '/en/tracking/o-1': secret('en/tracking/index.html'),
  '/delivery-receipt/o-1': secret('delivery-receipt/index.html'),
  // Not found, in the language of the address
  '/nothing': lost(),
  '/en/nothing': lost('en/404.html'),
  '/en/nothing/at/all': lost('en/404.html'),
  '/zh-HK/nothing': lost(),
  '/english': lost(),
  '/tracking': lost(),
  '/en/tracking': lost('en/404.html'),
  '/tracking/': lost('404.html', { robots: 'noindex', referrer: 'no-referrer' }),
  '/tracking/o-1/x': lost('404.html', { robots: 'noindex', referrer: 'no-referrer' }),
  '/bulk-order/v/j/x': lost('404.html', { robots: 'noindex' }),
  '/helpcenter/v-12': lost('404.html', { robots: 'noindex' }),
  '/icons': lost(),
  '/icons/': lost(),
  '/nothing.css': lost(),
  '/_assets/old.js': lost(),
  // Not for the public
  '/hosting/nginx.conf': lost(),
  '/hosting/Caddyfile': lost(),
  '/hosting/': lost(),
  '/_headers': lost(),
  '/_redirects': lost(),
  '//hosting/nginx.conf': lost(),
  '/hosting//nginx.conf': lost(),
  '/hosting%2Fnginx.conf': lost(),
  '/%68osting/nginx.conf': lost(),
  '/./hosting/nginx.conf': lost(),
  '/en/../hosting/nginx.conf': lost(),
  '//_headers': lost(),
  '/%5Fredirects': lost(),
  '//manifest.json': lost(),
  '/manifest%2ejson': lost(),
  // Addresses that are written in another way lead to the same
  '//faq': found('faq/index.html'),
  '/%66aq': found('faq/index.html'),
  '/en//faq': found('en/faq/index.html'),
  '/en%2Ffaq': found('en/faq/index.html'),
  '/en/../faq': found('faq/index.html'),
  '//faq/': moved('/faq'),
  '/faq//': moved('/faq'),
  '/faq%2F': moved('/faq'),
  '/faq%2f?a=b': moved('/faq?a=b'),
  '/faq%2Findex.html': moved('/faq'),
  '/faq/index%2ehtml': moved('/faq'),
  '/index%2Ehtml': moved('/'),
  '/order-tracking/v-12%2F': moved('/order-tracking/v-12', { robots: 'noindex' }),
  '/en//faq/?a=b': moved('/en/faq?a=b'),
  '//en/faq/index.html': moved('/en/faq'),
  '///index.html': moved('/'),
  '//order-tracking/v-12/': moved('/order-tracking/v-12', { robots: 'noindex' }),
  '/%6Frder-tracking/v-12': hidden('order-tracking/index.html'),
  '//tracking//o-1': secret('tracking/index.html'),
  '/tracking/o%2F1': lost('404.html', { robots: 'noindex', referrer: 'no-referrer' }),
  '//en//nothing': lost('en/404.html'),
  '//_assets//app.0a1b2c.js': {
    file: '_assets/app.0a1b2c.js',
    cache: FOREVER,
    type: 'text/javascript; charset=utf-8',
  },
  '/%66lags.json': { file: 'flags.json', cache: 'no-cache', type: 'application/json' },
  // Files
  '/_assets/app.0a1b2c.js': { file: '_assets/app.0a1b2c.js', cache: FOREVER, type: 'text/javascript; charset=utf-8' },
  '/_assets/worker.0a1b2c.mjs': {
    file: '_assets/worker.0a1b2c.mjs',
    cache: FOREVER,
    type: 'text/javascript; charset=utf-8',
  },
  '/_assets/map.0a1b2c.pmtiles': {
    file: '_assets/map.0a1b2c.pmtiles',
    cache: FOREVER,
    type: 'application/vnd.pmtiles',
  },
  '/_assets/sum.0a1b2c.wasm': { file: '_assets/sum.0a1b2c.wasm', cache: FOREVER, type: 'application/wasm' },
  '/manifest.webmanifest': { file: 'manifest.webmanifest', cache: DAY, type: 'application/manifest+json' },
  '/favicon.ico': { file: 'favicon.ico', cache: DAY, type: 'image/x-icon' },
  '/icons/icon-192.png': { file: 'icons/icon-192.png', cache: DAY, type: 'image/png' },
  '/flags.json': { file: 'flags.json', cache: 'no-cache', type: 'application/json' },
  '/flags.json?t=1': { file: 'flags.json', cache: 'no-cache', type: 'application/json' },
  '/robots.txt': { file: 'robots.txt', type: 'text/plain; charset=utf-8' },
  '/sitemap.xml': { file: 'sitemap.xml', type: 'application/xml' },
  '/manifest.json': lost(),
}

const constant = fixtureHeaders('prd').filter(([name]) => name !== 'Referrer-Policy')

const servers = [
  { name: 'preview', missing: undefined, start: (folder: string, _: string) => startPreview({ folder, port: 0 }) },
  { name: 'nginx', missing: nginxBinary ? undefined : 'nginx is not installed', start: startNginx },
  { name: 'caddy', missing: caddyBinary ? undefined : 'caddy is not installed', start: startCaddy },
]

for (const { name, missing, start } of servers) {
  const title = missing ? `${name} (left out: ${missing})` : name
  describe.skipIf(missing)(title, () => {
    let served: Served
    let fixture: Awaited<ReturnType<typeof writeFixture>>

    beforeAll(async () => {
      fixture = await writeFixture()
      served = await start(fixture.folder, fixture.work)
    })
    afterAll(async () => {
      await served?.close()
      await fixture?.remove()
    })

    test.for(Object.entries(table))('[GEN-109] [CST-101] %s', async ([path, expected]) => {
      const { status, headers, body } = await ask(served.url, path)
      expect(status).toBe(expected.status ?? 200)
      expect(headers.location).toBe(expected.location)
      expect(headers['cache-control']).toBe(expected.cache ?? REVALIDATE)
      expect(headers['x-robots-tag']).toBe(expected.robots)
      expect(headers['referrer-policy']).toBe(expected.referrer ?? 'strict-origin-when-cross-origin')
      for (const [header, value] of constant) expect(headers[header.toLowerCase()]).toBe(value)
      if (expected.type) expect(headers['content-type']).toBe(expected.type)
      if (expected.file) expect(body).toBe(fixtureFiles[expected.file])
    })

    test('pages are compressed when asked for, and send Vary', async () => {
      const { headers, body } = await ask(served.url, '/faq', { 'accept-encoding': 'gzip' })
      expect(headers['content-encoding']).toBe('gzip')
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
      expect(body.length).toBeLessThan((fixtureFiles['faq/index.html'] ?? '').length / 4)
    })

    test.for(['/sitemap.xml', '/manifest.webmanifest', '/flags.json', '/nothing', '/en/nothing'])(
      'whatever is text is compressed, a page that is not found too: %s',
      async path => {
        const { headers } = await ask(served.url, path, { 'accept-encoding': 'gzip' })
        expect(headers['content-encoding']).toBe('gzip')
        for (const [header, value] of constant) expect(headers[header.toLowerCase()]).toBe(value)
      },
    )

    test('a known tag is answered with 304 and the same headers', async () => {
      const first = await ask(served.url, '/_assets/app.0a1b2c.js')
      const again = await ask(served.url, '/_assets/app.0a1b2c.js', { 'if-none-match': first.headers.etag ?? '' })
      expect(first.headers.etag).toMatch(/^(W\/)?"/)
      expect(again).toMatchObject({ status: 304, body: '' })
      expect(again.headers['cache-control']).toBe(FOREVER)
    })

    test('a part of a file is answered with 206, one beyond its end with 416', async () => {
      const part = await ask(served.url, '/_assets/map.0a1b2c.pmtiles', { range: 'bytes=2-4' })
      expect(part).toMatchObject({ status: 206, body: '234' })
      expect(part.headers['content-range']).toBe('bytes 2-4/10')
      expect((await ask(served.url, '/_assets/map.0a1b2c.pmtiles', { range: 'bytes=-3' })).body).toBe('789')
      expect((await ask(served.url, '/_assets/map.0a1b2c.pmtiles', { range: 'bytes=20-' })).status).toBe(416)
    })

    test.for(['/..%2fsite%2findex.html', '/%2e%2e/site/index.html', '/faq/..%5c..%5cindex.html', '/%00', '/%zz'])(
      'no way out of the folder: %s',
      async path => {
        const { status, body } = await ask(served.url, path)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(body).not.toBe(fixtureFiles['index.html'])
      },
    )

    test('HEAD gives the headers alone; other methods are refused', async () => {
      const head = await ask(served.url, '/faq', {}, 'HEAD')
      expect(head).toMatchObject({ status: 200, body: '' })
      expect(head.headers['content-type']).toBe(HTML)
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
        expect((await ask(served.url, '/tracking/o-1', {}, method)).status).toBe(405)
    })
  })

  describe.skipIf(missing)(`${title}, with files that the build compressed`, () => {
    let served: Served
    let fixture: Fixture
    // nginx sends .br files by a module that its packages lack.
    const sent = name === 'nginx' ? (['gzip'] as const) : (['gzip', 'br'] as const)
    const addresses: [path: string, file: string, status: number][] = [
      ['/_assets/app.0a1b2c.js', '_assets/app.0a1b2c.js', 200],
      ['/faq', 'faq/index.html', 200],
      ['/request-a-rider/v-12', 'request-a-rider/index.html', 200],
      ['/nothing', '404.html', 404],
    ]

    beforeAll(async () => {
      fixture = await writeFixture(true)
      served = await start(fixture.folder, fixture.work)
    })
    afterAll(async () => {
      await served?.close()
      await fixture?.remove()
    })

    test.for(sent.flatMap(encoding => addresses.map(address => [encoding, ...address] as const)))(
      '[GEN-120] %s of %s is sent as it is, with the type and the headers of the file',
      async ([encoding, path, file, status]) => {
        const [plain, packed] = [
          await ask(served.url, path),
          await ask(served.url, path, { 'accept-encoding': encoding }),
        ]
        expect(packed.status).toBe(status)
        expect(packed.headers['content-encoding']).toBe(encoding)
        expect(packed.bytes).toEqual(fixtureForms[`${file}.${encoding === 'gzip' ? 'gz' : 'br'}`])
        expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding')
        for (const header of ['content-type', 'cache-control', 'content-security-policy', 'x-robots-tag'])
          expect(packed.headers[header]).toBe(plain.headers[header])
        expect(plain.body).toBe(fixtureFiles[file])
      },
    )

    test('[GEN-120] a file without a form is compressed on its way, one that is not text never', async () => {
      const { headers } = await ask(served.url, '/en/faq', { 'accept-encoding': 'gzip' })
      expect(headers['content-encoding']).toBe('gzip')
      const picture = await ask(served.url, '/icons/icon-192.png', { 'accept-encoding': 'gzip' })
      expect(picture.headers['content-encoding']).toBeUndefined()
    })

    test.for(['/_assets/app.0a1b2c.js.gz', '/_assets/app.0a1b2c.js.br', '/faq/index.html.gz', '/404.html.br'])(
      '[GEN-120] a form has no address of its own: %s',
      async path => {
        const { status, body, headers } = await ask(served.url, path)
        expect(status).toBe(404)
        expect(body).toBe(fixtureFiles['404.html'])
        expect(headers['cache-control']).toBe(REVALIDATE)
      },
    )

    test('[GEN-120] an id may end as a form does', async () => {
      expect(await ask(served.url, '/history/v-12.gz')).toMatchObject({
        status: 200,
        body: fixtureFiles['history/index.html'],
      })
    })
  })
}
