import { expect, test } from 'vitest'
import { clauseFaults, titlesOf } from '../../scripts/check-clauses.ts'

// Written in two parts, so that these examples are no titles themselves.
const named = (...ids: string[]) => `${'['}${ids.join(' ')}]`
const title = (...ids: string[]) => ({ file: 'a.test.ts', line: 1, ids })

test('the ids of a title are found in every kind of quotes, one by one or together', () => {
  const text = `test('${named('REQ-034')} ${named('REQ-035')} late', () => {})\ntest.each([[\`${named('I18-001', 'I18-002')} %s\`]])`
  expect(titlesOf('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', line: 1, ids: ['REQ-034', 'REQ-035'] },
    { file: 'a.test.ts', line: 2, ids: ['I18-001', 'I18-002'] },
  ])
})

test('the cell of a table counts for a title such as "[%s] …"', () => {
  const cells = titlesOf('a.test.ts', `['${'REQ'}-034', 'SHA-256']`)
  expect(clauseFaults(cells, ['REQ-034'], [])).toEqual([])
})

test('titles that name what is there, three at most, have no fault', () => {
  expect(clauseFaults([title('A', 'B', 'C')], ['A', 'B', 'C', 'D'], ['D'])).toEqual([])
})

test.each([
  ['an id that is no clause', [title('A', 'X')], ['A'], [], 'docs/requirements.tsv has no X'],
  ['four in one title', [title('A', 'B', 'C', 'D')], ['A', 'B', 'C', 'D'], [], 'not 4'],
  ['a clause that no test names', [title('A')], ['A', 'B'], [], 'no test names B'],
  ['a named one in the list of open ones', [title('A')], ['A'], ['A'], 'a test names A'],
  ['an open one that is no clause', [title('A')], ['A'], ['X'], 'has no X'],
])('%s is a fault', (_, titles, clauses, open, fault) => {
  expect(clauseFaults(titles, clauses, open)).toEqual([expect.stringContaining(fault)])
})
