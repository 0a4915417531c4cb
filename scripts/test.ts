// `npm test`: every test there is. Ends with one line `N passed, N failed` over all of them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, runSteps } from './steps.ts'

/** One after the other: a browser that has to share its processor with hundreds of unit tests is a slow reader's browser. */
const PROJECTS = ['unit', 'sandbox', 'sites', 'e2e']

type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }

await runSteps([
  { name: 'messages built', command: [process.execPath, 'scripts/compile-messages.ts'] },
  { name: 'demo sites', command: [process.execPath, 'scripts/build-demo.ts'] },
])
mkdirSync(join(ROOT, '.cache'), { recursive: true })
const given = process.argv.slice(2)
let passed = 0
let failed = 0
for (const project of PROJECTS) {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = run(project)
  passed += numPassedTests
  // A file that could not even be read has no tests of its own to count.
  failed += numFailedTests > 0 ? numFailedTests : numFailedTestSuites
}
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

function run(project: string): Report {
  const report = join(ROOT, '.cache', `test-report-${project}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  spawnSync(bin('vitest'), ['run', '--project', project, ...reporters, ...given], { cwd: ROOT, stdio: 'inherit' })
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch (error) {
    // Without a report nothing was run, which is a failure and not a success with nothing to tell.
    console.error(`The ${project} tests left no report: ${error instanceof Error ? error.message : error}`)
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0 }
  }
}
