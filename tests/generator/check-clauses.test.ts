import { expect, test } from 'vitest'
import { clauseFaults, mentionsOf } from '../../scripts/check-clauses.ts'

// Written in two parts, so that these examples are no titles themselves.
const named = (...ids: string[]) => `${'['}${ids.join(' ')}]`
const title = (...ids: string[]) => ({ file: 'a.test.ts', line: 1, ids, isTitle: true })

test.each([
  ['test(', ', () => {})'],
  ['test.skipIf(isSlow)(', ', () => {})'],
  ['describe(\n', ', () => {})'],
  ['test.each([[1]])(', ', () => {})'],
  ['] as const)(\n  ', ', () => {})'],
])('in %j it is a title', (before, after) => {
  const [mention] = mentionsOf('a.test.ts', `${before}'${named('REQ-034')} late'${after}`)
  expect(mention).toMatchObject({ ids: ['REQ-034'], isTitle: true })
})

test('the ids of a text are found in every kind of quotes, one by one or together', () => {
  const text = `test('${named('REQ-034')} ${named('REQ-035')} late', () => {})\ntest.each([[\`${named('I18-001', 'I18-002')} %s\`]])`
  expect(mentionsOf('a.test.ts', text)).toEqual([
    { file: 'a.test.ts', line: 1, ids: ['REQ-034', 'REQ-035'], isTitle: true },
    { file: 'a.test.ts', line: 2, ids: ['I18-001', 'I18-002'], isTitle: false },
  ])
})

test('the row of a table does not count, with brackets or without', () => {
  const rows = mentionsOf('a.test.ts', `test.each([['${named('REQ-034')} late'], ['${'REQ'}-035']])('%s', () => {})`)
  expect(clauseFaults(rows, ['REQ-034', 'REQ-035'], [])).toEqual([
    expect.stringContaining('no title of a test names REQ-034'),
    expect.stringContaining('no title of a test names REQ-035'),
  ])
  expect(clauseFaults(rows, ['REQ-034'], ['REQ-034'])).toEqual([])
})

test('titles that name what is there, three at most, have no fault', () => {
  expect(clauseFaults([title('A', 'B', 'C')], ['A', 'B', 'C', 'D'], ['D'])).toEqual([])
})

test.each([
  ['an id that is no clause', [title('A', 'X')], ['A'], [], 'docs/requirements.tsv has no X'],
  ['such an id in a row', [title('A'), { ...title('X'), isTitle: false }], ['A'], [], 'docs/requirements.tsv has no X'],
  ['four in one title', [title('A', 'B', 'C', 'D')], ['A', 'B', 'C', 'D'], [], 'not 4'],
  ['a clause that no test names', [title('A')], ['A', 'B'], [], 'no title of a test names B'],
  ['a named one in the list of open ones', [title('A')], ['A'], ['A'], 'a title names A'],
  ['an open one that is no clause', [title('A')], ['A'], ['X'], 'has no X'],
])('%s is a fault', (_, titles, clauses, open, fault) => {
  expect(clauseFaults(titles, clauses, open)).toEqual([expect.stringContaining(fault)])
})
