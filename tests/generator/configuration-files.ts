// The shipped configuration as the tests of its data read it: straight from the disk, without the generator's own loader.
import { readdirSync, readFileSync } from 'node:fs'
import type { Brand, Country, CountryCode, EnvironmentId } from '#schema/config.ts'

/** A file of the project as text; the path is relative to its root. */
export const text = (path: string): string => readFileSync(path, 'utf8')

/** A JSON file of the project; the caller says of which shape, and the validity test proves it. */
export const json = <T>(path: string): T => JSON.parse(text(path)) as T

/** Names in a folder, without hidden ones. */
export const namesIn = (folder: string): string[] => readdirSync(folder).filter(name => !name.startsWith('.'))

/** The ids that a schema of one enumeration accepts. */
export const accepted = (schema: 'brand-id' | 'country-code'): string[] =>
  json<{ enum: string[] }>(`schema/${schema}.schema.json`).enum

/** Every brand by its folder. */
export const brands = namesIn('brands').map(folder => ({ folder, ...json<Brand>(`brands/${folder}/brand.json`) }))

export const countryFiles = namesIn('countries').map(name => ({ path: `countries/${name}`, name }))
export const countries = countryFiles.map(({ path }) => json<Country>(path))
export const country = (code: CountryCode): Country => json<Country>(`countries/${code}.json`)

/** Every pair override, with the brand whose folder it lies in. */
export const pairs = brands.flatMap(brand =>
  namesIn(`brands/${brand.folder}`).includes('countries')
    ? namesIn(`brands/${brand.folder}/countries`).map(name => ({
        brand,
        name,
        code: name.replace(/\.json$/, '') as CountryCode,
        path: `brands/${brand.folder}/countries/${name}`,
      }))
    : [],
)

export const environmentIds: EnvironmentId[] = ['san', 'stg', 'prd']

/** A locale of a file as BCP 47 tag (Q81). */
export const bcp47 = (locale: string): string => locale.replace('_', '-')
