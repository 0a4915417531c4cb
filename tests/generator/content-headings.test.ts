import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const LEGAL = 'content/legal'
/** Letters that a line of a heading has on a phone of 320 px. */
const LINE_MAX = 16
/** Scripts whose words have spaces between them. */
const LETTERS = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]+/gu

test('a long word in the heading of a legal text says where it may break: phones broke it anywhere', () => {
  const files = readdirSync(LEGAL, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.md'))
  expect(files.length).toBeGreaterThan(50)
  const long = files.flatMap(name => {
    const heading = readFileSync(`${LEGAL}/${name}`, 'utf8').match(/^# (.*?)(?: \{#.*)?$/m)?.[1] ?? ''
    return [...heading.matchAll(LETTERS)]
      .filter(([piece]) => piece.length > LINE_MAX)
      .map(([piece]) => `${name}: ${piece}`)
  })
  expect(long).toEqual([])
})
