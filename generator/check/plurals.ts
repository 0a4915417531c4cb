// Plural forms: a message that counts has one for every category of its language, and none that the language never uses (GEN-113).

import type { JsonFile } from '../load/inputs.ts'
import { nodeAt, problemAt } from '../load/locate.ts'
import type { Problem } from '../model.ts'
import type { ParsedMessage } from './message-format.ts'

/**
 * Missing categories, a text without plural forms although English has them, forms without their number (errors), and categories
 * that Intl.PluralRules never gives for this language (warnings).
 *
 * @param english the same message in English, if it exists
 */
export function checkPlurals(
  file: JsonFile,
  locale: string,
  key: string,
  message: ParsedMessage,
  english: ParsedMessage | undefined,
): Problem[] {
  const path = [key, 0, 'match']
  return [
    ...(message.faults.length === 0 && english ? uncounted(file, locale, key, message, english) : []),
    ...categoryProblems(file, locale, key, message, path),
    ...(message.faults.length === 0 ? uncovered(file, locale, key, message, path) : []),
  ]
}

/** Cases that no variant is for: readers would see the key of the message. */
function uncovered(
  file: JsonFile,
  locale: string,
  key: string,
  message: ParsedMessage,
  path: (string | number)[],
): Problem[] {
  const variants = message.texts.flatMap(variant => (variant.path.length > 0 ? [choicesIn(variant.path)] : []))
  if (variants.length === 0) return []
  const cases = Object.keys(variants[0] ?? {}).reduce<Record<string, string>[]>(
    (begun, selector) => {
      const plural = message.plurals.find(one => one.selector === selector)
      const named = new Set(variants.map(variant => variant[selector] ?? '*'))
      // What else an input may be is not known; of a plural, a category without any variant is reported by itself.
      const choices = plural
        ? categoriesOf(locale, plural.type).filter(one => named.has(one) || (one === 'other' && named.has('*')))
        : named.add('*')
      return begun.flatMap(one => [...choices].map(choice => ({ ...one, [selector]: choice })))
    },
    [{}],
  )
  const isFor = (variant: Record<string, string>, one: Record<string, string>) =>
    Object.entries(one).every(([selector, choice]) => ['*', choice].includes(variant[selector] ?? '*'))
  return cases
    .filter(one => !variants.some(variant => isFor(variant, one)))
    .map(one => {
      const missing = Object.entries(one).map(([selector, choice]) => `${selector}=${choice}`)
      return problemAt(file, nodeAt(file, path) ? path : [key], {
        code: 'MSG004',
        what: `No text is for "${missing.join(', ')}"`,
        why: 'Readers would see the name of the message in its place',
        hint: `Add "${missing.join(', ')}".`,
      })
    })
}

function uncounted(
  file: JsonFile,
  locale: string,
  key: string,
  message: ParsedMessage,
  english: ParsedMessage,
): Problem[] {
  const shown = english.plurals.filter(({ input }) => english.texts.some(({ placeholders }) => placeholders.has(input)))
  return shown.flatMap(({ input, type }) => {
    const own = message.plurals.find(plural => plural.input === input)
    if (!own) {
      const needed = categoriesOf(locale, type)
      // A language with one form has the same text for every number.
      if (needed.length < 2) return []
      const what = `The text is the same for every {${input}}`
      const hint = `Write a form for each of ${needed.join(', ')}, as the English text does for its own.`
      return [
        problemAt(file, [key], { code: 'MSG004', what, why: `"${locale}" counts with ${needed.join(', ')}`, hint }),
      ]
    }
    return message.texts
      .filter(
        ({ path, placeholders }) => !placeholders.has(input) && isOfMany(locale, type, choicesIn(path)[own.selector]),
      )
      .map(({ path }) => {
        const what = `The number {${input}} is missing in this form`
        const why = `"${locale}" uses the form for several numbers, and readers could not tell which is meant`
        return problemAt(file, [key, ...path], { code: 'MSG013', what, why, hint: `Put {${input}} where it belongs.` })
      })
  })
}

/** What a variant is for by its key, such as `few` and `x` in `form=few, kind=x`. */
const choicesIn = (path: readonly (string | number)[]): Record<string, string> =>
  Object.fromEntries(
    String(path.at(-1))
      .split(',')
      .map(part => part.trim().split('=')),
  )

const NUMBERS_TRIED = 120

// A form for one or two items may spell out the number: "a rider", "both riders".
function isOfMany(locale: string, type: Intl.PluralRuleType, category: string | undefined): boolean {
  const rules = pluralRules(locale, type)
  if (!rules || category === undefined || category === '*') return false
  const numbers = Array.from({ length: NUMBERS_TRIED }, (_, number) => number)
  return numbers.filter(number => rules.select(number) === category).length > 2
}

function categoryProblems(
  file: JsonFile,
  locale: string,
  key: string,
  message: ParsedMessage,
  path: (string | number)[],
): Problem[] {
  return message.plurals.flatMap(({ selector, type, categories }) => {
    const needed = categoriesOf(locale, type)
    // The catch-all must be for "other" only: a forgotten form would go unnoticed in it.
    const given = new Set([...categories].map(category => (category === '*' ? 'other' : category)))
    const missing = needed.filter(category => !given.has(category))
    const never = [...given].filter(category => !needed.includes(category))
    return [
      ...missing.map(category =>
        problemAt(file, nodeAt(file, path) ? path : [key], {
          code: 'MSG004',
          what: `The plural form "${selector}=${category}" is missing`,
          why: `"${locale}" counts with ${needed.join(', ')}`,
          hint: `Add "${selector}=${category}".`,
        }),
      ),
      ...never.map(category => {
        const exact = [...path, `${selector}=${category}`]
        return problemAt(file, nodeAt(file, exact) ? exact : path, {
          code: 'MSG011',
          severity: 'warning',
          what: `"${locale}" never uses the plural form "${category}"`,
          why: `It counts with ${needed.join(', ')}`,
          hint: 'Remove it.',
        })
      }),
    ]
  })
}

/** The plural categories of a locale, the most specific first. */
export function categoriesOf(locale: string, type: Intl.PluralRuleType): string[] {
  // An invalid language tag is reported elsewhere.
  return [...(pluralRules(locale, type)?.resolvedOptions().pluralCategories ?? ['other'])]
}

function pluralRules(locale: string, type: Intl.PluralRuleType): Intl.PluralRules | undefined {
  try {
    return new Intl.PluralRules(locale, { type })
  } catch {
    return undefined
  }
}
