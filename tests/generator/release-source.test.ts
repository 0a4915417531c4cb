// What a release says of its commit, and when it refuses to name one.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceOf } from '#generator/release/source.ts'

let root: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-source-'))
  git('init', '--quiet')
  write('package.json', '{ "version": "1.2.3" }')
  write('package-lock.json', '{}')
  write('countries/NO.json', '{}')
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@portal.example', 'commit', '--quiet', '--message=One')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('[GEN-118] a release names its commit where every file that a build reads is in it', () => {
  // No build reads what is hidden there, nor what is elsewhere.
  write('countries/.DS_Store', 'x')
  write('notes.txt', 'x')
  expect(sourceOf(root)).toMatchObject({ commit: git('rev-parse', 'HEAD'), version: '1.2.3' })
})

test('[GEN-118] a release is refused with a file that the commit has not, also where Git is told not to mention it', () => {
  write('brands/north/countries/NO.json', '{}')
  const refusal = /these files differ from [\da-f]{40}: brands\/north\/countries\/NO\.json\./
  expect(() => sourceOf(root)).toThrow(refusal)
  git('config', 'status.showUntrackedFiles', 'no')
  expect(() => sourceOf(root)).toThrow(refusal)
  write('.git/info/exclude', 'brands/north/countries/NO.json\n')
  expect(() => sourceOf(root)).toThrow(refusal)
})
