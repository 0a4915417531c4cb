// `npm run check`: everything that can be said without a browser, in the order of how fast it speaks.
import { bin, runSteps } from './steps.ts'

const node = process.execPath
const withTests = !process.argv.includes('--without-tests')

await runSteps([
  { name: 'messages built', command: [node, 'scripts/compile-messages.ts'] },
  { name: 'format', command: [bin('biome'), 'format', '.'] },
  { name: 'lint', command: [bin('biome'), 'lint', '--error-on-warnings', '.'] },
  // Each of these reads the whole project and changes none of it: together they take as long as the slowest of them.
  [
    {
      name: 'types',
      command: [bin('tsc'), '--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    },
    // Of the pages alone: what they import is checked by the step above.
    {
      name: 'page types',
      command: [bin('astro'), 'check', '--tsconfig', 'tsconfig.pages.json', '--minimumSeverity', 'error'],
    },
    {
      name: 'layers',
      command: [
        bin('depcruise'),
        '--config',
        '.dependency-cruiser.cjs',
        'generator',
        'src',
        'islands',
        'sandbox',
        'scripts',
      ],
    },
    { name: 'dead code', command: [bin('knip')] },
    {
      name: 'spelling',
      command: [bin('cspell'), '--no-progress', '--no-summary', '--cache', '--cache-location', '.cache/spelling.json'],
    },
  ],
  { name: 'schema drift', command: [node, 'scripts/generate-schema.ts', '--check'] },
  { name: 'telephone drift', command: [node, 'scripts/build-phone-metadata.ts', '--check'] },
  { name: 'configuration', command: [node, 'generator/cli.ts', 'validate'] },
  ...(withTests ? [{ name: 'unit tests', command: [bin('vitest'), 'run', '--project', 'unit'] as const }] : []),
])
