// The types of all modules and pages, by the native compiler in one run: what pages import is read once, and after a change only
// what it can touch is looked at again. It leaves what each module shows to others in `.cache/declarations`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { problemsInPages, writePageModules } from './page-modules.ts'
import { ROOT } from './root.ts'
import { DECLARATIONS, filesBelow } from './stamps.ts'

const WORDS = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--incremental', '--pretty', 'false']

/** What is wrong in the folder's modules and pages, a line for each problem and each of its details. */
export function typeProblems(root: string, pages: readonly string[], declarations: string): string[] {
  const { modules, problems } = writePageModules(root, pages)
  const tsc = join(ROOT, 'node_modules', 'ts7', 'bin', 'tsc')
  const places = ['--outDir', declarations, '--tsBuildInfoFile', `${declarations}/checked.json`]
  // Each checker looks at its part of the files, and at what all of them use once more.
  const words = [tsc, '-p', 'tsconfig.check.json', '--checkers', '2', ...WORDS, ...places]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Twice the memory before what is not needed is looked for: a fifth less work.
    env: { ...process.env, GOGC: '200' },
  })
  const found = [...problems, ...problemsInPages(stdout, modules)]
  // Whatever it says in another form is a problem too.
  if (status === null || stderr !== '' || (status !== 0 && stdout === '')) found.push(`${stderr}ended with ${status}`)
  return found
}

if (import.meta.main) {
  const pages = filesBelow('src').filter(path => path.endsWith('.astro'))
  const problems = typeProblems(ROOT, pages, DECLARATIONS)
  for (const line of problems) console.error(line)
  if (problems.length > 0) process.exitCode = 1
}
