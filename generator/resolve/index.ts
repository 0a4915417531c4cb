// One brand in one country for one environment: four layers merged into one frozen Deployment, every value with its origin.

import type { Deployment } from '#schema/deployment.ts'
import type { BrandInput, Configuration, JsonFile } from '../load/inputs.ts'
import { stringAt } from '../load/locate.ts'
import { environmentIds, schemaNamed } from '../load/schemas.ts'
import type { Layer, Origin, Origins } from '../model.ts'
import { defaultsOf, layerOf, leaves, mapTexts, over, plain, type Traced, tracedAt, under } from './layers.ts'

const NOTHING: Traced = { entries: new Map() }

/**
 * The merged settings of a pair: country < brand < pair. Of the defaults only the servers are included, since they are
 * written for every country. Works on files with problems too, so that checks can use it.
 */
export function layeredSettings(inputs: Configuration, brand: BrandInput | undefined, countryCode: string): Traced {
  const country = inputs.countries.get(countryCode)
  const settings = schemaNamed(inputs, 'settings')
  const layers: [JsonFile | undefined, string[], Layer, 'country' | 'settings' | 'pair'][] = [
    [country, [], 'country', 'country'],
    [brand?.file, ['settings'], 'brand', 'settings'],
    [brand?.pairs.get(countryCode), [], 'pair', 'pair'],
  ]
  const given = layers
    .map(([file, path, layer, schema]) => layerOf(inputs, file, path, layer, schemaNamed(inputs, schema)))
    .map(layer => onlyKeysOf(layer, Object.keys(propertiesOf(settings.file))))
    .reduce(over, onlyKeysOf(defaultsOf(inputs, settings, NOTHING), ['environments']))
  const environments = under(given, 'environments')
  if (!('entries' in given) || !environments) return given
  const ofCountry = mapTexts(environments, text => text.replaceAll('{country}', countryCode.toLowerCase()))
  return { entries: new Map([...given.entries, ['environments', ofCountry]]) }
}

/**
 * Resolves one pair: schema default < country < brand.settings < pair, objects merged deep, lists replaced (CFG-102).
 * The deployment is deeply frozen. Expects inputs without errors; throws an Error when a file or environment is missing.
 */
export function resolve(
  inputs: Configuration,
  brandId: string,
  countryCode: string,
  environmentId: string,
): { deployment: Deployment; origins: Origins } {
  const brand = inputs.brands.get(brandId)
  const country = inputs.countries.get(countryCode)
  if (!brand?.file?.tree) throw new Error(`brands/${brandId}/brand.json not found`)
  if (!country?.tree) throw new Error(`countries/${countryCode}.json not found`)
  const given = layeredSettings(inputs, brand, countryCode)
  const settings = over(defaultsOf(inputs, schemaNamed(inputs, 'settings'), given), given)
  const environment = tracedAt(settings, ['environments', environmentId])
  if (!environment || !environmentIds(inputs).includes(environmentId)) {
    throw new Error(`environment ${environmentId} is not set for ${brandId}-${countryCode}`)
  }
  const brandPart = layerOf(inputs, brand.file, [], 'brand', schemaNamed(inputs, 'brand'))
  const countryPart = layerOf(inputs, country, [], 'country', schemaNamed(inputs, 'country'))
  const originSetting = tracedAt(brandPart, ['origins', environmentId])
  const parts = {
    origin: originSetting ?? NOTHING,
    brand: over({ entries: new Map([['accountProvider', under(brandPart, 'name') ?? NOTHING]]) }, brandPart),
    country: onlyKeysOf(countryPart, ['code', 'names', 'namesInText', 'cities']),
    environment,
    flags: under(settings, 'flags') ?? NOTHING,
    settings: without(settings, ['environments', 'flags']),
  }
  parts.brand = without(parts.brand, ['$schema', 'schemaVersion', 'settings', 'origins', 'countries'])
  const address = stringAt(brand.file, ['origins', environmentId]) ?? ''
  const deployment = {
    pair: `${brandId}-${countryCode}`,
    environmentId,
    ...(plain({ entries: new Map(Object.entries(parts)) }) as object),
    origin: address.replaceAll('{country}', countryCode.toLowerCase()).replace(/\/+$/, ''),
  }
  const origins = new Map<string, Origin>()
  for (const [key, leaf] of leaves({ entries: new Map(Object.entries(parts)) }, '')) origins.set(key, leaf.origin)
  // The checks have validated every file against its schema, and Deployment is made of the types of these schemas.
  return { deployment: deepFreeze(deployment) as unknown as Deployment, origins }
}

/** Freezes a plain value deeply. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

function propertiesOf(file: JsonFile): object {
  return (file.value as { properties?: object } | undefined)?.properties ?? {}
}

function onlyKeysOf(part: Traced, keys: readonly string[]): Traced {
  return 'entries' in part ? { entries: new Map([...part.entries].filter(([key]) => keys.includes(key))) } : part
}

function without(part: Traced, keys: readonly string[]): Traced {
  return 'entries' in part ? { entries: new Map([...part.entries].filter(([key]) => !keys.includes(key))) } : part
}
