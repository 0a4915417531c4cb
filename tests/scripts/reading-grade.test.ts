// How hard the English texts are to read: the figure, and what is counted.
import { expect, test } from 'vitest'
import { gradeOf, sentencesOfMarkdown, sentencesOfMessages, syllablesOf } from '../../scripts/check-reading-grade.ts'

test.each([
  ['rider', 2],
  ['delivery', 4],
  ['times', 1],
  ['used', 1],
  ['updated', 3],
  ['the', 1],
])('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
})

test('short sentences of short words are easy, long ones are not', () => {
  expect(gradeOf(['The rider is here.', 'You can pay now.'])).toBeLessThan(1)
  const long =
    'Notwithstanding the aforementioned considerations, the organisation reserves the discretionary possibility of discontinuing individual deliveries temporarily.'
  expect(gradeOf([long])).toBeGreaterThan(16)
  expect(gradeOf([])).toBe(0)
})

test('of messages the sentences count, each plural form too, and no label', () => {
  const messages = {
    $schema: 'x',
    ok: 'OK',
    sent: 'Sent to {name}.',
    rows: [{ selectors: ['many'], match: { 'many=one': 'One row.', 'many=other': '{count} rows.' } }],
  }
  expect(sentencesOfMessages(messages)).toEqual(['Sent to ten.', 'One row.', 'ten rows.'])
})

test('of Markdown the words count, without marks, conditions, ids and addresses', () => {
  const text =
    '# Prices {#prices}\n\n{when: areas} Each has a *base* fee of {{base_fee}}. See [more](/faq#x).\n- One.\n'
  expect(sentencesOfMarkdown(text)).toEqual(['Prices', 'Each has a base fee of ten. See more.', 'One.'])
  expect(sentencesOfMarkdown('---\nname: Shops\nlead: A rider of {{brand}} comes.\n---\n')).toEqual([
    'Shops',
    'A rider of ten comes.',
  ])
})
