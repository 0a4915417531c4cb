// Where the minutes of the last `npm test` went: by project, and by file.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from '../../scripts/root.ts'
import { type Report, reportOf, TEST_RUNS } from '../../scripts/test-reports.ts'
import { print, rounded } from './figure.ts'

const FILES_SHOWN = 30

if (!existsSync(TEST_RUNS)) throw new Error('The tests have not been run here. Run `npm test` first.')
const runs: { project: string; seconds: number }[] = JSON.parse(readFileSync(TEST_RUNS, 'utf8'))
const files: { file: string; seconds: number; tests: number }[] = []
for (const { project, seconds } of runs) {
  if (!existsSync(reportOf(project)))
    throw new Error(`The ${project} tests are running, or were ended. Run them first.`)
  const { testResults }: Report = JSON.parse(readFileSync(reportOf(project), 'utf8'))
  const tests = testResults.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0)
  print({ name: `${project}: ${tests} tests, beginning to end`, value: rounded(seconds / 60), unit: 'min' })
  for (const { name, startTime, endTime, assertionResults } of testResults)
    files.push({ file: relative(ROOT, name), seconds: (endTime - startTime) / 1000, tests: assertionResults.length })
}
files.sort((a, b) => b.seconds - a.seconds)
for (const { file, seconds, tests } of files.slice(0, FILES_SHOWN))
  print({ name: `${file}: ${tests} tests`, value: rounded(seconds), unit: 's' })
const others = files.slice(FILES_SHOWN)
const left = others.reduce((sum, { seconds }) => sum + seconds, 0)
print({ name: `${others.length} other files`, value: rounded(left), unit: 's' })
