// Which projects have a test that the words of a command line name: Vitest need not be started for the others.
import { relative } from 'node:path'
import { ROOT } from './root.ts'

const PROJECTS = [
  [/^tests\/e2e\//, ['e2e']],
  [/^tests\/deployments\//, ['sites']],
  [/^tests\/browsers\//, []],
  // Which of them, the names of the files say as well.
  [/^tests\//, ['unit', 'sandbox']],
] as const

/**
 * @param words as given to Vitest; those before the first option are parts of paths
 * @param files every test file, from the project's folder
 * @returns undefined if the words name no file, or nothing is named; Vitest then says what there is
 */
export function projectsNamed(words: readonly string[], files: readonly string[]): ReadonlySet<string> | undefined {
  if (words[0] === undefined || words[0].startsWith('-')) return undefined
  // The value of an option may be among them, and then starts more than is needed.
  const parts = words.filter(word => !word.startsWith('-')).map(partOfPath)
  const named = files.filter(file => parts.some(part => file.includes(part)))
  const found = new Set(named.flatMap(file => PROJECTS.find(([folder]) => folder.test(file))?.[1] ?? []))
  return found.size > 0 ? found : undefined
}

/** `./tests/a.test.ts:12`, or the whole path: as Vitest takes it. */
const partOfPath = (word: string): string => {
  const path = word.replace(/:\d+$/, '')
  return /^\.{0,2}\//.test(path) ? relative(ROOT, path) : path
}
