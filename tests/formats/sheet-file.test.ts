import { expect, test } from 'vitest'
import { neutralised, textColumn } from '#features/formats/sheet-file.ts'

test.each([
  '=1+1',
  '+47 406',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '  =1+1',
  '\u0000=1',
  '\u200b\u200b=1',
  '\ttext',
  '\ntext',
  '\rtext',
])('a cell with %j is no formula: it gets an apostrophe', text => {
  expect(neutralised(text)).toBe(`'${text}`)
})

test.each(['', 'Storgata 5', '1+1', 'a=b', 'Kari - Oslo', ' text', '47', "'=1", 'a\t=b', 'two\nlines'])(
  'a cell with %j stays as it is',
  text => expect(neutralised(text)).toBe(text),
)

test('a column of text has choices only where they are given', () => {
  expect(textColumn('Name')).toEqual({ kind: 'text', heading: 'Name' })
  expect(Object.keys(textColumn('Name'))).toEqual(['kind', 'heading'])
  expect(textColumn('Payment', ['PAID'])).toEqual({ kind: 'text', heading: 'Payment', choices: ['PAID'] })
})
