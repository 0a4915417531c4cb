// What of a page counts as words when two builds are compared.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordChanges } from '#generator/plan/page-changes.ts'

let work: string
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'page-words-'))
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

function changed(before: string, after: string): { before?: string | undefined; after?: string | undefined }[] {
  const [old, next] = Object.entries({ old: before, next: after }).map(([name, html]) => {
    const dir = join(work, name)
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, 'index.html'), `<!doctype html><title>Riders</title>${html}`)
    return { dir, files: {} }
  })
  if (!old || !next) return []
  return wordChanges('index.html', old, next).map(({ before, after }) => ({ before, after }))
}

test.each([
  ['a paragraph', '<p>Within an hour</p>', '<p>Within two hours</p>', 'Within an hour', 'Within two hours'],
  ['a label', '<button aria-label="Menu"></button>', '<button aria-label="More"></button>', 'Menu', 'More'],
  [
    'the description in search results',
    '<meta name="description" content="Quick">',
    '<meta name="description" content="Quicker">',
    'Quick',
    'Quicker',
  ],
  [
    'the title of a shared link',
    '<meta property="og:title" content="Riders">',
    '<meta property="og:title" content="Couriers">',
    'Riders',
    'Couriers',
  ],
])('[GEN-115] [GEN-102] %s is words', (_, one, other, before, after) => {
  expect(changed(one, other)).toEqual([{ before, after }])
})

test.each([
  ['a policy', '<meta http-equiv="Content-Security-Policy" content="default-src NAME">'],
  ['a colour', '<meta name="theme-color" content="NAME">'],
  ['the address of a picture', '<meta property="og:image" content="https://brand.example/NAME.png">'],
  ['a script', '<script>NAME()</script>'],
  ['a style', '<style>.NAME{}</style>'],
  ['a class', '<p class="NAME">x</p>'],
])('[GEN-115] [GEN-102] %s is none: only programs read it', (_, html) => {
  expect(changed(html.replace('NAME', 'one'), html.replace('NAME', 'two'))).toEqual([])
})
