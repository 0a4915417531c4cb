// A text for one place: parts whose conditions hold, with the facts filled in.

import { following } from '#features/pricing/figures.ts'
import { allHold } from './conditions.ts'
import type { FactPlace } from './fact.ts'
import { factNamed, factValue } from './facts.ts'
import { leadingMarks, type Mark, marksIn } from './marks.ts'
import type { MarkdownNode } from './parse.ts'

export type FactMark = Extract<Mark, { kind: 'fact' }>

export type Filling = {
  place: FactPlace
  /** Language of the text, a BCP 47 tag. */
  locale: string
  /** Facts are isolated from right-to-left text, so that "12 km" keeps its order (I18: bdi). */
  isolateFacts: boolean
  /** Called for a fact that the country lacks or that does not exist; its result is written instead. */
  onMissing: (mark: FactMark, node: MarkdownNode) => string
}

type TextNode = Extract<MarkdownNode, { type: 'text' }>
type ItemNode = Extract<MarkdownNode, { type: 'listItem' }>

const valueFor = (mark: FactMark, node: MarkdownNode, { place, locale, onMissing }: Filling, area?: number): string => {
  const fact = factNamed(mark.fact)
  const value = fact && factValue(fact, place, locale, mark.argument, area)
  return value ?? onMissing(mark, node)
}

/** A text without Markdown, such as a heading, with its facts filled in. */
export const fillPlain = (text: string, node: MarkdownNode, filling: Filling): string =>
  marksIn(text)
    .filter(mark => mark.kind === 'fact')
    .reduceRight((filled, mark) => {
      const value = valueFor(mark, node, filling)
      return filled.slice(0, mark.offset) + value + following(value, filled.slice(mark.offset + mark.length))
    }, text)

const fillText = (node: TextNode, filling: Filling, area?: number): MarkdownNode[] => {
  const parts: MarkdownNode[] = []
  let end = 0
  let before = ''
  const literal = (value: string) => value && parts.push({ type: 'text', value: following(before, value) })
  for (const mark of marksIn(node.value)) {
    if (mark.kind !== 'fact') continue
    literal(node.value.slice(end, mark.offset))
    before = valueFor(mark, node, filling, area)
    const value: TextNode = { type: 'text', value: before }
    parts.push(filling.isolateFacts ? { type: 'emphasis', data: { hName: 'bdi' }, children: [value] } : value)
    end = mark.offset + mark.length
  }
  literal(node.value.slice(end))
  return parts
}

/** The link with its address filled in; a fact that is an address is the whole address. */
const fillAddress = (node: Extract<MarkdownNode, { type: 'link' }>, filling: Filling): string => {
  const [mark] = marksIn(node.url)
  return mark?.kind === 'fact' && mark.length === node.url.length ? valueFor(mark, node, filling) : node.url
}

/** The marks at the start of a paragraph or list item, and the node without them. */
const withoutLeadingMarks = <N extends MarkdownNode>(node: N): { marks: Mark[]; node: N } => {
  if (!('children' in node)) return { marks: [], node }
  const [first, ...others] = node.children as MarkdownNode[]
  if (first?.type === 'paragraph' && node.type === 'listItem') {
    const inner = withoutLeadingMarks(first)
    return { marks: inner.marks, node: { ...node, children: [inner.node, ...others] } }
  }
  if (first?.type !== 'text') return { marks: [], node }
  const { marks, rest } = leadingMarks(first.value)
  return { marks, node: { ...node, children: [{ ...first, value: rest }, ...others] } }
}

const whenOf = (marks: Mark[]) => marks.flatMap(mark => (mark.kind === 'when' ? mark.conditions : []))

const fillItem = (item: ItemNode, filling: Filling): ItemNode[] => {
  const { marks, node } = withoutLeadingMarks(item)
  if (!allHold(whenOf(marks), filling.place)) return []
  const filledFor = (area?: number): ItemNode => ({
    ...node,
    children: fillBlocks(node.children, filling, area) as ItemNode['children'],
  })
  if (!marks.some(mark => mark.kind === 'each')) return [filledFor()]
  return (filling.place.settings.pricing?.areas ?? []).map((_area, index) => filledFor(index))
}

/**
 * What a place shows of some blocks: parts whose conditions do not hold are left out, {each: areas} is repeated, facts
 * are filled in. Throws what `onMissing` throws.
 */
export const fillBlocks = (nodes: readonly MarkdownNode[], filling: Filling, area?: number): MarkdownNode[] =>
  nodes.flatMap(original => {
    if (original.type === 'text') return fillText(original, filling, area)
    const { marks, node } =
      original.type === 'paragraph' ? withoutLeadingMarks(original) : { marks: [], node: original }
    if (!allHold(whenOf(marks), filling.place)) return []
    if (node.type === 'list') {
      const children = node.children.flatMap(item => fillItem(item, filling))
      return children.length > 0 ? [{ ...node, children }] : []
    }
    if (!('children' in node)) return [node]
    const children = fillBlocks(node.children, filling, area)
    const filled = { ...node, children } as MarkdownNode
    return [filled.type === 'link' ? { ...filled, url: fillAddress(filled, filling) } : filled]
  })
