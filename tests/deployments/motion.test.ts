// What moves on the built pages: for how long, and not at all for who asked for less motion.
import { generate, parse, walk } from 'css-tree'
import { describe, expect, test } from 'vitest'
import { filesOf, pagesOf, pairs, textOf } from './sites.ts'

const LONGEST_MS = 250
const CALM = /prefers-reduced-motion:\s*reduce/
const MOVING = /^(animation|transition)(-duration)?$/

type Rule = { selector: string; property: string; value: string; calm: boolean }

/** The sheets of a pair and what its pages have inside, each once. */
const sheetsOf = (pair: string): Set<string> =>
  new Set([
    ...filesOf(pair)
      .filter(file => file.endsWith('.css'))
      .map(file => textOf(pair, file)),
    ...pagesOf(pair).flatMap(({ html }) =>
      [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? ''),
    ),
  ])

/** Each declaration under each of its selectors. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = []
  walk(parse(css), function (node) {
    const { atrule, rule } = this
    if (node.type !== 'Declaration' || rule?.prelude.type !== 'SelectorList') return
    const calm = atrule?.name === 'media' && atrule.prelude !== null && CALM.test(generate(atrule.prelude))
    for (const selector of rule.prelude.children)
      rules.push({ selector: generate(selector), property: node.property, value: generate(node.value), calm })
  })
  return rules
}

const partsOf = (value: string): string[] => value.split(/,(?![^(]*\))/)
const toMs = (time: string): number => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000)
const timesIn = (part: string): number[] => (part.match(/(?<![\w-])[\d.]+m?s\b/g) ?? []).map(toMs)
/** The first time is how long it takes, the second how late it begins. A named one is held where it is set. */
const lengthOf = (part: string): number => {
  const [first = '0s'] = /var\(--motion-[\w-]+\)|(?<![\w-])[\d.]+m?s\b/.exec(part) ?? []
  return first.startsWith('var') ? 0 : toMs(first)
}
/** What turns until something is there. */
const isEndless = (part: string): boolean => /\binfinite\b/.test(part)
const nameOf = (property: string): string => property.replace('-duration', '')

describe.each(pairs)('what moves on %s', pair => {
  const rules = [...sheetsOf(pair)].flatMap(rulesOf)
  const lengths = rules.filter(({ property }) => property.startsWith('--motion-'))
  const moving = rules.filter(({ property, value }) => MOVING.test(property) && value !== 'none')

  test('takes 250 ms at most, but for what turns while something is awaited', () => {
    expect(moving.length).toBeGreaterThan(20)
    const named = lengths.flatMap(({ value }) => timesIn(value))
    const own = moving.flatMap(({ value }) => partsOf(value).flatMap(part => (isEndless(part) ? [] : lengthOf(part))))
    expect(named.length).toBeGreaterThan(1)
    expect([...named, ...own].filter(length => length > LONGEST_MS)).toEqual([])
  })

  test('stands still with reduced motion', () => {
    const still = new Set(
      rules
        .filter(({ calm, value }) => calm && value === 'none')
        .map(({ selector, property }) => `${property} ${selector}`),
    )
    const calmed = new Set(
      lengths
        .filter(({ calm, value }) => calm && timesIn(value).every(time => time === 0))
        .map(({ property }) => property),
    )
    expect(new Set(lengths.map(({ property }) => property))).toEqual(calmed)
    const moves = moving.filter(({ value }) => partsOf(value).some(part => lengthOf(part) > 0))
    const left = moves.map(({ selector, property }) => `${nameOf(property)} ${selector}`).filter(one => !still.has(one))
    expect([...new Set(left)]).toEqual([])
  })
})
