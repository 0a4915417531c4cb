import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// On a shared CI machine another job may hold the processor for seconds; a test that is wrong fails every time.
const retry = process.env['CI'] ? 2 : 0
const common = { testTimeout: 30_000, hookTimeout: 180_000, retry }

/**
 * unit: rules and stages by themselves; sandbox: the sandbox, and the stores against it; sites: what a real build wrote;
 * e2e: the product in a real browser.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['tests/{api,app,contract,domain,generator,text,ui}/**/*.test.ts'],
          maxWorkers: '100%',
          // Rules keep nothing between two calls, so their tests share what they import.
          isolate: false,
        },
      },
      { test: { ...common, name: 'sandbox', include: ['tests/{sandbox,stores}/**/*.test.ts'] } },
      { test: { ...common, name: 'sites', include: ['tests/deployments/**/*.test.ts'], fileParallelism: false } },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/portal-sites.ts',
          testTimeout: 90_000,
          expect: { poll: { timeout: 10_000 } },
          // Each has a browser of its own, and a browser waits more than it works.
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
