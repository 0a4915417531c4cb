// Runs the unit tests of a folder against its mutants, as a test runner of StrykerJS. All happens in one process, which takes some
// hundredths of a second for each mutant: Vitest itself would start anew for each. Every mutant meets anew loaded modules, those that
// lead to it by imports and those that keep state: a value kept in one would hide what has changed. The others stay, with what
// they have read and compiled.
import { readFileSync, writeFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { performance } from 'node:perf_hooks'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { chai, expect } from 'vitest'

export { expect, vi } from 'vitest'

type Run = () => unknown
type Test = { id: string; file: string; run: Run; before: Run[]; after: Run[]; suites: Suite[] }
type Suite = { title: string; beforeAll: Run[]; afterAll: Run[]; before: Run[]; after: Run[]; isReady: boolean }
type Coverage = { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
/** What the mutants in the code ask, by the name that StrykerJS gives it. */
type Activation = {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number | undefined
  hitLimit?: number | undefined
  mutantCoverage?: Coverage | undefined
}
type MutantRun = {
  activeMutant: { id: string }
  sandboxFileName: string
  mutantActivation: 'runtime' | 'static'
  testFilter?: string[]
  hitLimit?: number
}

const SUCCESS = 0
const FAILED = 1
/** The test files of each folder of rules. */
const TESTS: Record<string, string[]> = JSON.parse(process.env['MUTATION_TESTS'] ?? '{}')
/** What was seen before anything was changed. */
const BEFORE = 'before-mutants.json'
type Before = {
  /** By the tests that compare with a stored text. */
  stored: Record<string, unknown[]>
  /** The tests of each file. */
  ids: Record<string, string[]>
  /** What each test took, in milliseconds. */
  times: Record<string, number>
  /** The modules that import a module, by its address. */
  importers: Record<string, string[]>
}

/** The folder with the mutants. */
let own = ''
let generation = 0
const sources = new Map<string, string>()
/** By file of rules, the tests that noticed its mutants, the last one first. */
const killers = new Map<string, readonly string[]>()
const importers = new Map<string, Set<string>>()
/** What the mutant can change, with what leads to it; undefined while nothing is mutated. */
let changed: ReadonlySet<string> | undefined
/** Test files say which tests there are while they load, and stores keep what happened. */
const ALWAYS_ANEW = /\.test\.ts$|store\.ts$|\/stores\//

const isLoadedAnew = (file: string): boolean => changed === undefined || changed.has(file) || ALWAYS_ANEW.test(file)

/** In a generation each module of the project that may have changed is loaded once; packages are kept. */
function loadOwnModulesAnew(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const isOwn = context.parentURL?.startsWith(own) && !context.parentURL.includes('/node_modules/')
      if (isOwn && specifier === 'vitest') return { url: import.meta.url, shortCircuit: true }
      const found = next(specifier, context)
      if (!found.url.startsWith(own) || found.url.includes('/node_modules/')) return found
      const [url = ''] = found.url.split('?')
      const [parent = ''] = (context.parentURL ?? '').split('?')
      importers.set(url, (importers.get(url) ?? new Set()).add(parent))
      return { ...found, url: `${url}?${isLoadedAnew(url) ? generation : 0}` }
    },
    load(url, context, next) {
      const [file = ''] = url.split('?')
      if (!url.startsWith(own) || !file.endsWith('.ts')) return next(url, context)
      const source = sources.get(file) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8'))
      sources.set(file, source)
      return { format: 'module', source, shortCircuit: true }
    },
  })
}

// What test files import from Vitest: here they only say which tests there are.

let tests: Test[] = []
let suites: Suite[] = []
let file = ''

const newSuite = (title: string): Suite => ({
  title,
  beforeAll: [],
  afterAll: [],
  before: [],
  after: [],
  isReady: false,
})
const current = (): Suite => suites.at(-1) as Suite

export const beforeAll = (run: Run): unknown => current().beforeAll.push(run)
export const afterAll = (run: Run): unknown => current().afterAll.push(run)
export const beforeEach = (run: Run): unknown => current().before.push(run)
export const afterEach = (run: Run): unknown => current().after.push(run)

function addSuite(title: string, define: Run): void {
  suites.push(newSuite(title))
  define()
  suites.pop()
}

