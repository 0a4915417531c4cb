// How many years of school the English texts ask for, by Flesch and Kincaid. Readers are in a hurry and many have another first language.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const GRADE_MAX = 8

/** A figure or a name that is filled in later: read as one short word. */
const FILLED_IN = 'ten'

/** Grade of all texts together: 0.39 words a sentence + 11.8 syllables a word - 15.59. */
export function gradeOf(texts: readonly string[]): number {
  const sentences = texts.flatMap(text => text.split(/(?<=[.?!…])\s+/)).filter(text => /\p{L}/u.test(text))
  const words = sentences.flatMap(text => text.match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? [])
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Groups of vowels that are heard; the rule of thumb that programs for English use. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  if (letters.length <= 3) return 1
  const heard = letters.replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(heard.match(/[aeiouy]{1,2}/g)?.length ?? 0, 1)
}

/** The sentences of the messages. Labels are left out: a word alone would only make the grade look better. */
export function sentencesOfMessages(messages: Record<string, unknown>): string[] {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    if (typeof value !== 'object' || value === null) return []
    // Of a message with plural forms only the forms are read by people.
    return 'match' in value ? textsIn(value.match) : Object.values(value).flatMap(textsIn)
  }
  return Object.entries(messages)
    .filter(([key]) => key !== '$schema')
    .flatMap(([, value]) => textsIn(value))
    .filter(text => /[.?!…]$/.test(text))
    .map(text => text.replace(/\{\w+\}/g, FILLED_IN))
}

/** Headings, paragraphs, list items and fields of a Markdown file, without marks, conditions, ids and names of fields. */
export function sentencesOfMarkdown(text: string): string[] {
  return text
    .split('\n')
    .map(line =>
      line
        .replace(/\{\{[^}]*\}\}/g, FILLED_IN)
        .replace(/\{[^}]*\}/g, '')
        .replace(/\]\([^)]*\)/g, '')
        .replace(/^(?:---$|[a-z]+: )/, '')
        .replace(/^(?:#+|-|\d+\.)\s/, '')
        .replace(/[*[\]]/g, '')
        .trim(),
    )
    .filter(line => line !== '')
}

if (import.meta.main) {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
  const textsOf = (files: string) => globSync(files, { cwd: ROOT }).flatMap(path => sentencesOfMarkdown(read(path)))
  const grades = {
    messages: gradeOf(sentencesOfMessages(JSON.parse(read('content/messages/en.json')) as Record<string, unknown>)),
    FAQ: gradeOf(textsOf('content/faq/*/en.md')),
    'pages for audiences': gradeOf(textsOf('content/audiences/*/en.md')),
  }
  const lines = Object.entries(grades).map(([name, grade]) => `${name} ${grade.toFixed(1)}`)
  console.log(`${lines.join(', ')}; at most ${GRADE_MAX}`)
  if (Object.values(grades).some(grade => grade > GRADE_MAX)) {
    console.error('Shorter sentences and shorter words lower it; see docs/words.md.')
    process.exitCode = 1
  }
}
