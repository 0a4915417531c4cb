// A translation has exactly the placeholders of the English text (GEN-113).

import type { JsonFile } from '../load/inputs.ts'
import { problemAt, problemInside } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import type { ParsedMessage } from './message-format.ts'

/** Placeholders that English does not have, and those of English that no variant of the translation shows. */
export function checkPlaceholders(file: JsonFile, key: string, own: ParsedMessage, english: ParsedMessage): Problem[] {
  const known = new Set([...english.inputs, ...shown(english)])
  const unknown = new Set([...own.inputs, ...shown(own)].filter(name => !known.has(name) && !isLocal(own, name)))
  const lost = [...shown(english)].filter(
    name => !isLocal(english, name) && !shown(own).has(name) && !chosenBy(own, name),
  )
  const code = 'MSG003'
  return [
    ...[...unknown].map(name =>
      problemInside(file, [key], pieceOf(own, name), {
        code,
        what: `English has no placeholder {${name}} here`,
        why: 'Nothing would be filled in for it',
        hint: didYouMean(name, lost) ?? (known.size > 0 ? `English has {${[...known].join('}, {')}}.` : 'Remove it.'),
      }),
    ),
    // A typo in a name is one problem, not two.
    ...lost
      .filter(name => didYouMean(name, unknown) === undefined)
      .map(name =>
        problemAt(file, [key], {
          code,
          what: `The placeholder {${name}} of the English text is missing`,
          why: 'Readers would miss a value that the English text shows',
          hint: `Put {${name}} where it belongs.`,
        }),
      ),
  ]
}

function shown(message: ParsedMessage): Set<string> {
  return new Set(message.texts.flatMap(({ placeholders }) => [...placeholders]))
}

function isLocal(message: ParsedMessage, name: string): boolean {
  return message.plurals.some(({ selector }) => selector === name)
}

// A language may spell out a number in each of its plural forms.
function chosenBy(message: ParsedMessage, name: string): boolean {
  return message.plurals.some(
    ({ input, categories }) => input === name && !categories.has('other') && !categories.has('*'),
  )
}

function pieceOf(message: ParsedMessage, name: string): string {
  return shown(message).has(name) ? `{${name}}` : name
}
