import { expect, test } from 'vitest'
import { changelogOf } from '#generator/diff/changelog.ts'
import type { PairDiff } from '#generator/diff/index.ts'
import { fixture, inputsOf } from './faults/fixture.ts'

const inputs = inputsOf(fixture())
const NOTHING = { pages: [], tokens: [], messages: [], settings: [], files: [], inputs: [] }
const eta = { key: 'settings.minimumEtaMinutes', kind: 'changed' as const, before: '15', after: '20' }

test('[GEN-102] a brand owner reads what changes in words, equal changes of countries once', () => {
  const norway: PairDiff = {
    ...NOTHING,
    pair: 'north-NO',
    state: 'changed',
    settings: [eta, { key: 'flags.Voucher', kind: 'changed', before: 'false', after: 'true' }],
    messages: [{ key: 'nb-NO: ok', kind: 'changed', before: '"OK"', after: '"Greit"' }],
    pages: [{ key: 'index.html', kind: 'changed' }],
  }
  const singapore: PairDiff = {
    ...NOTHING,
    pair: 'north-SG',
    state: 'changed',
    settings: [eta, { key: 'settings.rules.unitNumberRequired', kind: 'changed', before: 'true', after: 'false' }],
  }
  const lines = changelogOf([norway, singapore], inputs).filter(line => line !== '')
  expect(lines).toEqual([
    '## Texts',
    '- Norwegian Bokmål (Norway): "OK" becomes "Greit" (Norway)',
    '## Settings',
    '- Lower bound, in minutes, of every estimate shown (`minimumEtaMinutes`): from 15 to 20 (all countries)',
    expect.stringMatching(/^- .+ \(`rules\.unitNumberRequired`\): from yes to no \(Singapore\)$/),
    '## Features',
    '- Voucher: now on (Norway)',
    '## Pages',
    '- Changed: / (Norway)',
  ])
})

test('[GEN-102] what has parts, such as a city or a price of an area, is told with each of them', () => {
  const bergen = { name: { en: 'Bergen' }, latitude: 60.39, longitude: 5.32 }
  const oslo = { name: { en: 'Oslo' }, latitude: 59.91, longitude: 10.75 }
  const settings = [
    {
      ...{ key: 'country.cities', kind: 'changed' as const },
      ...{ before: JSON.stringify([oslo]), after: JSON.stringify([oslo, bergen]) },
    },
  ]
  const lines = changelogOf([{ ...NOTHING, pair: 'north-NO', state: 'changed', settings }], inputs)
  const [first, second] = [
    '(name: (en: Oslo); latitude: 59.91; longitude: 10.75)',
    '(name: (en: Bergen); latitude: 60.39; longitude: 5.32)',
  ]
  expect(lines).toContain(`- \`country.cities\`: from ${first} to ${first}, ${second} (Norway)`)
})

test('[GEN-102] texts of pages are told in words, equal ones of several pages once, and pages by their addresses', () => {
  const pages = ['faq/index.html', 'en/faq/index.html', ...'abcdef'].map(key => ({ key, kind: 'changed' as const }))
  const diff: PairDiff = { ...NOTHING, pair: 'north-NO', state: 'changed', pages }
  const words = new Map([
    [
      'north-NO',
      [
        { page: 'faq/index.html', before: 'Within an hour', after: 'Within two hours' },
        { page: 'en/faq/index.html', before: 'Within an hour', after: 'Within two hours' },
        { page: 'en/faq/index.html', after: 'Do you deliver at night?' },
        { page: 'index.html', before: 'Free of charge' },
      ],
    ],
  ])
  expect(changelogOf([diff], inputs, words).filter(line => line !== '')).toEqual([
    '## Texts',
    '- /faq, /en/faq: "Within an hour" becomes "Within two hours" (Norway)',
    '- /en/faq, new: "Do you deliver at night?" (Norway)',
    '- /, gone: "Free of charge" (Norway)',
    '## Pages',
    '- Changed: /faq, /en/faq, /a, /b, /c, /d and 2 more (Norway)',
  ])
})

test('[GEN-102] a text under another key is no change; exchanged texts, new ones and those that are gone are', () => {
  const messages = [
    { key: 'en: a', kind: 'removed' as const, before: '"One"' },
    { key: 'en: b', kind: 'added' as const, after: '"One"' },
    { key: 'en: c', kind: 'changed' as const, before: '"Yes"', after: '"No"' },
    { key: 'en: d', kind: 'changed' as const, before: '"No"', after: '"Yes"' },
    { key: 'en: e', kind: 'added' as const, after: '"Fresh"' },
    { key: 'en: f', kind: 'removed' as const, before: '"Last"' },
  ]
  const lines = changelogOf([{ ...NOTHING, pair: 'north-NO', state: 'changed', messages }], inputs)
  expect(lines.filter(line => line !== '')).toEqual([
    '## Texts',
    '- English: "Yes" becomes "No" (Norway)',
    '- English: "No" becomes "Yes" (Norway)',
    '- English, new: "Fresh" (Norway)',
    '- English, gone: "Last" (Norway)',
  ])
})

test('[GEN-102] a new site and one that is gone are told, and that nothing changes', () => {
  const added: PairDiff = { ...NOTHING, pair: 'north-NO', state: 'added' }
  const removed: PairDiff = { ...NOTHING, pair: 'north-SG', state: 'removed' }
  expect(changelogOf([added, removed], inputs).filter(line => line !== '')).toEqual([
    '## Sites',
    '- A new site (Norway)',
    '- The site is no longer built (Singapore)',
  ])
  expect(changelogOf([{ ...added, state: 'same' }], inputs)).toEqual(['Nothing that visitors see changes.'])
})
