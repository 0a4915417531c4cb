// The page about all languages: which change of English left a translation behind, and what was read since.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lastChanges, messagesAt, versionsOf } from '#generator/translation/changes.ts'
import { lastReadings } from '#generator/translation/language-status.ts'
import { type LanguageStatus, statusPage } from '#generator/translation/status-page.ts'

const version = (commit: string, messages: Record<string, unknown>) => {
  return { commit, date: `2026-01-0${commit}`, subject: `Change ${commit}`, messages }
}
const commit = (name: string) => ({ commit: name, date: `2026-01-0${name}`, subject: `Change ${name}` })

test('a message is what the last commit made it that changed it', () => {
  const versions = [
    version('4', { a: 'new', b: 'same', c: [{ match: { one: 'x' } }], d: 'committed' }),
    version('3', { a: 'new', b: 'same', c: [{ match: { one: 'y' } }], d: 'committed' }),
    version('2', { a: 'old', b: 'same' }),
    version('1', { a: 'new', b: 'same' }),
  ]
  const now = { a: 'new', b: 'same', c: [{ match: { one: 'x' } }], d: 'not committed' }
  const found = lastChanges(['a', 'b', 'c', 'd', 'e'], now, versions)
  expect(Object.fromEntries(found)).toEqual({ a: commit('3'), b: commit('1'), c: commit('4') })
})

test('versions are read only as far as needed', () => {
  const read: string[] = []
  function* versions() {
    for (const one of [version('2', { a: 'new' }), version('1', { a: 'old' }), version('0', { a: 'older' })]) {
      read.push(one.commit)
      yield one
    }
  }
  lastChanges(['a'], { a: 'new' }, versions())
  expect(read).toEqual(['2', '1'])
})

test('a version that was committed half-merged is passed over', () => {
  const root = mkdtempSync(join(tmpdir(), 'versions-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  try {
    git('init', '--quiet')
    for (const text of ['{ "a": "old" }', '<<<<<<< HEAD\n{ "a": "new" }\n', '{ "a": "new" }']) {
      writeFileSync(join(root, 'en.json'), text)
      git('add', '.')
      git('-c', 'user.name=Test', '-c', 'user.email=test@portal.example', 'commit', '--quiet', '--message=Change')
    }
    expect([...versionsOf(root, 'en.json')].map(({ messages }) => messages)).toEqual([{ a: 'new' }, { a: 'old' }])
    expect(messagesAt(root, git('rev-parse', 'HEAD~1'), 'en.json')).toEqual({})
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('of several readings of a language the last one counts', () => {
  const table =
    '# for readers\npl\taaaaaaa\t2026-02-01\tN. N.\npl\tbbbbbbb\t2026-01-01\tM. M.\nar\tccccccc\t2026-01-05\tO. O.\n'
  expect([...lastReadings(table)]).toEqual([
    ['pl', { locale: 'pl', commit: 'aaaaaaa', date: '2026-02-01' }],
    ['ar', { locale: 'ar', commit: 'ccccccc', date: '2026-01-05' }],
  ])
})

const polish: LanguageStatus = {
  locale: 'pl',
  total: 200,
  translated: 197,
  missing: ['gone'],
  same: ['ok', 'sms'],
  stale: [
    { key: 'greeting', change: { commit: 'abc1234', date: '2026-03-01', subject: 'Say <hello>' } },
    { key: 'new' },
  ],
  texts: { there: 8, of: 9 },
  staleTexts: [{ name: 'prices', change: commit('2') }],
  unread: ['greeting'],
  since: '2026-02-01',
}

test('the page says how much is done, what is stale since which change, and what is unread', () => {
  const page = statusPage([polish])
  expect(page).toContain(
    '<td>98.5 %</td><td>1</td><td>2</td><td>2</td><td>8 of 9</td><td>1</td><td>1 since 2026-02-01</td>',
  )
  expect(page).toContain('<code>greeting</code> 2026-03-01, abc1234: Say &lt;hello&gt;')
  expect(page).toContain('<code>new</code> not committed yet')
  expect(page).toContain('<code>prices</code> 2026-01-02, 2: Change 2')
  expect(page).toContain('Unread by a second reader: 1')
})

test('a language that nobody has read a second time says so once, and does not name every text', () => {
  const { since: _since, ...never } = polish
  const page = statusPage([{ ...never, unread: ['a_text', 'b_text'] }])
  expect(page).toContain('<td>never read</td>')
  expect(page).not.toContain('a_text')
})
