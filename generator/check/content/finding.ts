// Turns a position in a content file into a Problem.

import { type Mark, marksIn } from '../../content/marks.ts'
import type { ContentDocument, MarkdownNode } from '../../content/parse.ts'
import { problemAtOffset } from '../../load/locate.ts'
import type { Problem } from '../../model.ts'
import type { ContentCode } from './codes.ts'
import { CONTENT_CODES } from './codes.ts'

export type Span = { offset: number; length: number }

/** The position of a node in its file. */
export const spanOf = (node: MarkdownNode): Span => {
  const from = node.position?.start.offset ?? 0
  return { offset: from, length: (node.position?.end.offset ?? from) - from }
}

/** The marks of a node as they are in the file. */
export const marksInSource = (document: ContentDocument, node: MarkdownNode): Mark[] => {
  const { offset, length } = spanOf(node)
  const source = document.file.text.slice(offset, offset + length)
  return marksIn(source).map(mark => ({ ...mark, offset: mark.offset + offset }))
}

/** A problem in a content file; reason and remedy come from the table of codes. `section` is the ID of its section. */
export const finding = (
  document: Pick<ContentDocument, 'file'>,
  code: ContentCode,
  { offset, length }: Span,
  section: string,
  what: string,
  hint: string = CONTENT_CODES[code].cure,
): Problem =>
  problemAtOffset(document.file, offset, length, section ? [section] : [], {
    code,
    what,
    why: CONTENT_CODES[code].why,
    hint,
  })

/** Walks nodes and everything below them. */
export const walk = (
  nodes: readonly MarkdownNode[],
  visit: (node: MarkdownNode, parents: readonly MarkdownNode[]) => void,
  parents: readonly MarkdownNode[] = [],
): void => {
  for (const node of nodes) {
    visit(node, parents)
    if ('children' in node) walk(node.children, visit, [...parents, node])
  }
}
