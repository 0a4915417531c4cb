// Pair overrides without effect: for a country outside the markets, or with the value of the lower layers.
import { isDeepStrictEqual } from 'node:util'
import type { BrandInput, Configuration } from '../load/inputs.ts'
import { problemAt, problemOfFile, stringsAt } from '../load/locate.ts'
import { countryCodes, schemaNamed } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { didYouMean } from '../nearest.ts'
import { layeredSettings } from '../resolve/index.ts'
import { defaultsOf, layerOf, leaves, over, plain, type Traced, tracedAt } from '../resolve/layers.ts'

/** Overrides of unknown countries and of countries outside the markets (errors), and values equal to those below (warnings). */
export function checkOverrides(inputs: Configuration): Problem[] {
  if (!inputs.schemas.get('settings')?.tree || !inputs.schemas.get('pair')?.tree) return []
  return [...inputs.brands.values()].flatMap(brand => [
    ...[...brand.pairs.keys()].flatMap(code => outside(inputs, brand, code)),
    ...[...brand.pairs.keys()].flatMap(code => idle(inputs, brand, code)),
  ])
}

function outside(inputs: Configuration, brand: BrandInput, code: string): Problem[] {
  const file = brand.pairs.get(code)
  const markets = stringsAt(brand.file, ['countries'])
  if (
    !file ||
    (markets.includes(code) && countryCodes(inputs).includes(code)) ||
    !brand.file?.tree ||
    markets.length === 0
  )
    return []
  const known = countryCodes(inputs).includes(code)
  return [
    problemOfFile(file.path, {
      code: 'CFG030',
      what: known ? `${code} is not among the markets of ${brand.id}` : `"${code}" is not an accepted country`,
      why: 'Nothing would be built from this file',
      hint: known
        ? `Add "${code}" to "countries" in ${brand.file.path}, or remove this file.`
        : (didYouMean(code, markets) ?? 'Remove the file.'),
    }),
  ]
}

function idle(inputs: Configuration, brand: BrandInput, code: string): Problem[] {
  const file = brand.pairs.get(code)
  if (!file?.tree || !inputs.countries.get(code)?.tree) return []
  const { pairs: _, ...alone } = brand
  const given = layeredSettings(inputs, { ...alone, pairs: new Map() }, code)
  const below = over(defaultsOf(inputs, schemaNamed(inputs, 'settings'), given), given)
  const own: Traced = layerOf(inputs, file, [], 'pair', schemaNamed(inputs, 'pair'))
  return leaves(own, '').flatMap(([key, leaf]) => {
    const path = key.split('.')
    const lower = tracedAt(below, path)
    if (key === '$schema' || !lower || 'entries' in lower || !isDeepStrictEqual(plain(lower), leaf.value)) return []
    const where = `${lower.origin.file}:${lower.origin.line}`
    const finding = {
      code: 'CFG031',
      severity: 'warning' as const,
      what: `${JSON.stringify(leaf.value)} is what ${where} says already`,
      why: 'An override that changes nothing hides later changes below it',
      hint: 'Remove it.',
    }
    return [problemAt(file, path, finding)]
  })
}
