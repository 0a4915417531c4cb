// What is wrong with a content file by itself: headings, forbidden Markdown, addresses, numbers.

import { AUDIENCE_FIELDS } from '../../content/front-matter.ts'
import { marksIn, withoutMarks } from '../../content/marks.ts'
import type { ContentDocument, MarkdownNode, Section } from '../../content/parse.ts'
import { addressKind } from '../../content/safe-html.ts'
import type { Problem } from '../../model.ts'
import { didYouMean } from '../../nearest.ts'
import { finding, type Span, spanOf, walk } from './finding.ts'

const ALLOWED: readonly string[] = [
  'paragraph',
  'text',
  'emphasis',
  'strong',
  'link',
  'list',
  'listItem',
  'break',
  'heading',
]
const ID = /^[a-z][a-z0-9-]*$/
const FIGURE = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/gu

const checkHeadings = (document: ContentDocument): Problem[] => {
  const { group, sections, strays } = document
  const problems: Problem[] = []
  const at = (section: Section, text: string) =>
    problems.push(finding(document, 'CNT002', spanOf(section.heading), section.id, text))

  const isAudience = document.matter !== undefined
  const first = strays[0]
  if (first) problems.push(finding(document, 'CNT002', spanOf(first), '', 'Text stands before the first heading'))
  if (isAudience && group) at(group, 'The heading of the page is the field "heading", and there is a "#" heading too')
  if (!isAudience && !group)
    problems.push(finding(document, 'CNT002', { offset: 0, length: 1 }, '', 'There is no "#" heading'))
  for (const section of sections) {
    const { depth } = section.heading
    if (depth === 1) at(section, 'There is a second "#" heading')
    else if (depth > 2) at(section, `A heading has ${depth} signs "#"`)
    else if (group && spanOf(section.heading).offset < spanOf(group.heading).offset)
      at(section, 'A "##" heading stands before the "#" heading')
  }
  if (group && sections.length === 0) {
    problems.push(finding(document, 'CNT018', spanOf(group.heading), group.id, `"${group.title}" has no section`))
  } else if (isAudience && sections.length === 0) {
    problems.push(finding(document, 'CNT018', { offset: 0, length: 1 }, '', 'The page has no section'))
  }
  return problems
}

/** Fields are all there once, with words; nothing else is between the lines "---". */
const checkFields = (document: ContentDocument): Problem[] => {
  const { matter } = document
  if (!matter) return []
  const problems: Problem[] = []
  const report = (at: Span, name: string, what: string, hint?: string) =>
    problems.push(finding(document, 'CNT024', at, name, what, hint))
  const names = new Set<string>()
  for (const { id, title, heading } of matter.fields) {
    const at = { ...spanOf(heading), length: Math.max(1, title.length) }
    if (!AUDIENCE_FIELDS.some(name => name === id))
      report(at, id, `There is no field "${id}"`, didYouMean(id, AUDIENCE_FIELDS))
    else if (names.has(id)) report(at, id, `The field "${id}" is there already`)
    else if (title === '') report(at, id, `The field "${id}" has no words`)
    else if (/^["'|>]/.test(title)) report(at, id, `The field "${id}" begins with ${title[0]}`)
    names.add(id)
  }
  for (const { text, offset } of matter.lines) report({ offset, length: text.length }, '', 'This line is no field')
  const missing = AUDIENCE_FIELDS.filter(name => !names.has(name))
  if (missing.length > 0)
    report(
      { offset: 0, length: 3 },
      '',
      `${missing.map(name => `"${name}"`).join(', ')} missing between the lines "---"`,
    )
  return problems
}

const checkSection = (document: ContentDocument, section: Section, isGroup: boolean): Problem[] => {
  const { id, title, heading, blocks } = section
  const problems: Problem[] = []
  if (!id) problems.push(finding(document, 'CNT003', spanOf(heading), '', `"${title}" has no id`))
  else if (!ID.test(id)) problems.push(finding(document, 'CNT003', spanOf(heading), id, `"${id}" cannot be an id`))
  if (!title)
    problems.push(
      finding(
        document,
        'CNT014',
        spanOf(heading),
        id,
        'The heading has no words',
        'Write the question before its {#id}.',
      ),
    )
  if (!isGroup && blocks.length === 0)
    problems.push(finding(document, 'CNT014', spanOf(heading), id, `"${title}" has no answer`))
  return problems
}

/** Introduction and headings are shown as plain text. */
const checkPlain = (document: ContentDocument, nodes: readonly MarkdownNode[], id: string): Problem[] => {
  const problems: Problem[] = []
  walk(nodes, node => {
    if (node.type === 'text' || node.type === 'paragraph' || !ALLOWED.includes(node.type)) return
    problems.push(finding(document, 'CNT019', spanOf(node), id, `Plain text has a part of the type "${node.type}"`))
  })
  return problems
}

const checkNode = (document: ContentDocument, node: MarkdownNode, id: string): Problem[] => {
  if (node.type === 'html') return [finding(document, 'CNT006', spanOf(node), id, 'There is raw HTML')]
  if (node.type === 'link') {
    const isFact = marksIn(node.url).length > 0
    // A contact differs by site, so it is never typed.
    if (!isFact && ['refused', 'contact'].includes(addressKind(node.url))) {
      return [finding(document, 'CNT007', spanOf(node), id, `A link leads to "${node.url}"`)]
    }
    if (node.title) return [finding(document, 'CNT008', spanOf(node), id, 'A link has a title')]
  }
  if (!ALLOWED.includes(node.type)) {
    return [finding(document, 'CNT008', spanOf(node), id, `There is a part of the type "${node.type}"`)]
  }
  return node.type === 'text' ? checkFigures(document, node, id) : []
}

/** Numbers are not typed in prose: digits belong to placeholders and IDs. */
const checkFigures = (document: ContentDocument, node: MarkdownNode, id: string): Problem[] => {
  const { offset, length } = spanOf(node)
  const prose = withoutMarks(document.file.text.slice(offset, offset + length))
  return [...prose.matchAll(FIGURE)].map(match =>
    finding(
      document,
      'CNT009',
      { offset: offset + match.index, length: match[0].length },
      id,
      `The figure "${match[0]}" is typed in the text`,
    ),
  )
}

/** What git leaves in a file that it cannot merge. Markdown takes some of these lines for text, others for headings and quotations. */
const MERGE_LINE = /^(?:<{7}|={7}|\|{7}|>{7})(?:[ \t].*)?$/gm

const checkMerge = (document: ContentDocument): Problem[] =>
  [...document.file.text.matchAll(MERGE_LINE)].map(({ index, 0: line }) =>
    finding(document, 'CNT025', { offset: index, length: line.length }, '', 'A line of a merge is left in the text'),
  )

/** Everything that is wrong with a file, independent of other files and countries. */
export const checkForm = (document: ContentDocument): Problem[] => {
  const merged = checkMerge(document)
  if (merged.length > 0) return merged
  const { group, sections, strays } = document
  const parts = group ? [group, ...sections] : sections
  const problems = checkHeadings(document)
  problems.push(...checkFields(document))
  for (const { id, heading } of document.matter?.fields ?? [])
    walk([heading], node => problems.push(...checkNode(document, node, id)))
  for (const part of parts) {
    problems.push(...checkSection(document, part, part === group))
    problems.push(...checkPlain(document, part.heading.children, part.id))
    walk([part.heading, ...part.blocks], node => problems.push(...checkNode(document, node, part.id)))
  }
  if (group) problems.push(...checkPlain(document, group.blocks, group.id))
  walk(strays, node => problems.push(...checkNode(document, node, '')))
  return problems
}
