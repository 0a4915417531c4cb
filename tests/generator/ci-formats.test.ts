// What systems for continuous integration read of the problems.
import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { expect, test } from 'vitest'
import { annotations, junitReport, sarifLog, summaryTable } from '#generator/check/ci-formats.ts'
import type { Problem } from '#generator/model.ts'

const currency: Problem = {
  code: 'CFG012',
  severity: 'error',
  file: 'countries/PK.json',
  line: 14,
  column: 17,
  endLine: 14,
  endColumn: 22,
  path: 'order.minimum.currency',
  what: '"PRK" is not a currency',
  why: 'Prices are printed with it',
  hint: 'Did you mean "PKR"?',
}
const odd: Problem = {
  ...currency,
  code: 'MSG005',
  severity: 'warning',
  file: 'content/messages/a,b:c%.json',
  line: 2,
  endLine: 3,
  path: '',
  what: 'A | bar, <b>, & and\u0007 \ud800 half a letter',
  why: '',
}

test('[CFG-101] GitHub gets an annotation at the line and column of each problem, and the summary', () => {
  expect(annotations([currency, odd]).split('\n')).toEqual([
    '::warning file=content/messages/a%2Cb%3Ac%25.json,line=2,endLine=3,title=MSG005 Message not well formed::' +
      'A | bar, <b>, & and\\u0007 \ud800 half a letter. Did you mean "PKR"?',
    '::error file=countries/PK.json,line=14,endLine=14,col=17,endColumn=21,title=CFG012 Unknown currency::' +
      'order.minimum.currency: "PRK" is not a currency. Prices are printed with it. Did you mean "PKR"?',
    '1 error, 1 warning in 2 files.',
    '',
  ])
  expect(annotations([])).toBe('No problems.\n')
  expect(annotations([{ ...currency, what: 'one\nline' }]).split('\n')).toHaveLength(3)
})

test('[CFG-101] the summary of a job is a table whose cells hold whatever is in a problem', () => {
  const rows = summaryTable([currency, odd])
    .split('\n')
    .filter(line => line.startsWith('| '))
  expect(rows.slice(1).map(row => row.split(/(?<!\\)\|/).length)).toEqual([6, 6])
  expect(rows[1]).toContain('A \\| bar, &lt;b>')
  expect(summaryTable([])).toBe('## Validation\n\nNo problems.\n\n\n')
  expect(summaryTable(Array.from({ length: 300 }, (_, line) => ({ ...currency, line })))).toContain('And 100 more.')
})

test('[CFG-101] SARIF names each rule once, and each result has its region and level', () => {
  const log = JSON.parse(sarifLog([currency, { ...currency, line: 15, endLine: 15 }, odd]))
  const [run] = log.runs
  expect(log.version).toBe('2.1.0')
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['CFG012', 'MSG005'])
  for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId)
  expect(run.results.map(({ level }: { level: string }) => level)).toEqual(['warning', 'error', 'error'])
  expect(run.results[1].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'countries/PK.json', uriBaseId: '%SRCROOT%' },
    region: { startLine: 14, startColumn: 17, endLine: 14, endColumn: 22 },
  })
  expect(run.results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('content/messages/a,b:c%25.json')
  expect(JSON.parse(sarifLog([])).runs[0].results).toEqual([])
})

test('[CFG-101] JUnit has a suite per file; an error fails, a warning passes, and no problem is a case that passes', () => {
  const elements = (of: XmlElement) => of.children.filter((child): child is XmlElement => child.type === 'element')
  const read = (text: string) => parseXml(text).root as XmlElement
  const all = read(junitReport([currency, odd]))
  expect(all.attributes).toMatchObject({ tests: '2', failures: '1' })
  const suites = elements(all)
  expect(suites.map(({ attributes }) => [attributes['name'], attributes['failures']])).toEqual([
    ['content/messages/a,b:c%.json', '0'],
    ['countries/PK.json', '1'],
  ])
  const cases = suites.flatMap(elements).flatMap(elements)
  expect(cases.map(({ name }) => name)).toEqual(['system-out', 'failure'])
  expect(cases[0]?.text).toContain('A | bar, <b>, & and\\u0007 \ufffd half a letter')
  expect(cases[1]?.attributes['message']).toContain('Did you mean "PKR"?')
  expect(read(junitReport([])).attributes).toMatchObject({ tests: '1', failures: '0' })
})

const FORMATS = { annotations, summaryTable, sarifLog, junitReport }

test.each(Object.entries(FORMATS))(
  '[CFG-101] %s: nothing, one problem of a kind that has no title, and several',
  (_name, written) => {
    const unknown = { ...currency, code: 'CFG999', path: '', what: 'A \\ and %\r\nmore' }
    // Half a letter cannot be kept in a file.
    const whole = { ...odd, what: 'A | bar, <b>, & and\u0007' }
    for (const problems of [[], [unknown], [currency, whole, { ...currency, severity: 'warning' as const }]])
      expect(written(problems)).toMatchSnapshot()
  },
)

test('[CFG-101] the table of a job has 200 rows at most, and says how many are left', () => {
  const rows = (length: number) =>
    summaryTable(Array.from({ length }, (_, index) => ({ ...currency, line: index + 1 })))
  expect(rows(200)).not.toContain('more.')
  expect(
    rows(200)
      .split('\n')
      .filter(line => line.startsWith('| error')),
  ).toHaveLength(200)
  expect(rows(203)).toContain('\nAnd 3 more.\n')
  expect(
    rows(203)
      .split('\n')
      .filter(line => line.startsWith('| error')),
  ).toHaveLength(200)
})
