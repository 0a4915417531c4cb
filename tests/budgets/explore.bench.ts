// Runs of the model over the real stores (tests/explore): seed after seed, as many steps as are asked for.
//   npm run bench explore                            the next 10,000 steps
//   npm run bench explore -- --steps 50000           more of them
//   npm run bench explore -- --seed 17               the run of this seed alone
//   npm run bench explore -- --replay <file>         the steps of a file
//   npm run bench explore -- --replay <file> --browser   the same on the pages of a real browser, with a picture of each step
//   npm run bench explore -- --seeded [--steps 6000] which of the faults below tests/explore/seeded it finds, each in a copy
// What was done is kept in .cache/explore, so that the next run goes on from there; what fails is made shorter and kept as well.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Step } from '../explore/actions.ts'
import { explore, replay } from '../explore/run.ts'
import { print } from './figure.ts'
import { copyProject } from './project-copy.ts'

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '10000' },
    seed: { type: 'string' },
    replay: { type: 'string' },
    browser: { type: 'boolean', default: false },
    seeded: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    first: { type: 'boolean', default: false },
    shrinks: { type: 'string', default: '60' },
  },
})

const FOLDER = join('.cache', 'explore')
const PROGRESS = join(FOLDER, 'progress.json')
/** A line of progress each so many runs. */
const SHOWN_RUNS = 20

type Progress = { nextSeed: number; runs: number; steps: number; violations: number }

function readProgress(): Progress {
  try {
    return JSON.parse(readFileSync(PROGRESS, 'utf8'))
  } catch {
    return { nextSeed: 1, runs: 0, steps: 0, violations: 0 }
  }
}

/** Seeds from the first on until something is found; for copies of the project. */
async function untilFirst(stepsMax: number): Promise<void> {
  let steps = 0
  for (let seed = 1; steps < stepsMax; seed++) {
    const { violation, steps: done } = await explore(seed)
    steps += done
    if (violation === undefined) continue
    console.log(JSON.stringify({ seed, steps, violation: violation.split('\n')[0] }))
    return
  }
  console.log(JSON.stringify({ steps }))
}

/** Of all planted faults at most so many may stay unseen. */
const SEEDED_MISSED_MAX = 2
/** A copy that does not come to an end is a fault that was found, in milliseconds. */
const COPY_MAX_MS = 900_000

/** Applies each patch to a copy, and looks whether its fault is found. */
function findSeeded(): void {
  const folder = join('tests', 'explore', 'seeded')
  const copy = copyProject(mkdtempSync(join(tmpdir(), 'explore-')), [], { cached: false })
  const patches = readdirSync(folder).filter(name => name.endsWith('.patch') && new RegExp(values.only).test(name))
  let found = 0
  const untilFound = (): { violation?: string; steps?: number; seed?: number } => {
    const given = [join('tests', 'budgets', 'explore.bench.ts'), '--first', '--steps', values.steps]
    const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache', 'compiled-explore') }
    const done = spawnSync(process.execPath, given, { cwd: copy, env, encoding: 'utf8', timeout: COPY_MAX_MS })
    const line = done.stdout.split('\n').find(text => text.startsWith('{'))
    return line === undefined ? { violation: 'it does not end' } : JSON.parse(line)
  }
  // What the same runs find without a planted fault says nothing about one.
  const own = untilFound()
  if (own.violation !== undefined) throw new Error(`without any planted fault, seed ${own.seed}: ${own.violation}`)
  const git = (...given: string[]) => execFileSync('git', ['apply', ...given], { cwd: copy })
  for (const name of patches) {
    const patch = resolve(folder, name)
    git(patch)
    const outcome = untilFound()
    git('-R', patch)
    if (outcome.violation !== undefined) found += 1
    console.error(
      `${name.replace('.patch', '').padEnd(50)} ${outcome.violation ? `found after ${outcome.steps} steps, seed ${outcome.seed}: ${outcome.violation}` : `not found in ${outcome.steps} steps`}`,
    )
  }
  rmSync(copy, { recursive: true, force: true })
  print({
    name: `seeded faults found, of ${patches.length}`,
    value: found,
    unit: '',
    ...(values.only === '' && { limit: { least: patches.length - SEEDED_MISSED_MAX } }),
  })
}

const shown = (steps: readonly Step[]) => `[\n${steps.map(step => `  ${JSON.stringify(step)}`).join(',\n')}\n]\n`
const shrinks = Number(values.shrinks)

async function run(seed: number): Promise<{ steps: number; failed: boolean }> {
  const { violation, steps, done } = await explore(seed, { shrinks })
  if (violation === undefined) return { steps, failed: false }
  const file = join(FOLDER, `seed-${seed}.json`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, shown(done))
  console.error(`seed ${seed}: ${violation}\n${shown(done)}repeat it with: npm run bench explore -- --replay ${file}`)
  return { steps, failed: true }
}

if (values.first) await untilFirst(Number(values.steps))
else if (values.seeded) findSeeded()
else if (values.replay !== undefined && values.browser) {
  const folder = join(FOLDER, 'replay')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { replayInBrowser } = await import('../explore/in-browser.ts')
  await replayInBrowser(JSON.parse(readFileSync(values.replay, 'utf8')), { folder, told: line => console.error(line) })
} else if (values.replay !== undefined) {
  const { violation, steps } = await replay(JSON.parse(readFileSync(values.replay, 'utf8')))
  console.error(violation ?? `${steps} steps, and every property holds`)
  print({ name: 'violations', value: violation === undefined ? 0 : 1, unit: '', limit: { most: 0 } })
} else if (values.seed !== undefined) {
  const { failed } = await run(Number(values.seed))
  print({ name: 'violations', value: failed ? 1 : 0, unit: '', limit: { most: 0 } })
} else {
  mkdirSync(FOLDER, { recursive: true })
  const progress = readProgress()
  console.error(`from seed ${progress.nextSeed}, after ${progress.steps} steps`)
  let violations = 0
  for (let left = Number(values.steps); left > 0; ) {
    const { steps, failed } = await run(progress.nextSeed)
    left -= steps
    if (failed) violations += 1
    progress.nextSeed += 1
    progress.runs += 1
    progress.steps += steps
    progress.violations += failed ? 1 : 0
    writeFileSync(PROGRESS, JSON.stringify(progress))
    if (progress.runs % SHOWN_RUNS === 0) console.error(`seed ${progress.nextSeed - 1}: ${progress.steps} steps`)
  }
  print({ name: 'steps of the model in all', value: progress.steps, unit: '' })
  print({ name: 'violations in this run', value: violations, unit: '', limit: { most: 0 } })
}
process.exit(0)
