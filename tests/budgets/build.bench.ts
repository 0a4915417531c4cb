// How long people wait here: builds from cold to warm, the check, the dev server, `npm start`. All figures are from one run on one
// machine, over a copy of the project; ratios are next to the times, since machines differ.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../../scripts/root.ts'
import { editTimes } from './edit-loop.ts'
import { type Figure, median, print, rounded } from './figure.ts'
import { hugoSeconds } from './hugo-site.ts'
import { copyProject } from './project-copy.ts'
import { runBuild } from './run-build.ts'

const GIBIBYTE = 1024 ** 3
/** What npm's scripts begin with: the program is then read compiled. */
const STARTER = [join('scripts', 'run.mjs'), '--quiet']
const NORWAY = ['--brand', 'pandago', '--country', 'NO']
const SINGLES = ['pandago NO', 'foodpanda SG', 'talabat AE', 'glovo PL', 'hunger-station SA'].map(pair => {
  const [brand = '', country = ''] = pair.split(' ')
  return ['--brand', brand, '--country', country]
})

const work = mkdtempSync(join(tmpdir(), 'bench-build-'))
const project = copyProject(join(work, 'project'), undefined, { cached: false })
const full = join(work, 'full')
const cache = join(project, '.cache')
let pages = 0

const seconds = (act: () => unknown): number => {
  const began = performance.now()
  act()
  return (performance.now() - began) / 1000
}
const run = (...words: string[]) =>
  seconds(() => execFileSync(process.execPath, words, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] }))
const portal = (...words: string[]) => run(join(project, 'generator', 'cli.ts'), ...words)

