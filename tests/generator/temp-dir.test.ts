// Folders of a run (generator/temp-dir.ts).
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { closeTempDir, openTempDir } from '#generator/temp-dir.ts'

/** What another run does once this one has seen whether a folder is there, or what is in it, and not acted yet. */
type Meanwhile = Partial<Record<'existsSync' | 'readdirSync', () => void>>
let meanwhile: Meanwhile = {}
afterEach(() => {
  meanwhile = {}
})
vi.mock('node:fs', async load => {
  const fs = await load<typeof import('node:fs')>()
  const thenAnother = (name: keyof Meanwhile) => (path: string) => {
    const found = fs[name](path)
    const act = meanwhile[name]
    delete meanwhile[name]
    act?.()
    return found
  }
  return { ...fs, existsSync: thenAnother('existsSync'), readdirSync: thenAnother('readdirSync') }
})

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

const removeRuns = (folder: string) => () => rmSync(folder, { recursive: true, force: true })

test('a run that ends does not mind that another has removed the folder of both', () => {
  const runs = join(parent, 'ended-runs')
  const own = openTempDir(runs)
  meanwhile = { existsSync: removeRuns(runs) }
  closeTempDir(own)
  expect(existsSync(runs)).toBe(false)
})

/** Each is done after the look of its name that comes next. */
const inTurn = ([first, ...others]: (keyof Meanwhile)[], act: () => void): Meanwhile =>
  first === undefined
    ? {}
    : {
        [first]: () => {
          if (others.length === 0) act()
          meanwhile = inTurn(others, act)
        },
      }

test.each<(keyof Meanwhile)[][]>([
  [['existsSync']],
  [['existsSync', 'readdirSync']],
  [['readdirSync', 'existsSync', 'existsSync']],
])('a run that begins while another removes the folder of both makes it again (after %j)', looks => {
  const runs = join(parent, `runs-${looks.length}`)
  mkdirSync(runs)
  meanwhile = inTurn(looks, removeRuns(runs))
  const own = openTempDir(runs)
  expect(readdirSync(runs)).toEqual([basename(own)])
  closeTempDir(own)
})
