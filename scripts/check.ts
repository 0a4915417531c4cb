// `npm run check`: everything that can be said without a browser, in the order of how fast it speaks. A check whose files did not
// change since it passed is left out; `npm run check -- --all` runs every one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions } from './read-options.ts'
import { ROOT } from './root.ts'
import {
  declarationsOf,
  filesBelow,
  importsBelow,
  openStamps,
  projectNames,
  reached,
  siteSources,
  usesBelow,
} from './stamps.ts'
import { bin, type Part, runSteps } from './steps.ts'

const node = process.execPath
const USAGE = 'npm run check -- [--all] [--without-tests]'
const { values } = readOptions(
  {
    options: { all: { type: 'boolean' }, 'without-tests': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  },
  USAGE,
)
if (values.help) {
  console.log(USAGE)
  process.exit()
}
const { all = false, 'without-tests': withoutTests = false } = values
const stamps = openStamps()

const CODE = ['generator', 'islands', 'sandbox', 'scripts', 'src', 'tests', 'astro.config.mjs', 'vitest.config.ts']
/** What `#messages` and the schemas say to the type checker. */
const TYPES = ['.generated/messages/messages/_index.d.ts', 'schema/generated']

/** What the formatter reads. */
const FORMATTED = /\.(?:[cm]?[jt]sx?|jsonc?|css|astro|html)$/

const alike = (files: readonly string[], reads: readonly string[]): Part[] => files.map(file => ({ file, reads }))

function spelledFiles(): string[] {
  const { files } = JSON.parse(readFileSync(join(ROOT, 'cspell.json'), 'utf8')) as { files: string[] }
  return globSync(files, { cwd: ROOT }).sort()
}

await runSteps(
  [
    { name: 'messages built', command: [node, 'scripts/compile-messages.ts'] },
    {
      name: 'format, lint',
      command: [bin('biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
      wholeWords: ['.'],
      parts: () =>
        alike(
          projectNames()
            .flatMap(filesBelow)
            .filter(path => FORMATTED.test(path)),
          ['biome.json'],
        ),
    },
    { name: 'clauses', command: [node, 'scripts/check-clauses.ts'] },
    { name: 'reading grade', command: [node, 'scripts/check-reading-grade.ts'], tells: true },
    { name: 'late parts', command: [node, 'scripts/check-late-parts.ts'] },
    { name: 'page layers', command: [node, 'scripts/check-page-layers.ts'] },
    // Each of these reads the whole project and changes none of it.
    [
      {
        name: 'types',
        command: [node, 'scripts/check-types.ts'],
        inputs: { files: [...CODE, ...TYPES, 'tsconfig.json', 'tsconfig.check.json'] },
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
        inputs: () => ({ files: ['.dependency-cruiser.cjs', 'schema', 'tsconfig.json'], words: importsBelow(CODE) }),
      },
      {
        name: 'dead code',
        command: [bin('knip')],
        inputs: () => ({ files: ['knip.json', 'schema', 'tsconfig.json', '.github'], words: usesBelow(CODE) }),
      },
      {
        name: 'spelling',
        command: [bin('cspell'), '--no-progress', '--no-summary', '--no-must-find-files'],
        parts: () => alike(spelledFiles(), ['cspell.json', 'cspell-words.txt']),
      },
    ],
    [
      {
        name: 'browser support',
        command: [node, 'scripts/check-browser-support.ts'],
        // What a file uses is known by its own text and by what the modules that it works with show to others.
        parts: () => {
          const own = ['scripts/check-browser-support.ts', 'scripts/supported-browsers.ts', 'tsconfig.json', ...TYPES]
          return siteSources().map(file => ({
            file,
            reads: [...own.flatMap(filesBelow), ...declarationsOf(reached(file))],
          }))
        },
      },
      {
        name: 'schema drift',
        command: [node, 'scripts/generate-schema.ts', '--check'],
        inputs: { files: ['schema', ...reached('scripts/generate-schema.ts')] },
      },
      {
        name: 'telephone drift',
        command: [node, 'scripts/build-phone-metadata.ts', '--check'],
        inputs: {
          files: ['countries', 'schema', 'src', ...reached('scripts/build-phone-metadata.ts')],
        },
      },
      { name: 'configuration', command: [node, 'generator/cli.ts', 'validate'] },
    ],
    ...(!withoutTests
      ? [{ name: 'unit tests', command: [node, 'scripts/unit-tests.ts', ...(all ? ['--all'] : [])] as const }]
      : []),
  ],
  // With --all nothing is left out, and what passed is remembered for the next run.
  all ? { ...stamps, hasPassed: () => false, changed: (_name, ofParts) => [...ofParts.keys()] } : stamps,
)
stamps.save()
