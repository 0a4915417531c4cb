import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findNodeAtLocation, getNodeValue, type JSONPath } from 'jsonc-parser'
import { afterEach, expect, test } from 'vitest'
import { check } from '#generator/check/index.ts'
import { hasErrors } from '#generator/diagnostics.ts'
import { fetchCatalogue } from '#generator/load/catalogues.ts'
import { load } from '#generator/load/index.ts'
import { INPUT_FILE_MAX_BYTES } from '#generator/load/inputs.ts'
import { readJson } from '#generator/load/json.ts'
import { nodeAt } from '#generator/load/locate.ts'
import { ROOT } from '#generator/root.ts'
import { type Files, fixture } from './faults/fixture.ts'

let folder = ''

function onDisk(files: Files): string {
  folder = mkdtempSync(join(tmpdir(), 'load-'))
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), contents)
  }
  return folder
}

afterEach(() => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true })
})

const codes = (problems: readonly { code: string; file: string }[]) =>
  problems.map(({ code, file }) => `${code} ${file}`)

test('reads a whole project with every file in its place', async () => {
  const inputs = await load(onDisk(fixture()))
  expect(inputs.problems).toEqual([])
  expect([...inputs.brands.keys()]).toEqual(['north', 'south-star'])
  expect([...(inputs.brands.get('north')?.pairs.keys() ?? [])]).toEqual(['SG'])
  expect([...inputs.countries.keys()]).toEqual(['AE', 'NO', 'SG'])
  expect([...inputs.messages.keys()]).toEqual(['ar', 'en'])
  expect(inputs.content).toHaveLength(10)
  expect(inputs.bytes.get('countries/NO.json')?.length).toBeGreaterThan(100)
})

test('[CFG-101] a file larger than 1 MiB is not read', async () => {
  const files = fixture().set('countries/NO.json', ' '.repeat(INPUT_FILE_MAX_BYTES + 1))
  const inputs = await load(onDisk(files))
  expect(codes(inputs.problems)).toEqual(['CFG007 countries/NO.json'])
  expect(inputs.bytes.has('countries/NO.json')).toBe(false)
})

test('[CFG-101] a link that leads nowhere and a folder with the name of a file are problems, not crashes', async () => {
  const root = onDisk(fixture())
  symlinkSync('nowhere', join(root, 'countries/SE.json'))
  mkdirSync(join(root, 'brands/north/logo2.svg'))
  symlinkSync('logo2.svg', join(root, 'brands/north/logo3.svg'))
  const inputs = await load(root)
  expect(codes(inputs.problems)).toEqual(['CFG008 brands/north/logo3.svg', 'CFG008 countries/SE.json'])
})

test.skipIf(process.getuid?.() === 0)('[CFG-101] a file without the right to read it is a problem', async () => {
  const root = onDisk(fixture())
  chmodSync(join(root, 'countries/NO.json'), 0)
  expect(codes((await load(root)).problems)).toEqual(['CFG008 countries/NO.json'])
})

test('no path of this machine gets into a problem', async () => {
  const root = onDisk(fixture())
  symlinkSync('nowhere', join(root, 'countries/SE.json'))
  expect(JSON.stringify((await load(root)).problems)).not.toContain(root)
})

test('files of editors and file managers are passed over', async () => {
  const root = onDisk(fixture())
  writeFileSync(join(root, 'countries/.NO.json.swp'), 'x')
  expect((await load(root)).problems).toEqual([])
})

test('an empty folder has no inputs, and the check reports it without a crash', async () => {
  folder = mkdtempSync(join(tmpdir(), 'load-'))
  const problems = check(await load(folder))
  expect(hasErrors(problems)).toBe(true)
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['CFG038']))
})

test('[CFG-104] every file of the project has the value of its tree', async () => {
  const { brands, countries, messages, glossary, schemas } = await load(ROOT)
  const files = [
    ...[...brands.values()].flatMap(({ file, pairs }) => [...(file ? [file] : []), ...pairs.values()]),
    ...[countries, messages, glossary, schemas].flatMap(named => [...named.values()]),
  ]
  expect(files.length).toBeGreaterThan(100)
  for (const { path, value, tree } of files) expect(tree && getNodeValue(tree), path).toEqual(value)
})

test.each<[JSONPath, unknown]>([
  [['a', 1, 'b'], 3],
  // Of two values of one name it is the first.
  [['twice'], 1],
  [['toString'], undefined],
  [['a', 'b'], undefined],
  [['a', 2], undefined],
  [['a', -1], undefined],
  [[0], undefined],
  [['twice', 'b'], undefined],
  [[], { a: [0, { b: 3 }], twice: 2 }],
])('the node of the path %j is the one that the parser finds', (path, value) => {
  const { file } = readJson({ path: 'a.json', text: '{"a": [0, {"b": 3}], "twice": 1, "twice": 2}' })
  const node = nodeAt(file, path)
  expect(node).toBe(file.tree && findNodeAtLocation(file.tree, path))
  expect(node && getNodeValue(node)).toEqual(value)
})

test.each([
  ['{"a": "b: {\\"c\\": 1}", "d": [{"a": null}]}', []],
  ['{"a": 1, "\\u0061": 2}', ['CFG005']],
  ['[{"a": {"b": 1, "b": 1}}]', ['CFG005']],
  ['{"\\u005f_proto__": {"polluted": true}}', ['CFG006']],
  [`${'['.repeat(64)}${']'.repeat(64)}`, []],
  [`${'['.repeat(65)}${']'.repeat(65)}`, ['CFG009']],
  ['{"a": 1,}', ['CFG001']],
])('[CFG-104] %s is read with the problems %j', (text, problems) => {
  expect(readJson({ path: 'a.json', text }).problems.map(({ code }) => code)).toEqual(problems)
})

test('[GEN-009] a catalogue without end is given up as soon as it is too large', async () => {
  let sent = 0
  const part = Buffer.alloc(65_536, ' ')
  const server = createServer((_, response) => {
    const send = () => {
      while (sent < 128 * INPUT_FILE_MAX_BYTES && !response.destroyed && response.write(part)) sent += part.length
      if (sent >= 128 * INPUT_FILE_MAX_BYTES) response.end()
      else if (!response.destroyed) response.once('drain', send)
    }
    send()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  try {
    const address = `http://127.0.0.1:${port}/en.json`
    const fetched = await fetchCatalogue(`http://127.0.0.1:${port}`, 'en')
    expect(fetched).toEqual({ failure: `${address} is larger than ${INPUT_FILE_MAX_BYTES} bytes` })
    // What lies in the buffers of both sides comes on top.
    expect(sent).toBeLessThan(32 * INPUT_FILE_MAX_BYTES)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