function addTest(title: string, run: Run): void {
  const name = [file, ...suites.map(suite => suite.title).slice(1), title].join(' > ')
  const alike = tests.filter(({ id }) => id === name || id.startsWith(`${name} #`)).length
  const before = suites.flatMap(suite => suite.before)
  const after = suites.flatMap(suite => suite.after).reverse()
  tests.push({ id: alike === 0 ? name : `${name} #${alike}`, file, run, before, after, suites: [...suites] })
}

type Add = (title: string, run: Run) => void
type Rows = (rows: readonly unknown[]) => (title: string, run: (...row: unknown[]) => unknown) => void

/** Without the values that the title does not name: `format` would add them, and a mutant may have changed them. */
const titleOf = (title: string, values: readonly unknown[]): string =>
  format(title, ...values.slice(0, title.match(/%[sdifjoO]/g)?.length ?? 0))

const each =
  (add: Add): Rows =>
  rows =>
  (title, run) => {
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row]
      add(titleOf(title, values), () => run(...values))
    }
  }

const forRows: Rows = rows => (title, run) => {
  for (const row of rows) addTest(titleOf(title, Array.isArray(row) ? row : [row]), () => run(row, { expect }))
}

const ignore: Add = () => undefined

export const describe = Object.assign(addSuite, { each: each(addSuite) })
export const test = Object.assign(addTest, {
  each: each(addTest),
  for: forRows,
  skipIf: (isSkipped: boolean) => (isSkipped ? ignore : addTest),
})

let stored: Before['stored'] = {}
let compared = 0
let isDryRun = false
let testId = ''

/** In place of Vitest's comparison with a stored text, which needs its workers. */
function compareStored(this: object): void {
  const seen = JSON.stringify(chai.util.flag(this, 'object')) ?? ''
  const texts = stored[testId] ?? []
  if (isDryRun) stored[testId] = [...texts, seen]
  else if (texts[compared] !== seen) throw new Error('Another text than before')
  compared += 1
}

/** As a test runner of StrykerJS. */
class UnitTests {
  private readonly mutants = activation()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init(): Promise<void> {
    own = `${pathToFileURL(process.cwd())}/`
    loadOwnModulesAnew()
    for (const name of ['toMatchSnapshot', 'toMatchInlineSnapshot'])
      chai.util.addMethod(chai.Assertion.prototype, name, compareStored)
    // A rejected promise that nobody awaits is noticed by the test that awaits its result, or by none.
    process.on('unhandledRejection', () => undefined)
  }

  async dryRun() {
    isDryRun = true
    stored = {}
    this.mutants.activeMutant = undefined
    this.mutants.mutantCoverage = { static: {}, perTest: {} }
    try {
      forget()
      for (const name of new Set(Object.values(TESTS).flat())) await load(name)
    } catch (error) {
      return { status: 'error', errorMessage: String(error) }
    }
    const results = []
    for (const one of tests) {
      const begin = performance.now()
      const failure = await failureOf(one, this.mutants)
      const result = { id: one.id, name: one.id, timeSpentMs: performance.now() - begin, fileName: one.file }
      results.push(failure === undefined ? { ...result, status: SUCCESS } : failed(result, failure))
    }
    await cleanUp()
    const ids: Record<string, string[]> = {}
    for (const one of tests) ids[one.file] = [...(ids[one.file] ?? []), one.id]
    const times = Object.fromEntries(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]))
    const edges = Object.fromEntries([...importers].map(([url, by]) => [url, [...by]]))
    writeFileSync(BEFORE, JSON.stringify({ stored, ids, times, importers: edges } satisfies Before))
    isDryRun = false
    return { status: 'complete', tests: results, mutantCoverage: this.mutants.mutantCoverage }
  }

  async mutantRun({ activeMutant, sandboxFileName, mutantActivation, testFilter, hitLimit }: MutantRun) {
    const before: Before = JSON.parse(readFileSync(BEFORE, 'utf8'))
    stored = before.stored
    const wanted = testFilter && new Set(testFilter)
    const isStatic = mutantActivation === 'static'
    Object.assign(this.mutants, { hitCount: hitLimit === undefined ? undefined : 0, hitLimit })
    // A folder's own tests have to hold its rules: those of another one do not count.
    const [, own = []] = Object.entries(TESTS).find(([folder]) => sandboxFileName.includes(`/${folder}/`)) ?? []
    changed = leadingTo(pathToFileURL(sandboxFileName).href, before.importers)
    let ran = 0
    let failure: string | undefined
    let killer = 'loading'
    forget()
    for (const { file: name, id } of inOrder(own, before, killers.get(sandboxFileName) ?? [])) {
      if (wanted && !wanted.has(id)) continue
      if (!tests.some(one => one.file === name)) {
        this.mutants.activeMutant = isStatic ? activeMutant.id : undefined
        try {
          await load(name)
        } catch (error) {
          failure = String(error)
          break
        }
        // A title may print what other test files have counted, so a test is known by its position in its file.
        const loaded = tests.filter(one => one.file === name)
        for (const [index, one] of loaded.entries()) one.id = before.ids[name]?.[index] ?? one.id
      }
      const one = tests.find(test => test.id === id)
      if (!one) continue
      this.mutants.activeMutant = activeMutant.id
      ran += 1
      failure = await failureOf(one, this.mutants)
      killer = id
      if (failure !== undefined) break
    }
    await cleanUp()
    if (failure !== undefined && ran > 0) {
      const others = (killers.get(sandboxFileName) ?? []).filter(id => id !== killer)
      killers.set(sandboxFileName, [killer, ...others])
    }
    const { hitCount = 0 } = this.mutants
    this.mutants.activeMutant = undefined
    if (hitLimit !== undefined && hitCount > hitLimit) return { status: 'timeout', reason: 'It does not end.' }
    if (failure === undefined) return { status: 'survived', nrOfTests: ran }
    return { status: 'killed', killedBy: [killer], failureMessage: failure, nrOfTests: Math.max(ran, 1) }
  }
}

