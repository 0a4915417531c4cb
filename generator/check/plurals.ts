// Plural forms: a message that counts has one for every category of its language, and none that the language never uses (GEN-113).
import type { ParsedMessage } from '#generator/check/message-format'
import type { JsonFile } from '#generator/inputs'
import { nodeAt, problemAt } from '#generator/locate'
import type { Problem } from '#generator/model'

/** Missing categories (errors) and ones that Intl.PluralRules never gives for this language (warnings). */
export function checkPlurals(file: JsonFile, locale: string, key: string, message: ParsedMessage): Problem[] {
  const path = [key, 0, 'match']
  return message.plurals.flatMap(({ selector, type, categories }) => {
    const needed = categoriesOf(locale, type)
    // The catch-all stands for "other", which takes whatever is left, and for nothing more: a forgotten form would hide in it.
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

/** The plural categories of a locale, most special first. */
function categoriesOf(locale: string, type: Intl.PluralRuleType): string[] {
  try {
    return [...new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories]
  } catch {
    // A locale that is no tag at all has a problem of its own.
    return ['other']
  }
}
