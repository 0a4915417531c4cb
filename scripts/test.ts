// `npm test`: every test there is. Ends with one line `N passed, N failed` over all of them.
//   --changed [commit]   only what the changes since then (by default those not committed) can touch
//   --repeat n           n runs one after the other, to find a test that fails now and then
//   --load n             next to n programs that keep a processor busy each
//   --with browsers      counts what `npm run browsers` found just before in the line at the end
// Whatever else is given goes to Vitest, such as a part of a file's name.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { Worker } from 'node:worker_threads'
import { startGroup } from '#generator/process-group.ts'
import { closeTempDir, openTempDir } from '#generator/temp-dir.ts'
import { filesChangedSince, touchedBrowserTests } from './changed-tests.ts'
import { projectsNamed } from './named-tests.ts'
import { ROOT } from './root.ts'
import { filesBelow } from './stamps.ts'
import { bin, NOTHING_TO_TEST, runSteps } from './steps.ts'
import { failedIn, failuresOf, type ProjectRun, readReport, reportOf, slowest, TEST_RUNS } from './test-reports.ts'

/** Tests of a project: all of them, or those that are named to Vitest. */
type Tests = { project: string; words: readonly string[] }

/**
 * Groups follow one another: browsers wait as much as they work, so three of them fill two cores, and what only computes
 * would make slow readers of them.
 */
const EVERYTHING: readonly (readonly Tests[])[] = [
  [
    { project: 'unit', words: [] },
    { project: 'sandbox', words: [] },
    { project: 'sites', words: [] },
  ],
  [{ project: 'e2e', words: [] }],
]

/** What sites are made of, and what tests them. */
const MAKES_SITES =
  /^((brands|content|countries|generator|islands|schema|scripts|src|tests\/(budgets|deployments))\/|[^/]+\.(mjs|json|ts)$)/

const SEEN = ['inherit', 'inherit'] as const
const KEPT = ['pipe', 'pipe'] as const

const { changed, repeat, load, before, words } = optionsOf(process.argv.slice(2))
const groups = withNamed(changed === undefined ? EVERYTHING : touchedBy(changedSince(changed), changed))
await runSteps(
  [
    { name: 'messages built', command: [process.execPath, 'scripts/compile-messages.ts'] },
    { name: 'demo sites', command: [process.execPath, 'scripts/build-demo.ts'] },
  ],
  undefined,
  NOTHING_TO_TEST,
)
mkdirSync(join(ROOT, '.cache'), { recursive: true })
// What tests leave when they are interrupted, or a machine goes down, is swept: at once, or by the next run.
const temporary = openTempDir(join(tmpdir(), 'rider-portal-tests'))
const busy = Array.from({ length: load }, () => new Worker('for (;;);', { eval: true }))
const reports = before === undefined ? [] : [readReport(before)]
let passed = reports.reduce((sum, report) => sum + report.numPassedTests, 0)
const failures: string[] = reports.flatMap(failedIn)
for (let run = 1; run <= repeat; run++) {
  const runs = await runAll()
  for (const { report } of runs) passed += report.numPassedTests
  failures.push(...runs.flatMap(failuresOf).map(name => (repeat > 1 ? `${name} (run ${run})` : name)))
  for (const line of slowest(runs)) console.log(line)
  if (repeat > 1) console.log(styleText('bold', `run ${run} of ${repeat}: ${failures.length} failed until now`))
}
for (const worker of busy) await worker.terminate()
closeTempDir(temporary)
for (const name of failures) console.log(styleText('red', `✗ ${name}`))
console.log(`${passed} passed, ${failures.length} failed`)
// A change may touch nothing; all tests together are never none.
process.exit(failures.length > 0 || (passed === 0 && changed === undefined) ? 1 : 0)

async function runAll(): Promise<ProjectRun[]> {
  const runs: ProjectRun[] = []
  for (const group of groups) runs.push(...(await Promise.all(group.map(runProject))))
  writeFileSync(TEST_RUNS, JSON.stringify(runs.map(({ project, seconds }) => ({ project, seconds }))))
  return runs
}

/** Runs the tests of a project; what the first of a group prints is seen at once, what the others print when they end. */
async function runProject(tests: Tests, index: number): Promise<ProjectRun> {
  const started = performance.now()
  const { project } = tests
  rmSync(reportOf(project), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(project)}`]
  // A project may have no test of those that are named or touched; that it has none at all is a failure, like sites that cannot be built.
  const some = words.length > 0 || changed !== undefined ? ['--passWithNoTests'] : []
  const status = await vitest(
    ['run', '--project', project, ...reporters, ...some, ...tests.words, ...words],
    index === 0,
  )
  return { project, seconds: (performance.now() - started) / 1000, report: readReport(project), status }
}

/** Ends when the program has ended, well or not: its report says how, and its status. */
function vitest(args: readonly string[], atOnce: boolean): Promise<number | null> {
  const program = startGroup(bin('vitest'), args, {
    cwd: ROOT,
    stdio: ['ignore', ...(atOnce ? SEEN : KEPT)],
    env: { ...process.env, TMPDIR: temporary },
  })
  const printed: Buffer[] = []
  for (const stream of [program.stdout, program.stderr]) stream?.on('data', (part: Buffer) => printed.push(part))
  return new Promise(resolve => {
    const ended = (status: number | null) => {
      process.stdout.write(Buffer.concat(printed))
      resolve(status)
    }
    program.once('error', () => ended(null)).once('close', ended)
  })
}

/** Without the projects that have no test of those that are named. */
function withNamed(all: readonly (readonly Tests[])[]): readonly (readonly Tests[])[] {
  const files = filesBelow('tests').filter(path => path.endsWith('.test.ts'))
  const named = projectsNamed(words, files)
  const left = all.map(group => group.filter(({ project }) => named?.has(project) ?? true))
  return left.filter(group => group.length > 0)
}

/** The tests that these files can touch; `since` is for those whose imports Vitest itself follows. */
function touchedBy(files: readonly string[], since: string): Tests[][] {
  const following = ['--changed', since]
  const rules = [
    { project: 'unit', words: following },
    { project: 'sandbox', words: following },
    ...(files.some(file => MAKES_SITES.test(file)) ? [{ project: 'sites', words: [] }] : []),
  ]
  const browser = touchedBrowserTests(files)
  return browser.length > 0 ? [rules, [{ project: 'e2e', words: browser }]] : [rules]
}

function changedSince(commit: string): string[] {
  try {
    return filesChangedSince(commit)
  } catch (error) {
    console.error(`--changed ${commit}: Git knows no such commit: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}

/** This program's own options; the rest is Vitest's. */
function optionsOf(given: readonly string[]) {
  const options = {
    changed: undefined as string | undefined,
    repeat: 1,
    load: 0,
    before: undefined as string | undefined,
    words: [] as string[],
  }
  const words = [...given]
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const value = words[0] === undefined || words[0].startsWith('-') ? undefined : words[0]
    if (word === '--changed') options.changed = value ?? 'HEAD'
    else if (word === '--with') options.before = value
    else if (word === '--repeat' || word === '--load')
      options[word === '--repeat' ? 'repeat' : 'load'] = countIn(word, value)
    else {
      options.words.push(word)
      continue
    }
    if (value !== undefined) words.shift()
  }
  return options
}

function countIn(option: string, value: string | undefined): number {
  const count = Number(value)
  if (value !== undefined && Number.isInteger(count) && count >= 0) return count
  console.error(`${option} takes a whole number.`)
  process.exit(1)
}
