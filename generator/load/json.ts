// Bytes to JSON with positions. Strict JSON: no comments, no trailing commas, no duplicate keys, no keys that reach a prototype.
import { createScanner, type JSONPath, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from '../model.ts'
import type { JsonFile, TextFile } from './inputs.ts'
import { problemAtOffset, problemOfFile } from './locate.ts'

/** Deepest nesting of an input file; the schemas need less than 10. */
const NESTING_MAX_LEVELS = 64

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

const SYNTAX: Record<string, string> = {
  InvalidSymbol: 'This is neither a string, a number, true, false nor null',
  InvalidNumberFormat: 'This is not a number as JSON writes it',
  PropertyNameExpected: 'A key in double quotes is missing here',
  ValueExpected: 'A value is missing here; JSON allows no comma before a closing bracket',
  ColonExpected: 'A colon is missing between key and value',
  CommaExpected: 'A comma is missing before this',
  CloseBraceExpected: 'A closing brace "}" is missing',
  CloseBracketExpected: 'A closing bracket "]" is missing',
  EndOfFileExpected: 'There is something after the end of the JSON',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfComment: 'JSON has no comments',
  UnexpectedEndOfString: 'The string has no closing quote',
  UnexpectedEndOfNumber: 'The number is not complete',
  InvalidUnicode: 'The \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'JSON does not know this escape',
  InvalidCharacter: 'A control character stands in the string; write it as an escape',
}

/** Bytes as UTF-8 text without BOM, or the problem that prevents this. An empty file is a problem too. */
export function readText(path: string, bytes: Uint8Array): { file?: TextFile; problems: Problem[] } {
  const why = 'Every input is UTF-8 without a mark at its start, so that all tools read the same letters'
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { problems: [notUtf8(path, bytes)] }
  }
  const problems: Problem[] = []
  if (text.startsWith('\uFEFF')) {
    const finding = {
      code: 'CFG003',
      what: 'The file starts with a byte order mark',
      why,
      hint: 'Save it as UTF-8 without BOM.',
    }
    problems.push(problemOfFile(path, finding))
    text = text.slice(1)
  }
  if (text.trim() === '') {
    const finding = {
      code: 'CFG004',
      what: 'The file is empty',
      why: 'An input without content says nothing about the site',
    }
    return { problems: [...problems, problemOfFile(path, { ...finding, hint: 'Fill it or remove it.' })] }
  }
  return { file: { path, text }, problems }
}

/** A text as JSON. After a syntax error the file has neither tree nor value; forbidden keys are left out of the value (CFG-104). */
export function readJson(source: TextFile): { file: JsonFile; problems: Problem[] } {
  const faultless = faultlessValue(source.text)
  if (faultless !== undefined) return { file: withTree(source, faultless), problems: [] }
  const tooDeep = firstTooDeep(source.text)
  if (tooDeep !== undefined) {
    const what = `Brackets are nested more than ${NESTING_MAX_LEVELS} deep here`
    const why = 'No input needs that, and reading it would exhaust the stack'
    const hint = 'Write it with fewer levels.'
    return { file: source, problems: [problemAtOffset(source, tooDeep, 1, [], { code: 'CFG009', what, why, hint })] }
  }
  const errors: ParseError[] = []
  const tree = parseTree(source.text, errors, { disallowComments: true, allowTrailingComma: false })
  if (errors.length > 0 || !tree) return { file: source, problems: [syntaxProblem(source, errors)] }
  const problems: Problem[] = []
  const value = plainValue(source, tree, [], problems)
  return { file: { ...source, tree, value }, problems }
}

/**
 * The value of a text without any fault that `readJson` reports, by the parser of the language, which is ten times as fast;
 * undefined for everything else.
 */
function faultlessValue(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const keys = keysIn(value, 0)
  // Of two equal keys one is lost in the value.
  return keys !== undefined && keys === [...text.matchAll(KEY_OR_TEXT)].filter(([, colon]) => colon).length
    ? value
    : undefined
}

const KEY_OR_TEXT = /"(?:[^"\\]|\\.)*"(?:\s*(:))?/g

