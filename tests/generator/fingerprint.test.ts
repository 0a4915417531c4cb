import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isUpToDate, programHash } from '#generator/cache/fingerprint.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  write('src/site.ts', 'export const site = 1')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test.each([
  'src/features/pricing/fare.ts',
  'islands/request/RequestForm.tsx',
  'generator/build/pair.ts',
  'schema/generated/validators/order.js',
  'package.json',
  'package-lock.json',
  'astro.config.mjs',
])('[GEN-103] a change of %s rebuilds every pair', path => {
  const before = programHash(root)
  write(path, 'changed')
  const after = programHash(root)
  expect(after).not.toBe(before)
  write(path, 'changed again')
  expect(programHash(root)).not.toBe(after)
})

test.each(['README.md', 'docs/errors.md', 'tests/x.test.ts', 'sandbox/serve.ts', 'dist/pandago-NO/index.html'])(
  '[GEN-103] a change of %s makes none anew',
  path => {
    const before = programHash(root)
    write(path, 'changed')
    expect(programHash(root)).toBe(before)
  },
)

test.each(['half of a {', 'null', '{"name":"a manifest of another program"}'])(
  '[GEN-103] a folder whose manifest is %s is built anew',
  text => {
    write('out/manifest.json', text)
    const hashes = { of: () => undefined, save() {} }
    expect(isUpToDate(join(root, 'out'), { environment: 'san', compress: false }, {}, hashes)).toBe(false)
  },
)
