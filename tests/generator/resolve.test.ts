import { describe, expect, test } from 'vitest'
import { nameInText } from '#features/pricing/figures.ts'
import { check } from '#generator/check/index.ts'
import { resolve } from '#generator/resolve/index.ts'
import { plan } from '#generator/resolve/plan.ts'
import { fixture, inputsOf, plant } from './faults/fixture.ts'

const inputs = inputsOf(fixture())

test('[CFG-102] each layer lies over the ones below, key by key', () => {
  const { deployment, origins } = resolve(inputs, 'north', 'SG', 'stg')
  const { settings } = deployment
  expect(settings.minimumEtaMinutes).toBe(20)
  expect(settings.links).toEqual({
    registration: 'https://join.example/',
    privacy: 'https://sg.example/p',
    apiDocs: 'https://docs.example/',
  })
  expect(settings.rules).toEqual({ unitNumberRequired: true, amountRequired: true, bulkFormats: ['xlsx'] })
  const layers = ['minimumEtaMinutes', 'links.apiDocs', 'links.registration', 'rules.amountRequired'].map(
    key => origins.get(`settings.${key}`)?.layer,
  )
  expect(layers).toEqual(['pair', 'brand', 'country', 'default'])
})

test('a list replaces the list below it', () => {
  const files = plant(
    fixture(),
    'brands/north/countries/SG.json',
    '"flagProviders": ["STORAGE"],\n  "links"',
    '"links"',
  )
  expect(resolve(inputsOf(files), 'north', 'SG', 'stg').deployment.settings.flagProviders).toEqual(['STORAGE'])
})

test('a site knows how its country is named in a sentence', () => {
  const files = plant(
    fixture(),
    'countries/AE.json',
    '"namesInText": { "en": "the United Arab Emirates" },\n  "cities"',
    '"cities"',
  )
  const { country } = resolve(inputsOf(files), 'north', 'AE', 'san').deployment
  expect(nameInText(country, 'en')).toBe('the United Arab Emirates')
  expect(nameInText(resolve(inputs, 'north', 'NO', 'san').deployment.country, 'en')).toBe('Norway')
})

test('the environment is that of the asked one', () => {
  const { deployment } = resolve(inputs, 'south-star', 'AE', 'prd')
  expect(deployment.environment.api).toBe('https://ae.api.prd.example')
  expect(deployment.origin).toBe('https://ae.prd.south-star.example')
  expect(deployment.pair).toBe('south-star-AE')
})

test('[GEN-117] an origin has the code of its country in each place that is marked for it', () => {
  const origin = 'https://{country}.san.north.example'
  const files = plant(fixture(), 'brands/north/brand.json', origin.replace('san', 'san.{country}'), origin)
  expect(check(inputsOf(files)).filter(({ severity }) => severity === 'error')).toEqual([])
  expect(resolve(inputsOf(files), 'north', 'NO', 'san').deployment.origin).toBe('https://no.san.no.north.example')
})

test('[FLG-002] every flag has a value, off by default (Q80)', () => {
  const { flags } = resolve(inputs, 'north', 'NO', 'san').deployment
  expect(Object.keys(flags)).toHaveLength(25)
  expect(Object.values(flags).every(value => value === false)).toBe(true)
})

test('locales of the documents come out as BCP 47 (Q81)', () => {
  const { deployment } = resolve(inputs, 'north', 'NO', 'san')
  expect(deployment.settings.languages).toEqual({ default: 'nb-NO', supported: ['nb-NO', 'en'] })
  const files = plant(fixture(), 'countries/NO.json', '"nb_NO": "Norge"', '"nb-NO": "Norge"')
  expect(resolve(inputsOf(files), 'north', 'NO', 'san').deployment.country.names).toEqual({
    en: 'Norway',
    'nb-NO': 'Norge',
  })
})

test('prices have their defaults only where there are prices', () => {
  expect(resolve(inputs, 'north', 'NO', 'san').deployment.settings.pricing).toBeUndefined()
  expect(resolve(inputs, 'north', 'SG', 'san').deployment.settings.pricing).toEqual({
    base: 6,
    perKm: 1,
    isMinimum: false,
    perKmAfterKm: 0,
  })
})

test('the account provider is the brand itself unless it names another (Q01)', () => {
  expect(resolve(inputs, 'north', 'NO', 'san').deployment.brand.accountProvider).toBe('North Rider')
})

test('the deployment is frozen all through, and apart from the next one', () => {
  const { deployment } = resolve(inputs, 'north', 'NO', 'san')
  expect(() => Object.assign(deployment.settings.links, { privacy: 'x' })).toThrow(TypeError)
  expect(() => Array.prototype.push.call(deployment.settings.languages.supported, 'ar')).toThrow(TypeError)
  expect(resolve(inputs, 'north', 'NO', 'san').deployment).toEqual(deployment)
})

describe('[CFG-008]', () => {
  test.each([
    ['north', 'XX', 'san'],
    ['nobody', 'NO', 'san'],
    ['north', 'NO', 'test'],
  ])('%s %s %s cannot be resolved', (brand, country, environment) => {
    expect(() => resolve(inputs, brand, country, environment)).toThrow()
  })
})

test('a plan of all holds the markets, a full one every combination, both sorted (Q02)', () => {
  const names = (request: Parameters<typeof plan>[1]) =>
    plan(inputs, request).pairs.map(({ brand, country }) => `${brand}-${country}`)
  expect(names({ all: true })).toEqual(['north-NO', 'north-SG', 'south-star-AE', 'south-star-SG'])
  expect(names({ full: true })).toEqual([
    'north-AE',
    'north-NO',
    'north-SG',
    'south-star-AE',
    'south-star-NO',
    'south-star-SG',
  ])
})

test('a brand alone is all of its markets, a country alone every brand that has it', () => {
  const names = (request: Parameters<typeof plan>[1]) =>
    plan(inputs, request).pairs.map(({ brand, country }) => `${brand}-${country}`)
  expect(names({ all: true, only: { brand: 'north' } })).toEqual(['north-NO', 'north-SG'])
  expect(names({ all: true, only: { country: 'SG' } })).toEqual(['north-SG', 'south-star-SG'])
  expect(names({ full: true, only: { country: 'NO' } })).toEqual(['north-NO', 'south-star-NO'])
  expect(plan(inputs, { all: true, only: { brand: 'nroth' } })).toMatchObject({
    pairs: [],
    problems: [{ code: 'CFG040', hint: 'Did you mean "north"?' }],
  })
})

test('a pair outside the markets needs --full, which the problem names (Q02)', () => {
  const pairs = [{ brand: 'north', country: 'AE' }]
  const refused = plan(inputs, { pairs })
  expect(refused.pairs).toEqual([])
  expect(refused.problems).toMatchObject([{ code: 'CFG039', file: 'brands/north/brand.json', path: 'countries' }])
  expect(refused.problems[0]?.hint).toContain('--full')
  expect(plan(inputs, { full: true, pairs })).toEqual({ pairs, problems: [] })
})

test('[CFG-001] [CFG-005] an unknown brand or country is named with the nearest one', () => {
  const { problems } = plan(inputs, { pairs: [{ brand: 'nroth', country: 'N0' }] })
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['CFG040', 'Did you mean "north"?'],
    ['CFG040', 'Did you mean "NO"?'],
  ])
})
