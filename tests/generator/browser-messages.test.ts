import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { browserMessages, shortNames, withShortNames } from '#generator/render/browser-messages.ts'

const root = mkdtempSync(join(tmpdir(), 'browser-messages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('a browser gets the messages that its scripts name, and not those of the pages', () => {
  write('islands/shell/Bar.tsx', "const a = m.portal_menu()\nconst b = open ? m.portal_close() : m['auth.offline']()")
  write('src/features/x/text.ts', 'export const words = { a: () => m.notice_retry({ count: 1 }) }')
  write('src/components/structured-data.ts', 'm.landing_title()')
  write('src/pages/index.astro', '{m.landing_hero()}')
  write('src/ui/notes.md', 'm.never')
  write('src/platform/http.ts', 'form.name_of_it; item.price')
  const english = JSON.stringify({
    $schema: '../messages.schema.json',
    portal_menu: 'Menu',
    landing_title: 'Title',
    'auth.offline': 'Offline',
    portal_close: 'Close',
    notice_retry: 'Try again',
  })
  expect(browserMessages(root, english)).toEqual(['portal_menu', 'auth.offline', 'portal_close', 'notice_retry'])
  const names = shortNames(root, english)
  expect([...names.values()]).toEqual(['aa', 'ab', 'ac', 'ad'])
  const script = "const a = m.portal_menu({ m: item.portal_menu })\nconst b = m['auth.offline']() + m.elsewhere"
  expect(withShortNames(script, names)).toBe('const a = m.aa({ m: item.portal_menu })\nconst b = m.ab() + m.elsewhere')
})

test('all messages of the product have names of their own', () => {
  const names = shortNames('.', readFileSync('content/messages/en.json', 'utf8'))
  expect(names.size).toBeGreaterThan(500)
  expect(new Set(names.values()).size).toBe(names.size)
})

test('every message is used somewhere', () => {
  const code = globSync('{src,islands}/**/*.{ts,tsx,astro}').map(path => readFileSync(path, 'utf8'))
  const said = new Set(
    code.flatMap(text =>
      [...text.matchAll(/\bm(?:\.(\w+)|\['([\w.]+)'\])/g)].map(([, plain, quoted]) => plain ?? quoted),
    ),
  )
  const messages: object = JSON.parse(readFileSync('content/messages/en.json', 'utf8'))
  expect(Object.keys(messages).filter(key => !key.startsWith('$') && !said.has(key))).toEqual([])
})
