// What the last run of the tests left behind: which failed, and what took how long.
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { styleText } from 'node:util'
import { ROOT } from './root.ts'

/** The part of Vitest's report that is read here; times are milliseconds. */
export type Report = {
  numPassedTests: number
  testResults: {
    /** The file. */
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

/** `status`: with which Vitest ended; null when it was killed. */
export type ProjectRun = { project: string; seconds: number; report: Report; status: number | null }

const SLOWEST = 10

export const reportOf = (project: string): string => join(ROOT, '.cache', `test-report-${project}.json`)
/** How long each project of the last run took. */
export const TEST_RUNS = join(ROOT, '.cache', 'test-runs.json')

/** Names of the tests that failed; of a file that could not even be read, the file's. */
export function failedIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const tests = assertionResults.filter(test => test.status === 'failed').map(({ fullName }) => `${file} ${fullName}`)
    return tests.length === 0 && status === 'failed' ? [file] : tests
  })
}

/** What failed in a run. A report has nothing of what came outside of a test: of that only the status tells. */
export function failuresOf({ project, report, status }: Pick<ProjectRun, 'project' | 'report' | 'status'>): string[] {
  const failed = failedIn(report)
  if (status === 0 || failed.length > 0) return failed
  const ended = status === null ? 'was killed' : `ended with status ${status}`
  return [`${project}: no test failed, but Vitest ${ended}: what came outside of a test is printed above`]
}

/** Files whose tests passed; none where something came outside of a test, since it may be of any of them. */
export function passedIn({ report, status }: Pick<ProjectRun, 'report' | 'status'>): string[] {
  if (status !== 0 && failedIn(report).length === 0) return []
  return report.testResults.filter(result => result.status === 'passed').map(({ name }) => relative(ROOT, name))
}

/** The slowest tests, a line each. */
export function slowest(runs: readonly Pick<ProjectRun, 'report'>[]): string[] {
  const tests = runs
    .flatMap(({ report }) => report.testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ fullName, file: relative(ROOT, name), ms: duration ?? 0 })),
    )
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
  if (tests.length === 0) return []
  return [
    styleText('bold', `\nThe ${tests.length} slowest tests`),
    ...tests.map(
      ({ fullName, file, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file} ${fullName.slice(0, 100)}`,
    ),
  ]
}

/** What Vitest wrote about a project. */
export function readReport(project: string): Report {
  try {
    return JSON.parse(readFileSync(reportOf(project), 'utf8')) as Report
  } catch (error) {
    // Without a report nothing was run, which is a failure and not a success with nothing to report.
    const why = `The ${project} tests left no report: ${error instanceof Error ? error.message : error}`
    return {
      numPassedTests: 0,
      testResults: [{ name: why, status: 'failed', startTime: 0, endTime: 0, assertionResults: [] }],
    }
  }
}
