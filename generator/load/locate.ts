// Turns a position in a text into a Problem.
import type { JSONPath, Node } from 'jsonc-parser'
import type { Problem } from '../model.ts'
import type { JsonFile, TextFile } from './inputs.ts'

/** The text of a finding, without its position. `what` and `why` are sentences, with or without their full stop. */
export type Finding = {
  code: string
  what: string
  why: string
  hint?: string | undefined
  severity?: Problem['severity']
}

/** Where lines begin in the texts asked about last: layers of a configuration alternate between some of them. */
const lineStarts = new Map<string, readonly number[]>()
const TEXTS_MAX = 64

function startsOf(text: string): readonly number[] {
  const known = lineStarts.get(text)
  if (known) return known
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const [oldest] = lineStarts.keys()
  if (lineStarts.size >= TEXTS_MAX && oldest !== undefined) lineStarts.delete(oldest)
  lineStarts.set(text, starts)
  return starts
}

/** Line and column, both from 1 and in UTF-16 units, of an offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const starts = startsOf(text)
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
}

/** A problem at `length` units from `offset` in a text. */
export function problemAtOffset(
  file: TextFile,
  offset: number,
  length: number,
  path: JSONPath,
  finding: Finding,
): Problem {
  const from = positionAt(file.text, offset)
  const to = positionAt(file.text, offset + Math.max(length, 1))
  return {
    code: finding.code,
    severity: finding.severity ?? 'error',
    file: file.path,
    ...from,
    endLine: to.line,
    endColumn: to.column,
    path: dotted(path),
    what: finding.what,
    why: finding.why,
    ...(finding.hint === undefined ? {} : { hint: finding.hint }),
  }
}

/** A problem of a file as a whole: line 1, column 1. */
export function problemOfFile(path: string, finding: Finding): Problem {
  return problemAtOffset({ path, text: '' }, 0, 1, [], finding)
}

/** A problem at the value that `path` leads to, or at the start of its nearest existing parent. */
export function problemAt(file: JsonFile, path: JSONPath, finding: Finding): Problem {
  const node = nodeAt(file, path)
  if (node) return problemAtOffset(file, node.offset, node.length, path, finding)
  const parent = nearestNode(file, path)
  return parent ? problemAtOffset(file, parent.offset, 1, path, finding) : problemOfFile(file.path, finding)
}

/** A problem at the key, not the value, that `path` leads to. */
export function problemAtKey(file: JsonFile, path: JSONPath, finding: Finding): Problem {
  const key = nodeAt(file, path)?.parent?.children?.[0]
  if (key?.type !== 'string') return problemAt(file, path, finding)
  return problemAtOffset(file, key.offset, key.length, path, finding)
}

/** A problem at a piece of text inside the string that `path` leads to; at the whole string if it is not found there. */
export function problemInside(file: JsonFile, path: JSONPath, piece: string, finding: Finding): Problem {
  const node = nodeAt(file, path)
  const at = node ? file.text.indexOf(piece, node.offset) : -1
  if (!node || at === -1 || at + piece.length > node.offset + node.length) return problemAt(file, path, finding)
  return problemAtOffset(file, at, piece.length, path, finding)
}

/** Calls `each` for every text of a tree, except keys. */
export function visitTexts(node: Node | undefined, each: (text: Node) => void): void {
  if (!node) return
  if (node.type === 'string') each(node)
  if (node.type === 'property') visitTexts(node.children?.[1], each)
  else for (const child of node.children ?? []) visitTexts(child, each)
}

/** The node of a path, if it exists. */
export function nodeAt(file: JsonFile, path: JSONPath): Node | undefined {
  let node: Node | undefined = file.tree
  for (const step of path) {
    if (typeof step === 'number') node = node?.type === 'array' ? node.children?.[step] : undefined
    else node = node?.type === 'object' ? valuesOf(node).get(step) : undefined
  }
  return node
}

/** The values of each object that was asked: a file of messages has a thousand, and each of them is asked for. */
const knownValues = new WeakMap<Node, ReadonlyMap<string, Node>>()

/** The values of an object by their names; of two with the same name the first. */
function valuesOf(object: Node): ReadonlyMap<string, Node> {
  const known = knownValues.get(object)
  if (known) return known
  const values = new Map<string, Node>()
  for (const { children: [name, value] = [] } of object.children ?? [])
    if (name && value && !values.has(name.value)) values.set(name.value, value)
  knownValues.set(object, values)
  return values
}

/** The plain value of a path, if it exists. */
export function valueAt(file: JsonFile | undefined, path: JSONPath): unknown {
  let value: unknown = file?.value
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

/** The string of a path, if there is one. */
export function stringAt(file: JsonFile | undefined, path: JSONPath): string | undefined {
  const value = valueAt(file, path)
  return typeof value === 'string' ? value : undefined
}

/** The strings of the list that a path leads to; other items are left out. */
export function stringsAt(file: JsonFile | undefined, path: JSONPath): string[] {
  const value = valueAt(file, path)
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

/** The own keys of the object that a path leads to. */
export function keysAt(file: JsonFile | undefined, path: JSONPath): string[] {
  const value = valueAt(file, path)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
}

/** A path for printing: `cities.0.name`. */
function dotted(path: JSONPath): string {
  return path.join('.')
}

function nearestNode(file: JsonFile, path: JSONPath): Node | undefined {
  for (let length = path.length - 1; length >= 0; length -= 1) {
    const node = nodeAt(file, path.slice(0, length))
    if (node) return node
  }
  return undefined
}
