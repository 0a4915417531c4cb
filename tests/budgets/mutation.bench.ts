// `npm run bench mutation [folder or file…]`: changes one place of a rule at a time and counts how many of these mutants a unit test
// notices, by folder. Takes an hour as a whole, so it runs only when it is named. Results are kept in .cache/mutation: only mutants
// whose code or tests changed run again, also after a run that was broken off.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../../scripts/root.ts'
import { print, rounded } from './figure.ts'

/** In a folder of its own, so that nobody waits for it in `npm ci`. */
const PACKAGES = { '@stryker-mutator/core': '10.1.1' }
const KEPT = join(ROOT, '.cache', 'mutation')
const EQUIVALENT_MUTANTS = join(ROOT, 'tests', 'budgets', 'equivalent-mutants.tsv')
const RULES_LEAST_PERCENT = 90
const STAGES_LEAST_PERCENT = 85
const LOWEST_PRIORITY = 19
/** Added to the time that the tests of a mutant need. Long, since a busy machine is no proof that a test noticed something. */
const TIMEOUT_MS = 60_000
/** A worker keeps every module that it has loaded, up to 20 MB for each mutant: near its 4 GB it only collects garbage. */
const WORKER_MUTANTS = 100
/** What keeps state or chooses words. */
const NO_RULES = /(?:^|-)(?:store|text)\.ts$/
/** Tests of stores, and those that draw hundreds of sequences at random, which would take seconds for each mutant. */
const OTHER_TESTS = /(?:[-/]store|\.property)\.test\.ts$/
/** Tests of a folder that are in another one. */
const TESTED_ELSEWHERE: Record<string, readonly string[]> = {
  'generator/check': [
    'generator/check.test.ts',
    'generator/ci-formats.test.ts',
    'generator/city-coordinates.test.ts',
    'generator/content-check.test.ts',
    'generator/drawings.test.ts',
    'generator/faults.test.ts',
    'generator/glossary.test.ts',
    'generator/message-format.test.ts',
    'generator/sentences.test.ts',
    'generator/translated-from.test.ts',
    'generator/validate-mutations.test.ts',
  ],
  'generator/verify': ['generator/verify.test.ts', 'generator/brand-leaks.test.ts'],
  orders: ['history/figures.test.ts', 'history/proofs.test.ts'],
  'search-engines': ['generator/search-engines.test.ts', 'generator/structured-data.test.ts'],
  pricing: ['generator/figures.test.ts'],
}

type Position = { line: number; column: number }
type Mutant = {
  status: string
  location: { start: Position; end: Position }
  mutatorName: string
  replacement?: string
}
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> }

const features = readdirSync(join(ROOT, 'src', 'features')).map(name => `src/features/${name}`)
const wanted = process.argv.slice(2).map(word => word.replace(/\/$/, ''))
const isWanted = (path: string): boolean =>
  wanted.length === 0 || wanted.some(word => path === word || path.endsWith(`/${word}`))
/** The files to change, by folder. */
const rules = new Map(
  [...features, 'generator/check', 'generator/verify']
    .map(folder => [folder, rulesOf(folder).filter(file => isWanted(folder) || isWanted(file))] as const)
    .filter(([, files]) => files.length > 0),
)
if (rules.size === 0) throw new Error(`No folder or file of rules is called ${wanted.join(' or ')}`)

setPriority(LOWEST_PRIORITY)
installPackages()
const equivalent = readEquivalentMutants()
const report = run()
for (const [folder, files] of rules) score(folder, files, report)

