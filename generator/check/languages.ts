// Languages of a pair: the default is one of them, and the country has its names in each (CFG-006, I18-001).

import type { JsonFile } from '../load/inputs.ts'
import { keysAt, problemAt, valueAt } from '../load/locate.ts'
import { normalLocale } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import { languageName } from '../resolve/locales.ts'
import type { SettingsReader } from './traced-settings.ts'

/** The default language, repeated languages, and the names that the supported languages need in the country's file. */
export function checkLanguages({ string, strings, problem }: SettingsReader, country: JsonFile): Problem[] {
  const supported = strings('languages', 'supported')
  const preferred = string('languages', 'default')
  const problems = supported.flatMap((tag, index) => {
    if (supported.indexOf(tag) === index) return []
    const finding = {
      code: 'CFG037',
      what: `"${tag}" stands in the list twice`,
      why: 'nb_NO and nb-NO are one language',
    }
    return [problem(['languages', 'supported'], { ...finding, hint: 'Remove one.' }, index)]
  })
  if (preferred !== undefined && supported.length > 0 && !supported.includes(preferred)) {
    problems.push(
      problem(['languages', 'default'], {
        code: 'CFG024',
        what: `"${preferred}" is not among the supported languages`,
        why: 'The default language is the site at the root',
        hint: didYouMean(preferred, supported) ?? `Supported are ${supported.join(', ')}.`,
      }),
    )
  }
  const unnamed = supported.flatMap((tag, index) => {
    if (!isTag(tag) || languageName(tag) !== undefined) return []
    const what = `The language "${tag}" has no name`
    const why = 'The language list of the site shows it'
    const hint = `Add "${tag}" to generator/resolve/language-names.json.`
    return [problem(['languages', 'supported'], { code: 'CFG025', what, why, hint }, index)]
  })
  return [...problems, ...unnamed, ...namesMissing(country, ['names'], supported), ...citiesMissing(country, supported)]
}

// The schema reports anything that is not a language tag.
function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length > 0
  } catch {
    return false
  }
}

function citiesMissing(country: JsonFile, supported: readonly string[]): Problem[] {
  const cities = valueAt(country, ['cities'])
  if (!Array.isArray(cities)) return []
  return cities.flatMap((_, index) => namesMissing(country, ['cities', index, 'name'], supported))
}

function namesMissing(country: JsonFile, path: (string | number)[], supported: readonly string[]): Problem[] {
  const named = keysAt(country, path).map(normalLocale)
  if (named.length === 0) return []
  return supported
    .filter(tag => !named.includes(tag))
    .map(tag =>
      problemAt(country, [...path, tag], {
        code: 'CFG025',
        what: `There is no name in "${tag}"`,
        why: 'Pages in this language show it',
        hint: `Add "${tag}" here.`,
      }),
    )
}
