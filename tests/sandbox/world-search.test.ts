import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { details, reverse } from '#sandbox/world/addresses'
import { autocomplete } from '#sandbox/world/autocomplete'
import { wordsOf } from '#sandbox/world/fold'
import type { World } from '#sandbox/world/model'
import { byLocale, filled } from '#sandbox/world/naming'
import { chanceOf } from '#sandbox/world/random'
import { pick, worldOf } from './world-cities.ts'

const SCRIPTS = [
  ['NO', 'nb-NO', /^[\p{Script=Latin}\d\s.,'-]+$/u],
  ['AE', 'ar', /\p{Script=Arabic}/u],
  ['TH', 'th', /\p{Script=Thai}/u],
  ['JP', 'ja', /\p{Script=Han}/u],
  ['GR', 'el', /\p{Script=Greek}/u],
] as const

describe.each(SCRIPTS)('200 addresses of %s in %s', (code, language, script) => {
  test('[API-015] [API-016] [API-017] [ADR-007] found by typing, told by id and by place are one address', () => {
    const world = worldOf(code)
    const chance = chanceOf(200)
    for (let i = 0; i < 200; i++) {
      const { street, number } = pick(world, chance)
      const name = street.name.local ?? street.name.latin
      const suggestions = autocomplete(world, { query: `${name} ${number}`, language, limit: 10 })
      const suggestion = suggestions.find(({ address }) => address.street === name)
      expect(suggestion, name).toMatchObject({
        number: 'kept',
        address: { number: String(number), country_code: code },
      })
      const address = details(world, suggestion?.address.id ?? '')
      if (!address) throw new Error(`no details of ${name}`)
      expect(address).toEqual(suggestion?.address)
      expect(address.formatted_address).toMatch(script)
      expect(address.formatted_address).not.toMatch(/undefined|[{}[\]]|\s{2}|^[\s,]|[\s,]$/)
      expect(reverse(world, address, language)).toMatchObject({ street: address.street, city: address.city })
    }
  })

  test('Latin letters find the same street as its own script', () => {
    const world = worldOf(code)
    for (const street of world.streets.slice(0, 40)) {
      const ids = (query: string) =>
        autocomplete(world, { query, limit: 10 }).map(({ address }) => address.id.split('.')[1])
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
])('[API-015] %s finds %s', (query, street, number, fate) => {
  const [first] = autocomplete(worldOf('NO'), { query, language: 'nb-NO' })
  expect(first?.address.street).toBe(street)
  expect(first?.number).toBe(fate)
  if (number !== undefined) expect(first?.address.number).toBe(number)
  if (fate === 'clamped' && number === undefined) expect(Number(first?.address.number)).toBeLessThan(99999)
})

test('towns of the gazetteer are found, and a house number is dropped for them', () => {
  const [town] = autocomplete(worldOf('NO'), { query: 'trondhei 12' }).filter(({ address }) => !address.street)
  expect(town).toMatchObject({ number: 'dropped', address: { city: 'Trondheim', country_code: 'NO' } })
  expect(details(worldOf('NO'), town?.address.id ?? '')).toEqual(town?.address)
})

test.each([
  ['', undefined],
  ['7', '7'],
  ['108', '108'],
  ['7 {zip}', '7'],
  ['{zip}', undefined],
])('a house number is told from a postal code: "%s"', (typed, number) => {
  const world = worldOf('GR')
  const street = world.streets.find(
    ({ district, lastNumber, name }) =>
      world.districts[district]?.zipcode?.startsWith('108') && lastNumber > 108 && !/\d/.test(name.latin),
  )
  const zip = world.districts[street?.district ?? 0]?.zipcode ?? ''
  const query = `${street?.name.latin} ${typed.replace('{zip}', zip)}`
  const found = autocomplete(world, { query }).find(({ address }) => address.street === street?.name.latin)
  expect(found?.address.zipcode).toBe(zip)
  expect(found?.address.number).toBe(number)
})

test('a district, a park and the city itself are found', () => {
  const world = worldOf('NO')
  const texts = (query: string) => autocomplete(world, { query }).map(({ address }) => address.formatted_address)
  expect(texts('grünerl')).toContain('Grünerløkka, Oslo')
  expect(texts('slottspark')).toContain('Slottsparken, Oslo')
  expect(texts('oslo')).toContain('Oslo')
})

test('of streets alike the nearest comes first', () => {
  const world = worldOf('AE')
  const alike = world.streets.filter(({ name }) => /^\d+ Al Salam Street$/.test(name.latin))
  expect(alike.length).toBeGreaterThan(1)
  for (const street of alike) {
    const near = details(world, `AE.s${street.id}`)
    const found = autocomplete(world, { query: 'al salam street', near, limit: 40 })
    const classOf = (id: string) => world.streets[Number(id.split('.s')[1])]?.class
    const first = found.find(
      ({ address }) => /^\d+ Al Salam/.test(address.street ?? '') && classOf(address.id) === street.class,
    )
    expect(first?.address.street).toBe(street.name.latin)
  }
})

test('the id carries the language it was found in; another can be asked for', () => {
  const world = worldOf('GR')
  const [found] = autocomplete(world, { query: 'patision 5', language: 'el' })
  expect(details(world, found?.address.id ?? '')?.city).toBe('Αθήνα')
  expect(details(world, found?.address.id ?? '', 'en')?.city).toBe('Athens')
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
  expect(details(worldOf('NO'), id)).toBeUndefined()
})

test('[API-016] a place outside the streets is told by its town, and keeps its coordinates; the open sea by nothing', () => {
  const world = worldOf('NO')
  const bergen = { latitude: 60.3913, longitude: 5.3221 }
  const found = reverse(world, bergen)
  expect(found).toMatchObject({ city: 'Bergen', ...bergen })
  expect(details(world, found?.id ?? '')).toEqual(found)
  expect(reverse(world, { latitude: 0, longitude: -30 })).toBeUndefined()
})

test('whatever is typed, the answer is a list of at most the limit, with ids that have details', () => {
  const world = worldOf('JP')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 1, max: 8 }), (query, limit) => {
      const found = autocomplete(world, { query, limit, language: 'ja' })
      expect(found.length).toBeLessThanOrEqual(limit)
      for (const { address } of found) expect(details(world, address.id)).toEqual(address)
    }),
    { numRuns: 300 },
  )
})

const mistyped = (text: string, chance: () => number): string => {
  const at = Math.floor(chance() * text.length)
  return text.length < 5 ? text : text.slice(0, at) + text.slice(at + 1)
}

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'prototype']

