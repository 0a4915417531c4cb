// Runs the unit tests whose files changed since they passed. What a test depends on is found by its imports; one that may read
// files by itself (or whose rules do) depends on every file of the project. `--all` runs every test.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { BUILD_CACHE_FOLDER, openBuildCache } from '#generator/cache/build-cache.ts'
import { reachableFrom } from '#generator/cache/reachable.ts'
import { openStamps, readsFiles } from './stamps.ts'
import { bin, ROOT } from './steps.ts'

/** Not part of the project, or made of it. */
const OUTSIDE = new Set(['node_modules', 'dist', 'coverage', '.astro', '.cache', '.generated', '.git', '.vitest'])
const REPORT = join(ROOT, '.cache', 'test-report-changed.json')

type Report = { testResults: { name: string; status: string }[] }

const stamps = openStamps()
const cache = openBuildCache(join(ROOT, BUILD_CACHE_FOLDER))
const PASSED = 'unit tests that passed'
const passed = new Map(
  process.argv.includes('--all') ? [] : (cache.read<[string, string][]>('unchanged', PASSED) ?? []),
)

const listed = execFileSync(bin('vitest'), ['list', '--project', 'unit', '--filesOnly', '--json'], {
  encoding: 'utf8',
  cwd: ROOT,
})
const files = (JSON.parse(listed) as { file: string }[]).map(({ file }) => relative(ROOT, file)).sort()
const everything = stamps.of(
  'everything',
  [],
  readdirSync(ROOT).filter(name => !OUTSIDE.has(name)),
)
const now = new Map(files.map(file => [file, stampOf(file)]))
const outdated = files.filter(file => passed.get(file) !== now.get(file))
console.log(`${files.length - outdated.length} of ${files.length} test files are unchanged`)
if (outdated.length > 0) {
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  // Without names vitest runs all, which is shorter than naming all.
  const names = outdated.length === files.length ? [] : outdated
  const { status } = spawnSync(bin('vitest'), ['run', '--project', 'unit', ...reporters, ...names], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const report = existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : { testResults: [] }
  const well = report.testResults.filter(result => result.status === 'passed').map(({ name }) => relative(ROOT, name))
  const stillPassed = files.filter(file => !outdated.includes(file))
  cache.write(
    'unchanged',
    PASSED,
    [...stillPassed, ...well].map(file => [file, now.get(file)]),
  )
  process.exitCode = status ?? 1
}
stamps.save()

/** Hash of everything that decides how the tests of a file go. */
function stampOf(file: string): string {
  const reached = reachableFrom(ROOT, [file])
  const texts = reached.map(path => (/\.(?:tsx?|mjs)$/.test(path) ? readFileSync(join(ROOT, path), 'utf8') : ''))
  if (texts.some(readsFiles)) return stamps.of('unit tests', [file, everything], [])
  const messages = texts.some(text => text.includes("'#messages")) ? ['content/messages'] : []
  const snapshots = join(dirname(file), '__snapshots__', `${basename(file)}.snap`)
  return stamps.of('unit tests', [file], [...reached, ...messages, snapshots, 'vitest.config.ts', 'tsconfig.json'])
}
