// The 32 countries: the reference deployment to the letter, and public facts that other sources confirm.
import { getCountryCallingCode, type CountryCode as PhoneCountry } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import type { Brand, Country, CountryCode } from '#schema/config.ts'
import { accepted, bcp47, brands, countries, country, countryFiles, json, pairs, text } from './configuration-files.ts'

const supported = (of: Country): string[] => of.languages.supported.map(bcp47)

test('[CFG-015] the reference deployment is as documented', () => {
  expect(country('NO')).toMatchObject({
    code: 'NO',
    currency: 'NOK',
    languages: { default: 'nb_NO', supported: ['nb_NO', 'en'] },
    phonePrefix: '+47',
    timezone: 'Europe/Oslo',
    defaultPaymentMethod: 'PAID',
    minimumEtaMinutes: 15,
    registrationType: 'PV',
  })
  const brand = json<Brand>('brands/pandago/brand.json')
  expect(brand).toMatchObject({ code: 'PANDAGO' })
  expect(brand.countries).toContain('NO')
  // Of its own the pair says only that it takes tokens, as every demo site does (Q112).
  expect(pairs.filter(pair => pair.brand.id === 'pandago' && pair.code === 'NO')).toHaveLength(1)
  expect(json('brands/pandago/countries/NO.json')).toEqual({
    $schema: '../../../schema/pair.schema.json',
    schemaVersion: 3,
    embedding: { acceptTokens: true },
  })
  expect(Object.keys(brand.settings ?? {})).toEqual(['links'])
})

test.each(countries)('$code pays PAID, waits 15 minutes and registers as PV where nothing else is documented', of => {
  expect(of).toMatchObject({ defaultPaymentMethod: 'PAID', minimumEtaMinutes: 15, registrationType: 'PV' })
})

test.each(countries)('[CFG-017] $code has a zone of its own country', of => {
  const canonical = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  const region = new Intl.Locale(`und-${of.code}`) as Intl.Locale & { getTimeZones(): string[] }
  expect(region.getTimeZones().map(canonical)).toContain(canonical(of.timezone))
})

test.each(countries)('$code has a currency and a phone prefix that are really its own', of => {
  expect(Intl.supportedValuesOf('currency')).toContain(of.currency)
  // ISO 4217 codes begin with the country's code, except for the euro.
  expect([of.code, 'EU']).toContain(of.currency.slice(0, 2))
  expect(of.phonePrefix).toBe(`+${getCountryCallingCode(of.code as PhoneCountry)}`)
})

test.each(countries)('$code names itself and its cities in each of its languages, and offers English', of => {
  expect(supported(of)).toContain('en')
  expect(supported(of)).toContain(bcp47(of.languages.default))
  for (const names of [of.names, ...of.cities.map(city => city.name)])
    expect(Object.keys(names).sort()).toEqual(supported(of).sort())
  for (const area of of.pricing?.areas ?? []) expect(Object.keys(area.name).sort()).toEqual(supported(of).sort())
  const region = new Intl.DisplayNames('en', { type: 'region' }).of(of.code)
  expect(region).toContain(of.code === 'MM' ? 'Myanmar' : of.names.en)
})

test.each(countries.flatMap(of => of.cities.map(city => ({ code: of.code, city: city.name.en, ...city }))))(
  '$code: the sun over $city agrees with the zone of the country',
  city => {
    // Mean solar time differs from the zone's by less than an hour and a half in each of these places; a swapped pair does not.
    const zone = country(city.code).timezone
    const january = new Date('2026-01-15T12:00:00Z')
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(january)
    const [, hours = '0', minutes = '0'] =
      /([+-]\d+):(\d+)/.exec(parts.find(p => p.type === 'timeZoneName')?.value ?? '') ?? []
    expect(Math.abs(city.longitude / 15 - (Number(hours) + Number(minutes) / 60))).toBeLessThan(1.5)
    // Nobody delivers nearer to a pole; the longitudes of the far east are beyond.
    expect(Math.abs(city.latitude)).toBeLessThan(72)
  },
)

test('the telephone rules that a page brings are those of the accepted countries: without, it refuses their own numbers', () => {
  const { countries: held } = json<{ countries: Record<string, unknown> }>('src/features/phones/phone-metadata.json')
  expect(Object.keys(held).sort()).toEqual(accepted('country-code').sort())
})

test('[I18-001] the countries together offer every accepted language', () => {
  const { enum: locales } = json<{ enum: string[] }>('schema/locale.schema.json')
  expect([...new Set(countries.flatMap(supported))].sort()).toEqual([...new Set(locales.map(bcp47))].sort())
})

test('countries with several scripts or languages offer the decided ones, the default first', () => {
  const table: [CountryCode, string][] = [
    ['PK', 'en ur ur-Latn'],
    ['PH', 'en tl ceb'],
    ['SA', 'ar-SA en'],
    ['HK', 'zh-HK en'],
    ['TW', 'zh-TW en'],
    ['MY', 'en ms zh-MY'],
  ]
  for (const [code, languages] of table) expect(country(code).languages.supported.join(' ')).toBe(languages)
})

test.each(countryFiles)('$path names no brand', ({ path }) => {
  const lower = text(path).toLowerCase()
  const found = brands
    .flatMap(brand => [brand.id, brand.name, brand.code])
    .filter(word => lower.includes(word.toLowerCase()))
  expect(found).toEqual([])
})
