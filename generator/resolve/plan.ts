// The pairs that a command selects, sorted (Q02).
import type { Inputs } from '../load/inputs.ts'
import { problemAt, problemOfFile, stringsAt } from '../load/locate.ts'
import { brandIds, countryCodes, environmentIds } from '../load/schemas.ts'
import type { Problem } from '../model.ts'
import { didYouMean, listed } from '../nearest.ts'

/** One brand in one country. */
export type Pair = { brand: string; country: string }

/**
 * Every pair of the markets, every combination, or those named; `full` with named ones allows pairs outside the markets. `only`
 * keeps those of one brand or of one country.
 */
export type PlanRequest =
  | { all: true; only?: Partial<Pair> }
  | { full: true; only?: Partial<Pair>; pairs?: readonly Pair[] }
  | { pairs: readonly Pair[] }

/** The selected pairs, sorted by brand and country, without duplicates; with a problem for every unknown name or pair. */
export function plan(inputs: Inputs, request: PlanRequest): { pairs: Pair[]; problems: Problem[] } {
  const problems: Problem[] = []
  const markets = (brand: string) => stringsAt(inputs.brands.get(brand)?.file, ['countries'])
  const pairs: Pair[] = []
  if ('pairs' in request && request.pairs) {
    const outside = 'full' in request
    for (const pair of request.pairs) {
      const wrong = [...unknown(inputs, 'brand', pair.brand), ...unknown(inputs, 'country', pair.country)]
      if (wrong.length === 0 && !outside && !markets(pair.brand).includes(pair.country))
        wrong.push(notAMarket(inputs, pair))
      if (wrong.length === 0) pairs.push(pair)
      problems.push(...wrong)
    }
  } else {
    const { brand: oneBrand, country: oneCountry } = ('only' in request && request.only) || {}
    if (oneBrand !== undefined) problems.push(...unknown(inputs, 'brand', oneBrand))
    if (oneCountry !== undefined) problems.push(...unknown(inputs, 'country', oneCountry))
    const codes = countryCodes(inputs).filter(code => oneCountry === undefined || code === oneCountry)
    for (const brand of brandIds(inputs).filter(id => oneBrand === undefined || id === oneBrand)) {
      const wanted = 'full' in request ? codes : codes.filter(code => markets(brand).includes(code))
      pairs.push(...wanted.map(country => ({ brand, country })))
    }
  }
  const byName = new Map(pairs.map(pair => [`${pair.brand}-${pair.country}`, pair]))
  return { pairs: [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair), problems }
}

/** A problem if a name from the command line is not an accepted brand, country or environment, with the closest that is. */
export function unknown(inputs: Inputs, kind: 'brand' | 'country' | 'environment', name: string): Problem[] {
  const accepted = { brand: brandIds, country: countryCodes, environment: environmentIds }[kind](inputs)
  if (accepted.includes(name)) return []
  const id = { brand: 'brand-id', country: 'country-code', environment: 'environment-id' }[kind]
  const finding = {
    code: 'CFG040',
    what: `"${name}" is not an accepted ${kind}`,
    why: `Accepted are ${listed(accepted, 40)}`,
    hint: didYouMean(name, accepted),
  }
  const schema = inputs.schemas.get(id)
  return [schema ? problemAt(schema, ['enum'], finding) : problemOfFile(`schema/${id}.schema.json`, finding)]
}

function notAMarket(inputs: Inputs, { brand, country }: Pair): Problem {
  const finding = {
    code: 'CFG039',
    what: `${country} is not among the markets of ${brand}`,
    why: 'Only markets are built by name, so that no site goes out by a slip',
    hint: `Add "${country}" to "countries", or build it with --full.`,
  }
  const file = inputs.brands.get(brand)?.file
  return file ? problemAt(file, ['countries'], finding) : problemOfFile(`brands/${brand}/brand.json`, finding)
}
