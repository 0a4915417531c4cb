// A second copy of the project, to build from changed inputs or from another folder without touching this one.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/steps.ts'

/**
 * Copies every file that git knows or would add into `folder`; the dependencies are linked. Returns `folder`.
 *
 * @param languages with the texts of these alone; a country's other languages are then shown in English (I18-004)
 */
export function copyProject(folder: string, languages?: readonly string[]): string {
  mkdirSync(folder, { recursive: true })
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  for (const path of listed.split('\0'))
    if (path !== '' && existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  // The compiled messages belong to the texts by their stamp; compiling them takes longer than a build.
  const messages = join('.generated', 'messages')
  if (existsSync(join(ROOT, messages)) && !existsSync(join(folder, messages)))
    cpSync(join(ROOT, messages), join(folder, messages), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  if (languages) keepLanguages(join(folder, 'content'), languages)
  return folder
}

function keepLanguages(content: string, languages: readonly string[]): void {
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    const [, locale] = /([\w-]+)\.(?:json|md)$/.exec(file) ?? []
    if (locale !== undefined && !languages.includes(locale)) rmSync(join(content, file))
  }
}
