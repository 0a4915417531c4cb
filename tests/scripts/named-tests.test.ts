import { expect, test } from 'vitest'
import { projectsNamed } from '../../scripts/named-tests.ts'
import { ROOT } from '../../scripts/root.ts'

const FILES = [
  'tests/e2e/history.test.ts',
  'tests/history/period.test.ts',
  'tests/deployments/builds.test.ts',
  'tests/sandbox/time.test.ts',
  'tests/browsers/firefox.test.ts',
]

const named = (...words: string[]) => [...(projectsNamed(words, FILES) ?? ['all'])].sort()

test('a part of a path starts the projects that have such a file, and no others', () => {
  expect(named('e2e/history')).toEqual(['e2e'])
  expect(named('deployments')).toEqual(['sites'])
  expect(named('history')).toEqual(['e2e', 'sandbox', 'unit'])
  expect(named('tests/sandbox/time.test.ts:12')).toEqual(['sandbox', 'unit'])
  expect(named(`${ROOT}tests/e2e/history.test.ts`)).toEqual(['e2e'])
  expect(named('./tests/e2e')).toEqual(['e2e'])
})

test('without names, and with names that nothing has, all are started', () => {
  expect(named()).toEqual(['all'])
  expect(named('-t', 'history')).toEqual(['all'])
  expect(named('nothing')).toEqual(['all'])
  expect(named('firefox')).toEqual(['all'])
})

test('the words of a title start too many rather than too few', () => {
  expect(named('e2e/history', '-t', 'builds')).toEqual(['e2e', 'sites'])
})
