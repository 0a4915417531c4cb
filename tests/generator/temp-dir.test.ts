// Folders of a run (generator/temp-dir.ts).
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeTempDir, openTempDir } from '#generator/temp-dir.ts'

const parent = mkdtempSync(join(tmpdir(), 'temp-dir-'))
afterAll(() => rmSync(parent, { recursive: true }))

/** No process has it: Linux and macOS number theirs below. */
const ENDED = 2 ** 30

test('folders of runs that have ended are removed, and nothing that no run has named', () => {
  const left = [`${ENDED}`, `${ENDED}-notes of somebody`, 'builds', 'chromium-path', '1e3-builds']
  for (const name of left) writeFileSync(join(parent, name), '')
  mkdirSync(join(parent, `${ENDED}-m3x`))
  mkdirSync(join(parent, `${process.ppid}-m3x`))
  const opened = openTempDir(parent)
  expect(readdirSync(parent).sort()).toEqual([...left, `${process.ppid}-m3x`, basename(opened)].sort())
  closeTempDir(opened)
  expect(readdirSync(parent).sort()).toEqual([...left, `${process.ppid}-m3x`].sort())
})

test.skipIf(!existsSync('/proc/self'))('where no folder can be made, that is said at once', () => {
  expect(() => openTempDir('/proc/portal/work')).toThrow(/ENOENT.*mkdir '\/proc\/portal'/)
})