function activation(): Activation {
  const all = globalThis as { __stryker__?: Activation }
  all.__stryker__ ??= {}
  return all.__stryker__
}

const failed = <Result>(result: Result, failureMessage: string) => ({ ...result, status: FAILED, failureMessage })

/** A module and all that import it, directly or not. */
function leadingTo(url: string, by: Before['importers']): Set<string> {
  const found = new Set([url])
  for (const one of found) for (const importer of by[one] ?? []) found.add(importer)
  return found
}

/**
 * The tests of these files in the order in which they are likely to notice a mutant: those that noticed one of the same file, the
 * last one first; then file by file, the quick ones first.
 */
function inOrder(files: readonly string[], { ids, times }: Before, noticed: readonly string[]) {
  const timeOf = (id: string) => times[id] ?? 0
  const timeOfFile = (name: string) => (ids[name] ?? []).reduce((sum, id) => sum + timeOf(id), 0)
  const all = files
    .toSorted((one, other) => timeOfFile(one) - timeOfFile(other))
    .flatMap(name =>
      (ids[name] ?? []).toSorted((one, other) => timeOf(one) - timeOf(other)).map(id => ({ file: name, id })),
    )
  const first = noticed.flatMap(id => all.filter(one => one.id === id))
  return [...first, ...all.filter(({ id }) => !noticed.includes(id))]
}

/** What is loaded next is loaded anew. */
function forget(): void {
  generation += 1
  tests = []
}

async function load(name: string): Promise<void> {
  file = name
  suites = [newSuite(name)]
  await import(`${own}${name}?${generation}`)
}

/** What a test reports; undefined if it passes. */
async function failureOf(one: Test, mutants: Activation): Promise<string | undefined> {
  testId = one.id
  compared = 0
  try {
    // What is prepared for all tests of a file counts as if it had been done while loading.
    await prepare(one)
    mutants.currentTestId = one.id
    for (const run of one.before) await run()
    await one.run()
    return undefined
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
  } finally {
    for (const run of one.after) await run()
    mutants.currentTestId = undefined
  }
}

async function prepare(one: Test): Promise<void> {
  for (const suite of one.suites) {
    if (suite.isReady) continue
    suite.isReady = true
    for (const run of suite.beforeAll) await run()
  }
}

/** Folders and servers of one mutant are not left to the next. Whether that fails says nothing about a rule. */
async function cleanUp(): Promise<void> {
  const ready = new Set(tests.flatMap(({ suites }) => suites).filter(({ isReady }) => isReady))
  for (const suite of [...ready].reverse()) await Promise.allSettled(suite.afterAll.map(async run => run()))
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'unit-tests', injectableClass: UnitTests }]
