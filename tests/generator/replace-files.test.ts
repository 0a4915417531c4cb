import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceFiles } from '#generator/publish/replace-files.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-files-'))
  mkdirSync(join(root, 'one'))
  writeFileSync(join(root, 'one', 'a.json'), 'old')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('[FLG-002] all files are replaced, new ones with their folders, and nothing else is left', () => {
  const files = new Map([
    ['one/a.json', 'new'],
    ['two/b.json', 'new'],
  ])
  replaceFiles(root, files)
  expect([...files.keys()].map(read)).toEqual(['new', 'new'])
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(['one', 'one/a.json', 'two', 'two/b.json'])
})

test.each([
  ['one that cannot be written', 'one/a.json/b.json'],
  ['one that cannot be read', 'folder'],
  // Both names lead to one draft, which is gone when the second name is exchanged.
  ['one that cannot be exchanged', 'link/added.json'],
])('[FLG-002] with %s no file is replaced', (_, name) => {
  mkdirSync(join(root, 'folder'))
  symlinkSync('one', join(root, 'link'))
  const files = new Map([
    ['one/a.json', 'new'],
    ['one/added.json', 'new'],
    [name, 'new'],
  ])
  expect(() => replaceFiles(root, files)).toThrow()
  expect(read('one/a.json')).toBe('old')
  expect(existsSync(join(root, 'one', 'added.json'))).toBe(false)
  expect(readdirSync(root).sort()).toEqual(['folder', 'link', 'one'])
  expect(readdirSync(join(root, 'one'))).toEqual(['a.json'])
})

test('where one file cannot be written, no folder is left that was made for the others', () => {
  const files = new Map([
    ['two/three/b.json', 'new'],
    ['one/a.json/b.json', 'new'],
  ])
  expect(() => replaceFiles(root, files)).toThrow()
  expect(readdirSync(root)).toEqual(['one'])
})

test('a file that is a link stays one, and what it leads to is replaced', () => {
  mkdirSync(join(root, 'elsewhere'))
  writeFileSync(join(root, 'elsewhere', 'en.json'), 'old')
  symlinkSync(join(root, 'elsewhere', 'en.json'), join(root, 'en.json'))
  replaceFiles(root, new Map([['en.json', 'new']]))
  expect(lstatSync(join(root, 'en.json')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(root, 'elsewhere', 'en.json'), 'utf8')).toBe('new')
  expect(readdirSync(join(root, 'elsewhere'))).toEqual(['en.json'])
})
