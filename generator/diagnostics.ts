// The codes of all problems and how problems are printed (CFG-101).
import { styleText } from 'node:util'
import type { Problem } from './model.ts'

/** Every code with its title; docs/errors.md has cause and remedy of each. Codes are never reused. */
export const CODES: Record<string, string> = {
  CFG001: 'Not JSON',
  CFG002: 'Not UTF-8',
  CFG003: 'Byte order mark',
  CFG004: 'Empty file',
  CFG005: 'Key given twice',
  CFG006: 'Key that reaches a prototype',
  CFG007: 'File too large',
  CFG008: 'File cannot be read',
  CFG009: 'Nested too deep',
  CFG010: 'Unknown key',
  CFG011: 'Value not accepted',
  CFG012: 'Unknown currency',
  CFG013: 'Unknown time zone',
  CFG014: 'Missing key',
  CFG015: 'Wrong type',
  CFG016: 'Number out of range',
  CFG017: 'Text of the wrong form',
  CFG018: 'List too short, too long or with repeats',
  CFG019: 'Not an address or a date',
  CFG020: 'Id not in the list of accepted ids',
  CFG021: 'Accepted id without files',
  CFG022: 'File in a wrong place',
  CFG023: 'Id and file name differ',
  CFG024: 'Default language not supported',
  CFG025: 'Name missing in a supported language',
  CFG026: 'Phone prefix of another country',
  CFG027: 'Flag provider without an address',
  CFG028: 'Environments share a host',
  CFG029: 'Environment not complete',
  CFG030: 'Override outside the markets',
  CFG031: 'Override that changes nothing',
  CFG032: 'Banner ends before it begins',
  CFG033: 'Map provider without a token',
  CFG034: 'Colour without an accessible theme',
  CFG035: 'Brand named outside its own folder',
  CFG036: 'Two brands with the same value',
  CFG037: 'Language listed twice',
  CFG038: 'Schema not usable',
  CFG039: 'Pair not among the markets',
  CFG040: 'Unknown brand, country, environment or key',
  CFG041: '$schema names another schema',
  CFG042: 'Time zone of another country',
  CFG043: 'Id already there',
  CFG044: 'Address that no published site can use',
  CFG045: 'Server of another country',
  CFG046: 'Latitude and longitude exchanged',
  CFG047: 'Hidden character',
  CFG048: 'Schema version missing, old or unknown',
  CFG049: 'Audience without texts',
  CFG050: 'Audience not in a default language',
  OUT001: 'Page missing',
  OUT002: 'FAQ too short',
  OUT003: 'Messages missing in the output',
  OUT004: 'Dead link',
  OUT005: 'Inline style',
  OUT006: 'Page over its budget',
  OUT007: 'Foreign brand in the output',
  AST001: 'Drawing missing',
  AST002: 'Drawing is not an SVG',
  AST003: 'Element not allowed in a drawing',
  AST004: 'Attribute not allowed in a drawing',
  AST005: 'Drawing refers to something outside',
  AST006: 'Drawing too large',
  AST007: 'Drawing of another size',
  AST008: 'Drawing not used',
  AST009: 'Foreign brand in a drawing',
  AST010: 'Picture missing or not usable',
  AST011: 'Typeface missing or not usable',
  MSG001: 'Message missing',
  MSG002: 'Message unknown',
  MSG003: 'Placeholder differs from English',
  MSG004: 'Plural category missing',
  MSG005: 'Message not well formed',
  MSG006: 'Message identical to English',
  MSG007: 'Brand named in a message',
  MSG008: 'Allowance not needed',
  MSG009: 'Messages of an unknown locale',
  MSG010: 'English messages missing',
  MSG011: 'Plural category never used',
  MSG012: 'English has changed since',
  MSG013: 'Plural form without its number',
  MSG014: 'Term of the glossary not used',
  MSG015: 'Word that the glossary excludes',
  MSG016: 'Glossary entry without effect',
  TRN001: 'Translation file not well formed',
  TRN002: 'Not a translation file of this project',
  TRN003: 'Translation file of another language',
  TRN004: 'Unknown unit',
  TRN005: 'English text differs from the project',
  TRN006: 'Unit given twice',
  TRN007: 'Translation empty',
  TRN008: 'Markup in a translation',
  TRN009: 'Control character in a translation',
  TRN010: 'Unfinished translation left out',
  TRN011: 'Translation longer than its place',
}

/** How to print: colours on request, source lines if `textOf` knows the file. */
export type Printing = { colour?: boolean; textOf?: (file: string) => string | undefined }

