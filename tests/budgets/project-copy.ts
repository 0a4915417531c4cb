// A second copy of the project, to build from changed inputs or from another folder without touching this one.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/root.ts'

// Compiled messages and bundles belong to texts and program by their names: making them takes longer than a build.
const MESSAGES = join('.generated', 'messages')
const BUNDLES = join('.cache', 'builds', 'bundles')

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
 * @param options `bundles`: whether the copy begins with those that this project has made
 */
export function copyProject(
  folder: string,
  languages?: readonly string[],
  { bundles = true }: { bundles?: boolean } = {},
): string {
  mkdirSync(folder, { recursive: true })
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  for (const path of listed.split('\0'))
    if (path !== '' && existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  for (const path of [MESSAGES, ...(bundles ? lastBundle() : [])])
    if (existsSync(join(ROOT, path)) && !existsSync(join(folder, path)))
      cpSync(join(ROOT, path), join(folder, path), { recursive: true, preserveTimestamps: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  if (languages) keepLanguages(join(folder, 'content'), languages)
  return folder
}

function keepLanguages(content: string, languages: readonly string[]): void {
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }))
    if (!isInOneOf(languages, file)) rmSync(join(content, file))
}

/** Whether a file of content/ belongs to one of these languages, or to none, as a folder does. */
export function isInOneOf(languages: readonly string[], file: string): boolean {
  const [, locale] = /([\w-]+)\.(?:json|md)$/.exec(file) ?? []
  return locale === undefined || languages.includes(locale)
}
