import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const common = { testTimeout: 30_000, hookTimeout: 180_000 }

/** unit: rules and stages by themselves; sites: what a real build wrote; e2e: the product in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['tests/{app,contract,domain,generator,sandbox,stores,text,ui}/**/*.test.ts'],
        },
      },
      { test: { ...common, name: 'sites', include: ['tests/deployments/**/*.test.ts'], fileParallelism: false } },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
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
