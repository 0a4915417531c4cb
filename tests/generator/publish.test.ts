import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWorkFolder, publish, recoverPublish } from '#generator/publish/index.ts'
import { closeTempDir } from '#generator/temp-dir.ts'

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'publish-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const write = (folder: string, text: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), text)
}
const read = (pair: string) => readFileSync(join(out, pair, 'index.html'), 'utf8')

/** No process has this number: the largest that Linux gives out is smaller. */
const DEAD_RUN = '99999999-x'

test('[GEN-104] a new pair takes the place of the old one, others are not touched', () => {
  write(join(out, 'a-NO'), 'old a')
  write(join(out, 'b-NO'), 'old b')
  const work = openWorkFolder(out)
  write(join(work, 'new', 'a-NO'), 'new a')
  write(join(work, 'new', 'c-NO'), 'new c')
  publish(out, work, ['a-NO', 'c-NO'])
  closeTempDir(work)
  expect([read('a-NO'), read('b-NO'), read('c-NO')]).toEqual(['new a', 'old b', 'new c'])
  expect(readdirSync(out).sort()).toEqual(['a-NO', 'b-NO', 'c-NO'])
})

test('[GEN-104] a run that ends before it publishes leaves the old output as it was', () => {
  write(join(out, 'a-NO'), 'old a')
  const work = openWorkFolder(out)
  write(join(work, 'new', 'a-NO'), 'half')
  closeTempDir(work)
  expect(read('a-NO')).toBe('old a')
  expect(readdirSync(out)).toEqual(['a-NO'])
})

test('[GEN-104] a pair whose run was killed between the two renames gets its old folder back', () => {
  const work = join(out, '.work', DEAD_RUN)
  write(join(work, 'old', 'a-NO'), 'old a')
  write(join(work, 'new', 'a-NO'), 'new a')
  recoverPublish(out)
  expect(read('a-NO')).toBe('old a')
  expect(existsSync(work)).toBe(false)
})

test('[GEN-104] a pair that was swapped already keeps its new folder', () => {
  write(join(out, 'a-NO'), 'new a')
  const work = join(out, '.work', DEAD_RUN)
  write(join(work, 'old', 'a-NO'), 'old a')
  recoverPublish(out)
  expect(read('a-NO')).toBe('new a')
})

test('[GEN-104] the folder of a run that still lives is left alone', () => {
  const living = join(out, '.work', `${process.ppid}-x`)
  write(join(living, 'new', 'a-NO'), 'in the making')
  recoverPublish(out)
  expect(readFileSync(join(living, 'new', 'a-NO', 'index.html'), 'utf8')).toBe('in the making')
})

test('[GEN-104] a pair that cannot take its place leaves all of them as they were', () => {
  write(join(out, 'a-NO'), 'old a')
  write(join(out, 'c-NO'), 'old c')
  const work = openWorkFolder(out)
  for (const pair of ['a-NO', 'b-NO']) write(join(work, 'new', pair), `new ${pair}`)
  // Its new folder is missing.
  expect(() => publish(out, work, ['a-NO', 'b-NO', 'c-NO'])).toThrow(/ENOENT/)
  closeTempDir(work)
  expect([read('a-NO'), read('c-NO')]).toEqual(['old a', 'old c'])
  expect(readdirSync(out).sort()).toEqual(['a-NO', 'c-NO'])
})
