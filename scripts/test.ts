// `npm test`: every test there is. Ends with one line `N passed, N failed` over all of them.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bin, ROOT, runSteps } from './steps.ts'

/**
 * Groups follow one another: a browser that has to share its processor with hundreds of unit tests is a slow reader's
 * browser. The tests of the sandbox and those of the sites each work on one core, so they go side by side.
 */
const GROUPS = [['unit'], ['sandbox', 'sites'], ['e2e']]

const SEEN = ['inherit', 'inherit'] as const
const KEPT = ['pipe', 'pipe'] as const

type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }

await runSteps([
  { name: 'messages built', command: [process.execPath, 'scripts/compile-messages.ts'] },
  { name: 'demo sites', command: [process.execPath, 'scripts/build-demo.ts'] },
])
mkdirSync(join(ROOT, '.cache'), { recursive: true })
const given = process.argv.slice(2)
let passed = 0
let failed = 0
for (const group of GROUPS)
  for (const { numPassedTests, numFailedTests, numFailedTestSuites } of await Promise.all(group.map(run))) {
    passed += numPassedTests
    // A file that could not even be read has no tests of its own to count.
    failed += numFailedTests > 0 ? numFailedTests : numFailedTestSuites
  }
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** Runs the tests of a project; what the first of a group says is seen at once, what the others say when they end. */
async function run(project: string, place: number): Promise<Report> {
  const report = join(ROOT, '.cache', `test-report-${project}.json`)
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  await vitest(['run', '--project', project, ...reporters, ...given], place === 0)
  try {
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } catch (error) {
    // Without a report nothing was run, which is a failure and not a success with nothing to tell.
    console.error(`The ${project} tests left no report: ${error instanceof Error ? error.message : error}`)
    return { numPassedTests: 0, numFailedTests: 1, numFailedTestSuites: 0 }
  }
}

/** Ends when the program has ended, well or not: its report tells. */
function vitest(args: readonly string[], atOnce: boolean): Promise<void> {
  const program = spawn(bin('vitest'), args, { cwd: ROOT, stdio: ['ignore', ...(atOnce ? SEEN : KEPT)] })
  const said: Buffer[] = []
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  return new Promise(resolve => {
    const ended = () => {
      process.stdout.write(Buffer.concat(said))
      resolve()
    }
    program.once('error', ended).once('close', ended)
  })
}
