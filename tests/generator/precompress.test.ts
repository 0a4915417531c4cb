import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBuildCache, openNoCache } from '#generator/cache/build-cache.ts'
import { contentHash } from '#generator/cache/content-hash.ts'
import { precompressor } from '#generator/publish/precompress.ts'

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'precompress-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

const TEXT = Buffer.from('<p>Ready to send something?</p>\n'.repeat(100))

type Input = Record<string, Uint8Array>

async function formsOf(files: Input, cache = openNoCache(work)): Promise<Map<string, Uint8Array>> {
  const hashes = Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, contentHash(bytes)]))
  return new Map(await precompressor(cache)(Object.entries(files), hashes))
}

test('[GEN-120] a text gets a brotli and a gzip form, which hold its very bytes', async () => {
  const forms = await formsOf({ 'faq/index.html': TEXT, '_assets/app.0a1b2c.js': TEXT })
  expect([...forms.keys()].sort()).toEqual([
    '_assets/app.0a1b2c.js.br',
    '_assets/app.0a1b2c.js.gz',
    'faq/index.html.br',
    'faq/index.html.gz',
  ])
  expect(brotliDecompressSync(forms.get('faq/index.html.br') ?? TEXT)).toEqual(TEXT)
  expect(gunzipSync(forms.get('faq/index.html.gz') ?? TEXT)).toEqual(TEXT)
})

test.for<[why: string, path: string, bytes: Uint8Array]>([
  ['a picture is compressed already', 'icons/icon-192.png', TEXT],
  ['a small file fits into one packet anyway', 'robots.txt', TEXT.subarray(0, 1000)],
  ['what does not become smaller', 'flags.json', randomBytes(4000)],
  ['the rules of a host are never served', 'hosting/scripts.json', TEXT],
  ['nor are those of static hosts', '_headers', TEXT],
])('[GEN-120] no form: %s', async ([, path, bytes]) => {
  expect([...(await formsOf({ [path]: bytes })).keys()]).toEqual([])
})

test('[GEN-120] what was compressed once is taken from the cache, by its contents', async () => {
  const first = await formsOf({ 'index.html': TEXT }, openBuildCache(work))
  const entries = readdirSync(join(work, 'compressed'))
  expect(entries).toHaveLength(1)
  const again = await formsOf({ 'en/index.html': Buffer.from(TEXT) }, openBuildCache(work))
  expect(readdirSync(join(work, 'compressed'))).toEqual(entries)
  expect(again.get('en/index.html.br')).toEqual(first.get('index.html.br'))

  const planted = { br: Buffer.from('br'), gz: Buffer.from('gz') }
  const cache = { ...openNoCache(work), read: () => planted as never }
  const taken = await formsOf({ 'index.html': TEXT.subarray(1) }, cache)
  expect([...taken]).toEqual([
    ['index.html.br', planted.br],
    ['index.html.gz', planted.gz],
  ])
})

test('[GEN-120] the same bytes twice in one run are compressed once, and the forms are the same object', async () => {
  const forms = await formsOf({ '_assets/a.0a1b2c.js': TEXT, '_assets/b.0a1b2c.js': TEXT })
  expect(forms.get('_assets/a.0a1b2c.js.br')).toBe(forms.get('_assets/b.0a1b2c.js.br'))
})
