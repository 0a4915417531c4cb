// FAQ and legal texts, for every country without mistakes: a number missing from a broken file is not the text's fault.

import type { Country } from '#schema/config.ts'
import { lastResults } from '../cache/last-result.ts'
import type { Inputs, JsonFile } from '../load/inputs.ts'
import type { Problem } from '../model.ts'
import { layeredSettings } from '../resolve/index.ts'
import { checkContent } from './content/check.ts'
import { settingsReader } from './traced-settings.ts'

/** The problems of content/, given those of the other files. */
export function checkTexts(inputs: Inputs, found: readonly Problem[]): Problem[] {
  const broken = new Set(found.filter(({ severity }) => severity === 'error').map(({ file }) => file))
  const countries = [...inputs.countries.values()].filter(({ path, tree }) => tree && !broken.has(path))
  // Each of them has just passed the schema that this type is generated from.
  return checkContent(
    inputs.content,
    countries.map(({ value }) => value as Country),
    languagesWithStatement(inputs),
  )
}

/** Languages of the countries and pairs whose site has an accessibility statement. */
function languagesWithStatement(inputs: Inputs): Set<string> {
  const languages = new Set<string>()
  if (!inputs.schemas.get('settings')?.tree) return languages
  for (const [code, country] of inputs.countries)
    for (const tag of country.tree ? languagesIn(inputs, code, country) : []) languages.add(tag)
  return languages
}

const languagesOfCountry = lastResults<string[]>('languages with statement')

function languagesIn(inputs: Inputs, code: string, country: JsonFile): string[] {
  const brands = [...inputs.brands.values()]
  const layers = brands.flatMap(brand => [brand.id, brand.file, brand.pairs.get(code)])
  return languagesOfCountry(code, [country, ...layers, ...inputs.schemas.values()], () =>
    [undefined, ...brands].flatMap(brand => {
      const { value, strings } = settingsReader(inputs, layeredSettings(inputs, brand, code), country.path)
      return value('accessibilityStatement') === undefined ? [] : strings('languages', 'supported')
    }),
  )
}