test.each(INHERITED)('what every object has by birth is only a word: %s', name => {
  for (const code of ['NO', 'JP', 'AE']) {
    const world = worldOf(code)
    for (const query of [name, `${name} 5`, `5 ${name} ${name}`, `${name}, Oslo`])
      for (const { address } of autocomplete(world, { query, language: name }))
        expect(details(world, address.id)).toEqual(address)
    expect(details(world, `${code}.${name}`)).toBeUndefined()
    expect(byLocale(world.city.names, name)).toBe(byLocale(world.city.names, 'en'))
  }
  expect(filled(`[No. {${name}},] {street}`, { street: 'Storgata' })).toBe(' Storgata')
  expect(wordsOf(name)).toEqual([name.toLowerCase()])
})

test('95 in 100 of 2,000 mixed queries are answered within 10 ms', () => {
  const worlds = ['NO', 'AE', 'TH', 'JP', 'DE'].map(worldOf)
  const chance = chanceOf(95)
  const times: number[] = []
  for (const world of worlds) autocomplete(world, { query: 'warm' })
  for (let i = 0; i < 2000; i++) {
    const world = worlds[i % worlds.length] as World
    const { street, number } = pick(world, chance)
    const place = world.places[Math.floor(chance() * world.places.length)]?.name.latin ?? ''
    const name = chance() < 0.5 ? street.name.latin : (street.name.local ?? street.name.latin)
    const query = [
      name.slice(0, 1 + Math.floor(chance() * name.length)),
      `${name} ${number}`,
      mistyped(name, chance),
      place,
      `${number} ${mistyped(name, chance)} ${place}`,
    ][i % 5 === 0 ? 0 : Math.floor(chance() * 5)] as string
    // The least of three: what the search takes, not what else the machine does.
    const taken = [1, 2, 3].map(() => {
      const start = performance.now()
      autocomplete(world, { query })
      return performance.now() - start
    })
    times.push(Math.min(...taken))
  }
  times.sort((a, b) => a - b)
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(10)
})
