// `npm test`: every test there is. Ends with one line `N passed, N failed` over all of them.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, runSteps } from './steps.ts'

const report = join(ROOT, '.cache', 'test-report.json')
mkdirSync(join(ROOT, '.cache'), { recursive: true })
rmSync(report, { force: true })

runSteps([
  { name: 'messages built', command: [process.execPath, 'scripts/compile-messages.ts'] },
  { name: 'demo sites', command: [process.execPath, 'scripts/build-demo.ts'] },
])
const given = process.argv.slice(2)
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
spawnSync(bin('vitest'), ['run', ...reporters, ...given], { cwd: ROOT, stdio: 'inherit' })

// Without a report nothing was run, which is a failure and not a success with nothing to tell.
const { numPassedTests = 0, numFailedTests = 1, numFailedTestSuites = 0 } = readReport()
const failed = numFailedTests === 0 && numFailedTestSuites > 0 ? numFailedTestSuites : numFailedTests
console.log(`${numPassedTests} passed, ${failed} failed`)
process.exit(failed > 0 || numPassedTests === 0 ? 1 : 0)

function readReport(): { numPassedTests?: number; numFailedTests?: number; numFailedTestSuites?: number } {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch (error) {
    console.error(`The tests left no report: ${error instanceof Error ? error.message : error}`)
    return {}
  }
}
