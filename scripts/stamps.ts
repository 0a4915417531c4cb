// Which checks need not run: those that passed with the same program, settings, packages and files. Only what passed is
// remembered, so a failure is seen in every run until it is fixed.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_CACHE_FOLDER, hashOf, openBuildCache } from '#generator/cache/build-cache.ts'
import { openFileHashes } from '#generator/cache/file-hashes.ts'
import { importReader, reachableFrom } from '#generator/cache/reachable.ts'
import { ROOT } from './root.ts'
import type { Stamps } from './steps.ts'

/** What every check depends on: the packages, and how the checks are run. */
const ALWAYS = [
  'package.json',
  'package-lock.json',
  'scripts/check.ts',
  'scripts/root.ts',
  'scripts/steps.ts',
  'scripts/stamps.ts',
]

export function openStamps(): Stamps {
  const cache = openBuildCache(join(ROOT, BUILD_CACHE_FOLDER))
  const hashes = openFileHashes(cache, 'checks')
  const contents = (path: string) => `${path}\0${hashes.of(join(ROOT, path)) ?? 'missing'}`
  return {
    of: (name, words, inputs) =>
      hashOf('passed', name, ...words, ...[...ALWAYS, ...inputs].flatMap(filesBelow).map(contents)),
    ofParts(name, words, parts) {
      const always = hashOf('passed', name, ...words, ...ALWAYS.map(contents))
      return new Map(parts.map(part => [part, hashOf(always, ...[part.file, ...(part.reads ?? [])].map(contents))]))
    },
    changed(name, stamps) {
      const passed = new Set(cache.read<string[]>('unchanged', `files of ${name}`))
      return [...stamps].flatMap(([part, stamp]) => (passed.has(stamp) ? [] : [part]))
    },
    allPassed: (name, stamps) => cache.write('unchanged', `files of ${name}`, [...stamps.values()]),
    hasPassed: stamp => cache.read('unchanged', stamp) === true,
    passed: stamp => cache.write('unchanged', stamp, true),
    save: () => hashes.save(),
  }
}

/** Every file below a file or folder of the project, as paths from there, sorted. */
export function filesBelow(name: string): string[] {
  const path = join(ROOT, name)
  if (!existsSync(path) || statSync(path).isFile()) return [name]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort()
}

/** Folders that are not part of the project, or made of it. */
const OUTSIDE = new Set(['node_modules', 'dist', 'coverage', '.astro', '.cache', '.generated', '.git', '.vitest'])

/** What stands in the project's folder and is part of it. */
export const projectNames = (): string[] => readdirSync(ROOT).filter(name => !OUTSIDE.has(name))

const imported = new Map<string, string[]>()
const readImports = importReader(ROOT)
/** What a file of the project imports, as `importReader` has it; each file is read once in a process. */
export function importsOnce(path: string): string[] {
  const found = imported.get(path) ?? readImports(path)
  imported.set(path, found)
  return found
}

/** Files of the project, and all that they import; each is read once in a process. */
export const reached = (...paths: readonly string[]): string[] => reachableFrom(ROOT, paths, importsOnce)

/** The modules of the site, which browsers run. */
export const siteSources = (): string[] => ['src', 'islands'].flatMap(filesBelow).filter(path => /\.tsx?$/.test(path))

/** A statement or call that says what a file imports, with the names that it takes. */
const IMPORT = /^(?:import|export)\b[^'"]*?\bfrom\s*['"][^'"\n]+['"]|\b(?:import|require)\s*\(?\s*['"][^'"\n]+['"]/gm

/** What files below these import, and that they are there: all that rules about imports look at. */
export const importsBelow = (names: readonly string[]): string[] =>
  names.flatMap(filesBelow).map(path => {
    const imports = CODE.test(path) ? (readFileSync(join(ROOT, path), 'utf8').match(IMPORT) ?? []) : []
    return [path, ...imports].join('\n')
  })

/** The beginning of what a module shows to others, with its name. */
const EXPORT =
  /^export\s+(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:type|interface|const|let|function\*?|class|enum)\s+(\w+)/gm

/**
 * What files below these import and export, whether a module uses what it exports, the members of a whole module that others name, and
 * the programs that they start: all that decides whether something is of no use.
 */
export const usesBelow = (names: readonly string[]): string[] =>
  names.flatMap(filesBelow).map(path => {
    if (!CODE.test(path)) return path
    const source = readFileSync(join(ROOT, path), 'utf8')
    const exported = [...source.matchAll(EXPORT)].map(
      ([head, name = '']) => `${head} ${(source.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) > 1}`,
    )
    const whole = [...source.matchAll(/\*\s+as\s+(\w+)/g)].flatMap(
      ([, name]) => source.match(new RegExp(`\\b${name}\\.\\w+`, 'g')) ?? [],
    )
    return [path, ...(source.match(IMPORT) ?? []), ...exported, ...whole, ...(source.match(/\$`[^`]*`/g) ?? [])].join(
      '\n',
    )
  })

/** Where the type checker leaves what each module shows to others. */
export const DECLARATIONS = '.cache/declarations'

/** The declarations of modules where there are some, other files themselves: all that types elsewhere can depend on. */
export const declarationsOf = (paths: readonly string[]): string[] =>
  paths.map(path => {
    const declared = join(DECLARATIONS, path.replace(/\.tsx?$/, '.d.ts'))
    return CODE.test(path) && existsSync(join(ROOT, declared)) ? declared : path
  })

const CODE = /\.(?:tsx?|mjs|cjs|astro)$/

/** Modules of Node that reach no file. */
const HARMLESS =
  'assert|async_hooks|buffer|crypto|diagnostics_channel|events|os|path|perf_hooks|stream|timers|url|util|v8|zlib'
/** Other modules of Node, and packages that read or write files themselves. */
const READS_FILES = new RegExp(
  `\\b(?:from|import)\\s*\\(?\\s*['"](?:node:(?!(?:${HARMLESS})(?:/\\w+)?['"])|(?:@hono/node-server|@inlang/[\\w-]+|astro|esbuild|json-schema-to-typescript|playwright|sharp|vite|ws)['"/])`,
)

/** Whether a module may read files that it does not import. */
export const readsFiles = (source: string): boolean => READS_FILES.test(source)

/** Starts programs. Threads begin with a module that is named like an import. */
const STARTS_PROGRAMS = /\bfrom\s*['"](?:node:)?child_process['"]/
/** Programs of the project, and git, read files that whoever starts them need not name; others have nothing to do with it. */
const OF_PROJECT = /process\.execPath|\bfork\(|['"`](?:node|npm|npx|git)['"`]|['"`/]\.bin\b/

/** Those of the names in the project's folder that a module has in a text or a path other than those of its imports; all where it starts programs of the project. */
export function namedIn(source: string, names: readonly string[]): readonly string[] {
  if (STARTS_PROGRAMS.test(source) && OF_PROJECT.test(source)) return names
  const rest = source.replace(IMPORT, '')
  return names.filter(name => new RegExp(`['"\`/]${name.replaceAll('.', '\\.')}(?![\\w.-])`).test(rest))
}
