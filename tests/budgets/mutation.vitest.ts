// What runs against each mutant of `npm run bench mutation`: the unit tests that the program names.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    setupFiles: ['tests/same-draws.ts'],
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
    testTimeout: 90_000,
  },
})