const SOURCE_LINE_MAX_UNITS = 110

/** Problems by file, then position, then code; two equal ones become one. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const rank = (p: Problem) =>
    [p.file, String(p.line).padStart(8, '0'), String(p.column).padStart(8, '0'), p.code, p.path, p.what].join('\0')
  const unique = new Map(problems.map(problem => [rank(problem), problem]))
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, problem]) => problem)
}

/** All problems as text with source and caret lines, sorted, with a summary line at the end. */
export function formatProblems(problems: readonly Problem[], printing: Printing = {}): string {
  const sorted = sortProblems(problems)
  let last: { file: string; lines: string[] | undefined } | undefined
  const linesOf = (file: string) => {
    if (last?.file !== file) last = { file, lines: printing.textOf?.(file)?.split('\n') }
    return last.lines
  }
  return [
    ...sorted.map(problem => printed(problem, linesOf(problem.file)?.[problem.line - 1], printing)),
    `${summary(sorted)}\n`,
  ].join('\n')
}

/** What is wrong, why it matters and how to fix it; nothing in it can steer a terminal or a reader's direction. */
export function messageOf({ what, why, hint }: Problem): string {
  return visible([sentence(what), sentence(why), hint].filter(part => part).join(' '))
}

function printed(problem: Problem, source: string | undefined, { colour = false }: Printing): string {
  const paint = (style: 'bold' | 'red' | 'yellow' | 'dim', text: string) =>
    colour ? styleText(style, text, { validateStream: false }) : text
  const severity = paint(problem.severity === 'error' ? 'red' : 'yellow', `${problem.severity} ${problem.code}`)
  const place = paint('bold', visible(`${problem.file}:${problem.line}:${problem.column}`))
  const subject = problem.path === '' ? '' : ` ${problem.path}`
  const head = `${place}: ${severity}${visible(subject)}: ${messageOf(problem)}`
  if (source === undefined || source.trim() === '') return `${head}\n`
  const { line, caret } = excerpt(source.replace(/\r$/, ''), problem)
  return `${head}\n  ${visible(line)}\n  ${paint('dim', caret)}\n`
}

/** The object that `validate --json` prints. Positions are from 1, the end is exclusive. */
export function problemsAsJson(problems: readonly Problem[]): object {
  return {
    version: 1,
    problems: sortProblems(problems).map(({ code, severity, file, path, what, why, hint, ...at }) => ({
      code,
      severity,
      file,
      path,
      start: { line: at.line, column: at.column },
      end: { line: at.endLine, column: at.endColumn },
      what: sentence(what),
      why: sentence(why),
      ...(hint === undefined ? {} : { hint }),
    })),
  }
}

/** `2 errors, 1 warning in 2 files`, or that there are none. */
export function summary(problems: readonly Problem[]): string {
  if (problems.length === 0) return 'No problems.'
  const errors = problems.filter(problem => problem.severity === 'error').length
  const files = new Set(problems.map(problem => problem.file)).size
  const parts = [counted(errors, 'error'), counted(problems.length - errors, 'warning')].filter(
    part => !part.startsWith('0'),
  )
  return `${parts.join(', ')} in ${counted(files, 'file')}.`
}

/** Whether a build may continue: warnings do not stop it. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(problem => problem.severity === 'error')
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

function sentence(text: string): string {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`
}

/** Input text is printed on terminals and pages: escape sequences and direction marks in it are shown, not executed. */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, char => {
    if (char === '\t') return char
    return `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
  })
}

function excerpt(source: string, { line, column, endLine, endColumn }: Problem): { line: string; caret: string } {
  const start = column > SOURCE_LINE_MAX_UNITS - 30 ? column - 40 : 0
  const shown = source.slice(start, start + SOURCE_LINE_MAX_UNITS)
  const before = source.slice(start, column - 1)
  const length = Math.max(
    1,
    Math.min(endLine === line ? endColumn - column : Number.POSITIVE_INFINITY, shown.length - before.length),
  )
  const [head, tail] = [start > 0 ? '…' : '', start + shown.length < source.length ? '…' : '']
  return { line: head + shown + tail, caret: ' '.repeat(head.length) + blank(before) + '^'.repeat(length) }
}

// As wide as the text on a terminal: tabs stay, full-width letters become a full-width space, combining marks nothing.
function blank(text: string): string {
  return text
    .replace(/\p{M}/gu, '')
    .replace(/[^\t\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/gu, ' ')
    .replace(/[^\t ]/gu, '\u3000')
}
