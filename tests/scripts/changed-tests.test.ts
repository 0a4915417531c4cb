import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  browserTests,
  filesChangedSince,
  PAGES_OF_TESTS,
  pagesOf,
  touchedBrowserTests,
} from '../../scripts/changed-tests.ts'
import { ROOT } from '../../scripts/root.ts'

const named = (...changed: string[]) => touchedBrowserTests(changed).map(path => path.replace('tests/e2e/', ''))

test('every browser test is known, and every page that one opens is there', () => {
  expect(browserTests().filter(name => pagesOf(name) === undefined)).toEqual([])
  for (const page of Object.values(PAGES_OF_TESTS).flat())
    expect(existsSync(join(ROOT, 'src/pages/[pair]/[...locale]', `${page}.astro`)), page).toBe(true)
})

test('a change of one screen touches the tests that open it, and no others', () => {
  const touched = named('islands/history/HistoryTable.tsx')
  expect(touched).toContain('history.test.ts')
  expect(touched).toContain('journeys.test.ts')
  expect(touched).not.toContain('static-pages.test.ts')
  expect(touched).not.toContain('bulk-grid.test.ts')
})

test('what a page reaches by several imports touches its tests, style sheets too', () => {
  expect(named('src/ui/Dialog.tsx')).toContain('tracking.test.ts')
  expect(named('src/styles/ui/dialogs.css')).toContain('static-pages.test.ts')
  expect(named('src/contract/routes.ts')).toContain('entry.test.ts')
})

test('what all sites are made of touches every browser test; words about the project touch none', () => {
  expect(named('content/messages/en.json')).toHaveLength(browserTests().length)
  expect(named('generator/emit/shared-data.ts')).toHaveLength(browserTests().length)
  expect(named('docs/security.md', 'README.md')).toEqual([])
})

test('a changed test is run, and so are those whose steps changed', () => {
  expect(named('tests/e2e/history.test.ts')).toEqual(['history.test.ts'])
  expect(named('tests/e2e/request-steps.ts')).toContain('journeys.test.ts')
  expect(named('sandbox/calls/orders.ts')).toContain('tracking.test.ts')
})

test('a file that was renamed is named under both names: what is gone touches as much as what is new', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], { cwd: root })
  try {
    git('init', '-q')
    writeFileSync(join(root, 'before.md'), 'The same words\n'.repeat(20))
    git('add', '.')
    git('commit', '-qm', 'one')
    git('mv', 'before.md', 'after.md')
    expect(filesChangedSince('HEAD', root).sort()).toEqual(['after.md', 'before.md'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('steps that are gone touch every browser test: which of them took them is no longer known', () => {
  expect(named('tests/e2e/gone-steps.ts')).toHaveLength(browserTests().length)
  expect(named('tests/e2e/gone.test.ts')).toEqual([])
})

test('a changed file has its own name, whatever letters it has', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...words], { cwd: root })
  const names = ['käse.md', 'a "b".md', 'plain.md']
  try {
    git('init', '-q')
    for (const name of names) writeFileSync(join(root, name), '1')
    git('add', '.')
    git('commit', '-qm', 'one')
    for (const name of names) writeFileSync(join(root, name), '2')
    writeFileSync(join(root, 'new größe.md'), '')
    expect(filesChangedSince('HEAD', root).sort()).toEqual([...names, 'new größe.md'].sort())
    expect(() => filesChangedSince('nowhere', root)).toThrow('nowhere')
  } finally {
    rmSync(root, { recursive: true })
  }
})
