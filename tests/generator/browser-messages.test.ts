import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importReader, reachableFrom } from '#generator/cache/reachable.ts'
import { browserMessages, messagesByPart, shortNames, withShortNames } from '#generator/render/browser-messages.ts'
import { entranceIcons, iconNames } from '#ui/icon-names.ts'

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

test('[I18-005] a page that uses few messages gets those that it can come to need, and not those of types', () => {
  const pages = 'src/pages/[pair]/[...locale]'
  write('package.json', JSON.stringify({ imports: { '#islands/*': './islands/*', '#layouts/*': './src/layouts/*' } }))
  write('src/layouts/Entrance.astro', '')
  write('src/layouts/Public.astro', '')
  write('src/layouts/Portal.astro', "import { Bar } from '#islands/shell/Bar.tsx'")
  write(
    `${pages}/connect.astro`,
    "import { Login } from '#islands/account/Login.tsx'\nimport Entrance from '#layouts/Entrance.astro'",
  )
  write(`${pages}/tracking.astro`, "import Public from '#layouts/Public.astro'")
  write(`${pages}/history.astro`, "import Portal from '#layouts/Portal.astro'")
  write(
    `${pages}/bulk-order.astro`,
    "import Portal from '#layouts/Portal.astro'\nimport { Rows } from '#islands/bulk/Rows.tsx'",
  )
  write('islands/bulk/Rows.tsx', 'm.bulk_rows()')
  write(
    'islands/account/Login.tsx',
    "import type { Bar } from '../shell/Bar.tsx'\nimport type {\n  Part,\n} from '../shell/Bar.tsx'\nconst late = () => import('./Terms.tsx')\nm.account_login()",
  )
  write('islands/account/Terms.tsx', 'm.account_terms()')
  write('islands/page/island-client.tsx', 'm.notice_retry()')
  const parts = messagesByPart(root)
  expect([...parts.entrance].sort()).toEqual(['account_login', 'account_terms', 'notice_retry'])
  expect([...parts.order]).toEqual(['notice_retry'])
  expect([...parts.screen].sort()).toEqual(['auth.offline', 'notice_retry', 'portal_close', 'portal_menu'])
})

test('[I18-005] the page with all messages is the one that the other screens do without', () => {
  const pages = globSync('src/pages/**/*.astro').filter(page => / allWords[ >]/.test(readFileSync(page, 'utf8')))
  expect(pages).toEqual([expect.stringContaining('/bulk-order.astro')])
})

test('all messages of the product have names of their own', () => {
  const names = shortNames('.', readFileSync('content/messages/en.json', 'utf8'))
  expect(names.size).toBeGreaterThan(500)
  expect(new Set(names.values()).size).toBe(names.size)
})

test('login and registration have the drawings of all icons that they can show, and no others', () => {
  const importsOf = importReader('.', { types: false })
  const pages = globSync('src/pages/**/*.astro').filter(page => importsOf(page).includes('src/layouts/Entrance.astro'))
  const code = reachableFrom('.', ['islands/page/island-client.tsx', ...pages], importsOf)
    .filter(path => /\.tsx?$/.test(path) && !path.endsWith('/icon-names.ts'))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
  expect(iconNames.filter(name => code.includes(`'${name}'`) || code.includes(`"${name}"`))).toEqual(entranceIcons)
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