function edit(file: string, from: string | RegExp, to: string): void {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has no ${from}`)
  writeFileSync(path, after)
}

/** A measurement: in the order of the list, since each finds what the ones before have cached. */
type Row = { name: string; most?: number; unit?: string; measure: () => number | undefined | Promise<number> }

const measured = new Map<string, number>()
const of = (name: string): number => {
  const value = measured.get(name)
  if (value === undefined) throw new Error(`${name} was not measured`)
  return value
}
const ratio = (name: string, above: string, below: string, most?: number): Row => ({
  name,
  unit: 'times',
  ...(most !== undefined && { most }),
  measure: () => (measured.has(above) && measured.has(below) ? of(above) / of(below) : undefined),
})

const COLD = 'one pair, nothing cached'
const WARM = 'one pair, bundles cached, median of 5'
const ALL = 'all 256 pairs in one run, bundles cached'
const UNCHANGED = 'all pairs, nothing changed'
const HUGO = 'as many simple pages by Hugo'
const COPY = 'cp -r of the output'

let peak = 0
const fullBuild = (): number => {
  const done = runBuild(project, full, ['--full'])
  peak = Math.max(peak, done.peakMemoryBytes / GIBIBYTE)
  return done.seconds
}

const rows: readonly Row[] = [
  // The first build compiles the messages; every later one finds them, as on any machine that builds twice.
  {
    name: 'first build of a new copy: messages too',
    measure() {
      rmSync(join(project, '.generated', 'messages'), { recursive: true, force: true })
      return runBuild(project, join(work, 'a'), NORWAY).seconds
    },
  },
  {
    name: COLD,
    most: 8,
    measure() {
      rmSync(join(cache, 'builds'), { recursive: true })
      return runBuild(project, join(work, 'b'), NORWAY).seconds
    },
  },
  {
    name: WARM,
    most: 2,
    measure: () => median(SINGLES.map((pair, at) => runBuild(project, join(work, `c${at}`), pair).seconds)),
  },
  ratio('cold to warm', COLD, WARM),
  {
    name: ALL,
    most: 25,
    measure() {
      rmSync(join(cache, 'builds', 'pages'), { recursive: true })
      return fullBuild()
    },
  },
  { name: 'peak memory of the full build', unit: 'GiB', most: 1.5, measure: () => peak },
  ratio('all pairs to one pair', ALL, WARM),
  {
    name: COPY,
    measure: () => seconds(() => cpSync(full, join(work, 'copy'), { recursive: true })),
  },
  ratio('all pairs to cp -r', ALL, COPY),
  {
    name: 'pages of the full build',
    unit: '',
    measure() {
      const found = execFileSync('find', [full, '-name', '*.html'], { encoding: 'utf8', maxBuffer: GIBIBYTE })
      pages = found.trim().split('\n').length
      return pages
    },
  },
  { name: HUGO, measure: () => hugoSeconds(join(work, 'hugo'), pages) },
  ratio('all pairs to Hugo', ALL, HUGO, 6),
  { name: UNCHANGED, most: 1, measure: fullBuild },
  {
    name: 'all pairs, one country changed',
    most: 3.5,
    measure() {
      edit('countries/NO.json', '"minimumEtaMinutes": 15', '"minimumEtaMinutes": 16')
      const { written, seconds: time } = runBuild(project, full, ['--full'])
      if (written.length !== 8 || !written.every(pair => pair.endsWith('-NO'))) throw new Error(`written: ${written}`)
      return time
    },
  },
  {
    name: 'all pairs, one component of one page changed',
    most: 12,
    measure() {
      edit('src/components/landing/Hero.astro', /<div class="promise"/, '<div data-changed class="promise"')
      return fullBuild()
    },
  },
  {
    name: 'one pair, a message changed',
    most: 5,
    measure() {
      edit('content/messages/nb-NO.json', /("faq_title": ")/, '$1Nye ')
      return runBuild(project, join(work, 'b'), NORWAY).seconds
    },
  },
  {
    name: 'validate, one file changed',
    most: 4,
    measure() {
      edit('countries/NO.json', '"minimumEtaMinutes": 16', '"minimumEtaMinutes": 17')
      return portal('validate')
    },
  },
  { name: 'validate, nothing changed', most: 0.5, measure: () => portal('validate') },
  {
    name: 'dev: first page',
    most: 4,
    async measure() {
      const times = await editTimes(project)
      measured.set('dev: FAQ', times.faq)
      measured.set('dev: message', times.message)
      return times.first
    },
  },
  { name: 'dev: an answer of the FAQ, to the page', most: 0.7, measure: () => of('dev: FAQ') },
  { name: 'dev: a message, to the page', most: 1.5, measure: () => of('dev: message') },
  { name: 'npm run check, everything', most: 40, measure: () => check(cloneOfCommit()) },
  {
    name: 'npm run check, little changed',
    most: 15,
    measure() {
      const clone = join(work, 'clone')
      appendFileSync(join(clone, 'islands', 'history', 'HistoryTable.tsx'), '// Changed.\n')
      return check(clone)
    },
  },
  { name: 'npm start, to the addresses, nothing built', most: 6, measure: startSeconds },
  { name: 'npm start, to the addresses, again', most: 6, measure: startSeconds },
  {
    name: 'Ctrl+C in a build, to the prompt',
    most: 1,
    measure() {
      rmSync(join(cache, 'builds', 'pages'), { recursive: true, force: true })
      const build = ['generator/cli.ts', 'build', '--full', '--env', 'stg', '--json', '--out', join(work, 'stopped')]
      return interruptedSeconds(project, build, '"stage":"render"')
    },
  },
  {
    name: 'Ctrl+C in dev, to the prompt',
    most: 1,
    measure: () => interruptedSeconds(project, ['generator/cli.ts', 'dev', ...NORWAY, '--port', '0'], 'http://'),
  },
  {
    name: 'Ctrl+C in npm start, to the prompt',
    most: 1,
    measure: () => interruptedSeconds(ROOT, ['scripts/start.ts'], 'Ctrl+C'),
  },
  {
    name: 'Ctrl+C in npm test, to the prompt',
    most: 1,
    measure: () => interruptedSeconds(ROOT, ['scripts/test.ts', 'generator'], 'RUN'),
  },
]

/** Starts a program as a terminal does, presses Ctrl+C once it has said something, and waits until all of it has ended. */
async function interruptedSeconds(cwd: string, words: readonly string[], said: string): Promise<number> {
  const program = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const { pid } = program
  if (pid === undefined) throw new Error(`${words[0]} could not be started`)
  let printed = ''
  for await (const text of program.stdout.iterator({ destroyOnReturn: false })) {
    printed += text
    if (printed.includes(said)) break
  }
  if (!printed.includes(said)) throw new Error(`${words[0]} ended: ${printed}`)
  const began = performance.now()
  program.stdout.resume()
  const ended = once(program, 'close')
  // A terminal signals the whole group.
  process.kill(-pid, 'SIGINT')
  await ended
  return (performance.now() - began) / 1000
}

/** A clone of what is committed, with the packages of this one, where a check finds nothing of earlier ones. */
function cloneOfCommit(): string {
  const clone = join(work, 'clone')
  execFileSync('git', ['clone', '-q', ROOT, clone])
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), clone])
  // As npm leaves it: younger than the lockfile.
  utimesSync(join(clone, 'node_modules', '.package-lock.json'), new Date(), new Date())
  return clone
}

const check = (clone: string): number => {
  const time = seconds(() => {
    const done = spawnSync(process.execPath, [...STARTER, 'scripts/check.ts'], { cwd: clone, encoding: 'utf8' })
    if (done.status !== 0) throw new Error(done.stdout + done.stderr)
  })
  return time
}

/** In the clone, after its check. */
async function startSeconds(): Promise<number> {
  const began = performance.now()
  const start = spawn(process.execPath, [...STARTER, 'scripts/start.ts'], {
    cwd: join(work, 'clone'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const text of start.stdout) {
    said += text
    if (said.includes('Ctrl+C')) break
  }
  const time = (performance.now() - began) / 1000
  if (!said.includes('Ctrl+C')) throw new Error(`npm start ended: ${said}`)
  start.kill('SIGINT')
  await once(start, 'close')
  return time
}

let failures = 0

try {
  for (const [at, { name, most, unit = 's', measure }] of rows.entries()) {
    console.error(`${at + 1} of ${rows.length}: ${name} …`)
    try {
      const value = await measure()
      if (value === undefined) {
        console.error(`${name}: not measured, Hugo is not installed (apt-get install hugo, or brew install hugo)`)
        continue
      }
      measured.set(name, value)
      const figure: Figure = { name, value: rounded(value, unit === 'GiB' ? 2 : 1), unit }
      print(most === undefined ? figure : { ...figure, limit: { most } })
    } catch (error) {
      // The other rows can still be measured.
      failures += 1
      console.error(`${name}: not measured. ${error instanceof Error ? error.message : error}`)
    }
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}
process.exitCode = failures === 0 ? 0 : 1
