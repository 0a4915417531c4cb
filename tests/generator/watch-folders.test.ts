// Which changes of its inputs the dev server hears of, by whatever way they are saved.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchFolders } from '#generator/dev/watch-folders.ts'

let root: string
let changes = 0
let end: () => void
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'watch-'))
  mkdirSync(join(root, 'faq', 'payment'), { recursive: true })
  writeFileSync(text(), 'a')
  end = watchFolders([root], () => {
    changes += 1
  })
})
afterEach(() => {
  end()
  rmSync(root, { recursive: true })
})

const text = () => join(root, 'faq', 'payment', 'en.md')

/** Until nothing more is heard of what was done before. */
async function silence() {
  for (let before = -1; before !== changes; await pause(20)) before = changes
}

async function isHeard(change: () => void) {
  await silence()
  const before = changes
  change()
  await expect.poll(() => changes, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before)
}

const saveInPlace = () => writeFileSync(text(), 'in place')
function saveByRename() {
  const draft = join(root, 'faq', 'payment', '.en.md.1')
  writeFileSync(draft, 'renamed')
  renameSync(draft, text())
}

test('a file is heard of each time, saved in place, by another that takes its name, or deleted and written anew', async () => {
  for (const save of [saveInPlace, saveByRename, saveByRename, saveInPlace]) await isHeard(save)
  await isHeard(() => rmSync(text()))
  for (const save of [saveInPlace, saveInPlace, saveByRename, saveInPlace]) await isHeard(save)
})

test('so are files of a new folder, and of one that was deleted, or away, and is there again', async () => {
  await isHeard(() => mkdirSync(join(root, 'legal')))
  for (const words of ['one', 'two']) await isHeard(() => writeFileSync(join(root, 'legal', 'en.md'), words))
  await isHeard(() => rmSync(join(root, 'faq'), { recursive: true }))
  await isHeard(() => mkdirSync(join(root, 'faq', 'payment'), { recursive: true }))
  for (const save of [saveInPlace, saveByRename, saveInPlace]) await isHeard(save)
  await isHeard(() => renameSync(join(root, 'faq'), join(root, '.away')))
  await isHeard(() => renameSync(join(root, '.away'), join(root, 'faq')))
  for (const save of [saveInPlace, saveByRename, saveInPlace]) await isHeard(save)
})
