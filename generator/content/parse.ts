// Markdown as the tree that check and render share: a group, its introduction, and sections. What the page for an audience
// says besides its sections comes before them, a line each.
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { TextFile } from '../load/inputs.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { type Condition, marksIn } from './marks.ts'
import { type ContentPlace, placeOf } from './text-path.ts'

type MarkdownRoot = ReturnType<typeof fromMarkdown>
/** Any Markdown node that can be inside another one. */
export type MarkdownNode = MarkdownRoot['children'][number]
type HeadingNode = Extract<MarkdownNode, { type: 'heading' }>

/** `title` still has its placeholders; `id` is empty if the heading has none. */
export type Section = {
  id: string
  title: string
  conditions: Condition[]
  heading: HeadingNode
  blocks: MarkdownNode[]
}

/**
 * `group` is the first heading of level 1 with the introduction as its blocks; `strays` come before any heading. `matter` is there for
 * audiences alone; each of its fields is a section without blocks, whose id is the field's name.
 */
export type ContentDocument = {
  file: TextFile
  place: ContentPlace
  root: MarkdownRoot
  matter?: Omit<FrontMatter, 'fields'> & { fields: Section[] }
  group: Section | undefined
  sections: Section[]
  strays: MarkdownNode[]
}

const parsed = new Map<string, ContentDocument>()

/** Plain text of a node, as a reader sees it; raw HTML and images have none. */
export const textOf = (node: MarkdownNode): string => {
  if (node.type === 'break') return ' '
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value
  const ofBlocks = node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote'
  return 'children' in node ? node.children.map(textOf).join(ofBlocks ? ' ' : '') : ''
}

const sectionOf = (heading: HeadingNode): Section => {
  const source = textOf(heading)
  const marks = marksIn(source).filter(mark => mark.kind === 'id' || mark.kind === 'when')
  const title = marks.reduceRight(
    (text, { offset, length }) => text.slice(0, offset) + text.slice(offset + length),
    source,
  )
  return {
    id: marks.find(mark => mark.kind === 'id')?.id ?? '',
    title: title.replace(/\s+/g, ' ').trim(),
    conditions: marks.flatMap(mark => (mark.kind === 'when' ? mark.conditions : [])),
    heading,
    blocks: [],
  }
}

/** A field as a heading of plain text. Nothing reads lines and columns of a node. */
const fieldOf = (id: string, title: string, offset: number): Section => {
  const point = (at: number) => ({ line: 1, column: 1, offset: at })
  const position = { start: point(offset), end: point(offset + title.length) }
  const heading: HeadingNode = {
    type: 'heading',
    depth: 2,
    position,
    children: [{ type: 'text', value: title, position }],
  }
  return { id, title, conditions: [], heading, blocks: [] }
}

/**
 * Reads one content file. Lenient: misplaced parts stay in place for the check to report. Parsed once
 * per text of a file, since a full build renders each for hundreds of pairs and `dev` checks all after a change of one.
 * Throws for a path outside content/ (see text-path.ts).
 */
export const parseContent = (file: TextFile): ContentDocument => {
  const document = documents.get(file) ?? parse(file)
  documents.set(file, document)
  return document
}

// Every pair fills in the same texts.
const documents = new WeakMap<TextFile, ContentDocument>()

const parse = (file: TextFile): ContentDocument => {
  const known = parsed.get(file.path)
  if (known?.file.text === file.text) return known
  const place = placeOf(file.path)
  if (!place) throw new Error(`${file.path} is not a content file`)

  const matter = place.kind === 'audience' ? readFrontMatter(file.text) : undefined
  // As many spaces in its place, so that positions stay those of the file.
  const root = fromMarkdown(
    matter ? file.text.slice(0, matter.end).replace(/[^\n]/g, ' ') + file.text.slice(matter.end) : file.text,
  )
  const fields = matter?.fields.map(({ name, text, offset }) => fieldOf(name, text, offset)) ?? []
  const document: ContentDocument = {
    file,
    place,
    root,
    group: undefined,
    sections: [],
    strays: [],
    ...(matter && { matter: { ...matter, fields } }),
  }
  let open: Section | undefined
  for (const node of root.children) {
    if (node.type === 'heading') {
      open = sectionOf(node)
      if (node.depth === 1 && !document.group) document.group = open
      else document.sections.push(open)
    } else (open?.blocks ?? document.strays).push(node)
  }
  parsed.set(file.path, document)
  return document
}

/** All parsed texts, for another process of the same program; changed texts are parsed there again. */
export const parsedDocuments = (): ContentDocument[] => [...parsed.values()]

/** Loads what another process has parsed. */
export function restoreDocuments(documents: readonly ContentDocument[]): void {
  for (const document of documents) parsed.set(document.file.path, document)
}
