// Problems in the formats that systems for continuous integration read: annotations, SARIF, JUnit, a summary of a job.
import { CODES, messageOf, sortProblems, summary, visible } from '../diagnostics.ts'
import type { Problem } from '../model.ts'

/** Where docs/errors.md explains a code, below the project. */
const HELP = 'docs/errors.md'

/** GitHub Actions shows each at its line: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export function annotations(problems: readonly Problem[]): string {
  const lines = sortProblems(problems).map(problem => {
    const { severity, file, line, column, endLine, endColumn, code } = problem
    // GitHub takes columns only within one line; its end is the last one that belongs to it.
    const columns = line === endLine ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {}
    const places = { file, line, endLine, ...columns, title: titleOf(code) }
    const written = Object.entries(places).map(([name, value]) => `${name}=${property(String(value))}`)
    return `::${severity} ${written.join(',')}::${data(`${subjectOf(problem)}${messageOf(problem)}`)}\n`
  })
  return `${lines.join('')}${summary(problems)}\n`
}

/** A table in Markdown for the page of a job; at most so many rows, since GitHub refuses a large summary. */
const ROWS_MAX = 200

export function summaryTable(problems: readonly Problem[]): string {
  const rows = sortProblems(problems).map(problem => {
    const { severity, code, file, line } = problem
    return `| ${[severity, titleOf(code), `${file}:${line}`, `${subjectOf(problem)}${messageOf(problem)}`].map(cell).join(' | ')} |\n`
  })
  const more = rows.length > ROWS_MAX ? `\nAnd ${rows.length - ROWS_MAX} more.\n` : ''
  const head = rows.length === 0 ? '' : '| | Problem | Place | |\n|---|---|---|---|\n'
  return `## Validation\n\n${summary(problems)}\n\n${head}${rows.slice(0, ROWS_MAX).join('')}${more}\n`
}

/** SARIF 2.1.0: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html */
export function sarifLog(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems)
  const codes = [...new Set(sorted.map(({ code }) => code))].sort()
  const rules = codes.map(id => ({ id, shortDescription: { text: CODES[id] ?? id }, helpUri: `${HELP}#${id}` }))
  const results = sorted.map(problem => ({
    ruleId: problem.code,
    ruleIndex: codes.indexOf(problem.code),
    level: problem.severity,
    message: { text: `${subjectOf(problem)}${messageOf(problem)}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(problem.file), uriBaseId: '%SRCROOT%' },
          region: {
            startLine: problem.line,
            startColumn: problem.column,
            endLine: problem.endLine,
            endColumn: problem.endColumn,
          },
        },
      },
    ],
  }))
  const driver = { name: 'portal validate', rules }
  // Our columns count UTF-16 units.
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return `${JSON.stringify(log, null, 2)}\n`
}

/** A suite per file, a case per problem; an error fails its case, a warning is printed by it. */
export function junitReport(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(sortProblems(problems), ({ file }) => file)
  const suites = [...byFile].map(([file, own]) => {
    const cases = own.map(problem => caseOf(problem)).join('')
    return `  <testsuite name="${xml(file)}" ${counts(own)}>\n${cases}  </testsuite>\n`
  })
  const none =
    '  <testsuite name="inputs" tests="1" failures="0">\n    <testcase name="No problems"/>\n  </testsuite>\n'
  const total = problems.length === 0 ? 'tests="1" failures="0"' : counts(problems)
  const body = problems.length === 0 ? none : suites.join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="portal validate" ${total}>\n${body}</testsuites>\n`
}

function caseOf(problem: Problem): string {
  const { code, severity, file, line, column } = problem
  const name = xml(`${titleOf(code)}: ${problem.path === '' ? file : problem.path}, line ${line}`)
  const text = xml(`${file}:${line}:${column}: ${messageOf(problem)}`)
  const result =
    severity === 'error'
      ? `<failure type="${code}" message="${xml(messageOf(problem))}">${text}</failure>`
      : `<system-out>${text}</system-out>`
  return `    <testcase classname="${xml(file)}" name="${name}">${result}</testcase>\n`
}

const counts = (problems: readonly Problem[]): string =>
  `tests="${problems.length}" failures="${problems.filter(({ severity }) => severity === 'error').length}"`

const titleOf = (code: string): string => (CODES[code] ? `${code} ${CODES[code]}` : code)

const subjectOf = ({ path }: Problem): string => (path === '' ? '' : `${visible(path)}: `)

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

const cell = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ')

/** XML 1.0 has no place for control characters and halves of letters, whatever stands for them. */
const xml = (text: string): string =>
  visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')
