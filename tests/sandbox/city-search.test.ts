import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { details, reverse } from '#sandbox/city/addresses.ts'
import { autocomplete } from '#sandbox/city/autocomplete.ts'
import { wordsOf } from '#sandbox/city/fold.ts'
import { byLocale, filled } from '#sandbox/city/naming.ts'
import { randomOf } from '#sandbox/city/random.ts'
import { cityOf, pick } from './cities.ts'

const SCRIPTS = [
  ['NO', 'nb-NO', /^[\p{Script=Latin}\d\s.,'-]+$/u],
  ['AE', 'ar', /\p{Script=Arabic}/u],
  ['TH', 'th', /\p{Script=Thai}/u],
  ['JP', 'ja', /\p{Script=Han}/u],
  ['GR', 'el', /\p{Script=Greek}/u],
] as const

describe.each(SCRIPTS)('200 addresses of %s in %s', (code, language, script) => {
  test('[API-015] [API-016] [API-017] found by typing, by id and by place are one address', () => {
    const city = cityOf(code)
    const random = randomOf(200)
    for (let i = 0; i < 200; i++) {
      const { street, number } = pick(city, random)
      const name = street.name.local ?? street.name.latin
      const suggestions = autocomplete(city, { query: `${name} ${number}`, language, limit: 10 })
      const suggestion = suggestions.find(({ address }) => address.street === name)
      expect(suggestion, name).toMatchObject({
        number: 'kept',
        address: { number: String(number), country_code: code },
      })
      const address = details(city, suggestion?.address.id ?? '')
      if (!address) throw new Error(`no details of ${name}`)
      expect(address).toEqual(suggestion?.address)
      expect(address.formatted_address).toMatch(script)
      expect(address.formatted_address).not.toMatch(/undefined|[{}[\]]|\s{2}|^[\s,]|[\s,]$/)
      expect(reverse(city, address, language)).toMatchObject({ street: address.street, city: address.city })
    }
  })

  test('Latin letters find the same street as its own script', () => {
    const city = cityOf(code)
    for (const street of city.streets.slice(0, 40)) {
      const ids = (query: string) =>
        autocomplete(city, { query, limit: 10 }).map(({ address }) => address.id.split('.')[1])
      expect(ids(street.name.latin), street.name.latin).toContain(`s${street.id}`)
      expect(ids(street.name.local ?? street.name.latin)).toContain(`s${street.id}`)
    }
  })
})

test.each([
  ['bygdoy alle 23', 'Bygdøy allé', '23', 'kept'],
  ['BYGDØY ALLÉ 23', 'Bygdøy allé', '23', 'kept'],
  ['alle bygdøy 23', 'Bygdøy allé', '23', 'kept'],
  ['23 Bygdøy allé Oslo', 'Bygdøy allé', '23', 'kept'],
  ['bygd', 'Bygdøy allé', undefined, 'none'],
  ['Bygdøy allé 12b', 'Bygdøy allé', '12B', 'kept'],
  ['Bygdøy allé ٢٣', 'Bygdøy allé', '23', 'kept'],
  ['Bygdøy allé 99999', 'Bygdøy allé', undefined, 'clamped'],
  ['Bygdøy allé 0', 'Bygdøy allé', '1', 'clamped'],
  ['bigdøy 5', 'Bygdøy allé', '5', 'kept'],
  ['bydgøy', 'Bygdøy allé', undefined, 'none'],
  ['drammnesvein 8', 'Drammensveien', '8', 'kept'],
  ['dramensvein', 'Drammensveien', undefined, 'none'],
  ['Bygdøy allé 5-7', 'Bygdøy allé', '5', 'kept'],
  ['Bygdøy allé 5 – 7, Oslo', 'Bygdøy allé', '5', 'kept'],
  ['Drammensveien 8 C', 'Drammensveien', '8C', 'kept'],
])('[API-015] %s finds %s', (query, street, number, fate) => {
  const [first] = autocomplete(cityOf('NO'), { query, language: 'nb-NO' })
  expect(first?.address.street).toBe(street)
  expect(first?.number).toBe(fate)
  if (number !== undefined) expect(first?.address.number).toBe(number)
  if (fate === 'clamped' && number === undefined) expect(Number(first?.address.number)).toBeLessThan(99999)
})

test('towns of the gazetteer are found, and a house number is dropped for them', () => {
  const [town] = autocomplete(cityOf('NO'), { query: 'trondhei 12' }).filter(({ address }) => !address.street)
  expect(town).toMatchObject({ number: 'dropped', address: { city: 'Trondheim', country_code: 'NO' } })
  expect(details(cityOf('NO'), town?.address.id ?? '')).toEqual(town?.address)
})

test.each([
  ['', undefined],
  ['7', '7'],
  ['108', '108'],
  ['7 {zip}', '7'],
  ['{zip}', undefined],
])('a house number is distinguished from a postal code: "%s"', (typed, number) => {
  const city = cityOf('GR')
  const street = city.streets.find(
    ({ district, lastNumber, name }) =>
      city.districts[district]?.zipcode?.startsWith('108') && lastNumber > 108 && !/\d/.test(name.latin),
  )
  const zip = city.districts[street?.district ?? 0]?.zipcode ?? ''
  const query = `${street?.name.latin} ${typed.replace('{zip}', zip)}`
  const found = autocomplete(city, { query }).find(({ address }) => address.street === street?.name.latin)
  expect(found?.address.zipcode).toBe(zip)
  expect(found?.address.number).toBe(number)
})

test('a district, a park and the city itself are found', () => {
  const city = cityOf('NO')
  const texts = (query: string) => autocomplete(city, { query }).map(({ address }) => address.formatted_address)
  expect(texts('grünerl')).toContain('Grünerløkka, Oslo')
  expect(texts('slottspark')).toContain('Slottsparken, Oslo')
  expect(texts('oslo')).toContain('Oslo')
})

test('of streets alike the nearest comes first', () => {
  const city = cityOf('AE')
  const alike = city.streets.filter(({ name }) => /^Al Salam Street \d+$/.test(name.latin))
  expect(alike.length).toBeGreaterThan(1)
  for (const street of alike) {
    const near = details(city, `AE.s${street.id}`)
    const found = autocomplete(city, { query: 'al salam street', near, limit: 40 })
    const classOf = (id: string) => city.streets[Number(id.split('.s')[1])]?.class
    const first = found.find(
      ({ address }) => /^Al Salam Street \d+$/.test(address.street ?? '') && classOf(address.id) === street.class,
    )
    expect(first?.address.street).toBe(street.name.latin)
  }
})

test('the id carries the language it was found in; another can be asked for', () => {
  const city = cityOf('GR')
  const [found] = autocomplete(city, { query: 'patision 5', language: 'el' })
  expect(details(city, found?.address.id ?? '')?.city).toBe('Αθήνα')
  expect(details(city, found?.address.id ?? '', 'en')?.city).toBe('Athens')
})

test.each([
  '',
  'NO',
  'NO.s',
  'NO.s999999',
  'NO.s1.0',
  'NO.s1.99999',
  'NO.d999',
  'NO.pxx',
  'SE.s1',
  '../etc',
  'NO.s1;drop',
  'NO.s-1',
  'NO.s1.5~',
])('[API-017] the foreign id "%s" has no details', id => {
  expect(details(cityOf('NO'), id)).toBeUndefined()
})

test('[API-016] a place outside the streets is named by its town, and keeps its coordinates; the open sea by nothing', () => {
  const city = cityOf('NO')
  const bergen = { latitude: 60.3913, longitude: 5.3221 }
  const found = reverse(city, bergen)
  expect(found).toMatchObject({ city: 'Bergen', ...bergen })
  expect(details(city, found?.id ?? '')).toEqual(found)
  expect(reverse(city, { latitude: 0, longitude: -30 })).toBeUndefined()
})

test('whatever is typed, the answer is a list of at most the limit, with ids that have details', () => {
  const city = cityOf('JP')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 8 }), (query, limit) => {
      const found = autocomplete(city, { query, limit, language: 'ja' })
      expect(found.length).toBeLessThanOrEqual(limit)
      for (const { address } of found) expect(details(city, address.id)).toEqual(address)
    }),
    { numRuns: 300 },
  )
})

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'prototype']

test.each(INHERITED)('what every object has by birth is only a word: %s', name => {
  for (const code of ['NO', 'JP', 'AE']) {
    const city = cityOf(code)
    for (const query of [name, `${name} 5`, `5 ${name} ${name}`, `${name}, Oslo`])
      for (const { address } of autocomplete(city, { query, language: name }))
        expect(details(city, address.id)).toEqual(address)
    expect(details(city, `${code}.${name}`)).toBeUndefined()
    expect(byLocale(city.names, name)).toBe(byLocale(city.names, 'en'))
  }
  expect(filled(`[No. {${name}},] {street}`, { street: 'Storgata' })).toBe(' Storgata')
  expect(wordsOf(name)).toEqual([name.toLowerCase()])
})
