import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// A test that fails once is wrong, or what it tests is: nothing is tried again. A machine that stands still for a while is
// no fault, so the limits only end what hangs.
const common = {
  testTimeout: 90_000,
  hookTimeout: 300_000,
  retry: 0,
  // Generated JavaScript, megabytes of it: Node reads it as it is.
  server: { deps: { external: [/\/\.generated\/messages\//, /\/schema\/generated\/validators\//] } },
}

/** A store's tests, by the name of the file: they stand beside the rules of their feature. */
const STORES = ['tests/**/{store,*-store}.test.ts', 'tests/platform/**/*.test.ts']
/** Small files that take long: as the last ones they would keep everybody waiting, and by their size they are the last. */
const SLOW_FILES = [
  ...['cached-builds', 'conditions', 'firefox', 'heard', 'journeys-chaos\\S*', 'journeys-crash', 'large-type'],
  ...['lighthouse', 'plan', 'random-commands', 'release', 'session', 'webkit'],
]
const SLOW = new RegExp(`/(${SLOW_FILES.join('|')})\\.test\\.ts$`)

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [true, false].flatMap(slow => sorted.filter(({ moduleId }) => SLOW.test(moduleId) === slow))
  }
}

const OTHER_PROJECTS = ['tests/{sandbox,deployments,e2e,browsers}/**']

/**
 * unit: rules and stages by themselves; sandbox: the sandbox, and the stores against it; sites: what a real build wrote;
 * e2e: the product in a real browser; browsers: its journeys in the browsers of every maker.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    // Files that tests read without importing them: `--changed` runs everything when one of them changes.
    forceRerunTriggers: ['**/package.json/**', '**/vitest.config.*/**', '**/{brands,content,countries,schema}/**'],
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          setupFiles: ['tests/same-draws.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: [...OTHER_PROJECTS, ...STORES],
          maxWorkers: '100%',
          // Rules keep nothing between two calls, so their tests share what they import.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'sandbox',
          setupFiles: ['tests/same-draws.ts'],
          include: ['tests/sandbox/**/*.test.ts', ...STORES],
          maxWorkers: 2,
          // The streets of a city are made once in a worker.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          name: 'sites',
          include: ['tests/deployments/**/*.test.ts'],
          // Real builds; a slow machine takes twice as long for one as a quick one.
          testTimeout: 180_000,
          maxWorkers: 2,
          // A copy of the project keeps its own program compiled, as a clone does.
          env: { NODE_COMPILE_CACHE: '' },
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/portal-sites.ts',
          testTimeout: 180_000,
          // As long as the browser's own waits.
          expect: { poll: { timeout: 30_000 } },
          // A browser waits as much as it works.
          maxWorkers: 3,
          // The files of a worker share its browser, and the streets of the sandbox's cities.
          isolate: false,
          env: { CHROMIUM_PATH: chromiumPath() },
        },
      },
      {
        test: {
          ...common,
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: 'tests/browsers/sites.ts',
          testTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 2,
          env: { CHROMIUM_PATH: chromiumPath() },
        },
      },
    ],
  },
})

/** What `npm test` found or installed. */
function chromiumPath(): string {
  try {
    return readFileSync('.cache/chromium-path', 'utf8')
  } catch {
    return process.env['CHROMIUM_PATH'] ?? ''
  }
}
