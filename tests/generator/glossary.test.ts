// One word for one thing, in every language.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { checkGlossary } from '#generator/check/glossary.ts'
import { load } from '#generator/load/index.ts'
import type { Inputs } from '#generator/load/inputs.ts'
import { keysAt, stringAt } from '#generator/load/locate.ts'
import { notesOf } from '#generator/translation/notes.ts'
import { unitsOf } from '#generator/translation/units.ts'
import { fixture, inputsOf } from './faults/fixture.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

let project: Inputs
beforeAll(async () => {
  project = await load(ROOT)
})

test('every language has a word for each term of the glossary, and every message uses it', () => {
  expect([...project.glossary.keys()].sort()).toEqual([...project.messages.keys()].sort())
  const terms = keysAt(project.glossary.get('en'), [])
  for (const file of project.glossary.values()) expect(keysAt(file, [])).toEqual(terms)
  expect(checkGlossary(project)).toEqual([])
})

test('the words are those of the guide for writers', () => {
  for (const [locale, file] of project.glossary) {
    if (locale === 'en') continue
    const guide = readFileSync(`${ROOT}/docs/glossary/${locale}.md`, 'utf8').toLowerCase()
    for (const term of keysAt(file, []).filter(key => key !== '$schema'))
      expect(guide, `${locale} ${term}`).toContain(stringAt(file, [term, 'say'])?.toLowerCase())
  }
})

/** Problems of the fixture with these glossaries, as code, place and hint. */
function problems(glossaries: Record<string, object>, texts: Record<string, string> = {}) {
  const files = fixture()
  for (const [locale, terms] of Object.entries(glossaries))
    files.set(`content/glossary/${locale}.json`, JSON.stringify(terms))
  for (const [path, text] of Object.entries(texts)) files.set(path, text)
  return checkGlossary(inputsOf(files)).map(({ code, file, line, path }) => `${code} ${file}:${line} ${path}`)
}
const rider = { say: 'rider', words: ['rider', 'riders'] }

test('a form may be anywhere in a text, and a star is the rest of a word', () => {
  expect(problems({ en: { rider }, ar: { rider: { say: 'سائق' } } })).toEqual([])
  expect(problems({ en: { rider }, ar: { rider: { say: 'x', words: ['سا* بالقرب'] } } })).toEqual([])
  const missing = ['MSG014 content/messages/ar.json:5 riders_near']
  expect(problems({ en: { rider }, ar: { rider: { say: 'مندوب' } } })).toEqual(missing)
  expect(problems({ en: { rider }, ar: { rider: { say: 'سائق', words: ['سا بالقرب'] } } })).toEqual(missing)
})

test('a message that does without the word is named in either glossary', () => {
  const ar = { rider: { say: 'مندوب' } }
  expect(problems({ en: { rider: { ...rider, otherwise: ['riders_near'] } }, ar })).toEqual([])
  expect(problems({ en: { rider }, ar: { rider: { ...ar.rider, otherwise: ['riders_near'] } } })).toEqual([])
  expect(problems({ en: { rider }, ar: { rider: { say: 'سائق', otherwise: ['riders_naer'] } } })).toEqual([
    'MSG016 content/glossary/ar.json:1 rider.otherwise.0',
  ])
})

test('English calls for a term with whole words, and not with a placeholder', () => {
  const ar = { thing: { say: 'شيء' } }
  for (const word of ['ride', 'brand', 'reated']) expect(problems({ en: { thing: { say: word } }, ar })).toEqual([])
  expect(problems({ en: { thing: { say: 'order' } }, ar })).toEqual(['MSG014 content/messages/ar.json:4 order_created'])
})

test('the name of a placeholder is not the word of a translation', () => {
  const terms = { en: { thing: { say: 'order' } }, ar: { thing: { say: 'id' } } }
  expect(problems(terms)).toEqual(['MSG014 content/messages/ar.json:4 order_created'])
})

test('an excluded word is found in messages, answers and legal texts, as a whole word where words have spaces', () => {
  const en = { rider: { ...rider, never: ['driver'] } }
  const faq = 'content/faq/prices/en.md'
  const answer = (text: string) => ({ [faq]: `# Title {#t}\n\nAbout.\n\n## Question {#q}\n\n${text}\n` })
  expect(problems({ en }, answer('Ask your driver.'))).toEqual([`MSG015 ${faq}:7 `])
  expect(problems({ en }, answer('A screwdriver.'))).toEqual([])
  const th = { rider: { say: 'ไรเดอร์', never: ['คนขับ'] } }
  const messages = { 'content/messages/th.json': '{ "ok": "ไรเดอร์และคนขับรถ" }' }
  expect(problems({ en: { rider }, th }, messages)).toEqual(['MSG015 content/messages/th.json:1 ok'])
})

test('an excluded word is no name of a placeholder', () => {
  const en = { rider: { ...rider, never: ['courier'] } }
  const message = (text: string) => ({ 'content/messages/en.json': JSON.stringify({ ok: text }) })
  expect(problems({ en }, message('Ask {courier}.'))).toEqual([])
  expect(problems({ en }, message('Ask the courier.'))).toEqual(['MSG015 content/messages/en.json:1 ok'])
})

test('a glossary of no language is reported', () => {
  expect(problems({ en: { rider }, xx: {} })).toEqual(['MSG016 content/glossary/xx.json:1 '])
})

test('translators get the words for what an English text names', () => {
  const unit = unitsOf(project, 'pl').find(({ id }) => id === 'portal_branch_failed')
  expect(unit && notesOf(project, 'pl', unit)).toEqual(['Glossary: branch = placówka'])
})
