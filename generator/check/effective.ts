// What must hold for the merged settings of a pair. Every combination is checked, since --full builds it (Q02).

import { lastResults } from '../cache/last-result.ts'
import type { BrandInput, Configuration } from '../load/inputs.ts'
import { keysAt } from '../load/locate.ts'
import { countryCodes } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { layeredSettings } from '../resolve/index.ts'
import { checkChoices } from './choices.ts'
import { checkFacts } from './facts.ts'
import { checkLanguages } from './languages.ts'
import { checkServers } from './servers.ts'
import { type SettingsReader, settingsReader } from './traced-settings.ts'

/** Facts, languages, servers and choices of every country and every pair that differs from its country. */
export function checkEffective(inputs: Configuration): Problem[] {
  if (!inputs.schemas.get('settings')?.tree) return []
  const codes = countryCodes(inputs).filter(code => inputs.countries.get(code)?.tree)
  return codes.flatMap(code => [
    ...checkPair(inputs, undefined, code),
    ...[...inputs.brands.values()]
      // What a whole country lacks is told there, and not once more of every brand.
      .filter(brand => differs(brand, code) && keysAt(inputs.countries.get(code), ['links']).length > 0)
      .flatMap(brand => checkPair(inputs, brand, code)),
  ])
}

const problemsOfPair = lastResults<Problem[]>('effective')

function checkPair(inputs: Configuration, brand: BrandInput | undefined, code: string): Problem[] {
  const country = inputs.countries.get(code)
  if (!country) return []
  const layers = [country, brand?.file, brand?.pairs.get(code), ...inputs.schemas.values()]
  return problemsOfPair(`${brand?.id} ${code}`, layers, () => {
    const at: SettingsReader = settingsReader(inputs, layeredSettings(inputs, brand, code), country.path)
    return [
      ...checkFacts(at, code),
      ...checkLanguages(at, country),
      ...checkServers(at, inputs, code),
      ...checkChoices(at),
    ]
  })
}

function differs(brand: BrandInput, code: string): boolean {
  return keysAt(brand.file, ['settings']).length > 0 || brand.pairs.has(code)
}
