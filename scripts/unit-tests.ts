// Runs the unit tests whose files changed since they passed. What a test depends on is found by its imports; one that may read
// files by itself (or whose rules do) depends on every folder of the project that it or its rules name. `--all` runs every test.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { BUILD_CACHE_FOLDER, openBuildCache } from '#generator/cache/build-cache.ts'
import { ROOT } from './root.ts'
import { namedIn, openStamps, projectNames, reached, readsFiles } from './stamps.ts'
import { bin } from './steps.ts'
import { passedIn, readReport, reportOf } from './test-reports.ts'

/** Names the report of a run. */
const RUN = 'changed'

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
const names = projectNames()
const contents = new Map(names.map(name => [name, stamps.of('contents', [], [name])]))
const sources = new Map<string, string>()
const now = new Map(files.map(file => [file, stampOf(file)]))
const outdated = files.filter(file => passed.get(file) !== now.get(file))
console.log(`${files.length - outdated.length} of ${files.length} test files are unchanged`)
if (outdated.length > 0) {
  rmSync(reportOf(RUN), { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(RUN)}`]
  // Without names vitest runs all, which is shorter than naming all.
  const chosen = outdated.length === files.length ? [] : outdated
  const { status } = spawnSync(bin('vitest'), ['run', '--project', 'unit', ...reporters, ...chosen], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  const well = passedIn({ report: readReport(RUN), status })
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
  const imported = reached(file)
  const texts = imported.filter(path => /\.(?:tsx?|mjs)$/.test(path)).map(sourceOf)
  // Whatever a module reads is named by it or by those that it works with.
  const read = texts.some(readsFiles) ? [...new Set(texts.flatMap(text => namedIn(text, names)))].sort() : []
  const messages = texts.some(text => text.includes("'#messages")) ? ['content/messages'] : []
  const snapshots = join(dirname(file), '__snapshots__', `${basename(file)}.snap`)
  return stamps.of(
    'unit tests',
    [file, ...read.flatMap(name => contents.get(name) ?? [])],
    [...imported, ...messages, snapshots, 'vitest.config.ts', 'tsconfig.json'],
  )
}

function sourceOf(path: string): string {
  const source = sources.get(path) ?? readFileSync(join(ROOT, path), 'utf8')
  sources.set(path, source)
  return source
}
