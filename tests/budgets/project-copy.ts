// A second copy of the project, to build from changed inputs or from another folder without touching this one.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/root.ts'
import { isInOneOf } from './file-language.ts'

// Compiled messages and bundles belong to texts and program by their names: making them takes longer than a build.
const MESSAGES = join('.generated', 'messages')
const BUILDS = join('.cache', 'builds')
const BUNDLES = join(BUILDS, 'bundles')
/** What else is the same in every copy, and only ever replaced whole. */
const CACHED = [
  join('.cache', 'compiled'),
  ...['assets', 'checks', 'icons', 'pictures'].map(kind => join(BUILDS, kind)),
]

/** The one that the project used last, if there is any. */
function lastBundle(): string[] {
  if (!existsSync(join(ROOT, BUNDLES))) return []
  const usedAt = (name: string) => statSync(join(ROOT, name)).mtimeMs
  const cached = readdirSync(join(ROOT, BUNDLES)).map(name => join(BUNDLES, name))
  const whole = cached.filter(name => !name.endsWith('.draft'))
  return whole.sort((a, b) => usedAt(b) - usedAt(a)).slice(0, 1)
}

/**
 * Copies every file that git knows or would add into `folder`; the dependencies are linked. Returns `folder`.
 *
 * @param languages with the texts of these alone; a country's other languages are then shown in English (I18-004)
 * @param options `cached`: whether the copy begins with what builds of this project have made
 */
export function copyProject(
  folder: string,
  languages?: readonly string[],
  { cached = true }: { cached?: boolean } = {},
): string {
  mkdirSync(folder, { recursive: true })
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  for (const path of listed.split('\0'))
    if (path !== '' && existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  if (existsSync(join(ROOT, MESSAGES)) && !existsSync(join(folder, MESSAGES)))
    cpSync(join(ROOT, MESSAGES), join(folder, MESSAGES), { recursive: true, preserveTimestamps: true })
  for (const path of cached ? [...CACHED, ...lastBundle()] : [])
    if (existsSync(join(ROOT, path))) linkFolder(join(ROOT, path), join(folder, path))
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  if (languages) keepLanguages(join(folder, 'content'), languages)
  return folder
}

/** A copy of a copied project that a test may change as well; of what is cached both have the same files. */
export function copyOfCopy(project: string, folder: string): string {
  for (const name of readdirSync(project))
    if (name === '.cache') linkFolder(join(project, name), join(folder, name))
    else cpSync(join(project, name), join(folder, name), { recursive: true, verbatimSymlinks: true })
  return folder
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [path, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(path, target)
    else if (!existsSync(target)) linkFile(path, target)
  }
}

function linkFile(path: string, target: string): void {
  try {
    linkSync(path, target)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another file system.
    if (code === 'EXDEV') cpSync(path, target)
    // A build next to this one has just finished or removed it.
    else if (code !== 'ENOENT') throw error
  }
}

function keepLanguages(content: string, languages: readonly string[]): void {
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (!isInOneOf(languages, file)) rmSync(join(content, file))
}
