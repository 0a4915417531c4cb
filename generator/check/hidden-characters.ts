// Invisible characters: they come with copied text, and reverse, cut off or hide what readers see. Blank texts too.
import { getNodePath } from 'jsonc-parser'
import type { Inputs, JsonFile, TextFile } from '../load/inputs.ts'
import { problemAtOffset, visitTexts } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { CONTENT_CODES } from './content/codes.ts'

// Controls, direction overrides, line separators, the byte order mark, and non-characters. Joiners,
// isolates and direction marks are needed by several languages.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028-\u202e\ufeff\ufffe\uffff]|\p{Surrogate}/u
const BLANK = /^[\s\p{Cf}\u2800\u3164]*$/u
const WHY = 'Readers would see another text than the file shows, or none'

/** Invisible characters in every text that a site shows, and texts of white space alone. */
export function checkHiddenCharacters(inputs: Inputs): Problem[] {
  const configuration = [
    ...inputs.countries.values(),
    ...[...inputs.brands.values()].flatMap(({ file, pairs }) => [...(file ? [file] : []), ...pairs.values()]),
  ]
  return [
    ...configuration.flatMap(file => inJson(file, { hidden: 'CFG047', blank: 'CFG017' })),
    ...[...inputs.messages.values()].flatMap(file => inJson(file, { hidden: 'MSG005', blank: 'MSG005' })),
    ...inputs.content.flatMap(file => inText(file, 'CNT021')),
    ...[...inputs.brands.values()].flatMap(({ drawings }) =>
      [...drawings.values()].flatMap(file => inText(file, 'AST002')),
    ),
  ]
}

function inJson(file: JsonFile, codes: { hidden: string; blank: string }): Problem[] {
  if (!textsIn(file.value).some(text => HIDDEN.test(text) || isBlank(text))) return []
  const problems: Problem[] = []
  visitTexts(file.tree, node => {
    const text = String(node.value)
    const report = (offset: number, length: number, code: string, what: string, hint: string) =>
      problems.push(problemAtOffset(file, offset, length, getNodePath(node), { code, what, why: WHY, hint }))
    const found = HIDDEN.exec(text)
    if (found) {
      const raw = file.text.slice(node.offset, node.offset + node.length)
      const at = Math.max(raw.search(HIDDEN), 0)
      report(
        node.offset + at,
        1,
        codes.hidden,
        `The text has the hidden character ${nameOf(found[0])}`,
        'Type it anew.',
      )
    } else if (isBlank(text))
      report(node.offset, node.length, codes.blank, 'The text is blank', 'Write it, or remove the key.')
  })
  return problems
}

const isBlank = (text: string): boolean => text !== '' && BLANK.test(text)

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

function inText(file: TextFile, code: string): Problem[] {
  const text = file.text.replaceAll('\r\n', '\n\n')
  const found = HIDDEN.exec(text)
  if (!found) return []
  const what = `The text has the hidden character ${nameOf(found[0])}`
  const hint = code === 'CNT021' ? CONTENT_CODES.CNT021.cure : 'Take it out.'
  return [problemAtOffset(file, found.index, 1, [], { code, what, why: WHY, hint })]
}

const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
