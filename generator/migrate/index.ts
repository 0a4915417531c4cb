// Migrates configuration files from older schemas to the present ones (CFG-106). Nothing is written here.
import { getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { checkSchemaVersion } from '../check/schema-version.ts'
import { sortProblems } from '../diagnostics.ts'
import type { Inputs, TextFile } from '../load/inputs.ts'
import { readText, syntaxProblem } from '../load/json.ts'
import { problemOfFile } from '../load/locate.ts'
import { schemaVersion } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { STEPS, type Versioned } from './steps.ts'
import { withProperty } from './text.ts'

/** A file of an older version: its new text, and what was changed. */
export type Lifted = { path: string; text: string; changes: string[]; problem: Problem }

/**
 * Every brand, country and pair file of an older version, migrated; comments, order and formatting stay. Migrating it again
 * changes nothing. An unreadable file, or one of a later version, is a problem: the caller writes all files or none.
 */
export function migrate(inputs: Inputs): { lifted: Lifted[]; current: number; problems: Problem[] } {
  const results = [...inputs.bytes].flatMap(([path, bytes]) => {
    const place = placeOf(path)
    return place ? [lifted(inputs, { path, ...place }, bytes)] : []
  })
  return {
    lifted: results.flatMap(result => ('text' in result ? [result] : [])),
    current: results.filter(result => 'isCurrent' in result).length,
    problems: sortProblems(results.flatMap(result => ('problems' in result ? result.problems : []))),
  }
}

type Place = Pick<Versioned, 'kind' | 'id'>

function placeOf(path: string): Place | undefined {
  const [, id = ''] = /^brands\/([^/]+)\/brand\.json$/.exec(path) ?? []
  if (id !== '') return { kind: 'brand', id }
  const [, country = ''] = /^countries\/([^/]+)\.json$/.exec(path) ?? []
  if (country !== '') return { kind: 'country', id: country }
  const [, code = ''] = /^brands\/[^/]+\/countries\/([^/]+)\.json$/.exec(path) ?? []
  return code === '' ? undefined : { kind: 'pair', id: code }
}

function lifted(
  inputs: Inputs,
  { path, ...place }: Place & { path: string },
  bytes: Uint8Array,
): Lifted | { isCurrent: true } | { problems: Problem[] } {
  const { file, problems } = readText(path, bytes)
  if (!file || problems.length > 0) return { problems }
  const parsed = parse(file)
  if ('problem' in parsed) return { problems: [parsed.problem] }
  const { tree } = parsed
  const value: unknown = getNodeValue(tree)
  const [problem] = checkSchemaVersion(inputs, { ...file, tree, value })
  if (!problem) return { isCurrent: true }
  const current = schemaVersion(inputs)
  const { schemaVersion: named } = value as { schemaVersion?: unknown }
  const from = named === undefined ? 1 : Number(named)
  // A later version, or one that is not a number, cannot be migrated.
  if (!Number.isInteger(from) || from < 1 || from > current || typeof named === 'string') return { problems: [problem] }
  let { text } = file
  const changes = STEPS.filter(({ to }) => to > from).flatMap(({ lift, what, to }) => {
    const before = text
    text = lift({ ...place, text, tree: treeOf(path, text) }, inputs, changed => treeOf(path, changed))
    return text !== before || to === current ? [what] : []
  })
  return { path, text: withProperty(text, treeOf(path, text), 'schemaVersion', current, '$schema'), changes, problem }
}

// Comments and trailing commas are not JSON and `validate` reports them; a migration has to keep them.
function parse(file: TextFile): { tree: Node } | { problem: Problem } {
  const errors: ParseError[] = []
  const tree = parseTree(file.text, errors, { disallowComments: false, allowTrailingComma: true })
  if (errors.length > 0 || !tree) return { problem: syntaxProblem(file, errors) }
  if (tree.type === 'object') return { tree }
  const why = 'A file of the configuration is an object in braces'
  return { problem: problemOfFile(file.path, { code: 'CFG015', what: 'This is not an object', why }) }
}

function treeOf(path: string, text: string): Node {
  const parsed = parse({ path, text })
  if ('problem' in parsed)
    throw new Error(`The migration of ${path} makes a file that is not JSON: ${parsed.problem.what}`)
  return parsed.tree
}
