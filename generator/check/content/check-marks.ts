// Whether every placeholder and condition of a file is known, has a valid argument, and is where it has an effect.

import { TRAITS } from '../../content/conditions.ts'
import { FACTS, factNamed } from '../../content/facts.ts'
import { leadingMarks, type Mark, marksIn, withoutMarks } from '../../content/marks.ts'
import type { ContentDocument, MarkdownNode } from '../../content/parse.ts'
import type { Problem } from '../../model.ts'
import { didYouMean } from '../../nearest.ts'
import { finding, marksInSource, type Span, spanOf, walk } from './finding.ts'

const KILOMETRES = /^(?:[1-9]\d{0,2}|0)(?:\.\d+)?$/
const known = () => [...Object.keys(FACTS), ...Object.keys(TRAITS)]

type Problems = (code: 'CNT010' | 'CNT012' | 'CNT013' | 'CNT020', at: Span, what: string, hint?: string) => void

const checkArgument = (name: string, argument: string | undefined, at: Span, report: Problems): void => {
  const takes = factNamed(name)?.takesKilometres === true
  if (takes && !(argument !== undefined && KILOMETRES.test(argument) && Number(argument) > 0)) {
    report('CNT020', at, `"${name}" needs a number of kilometres`)
  } else if (!takes && argument !== undefined) report('CNT020', at, `"${name}" takes no number`)
}

const checkFact = (mark: Mark & { kind: 'fact' }, repeated: boolean, report: Problems): void => {
  const fact = factNamed(mark.fact)
  if (!fact) {
    report('CNT010', mark, `There is no fact "${mark.fact}"`, didYouMean(mark.fact, Object.keys(FACTS)))
    return
  }
  checkArgument(mark.fact, mark.argument, mark, report)
  if (fact.perArea && !repeated) report('CNT013', mark, `"${mark.fact}" is known in an item of {each: areas} only`)
}

const checkConditions = (mark: Mark & { kind: 'when' }, report: Problems): void => {
  for (const { fact: name, argument } of mark.conditions) {
    if (!known().includes(name)) report('CNT012', mark, `There is no condition "${name}"`, didYouMean(name, known()))
    else checkArgument(name, argument, mark, report)
  }
}

const isRepeated = (nodes: readonly MarkdownNode[]): boolean =>
  nodes.some(node => {
    const paragraph = node.type === 'listItem' ? node.children[0] : undefined
    const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    return first?.type === 'text' && leadingMarks(first.value).marks.some(mark => mark.kind === 'each')
  })

/** How many of the marks at the start of a text are allowed there; {each} begins list items only. */
const inPlace = (node: MarkdownNode, parents: readonly MarkdownNode[]): { count: number; inItem: boolean } => {
  const [parent, above] = [parents.at(-1), parents.at(-2)]
  const leads = node.type === 'text' && parent?.type === 'paragraph' && parent.children[0] === node
  const inItem = above?.type === 'listItem' && above.children[0] === parent
  return { count: leads ? leadingMarks(node.value).marks.length : 0, inItem }
}

const checkBody = (document: ContentDocument, nodes: readonly MarkdownNode[], report: Problems): void =>
  walk(nodes, (node, parents) => {
    if (node.type === 'link') {
      for (const mark of marksIn(node.url)) {
        const alone = mark.kind === 'fact' && mark.length === node.url.length
        const fact = mark.kind === 'fact' ? factNamed(mark.fact) : undefined
        if (mark.kind === 'fact' && !fact) checkFact({ ...mark, ...spanOf(node) }, false, report)
        else if (!alone || !fact?.isAddress) report('CNT013', spanOf(node), `"${node.url}" is not an address`)
      }
    }
    if (node.type !== 'text') return
    const lead = inPlace(node, parents)
    for (const [index, mark] of marksInSource(document, node).entries()) {
      const isInPlace = index < lead.count
      if (mark.kind === 'fact') checkFact(mark, isRepeated(parents), report)
      else if (mark.kind === 'when' && isInPlace) checkConditions(mark, report)
      else if (mark.kind === 'each' && isInPlace && lead.inItem) {
        if (mark.list !== 'areas') report('CNT012', mark, `There is no list "${mark.list}"`)
      } else report('CNT013', mark, 'Braces stand where they have no effect')
    }
  })

/** A field shows its words alone, so it has neither an id nor a condition. */
const checkHeading = (document: ContentDocument, heading: MarkdownNode, isField: boolean, report: Problems): void => {
  const { offset, length } = spanOf(heading)
  const end = offset + length
  for (const mark of marksInSource(document, heading)) {
    const isLast = withoutMarks(document.file.text.slice(mark.offset, end)).trim() === ''
    if (mark.kind === 'fact') checkFact(mark, false, report)
    else if (mark.kind === 'stray' || mark.kind === 'each' || !isLast || isField) {
      report('CNT013', mark, 'Braces stand where they have no effect')
    } else if (mark.kind === 'when') checkConditions(mark, report)
  }
}

/** Unknown, misplaced and invalid marks of a file. */
export const checkMarks = (document: ContentDocument): Problem[] => {
  const problems: Problem[] = []
  const fields = document.matter?.fields ?? []
  const parts = [...fields, ...(document.group ? [document.group] : []), ...document.sections]
  for (const part of parts) {
    const report: Problems = (code, at, what, hint) => problems.push(finding(document, code, at, part.id, what, hint))
    checkHeading(document, part.heading, fields.includes(part), report)
    checkBody(document, part.blocks, report)
  }
  return problems
}