/** How many keys a value has, nested ones too; undefined if it is nested too deep or one of them is forbidden. */
function keysIn(value: unknown, level: number): number | undefined {
  if (typeof value !== 'object' || value === null) return 0
  if (level >= NESTING_MAX_LEVELS) return undefined
  let sum = 0
  const isObject = !Array.isArray(value)
  for (const key of Object.keys(value)) {
    if (isObject && isForbiddenKey(key)) return undefined
    const inside = keysIn((value as Record<string, unknown>)[key], level + 1)
    if (inside === undefined) return undefined
    sum += inside + (isObject ? 1 : 0)
  }
  return sum
}

/** A file whose tree is parsed when a position is asked for: that takes longer than everything else that is done with a file. */
function withTree(source: TextFile, value: unknown): JsonFile {
  let tree: Node | undefined
  return {
    ...source,
    value,
    get tree() {
      tree ??= parseTree(source.text, [], { disallowComments: true, allowTrailingComma: false })
      return tree as Node
    },
  }
}

/** The first of the parser's errors in our words; without one the text was empty. */
export function syntaxProblem(source: TextFile, errors: readonly ParseError[]): Problem {
  const first = errors.toSorted((a, b) => a.offset - b.offset)[0]
  const what = SYNTAX[printParseErrorCode(first?.error ?? 4)] ?? 'This is not JSON'
  const why = 'The file is strict JSON; nothing in it can be used until it parses'
  const hint = syntaxCure(what)
  return problemAtOffset(source, first?.offset ?? 0, first?.length ?? 1, [], { code: 'CFG001', what, why, hint })
}

function syntaxCure(what: string): string {
  if (what.includes('no comma before')) return 'Add it, or remove the comma.'
  if (/missing|no closing/.test(what)) return 'Add it.'
  if (/comments|something after/.test(what)) return 'Remove it.'
  return what.startsWith('This is neither') ? 'Put texts in double quotes, and remove what is not JSON.' : 'Correct it.'
}

/** Whether assigning a key would reach into a prototype. */
export function isForbiddenKey(key: string): boolean {
  return FORBIDDEN_KEYS.has(key)
}

// The plain value is built here instead of by JSON.parse, so that a forbidden key never becomes a property.
function plainValue(source: TextFile, node: Node, path: JSONPath, problems: Problem[]): unknown {
  if (node.type === 'array')
    return (node.children ?? []).map((child, i) => plainValue(source, child, [...path, i], problems))
  if (node.type !== 'object') return node.value
  const entries = new Map<string, unknown>()
  for (const property of node.children ?? []) {
    const [keyNode, child] = property.children ?? []
    if (!keyNode || !child) continue
    const key = String(keyNode.value)
    const here = [...path, key]
    const at = (code: string, what: string, why: string, hint: string) =>
      problems.push(problemAtOffset(source, keyNode.offset, keyNode.length, here, { code, what, why, hint }))
    if (isForbiddenKey(key)) {
      at('CFG006', `The key "${key}" is not allowed`, 'It could change every object of the program', 'Remove it.')
      continue
    }
    if (entries.has(key)) {
      const why = 'Of two values one would be lost without a word'
      at('CFG005', `The key "${key}" stands here a second time`, why, 'Keep one of them.')
      continue
    }
    entries.set(key, plainValue(source, child, here, problems))
  }
  return Object.fromEntries(entries)
}

function firstTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  // SyntaxKind of jsonc-parser: 1 and 3 open, 2 and 4 close, 17 is the end of the text.
  for (let token: number = scanner.scan(); token !== 17; token = scanner.scan()) {
    if (token === 1 || token === 3) depth += 1
    if (token === 2 || token === 4) depth -= 1
    if (depth > NESTING_MAX_LEVELS) return scanner.getTokenOffset()
  }
  return undefined
}

function notUtf8(path: string, bytes: Uint8Array): Problem {
  const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  // The replacement character may be in a file legitimately, so this may point a little too early, but never at nothing.
  const at = Math.max(lenient.indexOf('\uFFFD'), 0)
  return problemAtOffset({ path, text: lenient }, at, 1, [], {
    code: 'CFG002',
    what: 'The bytes here are not UTF-8',
    why: 'Another encoding would show readers wrong letters',
    hint: 'Save the file as UTF-8.',
  })
}
