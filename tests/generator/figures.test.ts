// Figures in texts: what is between a number and its unit, and where a line may break.
import { expect, test } from 'vitest'
import { following, measure, type Unit } from '#features/pricing/figures.ts'
import { faqOf } from './content-source.ts'

test.each<[amount: number, unit: Unit, locale: string, written: string]>([
  [5, 'megabyte', 'de', '5~MB'],
  [5, 'megabyte', 'zh-TW', '5~MB'],
  [5, 'megabyte', 'ja', '5~MB'],
  [12, 'kilometer', 'el', '12~χλμ.'],
  [15, 'kilogram', 'bn', '15~কেজি'],
  [60, 'minute', 'fi', '60~minuuttia'],
  [60, 'minute', 'ro', '60~de~minute'],
  [60, 'minute', 'ja', '60+分'],
  [60, 'minute', 'zh-HK', '60~分+鐘'],
  [60, 'minute', 'zh-MY', '60+分+钟'],
  [10, 'kilometer', 'zh-TW', '10~公+里'],
])('%d %s in %s is one piece: %s', (amount, unit, locale, written) => {
  expect(measure(amount, unit, locale).replaceAll('\u00a0', '~').replaceAll('\u2060', '+')).toBe(written)
})

test.each([
  ['8', ' characters.', '\u00a0characters.'],
  ['1,000', ' Zeichen', '\u00a0Zeichen'],
  ['8', ' 個字元', '\u00a0個字元'],
  ['8', '文字以上', '文字以上'],
  ['8', ' (or more)', ' (or more)'],
  ['8', '. Then', '. Then'],
  ['SGD\u00a01', ' per km', ' per km'],
  ['', ' and so on', ' and so on'],
])('after %j, %j is written as %j', (value, text, written) => {
  expect(following(value, text)).toBe(written)
})

test('an answer of the FAQ keeps a bare number with its word', () => {
  const answers = faqOf('SG').flatMap(group => group.sections)
  expect(answers.find(({ id }) => id === 'need-account')?.html).toContain('at least 8\u00a0characters')
})
