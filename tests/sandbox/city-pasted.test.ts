// Addresses that are pasted whole.
import { expect, test } from 'vitest'
import { houseNumberWarning } from '#features/addresses/address-search.ts'
import { addressOfStreet } from '#sandbox/city/addresses.ts'
import { autocomplete } from '#sandbox/city/autocomplete.ts'
import { namingOf } from '#sandbox/city/naming.ts'
import { randomOf } from '#sandbox/city/random.ts'
import { ALL_COUNTRIES, cityOf, pick } from './cities.ts'

test.each(ALL_COUNTRIES)(
  '[API-015] [BLK-103] [ADR-101] 100 addresses of %s pasted whole find themselves in every language, and a house with another number is pointed out',
  code => {
    const city = cityOf(code)
    const languages = new Set(['en', ...namingOf(city.country).languages, ...Object.keys(city.names)])
    for (const language of languages) {
      const random = randomOf(100)
      for (let i = 0; i < 100; i++) {
        const { street, number } = pick(city, random)
        // Every tenth is beyond the end of its street.
        const typed = i % 10 === 0 ? street.lastNumber + 7 : number
        const expected = addressOfStreet(city, street, String(typed), language)
        const query = expected.formatted_address
        const [first] = autocomplete(city, { query, language, limit: 1 })
        expect(first?.number, query).toBe(typed > street.lastNumber ? 'clamped' : 'kept')
        const kept = addressOfStreet(city, street, String(Math.min(typed, street.lastNumber)), language)
        expect(first?.address, query).toEqual(kept)
        expect(houseNumberWarning(query, kept)?.code, query).toBe(
          typed > street.lastNumber ? 'house_number_changed' : undefined,
        )
        // Whoever reads it in another language gets the same house.
        const [other] = autocomplete(city, { query, limit: 1 })
        expect(other?.address.id, query).toBe(kept.id.split('~')[0])
      }
    }
  },
)

/** A street of the city whose name looks like this, with what an address of it says. */
const streetLike = (code: string, pattern: RegExp) => {
  const city = cityOf(code)
  const [language = 'en'] = namingOf(city.country).languages
  const street = city.streets.find(({ name }) => pattern.test(name.local ?? name.latin))
  if (!street) throw new Error(`no street like ${pattern} in ${code}`)
  const district = city.districts[street.district]
  return {
    street: street.name.local ?? street.name.latin,
    latin: street.name.latin,
    district: district?.name.local ?? district?.name.latin ?? '',
    districtLatin: district?.name.latin ?? '',
    city: city.name.local ?? city.name.latin,
    zip: district?.zipcode ?? '',
    language,
  }
}
type Asked = ReturnType<typeof streetLike>

test.each<[string, RegExp, string, (asked: Asked) => string, string | undefined]>([
  ['HK', /^\p{L}{2}大道$/u, 'all run together', a => `${a.city}${a.district}${a.street}13號`, '13'],
  ['HK', /^\p{L}{2}大道$/u, 'without the town', a => `${a.district}${a.street}13號`, '13'],
  ['HK', /^\p{L}{2}大道$/u, 'apart', a => `${a.city} ${a.district} ${a.street} 13 號`, '13'],
  ['HK', /^\p{L}{2}大道$/u, 'begun', a => `${a.city}${a.district}${a.street.slice(0, 2)}`, undefined],
  ['HK', /^\p{L}{2}大道$/u, 'mistyped', a => `${a.city}${a.district}${a.street.slice(0, 3)}到13號`, '13'],
  ['JP', /^\p{L}{2}坂$/u, 'with its postal code', a => `〒${a.zip} ${a.city}${a.district}${a.street}2`, '2'],
  ['JP', /^\p{L}{2}坂$/u, 'in wide digits', a => `${a.city}${a.district}${a.street}２`, '2'],
  ['JP', /^\p{L}{2}坂$/u, 'begun', a => `${a.city}${a.district}${a.street.slice(0, 2)}`, undefined],
  ['JP', /\d丁目$/u, 'with a number in its name', a => `${a.city}${a.district}${a.street}2`, '2'],
  ['KH', / \d+$/u, 'with a number in its name', a => `ផ្ទះ 2 ${a.street} ${a.district} ${a.city} ${a.zip}`, '2'],
  ['BD', /গলি$/u, 'in Latin letters', a => `House 3, ${a.latin}, ${a.districtLatin}, Dhaka ${a.zip}`, '3'],
  ['BD', /গলি$/u, 'begun in Latin letters', a => `House 3, ${a.latin.slice(0, -2)}`, '3'],
  ['BH', / \d$/u, 'with a number in its name', a => `2 ${a.latin}, ${a.districtLatin}`, '2'],
])('[API-015] an address of %s like %s is found when it is written %s', (code, pattern, _, written, number) => {
  const asked = streetLike(code, pattern)
  const found = autocomplete(cityOf(code), { query: written(asked), language: asked.language })
  const best = number === undefined ? found.find(({ address }) => address.street === asked.street) : found[0]
  expect(best?.address, written(asked)).toMatchObject({ street: asked.street, ...(number && { number }) })
})

test('a whole address with a word that belongs nowhere is not taken for the nearest one', () => {
  expect(autocomplete(cityOf('HK'), { query: '九龍旺角無此路名稱13號', language: 'zh-HK' })).toEqual([])
  expect(autocomplete(cityOf('NO'), { query: 'Bygdøy allé 23, 9999 Qqqqxxxx' })).toEqual([])
})
