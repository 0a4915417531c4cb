// What must hold of the settings of a pair once its layers lie over each other. Every combination is asked, since --full builds it (Q02).
import { checkChoices } from '#generator/check/choices'
import { checkFacts } from '#generator/check/facts'
import { checkLanguages } from '#generator/check/languages'
import { type Placed, placed } from '#generator/check/placed'
import { checkServers } from '#generator/check/servers'
import type { BrandInput, Inputs } from '#generator/inputs'
import { keysAt } from '#generator/locate'
import type { Problem } from '#generator/model'
import { layeredSettings } from '#generator/resolve'
import { countryCodes } from '#generator/schemas'

/** Facts, languages, servers and choices of every country and every pair that differs from its country. */
export function checkEffective(inputs: Inputs): Problem[] {
  if (!inputs.schemas.get('settings')?.tree) return []
  const codes = countryCodes(inputs).filter(code => inputs.countries.get(code)?.tree)
  return codes.flatMap(code => [
    ...checkPair(inputs, undefined, code),
    ...[...inputs.brands.values()]
      .filter(brand => differs(brand, code))
      .flatMap(brand => checkPair(inputs, brand, code)),
  ])
}

function checkPair(inputs: Inputs, brand: BrandInput | undefined, code: string): Problem[] {
  const country = inputs.countries.get(code)
  if (!country) return []
  const at: Placed = placed(inputs, layeredSettings(inputs, brand, code), country.path)
  return [...checkFacts(at, code), ...checkLanguages(at, country), ...checkServers(at, inputs), ...checkChoices(at)]
}

function differs(brand: BrandInput, code: string): boolean {
  return keysAt(brand.file, ['settings']).length > 0 || brand.pairs.has(code)
}
