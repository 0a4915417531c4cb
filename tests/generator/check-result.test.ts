// The check's result is found again where nothing changed, and never where something did.
import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type BuildCache, openBuildCache, openNoCache } from '#generator/cache/build-cache.ts'
import { problemsOf } from '#generator/check/result.ts'
import { fixture } from './faults/fixture.ts'

const AN_HOUR_MS = 3_600_000

let root: string
let checks = 0
let cache: BuildCache
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  root = mkdtempSync(join(tmpdir(), 'check-result-'))
  for (const [path, contents] of fixture()) write(path, contents)
  const real = openBuildCache(join(root, '.cache', 'builds'))
  cache = {
    ...real,
    write: (...given) => {
      if (given[0] === 'unchanged') checks += 1
      real.write(...given)
    },
  }
})
afterAll(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(async () => {
  settled()
  await problemsOf(root, { cache })
  checks = 0
})

function write(path: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), contents)
}
/** Files that changed this moment are not trusted, so some time goes by. */
const settled = () => vi.setSystemTime(Date.now() + AN_HOUR_MS)
const codes = async () => (await problemsOf(root, { cache })).map(({ code }) => code)

test('where nothing changed nothing is checked, and what was found before is reported again', async () => {
  expect(await codes()).toEqual([])
  expect(checks).toBe(0)

  write('countries/NO.json', '{')
  settled()
  const found = await codes()
  expect(found).toContain('CFG001')
  expect(await codes()).toEqual(found)
  expect(checks).toBe(1)
  write('countries/NO.json', String(fixture().get('countries/NO.json')))
})

test.each([
  ['a country', 'countries/NO.json', '{'],
  ['a message', 'content/messages/ar.json', '{ "ok": "" }'],
  ['a drawing', 'brands/north/logo.svg', '<svg/>'],
  ['a schema', 'schema/currency.schema.json', '{'],
])('%s that changed is checked', async (_, path, contents) => {
  const before = fixture().get(path)
  write(path, contents)
  settled()
  expect(await codes()).not.toEqual([])
  if (before === undefined) rmSync(join(root, path))
  else write(path, before)
  settled()
  expect(await codes()).toEqual([])
})

test('a file of the same size and time is another one when it was put in the place of the first', async () => {
  const path = join(root, 'countries', 'NO.json')
  const text = String(fixture().get('countries/NO.json'))
  write('other.json', text.replace('{', '['))
  const then = new Date(Date.now() - 60_000)
  for (const file of [path, join(root, 'other.json')]) utimesSync(file, then, then)
  settled()
  await codes()
  renameSync(join(root, 'other.json'), path)
  settled()
  expect(await codes()).toContain('CFG001')
  write('countries/NO.json', text)
})

test('another process checks only what changed, and finds what one finds that knows nothing', async () => {
  const parts = () => Promise.all(['cache/last-result.ts', 'check/result.ts'].map(file => import(`#generator/${file}`)))
  const changes: [string, string][] = [
    ['countries/NO.json', String(fixture().get('countries/NO.json')).replace('"NOK"', '"NKO"')],
    ['content/messages/ar.json', '{ "ok": "" }'],
    ['brands/north/brand.json', '{}'],
    ['schema/currency.schema.json', '{}'],
  ]
  for (const [path, text] of changes) {
    const before = fixture().get(path)
    write(path, text)
    settled()
    vi.resetModules()
    const [memory, { problemsOf: afterwards }] = await parts()
    const restore = vi.spyOn(cache, 'read')
    const found = await afterwards(root, { cache })
    expect(restore).toHaveBeenCalledWith('checks', expect.anything())
    expect(memory.storedResults().length).toBeGreaterThan(0)
    vi.resetModules()
    const [, { problemsOf: anew }] = await parts()
    expect(found, path).toEqual(await anew(root, { cache: openNoCache('') }))
    if (before === undefined) rmSync(join(root, path))
    else write(path, before)
    settled()
  }
})

test('strict and not strict are two results', async () => {
  write('content/messages/ar.json', String(fixture().get('content/messages/ar.json')).replace(',\n  "ok": "OK"', ''))
  settled()
  expect(await problemsOf(root, { cache })).toMatchObject([{ severity: 'warning' }])
  expect(await problemsOf(root, { cache, strict: true })).toMatchObject([{ severity: 'error' }])
  write('content/messages/ar.json', String(fixture().get('content/messages/ar.json')))
})
