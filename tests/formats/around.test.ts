import { expect, test } from 'vitest'
import { around } from '#features/formats/written-in.ts'

test.each([
  [(link: string) => `I agree to the ${link}`, ['I agree to the ', '']],
  [(link: string) => `${link}に同意します`, ['', 'に同意します']],
  [(link: string) => `Ich stimme ${link} zu`, ['Ich stimme ', ' zu']],
  [() => 'no place', ['no place', '']],
])('a sentence is split around its placeholder', (sentence, parts) => {
  expect(around(sentence)).toEqual(parts)
})
