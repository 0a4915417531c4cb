// Letters and typos.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded, prefixTypos, wordsOf } from '#sandbox/city/fold.ts'

test.each([
  ['Bygdøy Allé', 'bygdoy alle'],
  ['Straße', 'strasse'],
  ['ΟΔΟΣ Ερμού', 'οδοσ ερμου'],
  ['شارعُ الأندلس', 'شارع الاندلس'],
  ["Al 'Ayn-١٢", 'al ayn12'],
])('%s folds to %s', (text, expected) => expect(folded(text)).toBe(expected))

test('typos count as reader and keyboard make them', () => {
  expect(prefixTypos('storgtaa', 'storgata', 2)).toBe(1)
  expect(prefixTypos('stogata', 'storgata', 1)).toBe(1)
  expect(prefixTypos('sxyr', 'storgata', 1)).toBe(2)
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), fc.nat(30), (word, cut) => {
      expect(prefixTypos(word.slice(0, cut), word, 2)).toBe(0)
    }),
  )
  expect(wordsOf('  a, b/ c ')).toEqual(['a', 'b', 'c'])
})
