// The marks that our Markdown adds: {{fact}}, {{fact:3}}, {when: a, !b}, {each: areas} and {#id}.

/** `fact` names a fact or trait; `argument` is the text after its colon. */
export type Condition = { negated: boolean; fact: string; argument?: string }

/** `offset` and `length` are UTF-16 units in the text that was searched. */
export type Mark = { offset: number; length: number } & (
  | { kind: 'fact'; fact: string; argument?: string }
  | { kind: 'when'; conditions: Condition[] }
  | { kind: 'each'; list: string }
  | { kind: 'id'; id: string }
  | { kind: 'stray'; source: string }
)

const BRACES = /\{\{([^{}]*)\}\}|\{([^{}]*)\}|[{}]/g

const split = (source: string): { fact: string; argument?: string } => {
  const [fact = '', ...rest] = source.trim().split(':')
  return rest.length === 0 ? { fact } : { fact, argument: rest.join(':') }
}

const condition = (source: string): Condition => {
  const trimmed = source.trim()
  return { negated: trimmed.startsWith('!'), ...split(trimmed.replace(/^!/, '')) }
}

/** Every mark of a text, in order; a brace outside any mark is returned as `stray`. Never throws. */
export const marksIn = (text: string): Mark[] => {
  // Most texts have none, and every text is parsed once per country.
  if (!text.includes('{') && !text.includes('}')) return []
  return [...text.matchAll(BRACES)].map(([source, fact, mark], index, all) => {
    const at = { offset: all[index]?.index ?? 0, length: source.length }
    if (fact !== undefined) return { ...at, kind: 'fact', ...split(fact) }
    const when = /^when:(.*)$/s.exec(mark ?? '')
    if (when?.[1]) return { ...at, kind: 'when', conditions: when[1].split(',').map(condition) }
    const each = /^each:\s*(\S+)\s*$/.exec(mark ?? '')
    if (each?.[1]) return { ...at, kind: 'each', list: each[1] }
    if (mark?.startsWith('#')) return { ...at, kind: 'id', id: mark.slice(1) }
    return { ...at, kind: 'stray', source }
  })
}

/** The {when} and {each} marks at the start of a text, and the text after them. */
export const leadingMarks = (text: string): { marks: Mark[]; rest: string } => {
  const marks: Mark[] = []
  let end = 0
  for (const mark of marksIn(text)) {
    const leads = mark.kind === 'when' || mark.kind === 'each'
    if (!leads || text.slice(end, mark.offset).trim() !== '') break
    marks.push(mark)
    end = mark.offset + mark.length
  }
  return { marks, rest: marks.length > 0 ? text.slice(end).trimStart() : text }
}

/** The same text with every mark replaced by spaces, so that positions stay the same. */
export const withoutMarks = (text: string): string =>
  marksIn(text).reduce(
    (rest, { offset, length }) => rest.slice(0, offset) + ' '.repeat(length) + rest.slice(offset + length),
    text,
  )
