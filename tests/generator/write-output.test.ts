import { lstatSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentHash } from '#generator/cache/content-hash.ts'
import { outputWriter } from '#generator/publish/write-output.ts'

const PAGE = Buffer.from('<p>a page</p>')
let work: string
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'write-output-'))
})
afterEach(() => rmSync(work, { recursive: true, force: true }))

const inode = (name: string) => statSync(join(work, name)).ino
/** Writes the page with `published` as the file that should have its bytes already. */
const write = () => outputWriter(work)('new/page.html', PAGE, contentHash(PAGE), join(work, 'published'))

test('[GEN-119] a published file with the same bytes is linked', () => {
  writeFileSync(join(work, 'published'), PAGE)
  write()
  expect(inode('new/page.html')).toBe(inode('published'))
})

test.each<[string, () => void]>([
  ['has other bytes by now', () => writeFileSync(join(work, 'published'), '<p>somebody else</p>')],
  ['is gone', () => {}],
  [
    'is only a link to such a file',
    () => {
      writeFileSync(join(work, 'elsewhere'), PAGE)
      symlinkSync(join(work, 'elsewhere'), join(work, 'published'))
    },
  ],
])('[GEN-101] the file is written again if the published one %s', (_, publish) => {
  publish()
  write()
  expect(readFileSync(join(work, 'new/page.html')).equals(PAGE)).toBe(true)
  expect(lstatSync(join(work, 'new/page.html')).nlink).toBe(1)
  expect(lstatSync(join(work, 'new/page.html')).isFile()).toBe(true)
})