/** All folders in one run, since to begin takes as long as some hundred mutants. */
function run(): Report {
  mkdirSync(KEPT, { recursive: true })
  const file = join(KEPT, 'report.json')
  rmSync(file, { force: true })
  const settings = {
    testRunner: 'unit-tests',
    plugins: [join(import.meta.dirname, 'mutation-runner.ts')],
    mutate: [...rules.values()].flat(),
    tempDirName: join(KEPT, 'copy'),
    ignorePatterns: ['dist', '.ci', '.astro', '.cache', '.generated/compiling', '.vitest', 'tests/e2e'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: file },
    incremental: true,
    incrementalFile: join(KEPT, 'incremental.json'),
    timeoutMS: TIMEOUT_MS,
    maxTestRunnerReuse: WORKER_MUTANTS,
    concurrency: Number(process.env['MUTATION_WORKERS'] ?? 1),
    ignoreStatic: process.env['MUTATION_CONSTANTS'] === 'no',
    allowConsoleColors: false,
  }
  const place = join(KEPT, 'settings.json')
  writeFileSync(place, JSON.stringify(settings, null, 2))
  const tests = Object.fromEntries([...rules.keys()].map(folder => [folder, testsOf(folder)]))
  const env = { ...process.env, MUTATION_TESTS: JSON.stringify(tests) }
  const program = join(KEPT, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  // Standard output belongs to the figures.
  spawnSync(process.execPath, [program, 'run', place], { cwd: ROOT, env, stdio: ['ignore', 2, 2] })
  if (!existsSync(file)) throw new Error('The run did not end. Another one goes on where it stopped.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Prints the score of a folder, and writes what survived next to the report. */
function score(folder: string, own: readonly string[], { files }: Report): void {
  const survivors: string[] = []
  const used = new Set<string>()
  let killed = 0
  let same = 0
  let left = 0
  for (const file of own) {
    const { source, mutants } = files[file] ?? { source: '', mutants: [] }
    const lines = source.split('\n')
    for (const mutant of mutants) {
      if (mutant.status === 'Killed' || mutant.status === 'Timeout') killed += 1
      if (mutant.status === 'Ignored') left += 1
      if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue
      const { line, column } = mutant.location.start
      const text = lines[line - 1]?.trim() ?? ''
      const replacement = (mutant.replacement ?? '').replaceAll(/\s+/g, ' ')
      const key = [`${file}\t${text}\t${replacement}`, `${file}\t${text}\t*`].find(name => equivalent.has(name))
      if (key) {
        used.add(key)
        same += 1
      } else {
        const untested = mutant.status === 'NoCoverage' ? ' (no test comes here)' : ''
        survivors.push(`${file}:${line}:${column} ${mutant.mutatorName}${untested}\n  ${text}\n  → ${replacement}`)
      }
    }
  }
  const list = join(KEPT, folder, 'survivors.txt')
  mkdirSync(dirname(list), { recursive: true })
  writeFileSync(list, `${survivors.join('\n')}\n`)
  for (const name of equivalent)
    if (own.some(file => name.startsWith(`${file}\t`)) && !used.has(name)) console.error(`No longer survives: ${name}`)
  const all = killed + survivors.length
  const least = folder.startsWith('src/features/') ? RULES_LEAST_PERCENT : STAGES_LEAST_PERCENT
  const name = `${folder}: ${killed} of ${all} mutants noticed, ${same} equivalent${left > 0 ? `, ${left} not run` : ''}`
  print({ name, value: rounded((100 * killed) / Math.max(all, 1)), unit: '%', limit: { least } })
  if (survivors.length > 0) console.error(`What survived: ${list}`)
}

function rulesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !NO_RULES.test(name))
    .map(name => `${folder}/${name}`)
    .sort()
}

/** What is drawn on the screen cannot be loaded without the bundler, and holds no rule. */
function isOfScreen(name: string): boolean {
  return readFileSync(join(ROOT, 'tests', name), 'utf8').includes(".tsx'")
}

/** The unit tests of a folder. Each runs for each mutant of a constant, so those that only pass by are left out. */
function testsOf(folder: string): string[] {
  const [, feature = folder] = /^src\/features\/(.+)$/.exec(folder) ?? []
  return readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts') && !OTHER_TESTS.test(name))
    .filter(name => name.startsWith(`${feature}/`) || TESTED_ELSEWHERE[feature]?.includes(name))
    .filter(name => !isOfScreen(name))
    .map(name => `tests/${name}`)
    .sort()
}

/** `file`, `line` of code and `replacement` of each mutant that behaves as the original; the fourth column says why. */
function readEquivalentMutants(): Set<string> {
  const [, ...rows] = readFileSync(EQUIVALENT_MUTANTS, 'utf8').trimEnd().split('\n')
  return new Set(rows.map(row => row.split('\t').slice(0, 3).join('\t')))
}

function installPackages(): void {
  const isInstalled = (name: string, version: string) => {
    const file = join(KEPT, 'node_modules', name, 'package.json')
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version
  }
  if (Object.entries(PACKAGES).every(([name, version]) => isInstalled(name, version))) return
  console.error('Fetching what makes the mutants, about half a minute …')
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(join(KEPT, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
  // The project's own Vitest runs the tests; no second one is installed.
  spawnSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd: KEPT, stdio: ['ignore', 2, 2] })
}
