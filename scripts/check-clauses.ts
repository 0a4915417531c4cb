// Holds the titles of the tests to the clauses: every id in brackets is one of docs/requirements.tsv, no text names more than
// three, and every clause is in a title, where a search finds it, or in docs/open-clauses.tsv, which only shrinks: what a title
// names may not be in it. The row of a table may name its clause too, but proves nothing by that.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableRows } from '../generator/translation/table-rows.ts'
import { ROOT } from './root.ts'

const NAMED_AT_MOST = 3
const OPEN = 'docs/open-clauses.tsv'
const REQUIREMENTS = 'docs/requirements.tsv'

/** A text that names clauses in brackets: the ids, where it is, and whether it is the title of a test or of a group of tests. */
export type Mention = { file: string; line: number; ids: string[]; isTitle: boolean }

const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g
/** What is before a title: the call, or that which was given a table. */
const BEFORE_TITLE = /(?:\b(?:test|describe)(?:\.\w+)*|\))\(\s*$/
const GROUP = /\[([A-Z][A-Z0-9]{2}-\d{3}(?:[ ,]+[A-Z][A-Z0-9]{2}-\d{3})*)\]/g

/** Every string of a test file that names a clause in brackets. */
export function mentionsOf(file: string, text: string): Mention[] {
  return [...text.matchAll(LITERAL)].flatMap(({ index, 2: literal = '' }) => {
    const ids = [...literal.matchAll(GROUP)].flatMap(([, group = '']) => group.split(/[ ,]+/))
    if (ids.length === 0) return []
    const before = text.slice(0, index)
    return [{ file, line: before.split('\n').length, ids, isTitle: BEFORE_TITLE.test(before) }]
  })
}

/** What is wrong between mentions, clauses and the list of those that are still open; one sentence each. */
export function clauseFaults(
  mentions: readonly Mention[],
  clauses: readonly string[],
  open: readonly string[],
): string[] {
  const known = new Set(clauses)
  const waiting = new Set(open)
  const named = new Set(mentions.flatMap(({ ids, isTitle }) => (isTitle ? ids : [])))
  return [
    ...mentions.flatMap(({ file, line, ids }) =>
      ids.filter(id => !known.has(id)).map(id => `${file}:${line}: ${REQUIREMENTS} has no ${id}.`),
    ),
    ...mentions
      .filter(({ ids }) => ids.length > NAMED_AT_MOST)
      .map(
        ({ file, line, ids }) => `${file}:${line}: a title names ${NAMED_AT_MOST} clauses at most, not ${ids.length}.`,
      ),
    ...clauses
      .filter(id => !named.has(id) && !waiting.has(id))
      .map(id => `${REQUIREMENTS}: no title of a test names ${id}; ${OPEN} lists what is still to be built.`),
    ...open.filter(id => named.has(id)).map(id => `${OPEN}: a title names ${id}. Take it out.`),
    ...open.filter(id => !known.has(id)).map(id => `${OPEN}: ${REQUIREMENTS} has no ${id}.`),
  ]
}

/** The first column of a table. */
const idsOf = (path: string): string[] =>
  tableRows(path, readFileSync(join(ROOT, path), 'utf8'), [{ name: 'id', form: /^[A-Z][A-Z0-9]{2}-\d{3}$/ }]).map(
    ([id = '']) => id,
  )

if (import.meta.main) {
  const files = globSync('tests/**/*.{ts,tsx}', { cwd: ROOT }).sort()
  const mentions = files.flatMap(file => mentionsOf(file, readFileSync(join(ROOT, file), 'utf8')))
  const faults = clauseFaults(mentions, idsOf(REQUIREMENTS), idsOf(OPEN))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
