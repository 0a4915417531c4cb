import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf, openBuildCache, openNoCache } from '#generator/cache/build-cache.ts'
import { openFileHashes, stateOf } from '#generator/cache/file-hashes.ts'
import { reachableFrom } from '#generator/cache/reachable.ts'
import { bundleKey } from '#generator/render/bundle.ts'

let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

function write(path: string, text: string): string {
  const file = join(work, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  return file
}

/** Says that a file was last changed long ago, as most are. */
function settle(file: string): string {
  utimesSync(file, new Date(0), new Date(Date.now() - 60_000))
  return file
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The only entry of a kind. */
const entry = (kind: string) => join(work, kind, readdirSync(join(work, kind))[0] ?? '')

test('a value is found again under the same inputs, by the same maker, and under no other', async () => {
  const made: string[] = []
  const drawnBy = (maker: string, ...inputs: string[]) =>
    openBuildCache(work, maker).getOrMake('icons', inputs, async () => {
      made.push(`${maker} ${inputs}`)
      return [{ path: 'a.png', contents: Buffer.from(inputs.join()) }]
    })
  await drawnBy('one', 'logo', 'red')
  const [again] = await drawnBy('one', 'logo', 'red')
  expect(again?.contents.toString()).toBe('logo,red')
  await drawnBy('one', 'logo', 'blue')
  await drawnBy('one', 'logored', '')
  await drawnBy('other', 'logo', 'red')
  expect(made).toEqual(['one logo,red', 'one logo,blue', 'one logored,', 'other logo,red'])
})

test.each([
  ['cut short', (file: string) => truncateSync(file, readFileSync(file).length - 1)],
  ['empty', (file: string) => writeFileSync(file, '')],
  [
    'changed in one bit',
    (file: string) => {
      const bytes = readFileSync(file)
      bytes[bytes.length - 2] = (bytes.at(-2) ?? 0) ^ 1
      writeFileSync(file, bytes)
    },
  ],
])('an entry that is %s counts as not there', (_, harm) => {
  const cache = openBuildCache(work)
  cache.write('pictures', 'name', { picture: 'social.png' })
  expect(cache.read('pictures', 'name')).toEqual({ picture: 'social.png' })
  harm(entry('pictures'))
  expect(cache.read('pictures', 'name')).toBeUndefined()
})

test('a folder appears when it is whole; a damaged one is made again; a failed one leaves nothing', async () => {
  const cache = openBuildCache(work)
  let times = 0
  const fill = async (folder: string) => {
    times += 1
    writeFileSync(join(folder, 'entry.mjs'), 'export {}')
    expect(readdirSync(join(work, 'bundles')).every(name => name.endsWith('.draft'))).toBe(times === 1)
  }
  const folder = await cache.getOrMakeFolder('bundles', 'program', fill)
  expect(await cache.getOrMakeFolder('bundles', 'program', fill)).toBe(folder)
  expect(times).toBe(1)
  writeFileSync(join(folder, 'entry.mjs'), 'export const other = 1')
  const again = await cache.getOrMakeFolder('bundles', 'program', fill)
  expect(times).toBe(2)
  expect(readFileSync(join(again, 'entry.mjs'), 'utf8')).toBe('export {}')
  expect(await cache.getOrMakeFolder('bundles', 'program', fill)).toBe(again)
  expect(times).toBe(2)
  const broken = cache.getOrMakeFolder('bundles', 'broken', async () => {
    throw new Error('no bundle')
  })
  await expect(broken).rejects.toThrow('no bundle')
  expect(readdirSync(join(work, 'bundles'))).toHaveLength(2)
})

test('a damaged folder is not removed to make it again: another build may have replaced it meanwhile, and reads that one', async () => {
  const cache = openBuildCache(work)
  const fill = async (folder: string) => writeFileSync(join(folder, 'entry.mjs'), 'export {}')
  const folder = await cache.getOrMakeFolder('bundles', 'program', fill)
  writeFileSync(join(folder, 'entry.mjs'), 'cut')
  const again = await cache.getOrMakeFolder('bundles', 'program', fill)
  expect(readFileSync(join(folder, 'entry.mjs'), 'utf8')).toBe('cut')
  writeFileSync(join(folder, 'entry.mjs'), 'export {}')
  expect(await cache.getOrMakeFolder('bundles', 'program', fill)).toBe(folder)
  expect(readFileSync(join(again, 'entry.mjs'), 'utf8')).toBe('export {}')
})

test('two builds at once end with one whole entry', async () => {
  const [one, other] = [openBuildCache(work), openBuildCache(work)]
  const fill = async (folder: string) => writeFileSync(join(folder, 'entry.mjs'), 'export {}')
  const folders = await Promise.all([one, other].map(cache => cache.getOrMakeFolder('bundles', 'program', fill)))
  expect(new Set(folders).size).toBe(1)
  expect(readdirSync(join(work, 'bundles'))).toHaveLength(1)
})

test('the entries used last stay, and drafts of dead runs go', () => {
  const cache = openBuildCache(work)
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const name of names) cache.write('hashes', name, name)
  for (const file of readdirSync(join(work, 'hashes'))) utimesSync(join(work, 'hashes', file), 0, 0)
  // Reading is using.
  expect(cache.read('hashes', 'b')).toBe('b')
  utimesSync(write('hashes/x.1-1.draft', 'half'), 0, 0)
  cache.prune()
  expect(readdirSync(join(work, 'hashes'))).toHaveLength(4)
  expect(cache.read('hashes', 'b')).toBe('b')
})

test('without a cache nothing is found and nothing stays', async () => {
  const cache = openNoCache(work)
  cache.write('pictures', 'name', 1)
  expect(cache.read('pictures', 'name')).toBeUndefined()
  expect(await cache.getOrMake('icons', ['x'], async () => 2)).toBe(2)
  expect(readdirSync(work)).toEqual([])
})

test('a file is read again when its contents may have changed, and only then', async () => {
  const file = settle(write('a.txt', 'one'))
  const cache = openBuildCache(join(work, 'kept'))
  // What was written a moment ago may be written again within the same step of the clock: it is not kept yet.
  await expect
    .poll(() => {
      const hashes = openFileHashes(cache, 'table')
      expect(hashes.of(file)).toBe(sha256('one'))
      hashes.save()
      return cache.read<[string, string][]>('hashes', 'table')?.length
    })
    .toBe(1)
  // A kept hash is believed: the file is not read.
  const [[identity = '']] = cache.read<[string, string][]>('hashes', 'table') as [[string, string]]
  cache.write('hashes', 'table', [[identity, 'as kept']])
  expect(openFileHashes(cache, 'table').of(file)).toBe('as kept')
  // The same length, and the time of change set back: the time of the inode shows it.
  writeFileSync(file, 'two')
  settle(file)
  expect(openFileHashes(cache, 'table').of(file)).toBe(sha256('two'))
  expect(openFileHashes(cache, 'table').of(join(work, 'missing'))).toBeUndefined()
})

test('the state of a folder shows a new, a changed and a removed file', async () => {
  write('in/a.txt', 'a')
  write('in/below/b.txt', 'b')
  const settled = () => expect.poll(() => stateOf(work, ['in', 'none'])).toBeDefined()
  await settled()
  const states = [stateOf(work, ['in', 'none'])]
  const changes = [
    () => write('in/a.txt', 'A'),
    () => write('in/c.txt', 'c'),
    () => rmSync(join(work, 'in/below/b.txt')),
    () => write('none', 'now there'),
  ]
  for (const change of changes) {
    change()
    await settled()
    states.push(stateOf(work, ['in', 'none']))
  }
  expect(new Set(states).size).toBe(changes.length + 1)
})

test('the state of a folder shows what changed behind a link', async () => {
  write('elsewhere/texts/a.json', 'a')
  write('elsewhere/b.json', 'b')
  write('in/c.json', 'c')
  symlinkSync(join(work, 'elsewhere/texts'), join(work, 'linked'))
  symlinkSync(join(work, 'elsewhere/b.json'), join(work, 'in/b.json'))
  const settled = () => expect.poll(() => stateOf(work, ['in', 'linked'])).toBeDefined()
  const states: unknown[] = []
  for (const path of [undefined, 'elsewhere/texts/a.json', 'elsewhere/b.json']) {
    if (path !== undefined) write(path, 'changed')
    await settled()
    states.push(stateOf(work, ['in', 'linked']))
  }
  expect(new Set(states).size).toBe(3)
})

test('what a file imports is found by path and by alias, types and pages too', () => {
  write('package.json', JSON.stringify({ imports: { '#domain/*': './src/domain/*.ts', '#site': './src/site.ts' } }))
  write('src/pages/x.astro', "---\nimport { fare } from '#domain/fare/sum'\nimport Page from '../Page.astro'\n---")
  write('src/domain/fare/sum.ts', "import type { Site } from '#site'\nexport * from './tax.ts'")
  write('src/domain/fare/tax.ts', "import { z } from 'package'")
  write('src/Page.astro', "---\nawait import('./late')\n---")
  write('src/late.ts', '')
  write('src/site.ts', '')
  write('src/alone.ts', '')
  expect(reachableFrom(work, ['src/pages/x.astro'])).toEqual([
    'src/Page.astro',
    'src/domain/fare/sum.ts',
    'src/domain/fare/tax.ts',
    'src/late.ts',
    'src/pages/x.astro',
    'src/site.ts',
  ])
})

test.each([
  'src/pages/faq.astro',
  'islands/request/RequestForm.tsx',
  'schema/generated/validators/order.js',
  'astro.config.mjs',
  'generator/emit/figures.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
])('[GEN-119] the bundles fall with a change of %s', path => {
  write('package.json', JSON.stringify({ imports: { '#generator/*': './generator/*.ts' } }))
  write('src/site.ts', "import { money } from '#generator/emit/figures'")
  for (const name of ['render/bundle', 'render/bundle-process', 'adapters/astro-page-app'])
    write(`generator/${name}.ts`, '')
  write('content/messages/en.json', '{"ok": "OK"}')
  write('generator/emit/figures.ts', 'export const money = 1')
  const key = () => bundleKey(work, openFileHashes(openNoCache(work), ''))
  const before = key()
  expect(key()).toBe(before)
  write(path, 'export const changed = 1')
  expect(key()).not.toBe(before)
})

test.each([
  ['content/messages/en.json', '{"ok": "Fine"}'],
  ['countries/NO.json', 'changed'],
  ['generator/resolve/index.ts', 'changed'],
  ['tests/x.test.ts', 'changed'],
  ['docs/x.md', 'changed'],
])('[GEN-119] the bundles stay with a change of %s', (path, text) => {
  write('package.json', '{}')
  write('content/messages/en.json', '{"ok": "OK"}')
  for (const name of ['render/bundle', 'render/bundle-process', 'adapters/astro-page-app'])
    write(`generator/${name}.ts`, '')
  const key = () => bundleKey(work, openFileHashes(openNoCache(work), ''))
  const before = key()
  write(path, text)
  expect(key()).toBe(before)
  // Scripts call the messages by their places.
  write('content/messages/en.json', '{"first": "First", "ok": "OK"}')
  expect(key()).not.toBe(before)
})

test('the borders between inputs count', () => expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc')))
