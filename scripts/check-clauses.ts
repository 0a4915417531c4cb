// Holds the titles of the tests to the clauses: every id in a title is one of docs/requirements.tsv, no title names more than
// three, and every clause is in a title or in docs/open-clauses.tsv, which only shrinks: what a test names may not be in it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const NAMED_AT_MOST = 3
const OPEN = 'docs/open-clauses.tsv'
const REQUIREMENTS = 'docs/requirements.tsv'

/** A title, or a part of one that a table hands to `%s`: the ids that it names in brackets, and where it is. */
export type Title = { file: string; line: number; ids: string[]; isCell?: boolean }

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g
const GROUP = /\[([A-Z][A-Z0-9]{2}-\d{3}(?:[ ,]+[A-Z][A-Z0-9]{2}-\d{3})*)\]/g

/** An id that a row of a table hands to a title such as `[%s] …`. */
const CELL = /^[A-Z][A-Z0-9]{2}-\d{3}$/

/** Every string of a test file that names a clause: in brackets, or alone as the cell of a table. */
export function titlesOf(file: string, text: string): Title[] {
  return [...text.matchAll(LITERAL)].flatMap(({ index, 2: literal = '' }) => {
    const line = text.slice(0, index).split('\n').length
    if (CELL.test(literal)) return [{ file, line, ids: [literal], isCell: true }]
    const ids = [...literal.matchAll(GROUP)].flatMap(([, group = '']) => group.split(/[ ,]+/))
    return ids.length === 0 ? [] : [{ file, line, ids }]
  })
}

/** What is wrong between titles, clauses and the list of those that are still open; one sentence each. */
export function clauseFaults(titles: readonly Title[], clauses: readonly string[], open: readonly string[]): string[] {
  const known = new Set(clauses)
  const waiting = new Set(open)
  const named = new Set(titles.flatMap(({ ids }) => ids))
  return [
    // Other words have the form of an id too, such as SHA-256; in a title none is meant.
    ...titles.flatMap(({ file, line, ids, isCell }) =>
      ids.filter(id => !isCell && !known.has(id)).map(id => `${file}:${line}: ${REQUIREMENTS} has no ${id}.`),
    ),
    ...titles
      .filter(({ ids }) => ids.length > NAMED_AT_MOST)
      .map(
        ({ file, line, ids }) => `${file}:${line}: a title names ${NAMED_AT_MOST} clauses at most, not ${ids.length}.`,
      ),
    ...clauses
      .filter(id => !named.has(id) && !waiting.has(id))
      .map(id => `${REQUIREMENTS}: no test names ${id}; ${OPEN} lists what is still to be built.`),
    ...open.filter(id => named.has(id)).map(id => `${OPEN}: a test names ${id}. Take it out.`),
    ...open.filter(id => !known.has(id)).map(id => `${OPEN}: ${REQUIREMENTS} has no ${id}.`),
  ]
}

/** The first column of a table with tabs; lines that begin with # are for readers. */
const idsOf = (path: string): string[] =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => line.split('\t')[0] ?? '')

if (import.meta.main) {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: ROOT }).sort()
  const titles = files.flatMap(file => titlesOf(file, readFileSync(join(ROOT, file), 'utf8')))
  const faults = clauseFaults(titles, idsOf(REQUIREMENTS), idsOf(OPEN))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
