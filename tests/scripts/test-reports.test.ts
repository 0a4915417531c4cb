import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/root.ts'
import { failedIn, failuresOf, passedIn, type Report, slowest } from '../../scripts/test-reports.ts'

const file = (name: string, status: string, ...tests: [name: string, status: string, ms: number][]) => ({
  name: join(ROOT, name),
  status,
  startTime: 0,
  endTime: 0,
  assertionResults: tests.map(([fullName, state, duration]) => ({ fullName, status: state, duration })),
})
const report = (...testResults: Report['testResults']): Report => ({ numPassedTests: 0, testResults })

test('a failed test is named with its file, and a file that could not be read by itself', () => {
  const failed = file('tests/a.test.ts', 'failed', ['one', 'passed', 1], ['two', 'failed', 1])
  expect(failedIn(report(failed, file('tests/b.test.ts', 'failed'), file('tests/c.test.ts', 'passed')))).toEqual([
    'tests/a.test.ts two',
    'tests/b.test.ts',
  ])
})

test('what fails outside of a test, such as a rejection that nobody awaits or a thread that dies, is a failure', () => {
  const passed = report(file('tests/a.test.ts', 'passed', ['one', 'passed', 1]))
  expect(failuresOf({ project: 'unit', report: passed, status: 0 })).toEqual([])
  expect(failuresOf({ project: 'unit', report: passed, status: 1 })).toEqual([
    'unit: no test failed, but Vitest ended with status 1: what came outside of a test is printed above',
  ])
  // A failed test may leave such an error behind, and is named itself.
  const failed = report(file('tests/a.test.ts', 'failed', ['one', 'failed', 1]))
  expect(failuresOf({ project: 'unit', report: failed, status: 1 })).toEqual(['tests/a.test.ts one'])
})

test('a project whose tests could not begin, since their sites were not built, is a failure; one without a test that is named is none', () => {
  expect(failuresOf({ project: 'e2e', report: report(), status: 1 })).toHaveLength(1)
  expect(failuresOf({ project: 'e2e', report: report(), status: 0 })).toEqual([])
})

test('what came outside of a test may be of any file, so none of that run counts as passed', () => {
  const passed = report(file('tests/a.test.ts', 'passed', ['one', 'passed', 1]))
  expect(passedIn({ report: passed, status: 0 })).toEqual(['tests/a.test.ts'])
  expect(passedIn({ report: passed, status: 1 })).toEqual([])
  expect(passedIn({ report: passed, status: null })).toEqual([])
  const failed = file('tests/b.test.ts', 'failed', ['two', 'failed', 1])
  expect(passedIn({ report: report(...passed.testResults, failed), status: 1 })).toEqual(['tests/a.test.ts'])
})

test('the ten slowest of all projects, slowest first', () => {
  const many = Array.from({ length: 12 }, (_, at): [string, string, number] => [`t${at}`, 'passed', at * 1000])
  const lines = slowest([{ report: report(file('a.test.ts', 'passed', ...many)) }, { report: report() }])
  expect(lines).toHaveLength(11)
  expect(lines[1]).toBe('  11.0 s  a.test.ts t11')
  expect(slowest([])).toEqual([])
})
