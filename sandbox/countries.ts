// The country files, read when a country is first asked for.
import { readdirSync, readFileSync } from 'node:fs'
import type { Country, CountryCode } from '#schema/config.ts'

const FOLDER = new URL('../countries/', import.meta.url)

/** Codes of all countries that have a file. */
export const allCountries = (): CountryCode[] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length) as CountryCode)
    .sort()

/** The file of a country. Throws an error for a code without one. */
export const readCountry = (code: CountryCode): Country =>
  JSON.parse(readFileSync(new URL(`${code}.json`, FOLDER), 'utf8')) as Country

/** Languages of a country as BCP 47, the default one first. */
export const languagesOf = (country: Country): string[] => {
  const tags = [country.languages.default, ...country.languages.supported].map(tag => tag.replace('_', '-'))
  return [...new Set(tags)]
}
