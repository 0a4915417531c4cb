// Edits the text of a JSON file and leaves everything else as it is: order, indentation, line ends, and every comment.
import { createScanner, type Node } from 'jsonc-parser'

/** The text without one property of an object; comments in and around it stay, in their order. */
export function withoutProperty(text: string, property: Node): string {
  const siblings = property.parent?.children ?? []
  const index = siblings.indexOf(property)
  const [before, after] = [siblings[index - 1], siblings[index + 1]]
  const eol = eolOf(text)
  const indent = indentAt(text, property.offset)
  if (after) {
    const kept = commentsIn(text, property.offset, after.offset).map(({ comment }) => comment + eol + indent)
    return spliced(text, property.offset, after.offset, kept.join(''))
  }
  const start = before ? endOf(before) : (property.parent?.offset ?? 0) + 1
  const kept = commentsIn(text, start, endOf(property))
    // The end of the previous property's line stays.
    .map(({ at, comment }) => (text.slice(start, at).includes('\n') ? eol + indent : ' ') + comment)
    .join('')
  const rest = text.slice(endOf(property))
  // A line comment must not swallow what follows the property.
  const broken = kept !== '' && !/^[ \t]*(\r?\n|$)/.test(rest) ? eol : ''
  return spliced(text, start, endOf(property), kept + broken)
}

/** The text with `"key": value` as a property of the root: in place of the present one, else after `anchor`, else first. */
export function withProperty(text: string, root: Node, key: string, value: number, anchor: string): string {
  const properties = root.children ?? []
  const named = (name: string) => properties.find(({ children }) => children?.[0]?.value === name)
  const old = named(key)?.children?.[1]
  if (old) return spliced(text, old.offset, endOf(old), String(value))
  const previous = named(anchor)
  const isLast = previous ? properties.at(-1) === previous : properties.length === 0
  const start = previous ? endOf(previous) : root.offset + 1
  const { end, comma, breaks } = restOfLine(text, start)
  const eol = eolOf(text)
  const indent = properties[0] ? indentAt(text, properties[0].offset) : '  '
  const property = `"${key}": ${value}`
  const separated = previous && !comma ? spliced(text, start, start, ',') : text
  const shift = separated.length - text.length
  // The trailing comma of the property before becomes the trailing comma of this one.
  const ending = isLast && !comma ? '' : ','
  if (breaks) return spliced(separated, end + shift, end + shift, `${eol}${indent}${property}${ending}`)
  const at = comma === undefined ? start + shift : comma + 1
  const closing = properties.length === 0 ? ' ' : ''
  return spliced(separated, at, at, ` ${property}${ending}${closing}`)
}

/** Every comment of a text, in order. */
export const commentsOf = (text: string): string[] => commentsIn(text, 0, text.length).map(({ comment }) => comment)

// SyntaxKind of jsonc-parser, which is erased from its types: 5 is a comma, 12 and 13 are comments, 14 is a line break, 15 white space,
// 17 the end of the text.
function commentsIn(text: string, start: number, end: number): { at: number; comment: string }[] {
  const scanner = createScanner(text)
  scanner.setPosition(start)
  const found: { at: number; comment: string }[] = []
  for (let token: number = scanner.scan(); token !== 17 && scanner.getTokenOffset() < end; token = scanner.scan()) {
    if (token === 12 || token === 13) {
      const at = scanner.getTokenOffset()
      found.push({ at, comment: text.slice(at, at + scanner.getTokenLength()) })
    }
  }
  return found
}

/** The end of the line at `start` when only a comma and comments follow, and the place of that comma. */
function restOfLine(text: string, start: number): { end: number; comma?: number; breaks: boolean } {
  const scanner = createScanner(text)
  scanner.setPosition(start)
  let comma: number | undefined
  for (let token: number = scanner.scan(); ; token = scanner.scan()) {
    const end = scanner.getTokenOffset()
    if (token === 5 && comma === undefined) comma = end
    else if (![12, 13, 15].includes(token)) return { end, ...(comma !== undefined && { comma }), breaks: token === 14 }
  }
}

const endOf = (node: Node): number => node.offset + node.length

const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

const spliced = (text: string, start: number, end: number, inserted: string): string =>
  text.slice(0, start) + inserted + text.slice(end)
