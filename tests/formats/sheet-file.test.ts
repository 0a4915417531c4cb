import { expect, test } from 'vitest'
import { neutralised, neutralisedCell, textColumn } from '#features/formats/sheet-file.ts'

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

test.each([
  ['Kari,=1+1', "Kari,'=1+1"],
  ['Kari;  =WEBSERVICE(A1)', "Kari;  '=WEBSERVICE(A1)"],
  ['two\n@SUM(A1)\r\n＝1', "two\n'@SUM(A1)\r\n'＝1"],
  ["a,-1+cmd|' /C calc'!A0", "a,'-1+cmd|' /C calc'!A0"],
  ['=1;=2', "'=1;'=2"],
  ['Kari, +47 406 12 345', 'Kari, +47 406 12 345'],
  ['Call first;\n- ring the bell, -1. etg', 'Call first;\n- ring the bell, -1. etg'],
  ['a=b, c', 'a=b, c'],
])('[HIS-101] a cell %j of a text file stays harmless where another sign separates: %j', (text, written) => {
  expect(neutralisedCell(text)).toBe(written)
})

test('a column of text has choices only where they are given', () => {
  expect(textColumn('Name')).toEqual({ kind: 'text', heading: 'Name' })
  expect(Object.keys(textColumn('Name'))).toEqual(['kind', 'heading'])
  expect(textColumn('Payment', ['PAID'])).toEqual({ kind: 'text', heading: 'Payment', choices: ['PAID'] })
})
