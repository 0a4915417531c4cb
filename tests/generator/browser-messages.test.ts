import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { browserMessages } from '#generator/browser-messages'

const root = mkdtempSync(join(tmpdir(), 'browser-messages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('a browser gets the messages that its scripts name, and not those of the pages', () => {
  write('islands/shell/Bar.tsx', "const a = m.portal_menu()\nconst b = open ? m.portal_close() : m['auth.offline']()")
  write('src/text/words.ts', 'export const words = { a: () => m.notice_retry({ count: 1 }) }')
  write('src/components/structured-data.ts', 'm.landing_title()')
  write('src/pages/index.astro', '{m.landing_hero()}')
  write('src/ui/notes.md', 'm.never')
  write('src/api/http.ts', 'form.name_of_it; item.price')
  expect([...browserMessages(root)].sort()).toEqual(['auth.offline', 'notice_retry', 'portal_close', 'portal_menu'])
})

test('every message is said somewhere', () => {
  const code = globSync('{src,islands}/**/*.{ts,tsx,astro}').map(path => readFileSync(path, 'utf8'))
  const said = new Set(
    code.flatMap(text =>
      [...text.matchAll(/\bm(?:\.(\w+)|\['([\w.]+)'\])/g)].map(([, plain, quoted]) => plain ?? quoted),
    ),
  )
  const messages: object = JSON.parse(readFileSync('content/messages/en.json', 'utf8'))
  expect(Object.keys(messages).filter(key => !key.startsWith('$') && !said.has(key))).toEqual([])
})
